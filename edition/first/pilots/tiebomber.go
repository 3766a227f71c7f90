package pilots

import (
	. "koiogran/card"
)

// tiebomber are the pilots of the TIE bomber.
func tiebomber() []Def {
	return []Def{
		{ID: "captainjonus",
			Summary: "Another friendly ship at range 1 that attacks with a secondary weapon may reroll " +
				"up to 2 attack dice.",
			Abilities: []Ability{{Name: "direct the fire", When: ModifyAttack,
				If: []Cond{OtherFriend(Attacker), Within(1, 1, Attacker), Not(PrimaryAttack)},
				Do: []Op{Reroll(AttackDice, 2)}}}},
	}
}
