package rules_test

import (
	"testing"

	"koiogran/check/scene"
)

// 2e.squad.standard-loadout: no upgrade comes to a ship with a standard loadout during the match, and one comes to
// any other.
func TestSwap_NoneForAStandardLoadout(t *testing.T) {
	for _, c := range []struct {
		other   string
		with    []string
		offered bool
	}{
		{"spicerunner", []string{"contrabandcybernetics"}, true},
		{"hansolo-battleofyavin", []string{"riggedcargochute"}, false}, // which is of his loadout
	} {
		s := scene.Second(t)
		crew := s.Mine("outerrimsmuggler", scene.At(400, 300, 0), scene.With("cikatrovizago", "feedbackarray"))
		other := s.Mine(c.other, scene.At(520, 300, 0), scene.With(c.with...))
		s.Theirs("academypilot", scene.At(400, 850, 180))
		s.End()
		if !c.offered {
			s.WantEquipped(other, "riggedcargochute", true)
			s.NotOffered(crew, "trade")
			rest(s)
			s.Done()
			continue
		}
		s.Use(crew, "trade")
		s.ChooseNamed("Contraband Cybernetics")
		s.ChooseNamed("Feedback Array")
		s.WantEquipped(other, "feedbackarray", true)
		s.WantEquipped(crew, "contrabandcybernetics", true)
		rest(s)
		s.Done()
	}
}
