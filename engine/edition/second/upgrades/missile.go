package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// missile are the missiles.
func missile() []Def {
	return []Def{
		{ID: "electrochaffmissiles", NoRecover: true,
			Summary: "System phase: you may spend 1 charge, which cannot be recovered, to launch an " +
				"electro-chaff cloud with a bank 3 or the straight 4 template. It has a fuse marker.",
			Abilities: []Ability{{Name: "launch an electro-chaff cloud", When: SystemStep,
				Do: []Op{Spend(Self, 1, Charge), rules.PlaceDevice("Electro-Chaff Cloud",
					rules.Way{Bearing: geom.BankLeft, Speed: 3, Launch: true},
					rules.Way{Bearing: geom.Straight, Speed: 4, Launch: true},
					rules.Way{Bearing: geom.BankRight, Speed: 3, Launch: true})}}}},

		{ID: "barragerockets",
			Summary: "Attack with a focus token, for 1 charge: for each further charge you may " +
				"reroll a die against a ship in your bullseye arc.",
			Weapon: &WeaponTerms{Focus: true, Charges: 1},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{WithThis, Defender.Is(In(Bullseye))}, Do: []Op{RerollForCharges(AttackDice)}}}},

		{ID: "clustermissiles",
			Summary: "Attack with a lock, for 1 charge. Afterward you may make this attack, without " +
				"the lock, as a bonus attack on another ship at range 0-1 of the defender.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "attack another ship", When: AftermathBonus, If: []Cond{WithThis},
				Do: []Op{rules.BonusAttack(func(x *game.Exec) game.AttackTerms {
					d := Defender(x)
					return game.AttackTerms{
						Special: true, Card: x.Card(), NoNeed: true, Within: true,
						Targets: SetThat(AtOf(Defender, 0, 1))(x).Without(d),
					}
				})}}}},

		{ID: "concussionmissiles",
			Summary: "Attack with a lock, for 1 charge: after it hits, the defender and each ship at " +
				"range 0-1 of it expose 1 damage card.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "expose damage cards", When: AfterAttack, Must: true,
				If: []Cond{WithThis, AttackHit},
				Do: []Op{EachShip([]Cond{AtOf(Defender, 0, 1)},
					rules.ExposeCard(Chosen))}}}},

		{ID: "homingmissiles",
			Summary: "Attack with a lock, for 1 charge: the defender may suffer 1 hit damage, for " +
				"which no dice are rolled and the attack is treated as hitting.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "the defender chooses", When: AfterDefender, Must: true,
				If: []Cond{WithThis},
				Do: []Op{PickOne(Defender,
					Alt("suffer 1 hit damage", Suffer(Defender, 1, Hit), HitWithoutDice()),
					Alt("be attacked with dice"))}}}},

		ionOrdnance("ionmissiles"),
	}
}
