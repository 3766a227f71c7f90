package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// missile are the missiles.
func missile() []Def {
	return []Def{
		{ID: "advhomingmissiles",
			Summary: "Attack with a target lock, for this card: a hit deals the defender a faceup " +
				"damage card in the place of damage.",
			Weapon: &WeaponTerms{Lock: true, Discard: true},
			Abilities: instead(Run("deal a faceup damage card", func(x *game.Exec) {
				DealFaceupTo(x, x.Attack().Defender, x.Self())
			}))},

		{ID: "assaultmissiles",
			Summary: "Attack for your target lock and this card: if it hits, each other ship at range 1 " +
				"of the defender suffers 1 damage.",
			Weapon: spent,
			Abilities: []Ability{{Name: "burst", When: AfterNeutralize, Must: true,
				If: []Cond{WithThis, AttackHit, AnyShip(nearDefender)},
				Do: []Op{EachShip([]Cond{nearDefender}, SufferDamage(Chosen, 1, 0))}}}},

		{ID: "concussionmissiles",
			Summary: "Attack for your target lock and this card: you may change 1 blank to a hit.",
			Weapon:  spent,
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, game.Blank, game.Hit)}}}},

		{ID: "ionpulsemissiles",
			Summary: "Attack with a target lock, for this card: a hit is 1 damage and 2 ion tokens in " +
				"the place of other damage.",
			Weapon: &WeaponTerms{Lock: true, Discard: true},
			Abilities: instead(SufferDamage(Defender, 1, 0),
				Gain(Defender, game.IonToken, 2))},

		{ID: "protonrockets",
			Summary: "Attack with a focus token, for this card: you may roll as many more dice as your " +
				"agility, 3 at most.",
			Weapon: &WeaponTerms{Focus: true, Discard: true},
			Abilities: []Ability{{Name: "roll more dice", When: AfterDefender,
				If: []Cond{WithThis, agile(Self)},
				Do: []Op{Run("roll more dice", func(x *game.Exec) {
					x.Attack().AddAttack += min(3, x.Info(x.Self()).Agility)
				})}}}},
	}
}
