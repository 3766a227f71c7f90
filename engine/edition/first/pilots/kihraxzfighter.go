package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// kihraxzfighter are the pilots of the Kihraxz fighter.
func kihraxzfighter() []Def {
	return []Def{
		{ID: "talonbanecobra",
			Summary: "While you attack or defend, your range bonus is doubled.",
			Mods:    []Mod{Double(RangeBonus)}},

		{ID: "viktorhel",
			Summary: "After you defend, unless you rolled exactly 2 defense dice, the attacker receives 1 " +
				"stress token.",
			Abilities: []Ability{{Name: "unsettle", When: AfterDefend, Must: true,
				If: []Cond{Not(Between(NumberRolled(DefenseDice), 2, 2))},
				Do: []Op{Gain(Attacker, 1, StressToken)}}}},

		{ID: "grazthehunter",
			Summary: "While you defend against a ship in your firing arc, you roll 1 more defense die.",
			Mods:    []Mod{Add(DefenseDiceOf, 1).If(Attacker.Is(In(Firing)))}},

		{ID: "captainjostero",
			Summary: "Once a round, after an enemy ship that is not defending suffers damage, you may attack " +
				"it.",
			Abilities: []Ability{{Name: "finish it", When: AfterSuffer, Per: game.OncePerRound,
				By: []Cond{Enemy, Not(Defending)}, Do: []Op{strike(Active)}}}},
	}
}
