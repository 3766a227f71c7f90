package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestServomotorSFoils_ClosedRollsOneDieFewer(t *testing.T) {
	each(t, map[string]struct{ side, dice int }{"closed": {1, 2}, "open": {2, 3}},
		func(t *testing.T, c struct{ side, dice int }) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("servomotorsfoils"))
			s.CardSide(ship, "servomotorsfoils", c.side)
			s.Attack(ship, s.Theirs(tie, north))
			s.Is(int(s.Rolling().N) == c.dice, "%d dice", c.dice)
			s.Dice([]string{"blank", "blank", "blank"}[:c.dice]...)
			s.Dice("blank", "blank", "blank")
			s.Done()
		})
}

func TestServomotorSFoils_SpecialAttackKeepsItsDice(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("servomotorsfoils", "protontorpedoes"))
	target := s.Theirs(tie, north)
	s.Lock(ship, target)
	s.AttackWith(ship, "protontorpedoes", target)
	s.Dice("blank", "blank", "blank", "blank") // 2e.attack.primary-vs-special
	s.Pass()
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestServomotorSFoils_BoostsOnlyClosed(t *testing.T) {
	each(t, map[string]int{"closed": 1, "open": 2}, func(t *testing.T, side int) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("servomotorsfoils"))
		s.CardSide(ship, "servomotorsfoils", side)
		s.Activate(ship, "2 straight")
		s.Pass() // flipping it
		if side == 1 {
			s.Offered(ship, "boost")
		} else {
			s.NotOffered(ship, "boost")
		}
		s.Pass()
		s.Done()
	})
}

func TestServomotorSFoils_FocusLinksToARedBoost(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("servomotorsfoils"))
	s.Activate(ship, "2 straight")
	s.Pass()
	s.Use(ship, "focus")
	s.Use(ship, "linked action") // 2e.action.linked.after-base
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(ship, game.StressToken, 1) // 2e.action.red-gains-stress
	s.WantPose(ship, line, 300+120+80, 0)
	s.Done()
}

func TestServomotorSFoils_FlipsBeforeActivating(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("servomotorsfoils"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "flip")
	s.NotOffered(ship, "boost")
	s.Pass() // the action
	s.Activate(ship, "2 straight")
	s.Use(ship, "flip") // and back
	s.Offered(ship, "boost")
	s.Pass()
	s.Done()
}

// interceptor is a TIE/in interceptor pilot without an ability.
const interceptor = "alphasquadronpilot"

// The ship ability Sensitive Controls comes from an upgrade.
func TestSensitiveControls_InTheSystemPhase(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(interceptor, south, scene.With("sensitivecontrols"))
	s.System(ship)
	s.Use(ship, "sensitive controls")
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestSensitiveControls_InsteadOfAutothrusters(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(interceptor, south, scene.With("sensitivecontrols"))
	s.Mine(interceptor, scene.At(line+200, 300, 0)) // which keeps them
	s.Never(ship, "autothrusters")
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Done()
}

func TestSensitiveControls_OthersKeepAutothrusters(t *testing.T) {
	s := scene.Second(t)
	s.Mine(interceptor, scene.At(line+200, 300, 0), scene.With("sensitivecontrols"))
	ship := s.Mine(interceptor, south)
	s.Perform(ship, 0, game.FocusAction)
	s.Use(ship, "focus")
	s.Offered(ship, "autothrusters")
	s.Pass()
	s.Done()
}
