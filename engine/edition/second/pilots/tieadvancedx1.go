package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tieadvancedx1 are the pilots of the TIE Advanced x1.
func tieadvancedx1() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may spend 1 Force to perform a second action after you perform an action.",
			Abilities: []Ability{{Name: "act again", When: AfterAction,
				Do: []Op{Spend(Self, 1, Force), Perform(Self, 0)}}},
		}, "darthvader", "darthvader-swz105"),

		printed(Def{
			Summary: "You may spend 1 Force to change 1 blank to a hit while you attack.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyAttack,
				Do: []Op{Spend(Self, 1, Force), Change(AttackDice, 1, Blank, Hit)}}},
		}, "darthvader-battleofyavin", "darthvader-battleofyavin-lsl"),

		printed(Def{
			Summary: "When the defender of your attack would be dealt a faceup damage card, 3 are " +
				"drawn: you choose the one that is dealt, and the others are discarded.",
			Abilities: []Ability{{Name: "choose the damage", When: WouldBeDealt(Faceup), Must: true,
				By: []Cond{Defending}, If: []Cond{Attacking}, Do: []Op{Instead(rules.DrawFaceup(3))}}},
		}, "maarekstele", "maarekstele-swz105"),

		printed(Def{
			Summary: "You may perform a red boost action after you perform an action.",
			Abilities: []Ability{{Name: "boost", When: AfterAction,
				Do: []Op{Perform(Self, game.AsRed, game.BoostAction)}}},
		}, "junoeclipse"),

		printed(Def{
			Summary: "While you execute a maneuver, you may make its speed 1 higher or lower.",
			Abilities: []Ability{{Name: "change the speed", When: BeforeManeuver,
				If: []Cond{rules.CanExecute}, Do: []Op{ExecuteAs(Faster(-1), Faster(1))}}},
		}, "vedfoslo"),

		printed(Def{
			Summary: "During the End phase, you may spend your lock on an enemy ship. If you do, it " +
				"exposes 1 of its damage cards.",
			Abilities: []Ability{{Name: "expose a damage card", When: DuringEnd,
				Do: []Op{Choose(Enemy), SpendLock(Chosen),
					rules.ExposeCard(Chosen)}}},
		}, "zertikstrom"),
	)
}
