package wire

import (
	"math/rand/v2"
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/play/view"
)

// everywhere tests a property in every edition.
func everywhere(t *testing.T, property func(t *testing.T, c *rules.Compiled)) {
	t.Helper()
	for _, id := range edition.IDs() {
		t.Run(id, func(t *testing.T) {
			c, _ := edition.ByID(id)
			property(t, c)
		})
	}
}

// drawn begins a match of squads drawn at random from all cards, some of which look at what lies
// facedown.
func drawn(t testing.TB, c *rules.Compiled, seed uint64) *played {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 0x77697265))
	setup := rules.Setup{Options: game.Options{RoundLimit: 8}, Unimplemented: true}
	for _, id := range [...]string{"coreasteroid1", "gascloud1"} {
		if o, _ := geom.ObstacleNamed(id); c.Measure.Has(o.Kind()) {
			setup.Obstacles = append(setup.Obstacles, id)
		}
	}
	for p := range setup.Squads {
		s, err := squad.Random(rnd, c.Facts, squad.Everything(c.Facts), squad.UsualOf(c.ID))
		if err != nil {
			t.Fatal(err)
		}
		setup.Squads[p] = match.Squad(c.Facts, &s)
	}
	return newPlayed(t, c, setup, seed)
}

// sentTo returns everything that a viewer learns of a moment that follows, as it is sent.
func (p *played) sentTo(t testing.TB, viewer game.Player, after *moment) string {
	t.Helper()
	old, now := view.Of(p.g, p.s, viewer), view.Of(p.g, &after.state, viewer)
	return asSent(t, Update{
		Events: NewStory(p.g, &old).Tell(after.events),
		Changed: Changed{
			Table: p.teller.Changes(&old, &now), Standing: Standing{Question: p.teller.Question(&now)},
		},
	}) + asSent(t, p.teller.Table(&now)) + asSent(t, p.teller.Match(&now))
}

// moment is a state, and the events that have led to it.
type moment struct {
	state  game.State
	events []game.Event
}

// stepped makes a choice on a copy of the state.
func (p *played) stepped(t testing.TB, by game.Player, c game.Choice) *moment {
	t.Helper()
	var log game.Log
	m := &moment{state: *p.s}
	if err := p.x.Step(&m.state, by, c, &log); err != nil {
		t.Fatal(err)
	}
	m.events = log.Events
	return m
}

// TestLeak_AnotherDialIsToldTheSame sets another maneuver on a dial, and compares byte by byte
// what everyone else is sent.
func TestLeak_AnotherDialIsToldTheSame(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		compared := 0
		for seed := range uint64(6) {
			p := drawn(t, c, seed)
			for n := 0; !p.s.Over && n < 600; n++ {
				by := p.x.Waiting(p.s).First()
				if by <= game.Seat2 {
					compared += p.compareDials(t, by)
				}
				p.step(t)
			}
		}
		if compared < 100 {
			t.Errorf("only %d dials were compared", compared)
		}
	})
}

// compareDials compares what others learn of all maneuvers that a seat can set now, and returns
// how many those are.
func (p *played) compareDials(t *testing.T, by game.Player) int {
	q := p.x.Ask(p.s, by)
	options := slices.Clone(q.Options())
	if len(options) == 0 || options[0].Verb != game.DialVerb || options[0].Ship == game.NoShip ||
		p.s.Phase != game.PlanningPhase {
		return 0
	}
	reveal := func(e game.Event) bool { return e.Kind == game.DialRevealed }
	first := p.stepped(t, by, options[0])
	if slices.ContainsFunc(first.events, reveal) {
		return 0 // it was the last dial
	}
	for _, viewer := range [...]game.Player{by.Other(), game.NoPlayer} {
		want := p.sentTo(t, viewer, first)
		for _, c := range options[1:] {
			if got := p.sentTo(t, viewer, p.stepped(t, by, c)); got != want {
				t.Fatalf("viewer %d is sent\n%s\nof one dial and\n%s\nof another", viewer, want, got)
			}
		}
	}
	return len(options) - 1
}

// TestLeak_OtherFacedownThingsAreToldTheSame exchanges everything that lies facedown and that a
// viewer has not seen, and compares byte by byte what the viewer learns of the table.
func TestLeak_OtherFacedownThingsAreToldTheSame(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		differed := 0
		for seed := range uint64(6) {
			p := drawn(t, c, seed)
			rnd := rand.New(rand.NewPCG(seed, 5))
			for n := 0; !p.s.Over && n < 600; n++ {
				for _, viewer := range [...]game.Player{game.Seat1, game.Seat2, game.NoPlayer} {
					v := view.Of(p.g, p.s, viewer)
					other := view.Sample(p.g, &v, rnd, view.Uniform)
					if other == *p.s {
						continue
					}
					differed++
					want := p.sentTo(t, viewer, &moment{state: *p.s})
					if got := p.sentTo(t, viewer, &moment{state: other}); got != want {
						t.Fatalf("viewer %d is sent\n%s\nand\n%s", viewer, want, got)
					}
				}
				p.step(t)
			}
		}
		if differed < 100 {
			t.Errorf("only %d tables differed", differed)
		}
	})
}

// TestLeak_WhatACardLooksAtIsToldToOneSideOnly finds events that only one side may know, and
// compares what the other is sent with what it is sent for the same event with another title.
func TestLeak_WhatACardLooksAtIsToldToOneSideOnly(t *testing.T) {
	g, s := begin(t, 1).g, begin(t, 1).s
	v := view.Of(g, s, game.Seat2)
	tell := func(title string) string {
		e := game.Event{
			Kind: game.DamageSeen, Ship: 0, Other: game.NoShip, Card: game.NoCard, Name: title,
			For: game.Only(game.Seat1),
		}
		return asSent(t, NewStory(g, &v).Tell([]game.Event{e}))
	}
	if one, two := tell("Panicked Pilot"), tell("Direct Hit!"); one != two {
		t.Errorf("%s\n%s", one, two)
	}
}
