package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// escalation returns an empty scene of an Escalation match of threat 4, with both markers.
func escalation(t *testing.T) *scene.Scene {
	t.Helper()
	s := scene.Second(t)
	s.Agree(game.Options{Escalation: 4})
	s.Marker(1, scene.At(300, 457, 0))
	s.Marker(2, scene.At(700, 457, 90))
	return s
}

// losing begins an Escalation match: a lost ship of threat 2 and one of 2 that is left, against
// one of threat 4.
func losing(t *testing.T, collection ...int) (s *scene.Scene, lost *scene.Ship, later []*scene.Ship) {
	s = escalation(t)
	lost = s.Mine("wedgeantilles", scene.Points(2))
	s.Mine("academypilot", scene.At(100, 100, 0), scene.Points(2))
	s.Theirs("academypilot", scene.At(800, 800, 180), scene.Points(4))
	for _, threat := range collection {
		later = append(later, s.Mine("bluesquadronescort", scene.InCollection(), scene.Points(threat)))
	}
	s.Lose(lost)
	return s, lost, later
}

func TestEscalation_SquadsOfThreatFour(t *testing.T) {
	for _, c := range []struct {
		threat int
		legal  bool
	}{{4, true}, {3, false}, {5, false}} {
		// 2e.escalation.threat-4
		squad := func(n int) rules.Squad {
			return rules.Squad{Ships: []rules.Loadout{{Pilot: "academypilot", Points: n}}}
		}
		set := rules.Setup{Squads: [2]rules.Squad{squad(c.threat), squad(4)},
			Options: game.Options{Escalation: 4}}
		_, _, err := rules.Compile(second.Edition()).NewGame(set)
		if (err == nil) != c.legal {
			t.Errorf("threat %d: %v", c.threat, err)
		}
	}
}

func TestEscalation_MarkersAfterObstacles(t *testing.T) {
	// 2e.escalation.hyperspace-marker-1: beyond range 0 of obstacles and range 1 of edges.
	// 2e.escalation.hyperspace-marker-2: the same, and beyond range 3 of the other.
	s := scene.Second(t)
	s.Agree(game.Options{Escalation: 4})
	mine := s.Mine("academypilot", scene.Points(4))
	theirs := s.Theirs("academypilot", scene.Points(4))
	rock := s.Obstacle("coreasteroid0")
	begin(s)
	s.Refused(func() { s.PlaceMarker(1, 300, 300, 0) })
	s.PlaceObstacle(rock, 600, 600, 0)
	s.Asked(game.Seat1)
	s.Refused(func() { s.PlaceMarker(1, 600, 600, 0) }) // on the asteroid
	s.Refused(func() { s.PlaceMarker(1, 120, 400, 0) }) // range 1 of the edge
	s.Refused(func() { s.PlaceMarker(2, 300, 300, 0) })
	s.PlaceMarker(1, 121, 400, 0)
	s.Asked(game.Seat2)
	s.Refused(func() { s.PlaceMarker(2, 121+40+300, 400, 0) })
	s.PlaceMarker(2, 121+40+301, 400, 0)
	deploy(s, mine, theirs)
	s.Done()
}

func TestEscalation_OnePilotMoreDangerousReturns(t *testing.T) {
	// 2e.escalation.replacement: threat 3 alone; with 1 there is none to go with.
	// 2e.escalation.marker-choice
	s, _, later := losing(t, 3, 1, 4)
	s.End()
	s.Asked(game.Seat1)
	s.Refused(func() { s.Pick(later[1]) })
	s.Refused(func() { s.Pick(later[2]) })
	s.Refused(func() { s.Pass() })
	s.Pick(later[0])
	s.Number(2)
	s.Dice("hit")
	s.WantPose(later[0], 700+20+20, 457, 90) // ahead of marker 2, which faces right
	s.Done()
}

func TestEscalation_OrTwoPilots(t *testing.T) {
	// 2e.escalation.replacement
	s, _, later := losing(t, 1, 2, 4)
	s.End()
	s.Pick(later[1])
	s.Refused(func() { s.Pick(later[2]) })
	s.Pick(later[0])
	s.Number(1)
	s.Dice("hit")
	s.Number(2)
	s.Dice("hit")
	s.WantPose(later[0], 300, 457+40, 0)
	s.WantPose(later[1], 740, 457, 90)
	s.Done()
}

