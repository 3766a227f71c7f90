package game

import "testing"

func TestActionString_EveryActionHasItsOwnName(t *testing.T) {
	seen := map[string]Action{}
	for a := range NumActions {
		if other, ok := seen[a.String()]; ok || a.String() == "" {
			t.Errorf("actions %d and %d are both named %q", a, other, a)
		}
		seen[a.String()] = a
	}
}
