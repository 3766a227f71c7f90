package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Each unit near the defender rolls once, whatever those before it have rolled.
func TestHyperBazooka_EveryUnitNearTheDefenderRollsOnce(t *testing.T) {
	s := lab(t)
	gm := s.Mine("gm-cadet", scene.At(457, 200, 0), scene.With("rgm-79-gm.baz"))
	foe := s.Theirs("zaku-recruit", scene.At(457, 440, 180), scene.With("ms-06f-zaku-ii.asr"))
	var near [4]*scene.Ship
	for i, at := range [...]scene.Option{scene.At(400, 440, 180), scene.At(514, 440, 180),
		scene.At(457, 497, 180), scene.At(514, 497, 180)} {
		near[i] = s.Theirs("zaku-recruit", at, scene.With("ms-06f-zaku-ii.asr"))
		s.Shields(near[i], 0)
	}
	s.Lock(gm, foe)
	s.AttackWith(gm, "hyper-bazooka", foe)
	s.Dice("hit", "blank", "blank", "blank")
	s.Pass() // the lock
	s.Dice(blanks(2)...)
	for _, face := range []string{"blank", "hit", "blank", "hit"} {
		s.Dice(face)
	}
	s.Done()
	for i, hull := range []int{0, 1, 0, 1} {
		s.WantDamage(near[i], hull)
	}
}

// An attack that is treated as hitting has no dice, and its defender may still do what is done
// before results are neutralized.
func TestAutoHit_BeforeNeutralizing(t *testing.T) {
	s := lab(t, card.Def{ID: "gm-cadet", Abilities: []card.Ability{{
		Name: "hit", When: card.AfterDefender, Do: []card.Op{
			card.Run("hit", func(x *game.Exec) { x.Attack().AutoHit = true }),
		},
	}}}, card.Def{ID: "zaku-recruit", Abilities: []card.Ability{{
		Name: "brace", When: card.BeforeNeutralize, Do: []card.Op{gain(game.FocusToken)},
	}}})
	unit := cadet(s, scene.At(457, 300, 0))
	foe := recruit(s, scene.At(457, 490, 180))
	s.AttackWith(unit, "beam-spray-gun", foe)
	s.Use(unit, "hit")
	s.Use(foe, "brace")
	s.Done()
	s.WantTokens(foe, game.FocusToken, 1)
}
