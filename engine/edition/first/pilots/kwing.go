package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// kwing are the pilots of the K-wing.
func kwing() []Def {
	return []Def{
		{ID: "mirandadoni",
			Summary: "Once a round while you attack, you may spend 1 shield to roll 1 more attack die, " +
				"or roll 1 attack die fewer to recover 1 shield.",
			Abilities: []Ability{{Name: "shift power", When: AfterDefender, Per: game.OncePerRound,
				Do: []Op{PickOne(Self,
					Alt("spend a shield", Spend(Self, 1, Shield), AddDice(AttackDice, 1)),
					Alt("recover a shield", AddDice(AttackDice, -1), Recover(Self, 1, Shield)))}}}},

		{ID: "esegetuketu",
			Summary: "While another friendly ship at range 1-2 attacks, it may use your focus tokens " +
				"as its own.",
			Mods: []Mod{Lends(FocusToken).For(OtherFriend, At(1, 2), Attacking)}},
	}
}
