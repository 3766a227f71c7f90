package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"slices"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/rating"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// dueNote is the kind of the notes of matches that are to be rated. Anyone who rates a match deletes its
// note together with putting the ratings, so that no match counts twice.
const dueNote = "due"

// ratingNote is the kind of the notes of the ratings of a game.
func ratingNote(edition string) string { return "rating " + edition }

const (
	// mostPast is how many matches the history of a rating holds.
	mostPast = 50
	// mostRanked is how long a ladder is.
	mostRanked = 100
	// dueEvery is how often matches are looked for that are over and not rated yet: a server was
	// stopped between the two.
	dueEvery = time.Minute
)

// The errors of rated matches.
var (
	errRated = route.Refuse(http.StatusUnprocessableEntity,
		"a rated match needs two signed-in players who each bring a squad; create a "+
			"table for it")
	errEndless = route.Refuse(http.StatusUnprocessableEntity,
		"a rated match needs a clock, so that a losing player cannot stall; turn "+
			"on clock or clock-days")
	errSelf = route.Refuse(http.StatusConflict,
		"you already sit in the other seat; a rated match needs another opponent")
	errNoUndoing = route.Refuse(http.StatusConflict, "takebacks are not allowed in a rated match")
)

// due is what is noted of a match that is to be rated.
type due struct {
	Edition  string    `json:"edition"`
	Accounts [2]string `json:"accounts"`
	Begun    time.Time `json:"begun"`
}

// rating is what is noted of how strong an account is at a game.
type accountRating struct {
	rating.Rating
	Matches int       `json:"matches"`
	At      time.Time `json:"at"`   // of the last match
	Past    []int     `json:"past"` // after the last matches, the oldest first
	version int
}

// rating reads how strong an account is at a game.
func (s *Server) rating(ctx context.Context, edition, account string) (accountRating, error) {
	n, err := s.o.Store.Note(ctx, ratingNote(edition), account)
	if errors.Is(err, store.ErrUnknown) {
		return accountRating{Rating: rating.New(), At: s.o.Now().UTC()}, nil
	} else if err != nil {
		return accountRating{}, err
	}
	return readRating(&n)
}

// readRating reads the note of a rating.
func readRating(n *store.Note) (r accountRating, err error) {
	if err = json.Unmarshal(n.Data, &r); err != nil {
		return r, fmt.Errorf("server: the rating of account %s: %w", n.Key, err)
	}
	r.version = n.Version
	return r, nil
}

// now is the rating as it is at a moment: time without matches makes it less sure.
func (r *accountRating) now(at time.Time) rating.Rating { return r.Rested(at.Sub(r.At)) }

// toWire returns a rating as the server sends it.
func (r *accountRating) toWire(edition string, at time.Time) wire.AccountRating {
	now := r.now(at)
	return wire.AccountRating{
		Edition: edition, Rating: int(math.Round(now.Value)), Deviation: int(math.Round(now.Deviation)),
		Settled: now.Deviation <= rating.Settled, Matches: r.Matches, Past: r.Past,
	}
}

// after is the rating after a match that has just ended.
func (r accountRating) after(other *accountRating, score float64, at time.Time) accountRating {
	r.Rating = r.now(at).After(other.now(at), score)
	r.Matches++
	r.At = at.UTC()
	r.Past = append(r.Past[max(0, len(r.Past)-mostPast+1):], int(math.Round(r.Value)))
	return r
}

// isDue notes that a match is to be rated when it is over.
func (s *Server) isDue(ctx context.Context, id string, o *opening) error {
	if slices.Contains(o.seats.accounts[:2], "") {
		return errRated
	}
	n, err := noteOf(dueNote, id, "", 0, due{o.edition.ID, [2]string(o.seats.accounts[:2]), s.o.Now().UTC()})
	if err == nil {
		err = s.o.Store.Put(ctx, n)
	}
	if errors.Is(err, store.ErrConflict) { // another server was quicker
		return nil
	}
	return err
}

// rate rates a match that is over, if it is to be rated and no one has done so.
func (s *Server) rate(ctx context.Context, id string) error {
	err := store.ErrConflict
	for i := 0; i < reseats && errors.Is(err, store.ErrConflict); i++ {
		err = s.rateOnce(ctx, id)
	}
	return err
}

