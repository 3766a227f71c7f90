package upgrades

import (
	. "koiogran/engine/card"
)

// torpedo are the torpedoes.
func torpedo() []Def {
	return []Def{
		protonOrdnance("advprotontorpedoes"),
		sureHit("homingtorpedoes", "suffer 1 critical damage", Crit),
		ionOrdnance("iontorpedoes"),

		{ID: "plasmatorpedoes",
			Summary: "Attack (lock, 1 charge): evade results cancel critical hits before hits. After " +
				"it hits, the defender loses 1 shield.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Mods:   []Mod{Include(Neutralizing, CritsFirst).For(Defending).If(WithThis)},
			Abilities: []Ability{{Name: "strip a shield", When: AfterAttack, Must: true,
				If: []Cond{WithThis, AttackHit}, Do: []Op{Lose(Defender, 1, Shield)}}}},

		protonOrdnance("protontorpedoes"),
	}
}

// protonOrdnance is a torpedo. Attack, needs a lock: spend 1 charge. Change 1 hit to a crit.
func protonOrdnance(id string) Def {
	return Def{ID: id,
		Summary: "Attack with a lock, for 1 charge: change 1 hit to a critical hit.",
		Weapon:  &WeaponTerms{Lock: true, Charges: 1},
		Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, Must: true,
			If: []Cond{WithThis}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}}
}
