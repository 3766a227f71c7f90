package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// strutIDs are the two prints of one text.
var strutIDs = []string{"grapplingstruts", "landingstruts"}

// sideUp returns which side of a card is up: 1 or 2.
func sideUp(s *scene.Scene, id string) int {
	for i, c := range s.Exec().G.Cards {
		if c.ID == id {
			return int(s.State().Charges[i].Side) + 1
		}
	}
	return 0
}

func TestStruts_OpenOnARock(t *testing.T) {
	for _, id := range strutIDs {
		each(t, map[string]struct {
			rock    string
			y       float64
			friends int
			offered bool
		}{
			"onto an asteroid": {"coreasteroid0", ontoIt, 0, true},
			"onto debris":      {"vt49decimatordebris0", ontoIt, 0, true},
			"through it":       {"coreasteroid0", pastIt, 0, false},
			"onto a gas cloud": {"gascloud1", ontoIt, 0, false},
			"with one friend":  {"coreasteroid0", ontoIt, 1, true},
			"with two friends": {"coreasteroid0", ontoIt, 2, false},
		}, func(t *testing.T, c struct {
			rock    string
			y       float64
			friends int
			offered bool
		}) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With(id))
			for i := range c.friends {
				s.Mine(tie, scene.At(line+41, c.y-20+42*float64(i), 0))
			}
			if c.friends == 0 {
				s.Theirs(tie, scene.At(line+41, ontoIt, 180))
			}
			s.Mine(tie, scene.At(60, 60, 0)) // these two stand elsewhere
			s.Mine(tie, scene.At(120, 60, 0))
			s.Obstacle(c.rock, scene.At(line+15, c.y, 0))
			if !c.offered {
				s.Never(ship, "open the struts")
			}
			s.Activate(ship, "3 straight")
			if c.offered {
				s.Use(ship, "open the struts")
				s.Is(sideUp(s, id) == 2, "they are open")
				s.Offered(ship, "focus") // the rock has no effect
			}
			finish(s)
		})
	}
}

// onRock is on a rock with open struts and reveals a maneuver.
func onRock(t *testing.T, id, rock string, y float64, side int, maneuver string) (s *scene.Scene, ship *scene.Ship) {
	s = scene.Second(t)
	ship = s.Mine(xwing, south, scene.With(id), scene.Tokens(game.StressToken, 1))
	s.Obstacle(rock, scene.At(line, y, 0))
	s.CardSide(ship, id, side)
	s.Activate(ship, maneuver)
	return s, ship
}

func TestStruts_StayOnARock(t *testing.T) {
	for _, id := range strutIDs {
		each(t, map[string]struct {
			maneuver string
			heading  float64
		}{
			"straight": {"3 straight", 0}, "bank left": {"1 bank-left", 270}, "turn right": {"2 turn-right", 90},
			"tallon left": {"3 tallon-left", 270}, "bank right": {"2 bank-right", 90}, "red": {"4 koiogran", 0},
		}, func(t *testing.T, c struct {
			maneuver string
			heading  float64
		}) {
			s, ship := onRock(t, id, "coreasteroid0", 300, 2, c.maneuver)
			for s.Exec().Waiting(s.State()).Has(game.Seat1) && c.heading != 0 && s.Of(ship).Pose.Heading == 0 {
				first(s)
			}
			s.WantPose(ship, line, 300, c.heading)
			s.WantTokens(ship, game.StressToken, 0)
			s.Is(sideUp(s, id) == 2, "they stay open")
			s.Use(ship, "focus") // only the maneuver is skipped
			s.Done()
		})
	}
}

func TestStruts_LetGo(t *testing.T) {
	each(t, map[string]struct {
		rock     string
		y        float64
		side     int
		maneuver string
		up       int
	}{
		"a straight 2": {"coreasteroid0", 300, 2, "2 straight", 1},
		"no rock":      {"coreasteroid0", 600, 2, "3 straight", 1},
		"a gas cloud":  {"gascloud1", 300, 2, "3 straight", 1},
		"closed":       {"coreasteroid0", 300, 1, "3 straight", 1},
	}, func(t *testing.T, c struct {
		rock     string
		y        float64
		side     int
		maneuver string
		up       int
	}) {
		s, ship := onRock(t, "grapplingstruts", c.rock, c.y, c.side, c.maneuver)
		s.Is(s.Of(ship).Pose != scene.PoseAt(line, 300, 0), "it has moved")
		finish(s)
		s.Is(sideUp(s, "grapplingstruts") == c.up, "which side is up: %d", sideUp(s, "grapplingstruts"))
	})
}

// A straight 2 from one rock to another closes the struts.
func TestStruts_FromRockToRock(t *testing.T) {
	for _, id := range strutIDs {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With(id))
		s.Obstacle("coreasteroid0", south)
		s.Obstacle("coreasteroid1", scene.At(line, 420, 0))
		s.CardSide(ship, id, 2)
		s.Never(ship, "open the struts")
		s.Activate(ship, "2 straight")
		s.WantPose(ship, line, 420, 0)
		finish(s)
		s.Is(sideUp(s, id) == 1, "they are closed")
	}
}

func TestStruts_IgnoreTheRockTheyStandOn(t *testing.T) {
	for side, attacks := range map[int]bool{1: false, 2: true} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("landingstruts"))
		target := s.Theirs(tie, scene.At(line+60, 500, 180))
		s.Obstacle("coreasteroid0", south)
		s.CardSide(ship, "landingstruts", side)
		if !attacks {
			s.Never(ship, "attack")
			s.Engage(ship)
			finish(s)
			continue
		}
		s.Attack(ship, target)
		roll(s)
		s.Is(s.Rolling().N == 3, "3 dice, not %d", s.Rolling().N)
		finish(s)
	}
	// A rock that it does not stand at obstructs.
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("landingstruts"))
	target := s.Theirs(tie, scene.At(line+60, 500, 180))
	s.Obstacle("coreasteroid0", scene.At(line+30, 400, 0))
	s.CardSide(ship, "landingstruts", 2)
	s.Attack(ship, target)
	roll(s)
	s.Is(s.Rolling().N == 4, "4 dice, not %d", s.Rolling().N)
	finish(s)
}
