package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

// klick lets a ship attack another, with Klick near who has one of them locked.
func klick(t *testing.T, locks string, gap float64, charges int) (s *scene.Scene, klick *scene.Ship) {
	s = scene.Second(t)
	klick = s.Mine("klick", scene.At(497+gap, 300, 0))
	s.Charges(klick, "klick", charges)
	friend := s.Mine("academypilot", here)
	enemy := s.Theirs("academypilot", ahead(50))
	other := s.Theirs("academypilot", scene.At(60, 850, 0))
	switch locks {
	case "attacker":
		s.Lock(klick, enemy)
	case "defender":
		s.Lock(klick, friend)
	default:
		s.Lock(klick, other)
	}
	s.Attack(enemy, friend)
	return s, klick
}

// 2e.attack.range-bonus.1
func TestKlick(t *testing.T) {
	for _, locks := range []string{"attacker", "defender"} {
		s, klick1 := klick(t, locks, 60, 1)
		await(s, klick1, "deny the bonuses")
		s.Use(klick1, "deny the bonuses")
		s.WantCharges(klick1, "klick", 0)
		if n := rollOf(s); n != 2 {
			t.Errorf("%s: %d attack dice, not 2", locks, n)
		}
		playOut(s)
	}
	s, me, enemy := duel{pilot: "klick", enemyIs: gapOf(250), locked: true, defends: true}.awaits(t, "deny the bonuses")
	s.Use(me, "deny the bonuses")
	rollOf(s)
	if n := rollOf(s); n != 3 {
		t.Errorf("%d defense dice, not 3 at range 3", n)
	}
	_ = enemy
	playOut(s)
}

func TestKlick_Not(t *testing.T) {
	s, klick1 := klick(t, "another", 60, 1)
	never(s, klick1, "deny the bonuses")
	s, klick1 = klick(t, "attacker", 60, 0)
	never(s, klick1, "deny the bonuses")
	s, klick1 = klick(t, "defender", 341, 1) // too far from it
	never(s, klick1, "deny the bonuses")
	s = scene.Second(t) // at range 0
	klick1 = s.Mine("klick", here)
	enemy := s.Theirs("academypilot", ahead(0))
	s.Touch(klick1, enemy)
	friend := s.Mine("academypilot", scene.At(520, 230, 0))
	s.Lock(klick1, enemy)
	s.Attack(enemy, friend)
	never(s, klick1, "deny the bonuses")
}

func TestContrail(t *testing.T) {
	for _, c := range []struct {
		own, other string
		offered    bool
	}{
		{"3 straight", "2 straight", true}, {"2 bank-left", "2 bank-right", false},
		{"2 bank-left", "2 turn-left", false}, {"3 straight", "", false}, {"", "2 straight", false},
	} {
		t.Run(c.own+" against "+c.other, func(t *testing.T) {
			s, contrail, foe := revealing(t, "contrail", c.own, c.other, true)
			s.Dice("hit", "hit")
			if !c.offered {
				s.Never(contrail, "change a focus")
			}
			s.Dice("focus", "focus")
			if c.offered {
				s.Use(contrail, "change a focus")
			}
			s.Use(foe, "spend focus") // of what is left
			s.WantShields(foe, map[bool]int{true: 1, false: 2}[c.offered])
			s.Done()

			s, contrail, _ = revealing(t, "contrail", c.own, c.other, false)
			s.Crit(contrail, "Blinded Pilot") // its own attack dice alone
			if !c.offered {
				s.Never(contrail, "change a focus")
			}
			s.Dice("focus", "focus", "blank")
			if c.offered {
				s.Use(contrail, "change a focus")
				s.WantAttackDice("focus", "blank", "blank")
			}
			s.Pass() // the focus token
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

func TestContrail_SiegeOfCoruscant(t *testing.T) {
	for _, id := range []string{"contrail-siegeofcoruscant", "contrail-siegeofcoruscant-lsl"} {
		s, contrail, _ := revealing(t, id, "3 straight", "2 straight", true)
		s.Dice("hit", "hit")
		s.Dice("focus", "focus")
		s.Use(contrail, "change a focus")
		playOut(s)
	}
	s := scene.Second(t) // a friend fights
	contrail, friend, foe := s.Mine("contrail", beside(60)), s.Mine("academypilot", here), s.Theirs("academypilot", ahead(150))
	for _, ship := range []*scene.Ship{contrail, friend, foe} {
		s.Reveal(ship, "3 straight")
	}
	s.Attack(foe, friend)
	never(s, contrail, "change a focus", "ff", "ff")
	s.Attack(friend, foe)
	never(s, contrail, "change a focus", "ff", "ff")
}

func TestWilhuffTarkin(t *testing.T) {
	s := unbuilt(t)
	tarkin := s.Mine("wilhufftarkin", here)
	friend, far := s.Mine("academypilot", beside(50)), s.Mine("academypilot", scene.At(457-341, 300, 0))
	target, other := s.Theirs("bluesquadronescort", ahead(60)), s.Theirs("bluesquadronescort", behind(100))
	s.Lock(tarkin, target)
	s.System(tarkin)
	s.Use(tarkin, "name a target")
	s.Refused(func() { s.Pick(far) })
	s.Refused(func() { s.Pick(tarkin) })
	s.Pick(friend)
	s.Refused(func() { s.Target(other) })
	s.Target(target)
	s.WantLock(friend, target, true)
	s.WantLock(tarkin, target, true)
	s.Done()
	s = scene.Second(t) // what he has locked is at range 0
	tarkin, target = s.Mine("wilhufftarkin", here), s.Theirs("bluesquadronescort", ahead(0))
	s.Mine("academypilot", beside(50))
	s.Lock(tarkin, target)
	s.Touch(tarkin, target)
	s.Never(tarkin, "name a target")
	s.System(tarkin)
	s.Done()
}
