package pilots

import (
	"slices"

	. "koiogran/engine/card"
)

// yt2400lightfreighter are the pilots of both YT-2400 light freighters.
func yt2400lightfreighter() []Def {
	return slices.Concat(
		printed(Def{
			Summary: "At the end of the Engagement phase you may spend 1 calculate token to acquire a lock " +
				"on an enemy ship at range 2-3.",
			Abilities: []Ability{{Name: "lock", When: EndOfEngagement,
				Do: []Op{Spend(Self, 1, CalculateToken), Choose(Enemy, At(2, 3)), LockShip(Chosen)}}},
		}, "leebo-swz103-lsl-rebelalliance", "leebo-swz103-lsl-scumandvillainy",
			"leebo-swz103-sl-rebelalliance", "leebo-swz103-sl-scumandvillainy"),
	)
}
