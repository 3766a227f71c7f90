package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// ewing are the pilots of the E-wing.
func ewing() []Def {
	return []Def{
		{ID: "corranhorn",
			Summary: "You may attack at the start of the End phase. If you do, you cannot attack in the " +
				"next round.",
			Abilities: []Ability{{Name: "attack late", When: StartOf(game.EndPhase),
				Do: []Op{rules.Attack(Self), Lasting(NextRound, Self, Forbids(DeclaringAttacks))}}}},

		{ID: "etahnabaht",
			Summary: "A friendly ship that attacks an enemy ship in your firing arc at range 1-3 may change " +
				"1 hit to a critical hit.",
			Abilities: []Ability{{Name: "change a hit", When: ModifyAttack, By: []Cond{Friend},
				If: []Cond{Defender.Is(Enemy), Defender.Is(In(Firing, 1, 3))}, Do: []Op{Change(AttackDice, 1, Hit, Crit)}}}},
	}
}
