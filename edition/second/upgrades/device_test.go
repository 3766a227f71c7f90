package upgrades_test

import (
	"testing"

	"koiogran/game"
	"koiogran/scene"
)

func TestConnerNets_Drops(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	s.System(ship)
	s.Use(ship, "drop a Conner Net")
	s.Is(s.State().NDevices == 1, "1 device")
	s.WantCharges(ship, "connernets", 0)
	s.WantEvent(game.DevicePlaced, "2e.device.drop")
	s.Done()
}

func TestConnerNets_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		at      scene.Option
		charges int
	}{
		"no charge":            {south, 0},
		"outside of the table": {scene.At(line, 40, 0), 1}, // 2e.device.not-outside
	}, func(t *testing.T, c struct {
		at      scene.Option
		charges int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, c.at, scene.With("connernets"))
		s.Charges(ship, "connernets", c.charges)
		s.Never(ship, "drop a Conner Net")
		s.System(ship)
		s.Done()
	})
}

func TestConnerNets_ChargeIsNotReloaded(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	s.Charges(ship, "connernets", 0)
	s.Perform(ship, 0, game.ReloadAction, game.FocusAction)
	s.NotOffered(ship, "reload") // 2e.action.reload.cannot-be-recovered
	s.Pass()
	s.Done()
}

func TestConnerNets_NobodyElsesStep(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("connernets"))
	other := s.Mine(xwing, scene.At(line+200, 300, 0))
	s.Never(ship, "drop a Conner Net")
	s.System(other)
	s.Done()
}
