package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// wrathAttacks lets "Wrath" attack out of the bullseye arc or out of the turret, with another enemy
// ahead, or none.
func wrathAttacks(arc geom.Arc, another bool, kinds ...game.Token) setting {
	return func(s *scene.Scene) (*scene.Ship, func()) {
		me := s.Mine("wrath", here)
		s.Turret(me, geom.FrontArc)
		for _, k := range kinds {
			s.Tokens(me, k, 1)
		}
		it := s.Theirs("bluesquadronescort", ahead(150))
		s.Lock(it, me)
		if another {
			s.Theirs("bluesquadronescort", scene.At(530, 500, 180))
		}
		return me, func() {
			s.Engage(me)
			primaryOf(s, me, arc)
			s.Pick(it)
		}
	}
}

// primaryOf picks the primary weapon of an arc, which is a turret's if it is not the bullseye arc.
func primaryOf(s *scene.Scene, ship *scene.Ship, arc geom.Arc) {
	weapons := s.Exec().Info(ship.ID()).Weapons
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.WeaponVerb && weapons[c.Item].Turret == (arc != geom.BullseyeArc)
	})
}

// 2e.attack.arc-type-is-weapon-symbol
func TestWrath(t *testing.T) {
	for _, kind := range []game.Token{game.StressToken, game.StrainToken} {
		s := scene.Second(t)
		me, play := wrathAttacks(geom.BullseyeArc, true, kind)(s)
		play()
		await(s, me, "vent your wrath")
		s.Use(me, "vent your wrath")
		primaryOf(s, me, geom.FrontArc)
		s.Choose(func(c game.Choice) bool { return c.Verb == game.PickVerb }) // only the other
		playOut(s)
	}
}

func TestWrath_Otherwise(t *testing.T) {
	unoffered(t, "vent your wrath", map[string]setting{
		"a turret attack":    wrathAttacks(geom.FrontArc, true, game.StressToken),
		"nobody else":        wrathAttacks(geom.BullseyeArc, false, game.StressToken),
		"only a lock":        wrathAttacks(geom.BullseyeArc, true),
		"only a green token": wrathAttacks(geom.BullseyeArc, true, game.FocusToken),
	})
}

// whirlwindEngages lets "Whirlwind" engage with jam tokens, and so many enemies that have it in their
// front arcs beside one that has not.
func whirlwindEngages(t *testing.T, jams, enemies int) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	me := s.Mine("whirlwind", here, scene.Tokens(game.JamToken, jams))
	s.Turret(me, geom.RearArc)
	s.Theirs("academypilot", scene.At(300, 300, 0))
	s.Mine("academypilot", scene.At(457, 150, 0)) // a friend that faces it
	for i := range enemies {
		s.Theirs("academypilot", scene.At(420+60*float64(i), 520, 180))
	}
	s.Engage(me)
	return s, me
}

// 2e.token.jam.later-gain
func TestWhirlwind(t *testing.T) {
	for _, c := range []struct{ jams, remove, enemies, focus int }{
		{2, 2, 2, 2}, {2, 1, 2, 1}, {0, 0, 1, 1}, {1, 1, 0, 0}, {1, 0, 2, 1},
	} {
		s, me := whirlwindEngages(t, c.jams, c.enemies)
		s.Use(me, "clear the jam")
		if c.jams > 0 && c.remove == 0 {
			s.Pass()
		}
		if c.remove > 0 {
			s.ChooseNamed("remove jam tokens")
		}
		for range c.remove {
			s.Choose(token(game.JamToken))
		}
		if c.remove > 0 && c.remove < c.jams {
			s.Pass()
		}
		s.WantTokens(me, game.JamToken, c.jams-c.remove)
		if c.enemies > 0 {
			s.ChooseNamed("gain focus")
		}
		s.WantTokens(me, game.FocusToken, c.focus)
		playOut(s)
	}
}

func TestWhirlwind_Otherwise(t *testing.T) {
	s, me := whirlwindEngages(t, 0, 0)
	s.NotOffered(me, "clear the jam")
	playOut(s)
}
