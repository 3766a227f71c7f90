package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// replacing are upgrades that have something else happen instead, or answer a repair.
func replacing() []Def {
	discard := append([]Op{Spend(Self, 1, Charge), Gain(Self, 1, StrainToken)},
		Instead(rules.DrawAndDiscard(nil)...))
	leebo := Def{ID: "leebo-rsl",
		Summary: "After you repair a damage card, you may perform an action of your action bar.",
		Abilities: []Ability{{Name: "get going", When: AfterRepair,
			Do: []Op{Perform(Self, game.OnBar)}}},
	}
	other := leebo
	other.ID = "leebo-swz103"
	return []Def{leebo, other,
		{ID: "jynerso",
			Summary: "If a friendly ship at range 0-3 would gain a focus token, it may gain 1 evade token " +
				"instead.",
			Abilities: []Ability{{Name: "evade instead", When: WouldGain, By: []Cond{Friend, At(0, 3)},
				If: []Cond{About(FocusToken)}, Do: []Op{Instead(GainAs(EvadeToken))}}}},

		{ID: "r4p17-siegeofcoruscant",
			Summary: "When you would be dealt a damage card while you do not defend, you may spend 1 " +
				"charge and gain 1 strain token to discard it instead.",
			Abilities: []Ability{
				{Name: "discard the card", When: WouldBeFaceup, If: []Cond{Not(Defending)}, Do: discard},
				{Name: "discard the card", When: WouldBeFacedown, If: []Cond{Not(Defending)}, Do: discard},
			}},
	}
}
