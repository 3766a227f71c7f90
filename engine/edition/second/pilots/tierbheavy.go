package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// tierbheavy are the pilots of the TIE/rb heavy.
func tierbheavy() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may make a bonus attack against the attacker after a friendly ship at range 0-2 " +
				"defends, if it was dealt a damage card.",
			Abilities: []Ability{{Name: "strike back", When: AftermathBonus,
				Against: []Cond{Friend, At(0, 2)}, If: []Cond{Happened(CardsDealt)},
				Do: []Op{rules.Attack(Self, rules.Bonus, rules.Against(Attacking))}}},
		}, "flightleaderubbel"),

		printed(Def{
			Summary: "You may give 1 strain token, or 2 if you are damaged, to a ship in your turret arc " +
				"at range 0-1 after you execute a maneuver of speed 3-4.",
			Abilities: []Ability{{Name: "rampage", When: AfterManeuver, If: []Cond{Speed(3, 4)},
				Do: []Op{Choose(In(Turret, 0, 1)), Gain(Chosen, oneOrTwoDamaged, StrainToken)}}},
		}, "rampage"),

		printed(Def{
			Summary: "While a friendly ship at range 0-2 attacks, it may reroll 1 attack die if you are " +
				"in the left or right arc of the defender.",
			Abilities: []Ability{{Name: "flank", When: ModifyAttack, By: []Cond{Friend, At(0, 2)},
				If: []Cond{Defender.In(Left | Right)}, Do: []Op{Reroll(AttackDice, 1)}}},
		}, "lyttandree"),
	)
}

// oneOrTwoDamaged is 1, or 2 if Self is damaged.
func oneOrTwoDamaged(x *game.Exec) int {
	if Self.Is(Damaged)(x) {
		return 2
	}
	return 1
}
