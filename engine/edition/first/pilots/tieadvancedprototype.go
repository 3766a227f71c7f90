package pilots

import . "koiogran/engine/card"

// tieadvancedprototype are the pilots of the TIE Advanced Prototype.
func tieadvancedprototype() []Def {
	return []Def{
		actsAfter("valenrudor", "act", "After you defend you may perform a free action.", AfterDefend, nil),
	}
}
