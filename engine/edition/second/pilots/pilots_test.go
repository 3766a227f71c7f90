package pilots_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
)

// here is where the ship that a test is about stands: small, facing up the table.
var here = scene.At(457, 300, 0)

// ahead is a place in front of here, facing it: gap is the distance between the bases in mm. At
// 101-200 mm, range 2, neither side has a range bonus.
func ahead(gap float64) scene.Option { return scene.At(457, 340+gap, 180) }

// behind is a place behind here, facing the same way.
func behind(gap float64) scene.Option { return scene.At(457, 260-gap, 0) }

// beside is a place to the right of here, facing the same way.
func beside(gap float64) scene.Option { return scene.At(497+gap, 300, 0) }

// each runs a test for every card that bears the same text.
func each(t *testing.T, ids []string, f func(t *testing.T, id string)) {
	t.Helper()
	for _, id := range ids {
		t.Run(id, func(t *testing.T) { f(t, id) })
	}
}

// blanks returns n blank faces.
func blanks(n int) []string { return slices.Repeat([]string{"blank"}, n) }

// wantDice lets a ship attack another, which hits nothing, and fails unless it rolls n dice.
func wantDice(s *scene.Scene, ship, target *scene.Ship, n int) {
	s.Attack(ship, target)
	got := int(s.Rolling().N)
	s.Is(got == n, "%d attack dice, not %d", n, got)
	s.Dice(blanks(n)...)
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Done()
}

// unbuilt is a scene in which ship abilities may be missing.
func unbuilt(t *testing.T) *scene.Scene {
	s := scene.Second(t)
	s.Unbuilt()
	return s
}
