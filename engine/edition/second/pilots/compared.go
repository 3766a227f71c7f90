package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// compared are pilots who compare something of their ship with the enemy ship of the attack.
func compared() []Def {
	const summary = "While you attack or defend, if the speed of your revealed maneuver is greater than " +
		"that of the enemy ship's, you may reroll all your blanks."
	faster := func(enemy Ref) []Cond {
		return []Cond{Compare(RevealedSpeed, Above, enemy.Of(RevealedSpeed))}
	}
	likewise := func(enemy Ref) []Cond { return []Cond{Revealed(BearingOf(enemy))} }
	return slices.Concat(
		printed(Def{
			Summary: "While you attack a ship of higher initiative than yours, you may change 1 blank to " +
				"a focus.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack,
				Against: []Cond{Compare(Initiative, Above, Self.Of(Initiative))},
				Do:      []Op{Change(AttackDice, 1, Blank, Focus)}}},
		}, "nimichireen"),

		printed(Def{
			Summary: summary,
			Abilities: []Ability{
				{Name: "reroll blanks", When: ModifyAttack, If: faster(Defender),
					Do: []Op{RerollAll(AttackDice, Blank)}},
				{Name: "reroll blanks", When: ModifyDefense, If: faster(Attacker),
					Do: []Op{RerollAll(DefenseDice, Blank)}},
			},
		}, "gavynsykes"),

		printed(Def{
			Summary: "While you attack or defend, if your revealed maneuver has the bearing of the enemy " +
				"ship's, you may change 1 of the enemy ship's focus results to a blank.",
			Abilities: []Ability{
				{Name: "change a focus", When: ModifyDefense, Against: []Cond{Same(Self)},
					If: likewise(Defender), Do: []Op{Change(DefenseDice, 1, Focus, Blank)}},
				{Name: "change a focus", When: ModifyAttack, Against: []Cond{Same(Self)},
					If: likewise(Attacker), Do: []Op{Change(AttackDice, 1, Focus, Blank)}},
			},
		}, "contrail", "contrail-siegeofcoruscant", "contrail-siegeofcoruscant-lsl"),
	)
}
