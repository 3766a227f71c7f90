package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
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
			Summary: "Attack with a target lock: against a ship in your firing arc in front you may reroll as " +
				"many dice as your primary weapon has.",
			Weapon: &WeaponTerms{Lock: true},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{WithThis, Defender.Is(In(Front))},
				Do: []Op{Reroll(AttackDice, primaryValue)}}}},

		{ID: "twinlaserturret",
			Summary: "Attack twice: each time a hit is 1 damage in place of other damage.",
			Weapon:  &WeaponTerms{},
			Abilities: append(instead(SufferAtTarget(1, Hit)),
				Ability{Name: "attack again", When: AfterAttack, Must: true, If: []Cond{WithThis},
					Do: []Op{rules.AttackAgain()}})},
	}
}

// primaryValue is the value of the ship's primary weapon now.
func primaryValue(x *game.Exec) int {
	most := 0
	weapons := x.Info(x.Self()).Weapons
	for i := range weapons {
		if w := &weapons[i]; w.Primary() {
			most = max(most, int(w.Value))
		}
	}
	return x.Query(PrimaryValueOf, x.Self(), most+int(x.Ship(x.Self()).MorePrimary))
}
