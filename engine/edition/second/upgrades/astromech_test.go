package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// shieldAstromechs and repairAstromechs share their abilities.
var (
	shieldAstromechs = []string{"r2astromech", "r2d2", "r2a3-battleofyavin",
		"r2d2-battleofyavin", "r2f2-battleofyavin"}
	repairAstromechs = []string{"r5astromech", "r5d8", "r5d8-battleofyavin",
		"r5k6-battleofyavin"}
)

func TestShieldAstromech_RecoversAShield(t *testing.T) {
	for _, id := range shieldAstromechs {
		t.Run(id, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id), scene.Shields(1))
			s.Charges(ship, id, 1)
			s.Activate(ship, "2 straight")
			s.WantPose(ship, line, 300, 0) // the dial is revealed, the maneuver not yet executed
			s.Use(ship, "recover a shield")
			s.WantShields(ship, 2)
			s.WantCharges(ship, id, 0)
			s.WantTokens(ship, game.DisarmToken, 1)
			s.Pass() // the action
			s.Done()
		})
	}
}

func TestShieldAstromech_NotOffered(t *testing.T) {
	each(t, map[string]struct{ shields, charges, ions int }{
		"all shields active": {2, 2, 0}, // 2e.timing.cost-only-if-effect
		"no charge":          {1, 0, 0},
		"no dial revealed":   {1, 2, 1}, // 2e.token.ion.skip-reveal
	}, func(t *testing.T, c struct{ shields, charges, ions int }) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r2astromech"), scene.Shields(c.shields),
			scene.Tokens(game.IonToken, c.ions))
		s.Charges(ship, "r2astromech", c.charges)
		s.Never(ship, "recover a shield")
		s.Activate(ship, "2 straight")
		s.Pass() // the action
		s.Done()
	})
}

func TestR3Astromech_TwoLocks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r3astromech"))
	first, second := s.Theirs(tie, north), s.Theirs(tie, scene.At(line+100, 500, 180))
	s.Perform(ship, 0)
	s.Use(ship, "lock")
	s.Target(first)
	s.Use(ship, "second lock")
	s.Target(second)
	s.WantLocks(ship, game.ShipAs(first.ID()), game.ShipAs(second.ID()))
	s.Done()
}

func TestR3Astromech_ThirdLockReplacesOne(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r3astromech"))
	first, second := s.Theirs(tie, north), s.Theirs(tie, scene.At(line+100, 500, 180))
	third := s.Theirs(tie, scene.At(line-100, 500, 180))
	s.Lock(ship, first)
	s.Lock(ship, second)
	s.Perform(ship, 0)
	s.Use(ship, "lock")
	s.Target(third)
	s.Target(second) // which leaves: 2e.action.lock.remove-before-assign
	s.Pass()
	s.WantLocks(ship, game.ShipAs(first.ID()), game.ShipAs(third.ID()))
	s.Done()
}

func TestR3Astromech_OneLockWithoutIt(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south)
	first, second := s.Theirs(tie, north), s.Theirs(tie, scene.At(line+100, 500, 180))
	s.Lock(ship, first)
	s.Perform(ship, 0)
	s.Use(ship, "lock")
	s.Target(second)
	s.WantLocks(ship, game.ShipAs(second.ID())) // 2e.action.lock.one-maintained
	s.Done()
}

func TestR3Astromech_NotAfterAnotherAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r3astromech"))
	s.Theirs(tie, north)
	s.Never(ship, "second lock")
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.Done()
}

func TestR4Astromech_EasierManeuvers(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		stress   int // of 1 that it has before
	}{
		"white turn 2 is blue":         {"2 turn-left", 0},
		"white turn 3 stays white":     {"3 turn-left", 1},
		"white straight 3 stays white": {"3 straight", 1},
	}, func(t *testing.T, c struct {
		maneuver string
		stress   int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r4astromech"), scene.Tokens(game.StressToken, 1))
		s.Activate(ship, c.maneuver)
		if c.stress == 0 {
			s.Pass() // the action
		}
		s.WantTokens(ship, game.StressToken, c.stress)
		s.Done()
	})
}

func TestR4Astromech_OnlyBasicManeuvers(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("planetarysentinel", south, scene.With("r4astromech"))
	s.Activate(ship, "1 koiogran")
	s.ChooseNamed("1 straight")             // Adaptive Ailerons
	s.WantTokens(ship, game.StressToken, 1) // it is red, not white
	s.Done()
}

func TestR4Astromech_OnlyItsOwnShip(t *testing.T) {
	s := scene.Second(t)
	s.Mine(xwing, scene.At(line+200, 300, 0), scene.With("r4astromech"))
	ship := s.Mine(xwing, south, scene.Tokens(game.StressToken, 1))
	s.Activate(ship, "2 turn-left")
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestRepairAstromech_RepairsAFacedownCard(t *testing.T) {
	for _, id := range repairAstromechs {
		t.Run(id, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id), scene.Damaged(2))
			s.Charges(ship, id, 1)
			s.Perform(ship, 0)
			s.Use(ship, "repair a facedown card")
			s.Draw("Fuel Leak") // 2e.damage.random-facedown
			s.WantDamage(ship, 1)
			s.WantCharges(ship, id, 0) // 2e.damage.repair.facedown
			s.Done()
		})
	}
}

func TestRepairAstromech_RepairsAShipCard(t *testing.T) {
	for _, id := range repairAstromechs {
		t.Run(id, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id))
			s.Crit(ship, "Structural Damage")
			s.Charges(ship, id, 0)
			s.Perform(ship, 0)
			s.NotOffered(ship, "repair a facedown card")
			s.Use(ship, "repair a faceup Ship card")
			s.ChooseNamed("Structural Damage")
			s.WantDamage(ship, 1)
			s.WantFacedown(ship, 1) // 2e.damage.repair.faceup
			s.Done()
		})
	}
}

func TestRepairAstromech_NotOffered(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r5astromech"))
	s.Crit(ship, "Stunned Pilot") // neither facedown nor of the Ship trait
	s.Perform(ship, 0)
	s.NotOffered(ship, "repair a facedown card")
	s.NotOffered(ship, "repair a faceup Ship card")
	s.Pass()
	s.Done()
}

func TestRepairAstromech_EachActionOnceARound(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("r5astromech"), scene.Damaged(2))
	s.Crit(ship, "Structural Damage")
	s.Perform(ship, 0)
	s.Use(ship, "repair a facedown card")
	s.Draw("Fuel Leak")
	s.Perform(ship, 0)
	s.NotOffered(ship, "repair a facedown card") // 2e.action.same-once-per-round
	s.Offered(ship, "repair a faceup Ship card") // 2e.action.distinct-card-actions
	s.Pass()
	s.Done()
}

// 2e.movement.basic-bearings: what is not a straight, bank or turn is advanced, and none of the R4's
// business.
func TestR4Astromech_AdvancedManeuversStayRed(t *testing.T) {
	for _, c := range []struct{ pilot, maneuver string }{
		{"shadowsquadronescort", "2 koiogran"},
		{"inquisitor", "2 tallon-left"},
		{"epsilonsquadroncadet", "2 segnor-right"},
		{"rebelscout", "0 stationary"},
	} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine(c.pilot, south, scene.With("r4astromech"))
		s.Activate(ship, c.maneuver)
		if c.maneuver == "2 tallon-left" {
			s.Position(0)
		}
		s.WantTokens(ship, game.StressToken, 1)
		s.Done()
	}
}
