package pilots

import (
	"slices"

	. "koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// laatigunship are the pilots of the LAAT/i gunship.
func laatigunship() []Def {
	return slices.Concat(lingering(), printed(Def{
		Summary: "After a friendly small ship in your turret arc gains a deplete or strain token of which " +
			"you have none, you may transfer it to yourself.",
		Abilities: []Ability{{Name: "take it over", When: AfterGain,
			By: []Cond{Friend, Size(geom.Small), In(Turret)},
			If: []Cond{About(DepleteToken, StrainToken), Not(Has(That))},
			Do: []Op{Transfer(Active, Self, 1, That)}}},
	}, "hound"),

		printed(hawk, "hawk"),
		printed(Def{
			Summary: "You may assign the Sickening Maneuver condition to yourself after you execute a " +
				"basic maneuver.",
			Abilities: []Ability{{Name: "sickening maneuver", When: AfterManeuver,
				If: []Cond{Bearings(geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft,
					geom.TurnRight)},
				Do: []Op{rules.Assign("sickeningmaneuver", Self)}}},
		}, "sicko"),
	)
}

// lingering is what both cards of "Warthog" say.
func lingering() []Def {
	return printed(warthog, "warthog")
}

// warthog is the text of cards of several ships.
var warthog = Def{
	Summary: "You and each friendly non-limited ship at range 0-2 are removed only at the end of the " +
		"phase after being destroyed in the Engagement phase.",
	Abilities: []Ability{{Name: "fight to the last", When: AfterDestroyed, Must: true,
		By: []Cond{Friend, Either(Same(Self), All(Not(Limited), At(0, 2)))},
		If: []Cond{InPhase(game.EngagementPhase)}, Do: []Op{rules.Linger(Active, game.InThisPhase)}}},
}
