package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// team returns the teams of huge ships.
func team() []Def {
	return []Def{
		{ID: "engineeringteam",
			Summary: "When you reveal a straight maneuver, you gain 1 more energy for it.",
			Mods:    []Mod{Add(EnergyGained, 1).If(Revealed(Bearings(geom.Straight)))}},

		{ID: "gunneryteam",
			Summary: "Once a round, while you attack with a secondary weapon, you may spend 1 energy to change 1 " +
				"blank to a hit.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack, Per: game.OncePerRound,
				If: []Cond{Not(PrimaryAttack)},
				Do: []Op{SpendEnergy(1), Change(AttackDice, 1, Blank, Hit)}}}},

		{ID: "igrmthugdroids", Summary: "While you attack, you may change 1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack,
				Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},

		{ID: "ordnanceexperts",
			Summary: "Once a round, while a friendly ship at range 1-3 attacks with a torpedo or a missile, it " +
				"may change 1 blank to a hit.",
			Abilities: []Ability{{Name: "guide the ordnance", When: ModifyAttack, Per: game.OncePerRound,
				By: []Cond{Friend, At(0, 3)}, If: []Cond{AttackWith("torpedo", "missile")},
				Do: []Op{Change(AttackDice, 1, Blank, Hit)}}}},

		{ID: "sensorteam",
			Summary: "You may acquire target locks at range 1-5.",
			Mods:    []Mod{Include(ActionReach, Ranges(4, 5)).If(About(game.LockAction))}},
	}
}
