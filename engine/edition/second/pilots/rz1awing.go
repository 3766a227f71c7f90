package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// rz1awing are the pilots of the RZ-1 A-wing.
func rz1awing() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "After you fully execute a maneuver, you may spend 2 Force: a friendly ship at " +
				"range 1-2 may perform an action, even while stressed.",
			Abilities: []Ability{{Name: "guide", When: AfterManeuver, If: []Cond{FullyExecuted},
				Do: []Op{Choose(Friend, At(1, 2)), Spend(Self, 2, Force),
					Perform(Chosen, game.WhileStressed)}}},
		}, "ahsokatano-rz1awing"),

		printed(Def{
			Summary: "You may make missile attacks while disarmed, with 4 attack dice at most.",
			Mods: []Mod{Permits(game.Disarmed).If(AttackWith("missile")),
				Cap(AttackDiceOf, 4).If(AttackWith("missile"), Has(DisarmToken))},
		}, "tychocelchu-battleoverendor", "tychocelchu-battleoverendor-lsl"),

		printed(Def{
			Summary: "With up to 2 stress tokens you may perform actions.",
			Mods:    []Mod{Permits(game.Stressed).If(Compare(Count(StressToken), AtMost, 2))},
		}, "tychocelchu"),

		printed(Def{
			Summary: "A friendly ship at range 0-1 may perform a focus action after you perform a barrel " +
				"roll or boost action.",
			Abilities: []Ability{{Name: "steady a ship", When: AfterAction, If: []Cond{repositioned},
				Do: []Op{Choose(Friend, At(0, 1)), Perform(Chosen, 0, game.FocusAction)}}},
		}, "jakefarrell", "jakefarrell-swz106"),

		printed(Def{
			Summary: "In your primary attacks against a ship in your front arc the defender rolls 1 " +
				"defense die fewer.",
			Mods: []Mod{Add(DefenseDiceOf, -1).For(Defending, In(Front)).If(Attacking, PrimaryAttack)},
		}, "wedgeantilles-rz1awing"),

		rz1awingOfLowInitiative(),

		printed(Def{
			Summary: "You may attack at range 0, as if it were range 1. A boost that would fail because it " +
				"overlaps a ship is executed in part, like a maneuver.",
			Mods: []Mod{Permits(game.AtRangeZero).If(Attacking), Ignores(ShipsInBoosts),
				Set(AttackRangeOf, 1).If(Attacking, AttackRange(0, 0))},
		}, "arvelcrynyd-swz106"),

		printed(sharaBey, "sharabey-rz1awing", "sharabey-swz106"),
		printed(heraSyndulla, "herasyndulla-rz1awing"),
		printed(Def{
			Summary: "After you reveal a bank or turn without an active Force charge, you may recover 1 Force. " +
				"If you do, you increase the difficulty of that maneuver and execute it as a sideslip.",
			Abilities: slipping(
				[]Cond{Not(Has(Force)), Revealed(
					Bearings(geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight),
					Either(ManeuverIs(game.DifficultyBlue), ManeuverIs(game.DifficultyWhite)))},
				[]Op{Recover(Self, 1, Force)},
				Run("increase the difficulty", func(x *game.Exec) { x.Move().Changed++ })),
		}, "keovenzee"),
	)
}

// rz1awingOfLowInitiative returns the pilots of initiative 3 and less.
func rz1awingOfLowInitiative() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you defend, you may gain 1 strain token to change 1 focus result to an evade.",
			Abilities: []Ability{{Name: "change a focus", When: ModifyDefense,
				Do: []Op{Gain(Self, 1, StrainToken), Change(DefenseDice, 1, Focus, Evade)}}},
		}, "arvelcrynyd-battleoverendor", "arvelcrynyd-battleoverendor-lsl"),

		printed(Def{
			Summary: "You may make primary attacks at range 0. A boost that would fail because it overlaps a " +
				"ship is executed in part, like a maneuver.",
			Mods: []Mod{Permits(game.AtRangeZero).If(Attacking, PrimaryAttack), Ignores(ShipsInBoosts)},
		}, "arvelcrynyd"),

		printed(Def{
			Summary: "After you acquire or spend a lock, you may remove 1 of your red tokens.",
			Abilities: []Ability{
				{Name: "remove a red token", When: AfterLock, Do: []Op{Remove(Self, 1, RedTokens)}},
				{Name: "remove a red token", When: AfterSpend, If: []Cond{About(Lock)},
					Do: []Op{Remove(Self, 1, RedTokens)}},
			},
		}, "derekklivian"),

		printed(Def{
			Summary: "While you defend, you may gain 1 strain token to change up to 2 blanks to focus results.",
			Abilities: []Ability{{Name: "change blanks", When: ModifyDefense,
				Do: []Op{Gain(Self, 1, StrainToken), Change(DefenseDice, UpTo(2), Blank, Focus)}}},
		}, "gemmersojan-battleoverendor", "gemmersojan-battleoverendor-lsl"),

		printed(Def{
			Summary: "While you defend or attack at attack range 1 in the enemy ship's front arc, you may " +
				"change 1 result to an evade or a hit.",
			Abilities: twoSided(func(w side) Ability {
				return Ability{Name: "get in close", When: w.when,
					If: []Cond{AttackRange(1, 1), w.enemy.In(Front)},
					Do: []Op{Change(w.dice, 1, w.others, w.good)}}
			}),
		}, "sabinewren-rz1awing"),
	)
}
