package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tiesffighter are the pilots of the TIE/sf fighter.
func tiesffighter() []Def {
	return []Def{
		{ID: "quickdraw",
			Summary: "Once a round, when you lose a shield, you may attack with your primary weapon.",
			Abilities: []Ability{{Name: "draw first", When: AfterShieldLost, Per: game.OncePerRound,
				Do: []Op{rules.Attack(Self, rules.WithPrimary)}}}},

		{ID: "backdraft",
			Summary: "While you attack a ship in your auxiliary firing arc, you may add 1 critical hit.",
			Abilities: []Ability{{Name: "add a critical hit", When: ModifyAttack,
				If: []Cond{Defender.Is(In(Rear))}, Do: []Op{AddResult(AttackDice, Crit)}}}},
	}
}
