package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// btanr2ywing are the pilots of the BTA-NR2 Y-wing.
func btanr2ywing() []Def {
	// 2e.movement.basic-bearings
	basic := Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight)
	once := Between(Count(StressToken), 1, 1)
	swap := []Op{Gain(Self, 1, StrainToken), Remove(Self, 1, StressToken)}
	return slices.Concat(
		printed(Def{
			Summary: "While a friendly ship at range 0-2 attacks a ship that has a ship friendly to " +
				"you in its left arc and another in its right arc, the attacker may reroll 1 attack die.",
			Abilities: []Ability{{Name: "close in", When: ModifyAttack, By: []Cond{Friend, At(0, 2)},
				If: []Cond{Any(Friend, InOf(Defender, Left)), Any(Friend, InOf(Defender, Right))},
				Do: []Op{Reroll(AttackDice, 1)}}},
		}, "tezanasz"),

		printed(Def{
			Summary: "After you execute a red basic maneuver or perform a red action, with exactly 1 " +
				"stress token, you may gain 1 strain token to remove it.",
			Abilities: []Ability{
				{Name: "swap stress", When: AfterManeuver,
					If: []Cond{ManeuverIs(game.DifficultyRed), basic, once}, Do: swap},
				{Name: "swap stress", When: AfterAction, If: []Cond{Acted(game.AsRed), once}, Do: swap},
			},
		}, "aftabackbar"),

		printed(Def{
			Summary: "Before you engage you may transfer 1 green token from a ship in your firing arc " +
				"at range 0-1 to yourself.",
			Abilities: []Ability{{Name: "take a token", When: BeforeEngage,
				Do: []Op{Choose(In(Firing, 0, 1)), Transfer(Chosen, Self, 1, GreenTokens)}}},
		}, "coruskapellim"),

		printed(Def{
			Summary: "After you fully execute a maneuver, if you moved through a friendly ship, you " +
				"may perform an evade action.",
			Abilities: []Ability{{Name: "through a friend", When: AfterManeuver,
				If: []Cond{FullyExecuted, Any(Friend, rules.MovedThrough)},
				Do: []Op{Perform(Self, 0, game.EvadeAction)}}},
		}, "caithrenalli", "caithrenalli-btanr2ywing"),
	)
}
