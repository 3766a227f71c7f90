package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// btls8kwing are the pilots of the BTL-S8 K-wing.
func btls8kwing() []Def {
	unshielded := RunIf("have no shields", Not(Has(Shield)), func(*game.Exec) {})
	return printed(Def{
		Summary: "In your primary attacks you may spend 1 shield to roll 1 more attack die or, " +
			"without shields, roll 1 attack die fewer to recover 1 shield.",
		Abilities: []Ability{{Name: "shift power", When: BeforeAttackRoll, If: []Cond{PrimaryAttack},
			Do: []Op{PickOne(Self,
				Alt("spend a shield", Spend(Self, 1, Shield), AddDice(AttackDice, 1)),
				Alt("recover a shield", unshielded, AddDice(AttackDice, -1), Recover(Self, 1, Shield)),
			)}}},
	}, "mirandadoni")
}
