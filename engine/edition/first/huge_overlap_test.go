package first_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// Small and large ships where the maneuver ends are destroyed, friends too, and the fore section suffers what
// their dice show. One that it only passes is not. 1e.huge.overlap.small-large-destroyed,
// 1e.huge.overlap.small-large-completes, 1e.huge.overlap.small-large-action-kept, 1e.huge.overlap.ram-dice,
// 1e.huge.overlap.ram-damage-fore, 1e.huge.move.final-position-only
func TestHuge_Rams(t *testing.T) {
	for _, c := range []struct {
		pilot     string
		mine      bool
		x, y      float64
		destroyed bool
		dice      []string
		shields   int
	}{
		{academy, false, 400, 540, true, []string{"hit"}, 3},
		{rookie, true, 400, 540, true, []string{"blank"}, 4},
		{"chewbacca", true, 400, 560, true, []string{"hit", "crit"}, 2},
		{academy, false, 400, 581, false, nil, 4}, // ahead of its bow and both guides
		{academy, false, 462, 440, false, nil, 4}, // beside it
	} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		put := s.Theirs
		if c.mine {
			put = s.Mine
		}
		other := put(c.pilot, scene.At(c.x, c.y, 0))
		s.Activate(ship, "4 straight")
		if c.dice != nil {
			s.Dice(c.dice...)
		}
		s.WantPose(ship, 400, 460, 0)
		s.Is(s.Of(other).Destroyed == c.destroyed, "destroyed: %v", c.destroyed)
		s.WantShields(ship, c.shields)
		s.Pass() // it still may act
		s.Done()
	}
}

// Obstacles are removed and cost a faceup card of the section over them; over both, the opponent chooses.
// 1e.huge.overlap.obstacle-card, 1e.huge.overlap.obstacle-removed, 1e.huge.overlap.obstacle-no-standard-effect,
// 1e.huge.overlap.obstacle-action-kept, 1e.huge.overlap.obstacle-both-sections, 1e.huge.damage.section-deck
func TestHuge_CrushesObstacles(t *testing.T) {
	for _, c := range []struct {
		y     float64
		title string
		at    game.Section
		asks  bool
	}{
		{530, "Direct Hit", fore, false}, {400, "Reactor Leak", aft, false},
		{460, "Projector Power Failure", aft, true}, {700, "", 0, false},
	} {
		s := scene.First(t)
		ship := s.Mine(transport, scene.At(400, 300, 0))
		rock := s.Obstacle("coreasteroid1", scene.At(400, c.y, 0))
		s.Activate(ship, "4 straight")
		if c.asks {
			s.From(game.Only(game.Seat2))
			s.PickSection(ship, c.at)
			s.From(game.Nobody)
		}
		if c.title != "" {
			s.Draw(c.title)
			s.WantDamageAt(ship, c.at, 1)
		}
		s.Is(s.State().Obstacles[rock.Object().ID].Gone == (c.title != ""), "the obstacle is gone: %v", c.title != "")
		s.WantShields(ship, 4)
		s.Pass()
		s.Done()
	}
}

// A huge ship that would overlap another moves back, and both are dealt a card where they met.
// 1e.huge.overlap.huge-huge-move-back, 1e.huge.overlap.huge-huge-action-kept, 1e.huge.overlap.huge-huge-damage
func TestHuge_MeetsAnother(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(transport, scene.At(400, 300, 0))
	other := s.Theirs("croccruiser", scene.At(400, 550, 0)) // 55 mm ahead
	s.Activate(ship, "3 straight")
	s.Draw("Direct Hit")   // of the mover's bow
	s.Draw("Reactor Leak") // of the other's stern
	s.WantDamageAt(ship, fore, 1)
	s.WantDamageAt(other, aft, 1)
	s.WantTouching(ship, other, true)
	s.Is(s.Of(ship).Pose.Y < scene.PoseAt(0, 356, 0).Y, "it stays behind the other")
	s.Pass()
	s.Done()
}

// 1e.huge.overlap.small-into-huge-normal, 1e.huge.overlap.small-into-huge-roll,
// 1e.huge.overlap.small-into-huge-no-harm-to-huge
func TestHuge_IsRunInto(t *testing.T) {
	for face, left := range map[string]int{"hit": 1, "crit": 1, "blank": 2} {
		s := scene.First(t)
		ship := s.Theirs(transport, scene.At(400, 500, 0))
		wing := s.Mine(rookie, scene.At(400, 300, 0))
		s.Activate(wing, "3 straight")
		s.Dice(face)
		s.WantShields(wing, left)
		s.WantShields(ship, 4)
		s.WantTouching(wing, ship, true)
		s.Done() // its action is lost
	}
	s := scene.First(t)
	s.Theirs(transport, scene.At(400, 500, 0))
	wing := s.Mine(rookie, scene.At(400, 200, 0))
	s.Activate(wing, "3 straight") // it ends short of it, and rolls nothing
	s.Pass()
	s.Done()
}
