package draw

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

const mm = geom.Millimeter

// pair returns a table with one ship of each side: A at 100, 200 flying right, B at 600, 700 down.
func pair() (*game.Game, *game.Table) {
	g := &game.Game{
		Area: geom.StandardArea(), Measure: geom.SecondEdition,
		Ships: []game.ShipInfo{
			{Name: "Red & Gold", Ship: "t65xwing", Side: game.Seat1, Hull: 4, Shields: 2},
			{Name: "Night <1>", Ship: "tielnfighter", Side: game.Seat2, Hull: 3},
		},
		Obstacles: []game.ObstacleInfo{{ID: "coreasteroid0"}},
	}
	g.Tokens[game.StressToken] = game.TokenInfo{Name: "stress", Color: game.Red}
	t := &game.Table{NShips: 2}
	t.Ships[0] = game.Ship{OnTable: true, Shields: 2,
		Pose: geom.Pose{X: 100 * mm, Y: 200 * mm, Heading: 90 * geom.Degree}}
	t.Ships[1] = game.Ship{OnTable: true,
		Pose: geom.Pose{X: 600 * mm, Y: 700 * mm, Heading: 180 * geom.Degree}}
	return g, t
}

// svg draws a table, which must work.
func svg(t *testing.T, g *game.Game, table *game.Table, o Options) string {
	t.Helper()
	var out bytes.Buffer
	if err := SVG(&out, g, table, o); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestSVG_IsWellFormed(t *testing.T) {
	g, table := pair()
	table.Obstacles[0] = game.Obstacle{Placed: true, Pose: geom.Pose{X: 400 * mm, Y: 400 * mm}}
	table.Ships[0].Tokens[game.StressToken] = 2
	in := xml.NewDecoder(strings.NewReader(svg(t, g, table, Options{Title: "Red & Gold < 2"})))
	in.Strict = true
	for {
		if _, err := in.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

func TestSVG_NeedsNothingFromOutside(t *testing.T) {
	g, table := pair()
	out := svg(t, g, table, Options{})
	out = strings.ReplaceAll(out, `xmlns="http://www.w3.org/2000/svg"`, "")
	for _, bad := range []string{"http:", "https:", "<script", "<image", "@import", "data:"} {
		if strings.Contains(out, bad) {
			t.Errorf("the picture contains %q", bad)
		}
	}
}

func TestSVG_CountsDownwardAndTurnsClockwise(t *testing.T) {
	g, table := pair()
	// The area is 914.4 mm high: 200 mm from its bottom edge are 714.4 mm from the upper one.
	if out := svg(t, g, table, Options{}); !strings.Contains(out,
		`translate(100 714.4) rotate(90)`) {
		t.Error("the ship at 100, 200 flying right is not drawn there")
	}
}

func TestSVG_TellsSidesApartWithoutColor(t *testing.T) {
	g, table := pair()
	out := svg(t, g, table, Options{})
	for _, want := range []string{`fill="url(#side1)"`, `fill="url(#side2)"`} {
		if strings.Count(out, want) != 1 {
			t.Errorf("%s is used %d times, want once", want, strings.Count(out, want))
		}
	}
}

func TestSVG_LeavesOutShipsThatAreGone(t *testing.T) {
	g, table := pair()
	table.Ships[1].OnTable, table.Ships[1].Fled = false, true
	out := svg(t, g, table, Options{})
	if strings.Contains(out, `fill="url(#side2)"`) {
		t.Error("a ship that fled is still drawn")
	}
	if !strings.Contains(out, ">fled<") {
		t.Error("the list does not say that the ship fled")
	}
}

func TestSVG_ShowsHyperspaceMarkersThatLieThere(t *testing.T) {
	g, table := pair()
	table.Markers[1] = game.Marker{Placed: true, Pose: geom.Pose{X: 300 * mm, Y: 600 * mm}}
	text := svg(t, g, table, Options{})
	if !strings.Contains(text, "hyperspace marker 2") || strings.Contains(text, "hyperspace marker 1") {
		t.Error("the second marker alone is on the table, and should be drawn")
	}
}

func TestSVG_NamesTokensAndHowMany(t *testing.T) {
	g, table := pair()
	table.Ships[0].Tokens[game.StressToken] = 2
	if out := svg(t, g, table, Options{}); !strings.Contains(out, ">stress 2<") {
		t.Error("two stress tokens are not named")
	}
}

func TestSVG_ShowsWhereAShipCameFrom(t *testing.T) {
	g, table := pair()
	var traces Traces
	traces.Note([]game.Event{
		{Kind: game.ShipPlaced, Ship: 0, Pose: geom.Pose{X: 50 * mm, Y: 200 * mm}},
		{Kind: game.Moved, Ship: 0, Pose: table.Ships[0].Pose},
	})
	if out := svg(t, g, table, Options{Traces: &traces}); !strings.Contains(out,
		`d="M50 714.4L100 714.4"`) {
		t.Error("no line leads from 50, 200 to 100, 200")
	}
}

func TestSVG_TellsOfABrokenWriter(t *testing.T) {
	g, table := pair()
	if err := SVG(broken{}, g, table, Options{}); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("got %v, want the writer's error", err)
	}
}

// broken is a writer that takes nothing.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

func TestTraces_StartAfreshWithTheRound(t *testing.T) {
	var traces Traces
	traces.Note([]game.Event{
		{Kind: game.ShipPlaced, Ship: 0},
		{Kind: game.Moved, Ship: 0, Pose: geom.Pose{X: mm}},
		{Kind: game.AttackDeclared, Ship: 0, Other: 1, N: 2},
		{Kind: game.AttackHit, Ship: 0, Other: 1},
	})
	if len(traces.Paths) != 1 || len(traces.Shots) != 1 || !traces.Shots[0].Hit {
		t.Fatalf("got %+v, want one path and one hit", traces)
	}
	traces.Note([]game.Event{
		{Kind: game.RoundBegan, N: 2},
		{Kind: game.Moved, Ship: 0, Pose: geom.Pose{X: 2 * mm}},
	})
	if len(traces.Paths) != 1 || traces.Paths[0].From.X != mm || len(traces.Shots) != 0 {
		t.Errorf("got %+v, want the move of the new round alone, from where the last one ended",
			traces)
	}
}

// Every type of ship that is not huge has a drawing of its own.
func TestShapes_OneForEveryTypeOfShip(t *testing.T) {
	catalogues := []*data.Catalogue{data.First(), data.Second(), data.Flightpath()}
	for _, c := range catalogues {
		for _, ship := range c.Ships {
			if _, drawn := byShip[ship.ID]; !drawn && ship.Size != "huge" {
				t.Errorf("%s has no drawing", ship.ID)
			}
		}
	}
	for ship := range byShip {
		if !slices.ContainsFunc(catalogues,
			func(c *data.Catalogue) bool { _, ok := c.Ship(ship); return ok }) {
			t.Errorf("no ship has the id %q", ship)
		}
	}
}

func TestShapes_HaveNamesOfTheirOwn(t *testing.T) {
	names := map[string]bool{}
	for _, s := range shapes {
		if s.name == "" || s.hull == "" || names[s.name] {
			t.Errorf("%q: want a name of its own and a hull", s.name)
		}
		names[s.name] = true
	}
	for size, name := range bySize {
		if !names[name] {
			t.Errorf("there is no shape %q for size %d", name, size)
		}
	}
}

func TestFree_StaysOnTheTable(t *testing.T) {
	p := picture{width: 914.4, height: 914.4}
	for _, pose := range []geom.Pose{{}, {X: 914 * mm, Y: 914 * mm}, {X: 914 * mm}} {
		at := p.free(pose, geom.Small, 120, 27)
		if at.x0 < 0 || at.y0 < 0 || at.x1 > p.width || at.y1 > p.height {
			t.Errorf("the label of a ship at %v is at %v", pose, at)
		}
	}
}

func TestFrontArc_LeavesAtTheSideOfAWideArc(t *testing.T) {
	cases := []struct {
		name string
		half float64
		want string
	}{
		// Half of 90 degrees meets the corners of a square base.
		{"through the corners", 45, "M0 0L-20 -20H20Z"},
		// Wider than that it leaves through the sides, 20 / tan 60° = 11.55 mm up.
		{"through the sides", 60, "M0 0L-20 -11.55V-20H20V-11.55Z"},
	}
	for _, c := range cases {
		if got := frontArc(20, 20, c.half); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}
