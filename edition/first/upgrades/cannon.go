package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// cannon are the cannons.
func cannon() []Def {
	return []Def{
		autoblaster("autoblaster"),

		{ID: "flechettecannon",
			Summary: "Attack: a hit is 1 damage and, without stress, 1 stress token in the place of " +
				"other damage.",
			Weapon: &WeaponTerms{},
			Abilities: instead(SufferDamage(Defender, 1, 0),
				Provided(Not(Stressed(Defender)), Gain(Defender, game.StressToken, 1)))},

		{ID: "heavylasercannon",
			Summary: "Attack: your critical hits are hits as soon as they are rolled.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "change critical hits", When: AttackRolled, Must: true,
				If: []Cond{WithThis}, Do: []Op{ChangeAll(AttackDice, game.Crit, game.Hit)}}}},

		ionWeapon("ioncannon"),

		{ID: "jammingbeam",
			Summary:   "Attack: a hit is 1 jam token in the place of damage.",
			Weapon:    &WeaponTerms{},
			Abilities: instead(Gain(Defender, game.JamToken, 1))},

		{ID: "linkedbattery",
			Summary: "In attacks with your primary weapon or a cannon you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, Either(PrimaryAttack, AttackSlot("cannon"))},
				Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "manglercannon", Summary: "Attack: you may change 1 hit to a critical hit.",
			Weapon: &WeaponTerms{},
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, game.Hit, game.Crit)}}}},

		{ID: "tractorbeam",
			Summary:   "Attack: a hit is 1 tractor beam token in the place of damage.",
			Weapon:    &WeaponTerms{},
			Abilities: instead(Gain(Defender, game.TractorToken, 1))},
	}
}

// ionWeapon is a cannon or a turret.
func ionWeapon(id string) Def {
	return Def{ID: id,
		Summary: "Attack: a hit is 1 damage and 1 ion token in the place of other damage.",
		Weapon:  &WeaponTerms{},
		Abilities: instead(SufferDamage(Defender, 1, 0),
			Gain(Defender, game.IonToken, 1))}
}

// autoblaster is a cannon or a turret.
func autoblaster(id string) Def {
	return Def{ID: id,
		Summary: "Attack: defence dice do not cancel your hits, only critical hits.",
		Weapon:  &WeaponTerms{},
		Mods:    []game.Mod{Set(HitsStand, All(WithThis, Is(Self, Subject)), 1)}}
}
