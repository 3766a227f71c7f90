package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// shipAbilities are the ship abilities that many ships or several factions share, alphabetical.
func shipAbilities() []Def {
	return []Def{
		// While you are docked, the ship that you are docked with has the coordinate action, and
		// may perform it before it activates.
		{ID: "Comms Shuttle",
			Summary: "While you are docked, your carrier's action bar has coordinate, and your " +
				"carrier may perform it before activating.",
			Lends: game.CoordinateAction,
			Abilities: []Ability{{Name: "coordinate", When: BeforeActivate, Docked: true,
				If: []Cond{Is(Carrier(Self), Active)},
				Do: []Op{Perform(Carrier(Self), 0, game.CoordinateAction)}}}},

		// The End phase ends: beside another friendly TIE/ln fighter (range 0-1) you can take off 1
		// stress token.
		{ID: "Formed Up",
			Summary: "As the End phase ends you can take off 1 stress token, beside another friendly " +
				"TIE/ln fighter at range 0-1.",
			Abilities: []Ability{{Name: "remove stress", When: EndOfEnd,
				If: []Cond{AnyShip(OtherFriend(Chosen), ShipType("tielnfighter", Chosen),
					Within(0, 1, Chosen))},
				Do: []Op{Remove(Self, game.StressToken)}}}},

		// When another friend at range 0-3 is destroyed, you can perform a focus or a boost
		// action.
		{ID: "Hope",
			Summary: "When another friend at range 0-3 is destroyed you can perform a " +
				"focus or boost action.",
			Abilities: []Ability{{Name: "hope", When: AfterDestroyed,
				If: []Cond{OtherFriend(Active), Within(0, 3, Active)},
				Do: []Op{Perform(Self, 0, game.FocusAction, game.BoostAction)}}}},

		// After you perform a boost action, you gain 1 deplete token.
		{ID: "Locked S-Foils",
			Summary: "After you perform a boost action you gain 1 deplete token.",
			Abilities: []Ability{{Name: "locked foils", When: AfterAction, Must: true,
				If: []Cond{Is(Self, Active), About(game.BoostAction)},
				Do: []Op{Gain(Self, game.DepleteToken, 1)}}}},
	}
}
