package wire

import (
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// The score of each side is sent where points decide a match that ends by its limit. A side scores all points of a ship
// that is gone, half the points of a ship at half its health, and none of one with a point of health more.
//
// 2e.win.timed-scoring
func TestScored_AsPointsDecide(t *testing.T) {
	compiled, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	alone := rules.Squad{Points: 41, Ships: []rules.Loadout{{Pilot: "redsquadronveteran", Points: 41}}}
	g, s, err := compiled.NewGame(rules.Setup{Squads: [2]rules.Squad{alone, alone}})
	if err != nil {
		t.Fatal(err)
	}
	teller := NewTeller(NewBook(compiled), game.NewExec(g))
	all := int(g.Ships[0].Hull) + int(g.Ships[0].Shields)
	scored := func() []float64 {
		v := view.Of(g, s, game.Seat2)
		return teller.Table(&v).Scored
	}
	if got := scored(); got != nil {
		t.Errorf("points are sent where they decide nothing: %v", got)
	}
	g.Options.TimedScoring = true
	mine, theirs := &s.Ships[0], &s.Ships[1]
	for _, tt := range []struct {
		lost int
		gone bool
		want []float64
	}{
		{lost: (all - 1) / 2, want: []float64{0, 0}},
		{lost: (all + 1) / 2, want: []float64{0, 20.5}},
		{lost: all, gone: true, want: []float64{0, 41}},
	} {
		mine.Shields, mine.Damage = 0, uint8(tt.lost-int(g.Ships[0].Shields))
		mine.Destroyed = tt.gone
		if got := scored(); !slices.Equal(got, tt.want) {
			t.Errorf("%d of %d lost: scored %v, want %v", tt.lost, all, got, tt.want)
		}
	}
	theirs.Fled = true
	if got := scored(); !slices.Equal(got, []float64{41, 41}) {
		t.Errorf("a ship that fled: scored %v", got)
	}
}
