package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

// Places of two ships that face one another at range 2: the attacker's bullseye arc, 15 mm wide,
// reaches a base of 40 mm whose center is 27 mm to the side, and not one at 28 mm.
const (
	line   = 457.0
	inside = line + 27
	beside = line + 28
)

// south faces up the table; north faces it at range 2.
var south, north = scene.At(line, 300, 0), scene.At(line, 500, 180)

// xwing and tie are pilots without an ability.
const (
	xwing = "bluesquadronescort"
	tie   = "academypilot"
)

// each runs a test for every case by its name.
func each[C any](t *testing.T, cases map[string]C, f func(t *testing.T, c C)) {
	t.Helper()
	for name, c := range cases {
		t.Run(name, func(t *testing.T) { f(t, c) })
	}
}
