package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// missile are the missiles.
func missile() []Def {
	return []Def{
		// Attack, needs a focus token: spend 1 charge. If the defender is in your bullseye arc, you
		// may spend more charges to reroll an attack die for each.
		{ID: "barragerockets",
			Summary: "Attack with a focus token, for 1 charge: each further charge rerolls a die " +
				"against a ship in your bullseye arc.",
			Weapon: &WeaponTerms{Focus: true, Charges: 1},
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{WithThis, Attacking, InArcOf(Self, geom.BullseyeArc, Defender)},
				Do: []Op{RerollForCharges(AttackDice)}}}},

		// Attack, needs a lock: spend 1 charge. After this attack, you may make it as a bonus
		// attack on another target at range 0-1 of the defender, without the need of a lock.
		{ID: "clustermissiles",
			Summary: "Attack with a lock, for 1 charge. Afterwards you may make this attack, without " +
				"the lock, as a bonus attack on another ship at range 0-1 of the defender.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "attack another ship", When: AftermathBonus,
				If: []Cond{Attacking, WithThis},
				Do: []Op{rules.BonusAttack(func(x *game.Exec) game.AttackTerms {
					d := Defender(x)
					return game.AttackTerms{
						Special: true, Card: x.Card(), NoNeed: true, Within: true,
						Targets: SetThat(WithinOf(Defender, 0, 1, Chosen))(x).Without(d),
					}
				})}}}},

		// Attack, needs a lock: spend 1 charge. After this attack hits, each ship at range 0-1 of
		// the defender, which is at range 0 of itself, exposes 1 of its damage cards.
		{ID: "concussionmissiles",
			Summary: "Attack with a lock, for 1 charge: after it hits, the defender and each ship at " +
				"range 0-1 of it expose 1 damage card.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "expose damage cards", When: AfterAttack, Must: true,
				If: []Cond{Attacking, WithThis, AttackHit},
				Do: []Op{EachShip([]Cond{WithinOf(Defender, 0, 1, Chosen)},
					rules.ExposeCard(Chosen))}}}},

		// Attack, needs a lock: spend 1 charge. After you declare the defender, it may choose to
		// suffer 1 hit damage. Then there are no dice, and the attack is treated as hitting.
		{ID: "homingmissiles",
			Summary: "Attack with a lock, for 1 charge: the defender may suffer 1 hit damage, for " +
				"which no dice are rolled and the attack is treated as hitting.",
			Weapon: &WeaponTerms{Lock: true, Charges: 1},
			Abilities: []Ability{{Name: "the defender chooses", When: AfterDefender, Must: true,
				If: []Cond{WithThis},
				Do: []Op{PickOne(Defender,
					Alt("suffer 1 hit damage", SufferDamage(Defender, 1, 0), HitWithoutDice()),
					Alt("be attacked with dice"))}}}},

		ionOrdnance("ionmissiles"),
	}
}
