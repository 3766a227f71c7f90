package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// replacedAbilities are the ship abilities that upgrades put in place of a ship's own, alphabetical.
func replacedAbilities() []Def {
	return []Def{
		{ID: "Advanced Fire Control",
			Summary: "After a cannon or missile attack on a ship that you have locked, you may make a " +
				"bonus primary attack on it.",
			Abilities: []Ability{{Name: "advanced fire control", When: AftermathBonus,
				If: []Cond{AttackSlot("cannon", "missile"), HasLockOn(Defender)},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.WithPrimary,
					rules.Against(Defending))}}}},
	}
}
