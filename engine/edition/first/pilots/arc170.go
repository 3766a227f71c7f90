package pilots

import . "koiogran/engine/card"

// arc170 are the pilots of the ARC-170.
func arc170() []Def {
	return []Def{
		{ID: "norrawexley",
			Summary: "While you attack or defend, you may spend your target lock on the enemy ship to " +
				"add 1 focus result.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "add a focus", When: w.when,
					Do: []Op{SpendLock(w.enemy), AddResult(w.dice, Focus)}}
			})},

		{ID: "sharabey",
			Summary: "While another friendly ship at range 1-2 attacks, it may use your target locks " +
				"as its own.",
			Mods: []Mod{Lends(OwnLock).For(OtherFriend, At(1, 2), Attacking)}},

		{ID: "thanekyrell",
			Summary: "You may perform a free action after an enemy ship in your firing arc at range 1-3 " +
				"attacks another friendly ship.",
			Abilities: []Ability{{Name: "act", When: AfterAttack, By: []Cond{Enemy, In(Firing, 1, 3)},
				Against: []Cond{OtherFriend}, Do: []Op{Perform(Self, 0)}}}},

		{ID: "braylenstramm",
			Summary: "After you execute a maneuver, stressed, you may roll an attack die: a hit or critical hit " +
				"removes 1 stress token.",
			Abilities: []Ability{{Name: "calm down", When: AfterManeuver, If: []Cond{Stressed},
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), Remove(Self, 1, StressToken))}}}},
	}
}
