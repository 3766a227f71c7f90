package game

import "testing"

// Each dealt card has a hook of its own, which no rule has.
func TestDealtHook_EachCardHasItsOwn(t *testing.T) {
	seen := map[int]bool{}
	for i := range MaxDealt {
		h := DealtHook(i)
		if seen[h] || h >= 64*len(HookSet{}) {
			t.Errorf("dealt card %d has hook %d", i, h)
		}
		seen[h] = true
		if at, ok := DealtAt(h); !ok || at != i {
			t.Errorf("hook %d belongs to card %d, %v, not to %d", h, at, ok, i)
		}
	}
	for _, h := range []int{0, dealtHooks - 1, RuleHooks, lateHooks - 1} {
		if _, ok := DealtAt(h); ok {
			t.Errorf("hook %d belongs to a dealt card", h)
		}
	}
}
