package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// title are the titles.
func title() []Def {
	return []Def{
		{ID: "dauntless",
			Summary: "After you partially execute a maneuver you may perform 1 white action, treated " +
				"as red.",
			Abilities: []Ability{{Name: "white action as red", When: AfterManeuver,
				If: []Cond{Not(FullyExecuted)}, Do: []Op{Perform(Self, game.OnlyWhite|game.AsRed)}}}},

		{ID: "millenniumfalcon",
			Summary: "While you defend and are evading you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefense, If: []Cond{Has(EvadeToken)},
				Do: []Op{Reroll(DefenseDice, 1)}}}},

		{ID: "ghost",
			Summary: "One attack shuttle or Sheathipede of yours may dock with this ship. It deploys " +
				"from the rear guides only.",
			Dock: &DockTerms{Ships: []string{"attackshuttle", "sheathipedeclassshuttle"}, Room: 1,
				Rear: true}},

		{ID: "houndstooth",
			Summary: "One Z-95-AF4 Headhunter of yours may dock with this ship.",
			Dock:    &DockTerms{Ships: []string{"z95af4headhunter"}, Room: 1}},

		{ID: "moldycrow",
			Summary: "You have a front arc primary weapon of 3 dice. In the End phase you may keep " +
				"up to 2 focus tokens.",
			Abilities: []Ability{{Name: "keep focus tokens", When: DuringEnd,
				Do: []Op{KeepFocus(Self, 2)}}}},

		{ID: "phantom",
			Summary: "You may dock at range 0-1.",
			Mods:    []Mod{Add(DockReach, 1)}},

		{ID: "st321",
			Summary: "After you perform a coordinate action you may acquire a lock on an enemy at " +
				"range 0-3 of the coordinated ship, at any range.",
			Abilities: []Ability{{Name: "lock an enemy", When: AfterAction,
				If: []Cond{About(game.CoordinateAction)},
				Do: []Op{Choose(Enemy, AtOf(Other, 0, 3)),
					LockShip(Chosen)}}}},
	}
}
