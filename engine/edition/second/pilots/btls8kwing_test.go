package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// miranda lets Miranda Doni attack with so many shields and a weapon.
func miranda(t *testing.T, shields int, weapon string) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	me := s.Mine("mirandadoni", here, scene.With("protontorpedoes"), scene.Shields(shields))
	s.Turret(me, geom.FrontAndRear)
	tie := s.Theirs("academypilot", scene.At(457, 500, 180))
	s.Lock(me, tie)
	s.AttackWith(me, weapon, tie)
	return s, me
}

func TestMirandaDoni(t *testing.T) {
	s, me := miranda(t, 1, "primary")
	s.Use(me, "shift power")
	s.Refused(func() { s.ChooseNamed("recover a shield") })
	s.ChooseNamed("spend a shield")
	s.WantShields(me, 0)
	s.NotOffered(me, "shift power")
	s.Dice("blank", "blank", "blank")
	playOut(s)

	s, me = miranda(t, 0, "primary")
	s.Use(me, "shift power")
	s.Refused(func() { s.ChooseNamed("spend a shield") })
	s.ChooseNamed("recover a shield")
	s.WantShields(me, 1)
	s.Dice("blank")
	playOut(s)
}

func TestMirandaDoni_OnlyPrimaryAttacks(t *testing.T) {
	s, me := miranda(t, 1, "protontorpedoes")
	never(s, me, "shift power")
}

func TestEsegeTuketu(t *testing.T) {
	fight := func(attacks bool, gap float64, tokens int, ours bool) func(s *scene.Scene) *scene.Ship {
		return func(s *scene.Scene) *scene.Ship {
			me := s.Mine("esegetuketu", scene.At(507+gap, 300, 0), scene.Tokens(game.FocusToken, tokens))
			mine, theirs := s.Mine, s.Theirs
			if !ours {
				mine, theirs = theirs, mine
			}
			friend, tie := mine("academypilot", here), theirs("academypilot", ahead(150))
			if attacks {
				s.Attack(friend, tie)
			} else {
				s.Attack(tie, friend)
			}
			return me
		}
	}
	for _, attacks := range []bool{true, false} {
		offered(t, "lend focus", "focus",
			situation{"a friend at range 2", true, fight(attacks, 199-20, 1, true)},
			situation{"too far", false, fight(attacks, 201, 1, true)},
			situation{"without focus", false, fight(attacks, 50, 0, true)},
			situation{"an enemy near, a friend too far", false, func(s *scene.Scene) *scene.Ship {
				me := s.Mine("esegetuketu", scene.At(457, 220, 0), scene.Tokens(game.FocusToken, 1))
				enemy, friend := s.Theirs("academypilot", here), s.Mine("academypilot", ahead(250))
				if attacks {
					s.Attack(enemy, friend)
				} else {
					s.Attack(friend, enemy)
				}
				return me
			}})
	}
	s := scene.Second(t)
	me := fight(true, 50, 2, true)(s)
	s.Dice("focus", "focus")
	s.Use(me, "lend focus")
	s.WantAttackDice("hit", "hit")
	s.WantTokens(me, game.FocusToken, 1)
	playOut(s, "ee")
	s = scene.Second(t)
	me = fight(false, 50, 2, true)(s)
	s.Dice("hit", "hit")
	s.Dice("focus", "focus", "blank")
	s.Use(me, "lend focus")
	s.WantTokens(me, game.FocusToken, 1)
	playOut(s)
}
