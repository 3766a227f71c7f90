package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"
	"unicode"

	"koiogran/engine/game"
	"koiogran/serve/account"
	"koiogran/serve/lobby"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

const (
	// phraseMark begins the text of an entry that holds the id of a phrase.
	phraseMark = "="
	// mostWords is how many messages can be sent in a match, and wordsTold how many of them a new client gets.
	mostWords = 400
	wordsTold = 60
	// mostReports is how often a seat can report a match.
	mostReports = 3
)

// The errors of words.
var (
	errWords = route.Refuse(http.StatusUnprocessableEntity,
		"expected a phrase from the lobby, or up to 200 printable characters")
	errQuiet  = route.Refuse(http.StatusConflict, "this match has reached the maximum number of messages")
	errReport = route.Refuse(http.StatusConflict,
		"you have already reported a player in this match; the server's operator "+
			"will review it")
	errAlone = route.Refuse(http.StatusConflict, "there is no one in the other seats to read your message")
)

// say lets a seat say something to all others, opponents and partner: what partners tell each other their
// opponents hear (1e.team.talk-public). Watchers do not hear it.
func (t *table) say(ctx context.Context, p game.Player, in wire.NewWords) error {
	text := strings.Join(strings.Fields(in.Text), " ")
	known := slices.ContainsFunc(lobby.Phrases, func(f wire.Phrase) bool { return f.ID == in.Phrase })
	switch {
	case in.Phrase != "" && (text != "" || !known), in.Phrase == "" && text == "",
		!account.Legible(text):
		return errWords
	case known:
		text = phraseMark + in.Phrase
	case strings.HasPrefix(text, phraseMark):
		text = " " + text
	}
	return t.use(ctx, "words of seat "+seatName(p), func() error {
		switch {
		case !t.company(p) || len(t.seats.free()) > 0:
			return errAlone
		case len(t.said) >= mostWords || t.full(t.last-len(t.choices)):
			return errQuiet
		}
		d := t.draft()
		d.add(store.Said, p, text)
		d.said = append(slices.Clip(d.said), d.entries[0])
		return t.keep(ctx, d)
	})
}

// wordsFor returns what has been said behind a position, as a player may hear it.
func (t *table) wordsFor(p game.Player, after int) []wire.Words {
	if !p.IsSeat() {
		return nil
	}
	var list []wire.Words
	for _, e := range t.said[max(0, len(t.said)-wordsTold):] {
		if e.At <= after || e.Text == "" {
			continue
		}
		list = append(list, wordsOf(e))
	}
	return list
}

// wordsOf returns what an entry says.
func wordsOf(e store.Entry) wire.Words {
	w := wire.Words{At: e.At, Seat: wire.Seat(e.Seat), Text: strings.TrimSpace(e.Text)}
	if id, ok := strings.CutPrefix(e.Text, phraseMark); ok {
		w.Phrase = true
		for _, f := range lobby.Phrases {
			if f.ID == id {
				w.Text = f.Text
			}
		}
	}
	return w
}

// clear deletes what a seat has said: the server does not send it again, and the store keeps it only in
// reports.
func (t *table) clear(ctx context.Context, p game.Player) error {
	seat := int(wire.SeatOf(p))
	if err := t.setAside(ctx, p); err != nil {
		return err
	}
	if err := t.s.o.Store.Erase(ctx, t.id, store.Said, seat); err != nil {
		return err
	}
	return t.use(ctx, "clearing words", func() error {
		d := t.draft()
		d.add(store.Cleared, p, "")
		d.said = without(d.said, seat)
		if err := t.keep(ctx, d); err != nil {
			return err
		}
		t.tellAll()
		return nil
	})
}

// without are words except for those of a seat.
func without(said []store.Entry, seat int) []store.Entry {
	return slices.DeleteFunc(slices.Clone(said), func(e store.Entry) bool { return e.Seat == seat })
}

// report is what is saved of a report of a player's behavior, for the operator of the server.
type report struct {
	At    time.Time  `json:"at"`
	By    wire.Seat  `json:"by"`
	Why   string     `json:"why"`
	Names []string   `json:"names,omitempty"`
	Words []reported `json:"words,omitempty"`
}

// reportPrefix is the name under which reports are kept, with the seat and a number behind it.
const reportPrefix = store.ReportPrefix

// report keeps a report with what was said, even if it is cleared afterward or was a moment ago.
func (t *table) report(ctx context.Context, p game.Player, why string) error {
	var r report
	var said []wire.Words
	err := t.use(ctx, "a report", func() error {
		r = report{At: time.Now().UTC(), By: wire.SeatOf(p), Why: printed(why), Names: t.called()}
		said = t.wordsFor(p, 0)
		return nil
	})
	if err == nil {
		r.Words, err = t.reported(ctx, said, t.size())
	}
	if err != nil {
		return err
	}
	for n := range mostReports {
		name := fmt.Sprintf("%s %d %d", reportPrefix, r.By, n+1)
		_, err := t.s.o.Store.Kept(ctx, t.id, name)
		switch {
		case errors.Is(err, store.ErrUnknown):
			data, err := json.Marshal(r)
			if err != nil {
				return err
			}
			t.s.log.Warn("a player reported another player", "match", t.id, "seat", r.By)
			return t.s.o.Store.Keep(ctx, t.id, name, data)
		case err != nil:
			return err
		}
	}
	return errReport
}

// printed returns a text of printed characters: anyone who reads it in a terminal is shown what it says.
func printed(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) || r == '\n' {
			return r
		}
		return ' '
	}, text)
}

// retried tries something again while others add to the match.
func retried(do func() error) error {
	err := do()
	for n := 1; n < reseats && errors.Is(err, errMoved); n++ {
		err = do()
	}
	return err
}

// talk does something that only players do, before the match is over and after.
func (s *Server) talk(ctx context.Context, in *Seated, do func(*table, game.Player) error) error {
	t, err := s.table(ctx, in.ID)
	if err != nil {
		return err
	}
	p, err := t.holder(ctx, in.Authorization)
	switch {
	case err != nil:
		return err
	case !p.IsSeat():
		return errSeat
	case t.archived != nil:
		return errArchived
	}
	return retried(func() error { return do(t, p) })
}
