package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// yt1300Abilities are the ship abilities of the Modified YT-1300, alphabetical.
func yt1300Abilities() []Def {
	return []Def{
		// After you perform a red action, you may roll 1 attack die: a hit or a crit removes 1
		// stress token.
		{ID: "High Stakes",
			Summary: "After you perform a red action you may roll an attack die: a hit or crit " +
				"removes 1 stress token.",
			Abilities: []Ability{{Name: "high stakes", When: AfterAction,
				If: []Cond{Is(Self, Active), RedAction, Stressed(Self)},
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit, game.Crit), Remove(Self, game.StressToken))}}}},

		// While you defend or attack, if no other friendly ship is at range 0-1, you may spend 1
		// charge of your ship card to reroll 1 of your dice.
		{ID: "Solo",
			Summary: "While you defend or attack with no other friendly ship at range 0-1 you may " +
				"spend 1 charge to reroll 1 of your dice.",
			Abilities: []Ability{
				{Name: "solo", When: ModifyAttack, If: []Cond{Attacking, Alone(1)},
					Do: []Op{SpendPilotCharge(1), Reroll(AttackDice, 1)}},
				{Name: "solo", When: ModifyDefence, If: []Cond{Defending, Alone(1)},
					Do: []Op{SpendPilotCharge(1), Reroll(DefenceDice, 1)}},
			}},
	}
}
