package server

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"koiogran/engine/game"
	"koiogran/play/replay"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// finishedReplay is the stored form of a finished match. It contains the match decision by decision, and of each
// viewer's final view only what differs from the others. Writing all of them would cost three times as much.
type finishedReplay struct {
	Match wire.Match        `json:"match"` // as those who watch see it
	Table wire.Table        `json:"table"` // before the first choice
	Steps []wire.ReplayStep `json:"steps"`
	Rest  []wire.Event      `json:"rest"` // behind the last choice
	Seats []finishedSeat    `json:"seats"`

	// The values that differ in the replay.
	Players []wire.Side  `json:"players"`
	Dice    wire.Dice    `json:"dice"`
	Result  *wire.Result `json:"result,omitempty"`
}

// finishedSeat is what one viewer could see.
type finishedSeat struct {
	Seat     wire.Seat        `json:"seat"`
	Table    wire.Table       `json:"table"`
	Standing wire.Standing    `json:"standing"`
	Told     []finishedEvents `json:"told"` // the steps whose events the viewer saw differently
}

// finishedEvents is what one viewer learned of a step.
type finishedEvents struct {
	Step   int          `json:"step"` // from 0; the rest is one more
	Events []wire.Event `json:"events"`
}

// finishedReplay plays the match again and returns all of it. The table is locked.
func (t *table) finishedReplay(ctx context.Context, r *replay.Record) (*finishedReplay, error) {
	s, x := t.first(), t.exec()
	p := replayer{ctx: ctx, book: t.s.lobby.Book(t.edition.ID), out: &wire.Replay{Steps: []wire.ReplayStep{}}}
	if err := p.step(replay.Step{Player: game.NoPlayer, Exec: x, State: s}); err != nil {
		return nil, err
	}
	viewers := t.viewers()
	out, stories := &finishedReplay{Rest: []wire.Event{}, Seats: make([]finishedSeat, len(viewers))}, make([]*wire.Story, len(viewers))
	for i, v := range viewers {
		stories[i] = t.story(s, v)
		out.Seats[i] = finishedSeat{Seat: wire.SeatOf(v), Told: []finishedEvents{}}
	}
	var log game.Log
	before := p.story.Clone()
	for _, e := range t.choices {
		if e.Kind == store.Time {
			if err := x.CallTime(s, &log); err != nil {
				return nil, err
			}
			continue
		}
		c, err := replay.Parse(x, s, playerOf(e), e.Text)
		if err == nil {
			err = x.Step(s, playerOf(e), c, &log)
		}
		if err == nil {
			err = p.step(replay.Step{Player: playerOf(e), Choice: c, Exec: x, State: s, Events: log.Events})
		}
		if err != nil {
			return nil, fmt.Errorf("server: %.80q: %w", e.Text, err)
		}
		out.tell(stories, len(p.out.Steps)-1, before, p.story, log.Events)
		log.Events, before = log.Events[:0], p.story.Clone()
	}
	out.Rest = p.story.Tell(log.Events)
	out.tell(stories, len(p.out.Steps), before, p.story, log.Events)
	p.end(r)
	p.names(t.edition, r)
	out.Table, out.Steps, out.Result = p.out.Table, p.out.Steps, p.out.Result
	out.Players, out.Dice = p.out.Match.Players, p.out.Match.Dice
	for seat := range out.Players {
		out.Players[seat].Name = "" // as they are called then
	}
	for i, v := range viewers {
		now := t.view(v)
		out.Seats[i].Table, out.Seats[i].Standing = t.teller().Table(&now), t.standingFor(v)
		out.Seats[i].Standing.Names = nil // players' names are filled in when the state is sent
		if !v.IsSeat() {
			out.Match = t.stateOf(&now, nil, wire.Standing{}).Match
		}
	}
	return out, nil
}

// tell records the events of a step for each viewer whose events differ from the replay's.
func (w *finishedReplay) tell(stories []*wire.Story, step int, before, after *wire.Story, events []game.Event) {
	all := open(events)
	for i, s := range stories {
		if all && s.Alike(before) {
			s.GoOn(after)
		} else {
			w.Seats[i].Told = append(w.Seats[i].Told, finishedEvents{step, s.Tell(events)})
		}
	}
}

// replay returns the match decision by decision.
func (w *finishedReplay) replay() *wire.Replay {
	out := &wire.Replay{Match: w.Match, Table: w.Table, Steps: w.Steps, Result: w.Result}
	out.Match.ID, out.Match.Players, out.Match.Dice = "", w.Players, w.Dice
	return out
}

// state returns what a viewer could see in the end; ok is false for one who was not there.
func (w *finishedReplay) state(p game.Player) (s wire.State, ok bool) {
	i := slices.IndexFunc(w.Seats, func(k finishedSeat) bool { return k.Seat == wire.SeatOf(p) })
	if i < 0 {
		return s, false
	}
	k := &w.Seats[i]
	s = wire.State{Match: w.Match, Table: k.Table, Standing: k.Standing, Events: []wire.Event{}}
	s.Match.Seat = k.Seat
	overrides := k.Told
	for step := range len(w.Steps) + 1 {
		events := w.Rest
		if step < len(w.Steps) {
			events = w.Steps[step].Events
		}
		if len(overrides) > 0 && overrides[0].Step == step {
			events, overrides = overrides[0].Events, overrides[1:]
		}
		s.Events = append(s.Events, events...)
	}
	return s, true
}

// readFinished reads what is kept of a match, nil where it was kept otherwise.
func (s *Server) readFinished(ctx context.Context, id string) (*finishedReplay, error) {
	w := &finishedReplay{}
	err := s.kept(ctx, id, finishedPart, w)
	if errors.Is(err, store.ErrUnknown) {
		return nil, nil
	}
	return w, err
}
