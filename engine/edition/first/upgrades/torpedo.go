package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// torpedo are the torpedoes.
func torpedo() []Def {
	return []Def{
		{ID: "advprotontorpedoes",
			Summary: "Attack for your target lock and this card: you may change up to 3 blanks to " +
				"focus results.",
			Weapon: spent,
			Abilities: []Ability{{Name: "change blanks", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, UpTo(3), Blank, Focus)}}}},

		{ID: "extramunitions",
			Summary: "Setup: place 1 ordnance token on each of your torpedo, missile and bomb cards. " +
				"When a card would be discarded, discard its ordnance token instead.",
			Loads: &LoadTerms{Slots: []string{"torpedo", "missile", "bomb"}, Tokens: 1}},

		{ID: "flechettetorpedoes",
			Summary: "Attack for your target lock and this card: a defender of hull 4 or lower then " +
				"receives 1 stress token.",
			Weapon: spent,
			Abilities: []Ability{{Name: "stress", When: AfterAttack, Must: true,
				If: []Cond{WithThis, smallHull}, Do: []Op{Gain(Defender, 1, StressToken)}}}},

		{ID: "iontorpedoes",
			Summary: "Attack, paid for with your target lock and this card: a hit also gives 1 ion " +
				"token to the defender and to every ship at range 1 of it.",
			Weapon: spent,
			Abilities: []Ability{{Name: "ionize", When: AfterNeutralize, Must: true,
				Against: []Cond{Same(Self)}, If: []Cond{WithThis, AttackHit},
				Do: []Op{Gain(Defender, 1, IonToken),
					EachShip([]Cond{nearDefender}, Gain(Chosen, 1, IonToken))}}}},

		{ID: "plasmatorpedoes",
			Summary: "Attack for your target lock and this card: after a hit has dealt its damage the " +
				"defender loses 1 shield.",
			Weapon: spent,
			Abilities: []Ability{{Name: "strip a shield", When: AfterAttack, Must: true,
				If: []Cond{WithThis, AttackHit},
				Do: []Op{Lose(Defender, 1, Shield)}}}},

		{ID: "protontorpedoes",
			Summary: "Attack for your target lock and this card: you may change 1 focus result to a " +
				"critical hit.",
			Weapon: spent,
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack, If: []Cond{WithThis},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}}},

		{ID: "seismictorpedo",
			Summary: "Action: discard this card and choose an obstacle in your firing arc at range " +
				"1-2. Each ship at range 1 of the obstacle rolls 1 attack die and suffers the damage " +
				"rolled. Then remove the obstacle.",
			Actions: []Ability{{Name: "fire the Seismic Torpedo",
				Do: []Op{DiscardThis(), rules.BlowUp("Seismic Torpedo", Front, 1, 2)}}}},
	}
}

// smallHull reports whether the defender's hull is 4 or lower.
func smallHull(x *game.Exec) bool {
	id := x.Attack().Defender
	return x.Ship(id).AllHullValue(x.Info(id)) <= 4
}
