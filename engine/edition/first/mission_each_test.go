package first_test

import (
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

const mm = geom.Millimeter

// playable begins a mission of the edition with a Y-wing and an X-wing against a TIE fighter, player
// 1 at the bottom edge. It returns the match before the forces are placed; an empty id is the usual
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

// stand is a match of a mission in its first round: two ships against one as in begun or, in an Epic mission,
// two huge ships and an X-wing against a huge ship and a TIE fighter. Player 1 has the bottom edge.
func stand(t *testing.T, id string) (*game.State, *game.Exec) {
	t.Helper()
	e := first.Edition()
	m, ok := e.Mission(id)
	if !ok {
		t.Fatalf("no mission %q", id)
	}
	one := []rules.Loadout{{Pilot: "goldsquadronpilot"}, {Pilot: "rookiepilot"}}
	two := []rules.Loadout{{Pilot: "academypilot"}}
	if m.Epic {
		one = []rules.Loadout{{Pilot: transport}, {Pilot: "rookiepilot"}, {Pilot: transport}, {Pilot: transport}}
		two = []rules.Loadout{{Pilot: "raiderclasscorvettefore", Aft: &rules.Loadout{Pilot: "raiderclasscorvetteaft"}},
			{Pilot: "academypilot"}}
	}
	g, s, err := rules.Compile(e).NewGame(rules.Setup{Mission: id, Obstacles: []string{"coreasteroid0", "coreasteroid1"},
		Squads: [2]rules.Squad{{Ships: one, Points: 2}, {Ships: two, Points: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(g)
	s.Edge, s.Round, s.Phase = uint8(geom.LowerEdge), 1, game.EngagementPhase
	for i := range s.Ships[:s.NShips] {
		s.Ships[i].OnTable = true
		s.Ships[i].Pose = geom.Pose{X: int32(150+150*i) * mm, Y: 450 * mm}
	}
	x.S = s
	return s, x
}

// gone takes a ship out of the match: destroyed, or having left.
func gone(s *game.State, id int, how string) {
	h := &s.Ships[id]
	h.OnTable, h.Destroyed, h.Fled, h.Escaped = false, how == "destroyed", how == "fled", how == "escaped"
}

// achieved is how a match of a mission ends once these ships are out of it.
func achieved(t *testing.T, id string, out map[int]string) game.Result {
	t.Helper()
	s, x := stand(t, id)
	for ship, how := range out {
		gone(s, ship, how)
	}
	return x.G.Mission.Achieved(x)
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

// Player 1 wins with a ship left when the eighth round has been played and not before; until then rounds
// are played as in the usual match (1e.mission.rounds-as-normal).
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

func TestMissions_WhatIsAchieved(t *testing.T) {
	const destroyed, fled, escaped = "destroyed", "fled", "escaped"
	for _, c := range []struct {
		mission string
		out     map[int]string
		want    game.Result
	}{
		{"hunt", nil, game.Undecided},
		{"hunt", map[int]string{0: destroyed, 1: fled}, game.Undecided},
		{"hunt", map[int]string{2: destroyed}, game.Won1}, {"hunt", map[int]string{2: fled}, game.Won1},

		{"crossing", nil, game.Undecided},
		{"crossing", map[int]string{0: escaped}, game.Won1}, // one of two
		{"crossing", map[int]string{0: destroyed}, game.Undecided},
		{"crossing", map[int]string{0: destroyed, 1: fled}, game.Won2},
		{"crossing", map[int]string{2: escaped}, game.Won2}, {"crossing", map[int]string{2: destroyed}, game.Won1},

		{"blockade", map[int]string{0: escaped}, game.Undecided}, // one of three transports
		{"blockade", map[int]string{0: escaped, 3: escaped}, game.Won1},
		{"blockade", map[int]string{0: escaped, 1: destroyed, 3: destroyed}, game.Undecided},
		{"blockade", map[int]string{0: fled, 3: destroyed}, game.Won2},
		{"blockade", map[int]string{0: escaped, 2: destroyed, 3: destroyed}, game.Won2},
		{"blockade", map[int]string{4: destroyed, 5: destroyed}, game.Undecided},

		{"boarding", map[int]string{0: destroyed, 5: destroyed}, game.Undecided},
		{"boarding", map[int]string{4: destroyed}, game.Won2}, {"boarding", map[int]string{4: fled}, game.Won1},

		{"duel", map[int]string{1: destroyed, 2: destroyed, 5: destroyed}, game.Undecided},
		{"duel", map[int]string{0: destroyed}, game.Won2}, {"duel", map[int]string{4: fled}, game.Won1},
		{"duel", map[int]string{0: destroyed, 4: destroyed}, game.Drawn},
	} {
		if got := achieved(t, c.mission, c.out); got != c.want {
			t.Errorf("%s with %v: result %d, want %d", c.mission, c.out, got, c.want)
		}
	}
}

// Which ships escape across which edge; player 2 begins at the top edge.
func TestMissions_WhoGetsAway(t *testing.T) {
	for _, c := range []struct {
		mission string
		ship    int
		y       int32 // mm
		away    bool
	}{
		{"crossing", 0, 905, true}, {"crossing", 0, 10, false}, {"crossing", 1, 905, true},
		{"crossing", 2, 10, true}, {"crossing", 2, 905, false},
		{"blockade", 0, 905, true}, {"blockade", 3, 905, true}, {"blockade", 0, 10, false},
		{"blockade", 1, 905, false}, // no huge ship
		{"blockade", 4, 10, false}, {"blockade", 4, 905, false},
	} {
		s, x := stand(t, c.mission)
		s.Ships[c.ship].Pose.Y = c.y * mm
		if got := x.G.Mission.Escapes(x, game.ShipID(c.ship)); got != c.away {
			t.Errorf("%s: ship %d at %d mm gets away: %v", c.mission, c.ship, c.y, got)
		}
	}
}

// What the end of a round decides.
func TestMissions_WhatIsJudged(t *testing.T) {
	for _, c := range []struct {
		mission string
		round   uint8
		score   [2]uint8
		want    game.Result
	}{
		{"hunt", 6, [2]uint8{}, game.Undecided}, {"hunt", 7, [2]uint8{}, game.Won2},
		{"survey", 7, [2]uint8{9, 1}, game.Undecided}, {"survey", 8, [2]uint8{2, 1}, game.Won1},
		{"survey", 8, [2]uint8{1, 2}, game.Won2}, {"survey", 8, [2]uint8{3, 3}, game.Drawn},
		{"boarding", 11, [2]uint8{1, 0}, game.Undecided}, {"boarding", 12, [2]uint8{1, 0}, game.Won2},
		{"duel", 11, [2]uint8{}, game.Undecided}, {"duel", 12, [2]uint8{}, game.Won2}, // 26 against 12
	} {
		s, x := stand(t, c.mission)
		s.Round, s.Score = c.round, c.score
		if got := x.G.Mission.Judge(x); got != c.want {
			t.Errorf("%s, round %d: result %d, want %d", c.mission, c.round, got, c.want)
		}
	}
}

// An obstacle counts for the player who alone has a ship at range 1 of it.
func TestSurvey_Obstacles(t *testing.T) {
	for _, c := range []struct {
		name       string
		mine, them int32 // their distance, from base to obstacle center, mm
		want       [2]uint8
	}{
		{"nobody", 400, 400, [2]uint8{}}, {"mine", 60, 400, [2]uint8{1, 0}}, {"theirs", 400, 60, [2]uint8{0, 1}},
		{"both", 60, 60, [2]uint8{}}, {"at range 2", 140, 400, [2]uint8{}},
	} {
		s, x := stand(t, "survey")
		s.Obstacles[0] = game.Obstacle{Placed: true, Pose: geom.Pose{X: 450 * mm, Y: 450 * mm}}
		s.Obstacles[1] = game.Obstacle{Placed: true, Gone: true, Pose: geom.Pose{X: 450 * mm, Y: 450 * mm}}
		s.NObstacles = 2
		s.Ships[0].Pose = geom.Pose{X: (450 - 20 - c.mine) * mm, Y: 450 * mm}
		s.Ships[1].Pose = geom.Pose{X: 40 * mm, Y: 40 * mm}
		s.Ships[2].Pose = geom.Pose{X: (450 + 20 + c.them) * mm, Y: 450 * mm}
		x.G.Mission.Judge(x)
		if s.Score != c.want {
			t.Errorf("%s: %v, want %v", c.name, s.Score, c.want)
		}
	}
}

// Player 2 of the hunt begins up to range 2 of their own edge.
func TestHunt_SetUpAreas(t *testing.T) {
	e := first.Edition()
	if m, _ := e.Mission("hunt"); m.Depth != [2]int32{0, 2 * geom.Band} {
		t.Errorf("depths %v", m.Depth)
	}
}

// A mission says nothing before the forces are placed, not even of a side without ships.
func TestMissions_NothingIsAchievedInSetUp(t *testing.T) {
	c := rules.Compile(first.Edition())
	for i := range c.Missions {
		one := rules.Squad{Ships: []rules.Loadout{{Pilot: "rookiepilot"}}}
		_, s, err := c.NewGame(rules.Setup{Mission: c.Missions[i].ID, Squads: [2]rules.Squad{one, {}}})
		if err != nil || s.Over {
			t.Errorf("%s: over, or %v", c.Missions[i].ID, err)
		}
	}
}
