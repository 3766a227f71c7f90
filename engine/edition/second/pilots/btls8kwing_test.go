package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// miranda lets Miranda Doni attack with this many shields and a weapon.
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

// 2e.token.spend-remove: the player picks whose token is spent.
func TestEsegeTuketu(t *testing.T) {
	for _, own := range []bool{true, false} {
		s := scene.Second(t)
		esege := s.Mine("esegetuketu", beside(190), scene.Tokens(game.FocusToken, 1))
		ship := s.Mine("academypilot", here, scene.Tokens(game.FocusToken, 1))
		foe := s.Theirs("academypilot", ahead(150))
		s.Attack(ship, foe)
		s.Dice("focus", "blank")
		s.Use(ship, "spend focus")
		s.Refused(func() { s.Pick(foe) })
		if own {
			s.Pick(ship)
		} else {
			s.Pick(esege)
		}
		s.Is(s.Of(ship).Has(game.FocusToken) != own && s.Of(esege).Has(game.FocusToken) == own, "whose token")
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
	s, esege, ship := lent(t, "esegetuketu", 180, map[game.Token]int{game.FocusToken: 1, game.EvadeToken: 1})
	s.NotOffered(ship, "spend evade")
	s.Use(ship, "spend focus")
	s.WantTokens(esege, game.StrainToken, 0)
	s.Done()

	s, _, ship = lent(t, "esegetuketu", 221, map[game.Token]int{game.FocusToken: 1})
	s.NotOffered(ship, "spend focus")
	s.Done()
}
