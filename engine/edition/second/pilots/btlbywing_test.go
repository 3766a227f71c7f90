package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestAnakinSkywalker_RemovesStress(t *testing.T) {
	each(t, []string{"anakinskywalker", "anakinskywalker-btlbywing"}, func(t *testing.T, id string) {
		// "4 koiogran" ends at 457, 500, facing down.
		fly := func(maneuver string, x, y float64, enemy bool, force, tokens int) func(s *scene.Scene) *scene.Ship {
			return func(s *scene.Scene) *scene.Ship {
				me := s.Mine(id, here, stress(tokens), scene.Force(force))
				if enemy {
					enemyAt(x, y)(s)
				} else {
					friendAt(x, y)(s)
				}
				s.Activate(me, maneuver)
				return me
			}
		}
		const ability = "remove stress"
		offered(t, ability, "blank",
			situation{"close ahead", true, fly("4 koiogran", 480, 380, true, 1, 0)},
			situation{"at range 1 beside the bullseye", true, fly("4 koiogran", 520, 380, true, 1, 0)},
			situation{"ahead, but too far", false, fly("4 koiogran", 520, 340, true, 1, 0)},
			situation{"far ahead in the bullseye", true, fly("4 koiogran", 457, 200, true, 1, 0)},
			situation{"behind", false, fly("4 koiogran", 457, 580, true, 1, 0)},
			situation{"a friend ahead", false, fly("4 koiogran", 480, 380, false, 1, 0)},
			situation{"without Force", false, fly("4 koiogran", 480, 380, true, 0, 0)},
			situation{"without stress", false, fly("2 straight", 457, 500, true, 1, 0)},
			situation{"partially executed", false, fly("2 straight", 457, 440, true, 1, 2)},
		)
		s := scene.Second(t)
		s.Unbuilt()
		me := fly("4 koiogran", 480, 380, true, 1, 0)(s)
		await(s, me, ability)
		s.Use(me, ability)
		s.WantForce(me, 0)
		s.WantTokens(me, game.StressToken, 0)
		playOut(s)
	})
}

func TestMatchstick(t *testing.T) {
	attack := func(weapon string, options ...scene.Option) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("matchstick", append(options, here,
				scene.With("ioncannonturret", "protontorpedoes"))...)
			tie := s.Theirs("academypilot", ahead(150))
			s.Turret(me, geom.FrontArc)
			s.Lock(me, tie)
			s.AttackWith(me, weapon, tie)
			return me
		}
	}
	offered(t, "reroll", "blank",
		situation{"stressed", true, attack("primary", stress(1))},
		situation{"with a turret", true, attack("ioncannonturret", stress(1))},
		situation{"with a torpedo", false, attack("protontorpedoes", stress(1))},
		situation{"an orange token", false, attack("primary", scene.Tokens(game.TractorToken, 1))},
		situation{"no token", false, attack("primary")},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me, tie := s.Mine("matchstick", here, stress(1)), s.Theirs("academypilot", ahead(50))
	s.Lock(tie, me)
	s.Attack(me, tie)
	s.Dice("blank", "blank", "blank")
	s.Use(me, "reroll")
	s.Refused(func() { s.Number(3) })
	s.Number(2)
	s.Dice("hit", "blank")
	playOut(s)
}

func TestR2D2(t *testing.T) {
	for _, c := range []struct {
		in   string
		lay  func(s *scene.Scene)
		want int
	}{
		{"behind it", enemyAt(457, 100), 1},
		{"too far behind it", enemyAt(457, -50), 0},
		{"beside it", enemyAt(600, 300), 0},
		{"a friend behind it", func(s *scene.Scene) { friendAt(457, 100)(s); enemyAt(100, 800)(s) }, 0},
	} {
		t.Run(c.in, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			s.Table(2000, 2000)
			me := s.Mine("r2d2", here)
			c.lay(s)
			s.Engagement()
			s.WantTokens(me, game.CalculateToken, c.want)
			playOut(s)
		})
	}
}

