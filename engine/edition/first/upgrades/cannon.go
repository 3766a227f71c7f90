package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// cannon are the cannons.
func cannon() []Def {
	return []Def{
		{ID: "arccaster",
			Summary: "Attack: if this attack hits, choose 1 other ship at range 1 of the defender; it " +
				"suffers 1 damage. After the attack, flip this card. Recharging: at the start of the " +
				"Combat phase, you may receive 1 weapons disabled token to flip this card.",
			Weapon: &WeaponTerms{},
			Abilities: []Ability{
				{Name: "arc over", When: AfterNeutralize, Must: true, Against: []Cond{Same(Self)},
					If: []Cond{WithThis, AttackHit},
					Do: []Op{Choose(nearDefender), Suffer(Chosen, 1, Hit, nearDefender)}},
				{Name: "discharge", When: AfterAttack, Must: true, If: []Cond{WithThis},
					Do: []Op{FlipCard()}},
				{Name: "recharge", When: StartOf(game.EngagementPhase), Side: 2,
					Do: []Op{Gain(Self, 1, DisarmToken), FlipCard()}},
			}},

		autoblaster("autoblaster"),

		{ID: "flechettecannon",
			Summary: "Attack: if this attack hits, cancel all results. The defender suffers 1 damage " +
				"and, if it is not stressed, receives 1 stress token.",
			Weapon: &WeaponTerms{},
			Abilities: instead(Suffer(Target, 1, Hit),
				Provided(Defender.Is(Not(Stressed)), Gain(Defender, 1, StressToken)))},

		{ID: "heavylasercannon",
			Summary: "Attack: your critical hits become hits as soon as they are rolled.",
			Weapon:  &WeaponTerms{},
			Abilities: []Ability{{Name: "change critical hits", When: AfterRoll, Must: true,
				If: []Cond{About(AttackDice), WithThis}, Do: []Op{Change(AttackDice, Every, Crit, Hit)}}}},

		ionWeapon("ioncannon"),

		{ID: "jammingbeam",
			Summary:   "Attack: a hit is 1 jam token in place of damage.",
			Weapon:    &WeaponTerms{},
			Abilities: instead(Gain(Defender, 1, JamToken))},

		{ID: "linkedbattery",
			Summary: "In attacks with your primary weapon or a cannon you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Either(PrimaryAttack, AttackWith("cannon"))}, Do: []Op{Reroll(AttackDice, 1)}}}},

		{ID: "manglercannon", Summary: "Attack: you may change 1 hit to a critical hit.",
			Weapon: &WeaponTerms{},
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "tractorbeam",
			Summary: "Attack: if this attack hits, cancel all results; the defender receives 1 " +
				"tractor beam token.",
			Weapon:    &WeaponTerms{},
			Abilities: instead(Gain(Defender, 1, TractorToken))},
	}
}
