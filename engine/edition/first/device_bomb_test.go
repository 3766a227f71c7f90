package first_test

import (
	"testing"

	"koiogran/check/scene"
)

// The straight 1 template leaves the rear of the base, and the guides of the token meet its end:
// the middle of a bomb lies 14 mm farther (1e.bomb.drop-steps).
func TestDrop_BehindTheTemplate(t *testing.T) {
	s := scene.First(t)
	bomber := s.Mine("scimitarsquadronpilot", scene.At(457, 300, 0), scene.With("seismiccharges"))
	s.Theirs("rookiepilot", scene.At(457, 800, 180))
	s.Activate(bomber, "2 straight")
	s.Use(bomber, "drop a Seismic Charge")
	s.Pass()
	want := scene.PoseAt(457, 300-20-40-14, 0)
	got := s.State().Devices[0].Pose
	s.Is(got == want, "the bomb is at %v, want %v", got, want)
	s.Done()
}
