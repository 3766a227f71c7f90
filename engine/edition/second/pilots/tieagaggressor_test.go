package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// kestalFights lets Lieutenant Kestal attack or defend against defense dice with these results.
func kestalFights(attacks bool, focus int, faces ...string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("lieutenantkestal", here, scene.Tokens(game.FocusToken, focus))
		it := s.Theirs("bluesquadronescort", ahead(150))
		return me, func() {
			if attacks {
				s.Attack(me, it)
				s.Dice("hit", "hit")
			} else {
				s.Attack(it, me)
				s.Dice("hit", "hit", "blank")
			}
			s.Dice(faces...)
		}
	}
}

// 2e.attack.cancel
func TestLieutenantKestal(t *testing.T) {
	for _, c := range []struct {
		faces  []string
		damage int
	}{{[]string{"blank", "focus"}, 2}, {[]string{"focus", "evade"}, 1}, {[]string{"blank", "evade"}, 1}} {
		s := scene.Second(t)
		me := s.Mine("lieutenantkestal", here, scene.Tokens(game.FocusToken, 2))
		it := s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.EvadeToken, 2))
		s.Never(it, "spend evade") // there is nothing left to change
		s.Attack(me, it)
		s.Dice("hit", "hit")
		s.Dice(c.faces...)
		s.Use(me, "cancel blanks and focus results")
		s.WantTokens(me, game.FocusToken, 1)
		s.Done()
		s.WantShields(it, 2-c.damage)
	}
}

func TestLieutenantKestal_Otherwise(t *testing.T) {
	unoffered(t, "cancel blanks and focus results", map[string]setting{
		"without a token":   kestalFights(true, 0, "blank", "focus"),
		"nothing to cancel": kestalFights(true, 1, "evade", "evade"),
		"he defends":        kestalFights(false, 1, "blank", "focus"),
	})
}

// doubleEdgeAttacks lets "Double Edge" attack with a weapon and these results.
func doubleEdgeAttacks(weapon, face string, upgrades ...string) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("doubleedge", here, scene.With(upgrades...))
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Turret(me, geom.FrontArc)
		s.Lock(me, it)
		return me, func() {
			s.AttackWith(me, weapon, it)
			playOn(s, me, "attack again", []string{face})
		}
	}
}

// 2e.attack.bonus.requirement-checked-twice
func TestDoubleEdge(t *testing.T) {
	for weapon, other := range map[string]string{"dorsalturret": "concussionmissiles",
		"concussionmissiles": "dorsalturret"} {
		s := scene.Second(t)
		me, play := doubleEdgeAttacks(weapon, "b", "dorsalturret", "concussionmissiles")(s)
		play()
		s.Use(me, "attack again")
		s.Refused(func() { s.Weapon(weapon) })
		s.Weapon(other)
		playOut(s)
	}
}

func TestDoubleEdge_Otherwise(t *testing.T) {
	unoffered(t, "attack again", map[string]setting{
		"a hit":            doubleEdgeAttacks("dorsalturret", "hh", "dorsalturret"),
		"a primary attack": doubleEdgeAttacks("primary", "b", "dorsalturret"),
		"he defends": func(s *scene.Scene) (*scene.Ship, func()) {
			me := s.Mine("doubleedge", here, scene.With("dorsalturret"))
			it := s.Theirs("bluesquadronescort", ahead(150))
			return me, func() { s.Attack(it, me) }
		},
	})
}
