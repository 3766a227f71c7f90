package draw

import (
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

func TestMap_PutsShipsWhereTheyAre(t *testing.T) {
	g, table := pair()
	lines := strings.Split(Map(g, table, 0), "\n")
	// 46 lines of about 20 mm each and a frame: 700 mm up is the 11th line from the top.
	for row, want := range map[int]string{11: "[B⇓]", 36: "(A→)"} {
		if !strings.Contains(lines[row], want) {
			t.Errorf("line %d is %q, want %s in it", row, lines[row], want)
		}
	}
	if at := strings.Index(lines[36], "(A→)"); at < 6+8 || at > 6+11 {
		t.Errorf("A begins in column %d, want about 100 mm to the right", at-6)
	}
}

func TestMap_IsAsWideAsAsked(t *testing.T) {
	g, table := pair()
	for asked, want := range map[int]int{0: MapColumns, 60: 60, 10: MapMinColumns} {
		line, _, _ := strings.Cut(Map(g, table, asked), "\n")
		if got := strings.Count(line, "-"); got != want {
			t.Errorf("asked for %d columns, got %d, want %d", asked, got, want)
		}
	}
}

func TestMap_ShowsObstaclesUnlessGone(t *testing.T) {
	g, table := pair()
	table.Obstacles[0] = game.Obstacle{Placed: true, Pose: geom.Pose{X: 400 * mm, Y: 400 * mm}}
	if !strings.Contains(Map(g, table, 0), "#") {
		t.Error("a placed asteroid is not on the map")
	}
	table.Obstacles[0].Gone = true
	if strings.Contains(Map(g, table, 0), "#") {
		t.Error("an asteroid that is gone is on the map")
	}
}

func TestArrow_PicksTheNearestOfEight(t *testing.T) {
	cases := []struct {
		degrees int32
		seat    game.Player
		want    string
	}{
		{0, game.Seat1, "↑"}, {22, game.Seat1, "↑"}, {23, game.Seat1, "↗"},
		{180, game.Seat1, "↓"}, {359, game.Seat1, "↑"}, {270, game.Seat2, "⇐"},
	}
	for _, c := range cases {
		if got := Arrow(c.seat, c.degrees*geom.Degree); got != c.want {
			t.Errorf("%d degrees: got %s, want %s", c.degrees, got, c.want)
		}
	}
}
