package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// general are pilots of several ships, each the first of those that a general word is for.
func general() []Def {
	return []Def{
		{ID: "bodhirook",
			Summary: "Locks of friendly ships reach objects at range 0-3 of any friendly ship.",
			Mods:    []Mod{Include(ActionReach, FromFriends).For(Friend, About(game.LockAction))}},

		{ID: "krassistrelix",
			Summary: "Your front arc special weapons fire out of your rear arc, too. In a special attack " +
				"you may reroll 1 die.",
			Mods: []Mod{Include(WeaponArcs, Rear).If(Not(PrimaryAttack), AttackArc(geom.FrontArc))},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Not(PrimaryAttack)},
				Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "venisadoza",
			Summary: "You may make front arc torpedo and missile attacks out of your rear arc, at range 1-2.",
			Mods: []Mod{
				Include(WeaponArcs, Rear).If(AttackSlot("torpedo", "missile"), AttackArc(geom.FrontArc)),
				Set(NearestRange, 1).If(OutOf(Rear), AttackSlot("torpedo", "missile")),
				Set(FarthestRange, 2).If(OutOf(Rear), AttackSlot("torpedo", "missile"))}},
	}
}
