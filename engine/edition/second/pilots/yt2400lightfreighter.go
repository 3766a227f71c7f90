package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// yt2400lightfreighter are the pilots of both YT-2400 light freighters.
func yt2400lightfreighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "While you move you ignore obstacles.",
			Mods:    []Mod{Ignores(ObstaclesMoving)},
		}, "dashrendar"),

		printed(Def{
			Summary: "In the Engagement phase you ignore the effects of obstacles that you overlap.",
			Mods: []Mod{Ignores(ObstaclesAtRest).If(InPhase(game.EngagementPhase), rules.OverlapsIt),
				Ignores(ObstaclesInAttacks).If(InPhase(game.EngagementPhase), rules.OverlapsIt)},
		}, "dashrendar-swz103-rebelalliance"),

		printed(Def{
			Summary: "After you gain a red token because you moved through or overlap an obstacle, you " +
				"may transfer it to a friendly ship at range 0-1.",
			Abilities: []Ability{{Name: "pass it on", When: AfterGain,
				If: []Cond{About(RedTokens), FromObstacle},
				Do: []Op{Choose(Friend, At(0, 1)), Transfer(Self, Chosen, 1, That)}}},
		}, "dashrendar-swz103-lsl-rebelalliance", "dashrendar-swz103-lsl-scumandvillainy",
			"dashrendar-swz103-sl-rebelalliance", "dashrendar-swz103-sl-scumandvillainy"),

		printed(Def{
			Summary: "You may spend 1 calculate token to acquire a lock on an enemy ship at range 2-3 at " +
				"the end of the Engagement phase.",
			Abilities: []Ability{{Name: "lock", When: EndOfEngagement,
				Do: []Op{Spend(Self, 1, CalculateToken), Choose(Enemy, At(2, 3)), LockShip(Chosen)}}},
		}, "leebo-swz103-lsl-rebelalliance", "leebo-swz103-lsl-scumandvillainy",
			"leebo-swz103-sl-rebelalliance", "leebo-swz103-sl-scumandvillainy"),

		printed(Def{
			Summary: "After you attack or defend, if you spent a calculate token, you gain 1 calculate " +
				"token.",
			Abilities: []Ability{
				{Name: "calculate on", When: AfterAttack, Must: true, If: []Cond{HasSpent(CalculateToken)},
					Do: []Op{Gain(Self, 1, CalculateToken)}},
				{Name: "calculate on", When: AfterDefend, Must: true, If: []Cond{HasSpent(CalculateToken)},
					Do: []Op{Gain(Self, 1, CalculateToken)}},
			},
		}, "leebo", "leebo-swz103-rebelalliance"),
	)
}
