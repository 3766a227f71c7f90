package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMuse(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("muse", here)
	friend := s.Mine("academypilot", beside(99), scene.Tokens(game.StressToken, 2))
	s.Theirs("academypilot", farAway)
	s.Engagement()
	s.Use(me, "calm")
	s.Pick(friend)
	s.WantTokens(friend, game.StressToken, 1)
	s.Done()
}

// 2e.component.friendly.range-0-of-self
func TestMuse_Herself(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("muse", here, scene.Tokens(game.StressToken, 1))
	s.Theirs("academypilot", farAway)
	s.Engagement()
	s.Use(me, "calm")
	s.Pick(me)
	s.WantTokens(me, game.StressToken, 0)
	s.Done()
}

func TestMuse_Otherwise(t *testing.T) {
	near := func(owner game.Player, gap float64, stress int) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("muse", here)
			s.Ship(owner, "academypilot", beside(gap), scene.Tokens(game.StressToken, stress))
			s.Theirs("academypilot", farAway)
			return me, s.Engagement
		}
	}
	unoffered(t, "calm", map[string]setting{
		"too far":   near(game.Seat1, 101, 1),
		"an enemy":  near(game.Seat2, 50, 1),
		"no stress": near(game.Seat1, 50, 0),
	})
}

// nearTN3465 lets a ship attack an escort at a distance from TN-3465.
func nearTN3465(s *scene.Scene, gap float64, faces ...string) (*scene.Ship, func()) {
	me := s.Mine("tn3465", scene.At(497+gap, 490, 0))
	tie := s.Mine("academypilot", here)
	it := s.Theirs("bluesquadronescort", ahead(150))
	return me, func() {
		s.Attack(tie, it)
		s.Dice(faces...)
	}
}

// 2e.timing.cost-only-if-effect
func TestTN3465(t *testing.T) {
	for face, other := range map[string]string{"blank": "focus", "focus": "blank", "hit": "crit"} {
		s := scene.Second(t)
		me, play := nearTN3465(s, 99, face, other)
		play()
		s.Use(me, "sacrifice")
		s.WantShields(me, 0)
		if other != "crit" {
			s.Face(face)
		} else {
			s.Face("hit")
		}
		s.WantAttackDice("crit", other)
		playOut(s)
	}
}

func TestTN3465_Otherwise(t *testing.T) {
	unoffered(t, "sacrifice", map[string]setting{
		"too far": func(s *scene.Scene) (*scene.Ship, func()) {
			return nearTN3465(s, 101, "hit", "blank")
		},
		"nothing to change": func(s *scene.Scene) (*scene.Ship, func()) {
			return nearTN3465(s, 50, "crit", "crit")
		},
		"his own attack": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("tn3465", here)
			it := s.Theirs("bluesquadronescort", ahead(50))
			return me, func() { s.Attack(me, it) }
		},
		"an enemy attacks": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("tn3465", beside(20))
			tie := s.Mine("academypilot", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() { s.Attack(it, tie) }
		},
	})
}

// rivasHears lets Lieutenant Rivas watch another ship gain a token of a kind.
func rivasHears(owner game.Player, gap float64, kind game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("lieutenantrivas", here)
		it := s.Ship(owner, "vultskerris-tieininterceptor", beside(gap))
		s.Theirs("academypilot", farAway)
		return me, func() {
			if kind == game.StrainToken {
				s.Charges(it, "vultskerris-tieininterceptor", 0)
				s.Perform(it, 0)
				s.Use(it, "recover the charge")
				return
			}
			s.Perform(it, 0, game.FocusAction)
			s.Use(it, "focus")
		}
	}
}

// 2e.token.kind-table
func TestLieutenantRivas(t *testing.T) {
	for _, owner := range []game.Player{game.Seat1, game.Seat2} {
		for _, gap := range []float64{5, 199} {
			s := scene.Second(t)
			me, play := rivasHears(owner, gap, game.StrainToken)(s)
			play()
			s.Use(me, "lock it")
			s.Is(s.Of(me).Locks[0].Kind == game.ShipObject, "a lock")
			playOut(s)
		}
	}
}

func TestLieutenantRivas_AfterALock(t *testing.T) {
	for _, gap := range []float64{50, 201} {
		s := scene.Second(t)
		me := s.Mine("lieutenantrivas", here)
		friend := s.Mine("bluesquadronescort", behind(50))
		it := s.Theirs("academypilot", beside(gap))
		s.Perform(friend, 0, game.LockAction)
		s.Use(friend, "lock")
		s.Target(it)
		if gap < 200 {
			s.Use(me, "lock it")
		}
		s.WantLock(me, it, gap < 200)
		s.Done()
	}
}

func TestLieutenantRivas_Otherwise(t *testing.T) {
	unoffered(t, "lock it", map[string]setting{
		"too far": rivasHears(game.Seat2, 201, game.StrainToken),
		"range 0": func(s *scene.Scene) (*scene.Ship, func()) {
			me, play := rivasHears(game.Seat2, 0, game.StrainToken)(s)
			return me, play
		},
		"a green token": rivasHears(game.Seat2, 50, game.FocusToken),
		"locked already": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("lieutenantrivas", here)
			it := s.Theirs("vultskerris-tieininterceptor", beside(50))
			s.Lock(me, it)
			return me, func() {
				s.Charges(it, "vultskerris-tieininterceptor", 0)
				s.Perform(it, 0)
				s.Use(it, "recover the charge")
			}
		},
	})
}

func TestFN2187(t *testing.T) {
	s, me, it := engagementOf(t, "fn2187-wat1", fleeing(299))
	s.Use(me, "waver")
	s.Pick(it)
	s.WantTokens(me, game.StrainToken, 1)
	s.WantTokens(it, game.DepleteToken, 1)
	playOut(s)
}

func TestFN2187_Otherwise(t *testing.T) {
	at := func(owner game.Player, place scene.Option) setting {
		return func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("fn2187-wat1", here)
			s.Ship(owner, "academypilot", place)
			s.Theirs("academypilot", farAway)
			return me, s.Engagement
		}
	}
	unoffered(t, "waver", map[string]setting{
		"too far":              at(game.Seat2, fleeing(301)),
		"a friend":             at(game.Seat1, fleeing(50)),
		"out of the front arc": at(game.Seat2, beside(50)),
	})
}

// 2e.initiative.change-skips-passed-step
func TestNull(t *testing.T) {
	s := scene.Second(t)
	s.WantInitiative(s.Mine("null", here), 7)
	s.Done()
	s = scene.Second(t)
	null := s.Mine("null", here, scene.Damaged(1))
	tie := s.Mine("academypilot", beside(50))
	s.WantInitiative(null, 0)
	s.WantInitiative(tie, 1)
	s.Done()
}
