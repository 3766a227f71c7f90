package game

import "testing"

func TestNames_EveryEventAndReasonHasOneOfItsOwn(t *testing.T) {
	for _, names := range [][]string{namesOfEvents[:], namesOfReasons[:]} {
		seen := map[string]bool{}
		for i, name := range names {
			if name == "" || seen[name] {
				t.Errorf("number %d is called %q", i, name)
			}
			seen[name] = true
		}
	}
}
