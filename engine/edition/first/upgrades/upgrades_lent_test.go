package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const synchronizer = "targetingsynchronizer"

func TestTargetingSynchronizer_LendsItsLock(t *testing.T) {
	for name, c := range map[string]struct {
		gap    float64 // between the bases
		weapon string
		locked bool
		foes   bool // the ship that could lend is an enemy
		lends  bool
		spent  bool
	}{
		"torpedoes":        {200, "protontorpedoes", true, false, true, true},
		"it touches":       {0, "protontorpedoes", true, false, true, true},
		"range 3":          {200.5, "protontorpedoes", true, false, false, false},
		"not locked":       {100, "protontorpedoes", false, false, false, false},
		"an enemy's":       {100, "protontorpedoes", true, true, false, false},
		"the lock is kept": {100, "homingmissiles", true, false, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			ship := s.Mine("tempestsquadronpilot", here, with(c.weapon))
			at := scene.At(457-40-c.gap, 300, 0)
			var lender *scene.Ship
			foe := s.Theirs(rookie, ahead(150))
			if c.foes {
				lender = s.Theirs("blueace", at, with(synchronizer))
			} else {
				lender = s.Mine("blueace", at, with(synchronizer))
			}
			if c.gap == 0 {
				s.Touch(ship, lender)
			}
			if c.locked && !c.foes {
				s.Lock(lender, foe)
			}
			if !c.lends {
				s.Never(ship, c.weapon)
				s.Engage(ship)
				s.Pass()
				s.Done()
				return
			}
			s.AttackWith(ship, c.weapon, foe)
			s.WantLock(lender, foe, !c.spent)
			s.Never(ship, "spend target lock")
			s.Dice(blanks(4)...)
			s.Dice(blanks(2)...)
			s.Done()
		})
	}
}

// A ship that has a lock, too, chooses whose lock it spends.
func TestTargetingSynchronizer_WhoseLock(t *testing.T) {
	for choice, own := range map[string]bool{"spend the target lock": true, "spend a target lock that is lent": false} {
		s := table(t)
		ship, foe := s.Mine("tempestsquadronpilot", here, with("concussionmissiles")), s.Theirs(rookie, ahead(150))
		lender := s.Mine("blueace", beside(100), with(synchronizer))
		s.Lock(ship, foe)
		s.Lock(lender, foe)
		s.AttackWith(ship, "concussionmissiles", foe)
		s.ChooseNamed(choice)
		s.WantLock(ship, foe, !own)
		s.WantLock(lender, foe, own)
		s.Dice(blanks(4)...)
		misses(s)
		s.Done()
	}
}

// It lends nothing to itself: its own lock is asked for once.
func TestTargetingSynchronizer_NotToItself(t *testing.T) {
	s := table(t)
	ship, foe := s.Mine("blueace", here, with(synchronizer)), s.Theirs(rookie, ahead(150))
	s.Lock(ship, foe)
	s.Attack(ship, foe)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Offered(ship, "spend target lock")
	misses(s)
	s.Done()
}

func TestR5TK_LocksAndAttacksFriends(t *testing.T) {
	for _, card := range []bool{true, false} {
		s := table(t)
		opts := []scene.Option{here}
		if card {
			opts = append(opts, with("r5tk"))
		}
		ship := s.Mine(thug, opts...)
		friend, foe := s.Mine(thug, ahead(150)), s.Theirs(academy, scene.At(380, 490, 180))
		s.Perform(ship, 0, game.LockAction)
		s.Use(ship, "target lock")
		if card {
			s.Pick(friend)
			s.WantLock(ship, friend, true)
			s.Attack(ship, friend)
			s.Dice("hit", "hit")
			s.Pass()
			s.Dice("blank")
			s.WantShields(friend, 1)
			s.Attack(ship, foe)
		} else {
			s.Refused(func() { s.Pick(friend) })
			s.Pick(foe)
			s.Engage(ship)
			s.Refused(func() { s.Declare("primary", friend) })
			s.Pass()
			s.Done()
			continue
		}
		misses(s)
		s.Done()

		s.Engage(friend) // it has no target
		s.Done()
	}
}
