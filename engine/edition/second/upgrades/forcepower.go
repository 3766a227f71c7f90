package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// forcePower are the Force powers.
func forcePower() []Def {
	return []Def{
		{ID: "hate",
			Summary: "For every damage that you suffer you recover 1 Force.",
			Abilities: []Ability{{Name: "recover Force", When: AfterSuffer, Must: true,
				Do: []Op{Recover(Self, Amount, Force)}}}},

		{ID: "instinctiveaim",
			Summary: "You may spend 1 Force to ignore the focus or lock requirement of a special attack.",
			Mods: []Mod{PermitsFor(OneForce, game.NoLockOnIt),
				PermitsFor(OneForce, game.NoFocusToSpend)}},

		{ID: "supernaturalreflexes",
			Summary: "Before you activate, for 1 Force you may perform a barrel roll or boost action; " +
				"one that is not on your action bar costs 1 hit damage.",
			Abilities: []Ability{{Name: "barrel roll or boost", When: BeforeActivate,
				Do: []Op{Spend(Self, 1, Force),
					Perform(Self, 0, game.BarrelRollAction, game.BoostAction),
					Provided(DidPerformOffBar, Suffer(Self, 1, Hit))}}}},
	}
}
