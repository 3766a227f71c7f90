package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// beside lets a ship attack another nose to nose, with an obstacle over the left half of the way
// between them, so that the lines along its right half are free.
func beside(t *testing.T, rock string, options ...scene.Option) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	s.Obstacle(rock, scene.At(375, 400, 0))
	ship := s.Mine("redsquadronveteran", append(options, scene.At(400, 300, 0))...)
	foe := s.Theirs("academypilot", scene.At(400, 500, 180))
	s.Engage(ship)
	s.Weapon("primary")
	return s, foe
}

func TestObstructed_TheAttackerChoosesAFreeLine(t *testing.T) {
	// 2e.obstruction.equal-lines
	s, foe := beside(t, asteroid)
	s.Pick(foe)
	wantRoll(s, 3)
	s.NoEvent(game.Obstructed)
	wantRoll(s, 3)
	s.Done()
}

func TestObstructed_OrOneOverTheObstacle(t *testing.T) {
	// 2e.obstruction.equal-lines: with Trick Shot it is worth it.
	s, foe := beside(t, asteroid, scene.With("trickshot"))
	s.PickObstructed(foe)
	s.WantEvent(game.Obstructed, "2e.obstruction.line")
	wantRoll(s, 4)
	wantRoll(s, 4)
	s.Done()
}

func TestObstructed_NoChoiceWhereAllLinesAreAlike(t *testing.T) {
	for _, c := range []struct {
		x         float64 // of the obstacle
		heading   float64 // of the attacker
		defenders int
	}{
		{300, 0, 3}, // beside the whole strip
		{375, 5, 4}, // a turned ship has one shortest line, from a corner
	} {
		// 2e.obstruction.line: a longer line that misses the obstacle, or meets it, is not a choice.
		s := scene.Second(t)
		s.Obstacle(asteroid, scene.At(c.x, 400, 0))
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, c.heading))
		foe := s.Theirs("academypilot", scene.At(400, 500, 180))
		s.Engage(ship)
		s.Weapon("primary")
		s.Refused(func() { s.PickObstructed(foe) })
		s.Pick(foe)
		wantRoll(s, 3)
		wantRoll(s, c.defenders)
		s.Done()
	}
}
