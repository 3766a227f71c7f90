package pilots

import . "koiogran/engine/card"

// vt49decimator are the pilots of the VT-49 Decimator.
func vt49decimator() []Def {
	return []Def{
		{ID: "rearadmiralchiraneau",
			Summary: "In attacks at range 1-2 you may change 1 focus result to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, If: []Cond{AttackRange(1, 2)},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}}},

		{ID: "commanderkenkirk", Summary: "Damaged and without shields your agility is 1 higher.",
			Mods: []Mod{Add(AgilityOf, 1).If(unshielded)}},

		{ID: "captainoicunn",
			Summary: "After you execute a maneuver each enemy ship that you touch suffers 1 damage.",
			Abilities: []Ability{{Name: "ram", When: AfterManeuver, Must: true,
				Do: []Op{EachShip([]Cond{Enemy, Touches(Self)}, Suffer(Chosen, 1, Hit, Touches(Self)))}}}},
	}
}
