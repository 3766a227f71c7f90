package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestHoundsTooth_TakesAHeadhunterOnBoard(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("trandoshanslaver", scene.At(line, 300, 0), scene.With("houndstooth"))
	first := s.Mine("binayrepirate", scene.At(line, 360, 0))
	other := s.Mine(tie, scene.At(line, 240, 0)) // no headhunter
	s.Never(other, "dock")
	s.Systems()
	s.Use(first, "dock")
	s.Pick(ship)
	s.WantDocked(first, ship)
	s.Done()
}

func TestHoundsTooth_WithoutItNobodyDocks(t *testing.T) {
	s := scene.Second(t)
	s.Mine("trandoshanslaver", scene.At(line, 300, 0))
	first := s.Mine("binayrepirate", scene.At(line, 360, 0))
	s.Never(first, "dock")
	s.Systems()
	s.Done()
}

func TestGhost_DeploysFromTheRearOnly(t *testing.T) {
	s := scene.Second(t)
	s.Unbuilt()
	ship := s.Mine("lothalrebel", scene.At(line, 300, 0), scene.With("ghost"))
	shuttle := s.Mine("ap5", scene.Docked(ship))
	s.Systems()
	s.Refused(func() { s.ChooseNamed("from the front guides") })
	s.ChooseNamed("from the rear guides")
	s.Maneuver("2 straight")
	s.WantPose(shuttle, line, 300-40-80-20, 180)
	s.Pass()
	s.Done()
}

func TestPhantom_DocksAtRangeOne(t *testing.T) {
	for _, c := range []struct {
		upgrades []string
		y        float64
		docks    bool
	}{
		{[]string{"phantom"}, 460, true},
		{[]string{"phantom"}, 461, false},
		{nil, 460, false},
	} {
		s := scene.Second(t)
		s.Unbuilt()
		ship := s.Mine("lothalrebel", scene.At(line, 300, 0), scene.With("ghost"))
		shuttle := s.Mine("ap5", scene.At(line, c.y, 0), scene.With(c.upgrades...))
		if !c.docks {
			s.Never(shuttle, "dock")
		}
		s.Systems()
		if c.docks {
			s.Use(shuttle, "dock")
			s.Pick(ship)
		}
		s.Done()
	}
}
