package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

const red = "redsquadronpilot"

func TestR3A2_StressForStress(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("r3a2")), s.Theirs(academy, ahead(150))
	s.Attack(ship, tie)
	s.Use(ship, "stress")
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.WantTokens(ship, stress, 1)
	s.WantTokens(tie, stress, 1)
	s.Done()
}

func TestR3A2_NotOutsideTheArc(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("r3a2"), with("ioncannonturret"))
	tie := s.Theirs(academy, scene.At(457, 310, 0))
	s.Never(ship, "stress")
	s.AttackWith(ship, "ioncannonturret", tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
}

func TestR3Astromech_AFocusResultForAnEvadeToken(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("r3astromech")), s.Theirs(academy, ahead(150))
	s.Attack(ship, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(ship, "evade")
	s.Face("focus")
	s.WantAttackDice("blank", "blank")
	s.Dice(blanks(3)...)
	s.WantTokens(ship, evade, 1)
	s.Done()
}

func TestR3Astromech_NotWithTorpedoes(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("r3astromech"), with("protontorpedoes"))
	tie := s.Theirs(academy, ahead(150))
	s.Lock(ship, tie)
	s.Never(ship, "evade")
	s.AttackWith(ship, "protontorpedoes", tie)
	s.Dice("focus", "blank", "blank", "blank")
	s.Pass()
	s.Dice(blanks(3)...)
	s.Done()
}

func TestR5P9_AShieldForAFocusToken(t *testing.T) {
	for shields, after := range map[int]int{1: 2, 2: 2} {
		s := table(t)
		ship := s.Mine(rookie, here, with("r5p9"), scene.Shields(shields), scene.Tokens(focus, 1))
		s.Theirs(academy, ahead(400))
		if shields == 2 {
			s.Never(ship, "recover a shield")
		}
		s.Engagement()
		if shields == 1 {
			s.Use(ship, "recover a shield")
			s.WantTokens(ship, focus, 0)
		}
		s.WantShields(ship, after)
		s.Done()
	}
}

func TestTargetingAstromech_OnlyAfterARedManeuver(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("targetingastromech")), s.Theirs(academy, scene.At(600, 650, 180))
	friend := s.Mine(rookie, beside(100))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "lock")
	s.Pick(tie)
	s.WantLock(ship, tie, true)
	s.WantLock(ship, friend, false)
	s.Done()

	s = table(t)
	ship = s.Mine(red, here, with("targetingastromech"))
	s.Theirs(academy, ahead(250))
	s.Never(ship, "lock")
	s.Activate(ship, "2 straight")
	s.Pass()
	s.Done()
}

// 1e.lock.friendly-forbidden
func TestK4SecurityDroid_LocksEnemiesOnly(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("k4securitydroid")), s.Theirs(academy, scene.At(457, 690, 180))
	friend := s.Mine(rookie, scene.At(560, 300, 0))
	s.Activate(ship, "1 straight")
	s.Use(ship, "lock")
	s.Refused(func() { s.Pick(friend) })
	s.Pick(tie)
	s.WantLock(ship, tie, true)
	s.Pass()
	s.Done()
}

func TestK4SecurityDroid_NotAfterAWhiteManeuver(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("k4securitydroid"))
	s.Theirs(academy, scene.At(457, 610, 180))
	s.Never(ship, "lock")
	s.Activate(ship, "3 straight")
	s.Pass()
	s.Done()
}

func TestOutlawTech_OnlyAfterARedManeuver(t *testing.T) {
	s := table(t)
	ship := s.Mine("bountyhunter", scene.At(457, 300, 0), with("outlawtech"))
	s.Theirs(rookie, scene.At(100, 800, 180))
	s.Activate(ship, "3 koiogran")
	s.Use(ship, "focus")
	s.WantTokens(ship, focus, 1)
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestBistan_OnlyAtRange2OrNearer(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("bistan"))
	target := s.Theirs(rookie, facing, scene.Shields(0))
	s.Attack(ship, target)
	s.Dice("hit", "hit")
	s.Use(ship, "change a hit")
	s.WantAttackDice("crit", "hit")
	s.Dice("blank", "blank")
	s.Draw("Damaged Engine")
	s.WantCrit(target, "Damaged Engine", 1)
	s.Done()

	s = table(t)
	ship, target = s.Mine(smuggler, large, with("bistan")), s.Theirs(rookie, scene.At(457, 610, 180))
	s.Never(ship, "change a hit")
	s.Attack(ship, target)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestCaptainRex_FocusAfterAMiss(t *testing.T) {
	for face, tokens := range map[string]int{"blank": 1, "hit": 0} {
		s := table(t)
		ship, target := s.Mine(smuggler, large, with("captainrex")), s.Theirs(rookie, facing)
		if tokens == 0 {
			s.Never(ship, "focus")
		}
		s.Attack(ship, target)
		s.Dice(face, "blank")
		s.Dice("blank", "blank")
		if tokens == 1 {
			s.Use(ship, "focus")
		}
		s.WantTokens(ship, focus, tokens)
		s.Done()
	}
}

func TestEzraBridger_OnlyWhileStressed(t *testing.T) {
	s := table(t)
	ship := s.Mine(smuggler, large, with("ezrabridger"), scene.Tokens(stress, 1))
	target := s.Theirs(rookie, facing)
	s.Attack(ship, target)
	s.Dice("focus", "blank")
	s.Use(ship, "change a focus")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.Done()

	s = table(t)
	ship, target = s.Mine(smuggler, large, with("ezrabridger")), s.Theirs(rookie, facing)
	s.Never(ship, "change a focus")
	s.Attack(ship, target)
	s.Dice("focus", "blank")
	s.Dice("blank", "blank")
	s.Done()
}
