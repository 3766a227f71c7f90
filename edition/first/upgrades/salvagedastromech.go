package upgrades

import (
	. "koiogran/card"
	"koiogran/game"
	"koiogran/rules"
)

// salvagedAstromech are the salvaged astromech droids.
func salvagedAstromech() []Def {
	return []Def{
		{ID: "overclockedr4",
			Summary: "When you spend a focus token in the Combat phase, 1 stress token gets you " +
				"another.",
			Abilities: []Ability{{Name: "focus again", When: AfterSpend,
				If: []Cond{Is(Self, Active), About(game.FocusToken),
					InPhase(game.EngagementPhase)},
				Do: []Op{Gain(Self, game.StressToken, 1), Gain(Self, game.FocusToken, 1)}}}},

		{ID: "r4agromech",
			Summary: "After you spend a focus token while you attack you may acquire a target lock on " +
				"the defender.",
			Abilities: []Ability{{Name: "lock the defender", When: AfterSpend,
				If: []Cond{Is(Self, Active), About(game.FocusToken), Attacking},
				Do: []Op{LockShip(Defender)}}}},

		{ID: "r4b11",
			Summary: "While you attack, your target lock on the defender can be spent to have any of " +
				"its dice rerolled.",
			Abilities: []Ability{{Name: "have evades rerolled", When: ModifyDefence,
				If: []Cond{Attacking},
				Do: []Op{SpendLock(Defender), RerollPer(DefenceDice, all)}}}},

		{ID: "r5p8",
			Summary: "Once a round after you defend you may roll an attack die: a hit is 1 damage to " +
				"the attacker, a critical hit 1 to both of you.",
			Abilities: []Ability{{Name: "bite back", When: AfterDefend, Per: game.Round,
				If: []Cond{Defending, InPlay(Attacker)},
				Do: []Op{RollDice(game.AttackDice, 1),
					Provided(Rolled(1, game.Hit, game.Crit), SufferDamage(Attacker, 1, 0)),
					Provided(Rolled(1, game.Crit), SufferDamage(Self, 1, 0))}}}},

		{ID: "salvagedastromech",
			Summary: "You may discard a Ship damage card that is dealt faceup to you before it has an " +
				"effect; then this card is discarded.",
			Abilities: []Ability{{Name: "look for a spare part", When: WouldBeFaceup, Must: true,
				If: []Cond{Is(Self, Active)}, Do: rules.DrawAndDiscard("ship", DiscardThis())}}},

		greenFor("unhingedastromech", "You may treat a maneuver of speed 3 as green.", Speed(3, 3)),
	}
}
