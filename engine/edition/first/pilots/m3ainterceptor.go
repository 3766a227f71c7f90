package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// m3ainterceptor are the pilots of the M3-A interceptor.
func m3ainterceptor() []Def {
	return []Def{
		{ID: "serissu",
			Summary: "While another friendly ship at range 1 defends it may reroll 1 defense die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense, By: []Cond{OtherFriend, At(1, 1)},
				Do: []Op{Reroll(DefenseDice, 1)}}}},

		{ID: "genesisred",
			Summary: "After you acquire a target lock you receive focus and evade tokens until you have as " +
				"many of each as the locked ship.",
			Abilities: []Ability{{Name: "mirror", When: AfterLock, Must: true, Do: []Op{
				Gain(Self, fewerThanOther(FocusToken), FocusToken),
				Gain(Self, fewerThanOther(EvadeToken), EvadeToken)}}}},

		{ID: "laetinashera",
			Summary: "After you defend against an attack that did not hit you may get 1 evade token.",
			Abilities: []Ability{{Name: "evade", When: AfterDefend, If: []Cond{Not(AttackHit)},
				Do: []Op{Gain(Self, 1, EvadeToken)}}}},

		{ID: "inaldra",
			Summary: "While you attack or defend you may spend 1 shield to reroll any of your dice.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when,
					Do: []Op{Spend(Self, 1, Shield), Reroll(w.dice, Every)}}
			})},
	}
}

// fewerThanOther is how many tokens of a kind Self has fewer than the other ship of the window.
func fewerThanOther(k Kinds) Num {
	theirs, own := Other.Of(Count(k)), Self.Of(Count(k))
	return func(x *game.Exec) int { return max(0, theirs(x)-own(x)) }
}
