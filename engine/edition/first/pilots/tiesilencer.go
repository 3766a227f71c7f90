package pilots

import . "koiogran/engine/card"

// tiesilencer are the pilots of the TIE silencer.
func tiesilencer() []Def {
	return []Def{
		{ID: "testpilotblackout",
			Summary: "In your obstructed attacks the defender rolls 2 defense dice fewer.",
			Mods:    []Mod{Add(DefenseDiceOf, -2).For(Defending).If(Attacking, ObstructedAttack)}},
	}
}
