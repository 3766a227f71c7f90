package first_test

import (
	"errors"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// stands is a set-up of two squads in which a huge ship is an obstacle.
func stands(n game.HugeObstacle, codes ...string) rules.Setup {
	return rules.Setup{Options: game.Options{HugeObstacle: n}, Obstacles: codes, Squads: [2]rules.Squad{
		{Points: 1, Ships: []rules.Loadout{{Pilot: rookie}}}, {Points: 2, Ships: []rules.Loadout{{Pilot: academy}}},
	}}
}

// asteroids are this many asteroids and debris clouds.
func tokens(rocks, clouds int) []string {
	var list []string
	for i := range rocks {
		list = append(list, geom.Obstacle(i).ID())
	}
	for i := range clouds {
		list = append(list, geom.Obstacle(12+i).ID())
	}
	return list
}

// 1e.setup.huge-as-obstacle, 1e.setup.huge-as-obstacle-replaces-three: one of the two bases in place of three
// asteroids, of which there must be as many, and no huge ship as well.
func TestHugeObstacle_InPlaceOfThreeAsteroids(t *testing.T) {
	c := rules.Compile(first.Edition())
	for _, k := range []struct {
		which         game.HugeObstacle
		rocks, clouds int
		left          int // -1 if it is refused
		first         geom.Obstacle
	}{
		{game.CorvetteObstacle, 6, 0, 4, geom.HugeLongObstacle}, {game.TransportObstacle, 3, 3, 4, geom.HugeShortObstacle},
		{game.CorvetteObstacle, 2, 4, -1, 0}, {3, 6, 0, -1, 0}, {game.NoHugeObstacle, 6, 0, 6, 0},
	} {
		g, _, err := c.NewGame(stands(k.which, tokens(k.rocks, k.clouds)...))
		if k.left < 0 {
			if !errors.Is(err, rules.ErrSetup) {
				t.Errorf("%+v: %v, want it refused", k, err)
			}
			continue
		}
		if err != nil || len(g.Obstacles) != k.left || g.Obstacles[0].Outline != k.first {
			t.Errorf("%+v: %d obstacles, %v", k, len(g.Obstacles), err)
		}
	}
	epic := stands(game.CorvetteObstacle, tokens(6, 0)...)
	epic.Squads[0].Ships = append(epic.Squads[0].Ships, rules.Loadout{Pilot: transport})
	if _, _, err := c.NewGame(epic); !errors.Is(err, rules.ErrSetup) {
		t.Errorf("with a huge ship in play: %v, want it refused", err)
	}
}

// 1e.setup.huge-as-obstacle-replaces-three: the player with initiative places it before any token; then the
// players alternate. It lies beyond range 2 of the edges, as others do.
func TestHugeObstacle_IsPlacedFirst(t *testing.T) {
	s := scene.First(t)
	s.Agree(game.Options{HugeObstacle: game.CorvetteObstacle})
	list := make([]*scene.Obstacle, 4)
	for i := range list { // three asteroids give way to the ship
		list[i] = s.Obstacle(geom.Obstacle(i).ID())
	}
	for i := 4; i < 6; i++ {
		s.Obstacle(geom.Obstacle(i).ID())
	}
	s.Mine(rookie, scene.Points(1))
	s.Theirs(academy, scene.Points(2))
	s.Setup()
	initiative(s)
	s.Asked(game.Seat1)
	s.Refused(func() { s.PlaceObstacle(list[1], 457, 300, 0) })
	s.Refused(func() { s.PlaceObstacle(list[0], 457, 200+112, 0) })
	s.PlaceObstacle(list[0], 457, 457, 0)
	s.Asked(game.Seat2)
	s.PlaceObstacle(list[1], 650, 300, 0)
	s.Asked(game.Seat1)
	setOut(s)
}

// 1e.setup.huge-as-obstacle-uncontrolled: it has no side and no dial, and moves no more than an asteroid does.
// 1e.setup.huge-as-obstacle-indestructible: nothing attacks it, and a Seismic Torpedo does not blow it up.
func TestHugeObstacle_BelongsToNobodyAndStays(t *testing.T) {
	for code, blown := range map[string]bool{"hugelong": false, "coreasteroid0": true} {
		s := scene.First(t)
		rock := s.Obstacle(code, scene.At(457, 500, 90))
		ship := s.Mine("redsquadronpilot", scene.At(457, 300, 0), scene.With("seismictorpedo"))
		s.Theirs(academy, scene.At(100, 800, 180))
		if !blown {
			s.Never(ship, "fire the Seismic Torpedo")
		}
		s.Activate(ship, "2 straight")
		if blown {
			s.Offered(ship, "fire the Seismic Torpedo")
		}
		s.Pass()
		s.Done()
		s.Is(s.State().NShips == 2, "it is not a ship of anyone's")
		s.Engage(ship)
		s.Done() // it is not a target
		s.Is(!s.State().Obstacles[rock.Object().ID].Gone, "it stays")
	}
}

// It obstructs attacks, and costs a ship that flies onto it its action and a roll, as an asteroid.
func TestHugeObstacle_IsAnObstacle(t *testing.T) {
	s := scene.First(t)
	s.Obstacle("hugeshort", scene.At(457, 500, 90))
	ship := s.Mine(rookie, scene.At(457, 400, 0))
	foe := s.Theirs(academy, scene.At(457, 600, 180))
	s.Attack(ship, foe)
	s.Dice(blanks(3)...)
	s.Is(s.Rolling().N == 4, "an obstructed attack: %d dice, not 4", s.Rolling().N)
	s.Dice(blanks(4)...)
	s.Done()
	s.Activate(ship, "2 straight")
	s.Dice("hit")
	s.WantShields(ship, 1)
	s.Done()
}
