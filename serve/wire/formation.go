package wire

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/view"
)

// The gaps of a formation, in millimeters: between neighbors, behind the line that ships may not
// cross, and between two places that are tried.
const (
	besideShip = 20
	behindLine = 5
	sideStep   = 20
)

// Formation places a ship in line abreast with the rest of its squad, in the middle of its edge and
// looking ahead, the leader of a wing where all its mates have room. ok is false in play, where no such place is free, and where
// a mission names zones of its own.
func (t *Teller) Formation(v *view.View, c game.Choice) (at game.Choice, ok bool) {
	id := c.Object.Ship()
	if id == game.NoShip || v.Table().Round > 0 || t.g.Mission != nil && t.g.Mission.Zones[t.g.Ships[id].Side] != nil {
		return c, false
	}
	size := t.g.Ships[id].Size
	along := t.inLine(id)
	back := geom.Band - (int32(size.Length())/2+behindLine)*geom.Millimeter
	switch {
	case size.Huge(): // as far back as it can: it fills the zone (1e.setup.huge-may-protrude)
		back = int32(size.Length()) * (geom.Millimeter / 2)
	case t.leads(id): // its supports need all of the zone behind it (2e.wing.setup.in-area)
		back = geom.Band - int32(size.Length())*(geom.Millimeter/2)
	}
	for step := range int32(2 * 16) {
		aside := (step + 1) / 2 * sideStep * geom.Millimeter
		if step%2 == 1 {
			aside = -aside
		}
		c.Pose = t.fromEdge(id, along+aside, back)
		if !v.Valid(t.x, c) {
			continue
		}
		if len(t.left(c)) == 0 {
			return c, true
		}
		if !ok {
			at, ok = c, true
		}
	}
	return at, ok
}

// leads reports whether a ship leads a wing in set-up.
func (t *Teller) leads(id game.ShipID) bool {
	for range t.x.EachMate(id) {
		return true
	}
	return false
}

// inLine returns how far from the middle of the line a ship of a squad stands, to the right.
func (t *Teller) inLine(id game.ShipID) int32 {
	var left, all int32
	for n := range t.g.Ships {
		ship := game.ShipID(n)
		if t.g.Ships[n].Side != t.g.Ships[id].Side || t.x.LeaderOf(ship) != game.NoShip && ship != id {
			continue
		}
		wide := int32(t.g.Ships[n].Size.Width()) + besideShip
		if t.leads(ship) { // both flanks are beside it
			wide += 2 * (int32(geom.Small.Width()) + besideShip)
		}
		if n < int(id) {
			left += wide
		}
		if n == int(id) {
			left += wide / 2
		}
		all += wide
	}
	return (left - all/2) * geom.Millimeter
}

// fromEdge returns the pose of a ship that looks away from the edge of its player, so far to the right of its middle and so
// far in from it.
func (t *Teller) fromEdge(id game.ShipID, right, in int32) geom.Pose {
	side := t.g.Ships[id].Side
	switch rules.EdgeOf(t.x, side) {
	case geom.RightEdge:
		return rules.FromEdge(t.x, side, t.g.Area.Height/2+right, in)
	case geom.UpperEdge:
		return rules.FromEdge(t.x, side, t.g.Area.Width/2-right, in)
	case geom.LeftEdge:
		return rules.FromEdge(t.x, side, t.g.Area.Height/2-right, in)
	}
	return rules.FromEdge(t.x, side, t.g.Area.Width/2+right, in)
}
