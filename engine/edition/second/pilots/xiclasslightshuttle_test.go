package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const malarusXi = "commandermalarus-xiclasslightshuttle"

// pushed lets a ship of a side attack at a distance of Commander Malarus, and returns it.
func pushed(s *scene.Scene, side game.Player, gap float64, weapon string, faces ...string) *scene.Ship {
	s.Mine(malarusXi, besideMedium(gap))
	a := s.Ship(side, "bluesquadronescort", here, scene.With("iontorpedoes"))
	b := s.Ship(side.Other(), "bluesquadronescort", ahead(150))
	s.Lock(a, b)
	s.AttackWith(a, weapon, b)
	s.Dice(faces...)
	return a
}

// 2e.timing.cost-only-if-effect
func TestCommanderMalarusXi(t *testing.T) {
	s := scene.Second(t)
	it := pushed(s, game.Seat1, 199, "primary", "blank", "blank", "hit")
	if s.Exec().Waiting(s.State()).Has(game.Seat1) {
		s.Number(1)
	}
	s.Dice("crit")
	s.WantTokens(it, game.StrainToken, 1)
	s.WantAttackDice("blank", "hit", "crit")
	playOut(s)
}

func TestCommanderMalarusXi_Herself(t *testing.T) {
	s := scene.Second(t)
	me := s.Mine(malarusXi, here)
	it := s.Theirs("bluesquadronescort", aheadOfMedium(150))
	s.Attack(me, it)
	s.Dice("blank", "hit")
	if s.Exec().Waiting(s.State()).Has(game.Seat1) {
		s.Number(1)
	}
	s.Dice("hit")
	s.WantTokens(me, game.StrainToken, 1)
	playOut(s)
}

func TestCommanderMalarusXi_Otherwise(t *testing.T) {
	for _, c := range []struct {
		side   game.Player
		gap    float64
		weapon string
		faces  []string
	}{
		{game.Seat1, 201, "primary", []string{"blank", "blank", "hit"}},
		{game.Seat2, 50, "primary", []string{"blank", "blank", "hit"}},
		{game.Seat1, 50, "iontorpedoes", []string{"blank", "blank", "hit", "hit"}},
		{game.Seat1, 50, "primary", []string{"focus", "crit", "hit"}},
	} {
		s := scene.Second(t)
		it := pushed(s, c.side, c.gap, c.weapon, c.faces...)
		playOut(s)
		s.WantTokens(it, game.StrainToken, 0)
	}
}
