package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// dalan begins an Engagement phase with Dalan Oberos, who is at here, and a ship at a place.
func dalan(t *testing.T, at scene.Option, shields, own, charges int, enemy bool) (s *scene.Scene, dalan, it *scene.Ship) {
	s = scene.Second(t)
	dalan = s.Mine("dalanoberos", here, scene.Shields(own), scene.Tokens(game.DisarmToken, 1))
	s.Charges(dalan, "dalanoberos", charges)
	put := s.Mine
	if enemy {
		put = s.Theirs
	} else {
		s.Theirs("academypilot", scene.At(100, 800, 0))
	}
	it = put("bluesquadronescort", at, scene.Shields(shields))
	s.Engagement()
	return s, dalan, it
}

// 2e.damage.lose-shield-not-damage
func TestDalanOberos(t *testing.T) {
	for _, enemy := range []bool{true, false} {
		s, dalan1, it := dalan(t, scene.At(457, 600, 0), 2, 1, 2, enemy)
		s.Use(dalan1, "drain a shield")
		s.Pick(it)
		s.WantShields(it, 1)
		s.WantShields(dalan1, 2)
		s.WantCharges(dalan1, "dalanoberos", 1)
		playOut(s)
	}
	for name, c := range map[string]struct {
		x, y                  float64
		shields, own, charges int
	}{
		"out of the bullseye": {520, 500, 2, 1, 2},
		"without shields":     {457, 500, 0, 1, 2},
		"nothing to recover":  {457, 500, 2, 2, 2},
		"no charge":           {457, 500, 2, 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s, dalan1, _ := dalan(t, scene.At(c.x, c.y, 0), c.shields, c.own, c.charges, true)
			never(s, dalan1, "drain a shield")
		})
	}
}

func TestToraniKulda(t *testing.T) {
	var second, aside, friend *scene.Ship
	evading := scene.Tokens(game.EvadeToken, 1)
	s, _, tie := duel{pilot: "toranikulda", enemyIs: []scene.Option{scene.Tokens(game.CalculateToken, 1)},
		also: func(s *scene.Scene, _, _ *scene.Ship) {
			second = s.Theirs("academypilot", scene.At(457, 550, 0), evading)
			aside = s.Theirs("academypilot", scene.At(530, 480, 0))
			friend = s.Mine("academypilot", scene.At(457, 400, 90))
		}}.begin(t)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Asked(game.Seat2)
	s.ChooseNamed("suffer 1 hit damage")
	s.ChooseNamed("remove a green token")
	s.Asked(game.Seat2)
	s.Choose(token(game.EvadeToken))
	s.WantDamage(tie, 1)
	s.WantTokens(second, game.EvadeToken, 0)
	for _, ship := range []*scene.Ship{second, aside, friend} {
		s.WantDamage(ship, 0)
	}
	s.Done()

	s, _, tie = duel{pilot: "toranikulda", defends: true}.begin(t) // he does not attack
	playOut(s)
	s.WantDamage(tie, 0)
}
