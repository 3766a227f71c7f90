package flightpath_test

import (
	"testing"

	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// convoy opens the first scenario in the Planning Phase of a round.
func convoy(t *testing.T, round uint8) (m *table, cruiser, cadet game.ShipID) {
	t.Helper()
	m = open(t, "sc-shoal-convoy")
	m.planning(1)
	m.s.Round = round
	return m, m.find("dren-musai"), m.find("gm-line-pilot")
}

// A player without units has not lost in a scenario, and has in a match without one.
//
// msg.win.scenario
func TestScenario_UnitsLeftDecideNothing(t *testing.T) {
	m, cruiser, _ := convoy(t, 1)
	m.alone(map[game.ShipID]geom.Pose{cruiser: pose(457, 457, 90)})
	m.until(func() bool { return m.s.Round == 2 })
	if m.s.Over {
		t.Errorf("the scenario ends with result %d", m.s.Result)
	}
	c := rules.Compile(flightpath.Edition())
	setup := scenarioOf(t, c, "sc-shoal-convoy")
	setup.Mission, setup.Squads[0].Collection = "", nil
	m = sit(t, c, setup)
	m.planning(1)
	m.alone(map[game.ShipID]geom.Pose{m.find("dren-musai"): pose(457, 457, 90)})
	m.until(func() bool { return m.s.Round == 2 })
	if m.s.Result != game.Won2 {
		t.Errorf("the match without a scenario ends with result %d", m.s.Result)
	}
}

// The cruiser's player wins when it leaves by the edge of the Federation; by any other edge it flees,
// and the Federation wins.
//
// msg.win.scenario
func TestConvoy_EndsWithTheCruiser(t *testing.T) {
	for name, c := range map[string]struct {
		at     geom.Pose
		result game.Result
	}{
		"leaves by the other edge": {pose(457, 60, 180), game.Won2},
		"leaves by their own edge": {pose(457, 854, 0), game.Won1},
		"leaves by a side":         {pose(60, 457, 270), game.Won1},
		"stays":                    {pose(457, 457, 180), game.Undecided},
	} {
		t.Run(name, func(t *testing.T) {
			m, cruiser, unit := convoy(t, 1)
			m.alone(map[game.ShipID]geom.Pose{cruiser: c.at, unit: pose(850, 850, 270)})
			m.s.Obstacles = [game.MaxObstacles]game.Obstacle{}
			m.prefer = func(c game.Choice) bool {
				return c.Verb == game.DialVerb && c.Ship == cruiser &&
					c.Maneuver.Bearing == geom.Straight && c.Maneuver.Speed == 2
			}
			m.until(func() bool { return m.s.Round == 2 })
			if m.s.Result != c.result {
				t.Errorf("result %d, want %d", m.s.Result, c.result)
			}
		})
	}
}

// A destroyed cruiser is a victory of the Federation. After round 10, and not before, the points of
// what was destroyed decide.
//
// msg.win.scenario
func TestConvoy_DestroyedUnitsDecide(t *testing.T) {
	for name, c := range map[string]struct {
		round  uint8
		lost   func(cruiser, unit game.ShipID) (game.ShipID, bool)
		result game.Result
	}{
		"the cruiser": {1, func(c, _ game.ShipID) (game.ShipID, bool) { return c, true }, game.Won1},
		"a unit":      {9, func(_, u game.ShipID) (game.ShipID, bool) { return u, true }, game.Undecided},
		"a unit, round 10": {10, func(_, u game.ShipID) (game.ShipID, bool) { return u, true },
			game.Won2},
		"none, round 10": {10, func(_, u game.ShipID) (game.ShipID, bool) { return u, false },
			game.Drawn},
	} {
		t.Run(name, func(t *testing.T) {
			m, cruiser, unit := convoy(t, c.round)
			m.alone(map[game.ShipID]geom.Pose{cruiser: pose(457, 700, 90), unit: pose(457, 100, 0)})
			if id, gone := c.lost(cruiser, unit); gone {
				m.s.Ships[id].Destroyed, m.s.Ships[id].OnTable = true, false
			}
			m.until(func() bool { return m.s.Round == c.round+1 })
			if m.s.Result != c.result {
				t.Errorf("result %d, want %d", m.s.Result, c.result)
			}
		})
	}
}

// The cruiser begins within range 1 of its edge, the others of its side within range 2, those of the
// other side within range 1.
func TestConvoy_SetUpAreas(t *testing.T) {
	m := open(t, "sc-shoal-convoy")
	anywhere := func(id game.ShipID, y int32) bool {
		for x := int32(60); x < 860; x += 50 {
			if m.places(id, pose(x, y, 180)) {
				return true
			}
		}
		return false
	}
	asked := 0
	m.until(func() bool {
		if m.s.Phase != game.SetupPhase {
			return true
		}
		for i := range m.g.Ships {
			id := game.ShipID(i)
			info := &m.g.Ships[i]
			if info.Side != game.Seat2 || m.x.Waiting(m.s) != game.Only(game.Seat2) ||
				!anywhere(id, 860) {
				continue
			}
			asked++
			if far := anywhere(id, 770); far != (info.Pilot != "dren-musai") {
				t.Errorf("%s at 144 mm from the edge: %v", info.Name, far)
			}
		}
		return false
	})
	if asked == 0 {
		t.Error("no unit of the second player was placed")
	}
}

// The cruiser stands still in no two rounds in a row.
func TestConvoy_TheCruiserDoesNotStandTwice(t *testing.T) {
	m, cruiser, _ := convoy(t, 1)
	m.alone(map[game.ShipID]geom.Pose{cruiser: pose(457, 457, 180)})
	m.s.Obstacles = [game.MaxObstacles]game.Obstacle{}
	stands := func(c game.Choice) bool {
		return c.Verb == game.DialVerb && c.Ship == cruiser && c.Maneuver.Bearing == geom.Stationary
	}
	m.prefer = stands
	for round, want := range []bool{1: true, 2: false, 3: true} {
		if round == 0 {
			continue
		}
		m.planning(uint8(round))
		offered := false
		for _, c := range m.x.Ask(m.s, game.Seat2).Options() {
			offered = offered || stands(c)
		}
		if offered != want {
			t.Errorf("round %d: standing still is offered: %v", round, offered)
		}
		m.until(func() bool { return m.s.Phase != game.PlanningPhase })
	}
}

// At the end of round 4 a Ball arrives within range 1 of a side edge and beyond range 1 of every
// enemy; at the end of another round none does.
func TestConvoy_ABallArrives(t *testing.T) {
	for _, round := range []uint8{3, 4, 5} {
		m, cruiser, unit := convoy(t, round)
		m.alone(map[game.ShipID]geom.Pose{cruiser: pose(80, 457, 90), unit: pose(850, 850, 270)})
		ball := m.find("ball-pod-crew")
		asks := func() bool {
			return m.s.Phase == game.EndPhase && m.x.Waiting(m.s) == game.Only(game.Seat1) &&
				m.x.Ask(m.s, game.Seat1).Kind == game.PlaceQuestion
		}
		m.until(func() bool { return asks() || m.s.Round > round })
		if asks() != (round == 4) {
			t.Errorf("round %d: a Ball may be placed: %v", round, asks())
		}
		if round != 4 {
			continue
		}
		m.s.Ships[cruiser].Pose = pose(80, 457, 90)
		for at, want := range map[geom.Pose]bool{
			pose(30, 150, 90): true, pose(880, 457, 270): true, pose(457, 30, 0): false,
			pose(30, 457-60-60, 90): false, // near the cruiser
			m.s.Ships[unit].Pose:    false, // on top of its own
		} {
			if m.places(ball, at) != want {
				t.Errorf("at %v: %v", at, !want)
			}
		}
		m.until(func() bool { return m.s.Ships[ball].OnTable })
		if !m.s.Ships[ball].OnTable {
			t.Error("the Ball is not on the table")
		}
	}
}
