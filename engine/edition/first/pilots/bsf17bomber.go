package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// bsf17bomber are the pilots of the B/SF-17 bomber.
func bsf17bomber() []Def {
	return []Def{
		{ID: "crimsonleader",
			Summary: "While you attack a ship in your firing arc, you may spend 1 hit or critical hit " +
				"to assign Rattled to it.",
			Abilities: []Ability{{Name: "rattle it", When: ModifyAttack, If: []Cond{Defender.Is(In(Firing))},
				Do: []Op{SpendResult(AttackDice, Hit|Crit), rules.Assign("rattled", Defender)}}}},

		{ID: "cobaltleader",
			Summary: "While you attack a ship at range 1 of a bomb token, it rolls 1 defense die fewer.",
			Mods:    []Mod{Add(DefenseDiceOf, -1).For(Defending, rules.NearBomb(1)).If(Attacking)}},

		{ID: "crimsonspecialist",
			Summary: "A bomb that you would drop when you reveal your dial you may place anywhere touching you " +
				"instead.",
			Mods: []Mod{Include(DeviceTemplates, BombsBeside)}},
	}
}