// plated lets a ship with the plated hull defend against results.
func plated(t *testing.T, crit bool, faces ...string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	me := s.Mine("redsquadronbomber", here)
	if crit {
		s.Crit(me, "Loose Stabilizer")
	}
	s.Attack(s.Theirs("bluesquadronescort", ahead(150)), me)
	s.Dice(faces...)
	return s, me
}

func TestPlatedHull(t *testing.T) {
	s, _ := plated(t, false, "crit", "crit", "blank")
	s.WantAttackDice("hit", "crit", "blank")
	playOut(s)
	s, _ = plated(t, true, "crit", "crit", "blank")
	s.WantAttackDice("crit", "crit", "blank")
	playOut(s)
}

func TestPlatedHull_NotItsOwnAttack(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine("redsquadronbomber", here)
	s.Attack(me, s.Theirs("bluesquadronescort", ahead(150)))
	s.Dice("crit", "blank")
	s.WantAttackDice("crit", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestBroadside(t *testing.T) {
	attack := func(arc geom.Arc, x, y float64, weapon string) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("broadside", here, scene.With("ioncannonturret"))
			s.Turret(me, arc)
			s.AttackWith(me, weapon, s.Theirs("academypilot", scene.At(x, y, 0)))
			return me
		}
	}
	const ability = "change a blank"
	offered(t, ability, "blank",
		situation{"to the left", true, attack(geom.LeftArc, 300, 300, "ioncannonturret")},
		situation{"to the right", true, attack(geom.RightArc, 600, 300, "ioncannonturret")},
		situation{"ahead", false, attack(geom.FrontArc, 457, 450, "ioncannonturret")},
		situation{"the primary weapon", false, attack(geom.LeftArc, 457, 450, "primary")})
	s := scene.Second(t)
	me := attack(geom.LeftArc, 300, 300, "ioncannonturret")(s)
	s.Dice("blank", "blank", "hit")
	s.Use(me, ability)
	s.WantAttackDice("focus", "blank", "hit")
	playOut(s, "e")
}

func TestGoji(t *testing.T) {
	const ability = "hide behind bombs"
	// Bombs lie beside the friend at here, at distances from its middle.
	defend := func(gap float64, ours bool, bombs ...float64) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me, foe := s.Mine("goji", scene.At(417-gap, 300, 0)), s.Theirs("academypilot", ahead(150))
			owner := me
			if !ours {
				owner = foe
			}
			for _, x := range bombs {
				s.Device("Proton Bomb", owner, scene.At(457+x, 300, 0))
			}
			s.Attack(foe, s.Mine("academypilot", here))
			return me
		}
	}
	offered(t, ability, "blank",
		situation{"a bomb near", true, defend(299, true, 60)},
		situation{"he is too far", false, defend(301, true, 60)},
		situation{"the bomb is too far", false, defend(50, true, 150)},
		situation{"an enemy's bomb", false, defend(50, false, 60)},
		situation{"a mine", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("goji", behind(50))
			s.Device("Proximity Mine", me, scene.At(540, 300, 0))
			s.Attack(s.Theirs("academypilot", ahead(150)), s.Mine("academypilot", here))
			return me
		}},
		situation{"an enemy defends", false, func(s *scene.Scene) *scene.Ship {
			me := s.Mine("goji", behind(50))
			s.Device("Proton Bomb", me, scene.At(517, 300, 0))
			s.Attack(s.Mine("academypilot", ahead(150)), s.Theirs("academypilot", here))
			return me
		}},
	)
	s := scene.Second(t)
	s.Unbuilt()
	me := defend(50, true, 60, -60)(s)
	await(s, me, ability)
	s.Use(me, ability)
	n := int(s.Rolling().N)
	s.Is(n == 5, "5 dice, not %d", n)
	playOut(s)
}
