package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// nantexclassstarfighter are the pilots of the Nantex-class starfighter.
func nantexclassstarfighter() []Def {
	locking := []Cond{Friend, HasAction(game.CalculateAction), HasLockOn(Defender),
		CanPerform(game.AsRed, game.CalculateAction)}
	return slices.Concat(
		printed(Def{
			Summary: "After your attack hits, each friendly ship with the calculate action that has locked " +
				"the defender may perform a red calculate action.",
			Abilities: []Ability{{Name: "relay", When: AfterAttack, If: []Cond{AttackHit},
				Do: []Op{JoinAll(locking...), EachPerforms(game.AsRed, game.CalculateAction)}}},
		}, "berwerkret"),

		anotherDie("In your primary attacks against a tractored ship you roll 1 more attack die.",
			All(PrimaryAttack, Defender.Is(rules.Enough(TractorToken))), "sunfac"),

		printed(Def{
			Summary: "During the System phase, you may choose a friendly ship at range 1-2 and gain 1 " +
				"disarm token. If you do, that ship gains 1 tractor token, then repairs 1 of its " +
				"faceup Ship damage cards.",
			Abilities: []Ability{{Name: "pull it straight", When: SystemStep,
				Do: []Op{Choose(Friend, At(1, 2)), Gain(Self, 1, DisarmToken),
					Gain(Chosen, 1, TractorToken), rules.Repair(Chosen, rules.Faceup, "ship")}}},
		}, "gorgol"),

		printed(Def{
			Summary: "In your primary attacks against a tractored ship you may reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{PrimaryAttack, Defender.Is(rules.Enough(TractorToken))}, Do: []Op{Reroll(AttackDice, 2)}}},
		}, "chertek"),
	)
}
