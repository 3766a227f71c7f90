package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
)

// tech are the tech upgrades.
func tech() []Def {
	return []Def{
		{ID: "primedthrusters",
			Summary: "Up to 2 stress tokens do not keep you from barrel roll and boost actions.",
			Mods: []game.Mod{ActStressed(AtMost(2, game.StressToken, Self),
				func(a game.Action, _ game.Difficulty) bool {
					return a == game.BarrelRollAction || a == game.BoostAction
				})}},

		{ID: "sensorcluster",
			Summary: "While you defend you may spend a focus token to change 1 blank to an evade.",
			Abilities: []Ability{{Name: "evade", When: ModifyDefence, If: []Cond{Defending},
				Do: []Op{Spend(Self, game.FocusToken),
					Change(DefenceDice, 1, game.Blank, game.Evade)}}}},

		{ID: "threattracker",
			Summary: "When an enemy ship in your firing arc at range 1-2 becomes active in the Combat " +
				"phase you may spend your target lock on it to boost or barrel roll, if your action " +
				"bar has that.",
			Abilities: []Ability{{Name: "dodge", When: BeforeEngage,
				If: []Cond{Enemy(Active), InFiringArcWithin(Self, 0, 2, Active)},
				Do: []Op{SpendLock(Active),
					Perform(Self, game.OnBar, game.BoostAction, game.BarrelRollAction)}}}},

		{ID: "weaponsguidance",
			Summary: "While you attack you may spend a focus token to change 1 blank to a hit.",
			Abilities: []Ability{{Name: "guide a shot", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{Spend(Self, game.FocusToken),
					Change(AttackDice, 1, game.Blank, game.Hit)}}}},
	}
}
