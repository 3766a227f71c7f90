package mutate

import (
	"testing"
	"time"
)

// Tests with a fault get a few times what they take without one, but never longer than a run without a fault.
func TestAllowed(t *testing.T) {
	for took, want := range map[time.Duration]time.Duration{
		0: limit, limit / slower: limit, limit/slower + 1: limit + slower, longest: longest,
	} {
		if got := allowed(limit, took); got != want {
			t.Errorf("after %v tests may take %v, want %v", took, got, want)
		}
	}
}
