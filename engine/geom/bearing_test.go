package geom

import "testing"

func TestBearingNamed_EveryBearingHasItsOwnName(t *testing.T) {
	for b := range NumBearings {
		got, ok := BearingNamed(b.String())
		if !ok || got != b {
			t.Errorf("bearing %d is named %q, which names %d, %v", b, b.String(), got, ok)
		}
	}
}

func TestBearingNamed_Unknown(t *testing.T) {
	if b, ok := BearingNamed("bank"); ok {
		t.Errorf("bank names %v, want nothing", b)
	}
}
