package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// m12lkimogilafighter are the pilots of the M12-L Kimogila fighter.
func m12lkimogilafighter() []Def {
	return []Def{
		{ID: "toranikulda",
			Summary: "After you attack, each enemy ship in your bullseye firing arc at range 1-3 suffers 1 " +
				"damage unless it removes all its focus and evade tokens.",
			Abilities: []Ability{{Name: "burn", When: AfterAttack, Must: true,
				Do: []Op{EachShip([]Cond{Enemy, In(Bullseye, 1, 3)}, PickOne(Chosen,
					Alt("suffer 1 damage", Suffer(Chosen, 1, Hit, In(Bullseye, 1, 3))),
					Alt("remove the tokens", Remove(Chosen, Every, FocusToken|EvadeToken))))}}}},

		{ID: "dalanoberos-m12lkimogilafighter",
			Summary: "You may acquire a target lock on an enemy ship in your bullseye firing arc at range " +
				"1-3 at the start of the Combat phase.",
			Abilities: []Ability{{Name: "lock", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Enemy, In(Bullseye, 1, 3)), LockShip(Chosen)}}}},
	}
}
