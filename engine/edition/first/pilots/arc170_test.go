package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestNorraWexley_SpendsALockForAFocus(t *testing.T) {
	s := table(t)
	norra, tie := s.Mine("norrawexley", here, scene.Tokens(focus, 1)), s.Theirs(academy, ahead(150))
	other := s.Theirs(academy, scene.At(300, 500, 180))
	s.Lock(norra, tie)
	s.Attack(norra, tie)
	s.Dice("hit", "blank")
	s.Use(norra, "add a focus")
	s.WantAttackDice("blank", "focus", "hit")
	rest(s)
	s.WantLock(norra, tie, false)
	s.Lock(norra, tie)
	s.Attack(tie, norra)
	s.Dice("hit", "blank")
	s.Dice("blank")
	s.Use(norra, "add a focus")
	s.WantDefenseDice("blank", "focus")
	rest(s)
	s.Lock(norra, tie)
	s.Never(norra, "add a focus")
	s.Attack(other, norra)
	rest(s)
	s.Attack(norra, other)
	rest(s)
}

func TestThaneKyrell_AfterAnEnemyInHisArcAttacksAFriend(t *testing.T) {
	for _, c := range []struct {
		at      scene.Option
		onThane bool
		offered bool
	}{
		{ahead(300), false, true}, {ahead(300.5), false, false},
		{scene.At(457, 240, 0), false, true}, {scene.At(250, 300, 90), false, false}, {ahead(150), true, false},
	} {
		s := table(t)
		thane, wing := s.Mine("thanekyrell", here), s.Mine(rookie, scene.At(560, 420, 0))
		shooter := s.Theirs(academy, c.at)
		if !c.offered {
			s.Never(thane, "act")
		}
		target := wing
		if c.onThane {
			target = thane
		}
		s.Attack(shooter, target)
		if c.offered {
			until(s, thane, "thanekyrell: act")
			s.Use(thane, "focus")
			s.WantTokens(thane, focus, 1)
		}
		rest(s)
	}
	s := table(t)
	thane := s.Mine("thanekyrell", here)
	foe := s.Theirs(academy, ahead(150))
	s.Never(thane, "act")
	s.Attack(thane, foe)
	rest(s)
	s = table(t) // a friend attacks another
	thane = s.Mine("thanekyrell", here)
	wing, other := s.Mine(rookie, ahead(100), scene.With("r5tk")), s.Mine(rookie, beside(20))
	s.Never(thane, "act")
	s.Attack(wing, other)
	rest(s)
}

func TestBraylenStramm_RollsForHisStress(t *testing.T) {
	for face, left := range map[string]int{"hit": 1, "crit": 1, "focus": 2, "blank": 2} {
		s := table(t)
		braylen := s.Mine("braylenstramm", here, scene.Tokens(stress, 2))
		s.Theirs(academy, scene.At(800, 800, 180))
		s.Activate(braylen, "3 straight")
		s.Use(braylen, "calm down")
		s.Dice(face)
		s.WantTokens(braylen, stress, left)
		rest(s)
	}
	s := table(t)
	braylen := s.Mine("braylenstramm", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Never(braylen, "calm down") // without stress
	s.Activate(braylen, "3 straight")
	rest(s)
}

// For the requirement and the cost of a torpedo, too.
func TestSharaBey_LendsHerLocks(t *testing.T) {
	for gap, lent := range map[float64]bool{0: true, 200: true, 200.5: false} {
		s := table(t)
		shara, wing := s.Mine("sharabey", beside(gap)), s.Mine(rookie, here, scene.With("protontorpedoes"))
		tie, other := s.Theirs(academy, ahead(150)), s.Theirs(academy, scene.At(400, 490, 180))
		if gap == 0 {
			s.Touch(shara, wing)
		}
		s.Lock(shara, tie)
		s.Attack(wing, tie)
		s.Dice(blanks(3)...)
		if !lent {
			s.NotOffered(wing, "spend target lock")
			rest(s)
			continue
		}
		s.Use(wing, "spend target lock")
		s.WantLock(shara, tie, false)
		rest(s)
		s.Lock(shara, other)
		s.Engage(wing)
		s.Weapon("protontorpedoes")
		s.Refused(func() { s.Pick(tie) })
		s.Pick(other)
		s.WantLock(shara, other, false)
		rest(s)
	}
}

func TestSharaBey_NotToEnemies(t *testing.T) {
	s := table(t)
	shara, wing := s.Mine("sharabey", beside(20)), s.Mine(rookie, here)
	foe := s.Theirs("redsquadronpilot", ahead(60))
	s.Lock(shara, foe)
	s.Never(foe, "spend target lock")
	s.Attack(foe, wing)
	rest(s)
}
