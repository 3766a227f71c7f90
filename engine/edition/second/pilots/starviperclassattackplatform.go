package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// starviperclassattackplatform are the pilots of the StarViper-class attack platform.
func starviperclassattackplatform() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase, with an enemy ship at range 0-1, you may gain " +
				"1 focus token.",
			Abilities: []Ability{{Name: "focus", When: StartOf(game.EngagementPhase),
				If: []Cond{Any(Enemy, At(0, 1))}, Do: []Op{Gain(Self, 1, FocusToken)}}},
		}, "guri"),

		printed(Def{
			Summary: "After results are neutralized against you, another friendly ship at range 0-1 in the " +
				"attack arc may suffer 1 hit or critical damage to cancel a matching result.",
			Abilities: []Ability{{Name: "sacrifice", When: AfterNeutralize,
				Do: []Op{Choose(OtherFriend, At(0, 1), Attacker.In(OfAttack)),
					SufferToCancel(Chosen, AttackDice, Hit|Crit)}}},
		}, "princexizor"),

		printed(Def{
			Summary: "You may gain 1 stress token to rotate by 90 degrees after you fully execute a maneuver.",
			Abilities: []Ability{{Name: "turn away", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Gain(Self, 1, StressToken), rules.RotateShip(Self)}}},
		}, "dalanoberos-starviperclassattackplatform"),
	)
}
