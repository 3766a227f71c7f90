package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// formation plays the End phase with Scythe 6, who is stressed, and a friend at a distance.
func formation(t *testing.T, friend string, gap float64) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	scythe := s.Mine("scythe6-battleoverendor", here, scene.Tokens(game.StressToken, 2))
	s.Mine(friend, beside(gap))
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.End()
	return s, scythe
}

// 2e.end.order
func TestFormedUp(t *testing.T) {
	for _, gap := range []float64{0, 99} {
		s, scythe := formation(t, "academypilot", gap)
		s.Use(scythe, "remove stress")
		s.WantTokens(scythe, game.StressToken, 1)
		s.Done()
	}
}

func TestFormedUp_TooFar(t *testing.T) {
	s, scythe := formation(t, "academypilot", 101)
	s.NotOffered(scythe, "remove stress")
	s.Done()
}

func TestFormedUp_AnotherShipType(t *testing.T) {
	s, scythe := formation(t, "bluesquadronescort", 50)
	s.NotOffered(scythe, "remove stress")
	s.Done()
}

func TestFormedUp_NoStress(t *testing.T) {
	s := scene.Second(t)
	scythe := s.Mine("scythe6-battleoverendor", here)
	s.Mine("academypilot", beside(50))
	s.Theirs("academypilot", scene.At(100, 800, 180))
	s.Never(scythe, "remove stress")
	s.End()
	s.Done()
}

// lost lets an enemy destroy a ship while Garven Dreis, who has Hope, is at a distance.
func lost(t *testing.T, gap float64) (s *scene.Scene, garven, friend *scene.Ship) {
	s = scene.Second(t)
	garven = s.Mine("garvendreis-battleofyavin", beside(gap))
	friend = s.Mine("bluesquadronescort", here, scene.Shields(0), scene.Damaged(3))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, friend)
	s.Dice("hit", "blank")
	return s, garven, friend
}

// 2e.destroy.triggers-immediately
func TestHope(t *testing.T) {
	s, garven, friend := lost(t, 299)
	s.Dice("blank", "blank")
	s.Use(garven, "hope")
	s.NotOffered(garven, "lock")
	s.Offered(garven, "boost")
	s.Use(garven, "focus")
	s.WantTokens(garven, game.FocusToken, 1)
	s.WantDestroyed(friend)
	s.Done()
}

// 2e.attack.aftermath.destroyed-included, 2e.damage.excess-cards-dealt
func TestHope_InTheAftermath(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine("garvendreis-battleofyavin", beside(50))
	friend := s.Mine("bluesquadronescort", here, scene.Shields(0), scene.Damaged(3))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, friend)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank")
	s.WantDamage(friend, 5) // all damage is dealt before anyone answers
	s.Use(garven, "hope")
	s.Pass()
	s.Done()
}

// 2e.destroy.outside-engagement
func TestHope_OutsideAnAttack(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine("garvendreis-battleofyavin", beside(50))
	friend := s.Mine("bluesquadronescort", here, scene.Shields(0), scene.Damaged(2))
	s.Crit(friend, "Loose Stabilizer")
	s.Activate(friend, "1 bank-left")
	s.Use(garven, "hope")
	s.Use(garven, "focus")
	s.WantDestroyed(friend)
	s.Done()
}

func TestHope_TooFar(t *testing.T) {
	s, garven, _ := lost(t, 301)
	s.Never(garven, "hope")
	s.Dice("blank", "blank")
	s.Done()
}

func TestHope_TheFriendSurvives(t *testing.T) {
	s, garven, _ := lost(t, 50)
	s.Never(garven, "hope")
	s.Dice("evade", "blank")
	s.Done()
}

func TestHope_AnEnemyIsDestroyed(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine("garvendreis-battleofyavin", here)
	tie := s.Theirs("academypilot", ahead(150), scene.Damaged(2))
	s.Never(garven, "hope")
	s.Attack(garven, tie)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.WantDestroyed(tie)
	s.Done()
}

func TestHope_HeIsDestroyedHimself(t *testing.T) {
	s := scene.Second(t)
	garven := s.Mine("garvendreis-battleofyavin", here, scene.Shields(0), scene.Damaged(3))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(garven, "hope")
	s.Attack(tie, garven)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantDestroyed(garven)
	s.Done()
}

