package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// fueled is an X-wing with red and white moves on its bar and an upgrade.
func fueled(t *testing.T, id string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	ship := s.Mine(xwing, scene.At(457, 300, 0), scene.With(id))
	s.Theirs(tie, scene.At(100, 800, 0))
	s.PrintActions(ship, "white boost", "red barrel-roll", "red slam", "white lock")
	return s, ship
}

func TestFuelInjectionOverride_Endor(t *testing.T) {
	for _, uses := range []bool{true, false} {
		s, ship := fueled(t, "fuelinjectionoverride-battleoverendor")
		s.Perform(ship, 0, game.BoostAction)
		s.Use(ship, "boost")
		y := 380.0
		if uses {
			s.Use(ship, "go farther")
			s.WantCharges(ship, "fuelinjectionoverride-battleoverendor", 1)
			s.Maneuver("2 straight")
			y = 420
		} else {
			s.Pass()
			s.Maneuver("1 straight")
		}
		play(s, nil, nil)
		s.WantPose(ship, 457, y, 0)
		s.Is(s.State().NLasting == 0, "it is over")
		s.Perform(ship, 0, game.BarrelRollAction)
		s.Use(ship, "barrel roll")
		x := 537.0
		if uses {
			s.Use(ship, "go farther")
			x = 577
		} else {
			s.Pass()
		}
		s.Choose(func(c game.Choice) bool { return c.Verb == game.SideVerb && c.N == int16(geom.Right) })
		s.Position(0)
		s.WantPose(ship, x, y, 0)
		play(s, nil, nil)
		s.Done()
	}
	for _, a := range []game.Action{game.LockAction, game.SlamAction} {
		s, ship := fueled(t, "fuelinjectionoverride-battleoverendor")
		s.Reveal(ship, "2 straight")
		s.Of(ship).Executed = s.Of(ship).Revealed
		s.Never(ship, "go farther")
		s.Perform(ship, game.AnyStep, a)
		s.Choose(func(c game.Choice) bool { return c.Verb == game.UseVerb })
		play(s, nil, nil)
		s.Done()
	}
}

// 2e.action.barrel-roll.three-positions: that a roll fails ends it, too.
func TestFuelInjectionOverride_Fails(t *testing.T) {
	s, ship := fueled(t, "fuelinjectionoverride-battleoverendor")
	s.Theirs(tie, scene.At(457, 420, 0))
	s.Perform(ship, 0, game.BoostAction)
	s.Use(ship, "boost")
	s.Use(ship, "go farther")
	s.Maneuver("2 straight")
	s.WantEvent(game.MoveFailed, "")
	s.Is(s.State().NLasting == 0, "it is over")
	play(s, nil, nil)
	s.Done()
}

func TestFuelInjectionOverride_Illicit(t *testing.T) {
	for maneuver, y := range map[string]float64{"2 straight": 300 + 40 + 120, "5 straight": 300 + 40 + 200} {
		s, ship := fueled(t, "fuelinjectionoverride-rsl")
		s.PrintDial(ship, "2 straight white", "5 straight white", "3 turn-left white")
		s.Activate(ship, maneuver)
		s.Use(ship, "fuelinjectionoverride-rsl")
		s.WantTokens(ship, game.StrainToken, 1)
		s.WantCharges(ship, "fuelinjectionoverride-rsl", 0)
		s.WantPose(ship, 457, y, 0)
		play(s, nil, nil)
		s.Done()
		s.Perform(ship, game.WhileStressed, game.BoostAction) // in the same round
		s.Use(ship, "boost")
		s.Maneuver("2 straight")
		s.WantPose(ship, 457, y+40+80, 0)
		s.Done()
	}
	s, ship := fueled(t, "fuelinjectionoverride-rsl")
	s.PrintDial(ship, "3 turn-left white")
	s.Activate(ship, "3 turn-left")
	s.Use(ship, "fuelinjectionoverride-rsl")
	plain, other := fueled(t, "fuelinjectionoverride-rsl")
	plain.PrintDial(other, "3 turn-left white")
	plain.Activate(other, "3 turn-left")
	plain.Pass()
	s.Is(s.Of(ship).Pose == plain.Of(other).Pose, "there is no turn of speed 4")
	for _, x := range []*scene.Scene{s, plain} {
		play(x, nil, nil)
		x.Done()
	}
}

func TestOverdriveThruster(t *testing.T) {
	s, ship := fueled(t, "overdrivethruster")
	s.Perform(ship, 0, game.BoostAction) // a white one
	s.Use(ship, "boost")
	s.Refused(func() { s.Maneuver("2 straight") })
	s.Maneuver("1 straight")
	s.WantPose(ship, 457, 380, 0)
	s.Done()
	s, ship = fueled(t, "overdrivethruster")
	s.Perform(ship, game.AsRed, game.BoostAction)
	s.Use(ship, "boost")
	s.Refused(func() { s.Maneuver("1 straight") })
	s.Maneuver("2 bank-left")
	s.Done()
	s, ship = fueled(t, "overdrivethruster")
	s.Perform(ship, 0, game.BarrelRollAction)
	s.Use(ship, "barrel roll")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.SideVerb && c.N == int16(geom.Left) })
	s.Position(0)
	s.WantPose(ship, 457-40-80, 300, 0)
	s.Done()
	s, ship = fueled(t, "overdrivethruster")
	s.PrintDial(ship, "2 straight white")
	s.Reveal(ship, "2 straight")
	s.Of(ship).Executed = s.Of(ship).Revealed
	s.Perform(ship, game.AnyStep, game.SlamAction)
	s.Use(ship, "SLAM")
	if s.Questions() != "" {
		s.Maneuver("2 straight")
	}
	s.WantPose(ship, 457, 300+40+120, 0)
	s.Done()
	// A move that is not an action, and the maneuver of the activation, are as they are.
	s, ship = fueled(t, "overdrivethruster")
	s.PrintDial(ship, "2 straight red")
	s.Activate(ship, "2 straight")
	play(s, nil, nil)
	s.WantPose(ship, 457, 300+40+80, 0)
	s.Done()
}

func TestLongRangeScanners(t *testing.T) {
	const card = "longrangescanners-alphaclassstarwing"
	for _, uses := range []bool{true, false} {
		s, ship := fueled(t, card)
		far := s.Theirs(tie, scene.At(457, 800, 0))
		s.Perform(ship, 0, game.LockAction)
		s.Use(ship, "lock")
		if !uses {
			s.Pass() // and it fails: no one is near enough
			s.WantLocks(ship)
			s.WantCharges(ship, card, 2)
			s.Done()
			continue
		}
		s.Use(ship, "look far")
		s.WantCharges(ship, card, 1)
		s.Choose(func(c game.Choice) bool { return c.Object == game.ShipAs(far.ID()) })
		s.WantLock(ship, far, true)
		s.Is(s.State().NLasting == 0, "it is over")
		s.Done()
		s.Never(ship, "look far")
		s.Perform(ship, 0, game.BoostAction)
		s.Use(ship, "boost")
		play(s, nil, nil)
		s.Done()
	}
}
