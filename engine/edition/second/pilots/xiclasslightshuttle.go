package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// xiclasslightshuttle are the pilots of the Xi-class light shuttle.
func xiclasslightshuttle() []Def {
	fighter := Either(ShipType("tiefofighter"), ShipType("tiesffighter"))
	hand := []Op{Choose(Friend, fighter, Not(took("illicit"))),
		rules.PassUpgrade(Chosen, "illicit")}
	return slices.Concat(
		printed(Def{
			Summary: "When set-up ends, you may equip friendly TIE/fo and TIE/sf fighters with your " +
				"illicit upgrades, each with 1 at most.",
			Swaps: &SwapTerms{Slots: []string{"illicit"}, Ships: []string{"tiefofighter", "tiesffighter"}},
			Abilities: []Ability{{Name: "arm the fighters", When: ForcesPlaced, Do: append(slices.Clone(hand),
				May("arm another fighter", hand...), May("arm a third fighter", hand...))}},
		}, "agentterex"),

		printed(Def{
			Summary: "After forces are placed, an enemy ship of your choice bears Broken Trust.",
			Abilities: []Ability{{Name: "recruit", When: ForcesPlaced, Must: true,
				Do: []Op{Choose(Enemy), rules.Assign("brokentrust", Chosen)}}},
		}, "agenttierny"),

		printed(Def{
			Summary: "While a friendly ship at range 0-2 makes a primary attack and rolls a blank, it " +
				"must gain 1 strain token to reroll 1 blank before dice are modified.",
			Abilities: []Ability{{Name: "push", When: AfterRoll, Must: true,
				By: []Cond{Friend, At(0, 2)}, If: []Cond{About(AttackDice), PrimaryAttack},
				Do: []Op{Gain(Attacker, 1, StrainToken), Reroll(AttackDice, 1, Blank)}}},
		}, "commandermalarus-xiclasslightshuttle"),

		printed(Def{
			Summary: "While you or a friendly small ship at range 0-2 makes a primary attack against a " +
				"damaged ship and rolled at most 2 attack dice, it may gain 1 strain token to roll 1 more.",
			Abilities: []Ability{{Name: "another attack die", When: AfterRoll,
				By:      []Cond{Either(Same(Self), All(Friend, Size(geom.Small), At(0, 2)))},
				Against: []Cond{Damaged},
				If:      []Cond{About(AttackDice), PrimaryAttack, Compare(NumberRolled(AttackDice), AtMost, 2)},
				Do:      []Op{Gain(Attacker, 1, StrainToken), RollMore(AttackDice, 1)}}},
		}, "gideonhask-xiclasslightshuttle"),
	)
}

// took reports whether a ship has an upgrade in a slot that was Self's.
func took(slot string) Cond {
	return func(x *game.Exec) bool {
		for i := range x.G.Cards {
			c := &x.G.Cards[i]
			if c.Ship == x.Self() && c.Slot == slot && x.S.Charges[i].Away() &&
				rules.HasUpgrade(x, x.Subject(), c.ID) {
				return true
			}
		}
		return false
	}
}
