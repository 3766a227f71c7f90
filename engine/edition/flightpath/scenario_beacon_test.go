package flightpath_test

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

// A beacon gives a point to a player who is near it, or has it locked, while no enemy is near it.
//
// msg.win.scenario
func TestBeacons_GivePoints(t *testing.T) {
	near, beyond := pose(457, 580, 180), pose(457, 700, 180) // 70 mm and more than 100 from the middle one
	for name, c := range map[string]struct {
		mine, theirs geom.Pose
		locks        bool
		score        [2]uint8
	}{
		"near it":                 {pose(457, 340, 0), beyond, false, [2]uint8{1, 0}},
		"no one near it":          {pose(457, 200, 0), beyond, false, [2]uint8{}},
		"both near it":            {pose(457, 340, 0), near, false, [2]uint8{}},
		"the enemy near it":       {pose(457, 200, 0), near, false, [2]uint8{0, 1}},
		"locked":                  {pose(457, 200, 0), beyond, true, [2]uint8{1, 0}},
		"locked, an enemy near":   {pose(457, 200, 0), near, true, [2]uint8{0, 1}},
		"near two":                {pose(354, 457, 0), beyond, false, [2]uint8{2, 0}},
		"near one, one is locked": {pose(250, 400, 0), beyond, true, [2]uint8{2, 0}},
	} {
		m, mine, theirs := beacons(t)
		m.alone(map[game.ShipID]geom.Pose{mine: c.mine, theirs: c.theirs})
		if c.locks {
			m.s.Ships[mine].Locks[0] = game.Object{Kind: game.DeviceObject, ID: 1}
		}
		m.x.Waiting(m.s)
		if r := m.g.Mission.Judge(m.x); r != game.Undecided || m.s.Score != c.score {
			t.Errorf("%s: %v and result %d, want %v", name, m.s.Score, r, c.score)
		}
	}
}

// beacons opens the second scenario in its first round.
func beacons(t *testing.T) (m *table, mine, theirs game.ShipID) {
	t.Helper()
	m = open(t, "sc-relay-beacons")
	m.planning(1)
	return m, m.find("gm-cadet"), m.find("zaku-recruit")
}

// Eight points win, if they are more than the enemy's; after round 8 more points do, and between as
// many the units that are left.
//
// msg.win.scenario
func TestBeacons_PointsWin(t *testing.T) {
	for name, c := range map[string]struct {
		round  uint8
		before [2]uint8
		left   int // how many units of the second player are left beside one of the first
		result game.Result
	}{
		"seven":             {3, [2]uint8{7, 0}, 1, game.Undecided},
		"eight":             {3, [2]uint8{8, 7}, 1, game.Won1},
		"eight of both":     {3, [2]uint8{8, 8}, 1, game.Undecided},
		"round 7":           {7, [2]uint8{1, 2}, 1, game.Undecided},
		"round 8":           {8, [2]uint8{1, 2}, 1, game.Won2},
		"round 8, as many":  {8, [2]uint8{2, 2}, 2, game.Won2},
		"round 8, in all":   {8, [2]uint8{2, 2}, 1, game.Drawn},
		"no one of theirs":  {3, [2]uint8{1, 2}, 0, game.Undecided},
		"round 8, of units": {8, [2]uint8{2, 2}, 0, game.Won1},
	} {
		m, mine, theirs := beacons(t)
		at := map[game.ShipID]geom.Pose{mine: pose(100, 100, 0)}
		for i := range c.left {
			at[theirs-game.ShipID(i)] = pose(100+100*int32(i), 800, 180)
		}
		m.alone(at)
		m.s.Round, m.s.Score = c.round, c.before
		m.x.Waiting(m.s)
		if r := m.g.Mission.Judge(m.x); r != c.result {
			t.Errorf("%s: result %d, want %d", name, r, c.result)
		}
	}
}

// Beacons neither obstruct attacks nor stop units, and can be locked.
func TestBeacons_LieInNobodysWay(t *testing.T) {
	m, mine, theirs := beacons(t)
	m.alone(map[game.ShipID]geom.Pose{mine: pose(457, 400, 0), theirs: pose(457, 700, 180)})
	m.s.Obstacles = [game.MaxObstacles]game.Obstacle{}
	m.prefer = func(c game.Choice) bool {
		return c.Verb == game.DialVerb && c.Ship == mine && c.Maneuver.Bearing == geom.Straight &&
			c.Maneuver.Speed == 1 ||
			c.Verb == game.ObjectVerb && c.Object == game.Object{Kind: game.DeviceObject, ID: 1} ||
			c.Verb == game.UseVerb && m.lock(c)
	}
	m.until(func() bool { return m.s.Phase == game.EngagementPhase })
	if got := m.s.Ships[mine].Pose; got != pose(457, 480, 0) {
		t.Errorf("the unit is at %v", got)
	}
	if m.s.NDevices != 3 || m.s.Ships[mine].Locks[0].Kind != game.DeviceObject {
		t.Errorf("%d beacons, locked is %v", m.s.NDevices, m.s.Ships[mine].Locks[0])
	}
}

// lock reports whether a choice performs a lock action.
func (m *table) lock(c game.Choice) bool {
	v := view.Of(m.g, m.s, m.x.Waiting(m.s).First())
	a := v.Offered(m.x, c)
	return a != nil && a.Name == "lock"
}
