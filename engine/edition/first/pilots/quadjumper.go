package pilots

import . "koiogran/engine/card"

// quadjumper are the pilots of the Quadjumper.
func quadjumper() []Def {
	touching := []Cond{Not(Same(Self)), Touches(Self)}
	return []Def{
		{ID: "unkarplutt",
			Summary: "At the end of the Activation phase each ship that you touch receives 1 tractor beam token.",
			Abilities: []Ability{{Name: "tractor", When: EndOfActivation, Must: true,
				If: []Cond{Any(touching...)},
				Do: []Op{EachShip(touching, Gain(Chosen, 1, TractorToken))}}}},
	}
}
