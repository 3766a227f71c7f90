package replay

import "testing"

func TestModern_OldSpellings(t *testing.T) {
	for old, want := range map[string]string{
		"use captainkagi emperorpalpatine/foresee-the-defence": "use captainkagi emperorpalpatine/foresee-the-defense",
		"defence-dice":          "defense-dice",
		"roll evade 1":          "roll evade 1",
		"2e.token.colour.green": "2e.token.colour.green",
	} {
		if got := Modern(old); got != want {
			t.Errorf("%q reads %q, want %q", old, got, want)
		}
	}
}
