package second_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
)

// 2e.movement.difficulty.cumulative, 2e.movement.difficulty.saturates: every pair of what changes a difficulty.
func TestDifficulty_EveryPairAddsUp(t *testing.T) {
	if pairs := scene.DifficultiesAddUp(t, second.Edition()); pairs < 200 {
		t.Errorf("%d pairs were tried", pairs)
	}
}
