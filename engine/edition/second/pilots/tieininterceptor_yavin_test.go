package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

var idenYavin = []string{"idenversio-battleofyavin", "idenversio-battleofyavin-lsl"}

func TestIdenVersioYavin(t *testing.T) {
	each(t, idenYavin, func(t *testing.T, id string) {
		s, iden, victim := guarded(t, id, 99)
		s.Dice("blank", "blank", "blank")
		s.Use(iden, "prevent damage")
		s.Face("crit")
		s.WantFacedown(victim, 1)
		s.WantDamage(victim, 1)
		s.WantCharges(iden, id, 0)
		s.Done()
	})
}

func TestIdenVersioYavin_OneKindOfDamage(t *testing.T) {
	s, iden, victim := guarded(t, idenYavin[0], 50)
	s.Dice("evade", "blank", "blank")
	s.Use(iden, "prevent damage") // of the crit alone, without a question
	s.WantDamage(victim, 0)
	s.Done()
}

func TestIdenVersioYavin_TooFar(t *testing.T) {
	s, iden, _ := guarded(t, idenYavin[0], 101)
	s.Never(iden, "prevent damage")
	s.Dice("evade", "blank", "blank")
	s.Draw("Weapons Failure")
	s.Done()
}

func TestIdenVersioYavin_OneCharge(t *testing.T) {
	s, iden, _ := guarded(t, idenYavin[0], 50)
	s.Charges(iden, idenYavin[0], 1)
	s.Never(iden, "prevent damage")
	s.Dice("evade", "blank", "blank")
	s.Draw("Weapons Failure")
	s.Done()
}

// suffering lets a ship suffer 1 damage from an enemy's attack with Iden Versio beside it.
func suffering(t *testing.T, victim string, agility int) (s *scene.Scene, iden *scene.Ship) {
	s = scene.Second(t)
	iden = s.Mine(idenYavin[0], beside(50))
	ship := s.Mine(victim, here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, ship)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(agility)...)
	return s, iden
}

func TestIdenVersioYavin_AnotherTypeOfTIE(t *testing.T) {
	s, iden := suffering(t, "alphasquadronpilot", 3)
	s.Use(iden, "prevent damage")
	s.Done()
}

func TestIdenVersioYavin_NoTIE(t *testing.T) {
	s, iden := suffering(t, "omicrongrouppilot", 1)
	s.NotOffered(iden, "prevent damage")
	s.Done()
}

func TestIdenVersioYavin_AnEnemyTIE(t *testing.T) {
	s := scene.Second(t)
	iden := s.Mine(idenYavin[0], here)
	tie := s.Theirs("academypilot", ahead(50))
	s.Never(iden, "prevent damage")
	s.Attack(iden, tie)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

var sigma4 = []string{"sigma4-battleofyavin", "sigma4-battleofyavin-lsl"}

func TestSigma4(t *testing.T) {
	each(t, sigma4, func(t *testing.T, id string) {
		s := scene.Second(t)
		sigma := s.Mine(id, here)
		rolled(s, sigma)
		s.Use(sigma, id+": boost")
		s.Use(sigma, "rules: boost")
		s.Maneuver("1 straight")
		s.WantCharges(sigma, id, 1)
		s.WantTokens(sigma, game.StressToken, 0)
		s.Done()
	})
}

func TestSigma4_AfterAnotherAction(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma4[0], here)
	s.Never(sigma, sigma4[0]+": boost")
	s.Perform(sigma, 0)
	s.Use(sigma, "focus")
	s.Done()
}

func TestSigma4_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma4[0], here)
	s.Charges(sigma, sigma4[0], 0)
	s.Never(sigma, sigma4[0]+": boost")
	rolled(s, sigma)
	s.Done()
}

// 2e.timing.cost-only-if-effect
func TestSigma4_AfterARedRoll(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma4[0], here)
	s.Never(sigma, sigma4[0]+": boost")
	s.System(sigma)
	s.Use(sigma, "sensitive controls")
	s.Use(sigma, "barrel roll")
	s.Side(geom.Left)
	s.Position(0)
	s.WantTokens(sigma, game.StressToken, 1)
	s.Done()
}

func TestSigma4_AFriendRolls(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma4[0], beside(200))
	tie := s.Mine("academypilot", here)
	s.Never(sigma, sigma4[0]+": boost")
	rolled(s, tie)
	s.Done()
}

