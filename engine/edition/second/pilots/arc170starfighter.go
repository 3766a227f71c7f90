package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// arc170starfighter are the pilots of the ARC-170 starfighter.
func arc170starfighter() []Def {
	return slices.Concat(
		printed(oddBall, "oddball-arc170starfighter"),

		printed(sharaBey, "sharabey"),

		// "Wolffe": an attack of a turret is not a front arc attack.
		printed(Def{
			Summary: "In your primary front arc attacks you may spend 1 charge to reroll 1 attack die; " +
				"in your primary rear arc attacks you may recover 1 charge to roll 1 more attack die.",
			Abilities: []Ability{
				{Name: "reroll", When: ModifyAttack, If: []Cond{PrimaryAttack, AttackWith(Front)},
					Do: []Op{Spend(Self, 1, Charge), Reroll(AttackDice, 1)}},
				{Name: "roll another die", When: BeforeRoll(AttackDice),
					If: []Cond{PrimaryAttack, AttackWith(Rear)},
					Do: []Op{Recover(Self, 1, Charge), AddDice(AttackDice, 1)}},
			},
		}, "wolffe", "wolffe-siegeofcoruscant", "wolffe-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "While a friendly ship in your left or right arc at range 1-2 makes a primary " +
				"attack, it may reroll 1 attack die.",
			Abilities: []Ability{{Name: "cover fire", When: ModifyAttack,
				By: []Cond{Friend, In(Left|Right, 1, 2)}, If: []Cond{PrimaryAttack},
				Do: []Op{Reroll(AttackDice, 1)}}},
		}, "sinker"),

		printed(Def{
			Summary: "After a friendly ship in your left or right arc at range 1-2 defends, you may " +
				"lock the attacker.",
			Abilities: []Ability{{Name: "lock the attacker", When: AfterDefend,
				By: []Cond{Friend, In(Left|Right, 1, 2)},
				Do: []Op{rules.LockOn(Self, ObjectOf(Attacker))}}},
		}, "jag"),

		printed(Def{
			Summary: "After a friendly ship in your left or right arc at range 0-2 attacks, unless " +
				"you are strained, you may lock the defender.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterAttack,
				By: []Cond{Friend, In(Left|Right, 0, 2)}, If: []Cond{Not(Has(StrainToken))},
				Do: []Op{rules.LockOn(Self, ObjectOf(Defender))}}},
		}, "jag-siegeofcoruscant", "jag-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After you fully execute a red maneuver or perform a red action, you may choose " +
				"an enemy ship at range 0-1 and a friendly ship at range 0-3, which gains a lock on it.",
			Abilities: inRed("direct", Choose(Enemy, At(0, 1)), Mark(ThisPhase, Chosen),
				Choose(Friend, At(0, 3)), Run("gain a lock on the ship", lockMarked),
				Provided(Anyone, Unmark(marked))),
		}, "oddball-siegeofcoruscant", "oddball-siegeofcoruscant-lsl"),

		printed(Def{
			Summary: "After you fully execute a maneuver, stressed, you may roll an attack die: a " +
				"hit or critical hit removes 1 stress token.",
			Abilities: []Ability{{Name: "calm down", When: AfterManeuver,
				If: []Cond{FullyExecuted, Stressed},
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), Remove(Self, 1, StressToken))}}},
		}, "ibtisam"),

		printed(norraWexley, "norrawexley"),
		printed(garvenDreis, "garvendreis"),
	)
}

// lockMarked has the chosen ship gain a lock on the one that the card has marked.
func lockMarked(x *game.Exec) {
	if o := game.ShipAs(marked(x)); !LockBarred(x, Chosen(x), o) {
		AcquireLock(x, Chosen(x), o)
	}
}

// lockForFocus spends the lock on the enemy ship to add 1 focus result.
func lockForFocus(w side) []Op { return []Op{SpendLock(w.enemy), AddResult(w.dice, Focus)} }

// oddBall is the text of cards of several ships.
var oddBall = Def{
	Summary: "After you fully execute a red maneuver or perform a red action, you may lock an " +
		"enemy ship in your bullseye arc.",
	Abilities: inRed("acquire a lock", Choose(Enemy, In(Bullseye)), LockShip(Chosen)),
}

// sharaBey is the text of cards of several ships.
var sharaBey = Def{
	Summary: "While you defend or make a primary attack, you may spend your lock on the enemy ship " +
		"to add 1 focus result.",
	Abilities: []Ability{
		{Name: "add a focus", When: ModifyAttack, If: []Cond{PrimaryAttack},
			Do: lockForFocus(asAttacker)},
		{Name: "add a focus", When: ModifyDefense, Do: lockForFocus(asDefender)},
	},
}
