package pilots

import (
	. "koiogran/card"
	"koiogran/game"
)

// tielnfighter are the pilots of the TIE/ln fighter.
func tielnfighter() []Def {
	return []Def{
		// While a friendly ship at range 0-1 makes a primary attack, it may reroll 1 attack die.
		{ID: "howlrunner",
			Summary: "While a friendly ship at range 0-1 makes a primary attack, it may reroll " +
				"1 attack die.",
			Abilities: []Ability{{Name: "swarm leader", When: ModifyAttack,
				If: []Cond{Friend(Attacker), Within(0, 1, Attacker), PrimaryAttack},
				Do: []Op{Reroll(AttackDice, 1)}}}},

		// While you attack at attack range 1, roll 1 more attack die.
		{ID: "maulermithel",
			Summary: "While you attack at attack range 1, you roll 1 more attack die.",
			Mods: []game.Mod{AddTo(AttackDiceOf,
				All(Attacking, Is(Subject, Self), AttackRange(1, 1)), 1)}},
	}
}
