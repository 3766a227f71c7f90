package first_test

import (
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// playable begins a mission of the edition with a Y-wing and an X-wing against a TIE fighter, player
// 1 at the lower edge. It returns the match before the forces are placed; an empty id is the usual
// match.
func playable(t *testing.T, id string) (*game.State, *game.Exec) {
	t.Helper()
	g, s, err := rules.Compile(first.Edition()).NewGame(rules.Setup{
		Mission: id, Squads: [2]rules.Squad{
			{Ships: []rules.Loadout{{Pilot: "goldsquadronpilot", Points: 18},
				{Pilot: "rookiepilot", Points: 21}}, Points: 39},
			{Ships: []rules.Loadout{{Pilot: "academypilot", Points: 12}}, Points: 12},
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(g)
	answer(t, x, s, game.Seat2, func(c game.Choice) bool { return c.N == 1 })
	answer(t, x, s, game.Seat1, func(c game.Choice) bool { return c.N == int16(geom.LowerEdge) })
	return s, x
}

// begun is playable with the ships placed and the first round begun: ship 0 is the Y-wing, ship 1
// the X-wing, ship 2 the TIE fighter.
func begun(t *testing.T, id string) (*game.State, *game.Exec) {
	t.Helper()
	s, x := playable(t, id)
	place(t, x, s, 2, geom.Pose{X: 300_000_000, Y: 880_000_000, Heading: 180 * geom.Degree})
	answerPlace(t, x, s, 0, geom.Pose{X: 600_000_000, Y: 70_000_000})
	answerPlace(t, x, s, 1, geom.Pose{X: 800_000_000, Y: 70_000_000})
	return s, x
}

// answerPlace picks a ship to place if there is a choice, and places it.
func answerPlace(t *testing.T, x *game.Exec, s *game.State, id game.ShipID, at geom.Pose) {
	t.Helper()
	if q := x.Ask(s, x.Side(id)); q.Kind == game.PickQuestion {
		answer(t, x, s, x.Side(id), func(c game.Choice) bool { return c.Ship == id })
	}
	place(t, x, s, id, at)
}

// playRound plays what is left of a round: straight maneuvers of speed 2 and nothing else.
func playRound(t *testing.T, x *game.Exec, s *game.State) {
	t.Helper()
	for round := s.Round; !s.Over && s.Round == round; {
		p := x.Waiting(s).First()
		answer(t, x, s, p, func(c game.Choice) bool {
			return c.Verb != game.DialVerb ||
				c.Maneuver.Bearing == geom.Straight && c.Maneuver.Speed == 2
		})
	}
}

// A mission has a set-up, rules and objectives of its own (1e.mission.alternative-mode): in the
// escort a ship that leaves by the enemy's edge gets away and wins, where it would be lost in the
// usual match.
func TestEscort_TheFirstShipGetsAway(t *testing.T) {
	for id, want := range map[string]bool{"escort": true, "": false} {
		s, x := begun(t, id)
		s.Ships[0].Pose.Y = 870 * geom.Millimeter
		playRound(t, x, s)
		if got := s.Over && s.Result == game.Won1 && s.Ships[0].Escaped; got != want {
			t.Errorf("mission %q: result %d, escaped %v", id, s.Result, s.Ships[0].Escaped)
		}
		if s.Ships[0].Fled == want {
			t.Errorf("mission %q: fled %v", id, s.Ships[0].Fled)
		}
	}
}

// Only the first ship may leave, and only by the enemy's edge; player 2 wins when it is lost,
// though player 1 has another ship (1e.mission.only-own-objective).
func TestEscort_OthersAndOtherEdges(t *testing.T) {
	s, x := begun(t, "escort")
	s.Ships[1].Pose.Y = 870 * geom.Millimeter
	playRound(t, x, s)
	if !s.Ships[1].Fled || s.Over {
		t.Errorf("an escort leaves: fled %v, over %v", s.Ships[1].Fled, s.Over)
	}
	s, x = begun(t, "escort")
	s.Ships[0].Pose.X, s.Ships[0].Pose.Heading = 890*geom.Millimeter, 90*geom.Degree
	playRound(t, x, s)
	if !s.Ships[0].Fled || s.Result != game.Won2 || s.Round != 1 {
		t.Errorf("the first ship leaves by the side: fled %v, result %d", s.Ships[0].Fled, s.Result)
	}
}

// Player 1 of the holdout is placed within range 3 of their own edge, player 2 within range 1 as
// usual (1e.mission.setup-area-override).
func TestHoldout_SetUpAreas(t *testing.T) {
	for _, c := range []struct {
		mission string
		y       int32
		fits    bool
	}{
		{"holdout", 279, true}, {"holdout", 281, false}, {"", 279, false},
	} {
		s, x := playable(t, c.mission)
		place(t, x, s, 2, geom.Pose{X: 300_000_000, Y: 880_000_000, Heading: 180 * geom.Degree})
		if q := x.Ask(s, game.Seat1); q.Kind == game.PickQuestion {
			answer(t, x, s, game.Seat1, func(c game.Choice) bool { return c.Ship == 0 })
		}
		o := game.Opt(game.PlaceVerb)
		o.Object, o.Pose = game.ShipAs(0), geom.Pose{X: 600_000_000, Y: c.y * geom.Millimeter}
		if got := x.Valid(s, game.Seat1, o); got != c.fits {
			t.Errorf("mission %q: %d mm from the edge is allowed: %v", c.mission, c.y, got)
		}
	}
	s, x := playable(t, "holdout")
	o := game.Opt(game.PlaceVerb)
	o.Object, o.Pose = game.ShipAs(2), geom.Pose{X: 300_000_000, Y: 700_000_000}
	if x.Valid(s, game.Seat2, o) {
		t.Error("player 2 is placed beyond range 1 of their own edge")
	}
}

// Player 1 wins with a ship left when the eighth round has been played and not before; the rounds
// are those of the usual match until then (1e.mission.rounds-as-normal).
func TestHoldout_UntilTheEighthRoundIsOver(t *testing.T) {
	s, x := begun(t, "holdout")
	s.Round = 7
	for i := range s.Ships[:3] {
		s.Ships[i].Pose = geom.Pose{X: int32(200+200*i) * geom.Millimeter, Y: 200_000_000}
	}
	playRound(t, x, s)
	if s.Over || s.Round != 8 {
		t.Fatalf("after round 7: over %v, round %d", s.Over, s.Round)
	}
	playRound(t, x, s)
	if !s.Over || s.Result != game.Won1 || s.Round != 8 {
		t.Errorf("after round 8: over %v, result %d, round %d", s.Over, s.Result, s.Round)
	}
}

// Player 2 wins as soon as the last ship of player 1 is gone (1e.mission.objective-wins-at-once).
func TestHoldout_TheLastShipIsLost(t *testing.T) {
	s, x := begun(t, "holdout")
	for i := range 2 {
		s.Ships[i].Pose.X, s.Ships[i].Pose.Heading = 890*geom.Millimeter, 90*geom.Degree
		s.Ships[i].Pose.Y = int32(200+300*i) * geom.Millimeter
	}
	playRound(t, x, s)
	if !s.Over || s.Result != game.Won2 || s.Phase != game.ActivationPhase {
		t.Errorf("over %v, result %d, phase %v", s.Over, s.Result, s.Phase)
	}
}

// A limit of rounds decides a match by the score, but no mission: there only an objective wins
// (1e.mission.only-own-objective).
func TestEscort_ARoundLimitIsADraw(t *testing.T) {
	for id, want := range map[string]game.Result{"escort": game.Drawn, "": game.Won2} {
		s, x := begun(t, id)
		x.G.Options.RoundLimit = 1
		s.Ships[1].Pose.X, s.Ships[1].Pose.Heading = 890*geom.Millimeter, 90*geom.Degree
		playRound(t, x, s)
		if !s.Over || !s.Ships[1].Fled || s.Result != want {
			t.Errorf("mission %q: result %d, want %d", id, s.Result, want)
		}
	}
}
