package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// facts are pilots who go by what has happened in the attack.
func facts() []Def {
	spentCalculate := []Cond{HasSpent(CalculateToken)}
	return slices.Concat(
		printed(Def{
			Summary: "After you defend, unless you rolled exactly 2 defense dice, the attacker gains 1 " +
				"stress token.",
			Abilities: []Ability{{Name: "stress the attacker", When: AfterDefend, Must: true,
				Against: []Cond{InPlay}, By: []Cond{Same(Self)},
				If: []Cond{Not(Compare(NumberRolled(DefenseDice), Equal, 2))},
				Do: []Op{Gain(Attacker, 1, StressToken)}}},
		}, "viktorhel", "viktorhel-rogueclassstarfighter"),

		printed(Def{
			Summary: "After you defend at range 1, if the attacker modified its dice, it gains 1 deplete " +
				"token.",
			Abilities: []Ability{{Name: "deplete the attacker", When: AfterDefend, Must: true,
				If: []Cond{AttackRange(1, 1), Attacker.Is(InPlay, HasModified(AttackDice))},
				Do: []Op{Gain(Attacker, 1, DepleteToken)}}},
		}, "wrobietyce"),

		printed(Def{
			Summary: "While you defend, if the attacker modified attack dice, you may roll 1 more defense " +
				"die.",
			Abilities: []Ability{{Name: "another die", When: BeforeDefenseRoll,
				If: []Cond{Attacker.Is(HasModified(AttackDice))}, Do: []Op{AddDice(DefenseDice, 1)}}},
		}, "alexsandrkallus"),

		printed(Def{
			Summary: "After you attack or defend, if you spent a calculate token, you gain 1 calculate " +
				"token.",
			Abilities: []Ability{
				{Name: "calculate on", When: AfterAttack, Must: true, If: spentCalculate,
					Do: []Op{Gain(Self, 1, CalculateToken)}},
				{Name: "calculate on", When: AfterDefend, Must: true, If: spentCalculate,
					Do: []Op{Gain(Self, 1, CalculateToken)}},
			},
		}, "leebo", "leebo-swz103-rebelalliance"),
		pilotsOfOtherCharges(),
		pilotsAfterActions(),
	)
}

// pilotsOfOtherCharges spend charges of their upgrades.
func pilotsOfOtherCharges() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you attack you may spend 1 charge of a torpedo: the defender rolls 1 defense " +
				"die fewer.",
			Abilities: []Ability{{Name: "spend a torpedo", When: BeforeDefenseRoll,
				Against: []Cond{Same(Self)},
				Do:      []Op{Spend(Self, 1, UpgradeCharge, "torpedo"), AddDice(DefenseDice, -1)}}},
		}, "joyrekkoff"),

		printed(Def{
			Summary: "While you attack at range 1-2 you may spend 1 non-recurring charge of an illicit " +
				"upgrade to change 1 focus to a critical hit.",
			Abilities: []Ability{{Name: "spend contraband", When: ModifyAttack,
				If: []Cond{AttackRange(1, 2)},
				Do: []Op{Spend(Self, 1, UpgradeCharge|NonRecurring, "illicit"),
					Change(AttackDice, 1, Focus, Crit)}}},
		}, "guildbountyhunter"),
	)
}

// pilotsAfterActions answer actions and moves.
func pilotsAfterActions() []Def {
	again := []Op{Perform(Self, game.AsRed|game.OnBar|game.WhileStressed)}
	calm := []Cond{About(game.CoordinateAction), Compare(Count(StressToken), AtMost, 2)}
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the Engagement phase you may transfer 1 calculate token to a " +
				"friendly ship at range 1-3 with the calculate action.",
			Abilities: []Ability{{Name: "share a calculation", When: StartOfEngagement, Do: []Op{
				Choose(Friend, At(1, 3), HasAction(game.CalculateAction)),
				Transfer(Self, Chosen, 1, CalculateToken)}}},
		}, "ig88a"),

		printed(Def{
			Summary: "After you barrel roll you may choose a friendly ship without stress at range 0-1: it " +
				"gains 1 stress token, and you rotate by 180 degrees.",
			Abilities: []Ability{{Name: "turn round", When: AfterMove, If: []Cond{About(game.RollMove)},
				Do: []Op{Choose(Friend, At(0, 1), Not(Stressed)), Gain(Chosen, 1, StressToken),
					rules.TurnRound(Self)}}},
		}, "netrempollard"),

		printed(Def{
			Summary: "After you jam a ship, another ship at range 0-1 of it, of your choice, gains 1 jam " +
				"token.",
			Abilities: []Ability{{Name: "jam another", When: AfterAction, Must: true,
				If: []Cond{About(game.JamAction)},
				Do: []Op{Choose(Not(Same(Other)), AtOf(Other, 0, 1)), Gain(Chosen, 1, JamToken)}}},
		}, "takajamoreesa"),

		printed(Def{
			Summary: "After you coordinate or are coordinated with 2 stress tokens or fewer, you may " +
				"perform an action of your action bar as red, even while stressed.",
			Abilities: []Ability{
				{Name: "act on", When: AfterAction, If: calm, Do: again},
				{Name: "act on", When: AfterAction, Against: []Cond{Same(Self)}, If: calm, Do: again},
			},
		}, "nodinchavdri"),
	)
}
