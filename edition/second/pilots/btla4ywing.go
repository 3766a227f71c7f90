package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
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

		// While you attack, you may reroll 1 attack die for each other friendly ship at range 0-1
		// of the defender.
		printed(Def{
			Summary: "While you attack you may reroll 1 attack die for each other friendly ship at " +
				"range 0-1 of the defender.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack, If: []Cond{Attacking},
				Do: []Op{RerollPer(AttackDice,
					ShipsThat(OtherFriend(Chosen), WithinOf(Defender, 0, 1, Chosen)))}}},
		}, "hortonsalm", "hortonsalm-swz106"),

		// While you make a single turret arc attack, you may reroll up to 2 attack dice.
		printed(Def{
			Summary: "In your single turret arc attacks you may reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{Attacking, SingleTurretAttack}, Do: []Op{Reroll(AttackDice, 2)}}},
		}, "popskrail-battleofyavin", "popskrail-battleofyavin-lsl"),

		// After you fully execute a white maneuver, you may choose a friendly ship at range 0-1: it
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
