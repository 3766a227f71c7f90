package wire

import (
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Try reports whether an answer of the viewer, who is asked something, would be legal, and why it is
// not.
func (t *Teller) Try(v *view.View, answer string) (legal bool, why string) {
	v.Ask(t.x)
	c, err := replay.Parse(t.x, t.x.S, v.Viewer(), answer)
	if err != nil {
		return false, "This is no answer: " + strings.TrimPrefix(err.Error(),
			replay.ErrDiffers.Error()+": ") + "."
	}
	if c.Verb == game.ConcedeVerb || v.Valid(t.x, c) {
		return true, ""
	}
	return false, t.whyNotThere(v, c)
}

// whyNotThere says why something may not be placed where it is.
func (t *Teller) whyNotThere(v *view.View, c game.Choice) string {
	switch {
	case c.Verb != game.PlaceVerb:
		return "This is not possible now."
	case c.Object.Kind == game.ObstacleObject:
		return t.whyNoRock(v.Table(), int(c.Object.ID), c.Pose)
	case c.Object.Kind == game.DeviceObject:
		return "It may not lie there."
	}
	return t.whyNoShip(v, c.Object.Ship(), c.Pose)
}

// whyNoRock says why an obstacle may not lie somewhere.
func (t *Teller) whyNoRock(table *game.Table, n int, pose geom.Pose) string {
	if table.Obstacles[n].Placed {
		return "It lies on the table already."
	}
	token := geom.PlaceObstacle(t.g.Obstacles[n].Outline, pose)
	if gap, _ := t.g.Area.EdgeDistance(&token); gap <= 2*geom.Band {
		return "It is within range 2 of an edge, and must lie beyond."
	}
	for i := range t.g.Obstacles {
		o := &table.Obstacles[i]
		if !o.Placed || o.Gone {
			continue
		}
		other := geom.PlaceObstacle(t.g.Obstacles[i].Outline, o.Pose)
		if !geom.Apart(&token, &other, geom.Band) {
			return "It is within range 1 of " + text.Obstacle(t.g, i) + ", and must lie beyond."
		}
	}
	return "It may not lie there."
}

// whyNoShip says why a ship may not be placed somewhere.
func (t *Teller) whyNoShip(v *view.View, id game.ShipID, pose geom.Pose) string {
	table := v.Table()
	switch {
	case id == game.NoShip:
		return "A ship is to be placed."
	case table.Round > 0:
		return "It may not end there: it must stay on its line, on the table, and clear of others."
	case t.g.Ships[id].Owner != v.Viewer():
		return "It is not your ship."
	case table.Ships[id].OnTable:
		return "It is on the table already."
	case t.g.Ships[id].Initiative != table.Initiative:
		return "Ships of another " + t.terms().Initiative + " are placed now."
	}
	base := geom.Place(t.g.Ships[id].Size, pose)
	for i := range t.g.Ships {
		if !table.Ships[i].OnTable {
			continue
		}
		other := geom.Place(t.g.Ships[i].Size, table.Ships[i].Pose)
		if geom.Overlap(&base, &other, geom.WithGuides) {
			return "It overlaps " + t.g.Ships[i].Name + "."
		}
	}
	if t.g.Ships[id].Huge != nil {
		return "It must fill range 1 of your edge to its full depth, or stand wholly within it, and on the table."
	}
	return "It must stand wholly within range 1 of your edge."
}
