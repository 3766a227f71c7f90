package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// template picks the straight template with which a device is placed.
func template(s *scene.Scene, speed uint8) {
	s.Choose(func(c game.Choice) bool {
		return c.Verb == game.TemplateVerb && c.Maneuver.Speed == speed
	})
}

func TestSkilledBombardier_DropsFarther(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("skilledbombardier", "proximitymines"))
	s.System(ship)
	s.Use(ship, "drop a Proximity Mine")
	s.Refused(func() { template(s, 0) }) // there is no such template
	s.Refused(func() { template(s, 3) })
	template(s, 2)
	far := s.State().Devices[0].Pose.Y
	s.Done()

	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With("skilledbombardier", "proximitymines"))
	s.System(ship)
	s.Use(ship, "drop a Proximity Mine")
	template(s, 1) // as the card says
	near := s.State().Devices[0].Pose.Y
	s.Is(near-far == 40_000_000, "one speed is 40 mm farther, not %d nm", near-far)
	s.Done()
}

func TestSkilledBombardier_OnlyItsOwnShip(t *testing.T) {
	s := scene.Second(t)
	s.Mine(xwing, scene.At(line+200, 300, 0), scene.With("skilledbombardier"))
	ship := s.Mine(xwing, south, scene.With("proximitymines"))
	s.System(ship)
	s.Use(ship, "drop a Proximity Mine") // there is nothing to choose
	s.Is(s.State().NDevices == 1, "it is there")
	s.Done()
}
