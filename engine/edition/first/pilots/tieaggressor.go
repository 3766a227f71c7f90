package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tieaggressor are the pilots of the TIE Aggressor.
func tieaggressor() []Def {
	return []Def{
		{ID: "lieutenantkestal",
			Summary: "While you attack, you may spend 1 focus token to cancel all the defender's " +
				"blanks and focus results.",
			Abilities: []Ability{{Name: "cancel blanks and focus results", When: ModifyDefense,
				Against: []Cond{Same(Self)},
				Do:      []Op{Spend(Self, 1, FocusToken), CancelAll(DefenseDice, Blank|Focus)}}}},

		{ID: "doubleedge",
			Summary: "Once a round after your attack with a secondary weapon misses, you may attack " +
				"with another weapon.",
			Abilities: []Ability{{Name: "attack again", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{Not(PrimaryAttack), Not(AttackHit)},
				Do: []Op{rules.Attack(Self, rules.With(rules.Another))}}}},
	}
}
