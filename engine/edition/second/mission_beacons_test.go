package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// atBeacons makes a scene, which has all its ships, one of the mission Three Beacons.
func atBeacons(t *testing.T, s *scene.Scene) {
	t.Helper()
	m, ok := second.Edition().Mission("three-beacons")
	if !ok {
		t.Fatal("there is no mission Three Beacons")
	}
	s.Exec().G.Mission = &m.Mission
}

// 2e.epic.mission.three-beacons: the beacons are on the long middle line and are not objects.
func TestThreeBeacons_WhereTheyAre(t *testing.T) {
	s, xwing, _, _ := epicScene(t)
	atBeacons(t, s)
	x := s.Exec()
	for i, at := range []float64{457, 914, 1372} {
		for gap, want := range map[float64]bool{99: true, 102: false} {
			base := geom.Place(geom.Small, geom.Pose{X: int32(at * geom.Millimeter), Y: int32((457 - 20 - gap) * geom.Millimeter)})
			if got := rules.AtBeacon(x, &base, i); got != want {
				t.Errorf("a ship %g mm below beacon %d is there: %v", gap, i+1, got)
			}
		}
	}
	x.Ship(xwing.ID()).Pose = geom.Pose{X: 457 * geom.Millimeter, Y: 457 * geom.Millimeter}
	if tokens, _ := x.Tokens(); len(tokens) != 0 {
		t.Errorf("%d objects are on the table", len(tokens))
	}
	s.End()
	s.Done()
}

// 2e.epic.mission.three-beacons.weight, 2e.epic.mission.three-beacons.token: at a beacon the side whose ships at range
// 0-1 weigh more receives a token.
func TestThreeBeacons_Weight(t *testing.T) {
	const small, medium, large = "bluesquadronescort", "kathscarlet", "lothalrebel"
	for name, c := range map[string]struct {
		mine, theirs  string
		below, stress int // how far my ship is below the beacon, in mm; stress tokens of theirs
		want          game.Player
	}{
		"alone":                     {small, "", 119, 0, game.Seat1},
		"just too far":              {small, "", 122, 0, game.NoSide},
		"as heavy":                  {small, small, 100, 0, game.NoSide},
		"medium against small":      {medium, small, 100, 0, game.Seat1},
		"medium against large":      {medium, large, 100, 0, game.Seat2},
		"huge against large":        {corvette, large, 160, 0, game.Seat1},
		"huge against huge":         {corvette, corvette, 160, 0, game.NoSide},
		"against a stressed ship":   {small, large, 100, 1, game.Seat1},
		"from afar against a small": {small, small, 122, 0, game.Seat2},
	} {
		s := scene.Second(t)
		s.Table(1828, 914)
		mine := s.Mine(c.mine, scene.At(457, 457-float64(c.below), 0))
		enemy := s.Theirs("academypilot", scene.At(1700, 800, 180)) // keeps the match going
		if c.theirs != "" {
			up := 100.0
			if c.theirs == corvette {
				up = 160
			}
			enemy = s.Theirs(c.theirs, scene.At(457, 457+up, 180), scene.Tokens(game.StressToken, c.stress))
		}
		atBeacons(t, s)
		s.End()
		got := [2]uint8{s.Of(mine).Victory, s.Of(enemy).Victory}
		want := [2]uint8{}
		if c.want != game.NoSide {
			want[c.want] = 1
		}
		if got != want {
			t.Errorf("%s: %v victory tokens, want %v", name, got, want)
		}
		s.Done()
	}
}

// 2e.epic.mission.three-beacons.token: the side chooses which of its ships at the beacon receives the token. Ships that
// weigh nothing and those elsewhere do not.
func TestThreeBeacons_TheSideChooses(t *testing.T) {
	s := scene.Second(t)
	s.Table(1828, 914)
	one := s.Mine("bluesquadronescort", scene.At(457, 360, 0))
	two := s.Mine("bluesquadronescort", scene.At(500, 360, 0))
	stressed := s.Mine("bluesquadronescort", scene.At(414, 360, 0), scene.Tokens(game.StressToken, 1))
	far := s.Mine("bluesquadronescort", scene.At(200, 200, 0))
	enemy := s.Theirs("academypilot", scene.At(457, 560, 180))
	atBeacons(t, s)
	s.End()
	for _, ship := range []*scene.Ship{stressed, far, enemy} {
		s.Refused(func() { s.Pick(ship) })
	}
	s.Pick(two)
	for ship, want := range map[*scene.Ship]uint8{one: 0, two: 1, stressed: 0, far: 0, enemy: 0} {
		if got := s.Of(ship).Victory; got != want {
			t.Errorf("ship %d has %d victory tokens", ship.ID(), got)
		}
	}
	s.Done()
}

// 2e.epic.mission.three-beacons.win, 2e.epic.mission.three-beacons.with-ship: after round 8 the sides compare their
// tokens, without those of ships that are lost, and with one for every full 50 points of casualties.
func TestThreeBeacons_Win(t *testing.T) {
	for name, c := range map[string]struct {
		round     uint8
		tokens    [3]uint8 // of my X-wing of 41 points, of my CR90 and of their TIE
		lost      bool     // the X-wing is
		destroyed uint16   // points of a TIE that is destroyed, 0 for none
		want      game.Result
	}{
		"a round to go":           {7, [3]uint8{3, 0, 0}, false, 0, game.Undecided},
		"more tokens":             {8, [3]uint8{2, 1, 2}, false, 0, game.Won1},
		"as many":                 {8, [3]uint8{2, 1, 3}, false, 0, game.Drawn},
		"lost with their ship":    {8, [3]uint8{2, 1, 2}, true, 0, game.Won2},
		"casualties of 99 points": {8, [3]uint8{0, 1, 3}, false, 99, game.Won2},
		"casualties of 100":       {8, [3]uint8{0, 1, 3}, false, 100, game.Drawn},
		"casualties of 150":       {8, [3]uint8{0, 1, 3}, false, 150, game.Won1},
	} {
		s := scene.Second(t)
		s.Table(1828, 914)
		xwing := s.Mine("bluesquadronescort", scene.At(300, 200, 0), scene.Points(41))
		cr90 := s.Mine(corvette, scene.At(800, 200, 0), scene.Points(149))
		tie := s.Theirs("academypilot", scene.At(300, 800, 180), scene.Points(20))
		second := s.Theirs("academypilot", scene.At(500, 800, 180), scene.Points(int(c.destroyed)))
		atBeacons(t, s)
		s.State().Round = c.round
		for i, ship := range []*scene.Ship{xwing, cr90, tie} {
			s.Of(ship).Victory = c.tokens[i]
		}
		for ship, gone := range map[*scene.Ship]bool{xwing: c.lost, second: c.destroyed > 0} {
			if gone {
				h := s.Of(ship)
				h.Destroyed, h.OnTable = true, false
			}
		}
		s.End()
		if got := s.State().Result; got != c.want {
			t.Errorf("%s: %v", name, got)
		}
		s.Done()
	}
}
