package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// yt2400lightfreighter2023 are the pilots of the YT-2400 of 2023.
func yt2400lightfreighter2023() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "In the Engagement phase you ignore the effects of obstacles that you overlap.",
			Mods: []Mod{Ignores(ObstaclesAtRest).If(InPhase(game.EngagementPhase), rules.OverlapsIt),
				Ignores(ObstaclesInAttacks).If(InPhase(game.EngagementPhase), rules.OverlapsIt)},
		}, "dashrendar-swz103-rebelalliance"),
		printed(Def{
			Summary: "After you gain a red token because you moved through or overlap an obstacle, you " +
				"may transfer it to a friendly ship at range 0-1.",
			Abilities: []Ability{{Name: "pass it on", When: AfterGain,
				If: []Cond{About(RedTokens), CausedBy(AnObstacle)},
				Do: []Op{Choose(Friend, At(0, 1)), Transfer(Self, Chosen, 1, That)}}},
		}, "dashrendar-swz103-lsl-rebelalliance", "dashrendar-swz103-lsl-scumandvillainy",
			"dashrendar-swz103-sl-rebelalliance", "dashrendar-swz103-sl-scumandvillainy"),
		printed(Def{
			Summary: "You may spend 1 calculate token to acquire a lock on an enemy ship at range 2-3 at " +
				"the end of the Engagement phase.",
			Abilities: []Ability{{Name: "lock", When: EndOf(game.EngagementPhase),
				Do: []Op{Spend(Self, 1, CalculateToken), Choose(Enemy, At(2, 3)), LockShip(Chosen)}}},
		}, "leebo-swz103-lsl-rebelalliance", "leebo-swz103-lsl-scumandvillainy",
			"leebo-swz103-sl-rebelalliance", "leebo-swz103-sl-scumandvillainy"),
		printed(leebo, "leebo-swz103-rebelalliance"),
	)
}