// rateOnce is rate, store.ErrConflict where someone else was quicker with one of the ratings.
func (s *Server) rateOnce(ctx context.Context, id string) error {
	n, err := s.o.Store.Note(ctx, dueNote, id)
	if errors.Is(err, store.ErrUnknown) {
		return nil
	} else if err != nil {
		return err
	}
	var d due
	if err := json.Unmarshal(n.Data, &d); err != nil {
		return fmt.Errorf("server: match %s, to be rated: %w", id, err)
	}
	m, err := s.o.Store.Match(ctx, id)
	switch {
	case errors.Is(err, store.ErrUnknown):
		if s.o.Now().Sub(d.Begun) < time.Hour {
			return nil // it is about to be made
		}
	case err != nil:
		return err
	case !m.Finished:
		return nil
	}
	n.Data = nil
	notes := []store.Note{n}
	score, ok := scoreOf(m.Result)
	if ok {
		if ok, err = s.counts(ctx, id); err != nil {
			return err
		}
	}
	if ok {
		changed, err := s.rerated(ctx, &d, score)
		if err != nil {
			return err
		}
		notes = append(notes, changed...)
	}
	return s.o.Store.Put(ctx, notes...)
}

// counts reports whether a match that is over counts for ratings: each player has answered something before its
// end. One that someone concedes at the first sight of the other's squad was not played.
func (s *Server) counts(ctx context.Context, id string) (ok bool, err error) {
	t, err := s.table(ctx, id)
	if isAny(err, errBroken, errDamaged) {
		return false, nil
	} else if err != nil {
		return false, err
	}
	err = t.use(ctx, "whether it counts", func() error {
		ok = t.answeredByBoth()
		return nil
	})
	return ok, err
}

// answeredByBoth reports whether each captain has made a choice, apart from those that the server has drawn for
// the set-up and apart from conceding.
func (t *table) answeredByBoth() bool {
	var list []store.Entry
	if t.archived != nil {
		list = t.archived.choices
	} else {
		list = t.choices[t.drawnSetUp():]
	}
	var answered perSeat[bool]
	for _, e := range list {
		if p := playerOf(e); e.Kind == store.Choice && p.IsSeat() && e.Text != concede {
			answered[p] = true
		}
	}
	return answered[game.Seat1] && answered[game.Seat2]
}

// scoreOf is the score of the first player of a match with a result, if it has one that counts.
func scoreOf(result string) (score float64, ok bool) {
	switch result {
	case "won1":
		return rating.Win, true
	case "won2":
		return rating.Loss, true
	case "drawn":
		return rating.Draw, true
	}
	return 0, false
}

// rerated are the ratings of two accounts after a match, none where one of them has been deleted.
func (s *Server) rerated(ctx context.Context, d *due, score float64) ([]store.Note, error) {
	var before [2]accountRating
	for p, id := range d.Accounts {
		_, err := s.o.Store.Note(ctx, accountNote, id)
		if errors.Is(err, store.ErrUnknown) {
			return nil, nil
		}
		if err == nil {
			before[p], err = s.rating(ctx, d.Edition, id)
		}
		if err != nil {
			return nil, err
		}
	}
	now := s.o.Now()
	scores := [2]float64{score, 1 - score}
	var list []store.Note
	for p, id := range d.Accounts {
		after := before[p].after(&before[1-p], scores[p], now)
		n, err := noteOf(ratingNote(d.Edition), id, id, before[p].version, after)
		if err != nil {
			return nil, err
		}
		n.Rank = after.Value
		list = append(list, n)
	}
	return list, nil
}

// rates rates matches whose end no server was there to rate, until the server closes. It also
// forgets what no one can answer any more.
func (s *Server) rates() {
	tick := time.NewTicker(dueEvery)
	defer tick.Stop()
	for {
		list, err := s.o.Store.Notes(s.ctx, dueNote, "", 1000)
		s.warned("updating ratings", err)
		for i := range list {
			if s.ctx.Err() == nil {
				s.warned("rating match "+list[i].Key, s.rate(s.ctx, list[i].Key))
			}
		}
		s.warned("cleaning up challenges", s.forgetChallenges(s.ctx))
		select {
		case <-s.ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// ladder lists the strongest players of a game whose ratings are sure enough.
func (s *Server) ladder(ctx context.Context, edition string, you *account) ([]wire.Ranked, error) {
	if s.lobby.Edition(edition) == nil {
		return nil, route.Invalidf("the %.40s edition is not available on this server", edition)
	}
	list, err := s.o.Store.Notes(ctx, ratingNote(edition), "", mostRanked)
	if err != nil {
		return nil, err
	}
	out := []wire.Ranked{}
	now := s.o.Now()
	for i := range list {
		r, err := readRating(&list[i])
		if err != nil {
			s.warned("the ladder", err)
			continue
		}
		item := r.toWire(edition, now)
		if item.Past = nil; !item.Settled {
			continue
		}
		a, err := readAccount(ctx, s.o.Store, list[i].Key)
		if errors.Is(err, store.ErrUnknown) {
			continue // it is just being deleted
		} else if err != nil {
			return nil, err
		}
		out = append(out, wire.Ranked{Place: len(out) + 1, Name: a.Name,
			You: you != nil && you.ID == a.ID, AccountRating: item})
	}
	return out, nil
}
