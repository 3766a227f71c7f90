package pilots

import . "koiogran/engine/card"

// bwing are the pilots of the B-wing.
func bwing() []Def {
	return []Def{
		// 1e.focus.spend-without-results: the stress token leaves for no results as well.
		{ID: "keyanfarlander",
			Summary: "While you attack, you may remove 1 stress token to change all your focus results " +
				"to hits.",
			Abilities: []Ability{{Name: "let go", When: ModifyAttack,
				Do: []Op{Remove(Self, 1, StressToken), Change(AttackDice, OrNone(Every), Focus, Hit)}}}},

		{ID: "tennumb", Summary: "While you attack 1 of your critical hits cannot be canceled by defense dice.",
			Mods: []Mod{Include(Neutralizing, OneCritStands).For(Defending).If(Attacking)}},

		{ID: "neradantels", Summary: "You may make torpedo attacks outside your firing arc.",
			Mods: []Mod{Include(WeaponArcs, AllAround).If(AttackWith("torpedo"))}},

		{ID: "ibtisam",
			Summary: "While you attack or defend, stressed, you may reroll 1 of your dice.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "reroll", When: w.when, If: []Cond{Stressed},
					Do: []Op{Reroll(w.dice, 1)}}
			})},
	}
}
