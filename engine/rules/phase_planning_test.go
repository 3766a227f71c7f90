package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

func TestPlanning_EveryShipGetsADial(t *testing.T) {
	// 2e.planning.every-ship-gets-dial
	// 2e.planning.ends-when-all-assigned: with the last dial, not before.
	s := scene.Second(t)
	mine := s.Mine("academypilot", scene.At(300, 300, 0))
	wing := s.Mine("academypilot", scene.At(400, 300, 0))
	theirs := s.Theirs("academypilot", scene.At(300, 700, 180))
	s.Planning()
	s.Dial(mine, "2 straight")
	s.Dial(theirs, "2 straight")
	s.Asked(game.Seat1)
	s.Dial(wing, "2 straight")
	s.Done()
}

func TestPlanning_ShipsThatAreGoneGetNoDial(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	s.Mine("academypilot") // not in play
	s.Planning()
	s.Dial(tie, "2 straight")
	s.Done()
}

func TestPlanning_DialsAreSecret(t *testing.T) {
	// 2e.planning.secret: whatever the dial, what everyone sees of the match is the same.
	var tables [2]game.Table
	for i, dial := range [...]string{"2 straight", "4 koiogran"} {
		s := scene.Second(t)
		tie := s.Mine("academypilot", scene.At(300, 300, 0))
		other := s.Theirs("academypilot", scene.At(300, 700, 180))
		s.Planning()
		s.Dial(tie, dial)
		tables[i] = s.State().Table
		s.Dial(other, "2 straight")
		s.Done()
	}
	if tables[0] != tables[1] {
		t.Error("what is public depends on the dial")
	}
}

func TestPlanning_EventsKeepDialsSecret(t *testing.T) {
	// 2e.planning.secret
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	s.Planning()
	s.Dial(tie, "4 koiogran")
	for _, e := range s.Events() {
		s.Is(e.Maneuver.IsNone(), "no maneuver in the event %+v", e)
	}
	s.Done()
}

func TestPlanning_EachKnowsTheirOwnDials(t *testing.T) {
	// 2e.planning.own-dial-peek
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	other := s.Theirs("academypilot", scene.At(300, 700, 180))
	s.Planning()
	s.Dial(tie, "4 koiogran")
	g := s.Exec().G
	own, theirs := view.Of(g, s.State(), game.Seat1), view.Of(g, s.State(), game.Seat2)
	m, ok := own.Dial(g, tie.ID())
	s.Is(ok && m.Bearing == geom.Koiogran, "its player to see the dial")
	_, ok = theirs.Dial(g, tie.ID())
	s.Is(!ok, "the opponent not to see it")
	s.Dial(other, "2 straight")
	s.Done()
}

func TestPlanning_OnlyManeuversOfTheDial(t *testing.T) {
	// 2e.planning.dial-of-ship-type: a TIE fighter's dial has no straight of speed 1.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	s.Planning()
	s.Refused(func() { s.Dial(tie, "1 straight") })
	s.Dial(tie, "2 straight")
	s.Done()
}

func TestPlanning_AStressedShipMaySetRed(t *testing.T) {
	// 2e.planning.stressed-may-set-red
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0), scene.Tokens(game.StressToken, 1))
	s.Planning()
	s.Dial(tie, "4 koiogran")
	s.Done()
}

func TestPlanning_StrictDialsRefuseRed(t *testing.T) {
	for _, stress := range []int{0, 1} {
		// 2e.planning.stressed-may-set-red: the strict setting refuses it to a stressed ship.
		s := scene.Second(t)
		s.Agree(game.Options{StrictDials: true})
		tie := s.Mine("academypilot", scene.At(300, 300, 0), scene.Tokens(game.StressToken, stress))
		s.Planning()
		if stress > 0 {
			s.Refused(func() { s.Dial(tie, "4 koiogran") })
			s.Dial(tie, "5 straight")
		} else {
			s.Dial(tie, "4 koiogran")
		}
		s.Done()
	}
}

func TestPlanning_AnAbsentPlayerFliesASlowStraight(t *testing.T) {
	cases := []struct {
		pilot, want string
		speed       uint8
	}{
		{"academypilot", "slowest of blue and white", 2},
		{"logisticsdivisionpilot", "slowest of blue and white", 1},
	}
	for _, c := range cases {
		s := scene.Second(t)
		ship := s.Mine(c.pilot, scene.At(300, 300, 0))
		s.Planning()
		q := s.Exec().Ask(s.State(), game.Seat1)
		m := q.Options()[q.Default].Maneuver
		s.Is(m.Speed == c.speed && m.Difficulty == game.DifficultyBlue,
			"the %s straight as the default, not %+v", c.want, m)
		s.Dial(ship, "2 straight")
		s.Done()
	}
}

func TestDefault_AnAbsentPlayerPasses(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	s.Theirs("academypilot", scene.At(300, 600, 180))
	s.Activate(tie, "2 straight")
	q := s.Exec().Ask(s.State(), game.Seat1)
	s.Is(q.Options()[q.Default].Verb == game.PassVerb, "no action as the default")
	s.Pass()
	s.Engage(tie)
	q = s.Exec().Ask(s.State(), game.Seat1)
	s.Is(q.Options()[q.Default].Verb == game.PassVerb, "no attack as the default")
	s.Pass()
	s.Done()
}

func TestDefault_AnAbsentPlayerIsFirst(t *testing.T) {
	s := scene.Second(t)
	s.Mine("academypilot", scene.At(300, 300, 0), scene.Points(9))
	s.Theirs("academypilot", scene.At(300, 700, 180), scene.Points(8))
	s.Setup()
	q := s.Exec().Ask(s.State(), game.Seat2)
	first := q.Options()[q.Default]
	s.Is(game.Player(first.N) == game.Seat2, "the chooser as the first player")
	s.Choose(func(c game.Choice) bool { return c == first })
	s.Done()
}

// 2e.planning.any-order-and-change: until the last dial is set, and of one's own ships only.
func TestPlanning_DialsCanBeSetAnew(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	wing := s.Mine("academypilot", scene.At(400, 300, 0))
	foe := s.Theirs("academypilot", scene.At(300, 700, 180))
	s.Planning()
	s.Dial(wing, "2 straight")
	s.Dial(tie, "2 straight")
	s.Dial(wing, "4 koiogran")
	own := view.Of(s.Exec().G, s.State(), game.Seat1)
	m, _ := own.Dial(s.Exec().G, wing.ID())
	s.Is(m.Bearing == geom.Koiogran, "the dial that was set last, not %v", m)
	c := game.Opt(game.DialVerb)
	c.Ship, c.Maneuver = tie.ID(), s.Exec().G.Ships[tie.ID()].Dial[0]
	s.Is(!s.Exec().Valid(s.State(), game.Seat2, c), "no dial of the other player's")
	s.Dial(foe, "2 straight")
	s.Is(!s.Exec().Valid(s.State(), game.Seat1, c), "no dial after the phase")
	s.Done()
}

// 2e.planning.secret: no one learns that a dial was set again.
func TestPlanning_SettingADialAnewIsSecret(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(300, 300, 0))
	foe := s.Theirs("academypilot", scene.At(300, 700, 180))
	s.Planning()
	s.Dial(tie, "2 straight")
	before, n := s.State().Table, len(s.Events())
	s.Dial(tie, "3 straight")
	s.Is(s.State().Table == before && len(s.Events()) == n, "nothing that everyone sees to change")
	s.Dial(foe, "2 straight")
	s.Done()
}
