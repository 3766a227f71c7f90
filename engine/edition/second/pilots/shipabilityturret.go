package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// turretAbilities are the ship abilities about turrets, alphabetical.
func turretAbilities() []Def {
	ahead := []Mod{Exclude(TurretArcs, Left|Right)} // or behind
	redTurn := Perform(Self, game.AsRed, game.BoostAction, game.RotateAction)
	return []Def{
		{ID: "Fire Convergence",
			Summary: "While a friendly ship attacks a ship in your turret arc, but not with a turret, you may " +
				"spend 1 charge: it rerolls up to 2 attack dice.",
			Abilities: []Ability{{Name: "converge", When: ModifyAttack, By: []Cond{Friend},
				If: []Cond{Not(SingleTurretAttack), Defender.Is(In(Turret))},
				Do: []Op{Spend(Self, 1, PilotCharge), Reroll(AttackDice, 2)}}}},

		{ID: "Heavy Weapon Turret",
			Summary: "Your turret points only at your front or rear arc, and your front arc missiles " +
				"fire out of its arc.",
			Turret: &TurretTerms{Slots: []string{"missile"}}, Mods: ahead},

		{ID: "Pinpoint Tractor Array",
			Summary: "Your turret never points at your rear arc. After you fully execute a maneuver, " +
				"you may gain 1 tractor token to perform a rotate action.",
			Mods: []Mod{Exclude(TurretArcs, Rear)},
			Abilities: []Ability{{Name: "rotate by tractor", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Gain(Self, 1, TractorToken), Perform(Self, 0, game.RotateAction)}}}},

		{ID: "Refined Gyrostabilizers",
			Summary: "Your turret points only at your front or rear arc. After you perform an action, " +
				"you may perform a red boost or red rotate action.",
			Mods:      ahead,
			Abilities: []Ability{{Name: "gyrostabilizers", When: AfterAction, Do: []Op{redTurn}}}},

		{ID: "Rotating Cannons",
			Summary: "Your turret points only at your front or rear arc, and your front arc cannons " +
				"fire out of its arc.",
			Turret: &TurretTerms{Slots: []string{"cannon"}}, Mods: ahead},

		{ID: "Vectored Cannons",
			Summary: "In the System phase you may perform a red boost or red rotate action. Your turret " +
				"points only at your front or rear arc.",
			Mods:      ahead,
			Abilities: []Ability{{Name: "vectored cannons", When: SystemStep, Do: []Op{redTurn}}}},
	}
}
