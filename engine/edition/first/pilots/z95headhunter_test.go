package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAirenCracken_GivesAnOrder(t *testing.T) {
	s := table(t)
	airen, wing := s.Mine("airencracken", here), s.Mine(rookie, beside(20))
	s.Attack(airen, s.Theirs(academy, ahead(150)))
	until(s, airen, "airencracken: give an order")
	s.Pick(wing)
	s.Use(wing, "focus")
	s.WantTokens(wing, focus, 1)
	s.Done()
}

func TestNdruSuhlak_Alone(t *testing.T) {
	for gap, dice := range map[float64]int{0: 2, 200: 2, 200.5: 3} {
		s := table(t)
		ndru, wing := s.Mine("ndrusuhlak", here), s.Mine(rookie, beside(gap))
		if gap == 0 {
			s.Touch(ndru, wing)
		}
		target, other := s.Theirs(academy, ahead(150)), s.Theirs(academy, scene.At(497+gap, 490, 180))
		wantDice(s, ndru, target, dice)
		wantDice(s, wing, other, 3)
	}
}

// 1e.attack.compare.hit: all results are canceled, and still it hits.
func TestLieutenantBlount_AlwaysHits(t *testing.T) {
	for id, kind := range map[string]game.EventKind{
		"lieutenantblount": game.AttackHit, "talasquadronpilot": game.AttackMissed,
	} {
		s := table(t)
		blount, tie := s.Mine(id, here), s.Theirs(academy, ahead(150))
		s.Attack(blount, tie)
		s.Dice("hit", "blank")
		s.Dice("evade", "blank", "blank")
		s.WantEvent(kind, "")
		s.WantDamage(tie, 0)
		s.Done()
	}
	s := table(t)
	blount, tie := s.Mine("lieutenantblount", here), s.Theirs(academy, ahead(150))
	s.Attack(tie, blount)
	rest(s)
	s.NoEvent(game.AttackHit)
}
