package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

// 1e.attack.declare.secondary-requirements
// Lock and card are spent, so that the card works once.
func TestProtonTorpedoes(t *testing.T) {
	s := table(t)
	rebel, tie := s.Mine(rookie, here, with("protontorpedoes")), s.Theirs(academy, ahead(150))
	s.Lock(rebel, tie)
	s.AttackWith(rebel, "protontorpedoes", tie)
	s.Dice("focus", "blank", "blank", "blank")
	s.Use(rebel, "change a focus")
	s.Dice("blank", "blank", "blank")
	s.Draw("Damaged Engine")
	s.WantCrit(tie, "Damaged Engine", 1)
	s.WantLock(rebel, tie, false)
	s.Done()
}

func TestConcussionMissiles(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("concussionmissiles"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(storm, target)
	s.AttackWith(storm, "concussionmissiles", target)
	s.Dice(blanks(4)...)
	s.Use(storm, "change a blank")
	s.WantAttackDice("hit", "blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.WantDiscarded(storm, "concussionmissiles")
	s.Done()
}

func TestIonPulseMissiles_InThePlaceOfDamage(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("ionpulsemissiles"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(storm, target)
	s.AttackWith(storm, "ionpulsemissiles", target)
	s.Dice("hit", "hit", "hit")
	s.Pass()
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.WantTokens(target, ion, 2)
	s.WantLock(storm, target, true)
	s.Done()
}

func TestIonPulseMissiles_Missing(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("ionpulsemissiles"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(storm, target)
	s.AttackWith(storm, "ionpulsemissiles", target)
	s.Dice("hit", "blank", "blank")
	s.Pass()
	s.Dice("evade", "blank")
	s.WantShields(target, 2)
	s.WantTokens(target, ion, 0)
	s.Done()
}

func TestAssaultMissiles_OtherShipsAtRange1(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("assaultmissiles"))
	target := s.Theirs(rookie, ahead(150))
	near := s.Theirs(rookie, scene.At(520, 490, 180))
	far := s.Theirs(rookie, scene.At(457, 800, 180))
	s.Lock(storm, target)
	s.AttackWith(storm, "assaultmissiles", target)
	s.Dice("hit", "blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.WantShields(near, 1)
	s.WantShields(far, 2)
	s.Done()
}

func TestAdvancedHomingMissiles_PastTheShields(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("advhomingmissiles"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(storm, target)
	s.AttackWith(storm, "advhomingmissiles", target)
	s.Dice("hit", "hit", "blank")
	s.Pass()
	s.Dice("blank", "blank")
	s.Draw("Damaged Engine")
	s.WantShields(target, 2)
	s.WantCrit(target, "Damaged Engine", 1)
	s.Done()
}

func TestFlechetteTorpedoes_OnlySmallHulls(t *testing.T) {
	for pilot, tokens := range map[string]int{rookie: 1, "nusquadronpilot": 1, "goldsquadronpilot": 0} { // of hull 3, 4 and 5
		s := table(t)
		shooter := s.Mine("scimitarsquadronpilot", here, with("flechettetorpedoes"))
		target := s.Theirs(pilot, ahead(150))
		s.Lock(shooter, target)
		s.AttackWith(shooter, "flechettetorpedoes", target)
		s.Dice(blanks(3)...)
		s.Dice(blanks(int(s.Rolling().N))...)
		s.WantTokens(target, stress, tokens)
		s.Done()
	}
}

func TestIonCannonTurret_BehindTheShip(t *testing.T) {
	s := table(t)
	gold := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("ioncannonturret"))
	tie := s.Theirs(academy, scene.At(457, 310, 0))
	s.AttackWith(gold, "ioncannonturret", tie)
	s.Dice("hit", "hit", "hit")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 1)
	s.WantTokens(tie, ion, 1)
	s.Done()
}

func TestBlasterTurret_CostsAFocusToken(t *testing.T) {
	s := table(t)
	gold := s.Mine("goldsquadronpilot", here, with("blasterturret"), scene.Tokens(focus, 1))
	tie := s.Theirs(academy, ahead(150))
	s.AttackWith(gold, "blasterturret", tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(tie, 1)
	s.WantTokens(gold, focus, 0)
	s.Done()
}

func TestDorsalTurret_AnotherDieAtRange1(t *testing.T) {
	for gap, dice := range map[float64]int{60: 3, 150: 2} {
		s := table(t)
		gold := s.Mine("goldsquadronpilot", here, with("dorsalturret"))
		tie := s.Theirs(academy, ahead(gap))
		s.AttackWith(gold, "dorsalturret", tie)
		got := int(s.Rolling().N)
		s.Is(got == dice, "%d attack dice, not %d", dice, got)
		s.Dice(blanks(dice)...)
		s.Dice(blanks(3)...)
		s.Done()
	}
}

func TestHeavyLaserCannon_NoCriticalHits(t *testing.T) {
	s := table(t)
	bounty := s.Mine("bountyhunter", scene.At(457, 300, 0), with("heavylasercannon"))
	target := s.Theirs(rookie, scene.At(457, 510, 180), scene.Shields(0))
	s.AttackWith(bounty, "heavylasercannon", target)
	s.Dice("crit", "blank", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantFacedown(target, 1)
	s.Done()
}
