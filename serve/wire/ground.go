package wire

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"strconv"
)

// obstacle encodes an obstacle.
func obstacle(table *game.Table, id int) Obstacle {
	o := &table.Obstacles[id]
	out := Obstacle{ID: id}
	if o.Lies() {
		pose := poseOf(o.Pose)
		out.Pose, out.Fuses = &pose, int(o.Fuses)
	}
	return out
}

// devices lists what cards have put on the table.
func (t *Teller) devices(table *game.Table) []Device {
	list := []Device{}
	for i := range table.Devices[:table.NDevices] {
		d := &table.Devices[i]
		info := &t.g.Devices[d.Kind]
		token := geom.PlaceDevice(info.Outline, geom.Pose{})
		device := Device{
			ID: i, Name: info.Name, Seat: SeatOf(d.Owner), Pose: poseOf(d.Pose), Fuses: int(d.Fuses),
			Outline: outlineOf(token.Outline(nil)),
		}
		if info.Remote {
			device.Ship = shipNumber(d.Ship)
		}
		list = append(list, device)
	}
	return list
}

// markerOutline returns the outline of a hyperspace marker: a square of the size of a small base
// (2e.escalation.hyperspace-marker-1).
func markerOutline() []Point {
	half := float64(geom.Small.Width()) / 2
	return []Point{{-half, -half}, {half, -half}, {half, half}, {-half, half}}
}

// Marker marks a place: a beacon of a mission, or where ships return from hyperspace.
type Marker struct {
	Name    string  `json:"name"`
	Pose    Pose    `json:"pose"`
	Outline []Point `json:"outline" doc:"Relative to its center, facing up."`
	Reach   float64 `json:"reach,omitempty" doc:"For a beacon of a mission: the radius around its center in which ships count, in millimeters."`
}

// markers lists the beacons of a mission and the hyperspace markers.
func markers(g *game.Game, table *game.Table) []Marker {
	list := beacons(g)
	for i := range table.Markers {
		if m := &table.Markers[i]; m.Placed {
			list = append(list, Marker{
				Name: "hyperspace marker " + strconv.Itoa(i+1), Pose: poseOf(m.Pose),
				Outline: markerOutline(),
			})
		}
	}
	return list
}
