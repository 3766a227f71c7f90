package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// facts are upgrades that go by what has happened in the attack, or by how an action was performed.
func facts() []Def {
	help := []Op{Spend(Self, 1, Force), Recover(Active, 1, Force)}
	return []Def{
		{ID: "clonecommandercody",
			Summary: "After your attack misses, if hits or critical hits were neutralized, the defender " +
				"gains 1 strain token.",
			Abilities: []Ability{{Name: "strain the defender", When: AfterAttack, Must: true,
				If: []Cond{Not(AttackHit), Happened(ResultsNeutralized)},
				Do: []Op{Gain(Defender, 1, StrainToken)}}}},

		{ID: "composure",
			Summary: "If one of your actions fails while you have no green tokens, you may perform a " +
				"focus action. That is your last action this round.",
			Abilities: []Ability{{Name: "stay calm", When: AfterFail, If: []Cond{Not(Has(GreenTokens))},
				Do: []Op{Perform(Self, 0, game.FocusAction),
					Provided(DidPerform, Lasting(ThisRound, Self, Forbids(Acting)))}}}},

		{ID: "yoda",
			Summary: "You may spend 1 Force after another friendly ship at range 0-2 fully executes a " +
				"purple maneuver or performs a purple action: that ship recovers 1 Force.",
			Abilities: []Ability{
				{Name: "help the Force", When: AfterManeuver, By: []Cond{OtherFriend, At(0, 2)},
					If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyPurple)}, Do: help},
				{Name: "help the Force", When: AfterAction, By: []Cond{OtherFriend, At(0, 2)},
					If: []Cond{Acted(game.AsPurple)}, Do: help},
			}},
	}
}
