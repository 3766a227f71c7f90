package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiebomber are the pilots of the TIE bomber.
func tiebomber() []Def {
	return []Def{
		{ID: "tomaxbren",
			Summary: "Once a round, after you discard an elite upgrade, it is turned faceup again.",
			Abilities: []Ability{{Name: "learn it again", When: AfterDiscard, Must: true,
				Per: game.OncePerRound, If: []Cond{discardedSlot("elite")}, Do: []Op{restoreDiscarded()}}}},

		// A primary weapon's range is 1-3 as it is.
		{ID: "majorrhymer",
			Summary: "Your secondary weapons reach 1 range nearer and farther, within range 1-3.",
			Mods:    []Mod{Add(NearestRange, -1).Within(1), Add(FarthestRange, 1).Within(3)}},

		{ID: "captainjonus",
			Summary: "Up to 2 attack dice may be rerolled by another friendly ship at range 1 while it " +
				"attacks with a secondary weapon.",
			Abilities: []Ability{{Name: "direct the fire", When: ModifyAttack,
				By: []Cond{OtherFriend, At(1, 1)}, If: []Cond{Not(PrimaryAttack)},
				Do: []Op{Reroll(AttackDice, 2)}}}},

		{ID: "deathfire",
			Summary: "When you reveal your dial, and after an action, you may perform the action of a " +
				"bomb upgrade.",
			Abilities: []Ability{
				{Name: "bomb at the reveal", When: AfterReveal, Do: []Op{rules.PerformCard("bomb")}},
				{Name: "bomb after an action", When: AfterAction, Do: []Op{rules.PerformCard("bomb")}},
			}},
	}
}

// restoreDiscarded turns the window's discarded card faceup again.
func restoreDiscarded() Op {
	return Run("turn the card faceup", func(x *game.Exec) {
		RestoreUpgrade(x, game.CardID(x.Trigger().N))
	})
}

// discardedSlot reports whether the window's discarded card fills such a slot.
func discardedSlot(slot string) Cond {
	return func(x *game.Exec) bool { return x.G.Cards[x.Trigger().N].Slot == slot }
}
