package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// hardpoint returns the weapons of huge ships. Their energy is on the card, as charges of it
// (1e.energy.limit-of-whom): the cost of an attack is WeaponTerms.Charges, and what an ability spends
// from the card is Spend(Self, n, Charge).
func hardpoint() []Def {
	return []Def{
		{ID: "duallaserturret",
			Summary: "Attack with 1 energy from this card, also outside your firing arcs.",
			Weapon:  &WeaponTerms{Charges: 1}},

		{ID: "heavylaserturret",
			Summary: "Attack with 2 energy from this card, also outside your firing arcs.",
			Weapon:  &WeaponTerms{Charges: 2}},

		{ID: "ioncannonbattery",
			Summary: "Attack with 2 energy from this card. If it hits, cancel all results: the defender suffers 1 " +
				"critical damage and receives 1 ion token.",
			Weapon:    &WeaponTerms{Charges: 2},
			Abilities: instead(Suffer(Target, 1, Crit), Gain(Defender, 1, IonToken))},

		{ID: "quadlasercannons",
			Summary: "Attack with 1 energy from this card. If it misses, you may spend 1 energy from this card to " +
				"perform this attack again.",
			Weapon: &WeaponTerms{Charges: 1},
			Abilities: []Ability{{Name: "fire again", When: AfterAttack, Per: game.OncePerRound,
				If: []Cond{WithThis, Not(AttackHit)},
				Do: []Op{Spend(Self, 1, Charge), rules.AttackAgain()}}}},

		{ID: "singleturbolasers",
			Summary: "Attack with 2 energy from this card. The agility of the defender counts twice, and you may " +
				"change 1 focus result to a hit.",
			Weapon: &WeaponTerms{Charges: 2},
			Mods:   []Mod{Double(AgilityOf).For(Defending).If(WithThis)},
			Abilities: []Ability{{Name: "change a focus result", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, Focus, Hit)}}}},
	}
}
