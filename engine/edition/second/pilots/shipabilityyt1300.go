package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// yt1300Abilities are the ship abilities of the Modified YT-1300, alphabetical.
func yt1300Abilities() []Def {
	return []Def{
		{ID: "High Stakes",
			Summary: "You may roll an attack die after you perform a red action: a hit or critical hit " +
				"removes 1 stress token.",
			Abilities: []Ability{{Name: "high stakes", When: AfterAction, If: []Cond{Acted(game.AsRed), Stressed},
				Do: []Op{RollDice(AttackDice, 1),
					Provided(Shows(RolledDice, Hit|Crit), Remove(Self, 1, StressToken))}}}},

		{ID: "Solo",
			Summary: "While you defend or attack with no other friendly ship at range 0-1, you may " +
				"spend 1 charge to reroll 1 of your dice.",
			Abilities: []Ability{
				{Name: "solo", When: ModifyAttack, If: []Cond{Not(Any(OtherFriend, At(0, 1)))},
					Do: []Op{Spend(Self, 1, PilotCharge), Reroll(AttackDice, 1)}},
				{Name: "solo", When: ModifyDefense, If: []Cond{Not(Any(OtherFriend, At(0, 1)))},
					Do: []Op{Spend(Self, 1, PilotCharge), Reroll(DefenseDice, 1)}},
			}},
	}
}
