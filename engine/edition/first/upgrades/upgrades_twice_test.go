package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// The lock and the card are spent once, for both attacks on the same ship.
func TestClusterMissiles_AttackTwice(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("clustermissiles"))
	target := s.Theirs(rookie, ahead(150))
	other := s.Theirs(rookie, scene.At(520, 490, 180))
	s.Lock(storm, target)
	s.AttackWith(storm, "clustermissiles", target)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.WantLock(storm, target, false)
	s.Weapon("clustermissiles")
	s.Refused(func() { s.Pick(other) })
	s.Pick(target)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(target, 0)
	s.Done()
	s.Never(storm, "clustermissiles")
	s.Lock(storm, target)
	s.Engage(storm)
	s.Pass()
	s.Done()
}

func TestClusterMissiles_OnceIfTheFirstDestroys(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, with("clustermissiles"))
	target := s.Theirs(rookie, ahead(150), scene.Shields(0), scene.Damaged(2))
	s.Lock(storm, target)
	s.AttackWith(storm, "clustermissiles", target)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank")
	s.WantDestroyed(target)
	s.Done()
}

func TestTwinLaserTurret_OneDamageEachTime(t *testing.T) {
	s := table(t)
	gold := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("twinlaserturret"))
	target := s.Theirs(rookie, scene.At(457, 310, 0))
	s.AttackWith(gold, "twinlaserturret", target)
	s.Dice("hit", "crit", "hit")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.Weapon("twinlaserturret")
	s.Pick(target)
	s.Dice("hit", "hit", "hit")
	s.Dice("blank", "blank")
	s.WantShields(target, 0)
	s.WantDamage(target, 0)
	s.Done()
}

func TestTwinLaserTurret_NotAtRange1(t *testing.T) {
	s := table(t)
	gold := s.Mine("goldsquadronpilot", scene.At(457, 500, 0), with("twinlaserturret"))
	s.Theirs(rookie, scene.At(457, 400, 0))
	s.Never(gold, "twinlaserturret")
	s.Engage(gold)
	s.NoEvent(game.AttackDeclared)
	s.Done()
}

func TestGunner_AfterAMiss(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("gunner")), s.Theirs(academy, facing)
	s.Attack(ship, tie)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.Use(ship, "attack again")
	s.Weapon("primary")
	s.Pick(tie)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...) // and no third attack
	s.Done()
}

func TestGunner_NotAfterAHit(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("gunner")), s.Theirs(academy, facing)
	s.Never(ship, "attack again")
	s.Attack(ship, tie)
	s.Dice("hit", "blank")
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 1)
	s.Done()
}

// A gunner's attack is the last one of the round: cluster missiles do not go on after it.
func TestGunner_EndsTheAttacksOfTheRound(t *testing.T) {
	s := table(t)
	ship := s.Mine("scimitarsquadronpilot", here, with("clustermissiles"), with("gunner"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(ship, target)
	s.AttackWith(ship, "clustermissiles", target)
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.Use(ship, "gunner: attack again")
	s.Weapon("primary")
	s.Pick(target)
	s.Dice(blanks(2)...)
	s.Dice(blanks(2)...)
	s.Done()
}

func TestLukeSkywalker_AimsHisSecondAttack(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("lukeskywalker")), s.Theirs(academy, facing)
	s.Attack(ship, tie)
	s.Dice("focus", "blank")
	s.Dice(blanks(3)...)
	s.Use(ship, "attack again")
	s.Weapon("primary")
	s.Pick(tie)
	s.Dice("focus", "focus")
	s.Use(ship, "use the Force")
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 1)
	s.Done()
}

func TestBazeMalbus_AttacksAnother(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("bazemalbus")), s.Theirs(academy, facing)
	other := s.Theirs(academy, scene.At(520, 510, 180))
	s.Attack(ship, tie)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.Use(ship, "attack another")
	s.Weapon("primary")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(other)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.Done()
}

func TestBazeMalbus_NobodyElse(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(smuggler, large, with("bazemalbus")), s.Theirs(academy, facing)
	s.Never(ship, "attack another")
	s.Attack(ship, tie)
	s.Dice("blank", "blank")
	s.Dice(blanks(3)...)
	s.Done()
}
