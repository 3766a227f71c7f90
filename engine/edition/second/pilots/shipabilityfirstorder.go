package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// firstOrderAbilities are the ship abilities of the First Order, alphabetical.
func firstOrderAbilities() []Def {
	return []Def{
		{ID: "Fine-Tuned Thrusters",
			Summary: "After you fully execute a maneuver, with no deplete or strain token, you may gain " +
				"one of the two to perform a lock or barrel roll action.",
			Abilities: []Ability{{Name: "fine-tuned thrusters", When: AfterManeuver,
				If: []Cond{FullyExecuted, Not(Has(DepleteToken | StrainToken))},
				Do: []Op{Gain(Self, 1, DepleteToken|StrainToken),
					Perform(Self, 0, game.LockAction, game.BarrelRollAction)}}}},

		{ID: "Linked Battery",
			Summary: "In your cannon attacks you roll 1 more attack die.",
			Mods:    []Mod{Add(AttackDiceOf, 1).If(AttackSlot("cannon"))}},

		{ID: "Pursuit Thrusters",
			Summary: "In the System phase you may perform a boost action.",
			Abilities: []Ability{{Name: "pursuit thrusters", When: SystemStep,
				Do: []Op{Perform(Self, 0, game.BoostAction)}}}},
	}
}