var sigma5 = []string{"sigma5-battleofyavin", "sigma5-battleofyavin-lsl"}

// sigma5Attacks lets Sigma 5 attack a TIE, whose first die shows a face.
func sigma5Attacks(t *testing.T, id, face string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	sigma := s.Mine(id, here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(sigma, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice(face, "blank", "blank")
	return s, sigma
}

func TestSigma5(t *testing.T) {
	each(t, sigma5, func(t *testing.T, id string) {
		s, sigma := sigma5Attacks(t, id, "blank")
		s.Use(sigma, id+": evade")
		s.Use(sigma, "rules: evade")
		s.WantTokens(sigma, game.EvadeToken, 1)
		s.WantCharges(sigma, id, 1)
		s.Done()
	})
}

func TestSigma5_Misses(t *testing.T) {
	s, _ := sigma5Attacks(t, sigma5[0], "evade")
	s.Done()
}

func TestSigma5_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma5[0], here)
	s.Charges(sigma, sigma5[0], 0)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(sigma, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestSigma5_IsHit(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma5[0], here)
	s.Never(sigma, sigma5[0]+": evade")
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Attack(escort, sigma)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

var sigma6 = []string{"sigma6-battleofyavin", "sigma6-battleofyavin-lsl"}

// 2e.action.slam.only-own-step: a card that grants a SLAM at another time overrides it.
func TestSigma6(t *testing.T) {
	each(t, sigma6, func(t *testing.T, id string) {
		s := scene.Second(t)
		sigma := s.Mine(id, here)
		s.Activate(sigma, "3 straight")
		s.Use(sigma, id+": SLAM")
		s.WantCharges(sigma, id, 1)
		s.Use(sigma, "rules: SLAM")
		s.Refused(func() { s.Maneuver("2 straight") })
		s.Maneuver("3 straight")
		s.WantTokens(sigma, game.DisarmToken, 1)
		s.WantPose(sigma, 457, 300+2*160, 0)
		s.NotOffered(sigma, "SLAM") // in the perform action step
		s.Offered(sigma, "focus")
		s.Pass()
		s.Done()
	})
}

func TestSigma6_TooSlow(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma6[0], here)
	s.Never(sigma, "SLAM")
	s.Activate(sigma, "2 straight")
	s.Pass()
	s.Done()
}

func TestSigma6_PartiallyExecuted(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma6[0], here)
	s.Mine("academypilot", scene.At(457, 460, 0))
	s.Never(sigma, "SLAM")
	s.Activate(sigma, "3 straight")
	s.Done()
}

func TestSigma6_Stressed(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma6[0], here, scene.Tokens(game.StressToken, 1))
	s.Never(sigma, "SLAM")
	s.Activate(sigma, "3 bank-left")
	s.Done()
}

func TestSigma6_AFriendMoves(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma6[0], beside(200))
	tie := s.Mine("academypilot", here)
	s.Never(sigma, "SLAM")
	s.Activate(tie, "3 straight")
	s.Pass()
	s.Done()
}

var sigma7 = []string{"sigma7-battleofyavin", "sigma7-battleofyavin-lsl"}

func TestSigma7(t *testing.T) {
	each(t, sigma7, func(t *testing.T, id string) {
		s := scene.Second(t)
		sigma := s.Mine(id, here)
		s.Mine("academypilot", behind(50))
		tie := s.Theirs("academypilot", beside(99))
		far := s.Theirs("academypilot", scene.At(457, 441, 0))
		s.System(sigma)
		s.Use(sigma, id+": lock")
		s.Refused(func() { s.Pick(far) })
		s.Pick(tie)
		s.WantLock(sigma, tie, true)
		s.WantCharges(sigma, id, 1)
		s.Offered(sigma, "sensitive controls") // 2e.system.any-order-per-ship
		s.Pass()
		s.Done()
	})
}

func TestSigma7_TooFar(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma7[0], here)
	s.Theirs("academypilot", beside(101))
	s.Never(sigma, sigma7[0]+": lock")
	s.System(sigma)
	s.Pass()
	s.Done()
}

func TestSigma7_WithoutCharge(t *testing.T) {
	s := scene.Second(t)
	sigma := s.Mine(sigma7[0], here)
	s.Charges(sigma, sigma7[0], 0)
	s.Theirs("academypilot", beside(50))
	s.Never(sigma, sigma7[0]+": lock")
	s.System(sigma)
	s.Pass()
	s.Done()
}
