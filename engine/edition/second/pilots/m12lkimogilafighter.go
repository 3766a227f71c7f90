package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// m12lkimogilafighter are the pilots of the M12-L Kimogila fighter.
func m12lkimogilafighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase, you may spend 1 charge: a ship with " +
				"shields in your bullseye arc loses 1 shield, and you recover 1.",
			Abilities: []Ability{{Name: "drain a shield", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(In(Bullseye), Has(Shield)), Spend(Self, 1, Charge),
					Lose(Chosen, 1, Shield), Recover(Self, 1, Shield)}}},
		}, "dalanoberos"),

		printed(Def{
			Summary: "Each enemy ship in your bullseye arc removes 1 green token or else suffers 1 hit " +
				"damage after you attack.",
			Abilities: []Ability{{Name: "burn", When: AfterAttack, Must: true,
				Do: []Op{EachShip([]Cond{Enemy, In(Bullseye)}, PickOne(Chosen,
					Alt("remove a green token", PickedBy(Chosen, Remove(Chosen, 1, GreenTokens))),
					Alt("suffer 1 hit damage", Suffer(Chosen, 1, Hit))))}}},
		}, "toranikulda"),
	)
}
