package pilots_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

const (
	ringPilot   = "transgalmegcontrollink"
	jediKnight  = "jediknight"        // initiative 3
	jediGeneral = "jedigeneral"       // initiative 4
	volunteer   = "loyalistvolunteer" // initiative 2
)

// ring is a hyperspace ring with a ship docked.
func ring(t *testing.T, pilot string) (s *scene.Scene, ship, guest *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(ringPilot, here)
	guest = s.Mine(pilot, scene.Docked(ship))
	s.Theirs("academypilot", scene.At(800, 800, 180))
	return s, ship, guest
}

func TestDockingRing_TakesOneOnBoard(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(ringPilot, here)
	fits := map[string]bool{jediKnight: true, jediGeneral: true, volunteer: true, "goldsquadrontrooper": false}
	list := map[*scene.Ship]bool{}
	for pilot, want := range fits {
		list[s.Mine(pilot, scene.At(120+90*float64(len(list)), 60, 0))] = want
	}
	enemy := s.Theirs(jediKnight, scene.At(800, 800, 180))
	dock := s.Exec().G.Ships[ship.ID()].Dock
	for other, want := range list {
		s.Is(dock.Ships.Has(other.ID()) == want, "it takes %d on board: %v", other.ID(), want)
	}
	s.Is(dock.Room == 1 && !dock.Ships.Has(enemy.ID()), "one, and of its own side")
	s.Done()
}

// 2e.dock.initiative-of-docked: the ring has the initiative and the dial of whatever is docked.
func TestDockingRing_HasItsInitiativeAndDial(t *testing.T) {
	for pilot, want := range map[string]int8{jediKnight: 3, jediGeneral: 4, volunteer: 2} {
		s, ship, guest := ring(t, pilot)
		other := s.Mine(jediKnight, scene.At(200, 200, 0))
		s.Is(rules.InitiativeOf(s.Exec(), ship.ID()) == want, "%s: initiative %d", pilot, want)
		s.Planning()
		var dial []game.Maneuver
		for _, m := range s.Exec().G.Ships[ship.ID()].Dial {
			if rules.OnDialNow(s.Exec(), ship.ID(), m) {
				dial = append(dial, m)
			}
		}
		want := s.Exec().G.Ships[guest.ID()].Dial
		s.Is(len(dial) == len(want), "%d maneuvers on its dial, want %d", len(dial), len(want))
		for _, m := range want {
			s.Is(slices.Contains(dial, m), "%s: %v is on its dial", pilot, m)
		}
		s.Dial(other, "2 straight") // that of a ship beside it does not count
		s.Dial(ship, "2 straight")
		playOut(s)
	}
}

func TestDockingRing_ManeuversAtSpeed1(t *testing.T) {
	for maneuver, y := range map[string]float64{"5 straight": 380, "1 turn-left": 0} {
		s, ship, _ := ring(t, jediGeneral)
		s.Activate(ship, maneuver)
		if maneuver == "5 straight" {
			s.WantPose(ship, 457, y, 0)
			s.Is(s.Of(ship).Revealed.Speed == 5, "its dial shows speed 5")
		} else {
			s.NoEvent(game.Used) // it is slow already
		}
		playOut(s)
	}
}

func TestDockingRing_StaysInsteadOfAdvancedManeuvers(t *testing.T) {
	for answer, heading := range map[string]float64{
		"rotate by 90 degrees": 90, "rotate by 180 degrees": 180, "": 0,
	} {
		s, ship, _ := ring(t, volunteer)
		s.Activate(ship, "2 koiogran")
		s.WantTokens(ship, game.StressToken, 0) // white
		s.WantPose(ship, 457, 300, 0)
		if answer == "" {
			s.Pass()
		} else {
			s.Use(ship, "rotate")
			s.ChooseNamed(answer)
			if heading == 90 {
				s.ChooseNamed("right")
			}
		}
		s.WantPose(ship, 457, 300, heading)
		playOut(s)
	}
	s, ship, _ := ring(t, volunteer)
	s.Activate(ship, "2 straight")
	never(s, ship, "rotate")
}

// Without a ship it neither sets a dial nor activates nor engages.
func TestDockingRing_WaitsAlone(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(ringPilot, here)
	knight := s.Mine(jediKnight, scene.At(120, 300, 0))
	tie := s.Theirs("academypilot", scene.At(800, 800, 180))
	s.Round()
	s.Dial(knight, "2 straight")
	s.Refused(func() { s.Dial(ship, "2 straight") })
	s.Dial(tie, "2 straight")
	playOut(s)
	s.Is(!s.Of(ship).Activated && !s.Of(ship).Engaged, "it waits")
	s.WantPose(ship, 457, 300, 0)
}

// A ship that docks in the System phase hands its dial over, and the ring executes it.
func TestDockingRing_TakesTheDialOver(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(ringPilot, here)
	knight := s.Mine(jediKnight, scene.At(457, 340, 0))
	tie := s.Theirs("academypilot", scene.At(800, 800, 180))
	s.Round()
	s.Dial(knight, "3 bank-left")
	s.Dial(tie, "2 straight")
	s.Use(knight, "dock")
	s.Pick(ship)
	s.WantDial(ship, "3 bank-left")
	s.Is(s.State().Secret[game.Seat2].Dials[ship.ID()] == 0, "the other side has not seen it")
	playOut(s)
	s.Is(s.Of(ship).Activated, "it activates")
	heading := s.Of(ship).Pose.Heading
	s.Is(heading == 315*geom.Degree, "by a bank, to %d", heading)
}

// The asteroid reaches 16.8 mm toward the ring, and the ring is set up after its enemies, at the initiative of the
// knight.
func TestSyliure31Hyperdrive(t *testing.T) {
	for name, c := range map[string]struct {
		y, enemy, rock float64
		legal          bool
	}{
		"301 mm from an enemy":             {539, 457, 0, true},
		"299 mm from an enemy":             {541, 457, 0, false},
		"301 mm from the enemy's edge":     {593, 100, 0, true},
		"299 mm from the enemy's edge":     {595, 100, 0, false},
		"101 mm from a rock":               {462, 100, 600, true},
		"99 mm from a rock":                {465, 100, 600, false},
		"in the usual place, at its edge":  {50, 100, 0, true},
		"without the drive, in the middle": {401, 100, 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			var options []scene.Option
			if c.y != 401 {
				options = append(options, scene.With("syliure31hyperdrive"))
			}
			ship := s.Mine(ringPilot, options...)
			s.Mine(jediKnight)
			tie := s.Theirs("academypilot")
			rocks := []*scene.Obstacle{}
			if c.rock > 0 {
				rocks = append(rocks, s.Obstacle("coreasteroid0"))
			}
			s.Setup()
			s.Choose(firstPlayer)
			for _, rock := range rocks {
				s.PlaceObstacle(rock, 457, c.rock, 0)
			}
			s.Pick(ship)
			s.Place(tie, c.enemy, 880, 180)
			if c.legal {
				s.Place(ship, 457, c.y, 0)
			} else {
				s.Refused(func() { s.Place(ship, 457, c.y, 0) })
				s.Place(ship, 457, 50, 0)
			}
			s.Done()
		})
	}
}
