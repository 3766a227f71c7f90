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
		Summary: "You may perform an action of your action bar after you repair a damage card.",
		Abilities: []Ability{{Name: "get going", When: AfterRepair,
			Do: []Op{Perform(Self, game.OnBar)}}},
	}
	other := leebo
	other.ID = "leebo-swz103"
	return []Def{leebo, other,
		{ID: "jynerso",
			Summary: "Each friendly ship at range 0-3 may gain 1 evade token instead of each focus token " +
				"that it would gain.",
			Abilities: []Ability{{Name: "evade instead", When: WouldGain, By: []Cond{Friend, At(0, 3)},
				If: []Cond{About(FocusToken)}, Do: []Op{Instead(GainAs(EvadeToken))}}}},

		{ID: "r4p17-siegeofcoruscant",
			Summary: "You may spend 1 charge and gain 1 strain token to discard a damage card that you " +
				"would be dealt while you do not defend.",
			Abilities: []Ability{
				{Name: "discard the card", When: WouldBeFaceup, If: []Cond{Not(Defending)}, Do: discard},
				{Name: "discard the card", When: WouldBeFacedown, If: []Cond{Not(Defending)}, Do: discard},
			}},
	}
}
