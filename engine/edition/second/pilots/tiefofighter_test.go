package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// midnightFights begins an attack between "Midnight", with a lock or without, and an escort, both
// with focus tokens.
func midnightFights(t *testing.T, attacks, locked bool) (s *scene.Scene, me, it *scene.Ship) {
	s = scene.Second(t)
	me = s.Mine("midnight", here, scene.Tokens(game.FocusToken, 1))
	it = s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	if locked {
		s.Lock(me, it)
	} else {
		s.Lock(it, me)
	}
	if attacks {
		s.Attack(me, it)
	} else {
		s.Attack(it, me)
	}
	return s, me, it
}

// 2e.component.golden-rule.cannot-is-absolute
func TestMidnight(t *testing.T) {
	s, me, it := midnightFights(t, true, true)
	s.Dice("focus", "blank")
	s.Use(me, "spend focus") // only the other ship's dice stay as they are
	s.Pass()
	s.Never(it, "spend focus")
	s.Dice("focus", "blank")
	s.Done()

	s, me, it = midnightFights(t, false, true)
	s.Never(it, "spend focus")
	s.Dice("focus", "hit", "blank")
	s.Dice("focus", "blank", "blank")
	s.Use(me, "spend focus")
	s.WantShields(me, 1)
	s.Done()
}

func TestMidnight_WithoutALock(t *testing.T) {
	s, me, it := midnightFights(t, true, false)
	s.Dice("hit", "blank")
	s.Dice("focus", "blank")
	s.Use(it, "spend focus")
	s.WantTokens(me, game.FocusToken, 1)
	s.Done()

	s, _, it = midnightFights(t, false, false)
	s.Dice("focus", "blank", "blank")
	s.Use(it, "spend focus")
	s.Pass() // the lock
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestMidnight_OthersFight(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("midnight", beside(50))
	tie := s.Mine("academypilot", here, scene.Tokens(game.FocusToken, 1))
	it := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	s.Lock(me, it)
	s.Attack(tie, it)
	s.Dice("hit", "blank")
	s.Dice("focus", "blank")
	s.Use(it, "spend focus")
	s.Done()

	s = scene.Second(t)
	me = s.Mine("midnight", beside(50))
	tie = s.Mine("academypilot", here)
	it = s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	s.Lock(me, it)
	s.Attack(it, tie)
	s.Dice("focus", "blank", "blank")
	s.Use(it, "spend focus")
	s.Dice("evade", "blank", "blank")
	s.Done()
}

func TestCommanderMalarus(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("commandermalarus", here)
	it := s.Theirs("bluesquadronescort", ahead(150))
	s.Engagement()
	s.Use(me, "concentrate")
	s.WantCharges(me, "commandermalarus", 1)
	s.WantTokens(me, game.StressToken, 1)
	s.Declare("primary", it)
	s.Dice("focus", "focus")
	s.Use(me, "change all focus results")
	s.WantAttackDice("hit", "hit")
	s.Dice("evade", "evade")
	s.Declare("primary", me)
	s.Dice("hit", "hit", "crit")
	s.Dice("focus", "focus", "blank")
	s.Use(me, "change all focus results")
	s.Done()
	s.WantShields(me, 0)
}

func TestCommanderMalarus_Otherwise(t *testing.T) {
	unoffered(t, "concentrate", map[string]setting{
		"without a charge": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("commandermalarus", here)
			s.Charges(me, "commandermalarus", 0)
			s.Theirs("academypilot", farAway)
			return me, s.Engagement
		},
	})
	unoffered(t, "change all focus results", map[string]setting{
		"not this round": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("commandermalarus", here)
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() {
				s.Attack(me, it)
				s.Dice("focus", "focus")
			}
		},
	})
}

// bereft lets an enemy destroy a TIE while a pilot is at a distance.
func bereft(s *scene.Scene, pilot string, gap float64, options ...scene.Option) (*scene.Ship, func()) {
	me := s.Mine(pilot, append([]scene.Option{beside(gap)}, options...)...)
	tie := s.Mine("academypilot", here, scene.Damaged(2), scene.Tokens(game.StrainToken, 1))
	s.Mine("academypilot", behind(50))
	escort := s.Theirs("bluesquadronescort", ahead(150))
	return me, func() {
		s.Attack(escort, tie)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "blank")
	}
}

// 2e.action.coordinate.range, 2e.action.stressed-cannot
func TestLieutenantGalek(t *testing.T) {
	s := scene.Second(t)
	me, play := bereft(s, "lieutenantgalek", 199, scene.Tokens(game.StressToken, 1))
	friend := s.Mine("alphasquadronpilot", scene.At(457+240+150, 300, 0))
	play()
	s.Use(me, "rally")
	s.Use(me, "coordinate")
	s.Pick(friend)
	s.NotOffered(friend, "boost") // which is not on his own bar
	s.Use(friend, "evade")
	s.WantTokens(friend, game.EvadeToken, 1)
	playOut(s)
}

