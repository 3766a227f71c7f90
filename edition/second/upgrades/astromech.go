package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
)

// astromech are the astromechs.
func astromech() []Def {
	return []Def{
		// After you perform an action, you may spend 1 charge to perform a red lock action.
		{ID: "preciseastromech-battleofyavin",
			Summary: "After you perform an action, for 1 charge you can perform a red lock action.",
			Abilities: []Ability{{Name: "lock", When: AfterAction, If: []Cond{Is(Self, Active)},
				Do: []Op{SpendCharge(1), Perform(Self, game.AsRed, game.LockAction)}}}},

		shieldAstromech("r2a3-battleofyavin"),
		shieldAstromech("r2astromech"),
		shieldAstromech("r2d2"),
		shieldAstromech("r2d2-battleofyavin"),
		shieldAstromech("r2f2-battleofyavin"),

		// You can maintain 2 locks on different objects. After you perform a lock action, you may
		// acquire another lock.
		{ID: "r3astromech",
			Summary: "You can keep 2 locks, on different objects. After a lock action you may " +
				"acquire another lock.",
			Mods: []game.Mod{Set(LocksKept, Is(Self, Subject), 2)},
			Abilities: []Ability{{Name: "second lock", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.LockAction)},
				Do: []Op{rules.AcquireLockOp()}}}},

		// Your basic maneuvers of speed 1 and 2 (straight, bank, turn) are easier.
		{ID: "r4astromech",
			Summary: "Your straight, bank and turn maneuvers of speed 1-2 are easier.",
			Mods: []game.Mod{AddTo(DifficultyOf, All(Is(Self, Subject), Speed(1, 2),
				Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft,
					geom.TurnRight)), -1)}},

		repairAstromech("r5astromech"),
		repairAstromech("r5d8"),
		repairAstromech("r5d8-battleofyavin"),
		repairAstromech("r5k6-battleofyavin"),

		// After you perform a lock action, you may perform a red rotate action.
		{ID: "targetingastromech-battleofyavin",
			Summary: "A lock action of yours may be followed by a red rotate action.",
			Abilities: []Ability{{Name: "rotate", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.LockAction)},
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
			If: []Cond{Is(Self, Active)},
			Do: []Op{SpendCharge(1), Gain(Self, game.DisarmToken, 1), RecoverShield()}}}}
}

// repairAstromech is an astromech of the R5 series. Action: spend 1 charge to repair 1 facedown
// damage card. Action: repair 1 faceup damage card with the Ship trait.
func repairAstromech(id string) Def {
	return Def{ID: id,
		Summary: "Action: spend 1 charge to repair a facedown damage card. Action: repair a " +
			"faceup Ship damage card.",
		Actions: []Ability{
			{Name: "repair a facedown card", Do: []Op{SpendCharge(1), rules.RepairFacedownOp()}},
			{Name: "repair a faceup Ship card", Do: []Op{rules.RepairFaceupOp("ship")}},
		}}
}
