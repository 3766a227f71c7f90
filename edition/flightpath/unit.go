package flightpath

import (
	. "koiogran/card"
	"koiogran/game"
)

// pilots are what pilots do.
func pilots() []Def { return nil }

// unitAbilities are what unit types do, by their names. None of the Saberfish can turn in place: it
// has no such action and never stands still.
func unitAbilities() []Def {
	mine := Is(Self, Subject)
	return []Def{
		{ID: "FF-S3 Saberfish", Summary: "This unit cannot counterattack, rotate or be on guard.",
			Mods: []game.Mod{Set(ForbidsCounter, mine, 1)}},
		{ID: "Musai-class Light Cruiser",
			Summary: "This unit cannot be grappled or counterattack, and gains no stationary token.",
			Mods:    []game.Mod{Set(ForbidsCounter, mine, 1), Set(StandsFreely, mine, 1)}},
	}
}
