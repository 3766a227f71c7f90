package pilots

import (
	. "koiogran/engine/card"
)

// quadrijet are the pilots of the Quadrijet transfer spacetug.
func quadrijet() []Def {
	return printed(Def{
		Summary: "At the start of the Engagement phase, with another ship at range 0, you and each ship " +
			"at range 0 gain 1 tractor token.",
		Abilities: []Ability{{Name: "entangle", When: StartOfEngagement, Must: true,
			If: []Cond{Any(Not(Same(Self)), At(0, 0))},
			Do: []Op{JoinAll(At(0, 0)), EachGains(TractorToken)}}},
	}, "unkarplutt")
}
