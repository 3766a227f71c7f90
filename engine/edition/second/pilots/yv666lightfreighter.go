package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// yv666lightfreighter are the pilots of the YV-666 light freighter.
func yv666lightfreighter() []Def {
	return slices.Concat(
		printed(bossk, "bossk"),

		printed(Def{
			Summary: "Before you engage, you may spend 1 green token and 1 charge to give another ship " +
				"at range 0-1 that is not stressed 1 stress token.",
			Abilities: []Ability{{Name: "unsettle", When: BeforeEngage,
				Do: []Op{Spend(Self, 1, GreenTokens), Spend(Self, 1, Charge),
					Choose(Not(Same(Self)), At(0, 1), Not(Stressed)), Gain(Chosen, 1, StressToken)}}},
		}, "doctoraphra"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may spend your lock on a ship at range " +
				"1 to give it 1 tractor token.",
			Abilities: []Ability{{Name: "hold it", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(At(1, 1)), SpendLock(Chosen), Gain(Chosen, 1, TractorToken)}}},
		}, "lattsrazzi"),

		printed(Def{
			Summary: "If you would flee, you may spend 1 charge to go into reserve instead. At the " +
				"start of the next Planning phase, you are placed within range 1 of the edge that you " +
				"left across.",
			Abilities: []Ability{
				{Name: "slip away", When: WouldFlee,
					Do: []Op{Spend(Self, 1, Charge), Instead(rules.EnterReserve(Self))}},
				{Name: "come back", When: StartOf(game.PlanningPhase), Must: true, Docked: true,
					Do: []Op{rules.EnterPlay(rules.AtEdgeFled(1))}},
			},
		}, "moraloeval"),
	)
}

// bossk is the text of cards of several ships.
var bossk = Def{
	Summary: "In your primary attacks, after results are neutralized, you may spend 1 critical hit " +
		"to add 2 hits.",
	Abilities: []Ability{{Name: "add hits", When: AfterNeutralize,
		Against: []Cond{Same(Self)}, If: []Cond{PrimaryAttack},
		Do: []Op{SpendResult(AttackDice, Crit), AddResult(AttackDice, Hit),
			AddResult(AttackDice, Hit)}}},
}
