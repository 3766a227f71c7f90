package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// astromech are the astromechs.
func astromech() []Def {
	return []Def{
		{ID: "preciseastromech-battleofyavin",
			Summary: "After you perform an action, for 1 charge you may perform a red lock action.",
			Abilities: []Ability{{Name: "lock", When: AfterAction,
				Do: []Op{Spend(Self, 1, Charge), Perform(Self, game.AsRed, game.LockAction)}}}},

		shieldAstromech("r2a3-battleofyavin"),
		shieldAstromech("r2astromech"),
		shieldAstromech("r2d2"),
		shieldAstromech("r2d2-battleofyavin"),
		shieldAstromech("r2f2-battleofyavin"),

		{ID: "r3astromech",
			Summary: "You may keep 2 locks, on different objects. After a lock action you may acquire " +
				"another lock.",
			Mods: []Mod{Set(LocksKept, 2)},
			Abilities: []Ability{{Name: "second lock", When: AfterAction,
				If: []Cond{About(game.LockAction)}, Do: []Op{rules.AcquireLockOp()}}}},

		{ID: "r4astromech",
			Summary: "Your straight, bank and turn maneuvers of speed 1-2 are easier.",
			Mods: []Mod{Add(DifficultyOf, -1).If(Speed(1, 2),
				Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft,
					geom.TurnRight))}},

		repairAstromech("r5astromech"),
		repairAstromech("r5d8"),
		repairAstromech("r5d8-battleofyavin"),
		repairAstromech("r5k6-battleofyavin"),

		{ID: "targetingastromech-battleofyavin",
			Summary: "A lock action of yours may be followed by a red rotate action.",
			Abilities: []Ability{{Name: "rotate", When: AfterAction, If: []Cond{About(game.LockAction)},
				Do: []Op{Perform(Self, game.AsRed, game.RotateAction)}}}},
	}
}

// shieldAstromech is an astromech of the R2 series. After you reveal your dial, you may spend 1
// charge and gain 1 disarm token to recover 1 shield.
func shieldAstromech(id string) Def {
	return Def{ID: id,
		Summary: "Once your dial is revealed you may spend 1 charge and gain 1 disarm " +
			"token to recover 1 shield.",
		Abilities: []Ability{{Name: "recover a shield", When: AfterReveal,
			Do: []Op{Spend(Self, 1, Charge), Gain(Self, 1, DisarmToken), Recover(Self, 1, Shield)}}}}
}

// repairAstromech is an astromech of the R5 series. Action: spend 1 charge to repair 1 facedown
// damage card. Action: repair 1 faceup damage card with the Ship trait.
func repairAstromech(id string) Def {
	return Def{ID: id,
		Summary: "Action: spend 1 charge to repair a facedown damage card. Action: repair a " +
			"faceup Ship damage card.",
		Actions: []Ability{
			{Name: "repair a facedown card", Do: []Op{Spend(Self, 1, Charge), rules.RepairFacedownOp()}},
			{Name: "repair a faceup Ship card", Do: []Op{rules.RepairFaceupOp("ship")}},
		}}
}
