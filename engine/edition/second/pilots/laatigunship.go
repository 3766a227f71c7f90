package pilots

import (
	. "koiogran/engine/card"
	"koiogran/engine/geom"
)

// laatigunship are the pilots of the LAAT/i gunship.
func laatigunship() []Def {
	return printed(Def{
		Summary: "After a friendly small ship in your turret arc gains a deplete or strain token of which " +
			"you have none, you may transfer it to yourself.",
		Abilities: []Ability{{Name: "take it over", When: AfterGain,
			By: []Cond{OtherFriend, Size(geom.Small), In(Turret)},
			If: []Cond{About(DepleteToken, StrainToken), Not(Has(That))},
			Do: []Op{Transfer(Active, Self, 1, That)}}},
	}, "hound")
}
