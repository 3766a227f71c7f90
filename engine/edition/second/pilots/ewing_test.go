package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestGavinDarklighter(t *testing.T) {
	attack := func(x, y float64) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("gavindarklighter", scene.At(x, y, 0))
			s.Attack(s.Mine("academypilot", here), s.Theirs("bluesquadronescort", ahead(150)))
			s.Dice("hit", "hit")
			return me
		}
	}
	offered(t, "change a hit", "evade",
		situation{"the defender ahead of him", true, attack(457, 190)},
		situation{"too far ahead", false, attack(457, 140)},
		situation{"beside him", false, attack(600, 490)},
		situation{"an enemy attacks", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("gavindarklighter", here)
			s.Attack(s.Theirs("academypilot", ahead(150)), me)
			s.Dice("hit", "hit")
			return me
		}},
	)
	s := scene.Second(t)
	me := s.Mine("gavindarklighter", here)
	s.Attack(me, s.Theirs("academypilot", ahead(150)))
	s.Dice("hit", "hit", "blank")
	s.Use(me, "change a hit")
	s.WantAttackDice("crit", "hit", "blank")
	playOut(s, "ee")
}

func TestOuterRimPioneer(t *testing.T) {
	// An asteroid lies under the friend.
	rock := func(gap float64, mine bool) func(s *scene.Scene) (*scene.Ship, bool) {
		return func(s *scene.Scene) (*scene.Ship, bool) {
			ours, theirs := s.Mine, s.Theirs
			if !mine {
				ours, theirs = theirs, ours
			}
			s.Mine("outerrimpioneer", beside(gap))
			friend := ours("academypilot", here)
			theirs("academypilot", ahead(150))
			s.Obstacle("coreasteroid0", scene.At(457, 300, 0))
			s.Engage(friend)
			return friend, s.Questions() != ""
		}
	}
	for _, c := range []struct {
		in   string
		gap  float64
		mine bool
		want bool
	}{{"a friend near", 99, true, true}, {"too far", 101, true, false}, {"an enemy", 50, false, false}} {
		t.Run(c.in, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			_, can := rock(c.gap, c.mine)(s)
			s.Is(can == c.want, "it can attack: %v", c.want)
			playOut(s)
		})
	}
}
