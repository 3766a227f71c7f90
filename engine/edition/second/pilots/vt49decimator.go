package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// vt49decimator are the pilots of the VT-49 Decimator.
func vt49decimator() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you attack a ship in the full arc of a reinforce token of yours, you may " +
				"change 1 focus to a critical hit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{Either(All(Has(ReinforceFore), Defender.Is(In(FullFront))),
					All(Has(ReinforceAft), Defender.Is(In(FullRear))))},
				Do: []Op{Change(AttackDice, 1, Focus, Crit)}}},
		}, "rearadmiralchiraneau"),

		printed(Def{
			Summary: "In the End phase you may spend 1 charge to turn a reinforce token to your other " +
				"full arc instead of removing it.",
			Abilities: []Ability{{Name: "hold the shields", When: DuringEnd,
				If: []Cond{Either(Has(ReinforceFore), Has(ReinforceAft))},
				Do: []Op{Spend(Self, 1, Charge), PickOne(Self,
					Alt("from fore to aft",
						ConvertToken(Self, ReinforceFore, ReinforceAft)),
					Alt("from aft to fore",
						ConvertToken(Self, ReinforceAft, ReinforceFore)))}}},
		}, "mornakee"),

		printed(Def{
			Summary: "You may make primary attacks at range 0.",
			Mods:    []Mod{Permits(game.AtRangeZero).If(Attacking, PrimaryAttack)},
		}, "captainoicunn"),
	)
}
