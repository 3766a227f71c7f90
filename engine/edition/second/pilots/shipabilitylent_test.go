package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// The defender spends the token, although it is another ship's.
func TestBornForThis_TheDefenderSpends(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("wolffe-siegeofcoruscant", scene.At(457, 200, 0), scene.Tokens(game.FocusToken, 1))
	obi, friend := s.Mine("obiwankenobi", beside(20)), s.Mine("academypilot", here)
	s.Attack(s.Theirs("bluesquadronescort", ahead(150)), friend)
	s.Dice("hit", "blank", "blank")
	s.Dice("focus", "blank", "blank")
	s.Use(friend, "spend focus")
	await(s, obi, "restore focus")
	s.Use(obi, "restore focus")
	s.WantTokens(friend, game.FocusToken, 1)
	s.WantTokens(me, game.FocusToken, 0)
	playOut(s)
}

func TestIntuitiveInterface(t *testing.T) {
	rolls := func(upgrades ...string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("newrepublicpatrol", here, scene.With(upgrades...))
			s.Perform(me, 0, game.BarrelRollAction)
			s.Use(me, "barrel roll")
			s.Side(geom.Right)
			s.Position(0)
			return me
		}
	}
	const ability = "intuitive interface"
	offered(t, ability, "blank",
		situation{"a talent's action", true, rolls("experthandling")},
		situation{"of the ship's own bar", false, rolls()},
		situation{"another action", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("newrepublicpatrol", here, scene.With("experthandling"))
			s.Perform(me, 0, game.FocusAction)
			s.Use(me, "focus")
			return me
		}},
		situation{"a modification's action", true, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("newrepublicpatrol", here, scene.With("engineupgrade"))
			s.Perform(me, 0, game.BoostAction)
			s.Use(me, "boost")
			s.Maneuver("1 straight")
			return me
		}},
	)
	s := scene.Second(t)
	me := rolls("experthandling")(s)
	await(s, me, ability)
	s.Use(me, ability)
	s.NotOffered(me, "focus")
	s.Use(me, "calculate")
	s.WantTokens(me, game.CalculateToken, 1)
	playOut(s)
}

// ghost lets a VCX-100 attack an enemy ahead of it, with another one behind it and an attack shuttle
// docked or not.
func ghost(docked bool, weapon string) func(s *scene.Scene) *scene.Ship {
	return func(s *scene.Scene) *scene.Ship {
		me := s.Mine("lothalrebel", here, scene.With("ghost", "dorsalturret", "protontorpedoes"))
		at := scene.At(100, 800, 0)
		if docked {
			at = scene.Docked(me)
		}
		shuttle := s.Mine("sabinewren", at)
		s.Turret(me, geom.FrontArc)
		tie := s.Theirs("academypilot", scene.At(457, 490, 180))
		s.Theirs("academypilot", scene.At(457, 130, 0))
		s.Lock(me, tie)
		s.AttackWith(me, weapon, tie)
		return shuttle
	}
}

func TestLockedAndLoaded(t *testing.T) {
	const ability = "rear gunner"
	offered(t, ability, "blank",
		situation{"after a front arc attack", true, ghost(true, "primary")},
		situation{"not docked", false, ghost(false, "primary")},
		situation{"after a torpedo", false, ghost(true, "protontorpedoes")},
		situation{"after a special turret", false, ghost(true, "dorsalturret")},
	)
	s := scene.Second(t)
	shuttle := ghost(true, "primary")(s)
	await(s, shuttle, ability)
	s.Use(shuttle, ability)
	s.Choose(func(c game.Choice) bool { return c.Verb == game.WeaponVerb })
	n := 0
	for s.Questions() != "" && n == 0 {
		if s.Exec().Waiting(s.State()).Has(game.Chance) {
			n = int(s.Rolling().N)
			break
		}
		first := s.Exec().Ask(s.State(), s.Exec().Waiting(s.State()).First()).Options()[0]
		s.Choose(func(c game.Choice) bool { return c == first })
	}
	s.Is(n == 3, "3 dice out of the rear arc, not %d", n)
	playOut(s)
}
