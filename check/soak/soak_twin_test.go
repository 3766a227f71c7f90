package soak

import (
	"strings"
	"testing"
	"time"

	"koiogran/check/twin"
	"koiogran/engine/card"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Matches and their twins do not part, in any game, with huge ships and in teams.
func TestRun_TwinsAreEqual(t *testing.T) {
	for _, c := range []struct {
		name string
		o    Options
		id   string
	}{
		{"second", Options{Matches: 40}, "second"},
		{"first", Options{Matches: 40}, "first"},
		{"flightpath", Options{Matches: 30}, "flightpath"},
		{"epic", Options{Matches: 15, Epic: true}, "first"},
		{"beacons", Options{Matches: 6, Mission: "three-beacons"}, "second"},
		{"a mission with zones", Options{Matches: 4, Mission: "breakout"}, "second"},
		{"teams", Options{Matches: 15, Seats: 4}, "first"},
		{"three players", Options{Matches: 10, Seats: 3}, "first"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := c.o
			o.Edition, _ = edition.ByID(c.id)
			o.Seed, o.Twins, o.Shrink = *seed, true, time.Second
			r := soaked(t, o)
			if len(r.Failures) > 0 {
				t.Error(r.Failures[0].Text)
			}
			if r.Twins != o.Matches {
				t.Errorf("%d twins, want %d", r.Twins, o.Matches)
			}
		})
	}
}

// biased is second edition in which a ship that engages gains a token if something about it holds.
func biased(holds func(x *game.Exec, id game.ShipID) bool) *rules.Compiled {
	return mistaken(func(x *game.Exec) {
		if holds(x, x.Self()) {
			card.GainTokens(x, x.Self(), game.StressToken, 1, "token.gain")
		}
	})
}

// What goes by the order of the ships, by the seat, or by left and right is found, and the smaller match says which it was.
func TestRun_FindsWhatGoesByTheOrder(t *testing.T) {
	first := func(x *game.Exec, id game.ShipID) bool { return id == 0 || x.Owner(id) != x.Owner(id-1) }
	for want, holds := range map[twin.Changes]func(x *game.Exec, id game.ShipID) bool{
		twin.Ships: func(x *game.Exec, id game.ShipID) bool {
			return first(x, id) && int(id)+1 < len(x.G.Ships) && x.Owner(id+1) == x.Owner(id)
		},
		twin.Upgrades: func(x *game.Exec, id game.ShipID) bool {
			i := int(x.Info(id).Pilots) + 1
			return i+1 < len(x.G.Cards) && x.G.Cards[i+1].Ship == id && x.G.Cards[i].Name < x.G.Cards[i+1].Name
		},
		twin.Seats: func(x *game.Exec, id game.ShipID) bool { return x.Owner(id) == game.Seat1 },
		twin.Mirror: func(x *game.Exec, id game.ShipID) bool {
			return x.Ship(id).Executed.Path().Side() == geom.Left
		},
	} {
		r := soaked(t, Options{Edition: biased(holds), Matches: 60, Twins: true, Workers: 1, Failures: 4, Shrink: time.Millisecond})
		found := false
		for i := range r.Failures {
			f := &r.Failures[i]
			all := f.Twins == twin.Ships|twin.Upgrades|twin.Seats|twin.Mirror                   // with one change alone they part elsewhere
			shows := strings.Contains(f.Text, "Tokens") || strings.Contains(f.Text, "go wrong") // the token, or what a ship does about it
			if found = found || f.Twins == want; !all && f.Twins != want || !shows {
				t.Errorf("%v: found %s by %v", want, f.Text, f.Twins)
			}
		}
		if !found {
			t.Errorf("%v: %d failures, and none is by it alone", want, len(r.Failures))
		}
	}
}
