package first_test

import (
	"errors"
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// toPlanning plays set-up and the dial of player 1, a straight of this speed, in a match of an
// X-wing each. Player 2 has yet to set theirs.
func toPlanning(t *testing.T, speed uint8) (*game.Game, *game.State, *game.Exec) {
	t.Helper()
	g, s, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "rookiepilot", Points: 21}}},
		{Ships: []rules.Loadout{{Pilot: "redsquadronpilot", Points: 23}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(g)
	answer(t, x, s, game.Seat1, func(c game.Choice) bool { return c.N == 0 })
	answer(t, x, s, game.Seat2, func(c game.Choice) bool { return c.N == int16(geom.UpperEdge) })
	place(t, x, s, 0, geom.Pose{X: 600_000_000, Y: 60_000_000})
	place(t, x, s, 1, geom.Pose{X: 300_000_000, Y: 880_000_000, Heading: 180 * geom.Degree})
	answer(t, x, s, game.Seat1, straightAt(speed))
	return g, s, x
}

// straightAt reports whether a choice is the straight maneuver of a speed.
func straightAt(speed uint8) func(c game.Choice) bool {
	return func(c game.Choice) bool {
		return c.Maneuver.Bearing == geom.Straight && c.Maneuver.Speed == speed
	}
}

// A player may look at their own facedown dial whenever they like (1e.planning.look-own), and never
// at an opponent's (1e.planning.not-look-opponent): their views hold the one and not the other.
func TestDials_OnlyTheOwnAreSeen(t *testing.T) {
	g, s, _ := toPlanning(t, 2)
	_, other, _ := toPlanning(t, 3)
	for speed, state := range map[uint8]*game.State{2: s, 3: other} {
		own := view.Of(g, state, game.Seat1)
		if m, ok := own.Dial(g, 0); !ok || m.Speed != speed {
			t.Errorf("the player's own dial shows %v, %v", m, ok)
		}
		theirs := view.Of(g, state, game.Seat2)
		if m, ok := theirs.Dial(g, 0); ok {
			t.Errorf("an opponent sees %v on the dial", m)
		}
	}
	if view.Of(g, s, game.Seat2) != view.Of(g, other, game.Seat2) {
		t.Error("an opponent sees that another maneuver was chosen")
	}
}

// Where the table agreed on it no one lays out templates to see where a dial would take a ship
// (1e.planning.no-template-testing); otherwise players are shown it of their own ships.
func TestDials_NoTemplatesWhereAgreed(t *testing.T) {
	for _, agreed := range []bool{false, true} {
		g, s, x := toPlanning(t, 2)
		g.Options.NoPreviews = agreed
		v := view.Of(g, s, game.Seat2)
		q := v.Ask(x)
		for _, c := range q.Options() {
			if _, shown := v.Preview(x, q, c); shown == agreed {
				t.Errorf("agreed %v: shown %v for %v", agreed, shown, c.Maneuver)
			}
		}
	}
}

// Once the Planning phase is over no one is asked for a dial, and none can be set
// (1e.planning.no-change-after).
func TestDials_AreNotChangedAfterPlanning(t *testing.T) {
	_, s, x := toPlanning(t, 2)
	before := s.Secret[game.Seat1].Dials
	answer(t, x, s, game.Seat2, straightAt(2))
	if s.Phase != game.ActivationPhase {
		t.Fatalf("the %v phase follows", s.Phase)
	}
	if s.Ships[0].Executed.Speed != 2 { // the less skilled ship has moved as its dial says
		t.Errorf("executed %+v, dial %v", s.Ships[0].Executed, before)
	}
	for _, p := range []game.Player{game.Seat1, game.Seat2} {
		for id := range game.ShipID(2) {
			c := game.Opt(game.DialVerb)
			c.Ship, c.Maneuver = id, game.Maneuver{Bearing: geom.Straight, Speed: 1,
				Difficulty: game.DifficultyBlue}
			twin := *s
			err := x.Step(&twin, p, c, nil)
			if !errors.Is(err, game.ErrIllegal) && !errors.Is(err, game.ErrNotAsked) || twin != *s {
				t.Errorf("player %d sets the dial of ship %d: %v", p+1, id, err)
			}
		}
	}
}
