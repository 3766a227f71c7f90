package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestMajorVynder(t *testing.T) {
	for tokens, want := range []int{2, 3} {
		s := scene.Second(t)
		me := s.Mine("majorvynder", here, scene.Tokens(game.DisarmToken, tokens))
		_, n := diceOf(s, s.Theirs("academypilot", ahead(150)), me, "")
		s.Is(n == want, "%d defense dice, not %d", want, n)
	}
	s := scene.Second(t)
	s.Mine("majorvynder", beside(20), scene.Tokens(game.DisarmToken, 1))
	_, n := diceOf(s, s.Theirs("academypilot", ahead(150)), s.Mine("academypilot", here), "")
	s.Is(n == 3, "a friend rolls no more: 3 dice, not %d", n)
}

// slammed lets a ship fly and then, with this many stress tokens, perform a SLAM, which disarms it.
func slammed(s *scene.Scene, ship *scene.Ship, tokens int) {
	s.Activate(ship, "1 bank-left")
	playOut(s)
	s.Tokens(ship, game.StressToken, tokens)
	s.Perform(ship, game.AnyStep|game.WhileStressed, game.SlamAction)
	s.Use(ship, "slam")
	s.Maneuver("1 bank-right")
}

func TestLieutenantKarsabi(t *testing.T) {
	karsabi := func(tokens int) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("lieutenantkarsabi", here)
			slammed(s, me, tokens)
			return me
		}
	}
	offered(t, "rearm", "blank",
		situation{"disarmed", true, karsabi(0)},
		situation{"stressed", false, karsabi(1)},
		situation{"another token", false, performed("lieutenantkarsabi", game.FocusAction, "focus",
			scene.Tokens(game.DisarmToken, 1))},
		situation{"a friend is disarmed", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("lieutenantkarsabi", beside(200), scene.Tokens(game.DisarmToken, 1))
			slammed(s, s.Mine("rhosquadronpilot", here), 0)
			return me
		}},
	)
	s := scene.Second(t)
	me := s.Mine("lieutenantkarsabi", here, scene.Tokens(game.DisarmToken, 1))
	slammed(s, me, 0)
	s.Use(me, "rearm")
	s.WantTokens(me, game.StressToken, 1)
	s.WantTokens(me, game.DisarmToken, 1)
	playOut(s)
}

func TestMajorVynder_FiresACannon(t *testing.T) {
	const ability = "fire a cannon"
	each(t, []string{"majorvynder-ssl", "majorvynder-pnp-lsl"}, func(t *testing.T, id string) {
		attack := func(weapon string, upgrades ...string) func(s *scene.Scene) *scene.Ship {
			return func(s *scene.Scene) *scene.Ship {
				me := s.Mine(id, here, scene.With(upgrades...))
				tie := s.Theirs("academypilot", ahead(150))
				s.Lock(me, tie)
				s.AttackWith(me, weapon, tie)
				return me
			}
		}
		offered(t, ability, "blank",
			situation{"a missile", true, attack("ionmissiles", "ionmissiles", "ioncannon")},
			situation{"the primary weapon", false, attack("primary", "ionmissiles", "ioncannon")},
			situation{"without cannon", false, attack("ionmissiles", "ionmissiles")})
		s := scene.Second(t)
		s.Unbuilt()
		me := attack("ionmissiles", "ionmissiles", "ioncannon")(s)
		s.Dice("focus", "blank", "blank")
		s.NotOffered(me, "change a focus")
		await(s, me, ability)
		s.Use(me, ability)
		s.Refused(func() { s.Weapon("primary") })
		s.Weapon("ioncannon")
		await(s, me, "change a focus", "ff")
		s.Use(me, "change a focus")
		s.WantAttackDice("hit", "focus", "blank")
		playOut(s, "e")
		offered(t, "change a focus", "focus",
			situation{"no bonus attack", false, attack("ioncannon", "ionmissiles", "ioncannon")})
	})
}
