package pilots

import . "koiogran/engine/card"

// yv666 are the pilots of the YV-666.
func yv666() []Def {
	return []Def{
		{ID: "bossk",
			Summary: "When your attack hits, before damage is dealt, you may cancel 1 critical hit to add 2 " +
				"hits.",
			Abilities: []Ability{{Name: "add hits", When: AfterNeutralize, Against: []Cond{Same(Self)},
				Do: []Op{CancelResult(AttackDice, Crit), AddResult(AttackDice, Hit),
					AddResult(AttackDice, Hit)}}}},

		{ID: "moraloeval", Summary: "You may make cannon attacks out of your auxiliary firing arc.",
			Mods: []Mod{Include(WeaponArcs, FullFront).If(AttackWith("cannon"))}},

		{ID: "lattsrazzi",
			Summary: "When a friendly ship declares an attack, you may spend your target lock on the " +
				"defender: its agility is 1 lower for this attack.",
			Abilities: []Ability{{Name: "hold it", When: AfterDefender, By: []Cond{Friend},
				Do: []Op{SpendLock(Defender), Lasting(ThisAttack, Defender, Add(AgilityOf, -1))}}}},
	}
}
