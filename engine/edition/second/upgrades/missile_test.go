package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestClusterMissiles_AttackAnotherWithoutALock(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("clustermissiles"))
	first := s.Theirs(tie, north)
	second := s.Theirs(tie, scene.At(line+100, 500, 180))
	far := s.Theirs(tie, scene.At(line-150, 460, 180))
	s.Lock(ship, first)
	s.WantRange(first, far, 2)
	s.AttackWith(ship, "clustermissiles", first)
	s.Dice("blank", "blank", "blank")
	s.Pass() // the lock stays
	s.Dice("blank", "blank", "blank")
	s.Use(ship, "attack another ship")
	s.Refused(func() { s.Weapon("primary") })
	s.Weapon("clustermissiles")
	s.Refused(func() { s.Pick(first) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(second)
	s.Dice("hit", "hit", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDamage(second, 2)
	s.WantCharges(ship, "clustermissiles", 2)
	s.Done() // 2e.attack.bonus.one-per-round: it is not offered again
}

func TestClusterMissiles_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		weapon  string
		charges int
		x       float64
	}{
		"no one near":   {"clustermissiles", 4, line - 150},
		"no charge":     {"clustermissiles", 1, line + 60},
		"other weapon":  {"primary", 4, line + 60},
		"not in an arc": {"clustermissiles", 4, line + 141},
	}, func(t *testing.T, c struct {
		weapon  string
		charges int
		x       float64
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("clustermissiles"))
		first := s.Theirs(tie, north)
		y := 460.0
		if c.x == line+141 {
			y = 420
		}
		s.Theirs(tie, scene.At(c.x, y, 180))
		s.Lock(ship, first)
		s.Charges(ship, "clustermissiles", c.charges)
		s.Never(ship, "attack another ship")
		s.AttackWith(ship, c.weapon, first)
		s.Dice("blank", "blank", "blank")
		s.Pass() // the lock stays
		s.Dice("blank", "blank", "blank")
		s.Done()
	})
}

func TestConcussionMissiles_ShipsNearExposeACard(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("concussionmissiles"))
	target := s.Theirs(xwing, north, scene.Damaged(1))
	near := s.Theirs(tie, scene.At(line+60, 500, 180), scene.Damaged(1))
	whole := s.Theirs(tie, scene.At(line-60, 500, 180))
	far := s.Theirs(tie, scene.At(line+190, 500, 180), scene.Damaged(1))
	s.Lock(ship, target)
	s.WantRange(target, far, 2)
	s.AttackWith(ship, "concussionmissiles", target)
	s.Dice("hit", "blank", "blank")
	s.Pass() // the lock stays
	s.Dice("blank", "blank")
	s.Draw("Weapons Failure")
	s.Draw("Structural Damage")
	s.WantShields(target, 1)
	s.WantFacedown(target, 0) // 2e.range.self-is-0
	s.WantFacedown(near, 0)
	s.WantDamage(whole, 0)
	s.WantFacedown(far, 1)
	s.Done()
}

func TestConcussionMissiles_NothingIfItMisses(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("concussionmissiles"))
	target := s.Theirs(xwing, north, scene.Damaged(1))
	s.Lock(ship, target)
	s.AttackWith(ship, "concussionmissiles", target)
	s.Dice("hit", "blank", "blank")
	s.Pass() // the lock stays
	s.Dice("evade", "blank")
	s.WantFacedown(target, 1)
	s.Done()
}

func TestHomingMissiles_DefenderSuffersOne(t *testing.T) {
	s, ship, target := locked(t, "homingmissiles", atRange2)
	s.Asked(game.Seat2)
	s.ChooseNamed("suffer 1 hit damage")
	s.WantFacedown(target, 1)
	s.WantCharges(ship, "homingmissiles", 1)
	s.WantEvent(game.AttackHit, "")
	s.NoEvent(game.Rolled)
	s.Done()
}

func TestHomingMissiles_DefenderTakesTheDice(t *testing.T) {
	s, _, target := locked(t, "homingmissiles", atRange2)
	s.ChooseNamed("be attacked with dice")
	s.Dice("hit", "hit", "blank", "blank")
	s.Pass() // the lock stays
	s.Dice("evade", "blank", "blank")
	s.WantDamage(target, 1)
	s.Done()
}

func TestHomingMissiles_PrimaryAttackAsksNothing(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("homingmissiles"))
	target := s.Theirs(tie, north)
	s.AttackWith(ship, "primary", target)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}
