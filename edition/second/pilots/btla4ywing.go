package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// btla4ywing are the pilots of the BTL-A4 Y-wing.
func btla4ywing() []Def {
	return slices.Concat(
		// While you defend, if an enemy ship is at range 0-1, add 1 evade result.
		printed(Def{
			Summary: "While you defend with an enemy ship at range 0-1, add 1 evade result.",
			Abilities: []Ability{{Name: "add an evade", When: ModifyDefence, Must: true,
				If: []Cond{Defending, AnyShip(Enemy(Chosen), Within(0, 1, Chosen))},
				Do: []Op{AddResult(DefenceDice, game.Evade)}}},
		}, "norrawexley-btla4ywing"),

		// While you attack, you can reroll 1 attack die for every other friend at range 0-1 of
		// the defender.
		printed(Def{
			Summary: "While you attack you can reroll 1 attack die for every other friend " +
				"at range 0-1 of the defender.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice,
					ShipsThat(OtherFriend(Chosen), WithinOf(Defender, 0, 1, Chosen)))}}},
		}, "hortonsalm", "hortonsalm-swz106"),

		// After you perform a lock action, you may choose a friendly ship at range 1-3: it may
		// acquire a lock on the object that you locked, at any range.
		printed(Def{
			Summary: "After you perform a lock action, a friendly ship at range 1-3 may lock the " +
				"same object at any range.",
			Abilities: []Ability{{Name: "share the lock", When: AfterAction,
				If: []Cond{Is(Self, Active), About(game.LockAction)},
				Do: []Op{Choose(Friend(Chosen), Within(1, 3, Chosen)),
					rules.LockFar(Chosen, LockedObject)}}},
		}, "dutchvander", "dutchvander-swz106"),

		// After you spend a lock during an attack, choose a friend at range 1-3: it may acquire
		// a lock on the defender.
		printed(Def{
			Summary: "After you spend a lock during an attack, a friendly ship at range 1-3 may " +
				"lock the defender.",
			Abilities: []Ability{{Name: "pass the target on", When: AfterLockSpent,
				If: []Cond{Is(Self, Active), duringAttack},
				Do: []Op{Choose(Friend(Chosen), Within(1, 3, Chosen)),
					rules.LockOn(Chosen, ObjectOf(Defender))}}},
		}, "dutchvander-battleofyavin", "dutchvander-battleofyavin-lsl"),

		// During the System phase, if no enemy ship is at range 1-2, you may recover 1 charge of an
		// upgrade.
		printed(Def{
			Summary: "In the System phase, with no enemy ship at range 1-2, you may recover 1 " +
				"charge of an upgrade.",
			Abilities: []Ability{{Name: "recover a charge", When: SystemStep,
				If: []Cond{Is(Self, Active), Not(AnyShip(Enemy(Chosen), Within(1, 2, Chosen)))},
				Do: []Op{RecoverUpgrade(Self, 1)}}},
		}, "holokand-battleofyavin", "holokand-battleofyavin-lsl"),

		// While you make a single turret arc attack, you may reroll up to 2 attack dice.
		printed(Def{
			Summary: "In your single turret arc attacks you may reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, SingleTurretAttack}, Do: []Op{Reroll(AttackDice, 2)}}},
		}, "popskrail-battleofyavin", "popskrail-battleofyavin-lsl"),

		// At the start of the Engagement phase, for 1 focus token you can choose a friend at
		// range 0-1: it rolls 1 more defence die while it defends until the end of the round.
		printed(Def{
			Summary: "At the start of the Engagement phase you may spend 1 focus token: a friendly " +
				"ship at range 0-1 rolls 1 more defence die this round.",
			Abilities: []Ability{{Name: "guard", When: StartOfEngagement,
				Do: []Op{Spend(Self, game.FocusToken),
					Choose(Friend(Chosen), Within(0, 1, Chosen)), rules.MoreDefence(Chosen, 1)}}},
		}, "evaanverlaine"),

		// Once you have fully flown a white maneuver, you can pick a friend at range 0-1: it
		// may perform a focus action.
		printed(Def{
			Summary: "After you fully execute a white maneuver, a friendly ship at range 0-1 may " +
				"perform a focus action.",
			Abilities: []Ability{{Name: "steady", When: AfterManeuver,
				If: []Cond{Is(Self, Active), FullyExecuted, ManeuverIs(game.White)},
				Do: []Op{Choose(Friend(Chosen), Within(0, 1, Chosen)),
					Perform(Chosen, 0, game.FocusAction)}}},
		}, "popskrail"),

		// While you defend, if another friendly ship is at range 0-1, you may roll 1 more defence
		// die.
		printed(Def{
			Summary: "While you defend with another friendly ship at range 0-1 you may roll 1 more " +
				"defence die.",
			Abilities: []Ability{{Name: "roll another die", When: DefenceDiceCount,
				If: []Cond{Defending, AnyShip(OtherFriend(Chosen), Within(0, 1, Chosen))},
				Do: []Op{AddDice(game.DefenceDice, 1)}}},
		}, "dextiree-battleofyavin", "dextiree-battleofyavin-lsl"),
	)
}

// duringAttack tells whether an attack is in progress.
func duringAttack(x *game.Exec) bool { return x.Attack() != nil }
