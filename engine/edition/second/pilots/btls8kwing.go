package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// btls8kwing are the pilots of the BTL-S8 K-wing.
func btls8kwing() []Def {
	lends := []Cond{OtherFriend, At(0, 2)}
	return slices.Concat(
		// No card that is built lets a Rebel spend a focus token of its own for anything else while it
		// attacks or defends.
		printed(Def{
			Summary: "While a friendly ship at range 0-2 defends or attacks it may spend your focus tokens as " +
				"if they were its own.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "lend focus", When: w.when, By: lends,
					Do: []Op{SpendLent(Active, Self, FocusToken), Change(w.dice, Every, Focus, w.good)}}
			}),
		}, "esegetuketu"),

		mirandaDoni(),
	)
}

// mirandaDoni is Miranda Doni.
func mirandaDoni() []Def {
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
