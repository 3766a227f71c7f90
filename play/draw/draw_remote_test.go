package draw

import (
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// probe returns a table on which a remote of the second side is at 400, 400, with 1 of 2 hull.
func probe() (*game.Game, *game.Table) {
	g, t := pair()
	g.Devices = []game.DeviceInfo{{Name: "Probe", Remote: true}}
	g.Ships = append(g.Ships, game.ShipInfo{
		Name: "Probe", Side: game.Seat2, Owner: game.Seat2, Hull: 2, Remote: &game.Remote{},
	})
	t.NShips = 3
	t.Ships[2].Pose = geom.Pose{X: 400 * mm, Y: 400 * mm}
	t.Ships[2].Damage = 1
	t.Devices[0] = game.Device{Owner: game.Seat2, Ship: 2, Pose: t.Ships[2].Pose}
	t.NDevices = 1
	return g, t
}

// 2e.device.remote.definition: a remote has hull and is not a ship.
func TestRemote_IsDrawnAsOne(t *testing.T) {
	g, table := probe()
	drawn := Map(g, table, 0)
	if !strings.Contains(drawn, "[C⇑]") || !strings.Contains(drawn, "o") || strings.Contains(drawn, "*") {
		t.Errorf("the map has no remote:\n%s", drawn)
	}
	if line := Line(g, table, 2); !strings.Contains(line, "[C⇑] Probe") {
		t.Errorf("its line is %q", line)
	}
	if picture := svg(t, g, table, Options{}); !strings.Contains(picture, "Probe of player 2, 1 of 2 hull") {
		t.Error("the picture does not say what is left of it")
	}
	table.NDevices = 0
	if drawn := Map(g, table, 0); strings.Contains(drawn, "[C⇑]") {
		t.Errorf("a remote that does not lie on the table is on the map:\n%s", drawn)
	}
}
