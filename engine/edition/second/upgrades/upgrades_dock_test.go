package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.huge.dock, 2e.huge.dock.who, 2e.huge.dock.initiative: Docking Clamps: a small ship at range 0-1 docks at its own
// initiative.
func TestHugeDock_AtRangeOne(t *testing.T) {
	for _, c := range []struct {
		pilot string
		x     float64
		may   bool
	}{ // the right side is at 640
		{tie, 640 + 100 + 20, true}, {tie, 640 + 101 + 20, false}, {"captainoicunn", 640 + 50 + 40, false},
	} {
		s, gozanti := vessel(t, carrier)
		ship := s.Mine(c.pilot, scene.At(c.x, 300, 0))
		if !c.may {
			s.Never(ship, "dock")
		}
		s.Systems()
		if c.may {
			s.Is(s.State().Initiative == s.Of(ship).Initiative, "at initiative %d", s.State().Initiative)
			s.Use(ship, "dock")
			s.Pick(gozanti)
			s.WantDocked(ship, gozanti)
		}
		finish(s)
	}
}

// 2e.huge.dock: corvus, liberator: they take 2 small ships and no third.
func TestHugeDock_Room(t *testing.T) {
	for pilot, title := range map[string]string{raider: "corvus", corvette: "liberator"} {
		s, ship := vessel(t, pilot, scene.With(title))
		small := tie
		if pilot == corvette {
			small = xwing
		}
		third := s.Mine(small, scene.At(700, 300, 0))
		for range 2 {
			s.Mine(small, scene.Docked(ship))
		}
		s.Never(third, "dock")
		s.Systems()
		finish(s)
	}
}

// 2e.huge.dock.deploy-any-number, 2e.huge.dock.deploy-sides: four ships deploy, each from another edge.
func TestHugeDock_FourDeployFromFourEdges(t *testing.T) {
	s, gozanti := vessel(t, carrier)
	edges := []struct {
		from          string
		x, y, heading float64
	}{
		{"from the front guides", 600, 300 + 110.5 + 100, 0}, {"from the rear guides", 600, 300 - 110.5 - 100, 180},
		{"from the left side", 600 - 140, 300, 270}, {"from the right side", 600 + 140, 300, 90},
	}
	var ships []*scene.Ship
	for range edges {
		ships = append(ships, s.Mine(tie, scene.Docked(gozanti)))
	}
	s.Systems()
	for i, to := range edges {
		if i < len(edges)-1 {
			s.Pick(ships[i])
		}
		s.ChooseNamed(to.from)
		s.Maneuver("2 straight")
		s.WantPose(ships[i], to.x, to.y, to.heading)
		s.Pass() // its action
	}
	s.Done()
}

// 2e.huge.dock.deploy-fails: a ship without room is destroyed, and does not go back into reserve.
func TestHugeDock_WithoutRoom(t *testing.T) {
	for _, c := range []struct {
		x    float64
		lost bool
	}{ // a base with its guides is 43 mm long
		{640 + 44 + 20, false}, {640 + 42 + 20, true},
	} {
		s, gozanti := vessel(t, carrier)
		ship := s.Mine(tie, scene.Docked(gozanti))
		s.Theirs(xwing, scene.At(c.x, 300, 0))
		s.Systems()
		s.ChooseNamed("from the right side")
		s.Maneuver("2 straight")
		s.Is(s.Of(ship).Destroyed == c.lost, "it is destroyed: %v", c.lost)
		s.WantDocked(ship, nil)
		finish(s)
	}
}

// 2e.huge.dock.carrier-destroyed: each docked ship deploys in an emergency, also from a side: 1 critical damage, no action.
func TestHugeDock_CarrierIsDestroyed(t *testing.T) {
	s, gozanti := vessel(t, carrier, scene.Shields(0))
	ship := s.Mine(tie, scene.Docked(gozanti))
	enemy := s.Theirs(xwing, scene.At(600, 560, 180))
	s.Damage(gozanti, 10) // of 11
	s.Attack(enemy, gozanti)
	roll(s, "hit", "hit")
	s.ChooseNamed("from the left side")
	s.Draw("Weapons Failure")
	s.Maneuver("2 straight")
	s.WantPose(ship, 600-140, 300, 270)
	s.WantDamage(ship, 1)
	s.WantTokens(ship, game.FocusToken, 0)
	finish(s)
}

// 2e.dock.emergency: of several docked ships their player picks which one deploys next, as the first may be in the way of the
// other. The ships of the first player come first.
func TestHugeDock_OrderInAnEmergency(t *testing.T) {
	for _, swapped := range []bool{false, true} {
		s, gozanti := vessel(t, carrier, scene.Shields(0))
		one, two := s.Mine(tie, scene.Docked(gozanti)), s.Mine(tie, scene.Docked(gozanti))
		enemy := s.Theirs(xwing, scene.At(600, 560, 180))
		s.Damage(gozanti, 10) // of 11
		s.Attack(enemy, gozanti)
		roll(s, "hit", "hit")
		s.Asked(game.Seat1)
		s.Refused(func() { s.Pick(gozanti) })
		if swapped {
			one, two = two, one
		}
		s.Pick(one)
		for _, from := range []string{"from the left side", "from the right side"} {
			s.ChooseNamed(from)
			s.Draw("Weapons Failure")
			s.Maneuver("2 straight")
		}
		s.WantPose(one, 600-140, 300, 270)
		s.WantPose(two, 600+140, 300, 90)
		finish(s)
	}
}

// vector, liberator: what a ship may do that has deployed from them, in addition to its action.
func TestHugeTitles_DeployedShips(t *testing.T) {
	for _, c := range []struct{ pilot, title, small, does string }{
		{carrier, "vector", tie, "evade"}, {corvette, "liberator", xwing, "focus"},
	} {
		t.Run(c.title, func(t *testing.T) {
			s, host := vessel(t, c.pilot, scene.With(c.title))
			ship := s.Mine(c.small, scene.Docked(host))
			s.Systems()
			s.ChooseNamed("from the rear guides")
			s.Maneuver("2 straight")
			s.Use(host, "act at once")
			s.Use(ship, c.does)
			finish(s)
		})
	}
}

// requiem: a ship that has deployed from it may lock what it has locked, at any range, and no ship that it has not.
func TestRequiem_SharesItsLock(t *testing.T) {
	for _, locked := range []bool{true, false} {
		s, host := vessel(t, carrier, scene.With("requiem"))
		ship := s.Mine(tie, scene.Docked(host))
		enemy := s.Theirs(xwing, scene.At(1700, 800, 180))
		other := s.Theirs(xwing, scene.At(1500, 800, 180))
		if locked {
			s.Lock(host, enemy)
		} else {
			s.Never(host, "share a lock")
		}
		s.Systems()
		s.ChooseNamed("from the rear guides")
		s.Maneuver("2 straight")
		if locked {
			s.Use(host, "share a lock")
			s.Refused(func() { s.Pick(other) })
			s.Pick(enemy)
		}
		s.WantLock(ship, enemy, locked)
		s.WantLock(ship, other, false)
		s.WantLock(host, enemy, locked)
		finish(s)
	}
}

// corvus: a calculate action gives two tokens.
func TestCorvus_Calculates(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("corvus"))
	s.Perform(ship, 0)
	s.Use(ship, "calculate")
	s.WantTokens(ship, game.CalculateToken, 2)
	finish(s)
}
