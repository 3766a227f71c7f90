package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// title are the titles.
func title() []Def {
	return []Def{
		// After you partially execute a maneuver, you may perform 1 white action as a red one.
		{ID: "dauntless",
			Summary: "After you partially execute a maneuver you may perform 1 white action, treated " +
				"as red.",
			Abilities: []Ability{{Name: "white action as red", When: AfterManeuver,
				If: []Cond{Is(Self, Active), Not(FullyExecuted)},
				Do: []Op{Perform(Self, game.OnlyWhite|game.AsRed)}}}},

		// While you defend and are evading, you may reroll 1 defence die.
		{ID: "millenniumfalcon",
			Summary: "While you defend and are evading you may reroll 1 die.",
			Abilities: []Ability{{Name: "reroll", When: ModifyDefence,
				If: []Cond{Defending, Has(game.EvadeToken, Self)},
				Do: []Op{Reroll(DefenceDice, 1)}}}},

		// A single attack shuttle or Sheathipede can dock with you, and it deploys from your rear
		// guides only.
		{ID: "ghost",
			Summary: "One attack shuttle or Sheathipede of yours can dock with this ship. It deploys " +
				"from the rear guides only.",
			Dock: &DockTerms{Ships: []string{"attackshuttle", "sheathipedeclassshuttle"}, Room: 1,
				Rear: true}},

		// A single Z-95 can dock with you.
		{ID: "houndstooth",
			Summary: "One Z-95-AF4 Headhunter of yours can dock with this ship.",
			Dock:    &DockTerms{Ships: []string{"z95af4headhunter"}, Room: 1}},

		// You have a primary weapon of 3 dice in your front arc. During the End phase, up to 2 of
		// your focus tokens need not be removed.
		{ID: "moldycrow",
			Summary: "You have a front arc primary weapon of 3 dice. In the End phase you may keep " +
				"up to 2 focus tokens.",
			Abilities: []Ability{{Name: "keep focus tokens", When: DuringEnd,
				Do: []Op{KeepFocus(Self, 2)}}}},

		// You can dock as far away as range 1.
		{ID: "phantom",
			Summary: "You can dock at range 0-1.",
			Mods:    []game.Mod{AddTo(DocksAt, Is(Self, Subject), 1)}},

		// After you perform a coordinate action, you may choose an enemy at range 0-3 of the ship
		// that you coordinated, and lock it at any range.
		{ID: "st321",
			Summary: "After you perform a coordinate action you may acquire a lock on an enemy at " +
				"range 0-3 of the coordinated ship, at any range.",
			Abilities: []Ability{{Name: "lock an enemy", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.CoordinateAction)},
				Do: []Op{Choose(Enemy(Chosen), WithinOf(Other, 0, 3, Chosen)),
					LockShip(Chosen)}}}},
	}
}
