package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAaylaSecura(t *testing.T) {
	// The enemy is at here and attacks a friend ahead of it; Aayla looks at it from below.
	watch := func(gap float64, mine bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			ours, theirs := s.Mine, s.Theirs
			if !mine {
				ours, theirs = theirs, ours
			}
			me := s.Mine("aaylasecura", behind(gap))
			s.Attack(theirs("academypilot", here),
				ours("academypilot", ahead(150), scene.Tokens(game.CalculateToken, 1)))
			return me
		}
	}
	offered(t, "warn", "blank",
		situation{"ahead at range 1", true, watch(99, true)},
		situation{"at range 2", false, watch(101, true)},
		situation{"a friend attacks", false, watch(50, false)},
		situation{"beside her", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("aaylasecura", beside(50))
			s.Attack(s.Theirs("academypilot", here), s.Mine("academypilot", ahead(150)))
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := watch(50, true)(s)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank", "evade")
	s.Use(me, "warn")
	s.WantDefenseDice("focus", "blank", "evade")
	playOut(s)
}

func TestKitFisto(t *testing.T) {
	// The enemy is at 457+x, 490 and attacks a friend at here.
	defend := func(x float64, force int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("kitfisto", scene.At(100, 100, 0), scene.Force(force))
			s.Attack(s.Theirs("academypilot", scene.At(457+x, 490, 180)),
				s.Mine("academypilot", here, scene.Tokens(game.CalculateToken, 1)))
			return me
		}
	}
	offered(t, "warn", "blank",
		situation{"in the bullseye", true, defend(0, 1)},
		situation{"beside the bullseye", false, defend(40, 1)},
		situation{"without Force", false, defend(0, 0)},
		situation{"he defends himself", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("kitfisto", here)
			s.Attack(s.Theirs("academypilot", ahead(150)), me)
			return me
		}},
		situation{"an enemy defends", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("kitfisto", here)
			s.Attack(me, s.Theirs("academypilot", ahead(150)))
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := defend(0, 1)(s)
	s.Dice("hit", "hit")
	s.Dice("blank", "blank", "evade")
	s.Use(me, "warn")
	s.WantForce(me, 0)
	s.WantDefenseDice("focus", "blank", "evade")
	playOut(s)
}

func TestYoda(t *testing.T) {
	spends := func(gap float64, force int, mine bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			ours, theirs := s.Mine, s.Theirs
			if !mine {
				ours, theirs = theirs, ours
			}
			me := s.Mine("yoda", beside(gap), scene.Force(force))
			friend := ours("lukeskywalker", here)
			s.Attack(friend, theirs("academypilot", ahead(150)))
			s.Dice("focus", "blank", "blank")
			s.Use(friend, "spend Force")
			return me
		}
	}
	offered(t, "restore Force", "evade",
		situation{"a friend", true, spends(299, 1, true)},
		situation{"too far", false, spends(301, 1, true)},
		situation{"without Force", false, spends(50, 0, true)},
		situation{"an enemy", false, spends(50, 1, false)},
		situation{"himself", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("yoda", here)
			s.Attack(me, s.Theirs("academypilot", ahead(150)))
			s.Dice("focus", "blank", "blank")
			s.Use(me, "spend Force")
			return me
		}},
		situation{"a token", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine("yoda", beside(50)), s.Mine("lukeskywalker", here, scene.Force(1), scene.Tokens(game.FocusToken, 1))
			s.Attack(friend, s.Theirs("academypilot", ahead(150)))
			s.Dice("focus", "blank", "blank")
			s.Use(friend, "spend focus")
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me, luke := s.Mine("yoda", beside(50)), s.Mine("lukeskywalker", here)
	s.Attack(luke, s.Theirs("academypilot", ahead(150)))
	s.Dice("focus", "blank", "blank")
	s.Use(luke, "spend Force")
	s.Use(me, "restore Force")
	s.WantForce(me, 2)
	s.WantForce(luke, 2)
	playOut(s, "e")
}

// Anakin Skywalker and Obi-Wan Kenobi look after each other: pilot is one of them, and wingman a card
// of the other.
type pair struct {
	pilots         []string
	wingman, other string
	ability        string
	full           bool
	check          func(s *scene.Scene, ship *scene.Ship)
}

func TestAnakinAndObiWan(t *testing.T) {
	for _, p := range []pair{
		{[]string{"anakinskywalker-eta2actis"}, "obiwankenobi", "macewindu", "remove a red token", false,
			func(s *scene.Scene, ship *scene.Ship) {
				s.Choose(token(game.StressToken))
				s.WantTokens(ship, game.StressToken, 0)
			}},
		{[]string{"obiwankenobi-eta2actis"}, "anakinskywalker-eta2actis", "macewindu", "give focus", false,
			func(s *scene.Scene, ship *scene.Ship) { s.WantTokens(ship, game.FocusToken, 1) }},
		{[]string{"anakinskywalker-siegeofcoruscant", "anakinskywalker-siegeofcoruscant-lsl"},
			"obiwankenobi-eta2actis", "macewindu", "barrel roll in a crowd", true,
			func(s *scene.Scene, ship *scene.Ship) { s.NotOffered(ship, "boost"); s.Use(ship, "barrel roll") }},
		{[]string{"obiwankenobi-siegeofcoruscant", "obiwankenobi-siegeofcoruscant-lsl"},
			"anakinskywalker", "macewindu", "boost in a crowd", true,
			func(s *scene.Scene, ship *scene.Ship) { s.NotOffered(ship, "barrel roll"); s.Use(ship, "boost") }},
	} {
		each(t, p.pilots, func(t *testing.T, id string) { p.test(t, id) })
	}
}

// test shows a card. Anyone who flies goes from here to 457, 420 by "2 straight", which is blue: that
// leaves 1 of 2 stress tokens.
func (p *pair) test(t *testing.T, id string) {
	tokens := 2
	if p.full {
		tokens = 0
	}
	lay := func(s *scene.Scene, flyer string, gap float64, enemies, friends int) (me, ship *scene.Ship) {
		if flyer == id {
			me = s.Mine(id, here, stress(tokens))
			ship = me
		} else {
			me, ship = s.Mine(id, scene.At(417-gap, 420, 0)), s.Mine(flyer, here, stress(tokens))
		}
		for i := range enemies {
			s.Theirs("academypilot", scene.At(557, 420+float64(i)*50, 0))
		}
		for range friends {
			s.Mine("academypilot", scene.At(557, 340, 0))
		}
		s.Activate(ship, "2 straight")
		return me, ship
	}
	fly := func(flyer string, gap float64, enemies, friends int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, _ := lay(s, flyer, gap, enemies, friends)
			return me
		}
	}
	offered(t, p.ability, "blank",
		situation{"among enemies", true, fly(id, 0, 1, 0)},
		situation{"as many friends", false, fly(id, 0, 1, 1)},
		situation{"fewer friends", true, fly(id, 0, 2, 1)},
		situation{"nobody", false, fly(id, 0, 0, 0)},
		situation{"the wingman among enemies", true, fly(p.wingman, 299, 1, 0)},
		situation{"the wingman too far", false, fly(p.wingman, 301, 1, 0)},
		situation{"the wingman, with you beside it", false, fly(p.wingman, 30, 1, 0)},
		situation{"another pilot", false, fly(p.other, 150, 1, 0)},
		situation{"without Force", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here, scene.Force(0), stress(tokens))
			s.Theirs("academypilot", scene.At(557, 420, 0))
			s.Activate(me, "2 straight")
			return me
		}},
		situation{"partially executed", !p.full, func(s *scene.Scene) *scene.Ship {
			me := s.Mine(id, here, stress(tokens))
			s.Theirs("academypilot", scene.At(457, 440, 0))
			s.Activate(me, "2 straight")
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me, ship := lay(s, p.wingman, 150, 1, 0)
	await(s, me, p.ability)
	s.Use(me, p.ability)
	s.WantForce(me, 2)
	p.check(s, ship)
	playOut(s)
}
