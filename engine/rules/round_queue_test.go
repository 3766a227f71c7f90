package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/card"
	"koiogran/engine/rules"
)

// furious is a ship card that gains a stress token and makes a bonus attack in one ability; calm
// is one that answers the token.
func furiousAndCalm() (furious, calm card.Def) {
	furious = card.Def{ID: "wedgeantilles", Abilities: []card.Ability{{
		Name: "fury", When: card.BeforeEngage,
		Do: []card.Op{card.Gain(card.Self, 1, card.StressToken),
			rules.Attack(card.Self, rules.Bonus)},
	}}}
	calm = card.Def{ID: "lukeskywalker", Abilities: []card.Ability{{
		Name: "calm", When: card.AfterGain, By: []card.Cond{card.Anyone},
		If: []card.Cond{card.About(card.StressToken)},
		Do: []card.Op{card.Gain(card.Self, 1, card.FocusToken)},
	}}}
	return furious, calm
}

// TestQueue_AnAbilityIsAnsweredAfterItsBonusAttack shows 2e.timing.queue.new-go-first: what the
// ability triggered before its attack waits until the attack, a part of it, is over.
func TestQueue_AnAbilityIsAnsweredAfterItsBonusAttack(t *testing.T) {
	furious, calm := furiousAndCalm()
	s := lab(t, furious, calm)
	wedge := s.Mine("wedgeantilles", scene.At(300, 300, 0))
	luke := s.Mine("lukeskywalker", scene.At(500, 300, 0))
	foe := s.Theirs("academypilot", scene.At(300, 500, 180))
	s.Engage(wedge)
	s.Use(wedge, "fury")
	s.Declare("primary", foe)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Use(luke, "calm")
	rest(s)
	s.Done()
}
