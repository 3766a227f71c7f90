package pilots

import . "koiogran/engine/card"

// gozanticlasscruiser is the Gozanti-class cruiser, whose ship card has an ability of its own.
func gozanticlasscruiser() []Def {
	return []Def{
		{ID: "gozanticlasscruiser",
			Summary: "After a maneuver, up to 2 docked ships may deploy.",
			Dock:    &DockTerms{Leave: 2}},
	}
}