func TestLockedSFoils(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine("kendyidele-battleoverendor", here)
	s.Perform(kendy, 0)
	s.Use(kendy, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(kendy, game.DepleteToken, 1)
	s.Done()
}

func TestLockedSFoils_AfterBarrelRoll(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine("kendyidele-battleoverendor", here)
	rolled(s, kendy)
	s.Pass() // the focus linked to it
	s.WantTokens(kendy, game.DepleteToken, 0)
	s.Done()
}

func TestLockedSFoils_AFriendBoosts(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine("kendyidele-battleoverendor", beside(100))
	friend := s.Mine("bluesquadronescort", here)
	s.Perform(friend, 0, game.BoostAction)
	s.Use(friend, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(kendy, game.DepleteToken, 0)
	s.Done()
}

// 2e.action.fail.no-triggers
func TestLockedSFoils_TheBoostFails(t *testing.T) {
	s := scene.Second(t)
	kendy := s.Mine("kendyidele-battleoverendor", here)
	s.Mine("bluesquadronescort", scene.At(457, 380, 0))
	s.Perform(kendy, 0)
	s.Use(kendy, "boost")
	s.Maneuver("1 straight")
	s.WantTokens(kendy, game.DepleteToken, 0)
	s.Done()
}

// 2e.action.red-gains-stress
func TestIndependentCalculations(t *testing.T) {
	for _, more := range []bool{true, false} {
		s := scene.Second(t)
		droid := s.Mine("tradefederationdrone", here, scene.With("independentcalculations"))
		friend := s.Mine("tradefederationdrone", beside(50))
		foe := s.Theirs("academypilot", ahead(150))
		s.Perform(droid, 0)
		s.Use(droid, "calculate")
		n := 1
		if more {
			s.Use(droid, "calculate more")
			n = 2
		} else {
			s.Pass()
		}
		s.WantTokens(droid, game.CalculateToken, n)
		s.WantTokens(droid, game.StressToken, n-1)
		s.Attack(friend, foe)
		s.Dice("focus", "blank")
		s.NotOffered(friend, "networked calculations")
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
	for _, c := range []struct {
		terms  game.Terms
		action string
	}{{game.AsRed, "calculate"}, {0, "lock"}} {
		s := scene.Second(t)
		droid := s.Mine("tradefederationdrone", here, scene.With("independentcalculations"))
		foe := s.Theirs("academypilot", ahead(150))
		s.Never(droid, "calculate more")
		s.Perform(droid, c.terms)
		s.Use(droid, c.action)
		if c.action == "lock" {
			s.Target(foe)
		}
		s.Done()
	}
}

// 2e.action.lock.effect-range
func TestExperimentalScanners(t *testing.T) {
	for _, c := range []struct {
		gap  float64
		can  bool
		what string
	}{
		{0, true, "in contact"}, {1, false, "range 1"}, {99, false, "range 1"}, {101, true, "range 2"},
		{299, true, "range 3"}, {301, true, "range 4"}, {540, true, "range 6"},
	} {
		s := scene.Second(t)
		ewing := s.Mine("knavesquadronescort", here)
		near, far := s.Theirs("academypilot", ahead(c.gap)), s.Theirs("academypilot", scene.At(800, 300, 0))
		s.Perform(ewing, 0)
		s.Use(ewing, "lock")
		if c.can {
			s.Target(near)
		} else {
			s.Refused(func() { s.Target(near) })
			s.Target(far)
		}
		s.WantLock(ewing, near, c.can)
		if s.Questions() != "" {
			s.Pass() // the linked barrel roll
		}
		s.Done()
	}
}

func TestExperimentalScanners_NobodyElse(t *testing.T) {
	s := scene.Second(t)
	s.Mine("knavesquadronescort", beside(50))
	friend := s.Mine("bluesquadronescort", here)
	near, far := s.Theirs("academypilot", ahead(50)), s.Theirs("academypilot", ahead(301))
	s.Perform(friend, 0)
	s.Use(friend, "lock")
	s.Refused(func() { s.Target(far) })
	s.Target(near)
	s.Done()
}
