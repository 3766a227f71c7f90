package wire

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/play/view"
)

// played is a match in which bots answer, told through its tellers.
type played struct {
	g      *game.Game
	s      *game.State
	x      *game.Exec
	teller *Teller
	bots   [2]bot.Player
	dealer dealer.Seeded
	log    game.Log
}

// begin begins a match between two ready squads.
func begin(t testing.TB, seed uint64) *played {
	t.Helper()
	compiled := secondEdition(t)
	var squads [2]squad.Squad
	for i, name := range [...]string{"../../content/squads/ready-rebels.xws", "../../content/squads/ready-empire.xws"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if squads[i], _, err = squad.Read(bytes.NewReader(text), compiled.Facts); err != nil {
			t.Fatal(err)
		}
	}
	setup := rules.Setup{
		Obstacles: match.Obstacles(compiled.Measure, &squads[0], &squads[1]),
		Options:   game.Options{RoundLimit: 12},
	}
	for i := range squads {
		setup.Squads[i] = match.Squad(compiled.Facts, &squads[i])
	}
	return newPlayed(t, compiled, setup, seed)
}

// secondEdition returns the second edition.
func secondEdition(t testing.TB) *rules.Compiled {
	t.Helper()
	compiled, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	return compiled
}

// newPlayed begins a match.
func newPlayed(t testing.TB, compiled *rules.Compiled, setup rules.Setup, seed uint64) *played {
	t.Helper()
	g, s, err := compiled.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	p := &played{g: g, s: s, x: game.NewExec(g), dealer: dealer.NewSeeded(seed)}
	p.teller = NewTeller(NewBook(compiled), game.NewExec(g))
	for i := range p.bots {
		p.bots[i] = bot.Random(g, seed+uint64(i))
	}
	return p
}

// step makes one choice and returns the events that it set off.
func (p *played) step(t testing.TB) []game.Event {
	t.Helper()
	seat := p.x.Waiting(p.s).First()
	var c game.Choice
	if seat == game.Chance {
		c = p.dealer.Deal(p.x.Ask(p.s, seat))
	} else {
		v := view.Of(p.g, p.s, seat)
		c = p.bots[seat].Answer(&v, v.Ask(p.x))
	}
	p.log.Events = p.log.Events[:0]
	if err := p.x.Step(p.s, seat, c, &p.log); err != nil {
		t.Fatal(err)
	}
	return p.log.Events
}

// patched returns a table after an update, as docs/protocol.md describes for clients.
func patched(table, update Table) Table {
	out := update
	out.Ships = append([]Ship(nil), table.Ships...)
	for _, s := range update.Ships {
		out.Ships[s.ID] = s
	}
	out.Obstacles = append([]Obstacle(nil), table.Obstacles...)
	for _, o := range update.Obstacles {
		out.Obstacles[o.ID] = o
	}
	if out.Devices == nil {
		out.Devices = table.Devices
	}
	return out
}

// text is a message as it is sent.
func asSent(t testing.TB, v any) string {
	t.Helper()
	out, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func TestChanges_LeadFromOneTableToTheNext(t *testing.T) {
	everywhere(t, func(t *testing.T, c *rules.Compiled) {
		for seed := range uint64(3) {
			p := drawn(t, c, seed)
			for _, viewer := range [...]game.Player{game.Seat1, game.NoPlayer} {
				before := view.Of(p.g, p.s, viewer)
				table := p.teller.Table(&before)
				for n := 0; !p.s.Over && n < 400; n++ {
					p.step(t)
					after := view.Of(p.g, p.s, viewer)
					table = patched(table, p.teller.Changes(&before, &after))
					if got, want := asSent(t, table), asSent(t, p.teller.Table(&after)); got != want {
						t.Fatalf("after %d choices:\ngot  %s\nwant %s", n, got, want)
					}
					before = after
				}
			}
		}
	})
}

func TestVerbs_EveryVerbOfASeatHasAName(t *testing.T) {
	for v, name := range verbs {
		chance := game.Verb(v) == game.RollVerb || game.Verb(v) == game.DrawVerb
		if name == "" && !chance {
			t.Errorf("verb %d has no name", v)
		}
	}
}
