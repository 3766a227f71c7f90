package geom

import "testing"

func TestArcString_EveryArcHasItsOwnName(t *testing.T) {
	seen := map[string]Arc{}
	for a := range arcs {
		if other, ok := seen[a.String()]; ok || a.String() == "" {
			t.Errorf("arcs %d and %d are both named %q", a, other, a)
		}
		seen[a.String()] = a
	}
}