func TestEscalation_NobodyReturnsForAShipThatIsLeft(t *testing.T) {
	// 2e.escalation.replacement
	s := escalation(t)
	s.Mine("academypilot", scene.At(100, 100, 0), scene.Points(4))
	s.Theirs("academypilot", scene.At(800, 800, 180), scene.Points(4))
	later := s.Mine("bluesquadronescort", scene.InCollection(), scene.Points(5))
	s.End()
	s.Is(!s.Of(later).OnTable, "it stays in the collection")
	s.Done()
}

// A ship that its own card has put in reserve, as Moralo Eval's does, waits for that card.
func TestEscalation_WhoIsInReserveIsNotInTheCollection(t *testing.T) {
	// 2e.escalation.replacement
	s, _, later := losing(t, 3, 3, 3)
	s.Of(later[0]).Docked = game.Aside
	s.End()
	s.Refused(func() { s.Pick(later[0]) })
	s.Pick(later[1])
	s.Number(1)
	s.Dice("hit")
	s.Done()
}

func TestEscalation_TheDieShowsTheSide(t *testing.T) {
	for _, c := range []struct {
		face          string
		x, y, heading float64
	}{
		{"hit", 300, 497, 0}, {"focus", 340, 457, 90}, {"blank", 300, 417, 180},
	} {
		// 2e.escalation.placement-by-die
		s, _, later := losing(t, 3)
		s.End()
		s.Pick(later[0])
		s.Number(1)
		s.Dice(c.face)
		s.WantPose(later[0], c.x, c.y, c.heading)
		s.Done()
	}
}

func TestEscalation_ACritChoosesTheSide(t *testing.T) {
	// 2e.escalation.placement-by-die
	s, _, later := losing(t, 3)
	s.End()
	s.Pick(later[0])
	s.Number(1)
	s.Dice("crit")
	s.ChooseNamed("left")
	s.WantPose(later[0], 260, 457, 270)
	s.Done()
}

func TestEscalation_TheNextSideClockwise(t *testing.T) {
	// 2e.escalation.placement-blocked
	s, _, later := losing(t, 3)
	s.Theirs("academypilot", scene.At(300, 497, 0), scene.Points(1))
	s.Agree(game.Options{Escalation: 5})
	s.Mine("academypilot", scene.At(100, 200, 0), scene.Points(1))
	s.End()
	s.Pick(later[0])
	s.Number(1)
	s.Dice("hit")
	s.WantPose(later[0], 340, 457, 90)
	s.Done()
}

func TestEscalation_ThenTheOtherMarker(t *testing.T) {
	// 2e.escalation.placement-blocked: a large ship is on the first.
	s := escalation(t)
	lost := s.Mine("wedgeantilles", scene.Points(2))
	s.Mine("trandoshanslaver", scene.At(300, 457, 0), scene.Points(2))
	s.Theirs("academypilot", scene.At(800, 800, 180), scene.Points(4))
	later := s.Mine("bluesquadronescort", scene.InCollection(), scene.Points(3))
	s.Lose(lost)
	s.End()
	s.Pick(later)
	s.Number(1)
	s.Dice("focus")
	s.WantPose(later, 700, 457-40, 180) // the right side of marker 2, which faces right
	s.Done()
}

// tally plays the end of a round after both players have destroyed ships of these threats.
func tally(t *testing.T, mine, theirs []int) *scene.Scene {
	s := escalation(t)
	s.Mine("academypilot", scene.At(100, 100, 0), scene.Points(4))
	s.Theirs("academypilot", scene.At(800, 800, 180), scene.Points(4))
	for _, threat := range theirs {
		s.Lose(s.Mine("bluesquadronescort", scene.InCollection(), scene.Points(threat)))
	}
	for _, threat := range mine {
		s.Lose(s.Theirs("bluesquadronescort", scene.InCollection(), scene.Points(threat)))
	}
	s.End()
	return s
}

