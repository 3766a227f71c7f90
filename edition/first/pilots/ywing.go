package pilots

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// ywing are the pilots of the Y-wing.
func ywing() []Def {
	return []Def{
		{ID: "hortonsalm", Summary: "In attacks at range 2-3 you may reroll any blanks.",
			Abilities: []Ability{{Name: "reroll blanks", When: ModifyAttack,
				If: []Cond{Attacking, AttackRange(2, 3)},
				Do: []Op{RerollPer(AttackDice, diceRolled, game.Blank)}}}},

		anotherDie("kavil", "In attacks on a ship outside your firing arc you roll 1 more die.",
			Not(InFiringArcOf(Self, Defender))),

		{ID: "dutchvander",
			Summary: "After you acquire a target lock another friendly ship at range 1-2 may acquire one.",
			Abilities: []Ability{{Name: "call the target", When: AfterLock, If: []Cond{Is(Self, Active)},
				Do: []Op{Choose(OtherFriend(Chosen), Within(0, 2, Chosen)),
					rules.EnemyLockOf(Chosen)}}}},

		{ID: "drearenthal",
			Summary: "A target lock that you have spent can be replaced by a new one, for 1 stress token.",
			Abilities: []Ability{{Name: "lock again", When: AfterLockSpent, If: []Cond{Is(Self, Active)},
				Do: []Op{Gain(Self, game.StressToken, 1), rules.EnemyLockOf(Self)}}}},
	}
}

// diceRolled is the number of attack dice.
func diceRolled(x *game.Exec) int { return x.Attack().Attack.Total() }
