package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// nantex are the pilots of the Nantex-class starfighter.
func nantex() []Def {
	return slices.Concat(
		anotherDie("In your primary attacks against a tractored ship you roll 1 more attack die.",
			All(PrimaryAttack, Defender.Is(rules.IsTractored)), "sunfac"),

		printed(Def{
			Summary: "In your primary attacks against a tractored ship you may reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Defender.Is(rules.IsTractored)}, Do: []Op{Reroll(AttackDice, 2)}}},
		}, "chertek"),
	)
}
