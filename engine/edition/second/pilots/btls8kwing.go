package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// btls8kwing are the pilots of the BTL-S8 K-wing.
func btls8kwing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While another friendly ship at range 0-2 defends or attacks, it may spend your " +
				"focus tokens as if they were its own.",
			Mods: []Mod{Lends(FocusToken).For(OtherFriend, At(0, 2), Either(Attacking, Defending))},
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
		Abilities: []Ability{{Name: "shift power", When: BeforeRoll(AttackDice), If: []Cond{PrimaryAttack},
			Do: []Op{PickOne(Self,
				Alt("spend a shield", Spend(Self, 1, Shield), AddDice(AttackDice, 1)),
				Alt("recover a shield", unshielded, AddDice(AttackDice, -1), Recover(Self, 1, Shield)),
			)}}},
	}, "mirandadoni")
}
