package account

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"slices"
	"time"

	"koiogran/serve/rating"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// DueNote is the kind of the notes of matches that are to be rated. Anyone who rates a match deletes its
// note together with putting the ratings, so that no match counts twice.
const DueNote = "due"

// ratingNote returns the kind of the notes of the ratings of a game.
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
	ErrRated = route.Refuse(http.StatusUnprocessableEntity,
		"a rated match needs two signed-in players who each bring a squad; create a "+
			"table for it")
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
func (acc *Accounts) rating(ctx context.Context, edition, account string) (accountRating, error) {
	n, err := acc.o.Store.Note(ctx, ratingNote(edition), account)
	if errors.Is(err, store.ErrUnknown) {
		return accountRating{Rating: rating.New(), At: acc.o.Now().UTC()}, nil
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

// now returns the rating as it is at a moment: time without matches makes it less sure.
func (r *accountRating) now(at time.Time) rating.Rating { return r.Rested(at.Sub(r.At)) }

// toWire returns a rating as the server sends it.
func (r *accountRating) toWire(edition string, at time.Time) wire.AccountRating {
	now := r.now(at)
	return wire.AccountRating{
		Edition: edition, Rating: int(math.Round(now.Value)), Deviation: int(math.Round(now.Deviation)),
		Settled: now.Deviation <= rating.Settled, Matches: r.Matches, Past: r.Past,
	}
}

// after returns the rating after a match that has just ended.
func (r accountRating) after(other *accountRating, score float64, at time.Time) accountRating {
	r.Rating = r.now(at).After(other.now(at), score)
	r.Matches++
	r.At = at.UTC()
	r.Past = append(r.Past[max(0, len(r.Past)-mostPast+1):], int(math.Round(r.Value)))
	return r
}

// IsDue notes that a match is to be rated when it is over.
func (acc *Accounts) IsDue(ctx context.Context, id, edition string, accounts [2]string) error {
	if slices.Contains(accounts[:], "") {
		return ErrRated
	}
	n, err := store.NoteOf(DueNote, id, "", 0, due{edition, accounts, acc.o.Now().UTC()})
	if err == nil {
		err = acc.o.Store.Put(ctx, n)
	}
	if errors.Is(err, store.ErrConflict) { // another server was quicker
		return nil
	}
	return err
}

// rerates is how often a match is rated again while others are quicker with a rating.
const rerates = 5

// Rate rates a match that is over, if it is to be rated and no one has done so.
func (acc *Accounts) Rate(ctx context.Context, id string) error {
	err := store.ErrConflict
	for i := 0; i < rerates && errors.Is(err, store.ErrConflict); i++ {
		err = acc.rateOnce(ctx, id)
	}
	return err
}

// rateOnce is rate, store.ErrConflict where someone else was quicker with one of the ratings.
func (acc *Accounts) rateOnce(ctx context.Context, id string) error {
	n, err := acc.o.Store.Note(ctx, DueNote, id)
	if errors.Is(err, store.ErrUnknown) {
		return nil
	} else if err != nil {
		return err
	}
	var d due
	if err := json.Unmarshal(n.Data, &d); err != nil {
		return fmt.Errorf("server: match %s, to be rated: %w", id, err)
	}
	m, err := acc.o.Store.Match(ctx, id)
	switch {
	case errors.Is(err, store.ErrUnknown):
		if acc.o.Now().Sub(d.Begun) < time.Hour {
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
		if ok, err = acc.matches.Counts(ctx, id); err != nil {
			return err
		}
	}
	if ok {
		changed, err := acc.rerated(ctx, &d, score)
		if err != nil {
			return err
		}
		notes = append(notes, changed...)
	}
	return acc.o.Store.Put(ctx, notes...)
}

// scoreOf returns the score of the first player of a match with a result, if it has one that counts.
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

// rerated returns the ratings of two accounts after a match, none where one of them has been deleted.
func (acc *Accounts) rerated(ctx context.Context, d *due, score float64) ([]store.Note, error) {
	var before [2]accountRating
	for p, id := range d.Accounts {
		_, err := acc.o.Store.Note(ctx, accountNote, id)
		if errors.Is(err, store.ErrUnknown) {
			return nil, nil
		}
		if err == nil {
			before[p], err = acc.rating(ctx, d.Edition, id)
		}
		if err != nil {
			return nil, err
		}
	}
	now := acc.o.Now()
	scores := [2]float64{score, 1 - score}
	var list []store.Note
	for p, id := range d.Accounts {
		after := before[p].after(&before[1-p], scores[p], now)
		n, err := store.NoteOf(ratingNote(d.Edition), id, id, before[p].version, after)
		if err != nil {
			return nil, err
		}
		n.Rank = after.Value
		list = append(list, n)
	}
	return list, nil
}

// Run rates matches whose end no server was there to rate, until the server closes. It also deletes the notes of
// ceremonies that no one can answer any more.
func (acc *Accounts) Run(ctx context.Context) {
	tick := time.NewTicker(dueEvery)
	defer tick.Stop()
	for {
		list, err := acc.o.Store.Notes(ctx, DueNote, "", 1000)
		acc.warned(ctx, "updating ratings", err)
		for i := range list {
			if ctx.Err() == nil {
				acc.warned(ctx, "rating match "+list[i].Key, acc.Rate(ctx, list[i].Key))
			}
		}
		acc.warned(ctx, "cleaning up challenges", acc.ForgetChallenges(ctx))
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// warned logs that something which is tried again has failed.
func (acc *Accounts) warned(ctx context.Context, what string, err error) {
	if err != nil && ctx.Err() == nil {
		acc.o.Log.Warn("the store is failing", "what", what, "error", err)
	}
}

// ladder lists the strongest players of a game whose ratings are sure enough.
func (acc *Accounts) ladder(ctx context.Context, edition string, you *Account) ([]wire.Ranked, error) {
	if !slices.Contains(acc.o.Editions, edition) {
		return nil, route.Invalidf("the %.40s edition is not available on this server", edition)
	}
	list, err := acc.o.Store.Notes(ctx, ratingNote(edition), "", mostRanked)
	if err != nil {
		return nil, err
	}
	out := []wire.Ranked{}
	now := acc.o.Now()
	for i := range list {
		r, err := readRating(&list[i])
		if err != nil {
			acc.warned(ctx, "the ladder", err)
			continue
		}
		item := r.toWire(edition, now)
		if item.Past = nil; !item.Settled {
			continue
		}
		a, err := readAccount(ctx, acc.o.Store, list[i].Key)
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
