package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// turret are the turrets.
func turret() []Def {
	return []Def{
		autoblaster("autoblasterturret"),

		{ID: "blasterturret", Summary: "Attack for 1 focus token.",
			Weapon: &WeaponTerms{Focus: true, SpendFocus: true}},

		{ID: "dorsalturret", Summary: "Attack: at range 1 you roll 1 more die.",
			Weapon: &WeaponTerms{},
			Mods: []game.Mod{AddTo(AttackDiceOf, All(WithThis, Is(Subject, Self),
				AttackRange(1, 1)), 1)}},

		ionWeapon("ioncannonturret"),

		{ID: "syncedturret",
			Summary: "Attack with a target lock: against a ship in your firing arc you may reroll as " +
				"many dice as your primary weapon has.",
			Weapon: &WeaponTerms{Lock: true},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{WithThis, Attacking, InFiringArcOf(Self, Defender)},
				Do: []Op{RerollPer(AttackDice, primaryValue)}}}},

		{ID: "twinlaserturret",
			Summary: "Attack twice: each time a hit is 1 damage in the place of other damage.",
			Weapon:  &WeaponTerms{},
			Abilities: append(instead(SufferDamage(Defender, 1, 0)),
				Ability{Name: "attack again", When: AfterAttack, Must: true, If: []Cond{Attacking, WithThis},
					Do: []Op{rules.AttackAgain()}})},
	}
}

// primaryValue is the value of the ship's primary weapon.
func primaryValue(x *game.Exec) int {
	most := 0
	weapons := x.Info(x.Self()).Weapons
	for i := range weapons {
		if w := &weapons[i]; w.Primary() {
			most = max(most, int(w.Value))
		}
	}
	return most
}