func TestEscalation_Victory(t *testing.T) {
	for _, c := range []struct {
		mine, theirs []int
		result       game.Result
	}{
		{[]int{4, 5}, nil, game.Won1},         // 2e.escalation.victory: more than twice 4
		{[]int{4, 4}, nil, game.Undecided},    // not just as much
		{[]int{2}, []int{4, 5}, game.Won2},    // 2e.escalation.victory
		{[]int{9}, []int{9}, game.Undecided},  // 2e.escalation.victory-both
		{[]int{9}, []int{10}, game.Won2},      // 2e.escalation.victory-both
		{[]int{5, 5, 2}, []int{9}, game.Won1}, // 2e.escalation.victory-both
	} {
		s := tally(t, c.mine, c.theirs)
		s.Is(s.State().Result == c.result, "result %d, not %d", c.result, s.State().Result)
		s.Done()
	}
}

// core begins a match of Core set Escalation.
func core(t *testing.T) (s *scene.Scene, rebel, cadet, other *scene.Ship) {
	s = scene.Second(t)
	s.Agree(game.Options{Escalation: 4, CoreSet: true})
	s.Marker(1, scene.At(300, 457, 0))
	s.Marker(2, scene.At(700, 457, 0))
	rebel = s.Mine("bluesquadronescort", scene.At(100, 100, 0), scene.Points(2))
	cadet = s.Theirs("academypilot", scene.At(700, 800, 180), scene.Points(1))
	other = s.Theirs("academypilot", scene.At(800, 800, 180), scene.Points(1))
	return s, rebel, cadet, other
}

func TestCoreSet_TheRebelReturnsOnce(t *testing.T) {
	// 2e.escalation.core.rebel-replacement: as either of two, or not at all.
	s, rebel, _, _ := core(t)
	luke := s.Mine("lukeskywalker", scene.InCollection(), scene.Points(3))
	jek := s.Mine("jekporkins", scene.InCollection(), scene.Points(3))
	s.Lose(rebel)
	s.End()
	s.Pick(jek)
	s.Number(1)
	s.Dice("hit")
	s.WantAlive(jek)
	s.Is(!s.Of(luke).OnTable, "the other stays")
	s.Lose(jek)
	s.End()
	s.Is(s.State().Result == game.Won2, "losing that ship loses the match")
	s.Done()
}

func TestCoreSet_TheRebelMayDecline(t *testing.T) {
	// 2e.escalation.core.rebel-replacement
	s, rebel, _, _ := core(t)
	s.Mine("lukeskywalker", scene.InCollection(), scene.Points(3))
	s.Lose(rebel)
	s.End()
	s.Pass()
	s.Is(s.State().Result == game.Won2, "there is no ship left")
	s.Done()
}

func TestCoreSet_EachCadetIsReplaced(t *testing.T) {
	// 2e.escalation.core.imperial-replacement: by one of two, and by the one that is left.
	s, _, cadet, other := core(t)
	iden := s.Theirs("idenversio", scene.InCollection(), scene.Points(2))
	valen := s.Theirs("valenrudor", scene.InCollection(), scene.Points(2))
	s.Lose(cadet)
	s.End()
	s.Refused(func() { s.Pass() })
	s.Pick(valen)
	s.Number(2)
	s.Dice("hit")
	s.Lose(other)
	s.End()
	s.Refused(func() { s.Pick(valen) })
	s.Pick(iden)
	s.Number(1)
	s.Dice("hit")
	s.WantAlive(iden)
	s.Lose(valen)
	s.End()
	s.Is(s.State().Result == game.Won1, "three are destroyed") // 2e.escalation.core.rebel-victory
	s.Done()
}

func TestCoreSet_TwoAreNotEnough(t *testing.T) {
	// 2e.escalation.core.rebel-victory
	s, _, cadet, _ := core(t)
	valen := s.Theirs("valenrudor", scene.InCollection(), scene.Points(2))
	s.Lose(cadet)
	s.Lose(valen)
	s.End()
	s.Is(s.State().Result == game.Undecided, "two of the three")
	s.Done()
}
