package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestFuse_DelaysABomb(t *testing.T) {
	// 2e.device.fuse: the fused one of two bombs loses a marker, and only one, while the other
	// detonates; in the next round it detonates itself.
	s := foundry(t, 0)
	ship := s.Mine("academypilot", scene.At(400, 400, 0))
	other := s.Theirs("academypilot", scene.At(800, 400, 0))
	s.Device("Bomb", ship, scene.At(400, 460, 0))
	s.Device("Bomb", ship, scene.At(400, 340, 0))
	s.Device("Bomb", other, scene.At(800, 340, 0))
	s.State().Devices[0].Fuses = 1
	s.Of(ship).Activated, s.Of(other).Activated = true, true
	s.Activation()
	s.Choose(func(c game.Choice) bool { return c.Object == bomb(0) })
	s.WantEvent(game.FuseRemoved, "2e.device.fuse")
	s.Is(s.State().NDevices == 1 && s.State().Devices[0].Fuses == 0, "the fused bomb left, unfused")
	s.WantDamage(ship, 1)
	s.WantDamage(other, 1)
	s.Is(s.State().Delayed == 0, "nothing noted beyond the phase")
	s.Activation()
	s.Is(s.State().NDevices == 0, "no bomb left")
	s.WantDamage(ship, 2)
	s.Done()
}

func TestFuse_EachMarkerIsARound(t *testing.T) {
	s := foundry(t, 0)
	ship := s.Mine("academypilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(800, 400, 0))
	s.Device("Bomb", ship, scene.At(400, 460, 0))
	s.State().Devices[0].Fuses = 2
	for i := range s.State().Ships[:2] {
		s.State().Ships[i].Activated = true
	}
	for left := 1; left >= 0; left-- {
		s.Activation()
		s.Is(int(s.State().Devices[0].Fuses) == left, "%d markers left", left)
	}
	s.WantDamage(ship, 0)
	s.Done()
}

func TestFuse_DelaysAMine(t *testing.T) {
	// 2e.device.fuse: the mine that a ship moves onto loses its marker, and goes off in a later move.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Shields(0))
	foe := s.Theirs("academypilot", scene.At(800, 800, 180))
	s.Device("Conner Net", foe, scene.At(400, 380, 0))
	s.State().Devices[0].Fuses = 1
	for _, ions := range []int{0, 3} {
		s.Of(ship).Pose.Y = 300 * geom.Millimeter
		s.Activate(ship, "2 straight")
		s.WantTokens(ship, game.IonToken, ions)
		s.Is(int(s.State().NDevices) == 1-ions/3, "the mine left at first, then gone")
		s.Pass() // the action
	}
	s.Done()
}
