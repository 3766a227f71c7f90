package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestPreciseAstromech_LocksAfterAnAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("preciseastromech-battleofyavin"))
	enemy := s.Theirs(tie, north)
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Use(ship, "lock")
	s.Use(ship, "lock")
	s.Target(enemy)
	s.WantLock(ship, enemy, true)
	s.WantTokens(ship, game.StressToken, 1)
	s.WantCharges(ship, "preciseastromech-battleofyavin", 1)
	s.Done()
}

func TestPreciseAstromech_NotOffered(t *testing.T) {
	for _, charges := range []int{0, 2} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("preciseastromech-battleofyavin"))
		other := s.Mine(xwing, scene.At(line+200, 300, 0))
		s.Theirs(tie, north)
		s.Charges(ship, "preciseastromech-battleofyavin", charges)
		s.Never(ship, "lock")
		acting := ship
		if charges > 0 {
			acting = other
		}
		s.Perform(acting, 0, game.FocusAction)
		s.Use(acting, "focus")
		s.Done()
	}
}

func TestTargetingAstromech_RotatesAfterALock(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(hwk, south, scene.With("targetingastromech-battleofyavin"))
	enemy := s.Theirs(tie, north)
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "lock")
	s.Target(enemy)
	s.Use(ship, "rotate")
	s.Use(ship, "rotate")
	s.ChooseNamed("rear")
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestTargetingAstromech_NotAfterAnotherAction(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(hwk, south, scene.With("targetingastromech-battleofyavin"))
	s.Never(ship, "rotate")
	s.Perform(ship, 0, game.EvadeAction)
	s.Use(ship, "evade")
	s.Done()
}

func TestPrimedThrusters_ActsUpToTwoStressTokens(t *testing.T) {
	for stress, moves := range map[int]bool{1: true, 2: true, 3: false} {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("primedthrusters"),
			scene.Tokens(game.StressToken, stress))
		s.Never(ship, "focus")
		if !moves {
			s.Never(ship, "barrel roll")
		}
		s.Perform(ship, 0, game.BarrelRollAction, game.BoostAction, game.FocusAction)
		if moves {
			s.Offered(ship, "boost")
			s.Offered(ship, "barrel roll")
			s.Pass()
		}
		s.Done()
	}
}

func TestPrimedThrusters_OnlyItsOwnShip(t *testing.T) {
	s := scene.Second(t)
	s.Mine(tie, scene.At(line+200, 300, 0), scene.With("primedthrusters"))
	ship := s.Mine(tie, south, scene.Tokens(game.StressToken, 1))
	s.Never(ship, "barrel roll")
	s.Perform(ship, 0, game.BarrelRollAction)
	s.Done()
}

func TestAutomatedLoaders_ReloadsAfterAnAttack(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("automatedloaders-swz98", "protontorpedoes"))
	s.Charges(ship, "protontorpedoes", 1)
	enemy := s.Theirs(tie, north)
	s.AttackWith(ship, "primary", enemy)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "reload")
	s.Use(ship, "reload")
	s.Choose(func(c game.Choice) bool { return c.Verb == game.CardVerb })
	s.WantCharges(ship, "protontorpedoes", 2)
	s.WantCharges(ship, "automatedloaders-swz98", 0)
	s.WantTokens(ship, game.DisarmToken, 1)
	s.Done()
}

func TestAutomatedLoaders_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		weapon  string
		charges int
		loaded  int
	}{"special attack": {"protontorpedoes", 1, 1}, "no charge": {"primary", 0, 1},
		"nothing to reload": {"primary", 1, 2},
	}, func(t *testing.T, c struct {
		weapon  string
		charges int
		loaded  int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("automatedloaders-swz98", "protontorpedoes"))
		s.Charges(ship, "protontorpedoes", c.loaded)
		s.Charges(ship, "automatedloaders-swz98", c.charges)
		enemy := s.Theirs("rearadmiralchiraneau", scene.At(line, 550, 180))
		s.Lock(ship, enemy)
		s.Never(ship, "reload")
		s.AttackWith(ship, c.weapon, enemy)
		if c.weapon == "primary" {
			s.Dice("blank", "blank", "blank")
		} else {
			s.Dice("blank", "blank", "blank", "blank")
		}
		s.Pass() // the lock
		s.Done()
	})
}

func TestTrueGrit_RemovesAToken(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("truegrit-swz98"), scene.Tokens(game.StressToken, 1),
		scene.Tokens(game.JamToken, 1))
	enemy := s.Theirs(tie, north)
	s.Lock(enemy, ship)
	s.Of(ship).Activated, s.Of(enemy).Activated = true, true
	s.Activation()
	s.Use(ship, "shake it off")
	s.WantTokens(ship, game.StrainToken, 1)
	s.Refused(func() { s.Pick(enemy) }) // its lock is none that can be removed
	s.Choose(func(c game.Choice) bool { return game.Token(c.Item) == game.JamToken })
	s.WantTokens(ship, game.JamToken, 0)
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestTrueGrit_NotOffered(t *testing.T) {
	each(t, map[string]scene.Option{
		"strained": scene.Tokens(game.StrainToken, 1), "nothing but a lock": scene.Shields(0),
	}, func(t *testing.T, o scene.Option) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("truegrit-swz98"), o)
		enemy := s.Theirs(tie, north)
		s.Lock(enemy, ship)
		s.Of(ship).Activated, s.Of(enemy).Activated = true, true
		s.Never(ship, "shake it off")
		s.Activation()
		s.Done()
	})
}

func TestL337sProgramming_BanksWithoutShields(t *testing.T) {
	each(t, map[string]struct {
		shields  int
		maneuver string
		stress   int
	}{"no shield": {0, "3 bank-left", 0}, "shielded": {1, "3 bank-left", 1},
		"no bank": {0, "2 turn-left", 1}}, func(t *testing.T, c struct {
		shields  int
		maneuver string
		stress   int
	}) {
		s := scene.Second(t)
		ship := s.Mine("outerrimsmuggler", south, scene.With("l337sprogramming-battleofyavin"),
			scene.Tokens(game.StressToken, 1))
		s.Shields(ship, c.shields)
		s.Activate(ship, c.maneuver)
		s.WantTokens(ship, game.StressToken, c.stress) // the easier maneuver is blue
		if c.stress == 0 {
			s.Pass()
		}
		s.Done()
	})
}
