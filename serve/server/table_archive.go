package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/klauspost/compress/gzip"

	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/serve/limit"
	"koiogran/serve/route"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// The names of the parts that the store keeps of a finished match. The server answers from them without replaying
// the match, whatever happens to the rules.
const (
	recordPart   = "record"
	finishedPart = "whole"
	// Before it was kept whole:
	replayPart = "replay"
	statePart  = "state" // and the seat
)

// archived is a match that this program cannot play as it was played.
type archived struct {
	whole   *finishedReplay      // nil where it was kept otherwise
	states  [viewers]*wire.State // nil where nothing is kept
	choices []store.Entry        // those made, without what was taken back
}

// errArchived says that a match was played under other rules.
var errArchived = route.Refuse(http.StatusConflict,
	"this match was played under a different version of the rules; only its "+
		"record is available")

// otherRules says that a match in progress cannot go on here.
type otherRules struct{ earlier string }

// Status implements route.Refused.
func (otherRules) Status() int { return http.StatusConflict }

// Error implements error.
func (e otherRules) Error() string {
	const text = "this match was started under a different version of the rules and cannot continue here"
	if e.earlier == "" {
		return text + "; the server's operator can keep the earlier version running to finish it"
	}
	return text + "; finish it on the earlier version at " + e.earlier
}

// archiveTimeout is how long keeping a match may take.
const archiveTimeout = time.Minute

// archive keeps a match that is over, beside everything else.
func (t *table) archive() {
	t.s.start(func() {
		ctx, cancel := context.WithTimeout(t.s.ctx, archiveTimeout)
		defer cancel()
		if err := t.s.limiter.Work.Take(ctx, ""); err != nil {
			return // anyone who looks at the match the next time tries again
		}
		defer t.s.limiter.Work.Give()
		_, err := t.s.o.Store.Kept(ctx, t.id, recordPart)
		if !errors.Is(err, store.ErrUnknown) {
			return // another server was quicker, or the store is not there
		}
		if err := t.writeArchive(ctx); err != nil && ctx.Err() == nil {
			t.s.log.Error("could not archive a finished match", "match", t.id, "error", err)
		}
	})
}

// writeArchive keeps a match that is over: all that it was, and its record.
func (t *table) writeArchive(ctx context.Context) error {
	var record *replay.Record
	var all *finishedReplay
	err := t.use(ctx, "archiving the match", func() (err error) {
		if record, err = t.finished(); err == nil {
			all, err = t.finishedReplay(ctx, record)
		}
		return err
	})
	if err != nil {
		return err
	}
	var text bytes.Buffer
	if _, err := record.WriteTo(&text); err != nil {
		return err
	}
	keep := func(name string, v any) error {
		data, err := zipped(v)
		if err != nil {
			return err
		}
		return t.s.o.Store.Keep(ctx, t.id, name, data)
	}
	if err := keep(finishedPart, all); err != nil {
		return err
	}
	return keep(recordPart, text.String()) // the last: that it is there says that all is
}

// stateName returns the name of the last state that a viewer could see.
func stateName(p game.Player) string { return fmt.Sprint(statePart, int(wire.SeatOf(p))) }

// zipped writes a message as JSON, compressed.
func zipped(v any) ([]byte, error) {
	var out bytes.Buffer
	zip := zipper()
	defer func() {
		select {
		case zippers <- zip:
		default:
		}
	}()
	zip.Reset(&out)
	err := drafted(func(b []byte) ([]byte, error) {
		b, err := wire.Append(b, v)
		if err == nil {
			_, err = zip.Write(b)
		}
		return b, errors.Join(err, zip.Close())
	})
	return out.Bytes(), err
}

// zippers compress, fast rather than well: it costs more than all else at the end of a match. Each has large
// tables, and as many as work at once are kept.
var zippers = make(chan *gzip.Writer, limit.HeavyAtOnce)

// zipper returns one that no one uses.
func zipper() *gzip.Writer {
	select {
	case zip := <-zippers:
		return zip
	default:
	}
	zip, err := gzip.NewWriterLevel(nil, gzip.BestSpeed)
	if err != nil {
		panic("server: " + err.Error()) // the level is good
	}
	return zip
}

// kept reads what is kept of a match under a name.
func (s *Server) kept(ctx context.Context, id, name string, v any) error {
	data, err := s.o.Store.Kept(ctx, id, name)
	if err != nil {
		return err
	}
	zip, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	text, err := io.ReadAll(zip)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, v)
}

