package pilots_test

import (
	"testing"

	"koiogran/scene"
)

// 2e.attack.step2.dice-count
func TestAdvancedTargetingComputer(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(tempest, escort)
	s.Attack(tempest, escort)
	s.Dice("hit", "hit", "blank") // one more than the 2 printed
	s.Use(tempest, "change a hit")
	s.WantAttackDice("crit", "hit", "blank")
	s.Pass()
	s.Dice("evade", "evade")
	s.Done()
}

func TestAdvancedTargetingComputer_HasNoMay(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(tempest, escort)
	s.Attack(tempest, escort)
	s.Dice("hit", "focus", "blank")
	s.Refused(s.Pass)
	s.Use(tempest, "spend lock")
	s.Number(1) // the blank
	s.Number(1) // the focus
	s.Number(0)
	s.Dice("hit", "blank")
	s.WantAttackDice("hit", "hit", "blank") // the defender is not locked any more
	s.Dice("evade", "evade")
	s.Done()
}

func TestAdvancedTargetingComputer_NotLocked(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	escort := s.Theirs("bluesquadronescort", ahead(150))
	other := s.Theirs("bluesquadronescort", scene.At(600, 490, 180))
	s.Lock(tempest, other)
	s.Never(tempest, "change a hit")
	s.Attack(tempest, escort)
	s.Dice("hit", "hit")
	s.Dice("evade", "evade")
	s.Done()
}

func TestAdvancedTargetingComputer_OnlyPrimaryAttacks(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here, scene.With("ionmissiles"))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	s.Lock(tempest, escort)
	s.Never(tempest, "change a hit")
	s.AttackWith(tempest, "ionmissiles", escort)
	s.Dice("blank", "blank", "blank") // what the missiles have
	s.Pass()
	s.Dice("blank", "blank")
	s.Done()
}

func TestAdvancedTargetingComputer_Defending(t *testing.T) {
	s := scene.Second(t)
	tempest := s.Mine("tempestsquadronpilot", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Lock(tempest, tie)
	s.Never(tempest, "change a hit")
	s.Attack(tie, tempest)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank", "blank")
	s.Done()
}
