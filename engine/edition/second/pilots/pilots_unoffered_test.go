package pilots_test

import (
	"testing"

	"koiogran/check/scene"
)

// setting puts ships on the table and returns the one that a test is about and what is played.
type setting func(s *scene.Scene) (me *scene.Ship, play func())

// unoffered plays scenes to their ends in which no one uses anything, and fails if the ship that
// each is about is ever offered an ability.
func unoffered(t *testing.T, ability string, scenes map[string]setting) {
	t.Helper()
	for name, set := range scenes {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			me, play := set(s)
			s.Never(me, ability)
			play()
			playOut(s)
		})
	}
}

// farAway is a place where an enemy that has to be somewhere matters to no one.
var farAway = scene.At(60, 850, 0)