// openArchived opens a match that this program cannot play: one that is over, from what is kept of it.
func (t *table) openArchived(ctx context.Context, why error) error {
	t.s.log.Warn("a match was played under different rules", "match", t.id, "program", t.meta.Program,
		"why", why)
	if !t.meta.Finished {
		return otherRules{t.s.o.Earlier}
	}
	t.standing = standing{seats: seatsOf(&t.meta, t.size())}
	t.state.Over = true
	entries, err := t.s.o.Store.Entries(ctx, t.id, 0)
	if err != nil {
		return err
	}
	t.archived = &archived{choices: chosen(entries)}
	if t.last, err = t.seats.applyAll(entries); err != nil {
		return err
	}
	if t.archived.whole, err = t.s.readFinished(ctx, t.id); t.archived.whole != nil || err != nil {
		return err
	}
	for _, p := range t.viewers() {
		state := &wire.State{}
		switch err := t.s.kept(ctx, t.id, stateName(p), state); {
		case err == nil:
			t.archived.states[min(int(p), viewers-1)] = state
		case !errors.Is(err, store.ErrUnknown):
			return err
		}
	}
	return nil
}

// chosen returns the choices of a match without those that were taken back, in the words of its entries
// alone.
func chosen(entries []store.Entry) []store.Entry {
	var list []store.Entry
	for _, e := range entries {
		switch e.Kind {
		case store.Choice, store.Time:
			list = append(list, e)
		case store.Takeback:
			n := len(list)
			if _, err := fmt.Sscan(e.Text, &n); err == nil && n >= 0 && n <= len(list) {
				list = list[:n]
			}
		}
	}
	return list
}

// relicState returns the last state of a match that is only kept, with the names that its players have now: they
// may have gone.
func (t *table) relicState(p game.Player) (s wire.State, err error) {
	ok := false
	if t.archived.whole != nil {
		s, ok = t.archived.whole.state(p)
	}
	if kept := t.archived.states[min(int(p), viewers-1)]; !ok && kept != nil {
		s, ok = *kept, true
	}
	if !ok {
		return s, errArchived
	}
	s.Names = t.called()
	t.namePlayers(s.Match.Players)
	return s, nil
}

// namePlayers says what the players of the match are called now.
func (t *table) namePlayers(players []wire.Side) {
	for seat, name := range t.called() {
		if seat < len(players) {
			players[seat].Name = name
		}
	}
}

// reseatArchived reads who is at a match that is only kept: tokens change, and players go.
func (t *table) reseatArchived(ctx context.Context) error {
	entries, err := t.s.o.Store.Entries(ctx, t.id, t.last)
	if err == nil && len(entries) > 0 {
		t.last, err = t.seats.applyAll(entries)
	}
	return err
}

// relicRecord returns the record of a match that is only kept. What was kept before matches were kept
// whole has no last line: no one knows its fingerprint any more.
func (s *Server) relicRecord(ctx context.Context, t *table) ([]byte, error) {
	var text string
	err := s.kept(ctx, t.id, recordPart, &text)
	if !errors.Is(err, store.ErrUnknown) {
		return []byte(text), err
	}
	r := t.recordWith(t.archived.choices)
	var out bytes.Buffer
	_, err = r.WriteTo(&out)
	return out.Bytes(), err
}

// markEvery is after how many choices at least the fingerprint of the state is noted.
const markEvery = 8

// mark notes the fingerprint of the state with what a draft adds: at every round, after a few
// choices, and at the end.
func (d *draft) mark() {
	last := len(d.entries) - 1
	if last < 0 || d.entries[last].Kind != store.Choice && d.entries[last].Kind != store.Time {
		return
	}
	round := d.state.Round != d.t.state.Round
	if d.unproven += len(d.entries); round || d.over() || d.unproven >= markEvery {
		d.entries[last].Mark, d.unproven = d.t.game.Fingerprint(&d.state), 0
	}
}

// prove compares the state after an entry with what it was when the match was played.
func (t *table) prove(e store.Entry) error {
	if e.Kind == store.Choice || e.Kind == store.Time {
		t.unproven++
	}
	if e.Mark == 0 || !t.record.Compared() {
		return nil
	}
	t.unproven = 0
	if e.Mark != t.game.Fingerprint(&t.state) {
		return fmt.Errorf("%w: its state does not match the stored fingerprint", errRules)
	}
	return nil
}

// proven fails where nothing shows that a match stands as it stood. That its last choices are
// legal is taken for a proof of these few.
func (t *table) proven() error {
	if t.unproven >= markEvery && !t.over() {
		return fmt.Errorf("%w: it has no fingerprint to verify its state", errRules)
	}
	return nil
}

// errRules says that the entries of a match do not lead where they led.
var errRules = errors.New("server: the match was played under different rules")
