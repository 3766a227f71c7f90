package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// rollsMore returns the abilities with which you may roll 1 more die while you attack, under
// certain conditions, or defend, under others.
func rollsMore(attacking, defending []Cond) []Ability {
	return []Ability{
		{Name: "roll another die", When: BeforeAttackRoll, If: attacking,
			Do: []Op{AddDice(AttackDice, 1)}},
		{Name: "roll another die", When: BeforeDefenseRoll, If: defending,
			Do: []Op{AddDice(DefenseDice, 1)}},
	}
}

// inRed returns the abilities of a text about what you may do after you fully execute a red
// maneuver or perform a red action.
func inRed(name string, ops ...Op) []Ability {
	return []Ability{
		{Name: name, When: AfterManeuver, If: []Cond{FullyExecuted, ManeuverIs(game.DifficultyRed)},
			Do: ops},
		{Name: name, When: AfterAction, If: []Cond{Acted(game.AsRed)}, Do: ops},
	}
}
