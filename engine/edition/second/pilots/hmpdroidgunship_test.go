package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestDGS286(t *testing.T) {
	calculating := scene.Tokens(game.CalculateToken, 1)
	engage := func(gap float64, ours bool, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("dgs286", here, calculating)
			other := s.Mine
			if !ours {
				other = s.Theirs
			}
			other("academypilot", append(options, beside(gap))...)
			s.Engage(me)
			return me
		}
	}
	const ability = "draw a calculation"
	offered(t, ability, "blank",
		situation{"a calculating friend", true, engage(99, true, calculating)},
		situation{"too far", false, engage(101, true, calculating)},
		situation{"without token", false, engage(50, true)},
		situation{"an enemy", false, engage(50, false, calculating)},
		situation{"a friend engages", false, func(s *scene.Scene) *scene.Ship {
			me, friend := s.Mine("dgs286", beside(50)), s.Mine("academypilot", here, calculating)
			s.Engage(friend)
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me, friend := s.Mine("dgs286", here), s.Mine("academypilot", beside(50), scene.Tokens(game.CalculateToken, 2))
	s.Engage(me)
	s.Use(me, ability)
	s.Pick(friend)
	s.WantTokens(me, game.CalculateToken, 1)
	s.WantTokens(friend, game.CalculateToken, 1)
	playOut(s)
}

func TestGeonosianPrototype(t *testing.T) {
	attack := func(weapon string, tokens int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("geonosianprototype", here, scene.With("ionmissiles", "ioncannon", "protontorpedoes"))
			tie := s.Theirs("academypilot", ahead(150), scene.Tokens(game.TractorToken, tokens))
			s.Lock(me, tie)
			s.AttackWith(me, weapon, tie)
			return me
		}
	}
	offered(t, "reroll", "blank",
		situation{"a missile", true, attack("ionmissiles", 1)},
		situation{"a cannon", true, attack("ioncannon", 1)},
		situation{"a torpedo", false, attack("protontorpedoes", 1)},
		situation{"the primary weapon", false, attack("primary", 1)},
		situation{"without tractor token", false, attack("ionmissiles", 0)},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("geonosianprototype", here, scene.With("ioncannon"))
	tie := s.Theirs("academypilot", ahead(150), scene.Tokens(game.TractorToken, 2))
	s.AttackWith(me, "ioncannon", tie)
	s.Dice(blanks(3)...)
	s.Use(me, "reroll")
	s.WantTokens(tie, game.TractorToken, 1)
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("focus", "focus")
	playOut(s)
}

func TestDGS047(t *testing.T) {
	const ability = "lock the defender"
	attack := func(x, y float64) func(s *scene.Scene) (*scene.Ship, *scene.Ship) {
		return func(s *scene.Scene) (*scene.Ship, *scene.Ship) {
			me, tie := s.Mine("dgs047", here), s.Theirs("academypilot", scene.At(x, y, 180))
			s.Attack(me, tie)
			return me, tie
		}
	}
	offered(t, ability, "blank",
		situation{"ahead", true, only(attack(520, 450))},
		situation{"beside, in the full front arc", false, only(attack(600, 330))},
		situation{"defending", false, faceOff("dgs047", false, 150)},
	)
	for x, want := range map[float64]int{457: 1, 520: 0} {
		s := scene.Second(t)
		s.Unbuilt()
		me, tie := attack(x, 450)(s)
		await(s, me, ability)
		s.Use(me, ability)
		s.WantLock(me, tie, true)
		s.WantTokens(tie, game.StrainToken, want)
		playOut(s)
	}
}
