package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/rules"
)

// yt2400 are the pilots of the YT-2400.
func yt2400() []Def {
	return []Def{
		{ID: "leebo",
			Summary: "When you would be dealt a faceup damage card, 2 are drawn: you choose the one that is " +
				"dealt, and the other is discarded.",
			Abilities: []Ability{{Name: "choose the damage", When: DealingFaceup, Must: true,
				Do: []Op{Instead(rules.DrawFaceup(2))}}}},

		{ID: "dashrendar",
			Summary: "You may ignore obstacles in the Activation phase and when you perform actions.",
			Mods:    []Mod{Ignores(ObstaclesInMoves), Ignores(ObstaclesMoving)}},

		anotherDie("eadenvrill", "In primary weapon attacks on a stressed ship you roll 1 more die.",
			All(PrimaryAttack, Defender.Is(Stressed))),
	}
}
