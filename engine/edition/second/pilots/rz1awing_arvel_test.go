package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// boosts lets a ship boost straight ahead.
func boosts(s *scene.Scene, me *scene.Ship) {
	s.Perform(me, 0, game.BoostAction)
	s.Use(me, "boost")
	s.Maneuver("1 straight")
}

func TestArvelCrynyd_BoostsInPart(t *testing.T) {
	for id, partly := range map[string]bool{"arvelcrynyd": true, "phoenixsquadronpilot": false} {
		// 2e.action.boost.fail: someone else's boost fails.
		s := scene.Second(t)
		s.Unbuilt()
		me := s.Mine(id, here)
		other := s.Theirs("academypilot", ahead(20))
		boosts(s, me)
		s.WantTouching(me, other, partly)
		if partly {
			s.NoEvent(game.ActionFailed)
			s.WantPose(me, 457, 317, 0) // guide against guide
		} else {
			s.WantEvent(game.ActionFailed, "2e.action.failed-counts-as-tried")
			s.WantPose(me, 457, 300, 0)
		}
		playOut(s)
	}
}

func TestArvelCrynyd_BoostsInFullOrNotAtAll(t *testing.T) {
	for name, c := range map[string]struct {
		gap, rock, y float64
		ends         float64 // 300 if it fails
	}{
		"room": {200, 800, 300, 380}, "an obstacle": {20, 340, 300, 300},
		"an obstacle beyond the ship": {20, 385, 300, 317},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			s.Unbuilt()
			me := s.Mine("arvelcrynyd", scene.At(457, c.y, 0))
			s.Theirs("academypilot", ahead(c.gap))
			s.Obstacle("coreasteroid0", scene.At(457, c.rock, 0))
			boosts(s, me)
			s.WantPose(me, 457, c.ends, 0)
			playOut(s)
		})
	}
}

func TestArvelCrynyd_NotOutOfTheTable(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	me := s.Mine("arvelcrynyd", scene.At(457, 880, 0))
	boosts(s, me)
	s.WantEvent(game.ActionFailed, "2e.action.failed-counts-as-tried")
	playOut(s)
}

func TestArvelCrynyd_AttacksAtRange0(t *testing.T) {
	for id, attacks := range map[string]bool{"arvelcrynyd": true, "phoenixsquadronpilot": false} {
		s := scene.Second(t)
		s.Unbuilt()
		me, foe := s.Mine(id, here), s.Theirs("academypilot", ahead(0))
		s.Touch(me, foe)
		if attacks {
			s.Attack(me, foe)
			s.Is(s.Rolling().N == 2, "2 dice, without a bonus")
			s.Dice("blank", "blank")
			s.Dice("blank", "blank", "blank")
		} else {
			s.Engage(me)
		}
		playOut(s)
	}
}
