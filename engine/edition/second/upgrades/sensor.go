package upgrades

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// sensor are the sensors.
func sensor() []Def {
	return []Def{
		{ID: "advancedsensors",
			Summary: "After you reveal your dial, you may perform 1 action, and then no other during " +
				"your activation.",
			Abilities: []Ability{{Name: "act early", When: AfterReveal,
				Do: []Op{Perform(Self, 0), Provided(DidPerform, Lasting(ThisActivation, Self,
					Forbids(Acting).Because(game.ActionsOver)))}}}},

		{ID: "blanksignature-battleoverendor",
			Summary: "While you defend, unless the attacker has locked you, you may spend 1 charge to change " +
				"1 focus result to an evade.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyDefense,
				If: []Cond{Not(Attacker.Is(HasLockOn(Self)))},
				Do: []Op{Spend(Self, 1, Charge), Change(DefenseDice, 1, Focus, Evade)}}}},

		{ID: "collisiondetector",
			Summary: "You may boost and barrel roll through and onto obstacles. After you meet one, " +
				"you may spend 1 charge to ignore it until the end of the round.",
			Mods: []Mod{Ignores(ObstaclesInMoves)},
			Abilities: []Ability{{Name: "ignore the obstacle", When: ObstacleMet,
				Do: []Op{Spend(Self, 1, Charge), ignoreObstacle()}}}},

		{ID: "firecontrolsystem",
			Summary: "While you attack a ship that you have locked, you may reroll 1 die; then you " +
				"cannot spend that lock during the attack.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{HasLockOn(Defender)},
				Do: []Op{Reroll(AttackDice, 1), Lasting(ThisAttack, Self, Forbids(SpendingLocks).If(Other.Is(Defending)))}}}},

		{ID: "longrangescanners-alphaclassstarwing",
			Summary: "Before you perform a lock action, you may spend 1 charge to lock at any range.",
			Mods: []Mod{Include(ActionReach, Ranges(0, Beyond)).If(About(game.LockAction), Marked,
				Performing(game.LockAction))},
			Abilities: forAnAction("look far", game.LockAction)},

		{ID: "passivesensors",
			Summary: "Action, only in your Perform Action step: spend the charge. While the charge is " +
				"inactive, you cannot be coordinated, and before you engage you may perform a " +
				"calculate or lock action.",
			Actions: []Ability{{Name: "go passive", If: []Cond{inOwnStep},
				Do: []Op{Spend(Self, 1, Charge)}}},
			Mods: []Mod{Forbids(BeingCoordinated).If(Not(Has(Charge)))},
			Abilities: []Ability{{Name: "calculate or lock", When: BeforeEngage,
				If: []Cond{Not(Has(Charge))},
				Do: []Op{Perform(Self, 0, game.CalculateAction, game.LockAction)}}}},

		{ID: "relaysystem-tiephphantom",
			Summary: "When a friendly ship at range 0-2 performs a lock action, you may lock the same " +
				"object. After your attack hits, you may give up your lock on the defender so that " +
				"another friendly ship at range 0-1 acquires one.",
			Abilities: []Ability{
				{Name: "lock the same object", When: AfterAction,
					By: []Cond{Friend, At(0, 2)}, If: []Cond{About(game.LockAction)},
					Do: []Op{rules.LockOn(Self, LockedObject)}},
				{Name: "pass the lock on", When: AfterAttack, If: []Cond{AttackHit},
					Do: []Op{Choose(OtherFriend, At(0, 1)),
						SpendLock(Defender), rules.LockOn(Chosen, ObjectOf(Defender))}},
			}},

		{ID: "trajectorysimulator",
			Summary: "Where you would drop or launch a bomb in the System phase you may launch it with " +
				"the straight 5 template instead.",
			Mods: []Mod{Include(DeviceTemplates, BombsFar).If(InPhase(game.SystemPhase))}},
	}
}

// inOwnStep reports whether the open menu of actions belongs to the ship's Perform Action step.
func inOwnStep(x *game.Exec) bool { return x.Trigger().Terms&game.InStep != 0 }

// ignoreObstacle is the op with which Self ignores the obstacle that it has just met until the end
// of the round (2e.obstacle.ignore).
func ignoreObstacle() Op {
	return Run("ignore the obstacle", func(x *game.Exec) {
		x.Ship(x.Self()).Ignored |= 1 << x.Trigger().Object.ID
	})
}
