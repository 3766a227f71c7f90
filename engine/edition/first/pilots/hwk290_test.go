package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestJanOrs_AnotherDie(t *testing.T) {
	s := table(t)
	jan, wing := s.Mine("janors", beside(20)), s.Mine(rookie, here)
	s.Attack(wing, s.Theirs(academy, ahead(150)))
	s.Use(jan, "another attack die")
	s.WantTokens(jan, stress, 1)
	s.Is(s.Rolling().N == 4, "%d attack dice, not 4", s.Rolling().N)
	rest(s)
}

func TestDaceBonearm_Overloads(t *testing.T) {
	for gap, offered := range map[float64]bool{300: true, 300.5: false} {
		s := table(t)
		dace := s.Mine("dacebonearm", scene.At(457, 300, 0))
		tie := s.Theirs(academy, scene.At(457, 340+gap, 180))
		ywing := s.Mine("goldsquadronpilot", scene.At(537, 240+gap, 0), scene.With("ioncannonturret"))
		if !offered {
			s.Never(dace, "overload")
		}
		s.AttackWith(ywing, "ioncannonturret", tie)
		s.Dice("hit", "blank", "blank")
		s.Dice(blanks(3)...)
		if offered {
			s.Use(dace, "overload")
			s.WantTokens(dace, stress, 1)
			s.WantDamage(tie, 2)
		}
		s.Done()
	}
	s := table(t) // under stress
	dace := s.Mine("dacebonearm", here, scene.Tokens(stress, 1))
	s.Never(dace, "overload")
	s.AttackWith(s.Mine("goldsquadronpilot", scene.At(537, 300, 0), scene.With("ioncannonturret")), "ioncannonturret",
		s.Theirs(academy, ahead(100)))
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.Done()
}

func TestKyleKatarn_PassesFocus(t *testing.T) {
	s := table(t)
	kyle, wing := s.Mine("kylekatarn", here, scene.Tokens(focus, 2)), s.Mine(rookie, beside(20))
	s.Theirs(academy, ahead(400))
	s.Engagement()
	s.Use(kyle, "pass focus")
	s.Pick(wing)
	s.WantTokens(kyle, focus, 1)
	s.WantTokens(wing, focus, 1)
	s.Done()
}

// Palob takes from enemies, Kaa'to from friends.
func TestTakers_TakeAToken(t *testing.T) {
	for id, mine := range map[string]bool{"palobgodalhi": false, "kaatoleeachos": true} {
		s := table(t)
		ship := s.Mine(id, here)
		var from *scene.Ship
		if mine {
			from = s.Mine(rookie, beside(20), scene.Tokens(focus, 1), scene.Tokens(evade, 1))
			s.Theirs(academy, ahead(400))
		} else {
			from = s.Theirs(academy, fleeing(150), scene.Tokens(focus, 1), scene.Tokens(evade, 1))
		}
		s.Engagement()
		s.Use(ship, "take a token")
		s.Pick(from)
		s.ChooseNamed("evade")
		s.WantTokens(ship, evade, 1)
		s.WantTokens(from, evade, 0)
		s.WantTokens(from, focus, 1)
		rest(s)
	}
}

// They must choose someone, and only in the ranges.
func TestRoarkGarnet_LetsAFriendGoFirst(t *testing.T) {
	s := table(t)
	s.Mine("roarkgarnet", here)
	near, far := s.Mine(rookie, beside(300)), s.Mine(academy, scene.At(116.5, 300, 0))
	next := s.Mine(academy, scene.At(457, 380, 0))
	foe := s.Theirs(academy, ahead(250))
	s.Engagement()
	for _, ship := range []*scene.Ship{far, foe} {
		s.Refused(func() { s.Pick(ship) })
	}
	s.Pick(near)
	s.WantInitiative(near, 12)
	s.WantInitiative(next, 1)
	rest(s)
	s.End()
	s.WantInitiative(near, 2)
	s.Done()
}

// All fly the same maneuver, so that the ranges stay.
func TestTorkilMux_LetsAnEnemyGoLast(t *testing.T) {
	s := table(t)
	torkil := s.Mine("torkilmux", scene.At(457, 220, 0))
	friend := s.Mine(academy, scene.At(517, 220, 0))
	near, far := s.Theirs(rookie, scene.At(437, 460, 0)), s.Theirs("redsquadronpilot", scene.At(517, 460.5, 0))
	next := s.Theirs("garvendreis", scene.At(357, 440, 0))
	for _, ship := range []*scene.Ship{torkil, friend, near, far, next} {
		s.SetDial(ship, "2 straight")
	}
	s.Activation()
	for !asksShip(s, near) {
		step(s)
	}
	s.Refused(func() { s.Pick(friend) })
	s.Refused(func() { s.Pick(far) })
	s.Pick(near)
	s.WantInitiative(near, 0)
	s.WantInitiative(next, 6)
	rest(s)
	s.Engagement()
	s.WantInitiative(near, 0)
	rest(s)
	s.End()
	s.WantInitiative(near, 2)
	s.Done()
}
