package wire

import (
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// 2e.epic.mission.three-beacons: players see the beacons, the victory tokens of a ship and what both sides have scored.
func TestTable_Beacons(t *testing.T) {
	e, _ := edition.ByID("second")
	m, _ := e.Mission("three-beacons")
	p := newPlayed(t, e, rules.Setup{Mission: m.ID, Squads: m.Forces}, 1)
	p.s.Ships[0].Victory, p.s.Ships[len(m.Forces[0].Ships)].Victory = 2, 3
	p.s.Ships[1].Victory, p.s.Ships[1].Destroyed = 4, true
	v := view.Of(p.g, p.s, game.Seat2)
	table := p.teller.Table(&v)
	var at []Point
	for _, marker := range table.Markers {
		at = append(at, marker.Pose.Point)
	}
	if want := []Point{{457, 457}, {914, 457}, {1372, 457}}; !slices.Equal(at, want) || table.Markers[2].Name != "beacon 3" {
		t.Errorf("the markers are at %v, want %v", at, want)
	}
	if got := table.Markers[0].Reach; got != 100 {
		t.Errorf("ships count within %v mm of a beacon, not 100", got)
	}
	if want := []float64{2, 3}; !slices.Equal(table.Scored, want) {
		t.Errorf("the sides have scored %v, want %v", table.Scored, want)
	}
	if got := table.Ships[0].Tokens; !slices.Equal(got, []Token{{"victory", "blue", 2}}) {
		t.Errorf("the first ship has %v", got)
	}
}
