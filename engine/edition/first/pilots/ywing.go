package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// ywing are the pilots of the Y-wing.
func ywing() []Def {
	return []Def{
		{ID: "hortonsalm", Summary: "In attacks at range 2-3 you may reroll any blanks.",
			Abilities: []Ability{{Name: "reroll blanks", When: ModifyAttack,
				If: []Cond{AttackRange(2, 3)}, Do: []Op{Reroll(AttackDice, diceRolled, Blank)}}}},

		anotherDie("kavil", "In attacks on a ship outside your firing arc you roll 1 more die.",
			Defender.Is(Not(In(Firing)))),

		{ID: "dutchvander",
			Summary: "After you acquire a target lock another friendly ship at range 1-2 may acquire one.",
			Abilities: []Ability{{Name: "call the target", When: AfterLock,
				Do: []Op{Choose(OtherFriend, At(0, 2)),
					rules.EnemyLockOf(Chosen)}}}},

		{ID: "drearenthal",
			Summary: "A target lock that you have spent may be replaced by a new one, for 1 stress " +
				"token.",
			Abilities: []Ability{{Name: "lock again", When: AfterSpend,
				If: []Cond{About(Lock)},
				Do: []Op{Gain(Self, 1, StressToken), rules.EnemyLockOf(Self)}}}},
	}
}

// diceRolled is the number of attack dice.
func diceRolled(x *game.Exec) int { return x.Attack().Attack.Total() }
