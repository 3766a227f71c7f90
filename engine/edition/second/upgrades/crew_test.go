package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestZebOrrelios_AttacksAtRange0(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("zeborrelios"))
	target := s.Theirs(tie, scene.At(line, 340, 180))
	s.WantRange(ship, target, 0)
	s.AttackWith(ship, "primary", target)
	s.Dice("hit", "blank", "blank") // 2e.attack.at-range-0-by-card: no range bonus
	s.Dice("blank", "blank", "blank")
	s.WantDamage(target, 1)
	s.Done()
}

func TestZebOrrelios_IsAttackedAtRange0(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("zeborrelios"))
	attacker := s.Theirs(tie, scene.At(line, 340, 180))
	s.AttackWith(attacker, "primary", ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantShields(ship, 1)
	s.Done()
}

func TestZebOrrelios_NoSpecialAttackAtRange0(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("zeborrelios", "advprotontorpedoes"))
	target := s.Theirs(tie, scene.At(line, 340, 180))
	s.Lock(ship, target)
	s.Engage(ship)
	s.Refused(func() { s.Weapon("advprotontorpedoes") })
	s.Pass()
	s.Done()
}

// Only an enemy ship may attack it there, not a friend that attacks friends.
func TestZebOrrelios_NotAttackedByAFriend(t *testing.T) {
	s := scene.Second(t)
	s.Mine(xwing, scene.At(line, 340, 180), scene.With("zeborrelios"))
	friend := s.Mine(xwing, south, scene.With("r5tk"))
	s.Theirs(tie, scene.At(line, 800, 180))
	s.Engage(friend) // 2e.attack.range.0-forbidden
	s.Done()
}

func TestZebOrrelios_OthersStillCannot(t *testing.T) {
	s := scene.Second(t)
	s.Mine(xwing, scene.At(line+100, 300, 0), scene.With("zeborrelios"))
	ship := s.Mine(xwing, south)
	s.Theirs(tie, scene.At(line, 340, 180))
	s.Engage(ship) // 2e.attack.range.0-forbidden
	s.Done()
}
