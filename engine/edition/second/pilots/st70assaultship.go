package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// basic reports whether the present maneuver is a basic one (2e.movement.basic-bearings).
var basic = Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight)

// st70assaultship are the pilots of the ST-70 assault ship.
func st70assaultship() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "You may gain 1 strain token after you fully execute an advanced maneuver. If you " +
				"do, perform a calculate or barrel roll action, even while stressed.",
			Abilities: []Ability{{Name: "act", When: AfterManeuver, If: []Cond{FullyExecuted, Not(basic)},
				Do: []Op{Perform(Self, game.WhileStressed, game.CalculateAction, game.BarrelRollAction),
					Provided(DidPerform, Gain(Self, 1, StrainToken))}}},
		}, "q90"),

		printed(Def{
			Summary: "While you defend or attack in the front arcs of 2 enemy ships or more, at range 1-2 " +
				"of each, you may change 1 blank to a focus result.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "change a blank", When: w.when,
					If: []Cond{Compare(Ships(Enemy, Self.Is(Chosen.In(Front, 1, 2))), AtLeast, 2)},
					Do: []Op{Change(w.dice, 1, Blank, Focus)}}
			}),
		}, "themandalorian"),

		printed(Def{
			Summary: "While you attack at range 1-2, you may spend 1 non-recurring charge of an " +
				"illicit upgrade to change 1 focus to a critical hit.",
			Abilities: []Ability{{Name: "spend contraband", When: ModifyAttack,
				If: []Cond{AttackRange(1, 2)},
				Do: []Op{Spend(Self, 1, UpgradeCharge|NonRecurring, "illicit"),
					Change(AttackDice, 1, Focus, Crit)}}},
		}, "guildbountyhunter"),
	)
}
