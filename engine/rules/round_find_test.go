package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// TestShips_AreLookedForWithoutAllocating asks about every ship of the table, which conditions do
// thousands of times in a match.
func TestShips_AreLookedForWithoutAllocating(t *testing.T) {
	near := []card.Cond{card.Enemy, card.At(0, 2)}
	found, count, set := card.Any(near...), card.Ships(near...), card.SetThat(near...)
	asked := false
	look := func(x *game.Exec) bool {
		asked = true
		if !found(x) || count(x) != 1 || set(x) == 0 {
			t.Error("the academy pilot is not found")
		}
		n := testing.AllocsPerRun(10, func() { found(x); count(x); set(x) })
		if n != 0 {
			t.Errorf("looking for a ship allocates %v times", n)
		}
		return true
	}
	s := lab(t, card.Def{ID: "lukeskywalker", Abilities: []card.Ability{{
		Name: "look", When: card.BeforeEngage, By: []card.Cond{card.Anyone}, If: []card.Cond{look},
		Do: []card.Op{card.Choose(near...), card.Gain(card.Chosen, 1, card.StressToken)},
	}}})
	s.Mine("wedgeantilles", scene.At(500, 300, 0))
	luke := s.Mine("lukeskywalker", scene.At(300, 300, 0))
	foe := s.Theirs("academypilot", scene.At(300, 400, 180))
	s.Engage(luke)
	if !asked {
		t.Error("no one looked")
	}
	s.Use(luke, "look")
	s.Pick(foe)
	rest(s)
	s.Done()
}
