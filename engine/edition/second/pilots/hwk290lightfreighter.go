package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
)

// hwk290lightfreighter are the pilots of the HWK-290 light freighter.
func hwk290lightfreighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While a friendly ship in your firing arc makes a primary attack, unless you " +
				"are stressed, you may gain 1 stress token to let it roll 1 more attack die.",
			Abilities: []Ability{{Name: "another attack die", When: BeforeRoll(AttackDice),
				By: []Cond{Friend, In(Firing)}, If: []Cond{PrimaryAttack, Not(Stressed)},
				Do: []Op{Gain(Self, 1, StressToken), AddDice(AttackDice, 1)}}},
		}, "janors"),

		printed(Def{
			Summary: "At the start of the Engagement phase a ship in your firing arc may come to " +
				"engage at initiative 7.",
			Abilities: []Ability{{Name: "go first", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(In(Firing)),
					ActsAtInitiative(ThisPhase, Chosen, 7)}}},
		}, "roarkgarnet"),

		printed(Def{
			Summary: "You may transfer 1 focus token to a friendly ship in your firing arc at the start " +
				"of the Engagement phase.",
			Abilities: []Ability{{Name: "pass focus", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Friend, In(Firing)),
					Transfer(Self, Chosen, 1, FocusToken)}}},
		}, "kylekatarn"),

		hwk290OfScum(),
	)
}

// hwk290OfScum are the Scum pilots of the HWK-290 light freighter.
func hwk290OfScum() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the start of the End phase, you may spend 2 charges and choose yourself or a " +
				"ship in your turret arc. That ship does not remove its circular tokens this phase.",
			Abilities: []Ability{{Name: "keep tokens", When: StartOf(game.EndPhase),
				Do: []Op{Spend(Self, 2, Charge),
					Choose(Either(Same(Self), In(Turret)), Has(GreenTokens|OrangeTokens)),
					KeepTokens(Chosen, Every, GreenTokens|OrangeTokens)}}},
		}, "gamutkey"),

		printed(Def{
			Summary: "After an enemy ship at range 0-3 gains an ion token, you may spend 3 charges to " +
				"give it 2 more ion tokens.",
			Abilities: []Ability{{Name: "ionize", When: AfterGain, By: []Cond{Enemy, At(0, 3)},
				If: []Cond{About(IonToken)},
				Do: []Op{Spend(Self, 3, Charge), Gain(Active, 2, IonToken)}}},
		}, "dacebonearm"),

		printed(Def{
			Summary: "You may spend 1 green token to perform a jam action, even while stressed, at the " +
				"start of the Engagement phase.",
			Abilities: []Ability{{Name: "jam for a token", When: StartOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, GreenTokens),
					Perform(Self, game.WhileStressed, game.JamAction)}}},
		}, "januskasmir-wat1"),

		printed(Def{
			Summary: "At the start of the Engagement phase, you may transfer 1 focus or evade token of " +
				"an enemy ship in your firing arc at range 0-2 to yourself.",
			Abilities: []Ability{{Name: "take a token", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(Enemy, In(Firing, 0, 2)),
					Transfer(Chosen, Self, 1, FocusToken|EvadeToken)}}},
		}, "palobgodalhi"),

		printed(Def{
			Summary: "You may spend 1 Force while you or a ship in your turret arc defends: the attacker " +
				"rolls 1 attack die fewer.",
			Abilities: []Ability{{Name: "protect", When: BeforeRoll(AttackDice),
				Against: []Cond{Either(Same(Self), In(Turret))},
				Do:      []Op{Spend(Self, 1, Force), AddDice(AttackDice, -1)}}},
		}, "kananjarrus-hwk290lightfreighter"),

		printed(Def{
			Summary: "Enemy ships in your turret arc recover recurring charges and Force in the End " +
				"phase as usual, but before one of them does, you may spend 2 charges to prevent it.",
			Abilities: []Ability{{Name: "keep from recovering", When: WouldRecover,
				By: []Cond{Enemy, In(Turret)}, Do: []Op{Spend(Self, 2, Charge), Instead()}}},
		}, "tapusk"),

		printed(Def{
			Summary: "At the start of the Engagement phase a ship in your firing arc may come to " +
				"engage at initiative 0.",
			Abilities: []Ability{{Name: "go last", When: StartOf(game.EngagementPhase),
				Do: []Op{Choose(In(Firing)),
					ActsAtInitiative(ThisPhase, Chosen, func(*game.Exec) int { return 0 })}}},
		}, "torkilmux"),
	)
}
