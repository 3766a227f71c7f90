package first_test

import (
	"bytes"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/replay"
)

// breakout is a mission: player 1 wins as soon as one of the ships has left by the top edge, and
// begins up to range 2 of its own edge. Every ship may take a free focus action when it has moved.
func breakout() rules.Mission {
	left := func(x *game.Exec, id game.ShipID) bool {
		return x.Side(id) == game.Seat1 && x.G.Area.Beyond(x.Placed(id), geom.UpperEdge) > 0
	}
	return rules.Mission{
		Mission: game.Mission{
			ID: "breakout", Depth: [2]int32{2 * geom.Band, 0}, Escapes: left,
			Achieved: func(x *game.Exec) game.Result {
				for i := range x.S.Ships[:x.S.NShips] {
					if x.S.Ships[i].Escaped {
						return game.Won1
					}
				}
				return game.Undecided
			},
		},
		Abilities: []card.Ability{{Name: "free focus", When: card.AfterManeuver,
			By: []card.Cond{card.Anyone},
			Do: []card.Op{card.Perform(card.Self, 0, game.FocusAction)}}},
	}
}

// mission begins the mission with an X-wing against a TIE fighter, the X-wing standing at y mm and
// looking at the top edge.
func mission(t *testing.T, y int32) (*game.Game, *game.State, *game.Exec) {
	t.Helper()
	e := first.Edition()
	e.Missions = []rules.Mission{breakout()}
	g, s, err := rules.Compile(e).NewGame(rules.Setup{Mission: "breakout", Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "rookiepilot", Points: 21}}},
		{Ships: []rules.Loadout{{Pilot: "academypilot", Points: 12}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(g)
	answer(t, x, s, game.Seat2, func(c game.Choice) bool { return c.N == 1 })
	answer(t, x, s, game.Seat1, func(c game.Choice) bool { return c.N == int16(geom.LowerEdge) })
	place(t, x, s, 1, geom.Pose{X: 300_000_000, Y: 880_000_000, Heading: 180 * geom.Degree})
	place(t, x, s, 0, geom.Pose{X: 600_000_000, Y: 170_000_000})
	s.Ships[0].Pose.Y = y * geom.Millimeter
	return g, s, x
}

// answer takes the first option that fits.
func answer(t *testing.T, x *game.Exec, s *game.State, p game.Player, fits func(game.Choice) bool) {
	t.Helper()
	for _, c := range x.Ask(s, p).Options() {
		if fits(c) {
			if err := x.Step(s, p, c, nil); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("no such option in %s", x.Where())
}

// place places a ship in set-up.
func place(t *testing.T, x *game.Exec, s *game.State, id game.ShipID, at geom.Pose) {
	t.Helper()
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.ShipAs(id), at
	if err := x.Step(s, x.Side(id), c, nil); err != nil {
		t.Fatalf("%v in %s", err, x.Where())
	}
}

// dials sets both dials and lets the TIE fighter decline its action and its free action.
func dials(t *testing.T, x *game.Exec, s *game.State, bearing geom.Bearing, speed uint8) {
	t.Helper()
	is := func(b geom.Bearing, speed uint8) func(c game.Choice) bool {
		return func(c game.Choice) bool {
			return c.Maneuver.Bearing == b && c.Maneuver.Speed == speed
		}
	}
	answer(t, x, s, game.Seat1, is(bearing, speed))
	answer(t, x, s, game.Seat2, is(geom.Straight, 2))
	pass := func(c game.Choice) bool { return c.Verb == game.PassVerb }
	answer(t, x, s, game.Seat2, pass)
	answer(t, x, s, game.Seat2, pass)
}

// The set-up area of a mission takes the place of range 1 (1e.mission.setup-area-override); the
// rest of set-up and the rounds are as usual (1e.mission.rounds-as-normal), on the usual play area
// (1e.mission.play-area-default).
func TestMission_HasItsOwnSetUpArea(t *testing.T) {
	g, s, x := mission(t, 170)
	if !s.Ships[0].OnTable || s.Phase != game.PlanningPhase || !x.Waiting(s).Has(game.Seat1) {
		t.Error("the ship at 170 mm is not placed, or the first round has not begun")
	}
	if g.Area != geom.StandardArea() {
		t.Errorf("the area is %v", g.Area)
	}
}

// The game ends at once when an objective is met, not at the end of the round
// (1e.mission.objective-wins-at-once, 1e.format.cinematic), here by a ship that leaves the area
// without being destroyed (1e.mission.edge-rule-override).
func TestMission_EndsAtOnceWhenTheObjectiveIsMet(t *testing.T) {
	_, s, x := mission(t, 870)
	dials(t, x, s, geom.Straight, 2)
	if !s.Over || s.Result != game.Won1 || s.Phase != game.ActivationPhase {
		t.Errorf("over %v with result %d in the %v phase", s.Over, s.Result, s.Phase)
	}
	if s.Ships[0].Destroyed || s.Ships[0].Fled || !s.Ships[0].Escaped {
		t.Error("the ship counts as destroyed")
	}
}

// By another edge a ship is destroyed as usual, and its player does not win
// (1e.mission.only-own-objective, 1e.mission.edge-rule-override).
func TestMission_ByAnotherEdgeShipsAreDestroyed(t *testing.T) {
	_, s, x := mission(t, 500)
	s.Ships[0].Pose.X, s.Ships[0].Pose.Heading = 880*geom.Millimeter, 90*geom.Degree
	dials(t, x, s, geom.Straight, 2)
	if !s.Ships[0].Fled || s.Ships[0].Escaped || s.Result == game.Won1 {
		t.Errorf("fled %v, escaped %v, result %d", s.Ships[0].Fled, s.Ships[0].Escaped, s.Result)
	}
}

// A mission may grant free actions (1e.mission.free-actions).
func TestMission_GrantsFreeActions(t *testing.T) {
	_, s, x := mission(t, 500)
	dials(t, x, s, geom.Straight, 2)
	use := func(c game.Choice) bool { return c.Verb == game.UseVerb }
	answer(t, x, s, game.Seat1, use) // the mission's ability
	answer(t, x, s, game.Seat1, use) // the focus action
	if s.Ships[0].Tokens[game.FocusToken] != 1 || s.Phase != game.ActivationPhase {
		t.Errorf("%d focus tokens in the %v phase", s.Ships[0].Tokens[game.FocusToken], s.Phase)
	}
}

// What the players agree on before set-up names the mission (1e.mission.agree-before-setup); one
// that the edition does not have is refused.
func TestMission_UnknownIsRefused(t *testing.T) {
	_, _, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Mission: "tea"})
	if err == nil {
		t.Error("a match of an unknown mission begins")
	}
}

// A record says which mission was played.
func TestMission_StandsInTheRecord(t *testing.T) {
	r := replay.Record{Edition: "first", Version: "reference",
		Setup: rules.Setup{Mission: "breakout"}}
	var text bytes.Buffer
	if _, err := r.WriteTo(&text); err != nil {
		t.Fatal(err)
	}
	back, err := replay.Read(&text)
	if err != nil || back.Setup.Mission != "breakout" {
		t.Errorf("%+v, %v", back, err)
	}
}
