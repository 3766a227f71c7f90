package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/geom"
)

// 2e.device.drop
func TestSolSixxa(t *testing.T) {
	for _, b := range []geom.Bearing{geom.Straight, geom.BankLeft, geom.BankRight, geom.TurnLeft, geom.TurnRight} {
		s := scene.Second(t)
		sol := s.Mine("solsixxa", scene.At(457, 400, 0), scene.With("protonbombs"))
		s.System(sol)
		s.Use(sol, "drop a Proton Bomb")
		s.Choose(way(b, 1, 0))
		s.Is(s.State().NDevices == 1, "a bomb on the table")
		playOut(s)
	}
	s := scene.Second(t)
	s.Mine("solsixxa", scene.At(657, 400, 0))
	other := s.Mine("lokrevenant", scene.At(457, 400, 0), scene.With("protonbombs"))
	s.System(other)
	s.Use(other, "drop a Proton Bomb")
	playOut(s) // there is only one way
}