func TestLieutenantGalek_Otherwise(t *testing.T) {
	unoffered(t, "rally", map[string]setting{
		"too far": func(s *scene.Scene) (*scene.Ship, func()) {
			s.Mine("alphasquadronpilot", scene.At(457+240+150, 300, 0))
			return bereft(s, "lieutenantgalek", 201)
		},
		"an enemy": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("lieutenantgalek", here)
			s.Mine("academypilot", beside(100))
			it := s.Theirs("academypilot", ahead(150), scene.Damaged(2))
			return me, func() {
				s.Attack(me, it)
				s.Dice("hit", "hit")
			}
		},
	})
}

// another is a pilot who gains a token to roll another attack die.
var another = map[string]game.Token{"scorch": game.StressToken, "dt798": game.StrainToken}

// 2e.timing.cost-only-if-effect
func TestScorch(t *testing.T) {
	for id, token := range another {
		s := scene.Second(t)
		me := s.Mine(id, here)
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Attack(me, it)
		s.Use(me, "roll another die")
		s.WantTokens(me, token, 1)
		s.Dice(blanks(3)...)
		playOut(s)
	}
}

func TestScorch_Otherwise(t *testing.T) {
	for id, token := range another {
		unoffered(t, "roll another die", map[string]setting{
			id + " has the token": func(s *scene.Scene) (*scene.Ship, func()) {
				me := s.Mine(id, here, scene.Tokens(token, 1))
				it := s.Theirs("bluesquadronescort", ahead(150))
				return me, func() { s.Attack(me, it) }
			},
			id + " defends": func(s *scene.Scene) (*scene.Ship, func()) {
				me := s.Mine(id, here)
				it := s.Theirs("bluesquadronescort", ahead(150))
				return me, func() { s.Attack(it, me) }
			},
			id + " attacks with a missile": func(s *scene.Scene) (*scene.Ship, func()) {
				me := s.Mine(id, here, scene.With("concussionmissiles"))
				it := s.Theirs("bluesquadronescort", ahead(150))
				s.Lock(me, it)
				return me, func() { s.AttackWith(me, "concussionmissiles", it) }
			},
		})
	}
}

// staticRolls lets "Static" attack with these results, a focus token and a lock.
func staticRolls(s *scene.Scene, weapon string, focus int, locked bool, faces ...string,
) (*scene.Ship, func()) {
	me := s.Mine("static", here, scene.With("concussionmissiles"),
		scene.Tokens(game.FocusToken, focus))
	it := s.Theirs("bluesquadronescort", ahead(150))
	other := s.Theirs("bluesquadronescort", farAway)
	if locked {
		s.Lock(me, it)
	} else {
		s.Lock(me, other)
	}
	return me, func() {
		s.AttackWith(me, weapon, it)
		s.Dice(faces...)
	}
}

// 2e.token.lock.spend
func TestStatic(t *testing.T) {
	for _, faces := range [][]string{{"blank", "focus"}, {"hit", "crit"}, {"focus", "hit"}, {"blank", "blank"}} {
		s := scene.Second(t)
		me, play := staticRolls(s, "primary", 1, true, faces...)
		play()
		s.Use(me, "overload")
		s.WantAttackDice("crit", "crit")
		s.WantTokens(me, game.FocusToken, 0)
		s.WantLocks(me)
		s.Dice("evade", "evade")
		playOut(s)
	}
}

func TestStatic_Otherwise(t *testing.T) {
	unoffered(t, "overload", map[string]setting{
		"without a focus token": func(s *scene.Scene) (*scene.Ship, func()) {
			return staticRolls(s, "primary", 0, true, "focus", "hit")
		},
		"without a lock": func(s *scene.Scene) (*scene.Ship, func()) {
			return staticRolls(s, "primary", 1, false, "focus", "hit")
		},
		"with a missile": func(s *scene.Scene) (*scene.Ship, func()) {
			return staticRolls(s, "concussionmissiles", 1, true, "focus", "hit", "blank")
		},
		"nothing to change": func(s *scene.Scene) (*scene.Ship, func()) {
			return staticRolls(s, "primary", 1, true, "crit", "crit")
		},
	})
}

func TestLongshot(t *testing.T) {
	for gap, n := range map[float64]int{299: 3, 201: 3, 199: 2, 50: 3} {
		s := scene.Second(t)
		me := s.Mine("longshot", here, scene.With("concussionmissiles"))
		it := s.Theirs("bluesquadronescort", ahead(gap))
		wantDice(s, me, it, n)
	}
	s := scene.Second(t)
	me := s.Mine("longshot", here, scene.With("concussionmissiles"))
	it := s.Theirs("bluesquadronescort", ahead(250))
	s.Lock(me, it)
	s.AttackWith(me, "concussionmissiles", it)
	s.Dice(blanks(3)...)
	playOut(s)
}
