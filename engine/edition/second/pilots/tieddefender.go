package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// tieddefender are the pilots of the TIE/D defender.
func tieddefender() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend without shields you may change 1 blank to a focus result.",
			Abilities: []Ability{{Name: "change a blank", When: ModifyDefense, If: []Cond{Not(Has(Shield))},
				Do: []Op{Change(DefenseDice, 1, Blank, Focus)}}},
		}, "coloneljendon-battleoverendor", "coloneljendon-battleoverendor-lsl"),

		printed(Def{
			Summary: "After your attack hits, while you are evading, the defender exposes 1 of its damage " +
				"cards.",
			Abilities: []Ability{{Name: "expose a damage card", When: AfterAttack, Must: true,
				If: []Cond{AttackHit, Has(EvadeToken)}, Do: []Op{rules.ExposeCard(Defender)}}},
		}, "rexlerbrath"),

		vultSkerris("vultskerris"),

		printed(Def{
			Summary: "After you roll attack dice against a locked ship you may lock it.",
			Abilities: []Ability{{Name: "lock the defender", When: AttackRolled,
				If: []Cond{Defender.Is(Has(Lock))}, Do: []Op{rules.LockOn(Self, ObjectOf(Defender))}}},
		}, "colonelvessery"),
	)
}

// vultSkerris are the cards that show Vult Skerris.
func vultSkerris(ids ...string) []Def {
	return printed(Def{
		Summary: "Action: gain 1 strain token to recover 1 charge. Before you engage, for 1 " +
			"charge you may perform an action.",
		Actions: []Ability{{Name: "recover the charge",
			Do: []Op{Gain(Self, 1, StrainToken), Recover(Self, 1, Charge)}}},
		Abilities: []Ability{{Name: "act", When: BeforeEngage,
			Do: []Op{Spend(Self, 1, Charge), Perform(Self, 0)}}},
	}, ids...)
}
