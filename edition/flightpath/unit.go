package flightpath

import (
	. "koiogran/card"
	"koiogran/game"
)

// unitAbilities are what unit types do, by their names. That a Saberfish has neither shields nor a
// rotate action, and never stands still, keeps it from the rest of what its ability forbids.
func unitAbilities() []Def {
	mine := Is(Self, Subject)
	return []Def{
		{ID: "FF-S3 Saberfish", Summary: "This unit cannot counterattack, rotate or be on guard.",
			Mods: []game.Mod{Set(ForbidsCounter, mine, 1), Set(NeverTurns, mine, 1)}},
		{ID: "Musai-class Light Cruiser",
			Summary: "This unit cannot be grappled or counterattack, and gains no stationary token.",
			Mods: []game.Mod{Set(ForbidsCounter, mine, 1), Set(StandsFreely, mine, 1),
				Set(Ungrappled, mine, 1)}},
	}
}
