package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// torpedo are the torpedoes.
func torpedo() []Def {
	return []Def{
		{ID: "advprotontorpedoes",
			Summary: "Attack for your target lock and this card: you may change up to 3 blanks to " +
				"focus results.",
			Weapon: spent,
			Abilities: []Ability{{Name: "change blanks", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{ChangeUpTo(AttackDice, 3, game.Blank, game.Focus)}}}},

		{ID: "extramunitions",
			Summary: "Lays 1 ordnance token on each of your torpedoes, missiles and bombs: it is " +
				"discarded in the place of the card.",
			Loads: &LoadTerms{Slots: []string{"torpedo", "missile", "bomb"}, Tokens: 1}},

		{ID: "flechettetorpedoes",
			Summary: "Attack for your target lock and this card: a defender of hull 4 or lower then " +
				"receives 1 stress token.",
			Weapon: spent,
			Abilities: []Ability{{Name: "stress", When: AfterAttack, Must: true,
				If: []Cond{WithThis, smallHull}, Do: []Op{Gain(Defender, game.StressToken, 1)}}}},

		{ID: "iontorpedoes",
			Summary: "Attack for your target lock and this card: if it hits, the defender and each " +
				"ship at range 1 of it receive 1 ion token.",
			Weapon: spent,
			Abilities: []Ability{{Name: "ionize", When: AfterNeutralize, Must: true,
				If: []Cond{WithThis, AttackHit},
				Do: []Op{Gain(Defender, game.IonToken, 1),
					EachShip([]Cond{nearDefender}, Gain(Chosen, game.IonToken, 1))}}}},

		{ID: "plasmatorpedoes",
			Summary: "Attack for your target lock and this card: after a hit has dealt its damage the " +
				"defender loses 1 shield.",
			Weapon: spent,
			Abilities: []Ability{{Name: "strip a shield", When: AfterAttack, Must: true,
				If: []Cond{WithThis, AttackHit, Shielded(Defender)}, Do: []Op{LoseShield(Defender)}}}},

		{ID: "protontorpedoes",
			Summary: "Attack for your target lock and this card: you may change 1 focus result to a " +
				"critical hit.",
			Weapon: spent,
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Crit)}}}},
	}
}

// smallHull tells whether the defender's hull is 4 or lower.
func smallHull(x *game.Exec) bool { return x.Info(x.Attack().Defender).Hull <= 4 }
