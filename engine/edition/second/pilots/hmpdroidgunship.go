package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// hmpdroidgunship are the pilots of the HMP droid gunship.
func hmpdroidgunship() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you barrel roll or sideslip while stressed, you gain 1 calculate token.",
			Abilities: []Ability{
				{Name: "calculate", When: AfterMove, Must: true,
					If: []Cond{About(game.RollMove), Stressed}, Do: []Op{Gain(Self, 1, CalculateToken)}},
				{Name: "calculate", When: AfterManeuver, Must: true,
					If: []Cond{rules.Sideslips, Stressed}, Do: []Op{Gain(Self, 1, CalculateToken)}},
			},
		}, "onderonoppressor"),

		printed(Def{
			Summary: "Before you engage, another friendly ship at range 0-1 may transfer 1 calculate " +
				"token to you.",
			Abilities: []Ability{{Name: "draw a calculation", When: BeforeEngage,
				Do: []Op{Choose(OtherFriend, At(0, 1)), Transfer(Chosen, Self, 1, CalculateToken)}}},
		}, "dgs286"),

		printed(Def{
			Summary: "In your missile and cannon attacks you may remove 1 tractor token from the " +
				"defender to reroll up to 2 attack dice.",
			Abilities: []Ability{{Name: "reroll", When: ModifyAttack,
				If: []Cond{AttackWith("missile", "cannon")},
				Do: []Op{Remove(Defender, 1, TractorToken), Reroll(AttackDice, 2)}}},
		}, "geonosianprototype"),

		printed(Def{
			Summary: "After you attack a ship in your front arc, you may lock it; it then gains 1 " +
				"strain token if it is in your bullseye arc.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterAttack,
				If: []Cond{Defender.Is(In(Front))},
				Do: []Op{rules.LockOn(Self, ObjectOf(Defender)),
					Provided(Defender.Is(In(Bullseye)), Gain(Defender, 1, StrainToken))}}},
		}, "dgs047"),
	)
}
