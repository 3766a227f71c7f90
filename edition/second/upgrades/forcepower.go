package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// forcePower are the Force powers.
func forcePower() []Def {
	return []Def{
		// After you suffer damage, you recover as many Force charges as the damage was.
		{ID: "hate",
			Summary: "For every damage that you suffer you recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterSuffer, Must: true,
				If: []Cond{Is(Self, Active)}, Do: []Op{RecoverForcePer(Self, Amount)}}}},

		// While you make a special attack, you may spend 1 Force to ignore its focus or lock
		// requirement.
		{ID: "instinctiveaim",
			Summary: "You may spend 1 Force to ignore the focus or lock requirement of a special " +
				"attack.",
			Mods: []game.Mod{Set(WaivesNeed, Is(Self, Subject), 1)}},

		// Before you activate, for 1 Force you can perform a barrel roll or boost action. Then, if
		// you performed one that your action bar does not have, you suffer 1 hit damage.
		{ID: "supernaturalreflexes",
			Summary: "Before you activate, for 1 Force you can perform a barrel roll or boost " +
				"action; one that is not on your action bar costs 1 hit damage.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: BeforeActivate,
				If: []Cond{Is(Self, Active)},
				Do: []Op{SpendForce(1),
					Perform(Self, 0, game.BarrelRollAction, game.BoostAction),
					Provided(DidPerformOffBar, SufferDamage(Self, 1, 0))}}}},
	}
}
