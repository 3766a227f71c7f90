package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// vt49decimator are the pilots of the VT-49 Decimator.
func vt49decimator() []Def {
	return slices.Concat(
		// While you attack, if the defender is in the full front arc and you have a reinforce fore
		// token, or in the full rear arc and you have a reinforce aft token, you may change 1 focus
		// to a crit.
		printed(Def{
			Summary: "While you attack a ship in the full arc of a reinforce token of yours, you " +
				"may change 1 focus to a crit.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyAttack,
				If: []Cond{Attacking, Either(
					All(Has(game.ReinforceFore, Self), InArcOf(Self, geom.FullFrontArc, Defender)),
					All(Has(game.ReinforceAft, Self), InArcOf(Self, geom.FullRearArc, Defender)))},
				Do: []Op{Change(AttackDice, 1, game.Focus, game.Crit)}}},
		}, "rearadmiralchiraneau"),

		// During the End phase, you may spend 1 charge to turn one of your reinforce tokens to your
		// other full arc instead of removing it.
		printed(Def{
			Summary: "In the End phase you may spend 1 charge to turn a reinforce token to your other " +
				"full arc instead of removing it.",
			Abilities: []Ability{{Name: "hold the shields", When: DuringEnd,
				If: []Cond{Either(Has(game.ReinforceFore, Self), Has(game.ReinforceAft, Self))},
				Do: []Op{SpendCharge(1), PickOne(Self,
					Alt("from fore to aft",
						KeepAs(Self, game.ReinforceFore, game.ReinforceAft)),
					Alt("from aft to fore",
						KeepAs(Self, game.ReinforceAft, game.ReinforceFore)))}}},
		}, "mornakee"),

		// You can make primary attacks at range 0.
		printed(Def{
			Summary: "You can make primary attacks at range 0.",
			Mods:    []game.Mod{Set(AttacksTouching, Is(Self, Subject), 1)},
		}, "captainoicunn"),
	)
}
