package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// replacing are pilots who have something else happen instead, or who answer damage cards.
func replacing() []Def {
	act := func(id, partner, what string, a game.Action) []Def {
		return printed(Def{
			Summary: "Before you or a friendly " + partner + " at range 0-3 would gain a green token, that " +
				"ship may perform a " + what + " action instead.",
			Abilities: []Ability{{Name: "act instead", When: WouldGain,
				By: []Cond{Either(Same(Self), All(Friend, Named(partner), At(0, 3)))},
				If: []Cond{About(GreenTokens)}, Do: []Op{Instead(Perform(Active, 0, a))}}},
		}, id)
	}
	return slices.Concat(
		act("essaratill-wat1", "Rhys Dallows", "lock", game.LockAction),
		act("rhysdallows-wat1", "Essara Till", "barrel roll", game.BarrelRollAction),

		printed(Def{
			Summary: "Before an enemy ship in your bullseye arc is dealt a facedown damage card, you may " +
				"spend 1 Force: it is dealt faceup instead.",
			Abilities: []Ability{{Name: "lay it open", When: WouldBeFacedown,
				By: []Cond{Enemy, In(Bullseye)},
				Do: []Op{Spend(Self, 1, Force), Instead(rules.DealFaceupInstead())}}},
		}, "kyloren-tiewiwhispermodifiedinterceptor"),

		printed(Def{
			Summary: "After a ship at range 1-2 is dealt a damage card, you may acquire a lock on it.",
			Abilities: []Ability{{Name: "mark the weakness", When: AfterDealt, By: []Cond{At(1, 2)},
				Do: []Op{rules.LockOn(Self, ObjectOf(Active))}}},
		}, "lieutenantbastian"),
	)
}
