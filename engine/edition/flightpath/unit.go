package flightpath

import (
	. "koiogran/engine/card"
)

// unitAbilities are what unit types do, by their names. That a Saberfish has neither shields nor a
// rotate action, and never stands still, keeps it from the rest of what its ability forbids.
func unitAbilities() []Def {
	return []Def{
		{ID: "FF-S3 Saberfish", Summary: "This unit cannot counterattack, rotate or be on guard.",
			Mods: []Mod{Forbids(Counterattacking), Forbids(BeingRotated)}},
		{ID: "Musai-class Light Cruiser",
			Summary: "This unit cannot be grappled or counterattack, and gains no stationary token.",
			Mods: []Mod{Forbids(Counterattacking), Ignores(StandingStill),
				Ignores(TractorTokens)}},
	}
}
