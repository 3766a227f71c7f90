package draw_test

import (
	"bytes"
	"strings"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/draw"
)

// corvettes returns a CR90 that has suffered and a GR-75, on the table of an Epic match.
func corvettes(t *testing.T) (*game.Game, *game.State) {
	t.Helper()
	c, _ := edition.ByID("first")
	g, s, err := c.NewGame(rules.Setup{Width: 1828, Height: 914, Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "cr90corvettefore", Aft: &rules.Loadout{Pilot: "cr90corvetteaft",
			Upgrades: []string{"singleturbolasers"}}}}},
		{Ships: []rules.Loadout{{Pilot: "gr75mediumtransport"}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	const mm = geom.Millimeter
	for i := range s.Ships[:2] {
		s.Ships[i].OnTable = true
		s.Ships[i].Pose = geom.Pose{X: int32(400+600*i) * mm, Y: 450 * mm}
	}
	ship := &s.Ships[0]
	ship.Shields, ship.Damage, ship.Facedown = 2, 3, 3
	ship.Tokens[game.EnergyToken] = 4
	s.Ships[1].Damage, s.Ships[1].Aft.Damage = 2, 1
	return g, s
}

// A huge ship says how each section stands, which one is crippled, and its energy; one with a single card counts
// the damage of both. 1e.huge.damage.section-shields, 1e.gr75.single-hull
func TestLine_OfAHugeShip(t *testing.T) {
	g, s := corvettes(t)
	for want, do := range map[string]func(){
		"(A↑) CR90 Corvette: fore: shields 2 of 5, hull 5 of 8, aft: shields 3 of 3, hull 8 of 8, energy 4 of 5, " +
			"Single Turbolasers 0 of 2 energy": func() {},
		"(A↑) CR90 Corvette: fore: shields 2 of 5, hull 5 of 8, aft crippled, energy 1 of 1, " +
			"Single Turbolasers 0 of 2 energy": func() {
			s.Ships[0].Crippled = s.Ships[0].Crippled.With(game.AftSection)
			s.Ships[0].Tokens[game.EnergyToken] = 1
		},
	} {
		g, s = corvettes(t)
		do()
		if got := draw.Line(g, &s.Table, 0); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	if got, want := draw.Line(g, &s.Table, 1), "[B⇑] GR-75 Medium Transport: shields 4 of 4, hull 5 of 8, energy 0 of 4"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// On the map colons stand for the fore section and dots for the aft one; the picture has a line between them.
func TestMap_OfAHugeShip(t *testing.T) {
	g, s := corvettes(t)
	above, below := 0, 0
	for line := range strings.Lines(draw.Map(g, &s.Table, 180)) {
		if strings.Contains(line, ":::") {
			above++
			if below > 0 {
				t.Error("the fore section is not ahead")
			}
		}
		if strings.Contains(line, "...") {
			below++
		}
	}
	if above < 3 || below < 3 {
		t.Errorf("%d rows of fore sections, %d of aft ones", above, below)
	}
	var out bytes.Buffer
	if err := draw.SVG(&out, g, &s.Table, draw.Options{}); err != nil || strings.Count(out.String(), `<path d="M-40 0H40"`) != 2 {
		t.Errorf("no line between the sections: %v", err)
	}
}

// Ships beyond the letters of the alphabet have letters of their own.
func TestLetter_AfterZ(t *testing.T) {
	seen := map[string]bool{}
	for id := range game.ShipID(game.MaxShips) {
		seen[draw.Letter(id)] = true
	}
	if len(seen) != game.MaxShips || draw.Letter(25) != "Z" || draw.Letter(26) != "a" {
		t.Errorf("%d letters: %v", len(seen), seen)
	}
}
