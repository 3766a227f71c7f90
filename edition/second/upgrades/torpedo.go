package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// torpedo are the torpedoes.
func torpedo() []Def {
	return []Def{
		protonOrdnance("advprotontorpedoes"),
		ionOrdnance("iontorpedoes"),

		// Attack, needs a lock: spend 1 charge. Crits are cancelled before hits. After this attack
		// hits, the defender loses 1 shield: that is before damage is dealt.
		{ID: "plasmatorpedoes",
			Summary: "Attack with a lock, for 1 charge: crits are cancelled before hits; if it hits, " +
				"the defender first loses 1 shield.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Mods:   []game.Mod{Set(CritsFirst, WithThis, 1)},
			Abilities: []Ability{{Name: "strip a shield", When: AfterNeutralize, Must: true,
				If: []Cond{WithThis, AttackHit}, Do: []Op{LoseShield(Defender)}}}},

		protonOrdnance("protontorpedoes"),
	}
}

// protonOrdnance is a torpedo. Attack, needs a lock: spend 1 charge. Change 1 hit to a crit.
func protonOrdnance(id string) Def {
	return Def{ID: id,
		Summary: "Attack with a lock, for 1 charge: change 1 hit to a crit.",
		Weapon:  &WeaponTerms{Lock: true, Charges: 1},
		Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, Must: true,
			If: []Cond{WithThis}, Do: []Op{Change(AttackDice, 1, game.Hit, game.Crit)}}}}
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
	If: []Cond{WithThis}, Do: []Op{Inflict(game.IonToken, 1)}}
