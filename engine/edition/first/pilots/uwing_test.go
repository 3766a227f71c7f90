package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestCassianAndor_Calms(t *testing.T) {
	s := table(t)
	cassian, wing := s.Mine("cassianandor", here), s.Mine(rookie, scene.At(540, 300, 0), scene.Tokens(stress, 2))
	for _, ship := range []*scene.Ship{cassian, wing, s.Theirs(academy, scene.At(100, 800, 180))} {
		s.SetDial(ship, "2 straight")
	}
	s.Activation()
	s.Use(cassian, "calm")
	s.Pick(wing)
	s.WantTokens(wing, stress, 1)
	rest(s)
}

func TestSawGerrera_HelpsTheStressedAndTheDamaged(t *testing.T) {
	for _, c := range []struct {
		stress, damage int
		offered        bool
	}{{1, 0, true}, {0, 1, true}, {0, 0, false}} {
		s := table(t)
		saw := s.Mine("sawgerrera", scene.At(560, 300, 0))
		wing := s.Mine(rookie, here, scene.Tokens(stress, c.stress), scene.Shields(0), scene.Damaged(c.damage))
		tie := s.Theirs(academy, ahead(150), scene.Damaged(1))
		if !c.offered {
			s.Never(saw, "save the dream")
		}
		s.Attack(wing, tie)
		s.Dice(blanks(3)...)
		if c.offered {
			s.Use(saw, "save the dream")
			s.Refused(func() { s.Number(2) })
			s.Number(1)
			s.Dice("hit")
		}
		rest(s)
		s.Never(saw, "save the dream")
		s.Attack(tie, wing)
		rest(s)
	}
}

// Anyone else who defends near her; her own attackers are free.
func TestMagvaYarro_OneRerollAgainstOthers(t *testing.T) {
	for _, c := range []struct {
		gap  float64
		self bool
		most int
	}{{20, false, 1}, {200, false, 1}, {200.5, false, 3}, {20, true, 3}} {
		s := table(t)
		magva, wing := s.Mine("magvayarro", scene.At(517+c.gap, 300, 0)), s.Mine(rookie, here)
		foe := s.Theirs("redsquadronpilot", ahead(150))
		target := wing
		if c.self {
			target = magva
		}
		s.Lock(foe, target)
		s.Attack(foe, target)
		s.Dice(blanks(3)...)
		s.Use(foe, "spend target lock")
		if c.most < 3 {
			s.Refused(func() { s.Number(c.most + 1) })
		}
		s.Number(c.most)
		rest(s)
	}
}

// The defender may have as many of the attacker's dice rerolled as it likes.
func TestMagvaYarro_NotTheDefender(t *testing.T) {
	s := table(t)
	s.Mine("magvayarro", scene.At(517+60, 300, 0))
	wing, foe := s.Mine("redsquadronpilot", here, scene.With("r7astromech")), s.Theirs(academy, ahead(150))
	s.Lock(wing, foe)
	s.Attack(foe, wing)
	s.Dice("hit", "hit")
	s.Use(wing, "have hits rerolled")
	s.Number(2)
	rest(s)
}

// Nor defense dice, which an attacker can have rerolled.
func TestMagvaYarro_NotDefenseDice(t *testing.T) {
	s := table(t)
	s.Mine("magvayarro", scene.At(517+60, 300, 0))
	wing, foe := s.Mine(rookie, here), s.Theirs("syndicatethug", ahead(150), scene.With("r4b11"))
	s.Lock(foe, wing)
	s.Attack(foe, wing)
	s.Dice("hit", "hit")
	s.Pass()
	s.Dice("evade", "evade")
	s.Use(foe, "have evades rerolled")
	s.Number(2)
	rest(s)
}

