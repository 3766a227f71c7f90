package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// quadjumper are the pilots of the Quadjumper.
func quadjumper() []Def {
	return []Def{
		{ID: "constablezuvio",
			Summary: "When you reveal a reverse maneuver, you may drop a bomb with your front guides, " +
				"also one that is dropped by an action.",
			Abilities: []Ability{{Name: "drop it in front", When: AfterReveal,
				If: []Cond{Revealed(Bearings(geom.ReverseBankLeft, geom.ReverseStraight,
					geom.ReverseBankRight))},
				Do: []Op{rules.PlaceOne(rules.Placement{Front: true})}}}},

		{ID: "sarcoplank",
			Summary: "While you defend, you may roll as many defense dice as the speed of the maneuver " +
				"that you executed this round instead of your agility.",
			Abilities: []Ability{{Name: "roll by speed", When: BeforeRoll(DefenseDice),
				If: []Cond{Compare(FlownSpeed, AtMost, 5)}, Do: []Op{AddDice(DefenseDice, speedOverAgility)}}}},

		{ID: "unkarplutt",
			Summary: "At the end of the Activation phase each ship that you touch receives 1 tractor beam token.",
			Abilities: []Ability{{Name: "tractor", When: EndOf(game.ActivationPhase), Must: true,
				Do: []Op{EachInOrder([]Cond{Touches(Self)}, Gain(Chosen, 1, TractorToken))}}}},
	}
}

// speedOverAgility is by how much the speed of Self's last maneuver exceeds its agility.
func speedOverAgility(x *game.Exec) int {
	return Self.Of(FlownSpeed)(x) - max(0, AgilityNow(x, x.Self()))
}
