package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/geom"
)

// btla4ywingOfScum are the Scum pilots of the BTL-A4 Y-wing.
func btla4ywingOfScum() []Def {
	return slices.Concat(
		// 2e.attack.arc-type-is-weapon-symbol: a turret is not part of the front arc, wherever it points.
		printed(Def{
			Summary: "While you attack with anything but a front arc weapon, you roll 1 more attack " +
				"die.",
			Mods: []Mod{Add(AttackDiceOf, 1).If(Not(AttackArc(geom.FrontArc)))},
		}, "kavil"),

		printed(Def{
			Summary: "Before you engage, in no enemy ship's front arc, you may lock an enemy ship in " +
				"your full front arc.",
			Abilities: []Ability{{Name: "acquire a lock", When: BeforeEngage,
				If: []Cond{Not(Any(Enemy, Self.Is(InOf(Chosen, Front))))},
				Do: []Op{Choose(Enemy, In(FullFront)), LockShip(Chosen)}}},
		}, "leemakai"),

		printed(Def{
			Summary: "While a friendly non-limited ship attacks a ship in your firing arc, it may " +
				"reroll 1 attack die.",
			Abilities: []Ability{{Name: "spot", When: ModifyAttack, By: []Cond{Friend, Not(Limited)},
				If: []Cond{Defender.Is(In(Firing))}, Do: []Op{Reroll(AttackDice, 1)}}},
		}, "drearenthal"),

		printed(Def{
			Summary: "Each enemy ship at range 0-1 of a friendly device that you have locked gains 1 " +
				"strain token after the device detonates.",
			Abilities: []Ability{{Name: "spread shrapnel", When: AfterDetonate, Must: true,
				By: []Cond{Friend}, If: []Cond{LockedOnIt},
				Do: []Op{EachShip([]Cond{Enemy, AtObject(0, 1)}, Gain(Chosen, 1, StrainToken))}}},
		}, "padric"),

		printed(Def{
			Summary: "Damaged, you may change 1 focus to a critical hit in your front arc attacks; " +
				"while you defend, 1 focus becomes a blank before dice are modified.",
			Abilities: []Ability{
				{Name: "change a focus", When: ModifyAttack,
					If: []Cond{AttackArc(geom.FrontArc), Damaged},
					Do: []Op{Change(AttackDice, 1, Focus, Crit)}},
				{Name: "lose a focus", When: AfterRoll, Must: true,
					If: []Cond{About(DefenseDice), Damaged}, Do: []Op{Change(DefenseDice, 1, Focus, Blank)}},
			},
		}, "arlizhadrassian"),
	)
}
