package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tieadvanced are the pilots of the TIE Advanced.
func tieadvanced() []Def {
	return []Def{
		{ID: "darthvader", Summary: "In your Perform Action step you may perform 2 actions.",
			Abilities: []Ability{{Name: "act again", When: AfterAction, Per: game.OncePerRound,
				If: []Cond{inActionStep}, Do: []Op{Perform(Self, game.InStep)}}}},

		{ID: "junoeclipse",
			Summary:   "When you reveal your maneuver, you may make its speed 1 higher or lower.",
			Abilities: []Ability{{Name: "change the speed", When: AfterReveal, Do: []Op{RevealAs(Faster(-1), Faster(1))}}}},

		maarekStele("maarekstele"),

		{ID: "zertikstrom",
			Summary: "Enemy ships at range 1 roll no die more for attacking at range 1.",
			Mods:    []Mod{Cap(RangeBonus, 0).For(Enemy, Attacking, At(0, 1))}},

		{ID: "commanderalozen",
			Summary: "As the Combat phase begins you may put a target lock on an enemy at range 1.",
			Abilities: []Ability{{Name: "lock", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Enemy, At(0, 1)), LockShip(Chosen)}}}},

		{ID: "lieutenantcolzet",
			Summary: "At the start of the End phase, you may spend your target lock on an enemy to " +
				"turn one of its facedown damage cards faceup, at random.",
			Abilities: []Ability{{Name: "expose", When: StartOf(game.EndPhase),
				Do: []Op{Choose(Enemy), SpendLock(Chosen),
					rules.ExposeCard(Chosen)}}}},
	}
}

// inActionStep reports whether the action was performed in the Perform Action step.
func inActionStep(x *game.Exec) bool { return x.Trigger().Terms&game.InStep != 0 }

// maarekStele flies two types of ship.
func maarekStele(id string) Def {
	return Def{ID: id,
		Summary: "When your attack deals the defender a faceup damage card, 3 are drawn: you choose " +
			"the one that is dealt, and the others are discarded.",
		Abilities: []Ability{{Name: "choose the damage", When: WouldBeDealt(Faceup), Must: true,
			By: []Cond{Defending}, If: []Cond{Attacking}, Do: []Op{Instead(rules.DrawFaceup(3))}}}}
}
