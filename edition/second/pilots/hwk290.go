package pilots

import (
	"slices"

	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// hwk290 are the pilots of the HWK-290 light freighter.
func hwk290() []Def {
	return slices.Concat(
		// A friendly ship in your firing arc rolls 1 more attack die in a primary attack, if it
		// likes, for a stress token that you take while you have none.
		printed(Def{
			Summary: "While a friendly ship in your firing arc makes a primary attack, unless you " +
				"are stressed, you may gain 1 stress token to let it roll 1 more attack die.",
			Abilities: []Ability{{Name: "another attack die", When: AttackDiceCount,
				If: []Cond{OtherFriend(Attacker), InFiringArcOf(Self, Attacker), PrimaryAttack,
					Not(Stressed(Self))},
				Do: []Op{Gain(Self, game.StressToken, 1), AddDice(game.AttackDice, 1)}}},
		}, "janors"),

		// At the start of the Engagement phase, you may choose a ship in your firing arc: it engages
		// at initiative 7 this phase.
		printed(Def{
			Summary: "At the start of the Engagement phase a ship in your firing arc may come to " +
				"engage at initiative 7.",
			Abilities: []Ability{{Name: "go first", When: StartOfEngagement,
				Do: []Op{Choose(inFiringArc), rules.ActAt(Chosen, 7, game.EngagementPhase)}}},
		}, "roarkgarnet"),

		// At the start of the Engagement phase, you may transfer 1 focus token to a friendly ship in
		// your firing arc.
		printed(Def{
			Summary: "At the start of the Engagement phase you may transfer 1 focus token to a " +
				"friendly ship in your firing arc.",
			Abilities: []Ability{{Name: "pass focus", When: StartOfEngagement,
				Do: []Op{Choose(Friend(Chosen), inFiringArc),
					Transfer(game.FocusToken, Self, Chosen)}}},
		}, "kylekatarn"),
	)
}

// inFiringArc tells whether the chosen ship is another in one of Self's firing arcs
// (2e.arc.starts-at-base-edge).
var inFiringArc = All(Not(Is(Self, Chosen)), InFiringArcOf(Self, Chosen))
