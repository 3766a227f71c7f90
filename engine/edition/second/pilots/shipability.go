package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// shipAbilities are the ship abilities that many ships or several factions share, alphabetical.
func shipAbilities() []Def {
	return []Def{
		{ID: "Comms Shuttle",
			Summary: "While you are docked, your carrier's action bar has coordinate, and your " +
				"carrier may perform it before activating.",
			Lends: game.CoordinateAction,
			Abilities: []Ability{{Name: "coordinate", When: BeforeActivate, Docked: true,
				By: []Cond{Same(Carrier(Self))},
				Do: []Op{Perform(Carrier(Self), 0, game.CoordinateAction)}}}},

		{ID: "Experimental Scanners",
			Summary: "Your locks reach beyond range 3, and nothing at range 1.",
			Mods: []Mod{Include(ActionReach, Ranges(4, Beyond)).If(About(game.LockAction)),
				Exclude(ActionReach, Ranges(1, 1)).If(About(game.LockAction))}},

		{ID: "Formed Up",
			Summary: "As the End phase ends, with another friendly TIE/ln fighter at range 0-1, you may remove " +
				"1 stress token.",
			Abilities: []Ability{{Name: "remove stress", When: EndOfEnd,
				If: []Cond{Any(OtherFriend, ShipType("tielnfighter"), At(0, 1))},
				Do: []Op{Remove(Self, 1, StressToken)}}}},

		{ID: "Hope",
			Summary: "You may perform a focus or boost action when another friendly ship at range 0-3 is " +
				"destroyed.",
			Abilities: []Ability{{Name: "hope", When: AfterDestroyed, By: []Cond{OtherFriend, At(0, 3)},
				Do: []Op{Perform(Self, 0, game.FocusAction, game.BoostAction)}}}},

		{ID: "Locked S-Foils",
			Summary: "After you perform a boost action, you gain 1 deplete token.",
			Abilities: []Ability{{Name: "locked foils", When: AfterAction, Must: true,
				If: []Cond{About(game.BoostAction)}, Do: []Op{Gain(Self, 1, DepleteToken)}}}},
	}
}
