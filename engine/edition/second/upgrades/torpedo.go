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

// ionOrdnance is a torpedo or missile. Attack, needs a lock: spend 1 charge. Its results are those
// of an ion weapon.
func ionOrdnance(id string) Def {
	return Def{ID: id,
		Summary: "Attack with a lock, for 1 charge: if it hits, 1 result deals 1 hit damage and " +
			"each of the others inflicts 1 ion token instead.",
		Weapon:    &WeaponTerms{Lock: true, Charges: 1},
		Abilities: []Ability{inflictIon}}
}

// inflictIon is what an ion weapon does: if the attack hits, 1 result is spent for 1 hit damage,
// and each of the others inflicts 1 ion token instead of damage.
var inflictIon = Ability{Name: "inflict ion tokens", When: AfterNeutralize, Must: true,
	Against: []Cond{Same(Self)}, If: []Cond{WithThis}, Do: []Op{Inflict(IonToken, 1)}}
