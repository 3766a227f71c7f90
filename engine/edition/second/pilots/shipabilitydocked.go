package pilots

import . "koiogran/engine/card"

// dockedAbilities are the ship abilities of ships that dock, and of those that take them on board.
func dockedAbilities() []Def {
	return []Def{
		{ID: "Co-Pilot",
			Summary: "While you are docked, your carrier has your pilot ability, too.",
			Shares:  &ShareTerms{Docked: true}},

		{ID: "Tail Gun",
			Summary: "While a ship is docked with you, you have a rear arc primary weapon with as many dice " +
				"as its front arc primary weapon.",
			TailGun: true},
	}
}
