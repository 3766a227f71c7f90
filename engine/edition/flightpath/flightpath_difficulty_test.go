package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/flightpath"
)

// msg.movement.difficulty.increase, msg.movement.difficulty.decrease: every pair of what changes a difficulty.
func TestDifficulty_EveryPairAddsUp(t *testing.T) {
	if pairs := scene.DifficultiesAddUp(t, flightpath.Edition()); pairs < 6 {
		t.Errorf("%d pairs were tried", pairs)
	}
}
