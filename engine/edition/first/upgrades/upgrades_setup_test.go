package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// setUp begins the set-up of a match in which the first seat has the initiative and its edge below.
func setUp(s *scene.Scene) {
	s.Setup()
	s.Choose(func(c game.Choice) bool { return c.N == int16(game.Seat1) }) // the initiative
	s.ChooseNamed("top edge")                                              // of the other
}

func TestAScoreToSettle_NamedBeforeShipsArePlaced(t *testing.T) {
	s := table(t)
	ship := s.Mine(rookie, scene.Points(20), with("ascoretosettle"))
	foe, other := s.Theirs(rookie, scene.Points(30)), s.Theirs(academy, scene.Points(30))
	setUp(s)
	s.Refused(func() { s.Pick(ship) })
	s.Pick(foe)
	s.WantEvent(game.ConditionGained, "")
	s.Place(other, 300, 880, 180)
	s.Place(ship, 457, 30, 0)
	s.Place(foe, 457, 880, 180)
	s.Done()
}

func TestHyperwaveCommScanner_PlacedFirstItBriefsOthers(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, scene.Points(20), with("hyperwavecommscanner"))
	wing, far, foe := s.Mine(rookie), s.Mine(rookie), s.Theirs(academy, scene.Points(30))
	setUp(s)
	s.Use(ship, "choose when you are placed")
	s.ChooseNamed("skill 0")
	s.Place(ship, 457, 30, 0)
	s.Place(foe, 457, 880, 180)
	s.Place(wing, 457+240, 30, 0)
	s.Use(ship, "brief it")
	s.ChooseNamed("evade")
	s.WantTokens(wing, evade, 1)
	s.Place(far, 457-241, 30, 0) // beyond range 2
	s.Done()
	s.Planning()
	for _, other := range []*scene.Ship{ship, wing, far, foe} {
		s.Dial(other, "2 straight")
	}
	s.WantInitiative(ship, 4)
	s.Done()
}

func TestPlacedAt_SkillsOfTheCard(t *testing.T) {
	for id, skills := range map[string]map[string]bool{
		"courierdroid":         {"skill 0": false, "skill 8": true},
		"hyperwavecommscanner": {"skill 0": false, "skill 6": true, "skill 12": true},
	} {
		for skill, last := range skills {
			s := table(t)
			ship, foe := s.Mine(black, scene.Points(20), with(id)), s.Theirs("tansariipointveteran", scene.Points(30)) // 5
			setUp(s)
			s.Use(ship, "choose when you are placed")
			s.ChooseNamed(skill)
			if last {
				s.Place(foe, 457, 880, 180)
				s.Place(ship, 457, 30, 0)
			} else {
				s.Place(ship, 457, 30, 0)
				s.Place(foe, 457, 880, 180)
			}
			s.Done()
		}
	}
}
