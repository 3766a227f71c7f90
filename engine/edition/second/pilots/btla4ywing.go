package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// btla4ywing are the pilots of the BTL-A4 Y-wing.
func btla4ywing() []Def {
	return slices.Concat(
		printed(norraWexley, "norrawexley-btla4ywing"),

		printed(Def{
			Summary: "You may reroll 1 attack die for every other friendly ship at range 0-1 of the " +
				"defender while you attack.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				Do: []Op{Reroll(AttackDice, Ships(OtherFriend, Defender.At(0, 1)))}}},
		}, "hortonsalm", "hortonsalm-swz106"),

		printed(Def{
			Summary: "After you perform a lock action, a friendly ship at range 1-3 may lock the " +
				"same object at any range.",
			Abilities: []Ability{{Name: "share the lock", When: AfterAction,
				If: []Cond{About(game.LockAction)},
				Do: []Op{Choose(Friend, At(1, 3)),
					rules.LockOn(Chosen, LockedObject, rules.AtAnyRange)}}},
		}, "dutchvander", "dutchvander-swz106"),

		printed(Def{
			Summary: "After you spend a lock during an attack, a friendly ship at range 1-3 may " +
				"lock the defender.",
			Abilities: []Ability{{Name: "pass the target on", When: AfterSpend,
				If: []Cond{About(Lock)},
				Do: []Op{Choose(Friend, At(1, 3)),
					rules.LockOn(Chosen, ObjectOf(Defender))}}},
		}, "dutchvander-battleofyavin", "dutchvander-battleofyavin-lsl"),

		printed(Def{
			Summary: "In the System phase, with no enemy ship at range 1-2, you may recover 1 " +
				"charge of an upgrade.",
			Abilities: []Ability{{Name: "recover a charge", When: SystemStep,
				If: []Cond{Not(Any(Enemy, At(1, 2)))}, Do: []Op{Recover(Self, 1, UpgradeCharge)}}},
		}, "holokand-battleofyavin", "holokand-battleofyavin-lsl"),

		printed(Def{
			Summary: "In your single turret arc attacks you may reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{AttackWith(Turret)}, Do: []Op{Reroll(AttackDice, 2)}}},
		}, "popskrail-battleofyavin", "popskrail-battleofyavin-lsl"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may spend 1 focus token: a friendly " +
				"ship at range 0-1 rolls 1 more defense die this round.",
			Abilities: []Ability{{Name: "guard", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, FocusToken),
					Choose(Friend, At(0, 1)), Lasting(ThisRound, Chosen, Add(DefenseDiceOf, 1))}}},
		}, "evaanverlaine"),

		printed(Def{
			Summary: "After you fully execute a white maneuver, a friendly ship at range 0-1 may " +
				"perform a focus action.",
			Abilities: []Ability{{Name: "steady", When: AfterManeuver,
				If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyWhite)},
				Do: []Op{Choose(Friend, At(0, 1)),
					Perform(Chosen, 0, game.FocusAction)}}},
		}, "popskrail"),

		printed(Def{
			Summary: "While you defend with another friendly ship at range 0-1, you may roll 1 more " +
				"defense die.",
			Abilities: []Ability{{Name: "roll another die", When: BeforeRoll(DefenseDice),
				If: []Cond{Any(OtherFriend, At(0, 1))}, Do: []Op{AddDice(DefenseDice, 1)}}},
		}, "dextiree-battleofyavin", "dextiree-battleofyavin-lsl"),

		btla4ywingOfScum(),
	)
}

// norraWexley is the text of cards of several ships.
var norraWexley = Def{
	Summary: "While you defend with an enemy ship at range 0-1, add 1 evade result.",
	Abilities: []Ability{{Name: "add an evade", When: ModifyDefense, Must: true,
		If: []Cond{Any(Enemy, At(0, 1))}, Do: []Op{AddResult(DefenseDice, Evade)}}},
}

// btla4ywingOfScum are the Scum pilots of the BTL-A4 Y-wing.
func btla4ywingOfScum() []Def {
	return slices.Concat(
		// 2e.attack.arc-type-is-weapon-symbol: a turret is not part of the front arc, wherever it points.
		printed(Def{
			Summary: "While you attack with anything but a front arc weapon, you roll 1 more attack " +
				"die.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(Not(AttackWith(Front)))},
		}, "kavil"),

		printed(Def{
			Summary: "Before you engage, in no enemy ship's front arc, you may lock an enemy ship in " +
				"your full front arc.",
			Abilities: []Ability{{Name: "acquire a lock", When: BeforeEngage,
				If: []Cond{Not(Any(Enemy, Self.Is(Chosen.In(Front))))},
				Do: []Op{Choose(Enemy, In(FullFront)), LockShip(Chosen)}}},
		}, "leemakai"),

		printed(Def{
			Summary: "While a friendly non-limited ship attacks a ship in your firing arc, it may " +
				"reroll 1 attack die.",
			Abilities: []Ability{{Name: "spot", When: ModifyAttack, By: []Cond{Friend, Not(Limited)},
				If: []Cond{Defender.Is(In(Firing))}, Do: []Op{Reroll(AttackDice, 1)}}},
		}, "drearenthal"),

		printed(Def{
			Summary: "Each enemy ship at range 0-1 of a friendly device that you have locked gains 1 " +
				"strain token after the device detonates.",
			Abilities: []Ability{{Name: "spread shrapnel", When: AfterDetonate, Must: true,
				By: []Cond{Friend}, If: []Cond{ThatObject.Locked},
				Do: []Op{EachShip([]Cond{Enemy, ThatObject.At(0, 1)}, Gain(Chosen, 1, StrainToken))}}},
		}, "padric"),

		printed(Def{
			Summary: "Damaged, you may change 1 focus to a critical hit in your front arc attacks; " +
				"while you defend, 1 focus becomes a blank before dice are modified.",
			Abilities: []Ability{
				{Name: "change a focus", When: ModifyAttack,
					If: []Cond{AttackWith(Front), Damaged},
					Do: []Op{Change(AttackDice, 1, Focus, Crit)}},
				{Name: "lose a focus", When: AfterRoll, Must: true,
					If: []Cond{About(DefenseDice), Damaged}, Do: []Op{Change(DefenseDice, 1, Focus, Blank)}},
			},
		}, "arlizhadrassian"),
	)
}
