package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// farther are upgrades that have their ship move with longer templates, or lock farther away.
func farther() []Def {
	moving := []game.Action{game.BoostAction, game.BarrelRollAction}
	return []Def{
		{ID: "fuelinjectionoverride-battleoverendor",
			Summary: "While you perform a boost or barrel roll action, you may spend 1 charge to use a " +
				"template of 1 speed higher.",
			Mods:      []Mod{Add(TemplateSpeed, 1).If(Marked, Performing(moving...))},
			Abilities: forAnAction("go farther", moving...)},

		{ID: "fuelinjectionoverride-rsl",
			Summary: "Before you activate, you may spend 1 charge and gain 1 strain token. Then your " +
				"moves of this round use a template of 1 speed higher, if there is one.",
			Abilities: []Ability{{Name: "inject fuel", When: BeforeActivate,
				Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, StrainToken),
					Lasting(ThisRound, Self, Add(TemplateSpeed, 1))}}}},

		{ID: "longrangescanners-alphaclassstarwing",
			Summary: "Before you perform a lock action, you may spend 1 charge to lock at any range.",
			Mods: []Mod{Include(ActionReach, Ranges(0, Beyond)).If(About(game.LockAction), Marked,
				Performing(game.LockAction))},
			Abilities: forAnAction("look far", game.LockAction)},

		{ID: "overdrivethruster",
			Summary: "Your red boost, barrel roll and SLAM actions use a template of 1 speed higher, if there " +
				"is one.",
			Mods: []Mod{Add(TemplateSpeed, 1).If(OfDifficulty(game.DifficultyRed),
				Performing(game.BoostAction, game.BarrelRollAction, game.SlamAction))}},
	}
}

// forAnAction are the abilities to spend a charge while performing one of these actions, for which the
// ship is marked until that is over.
func forAnAction(name string, actions ...game.Action) []Ability {
	it := About(actions...)
	over := []Op{Unmark(Self)}
	return []Ability{
		{Name: name, When: WhileActing, If: []Cond{it},
			Do: []Op{Spend(Self, 1, Charge), Mark(ThisPhase, Self)}},
		{Name: "done", When: AfterAction, Must: true, If: []Cond{it}, Do: over},
		{Name: "failed", When: AfterFail, Must: true, If: []Cond{it}, Do: over},
	}
}
