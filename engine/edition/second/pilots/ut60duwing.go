package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// ut60duwing are the pilots of the UT-60D U-wing.
func ut60duwing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "A damaged friendly ship at range 0-3 may reroll 1 attack die while it attacks.",
			Abilities: []Ability{{Name: "save the dream", When: ModifyAttack,
				By: []Cond{Friend, Damaged, At(0, 3)}, Do: []Op{Reroll(AttackDice, 1)}}},
		}, "sawgerrera"),

		printed(Def{
			Summary: "Locks of friendly ships reach objects at range 0-3 of any friendly ship.",
			Mods:    []Mod{Include(ActionReach, FromFriends).For(Friend, About(game.LockAction))},
		}, "bodhirook"),

		printed(Def{
			Summary: "The attacker cannot reroll more than 1 attack die while a friendly ship at range " +
				"0-2 defends.",
			Mods: []Mod{Cap(RerollLimit, 1).For(Attacking, About(AttackDice)).
				If(Defender.Is(Friend, At(0, 2)))},
		}, "magvayarro"),

		printed(Def{
			Summary: "At the start of the Activation phase a friendly ship at range 1-3 may remove 1 " +
				"stress token.",
			Abilities: []Ability{{Name: "calm", When: StartOf(game.ActivationPhase),
				Do: []Op{Choose(Friend, At(1, 3)), Remove(Chosen, 1, StressToken)}}},
		}, "cassianandor"),

		printed(Def{
			Summary: "After you gain a stress token, you gain 1 calculate token.",
			Abilities: []Ability{{Name: "calculate", When: AfterGain, Must: true,
				If: []Cond{About(StressToken)}, Do: []Op{Gain(Self, 1, CalculateToken)}}},
		}, "k2so"),

		printed(Def{
			Summary: "You may perform an action after an enemy ship executes a maneuver and is at range 0 " +
				"of you.",
			Abilities: []Ability{{Name: "act", When: AfterManeuver,
				By: []Cond{Enemy, At(0, 0)}, Do: []Op{Perform(Self, 0)}}},
		}, "hefftobber"),

		printed(Def{
			Summary: "You may transfer 1 of your focus tokens to a friendly ship at range 1-2 after you " +
				"perform a focus action.",
			Abilities: []Ability{{Name: "pass focus", When: AfterAction,
				If: []Cond{About(game.FocusAction)},
				Do: []Op{Choose(Friend, At(1, 2)), Transfer(Self, Chosen, 1, FocusToken)}}},
		}, "benthictwotubes"),
	)
}