func TestBenthicTwoTubes_PassesFocus(t *testing.T) {
	for gap, offered := range map[float64]bool{200: true, 200.5: false} {
		s := table(t)
		benthic := s.Mine("benthictwotubes", here, scene.Tokens(focus, 1))
		wing := s.Mine(rookie, scene.At(517+gap, 300, 0))
		s.Theirs(academy, ahead(60))
		if !offered {
			s.Never(benthic, "pass focus")
		}
		s.Perform(benthic, 0, game.FocusAction)
		s.Use(benthic, "focus")
		if offered {
			s.Use(benthic, "pass focus")
			s.Refused(func() { s.Pick(benthic) }) // although it is at range 1 of itself
			s.Pick(wing)
			s.WantTokens(wing, focus, 1)
			s.WantTokens(benthic, focus, 1)
		}
		s.Done()
	}
	s := table(t)
	benthic, wing := s.Mine("benthictwotubes", here, scene.Tokens(focus, 1)), s.Mine(rookie, beside(40))
	tie := s.Theirs(academy, ahead(150))
	s.Never(benthic, "pass focus")
	s.Perform(benthic, 0, game.LockAction)
	s.Use(benthic, "target lock")
	s.Pick(tie)
	s.Perform(wing, 0, game.FocusAction)
	s.Use(wing, "focus")
	s.Done()
}

func TestHeffTobber_ActsWhenAnEnemyOverlapsHim(t *testing.T) {
	for _, c := range []struct {
		y       float64
		mine    bool
		offered bool
	}{{440, false, true}, {600, false, false}, {440, true, false}} {
		s := table(t)
		heff := s.Mine("hefftobber", here)
		s.Theirs("obsidiansquadronpilot", scene.At(100, 800, 180))
		var tie *scene.Ship
		if c.mine {
			tie = s.Mine(academy, scene.At(457, c.y, 180))
		} else {
			tie = s.Theirs(academy, scene.At(457, c.y, 180))
		}
		if !c.offered {
			s.Never(heff, "act")
		}
		s.Activate(tie, "2 straight")
		if c.offered {
			s.Use(heff, "act")
			s.Use(heff, "focus")
			s.WantTokens(heff, focus, 1)
		}
		rest(s)
	}
}

// He overlaps another ship while he touches Heff already.
func TestHeffTobber_NotWhenAnotherIsOverlapped(t *testing.T) {
	s := table(t)
	heff := s.Mine("hefftobber", here)
	tie := s.Theirs(academy, scene.At(600, 300, 0))
	s.Mine(rookie, scene.At(600, 420, 180))
	s.Never(heff, "act")
	s.Activate(tie, "2 straight")
	rest(s)
}

// 1e.lock.out-of-range-refused, but where a friend is near.
func TestBodhiRook_LocksFromFriends(t *testing.T) {
	for gap, offered := range map[float64]bool{300: true, 300.5: false} {
		s := table(t)
		s.Mine("bodhirook", scene.At(100, 100, 0))
		wing := s.Mine("redsquadronpilot", here)
		s.Mine(rookie, scene.At(820, 300, 0))
		far := s.Theirs(academy, scene.At(820, 340+gap, 180))
		near := s.Theirs(academy, scene.At(300, 400, 180))
		s.Perform(wing, 0, game.LockAction)
		s.Use(wing, "target lock")
		if !offered {
			s.Refused(func() { s.Pick(far) })
			s.Pick(near)
		} else {
			s.Pick(far)
			s.WantLock(wing, far, true)
		}
		s.Done()
	}
}

func TestBodhiRook_NotForEnemies(t *testing.T) {
	s := table(t)
	bodhi := s.Mine("bodhirook", scene.At(100, 100, 0))
	foe := s.Theirs("redsquadronpilot", scene.At(457, 800, 180))
	s.Theirs(rookie, scene.At(200, 300, 180)) // near whom the enemy does not lock
	wing := s.Mine(rookie, scene.At(457, 600, 0))
	s.Perform(foe, 0, game.LockAction)
	s.Use(foe, "target lock")
	s.Refused(func() { s.Pick(bodhi) })
	s.Pick(wing)
	s.Done()
}
