package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 1e.lock.blue-reassigned-exception
func TestColonelJendon(t *testing.T) {
	for _, c := range []struct {
		in             string
		gap            float64
		has, mine, can bool
	}{
		{"at range 1", 100, false, true, true},
		{"at range 2", 100.5, false, true, false},
		{"with a lock", 20, true, true, false},
		{"an enemy", 20, false, false, false},
	} {
		t.Run(c.in, func(t *testing.T) {
			s := table(t)
			jendon, other := s.Mine("coloneljendon", scene.At(517, 300, 0)), s.Mine
			if !c.mine {
				other = s.Theirs
			}
			ship := other(rookie, scene.At(457-c.gap, 300, 0))
			a, b := s.Theirs(academy, scene.At(457, 700, 180)), s.Theirs(academy, scene.At(600, 700, 180))
			s.Lock(jendon, a)
			if c.has {
				s.Lock(ship, b)
			}
			s.Mine(academy, scene.At(700, 300, 0)) // too far
			if !c.can {
				s.Never(jendon, "hand over a lock")
			}
			s.Engagement()
			if c.can {
				s.Use(jendon, "hand over a lock")
				s.Pick(ship)
				step(s) // the only lock
				s.WantLock(ship, a, true)
				s.WantLock(jendon, a, false)
			}
			rest(s)
		})
	}
}

func TestCaptainKagi_DrawsLocks(t *testing.T) {
	for gap, barred := range map[float64]bool{300: true, 300.5: false} {
		s := table(t)
		kagi, tie := s.Mine("captainkagi", scene.At(457, 200, 0)), s.Mine(academy, scene.At(457, 440, 0))
		foe := s.Theirs("redsquadronpilot", scene.At(457, 260+gap, 180))
		s.Perform(foe, 0, game.LockAction)
		s.Use(foe, "target lock")
		if barred {
			s.Refused(func() { s.Pick(tie) })
			s.Pick(kagi)
		} else {
			s.Pick(tie)
		}
		s.WantLock(foe, kagi, barred)
		s.Done()
	}
}

// With Long-Range Scanners a ship cannot lock him at range 1-2, and can beyond range 3.
func TestCaptainKagi_OfLongRangeScanners(t *testing.T) {
	for gap, barred := range map[float64]bool{150: false, 250: true, 450: true} {
		s := table(t)
		kagi, tie := s.Mine("captainkagi", scene.At(457, 100, 0)), s.Mine(academy, scene.At(857, 860, 270))
		foe := s.Theirs("redsquadronpilot", scene.At(457, 160+gap, 180), scene.With("longrangescanners"))
		s.Perform(foe, 0, game.LockAction)
		s.Use(foe, "target lock")
		if barred {
			s.Refused(func() { s.Pick(tie) })
			s.Pick(kagi)
		} else {
			s.Refused(func() { s.Pick(kagi) })
			s.Pick(tie)
		}
		s.Done()
	}
}

func TestCaptainKagi_NotThoseOfFriends(t *testing.T) {
	s := table(t)
	s.Mine("captainkagi", scene.At(457, 200, 0))
	wing, foe := s.Mine("redsquadronpilot", scene.At(457, 340, 0)), s.Theirs(academy, scene.At(457, 480, 180))
	s.Perform(wing, 0, game.LockAction)
	s.Use(wing, "target lock")
	s.Pick(foe)
	s.WantLock(wing, foe, true)
	s.Done()
}

func TestCaptainYorr_TakesTheStress(t *testing.T) {
	for _, c := range []struct {
		gap     float64
		tokens  int
		offered bool
	}{{200, 2, true}, {200.5, 2, false}, {20, 3, false}} {
		s := table(t)
		yorr := s.Mine("captainyorr", scene.At(517+c.gap, 300, 0), scene.Tokens(stress, c.tokens))
		wing := s.Mine("zetaleader", here)
		if !c.offered {
			s.Never(yorr, "take the stress")
		}
		s.Attack(wing, s.Theirs(rookie, ahead(150)))
		s.Use(wing, "roll another die")
		if c.offered {
			s.Use(yorr, "take the stress")
			s.WantTokens(yorr, stress, c.tokens+1)
			s.WantTokens(wing, stress, 0)
		}
		rest(s)
	}
}

func TestCaptainYorr_OnlyStressOfOtherFriends(t *testing.T) {
	s := table(t)
	yorr, wing := s.Mine("captainyorr", here), s.Mine(academy, scene.At(537, 300, 0))
	foe := s.Theirs("zetaleader", ahead(170))
	s.Never(yorr, "take the stress")
	s.Perform(wing, 0, game.FocusAction)
	s.Use(wing, "focus")
	s.Attack(foe, yorr)
	s.Use(foe, "roll another die")
	rest(s)
	s.Activate(yorr, "3 bank left")
	rest(s)
}

// With Weapons Engineer a ship locks two different ships: Kagi is one of them.
func TestCaptainKagi_OneOfTwoLocks(t *testing.T) {
	s := table(t)
	kagi, tie := s.Mine("captainkagi", scene.At(457, 200, 0)), s.Mine(academy, scene.At(457, 340, 0))
	foe := s.Theirs("redsquadronpilot", scene.At(457, 460, 180), scene.With("weaponsengineer"))
	s.Perform(foe, 0, game.LockAction)
	s.Use(foe, "target lock")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(kagi)
	s.Use(foe, "lock another")
	s.Pick(tie)
	s.WantLocks(foe, game.ShipAs(kagi.ID()), game.ShipAs(tie.ID()))
	s.Done()
}

// A lock on him from before does not do.
func TestCaptainKagi_LockedBefore(t *testing.T) {
	s := table(t)
	kagi, tie := s.Mine("captainkagi", scene.At(457, 200, 0)), s.Mine(academy, scene.At(457, 340, 0))
	foe := s.Theirs("redsquadronpilot", scene.At(457, 460, 180), scene.With("weaponsengineer"))
	s.Lock(foe, kagi)
	s.Perform(foe, 0, game.LockAction)
	s.Use(foe, "target lock")
	s.Refused(func() { s.Pick(tie) })
	s.Pick(kagi)
	rest(s)
}

// Nor does a lock that another ship has just acquired.
func TestCaptainKagi_AnotherHasLockedHim(t *testing.T) {
	s := table(t)
	kagi, tie := s.Mine("captainkagi", scene.At(457, 200, 0)), s.Mine(academy, scene.At(457, 340, 0))
	dutch, wing := s.Theirs("dutchvander", scene.At(457, 460, 180)), s.Theirs(rookie, scene.At(517, 460, 180))
	s.Perform(dutch, 0, game.LockAction)
	s.Use(dutch, "target lock")
	s.Pick(kagi)
	s.Use(dutch, "call the target")
	s.Pick(wing)
	s.Refused(func() { s.Pick(tie) })
	s.Pick(kagi)
	s.Done()
}
