package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// tieadvancedx1 are the pilots of the TIE Advanced x1.
func tieadvancedx1() []Def {
	acted := Is(Self, Active)
	return slices.Concat(
		// After you perform an action, you may spend 1 Force to perform an action.
		printed(Def{
			Summary: "After you perform an action you may spend 1 Force to perform another.",
			Abilities: []Ability{{Name: "act again", When: AfterAction, If: []Cond{acted},
				Do: []Op{SpendForce(1), Perform(Self, 0)}}},
		}, "darthvader", "darthvader-swz105"),

		// While you attack, you may spend 1 Force to change 1 blank to a hit.
		printed(Def{
			Summary: "While you attack you may spend 1 Force to change 1 blank to a hit.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack,
				If: []Cond{Attacking},
				Do: []Op{SpendForce(1), Change(AttackDice, 1, game.Blank, game.Hit)}}},
		}, "darthvader-battleofyavin", "darthvader-battleofyavin-lsl"),

		// While you attack, if the defender would be dealt a faceup damage card, draw 3 damage cards
		// instead, choose 1 and discard the others.
		printed(Def{
			Summary: "When the defender of your attack would be dealt a faceup damage card, 3 are " +
				"drawn: you choose the one that is dealt, and the others are discarded.",
			Abilities: []Ability{{Name: "choose the damage", When: WouldBeFaceup, Must: true,
				If: []Cond{Attacking, Is(Active, Defender)}, Do: []Op{rules.DrawFaceup(3)}}},
		}, "maarekstele", "maarekstele-swz105"),

		// After you perform an action, you may perform a red boost action.
		printed(Def{
			Summary: "After you perform an action you may perform a red boost action.",
			Abilities: []Ability{{Name: "boost", When: AfterAction, If: []Cond{acted},
				Do: []Op{Perform(Self, game.AsRed, game.BoostAction)}}},
		}, "junoeclipse"),

		// While you execute a maneuver, you may execute one of the same bearing and difficulty and
		// of a speed 1 higher or lower instead.
		printed(Def{
			Summary: "While you execute a maneuver you may make its speed 1 higher or lower.",
			Abilities: []Ability{{Name: "change the speed", When: BeforeManeuver,
				If: []Cond{Is(Self, Active), rules.CanExecute}, Do: []Op{ExecuteAtSpeed(-1, 1)}}},
		}, "vedfoslo"),

		// During the End phase, you may spend your lock on an enemy ship to expose 1 of that
		// ship's damage cards.
		printed(Def{
			Summary: "In the End phase you may spend your lock on an enemy ship: it exposes 1 of " +
				"its damage cards.",
			Abilities: []Ability{{Name: "expose a damage card", When: DuringEnd,
				Do: []Op{Choose(Enemy(Chosen), HasLockOn(Self, Chosen)), SpendLock(Chosen),
					rules.ExposeCard(Chosen)}}},
		}, "zertikstrom"),
	)
}
