package wire

import (
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// firstPlace plays a match up to the first question for a ship's place, with the edge of player 1 as it is said.
func firstPlace(t *testing.T, p *played, edge geom.Edge) (*view.View, *Place) {
	t.Helper()
	for {
		seat := p.x.Waiting(p.s).First()
		if seat < game.Chance {
			v := view.Of(p.g, p.s, seat)
			if q := p.teller.Question(&v); q.Place != nil && q.Place.Ship != nil {
				p.s.Edge = uint8(edge)
				v = view.Of(p.g, p.s, seat)
				return &v, p.teller.Question(&v).Place
			}
		}
		p.step(t)
	}
}

// bounds are the sides of a zone: left, bottom, right and top, in millimeters.
func bounds(zone []Point) [4]float64 {
	b := [4]float64{zone[0].X, zone[0].Y, zone[0].X, zone[0].Y}
	for _, p := range zone {
		b = [4]float64{min(b[0], p.X), min(b[1], p.Y), max(b[2], p.X), max(b[3], p.Y)}
	}
	return b
}

// alongEdge returns the sides of a zone of some depth at an edge.
func alongEdge(edge geom.Edge, w, h, depth float64) [4]float64 {
	return [...][4]float64{
		geom.LowerEdge: {0, 0, w, depth}, geom.RightEdge: {w - depth, 0, w, h},
		geom.UpperEdge: {0, h - depth, w, h}, geom.LeftEdge: {0, 0, depth, h},
	}[edge]
}

// The zone of a ship in set-up lies along the edge that its player has, and the suggested place is in it
// (1e.setup.edge-choice, 1e.setup.edge-opposite).
func TestZone_AtTheEdgeOfThePlayer(t *testing.T) {
	for edge := geom.LowerEdge; edge <= geom.LeftEdge; edge++ {
		p := epic(t, 5)
		v, place := firstPlace(t, p, edge)
		own := edge
		if v.Viewer().Side() == game.Seat2 {
			own = (edge + 2) % 4
		}
		if got, want := bounds(place.Zone), alongEdge(own, 1828, 914, 100); got != want {
			t.Errorf("edge %d: the zone of player %d is %v, want %v", edge, v.Viewer()+1, got, want)
		}
		base := geom.Place(p.g.Ships[*place.Ship].Size, geom.Pose{
			X: int32(place.Suggest.X * 1e6), Y: int32(place.Suggest.Y * 1e6), Heading: int32(place.Suggest.Heading * 1e6),
		})
		if !p.g.Area.InZone(&base, own, geom.Band) && !p.g.Area.FillsZone(&base, own, geom.Band) {
			t.Errorf("edge %d: the suggestion of player %d is %+v", edge, v.Viewer()+1, place.Suggest)
		}
	}
}

// Each game draws it so, and as deep as the mission says (2e.setup.place-forces.range-1-of-edge,
// 1e.mission.setup-area-override).
func TestZone_AsDeepAsTheMissionSays(t *testing.T) {
	rookies := func(n int) (list []rules.Loadout) {
		for range n {
			list = append(list, rules.Loadout{Pilot: "rookiepilot"})
		}
		return list
	}
	for _, c := range []struct {
		name, edition, mission string
		first                  game.Player
		depth                  float64
	}{
		{"holdout, who holds out", "first", "holdout", game.Seat1, 300},
		{"holdout, who attacks", "first", "holdout", game.Seat2, 100},
		{"second edition", "second", "", game.Seat1, 100},
		{"second edition, player 2", "second", "", game.Seat2, 100},
	} {
		e, _ := edition.ByID(c.edition)
		setup := rules.Setup{Mission: c.mission}
		for side := range setup.Squads {
			setup.Squads[side] = rules.Squad{Points: 1 + side, Ships: rookies(1)}
			if c.edition == "second" {
				setup.Squads[side].Ships = []rules.Loadout{{Pilot: "bluesquadronescort"}}
			}
		}
		p := newPlayed(t, e, setup, 1)
		v, place := firstPlace(t, p, geom.LowerEdge)
		for v.Viewer() != c.first {
			p.step(t)
			v, place = firstPlace(t, p, geom.LowerEdge)
		}
		own := geom.LowerEdge
		if c.first == game.Seat2 {
			own = geom.UpperEdge
		}
		side := float64(p.g.Area.Width) / geom.Millimeter
		if got, want := bounds(place.Zone), alongEdge(own, side, side, c.depth); got != want {
			t.Errorf("%s: the zone is %v, want %v", c.name, got, want)
		}
	}
}

// In a mission with zones of its own a suggested ship looks away from the edge along its zone, wherever its player's own edge
// is: the fleet of Breakout looks right (2e.epic.mission.breakout).
func TestZone_SuggestionLooksIntoTheTable(t *testing.T) {
	e, _ := edition.ByID("second")
	m, _ := e.Mission("breakout")
	p := newPlayed(t, e, rules.Setup{Mission: m.ID, Squads: m.Forces}, 1)
	for n := 0; n < len(m.Forces[game.Seat1].Ships); {
		v, place := firstPlace(t, p, geom.LowerEdge)
		if v.Viewer() == game.Seat1 {
			if n++; place.Suggest.Heading != 90 || place.Suggest.X > 200 {
				t.Errorf("ship %d: %+v", *place.Ship, place.Suggest)
			}
		}
		p.step(t)
	}
}

// No zone is drawn for a ship that a rule places in play: the rule says where.
func TestZone_NoneInPlay(t *testing.T) {
	p := begin(t, 1)
	p.s.Round = 1
	v := view.Of(p.g, p.s, game.Seat1)
	if zone := p.teller.zone(&v, game.ShipAs(0)); zone == nil || len(zone) != 0 {
		t.Errorf("the zone is %v, want an empty one", zone)
	}
}

// A player learns where a ship must be placed: at the edge, as deep as the mission says, or in a zone of the mission
// (2e.setup.place-forces.range-1-of-edge, 1e.mission.setup-area-override).
func TestTry_SaysWhereAShipMustBe(t *testing.T) {
	for _, c := range []struct{ edition, mission, want string }{
		{"first", "holdout", "wholly within range 3 of your edge"},
		{"second", "three-beacons", "either wholly within range 1 of your edge"},
		{"second", "breakout", "either wholly in a zone that the mission gives your side"},
	} {
		e, _ := edition.ByID(c.edition)
		m, _ := e.Mission(c.mission)
		p := newPlayed(t, e, rules.Setup{Mission: m.ID, Squads: m.Forces}, 1)
		v, place := firstPlace(t, p, geom.LowerEdge)
		for v.Viewer() != game.Seat1 {
			p.step(t)
			v, place = firstPlace(t, p, geom.LowerEdge)
		}
		if tried := p.teller.Try(v, "place "+place.Word+" 457 457 0"); tried.Legal || !strings.Contains(tried.Why, c.want) {
			t.Errorf("%s: %+v, want %q", c.mission, tried, c.want)
		}
	}
}
