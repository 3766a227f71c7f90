package second_test

import (
	"math/rand/v2"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// breaking returns a match of the mission Breakout of a CR90 of 149 points and X-wings of 41 against TIEs, in play.
func breaking(t *testing.T, fleet ...rules.Loadout) (*game.Exec, *game.State) {
	t.Helper()
	g, s, err := rules.Compile(second.Edition()).NewGame(rules.Setup{
		Mission: "breakout", Options: game.Options{TimedScoring: true},
		Squads: [2]rules.Squad{{Ships: fleet}, {Ships: []rules.Loadout{
			{Pilot: raider, Points: 160}, {Pilot: "academypilot", Points: 20}, {Pilot: "academypilot", Points: 20}}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	x, random := game.NewExec(g), rand.New(rand.NewPCG(3, 3))
	for s.Round == 0 {
		p := x.Waiting(s).First()
		q := x.Ask(s, p)
		var c game.Choice
		switch {
		case q.Kind == game.PlaceQuestion:
			c = x.Draw(s, p, random)
		default:
			c = q.Options()[0]
		}
		if err := x.Step(s, p, c, nil); err != nil {
			t.Fatal(err)
		}
	}
	return x, s
}

// 2e.epic.mission.breakout: the fleet is set up within range 2 of the left short edge, the blockade within range 1 of
// either long edge and beyond range 6 of the left one. A huge ship that is longer fills the depth of its zone (2e.huge.setup.extends).
func TestBreakout_SetUp(t *testing.T) {
	x, s := breaking(t, rules.Loadout{Pilot: corvette, Points: 149}, rules.Loadout{Pilot: "bluesquadronescort", Points: 41})
	for id := range x.G.Ships {
		at := s.Ships[id].Pose
		base := geom.Place(x.G.Ships[id].Size, at)
		near := func(e geom.Edge, depth int32) bool {
			return x.G.Area.InZone(&base, e, depth) || x.G.Ships[id].Size.Huge() && x.G.Area.FillsZone(&base, e, depth)
		}
		fleet := near(geom.LeftEdge, 2*geom.Band)
		long := near(geom.LowerEdge, geom.Band) || near(geom.UpperEdge, geom.Band)
		blockade := long && !x.G.Area.InZone(&base, geom.LeftEdge, 6*geom.Band) && at.X > 6*geom.Band
		if first := x.G.Ships[id].Side == game.Seat1; first && !fleet || !first && !blockade {
			t.Errorf("ship %d of player %d is at %+v", id, x.G.Ships[id].Side+1, at)
		}
	}
}

// 2e.epic.mission.breakout: the flagship decides who wins. It is the huge ship with the most points or, without
// one, the ship with the most.
func TestBreakout_Flagship(t *testing.T) {
	transport := rules.Loadout{Pilot: "echobaseevacuees", Points: 60}
	cr90, xwing := rules.Loadout{Pilot: corvette, Points: 149}, rules.Loadout{Pilot: "bluesquadronescort", Points: 41}
	luke := rules.Loadout{Pilot: "lukeskywalker", Points: 62}
	for name, c := range map[string]struct {
		fleet []rules.Loadout
		of    int // the ship to which it happens
		by    func(s *game.Ship)
		want  game.Result
	}{
		"it leaves on the right":       {[]rules.Loadout{xwing, transport, cr90}, 2, func(s *game.Ship) { s.Escaped = true }, game.Won1},
		"it is destroyed":              {[]rules.Loadout{xwing, transport, cr90}, 2, func(s *game.Ship) { s.Destroyed = true }, game.Won2},
		"it leaves elsewhere":          {[]rules.Loadout{xwing, transport, cr90}, 2, func(s *game.Ship) { s.Fled = true }, game.Won2},
		"a lesser huge ship leaves":    {[]rules.Loadout{xwing, transport, cr90}, 1, func(s *game.Ship) { s.Escaped = true }, game.Undecided},
		"a dearer small ship leaves":   {[]rules.Loadout{luke, transport}, 0, func(s *game.Ship) { s.Escaped = true }, game.Undecided},
		"without huge ships, the dear": {[]rules.Loadout{xwing, luke}, 1, func(s *game.Ship) { s.Escaped = true }, game.Won1},
	} {
		x, s := breaking(t, c.fleet...)
		c.by(&s.Ships[c.of])
		s.Ships[c.of].OnTable = false
		x.S = s
		if got := x.G.Mission.Achieved(x); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// 2e.epic.mission.breakout: the ships of the fleet may leave on the right and nowhere else, those of the blockade
// nowhere.
func TestBreakout_WhereShipsMayLeave(t *testing.T) {
	x, s := breaking(t, rules.Loadout{Pilot: corvette, Points: 149}, rules.Loadout{Pilot: "bluesquadronescort", Points: 41})
	x.S = s
	right, top := x.G.Area.Width, x.G.Area.Height
	for _, c := range []struct {
		ship game.ShipID
		at   geom.Pose
		want bool
	}{
		{1, geom.Pose{X: right, Y: top / 2}, true}, {1, geom.Pose{X: right / 2, Y: top}, false},
		{1, geom.Pose{X: 0, Y: top / 2}, false}, {3, geom.Pose{X: right, Y: top / 2}, false},
	} {
		s.Ships[c.ship].Pose = c.at
		if got := x.G.Mission.Escapes(x, c.ship); got != c.want {
			t.Errorf("ship %d at %+v: %v", c.ship, c.at, got)
		}
	}
}

// 2e.epic.mission.breakout: the blockade has held after round 10, and not after round 9.
func TestBreakout_TenRounds(t *testing.T) {
	x, s := breaking(t, rules.Loadout{Pilot: corvette, Points: 149})
	x.S = s
	for round, want := range map[uint8]game.Result{9: game.Undecided, 10: game.Won2} {
		s.Round = round
		if got := x.G.Mission.Judge(x); got != want {
			t.Errorf("after round %d: %v", round, got)
		}
	}
}

// epicScene is a scene on the table of an Epic match, with an X-wing of 41 points and a CR90 of 149 against a TIE.
func epicScene(t *testing.T) (s *scene.Scene, xwing, cr90, tie *scene.Ship) {
	s = scene.Second(t)
	s.Table(1828, 914)
	s.Agree(game.Options{RoundLimit: 12, TimedScoring: true})
	xwing = s.Mine("bluesquadronescort", scene.At(300, 300, 0), scene.Points(41))
	cr90 = s.Mine(corvette, scene.At(800, 300, 0), scene.Points(149))
	tie = s.Theirs("academypilot", scene.At(300, 800, 180), scene.Points(20))
	return s, xwing, cr90, tie
}

// 2e.epic.casualties: the points of ships destroyed or fled, and half those of ships at half health, rounded up; on
// another table they are not rounded (2e.win.timed-scoring).
func TestEpic_Casualties(t *testing.T) {
	for width, want := range map[float64]int{1828: 2 * (41 + 75), 1200: 2*41 + 149} {
		s, xwing, cr90, _ := epicScene(t)
		s.Table(width, 914)
		s.End()
		x := s.Exec()
		x.Ship(xwing.ID()).Destroyed = true
		info, ship := x.Info(cr90.ID()), x.Ship(cr90.ID())
		ship.Shields, ship.Damage = 0, uint8(info.Hull)-uint8(int(info.Hull)+int(info.Shields))/2
		if got := rules.HalfPoints(x.G, &s.State().Table)[1]; got != want {
			t.Errorf("on a table %g mm wide: %d half points, want %d", width, got, want)
		}
		s.Done()
	}
}

// 2e.epic.half-health: damage cards and lost shields together are at least half of hull and shields; a shield that is
// recovered counts back.
func TestEpic_HalfHealth(t *testing.T) {
	for lost, want := range map[uint8]int{6: 2 * 80, 5: 0} {
		s := scene.Second(t)
		s.Table(1828, 914)
		ship := s.Mine(raider, scene.At(800, 300, 0), scene.Points(160))
		s.Theirs("academypilot", scene.At(300, 800, 180))
		s.End()
		x := s.Exec()
		info, h := x.Info(ship.ID()), x.Ship(ship.ID())
		if info.Hull != 20 || info.Shields != 8 {
			t.Fatalf("hull %d, shields %d", info.Hull, info.Shields)
		}
		h.Damage, h.Shields = 8, 8-lost
		if got := rules.HalfPoints(x.G, &s.State().Table)[1]; got != want {
			t.Errorf("8 cards and %d shields lost: %d half points, want %d", lost, got, want)
		}
		s.Done()
	}
}

// 2e.epic.win: after the round that was agreed on the side with fewer casualties wins; without it the match goes on, and
// a side that alone has ships has won.
func TestEpic_Win(t *testing.T) {
	for name, c := range map[string]struct {
		round uint8
		lost  bool // the X-wing is
		all   bool // the enemy's only ship is
		over  bool
		want  game.Result
	}{
		"fewer casualties":  {12, true, false, true, game.Won2},
		"equal casualties":  {12, false, false, true, game.Drawn},
		"a round to go":     {11, true, false, false, game.Undecided},
		"alone with ships":  {3, true, true, true, game.Won1},
		"both sides remain": {3, true, false, false, game.Undecided},
	} {
		s, xwing, _, tie := epicScene(t)
		s.Exec()
		s.State().Round = c.round
		for ship, gone := range map[*scene.Ship]bool{xwing: c.lost, tie: c.all} {
			if gone {
				h := s.Of(ship)
				h.Destroyed, h.OnTable = true, false
			}
		}
		s.End()
		if state := s.State(); (state.Result != game.Undecided) != c.over || state.Result != c.want {
			t.Errorf("%s: %v", name, state.Result)
		}
		s.Done()
	}
}
