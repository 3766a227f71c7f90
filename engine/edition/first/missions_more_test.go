package first_test

import (
	"testing"

	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

const mm = geom.Millimeter

// stand is a match of a mission in its first round: two ships against one as in begun or, in an Epic mission,
// two huge ships and an X-wing against a huge ship and a TIE fighter. Player 1 has the lower edge.
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

// Who leaves by which edge gets away; player 2 begins at the upper edge.
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

// Without huge ships the first ship is the convoy.
func TestBlockade_WithoutHugeShips(t *testing.T) {
	e := first.Edition()
	g, s, err := rules.Compile(e).NewGame(rules.Setup{Mission: "blockade", Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "rookiepilot"}, {Pilot: "rookiepilot"}}},
		{Ships: []rules.Loadout{{Pilot: "academypilot"}}}}})
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(g)
	x.S = s
	gone(s, 1, "destroyed")
	if r := g.Mission.Achieved(x); r != game.Undecided {
		t.Errorf("the second ship is lost: result %d", r)
	}
	gone(s, 0, "destroyed")
	if r := g.Mission.Achieved(x); r != game.Won2 {
		t.Errorf("the first ship is lost: result %d", r)
	}
	if g.Area != geom.EpicArea() {
		t.Errorf("the area is %v", g.Area)
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

// The flagships of a duel are compared by what both their sections have left.
func TestDuel_ComparesTheFlagships(t *testing.T) {
	for _, c := range []struct {
		shields, damage, aftShields, aftDamage uint8
		want                                   game.Result
	}{
		{0, 5, 4, 0, game.Won2},  // 15 against 12
		{0, 5, 1, 0, game.Drawn}, // as many
		{0, 5, 0, 0, game.Won1}, {0, 3, 1, 3, game.Won1}, {0, 3, 1, 2, game.Drawn},
	} {
		s, x := stand(t, "duel")
		s.Round = 12
		h := &s.Ships[4]
		h.Shields, h.Damage, h.Aft.Shields, h.Aft.Damage = c.shields, c.damage, c.aftShields, c.aftDamage
		if got := x.G.Mission.Judge(x); got != c.want {
			t.Errorf("%+v: result %d", c, got)
		}
	}
}

// A prize is boarded by a small or large ship at range 1 of it while one of its sections has no shields.
func TestBoarding_Alongside(t *testing.T) {
	for _, c := range []struct {
		name      string
		boarder   int
		gap       int32 // mm from the side of the prize
		fore, aft uint8
		points    uint8
	}{
		{"alongside, fore open", 1, 99, 0, 4, 1}, {"alongside, aft open", 1, 99, 6, 0, 1}, {"at range 2", 1, 101, 0, 0, 0},
		{"with shields", 1, 99, 1, 1, 0}, {"a huge ship", 0, 99, 0, 0, 0}, {"a ship of their own", 5, 99, 0, 0, 0},
	} {
		s, x := stand(t, "boarding")
		for i := range s.Ships[:s.NShips] {
			s.Ships[i].Pose = geom.Pose{X: int32(1000+150*i) * mm, Y: 200 * mm}
		}
		prize := &s.Ships[4]
		prize.Pose = geom.Pose{X: 300 * mm, Y: 500 * mm}
		prize.Shields, prize.Aft.Shields = c.fore, c.aft
		half := int32(x.G.Ships[c.boarder].Size.Width()) * mm / 2
		s.Ships[c.boarder].Pose = geom.Pose{X: (300+40+c.gap)*mm + half, Y: 500 * mm}
		if r := x.G.Mission.Judge(x); r != game.Undecided || s.Score[0] != c.points {
			t.Errorf("%s: %d points, want %d; result %d", c.name, s.Score[0], c.points, r)
		}
		if r := x.G.Mission.Judge(x); (r == game.Won1) != (c.points > 0) {
			t.Errorf("%s: after another round: result %d", c.name, r)
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
