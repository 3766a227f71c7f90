package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// turret are the turrets.
func turret() []Def {
	return []Def{
		autoblaster("autoblasterturret"),

		{ID: "blasterturret", Summary: "Attack for 1 focus token.",
			Weapon: &WeaponTerms{Focus: true, SpendFocus: true}},

		{ID: "dorsalturret", Summary: "Attack: at range 1 you roll 1 more die.",
			Weapon: &WeaponTerms{},
			Mods:   []Mod{Add(AttackDiceOf, 1).If(WithThis, AttackRange(1, 1))}},

		ionWeapon("ioncannonturret"),

		{ID: "syncedturret",
			Summary: "Attack (target lock): if the defender is in your front firing arc, you may " +
				"reroll a number of attack dice up to your primary weapon value.",
			Weapon: &WeaponTerms{Lock: true},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{WithThis, Defender.Is(In(Front))},
				Do: []Op{Reroll(AttackDice, primaryValue)}}}},

		{ID: "twinlaserturret",
			Summary: "Attack twice. Each time it hits, cancel all results; the defender suffers 1 damage.",
			Weapon:  &WeaponTerms{},
			Abilities: append(instead(Suffer(Target, 1, Hit)),
				Ability{Name: "attack again", When: AfterAttack, Must: true, If: []Cond{WithThis},
					Do: []Op{rules.AttackAgain()}})},
	}
}
