package wire

import (
	"strconv"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/replay"
	"koiogran/play/text"
	"koiogran/play/view"
)

// Try returns whether an answer of the viewer, who is asked something, would be legal, and why it is not.
func (t *Teller) Try(v *view.View, answer string) Tried {
	v.Ask(t.x)
	c, err := replay.Parse(t.x, t.x.S, v.Viewer(), answer)
	if err != nil {
		return Tried{Why: t.say("place not-an-answer",
			text.Of("why", strings.TrimPrefix(err.Error(), replay.ErrDiffers.Error()+": ")))}
	}
	if c.Verb == game.ConcedeVerb || v.Valid(t.x, c) {
		return Tried{Legal: true, Meets: t.left(c)}
	}
	return Tried{Why: t.whyNotThere(v, c)}
}

// say says a message as a sentence.
func (t *Teller) say(id string, args ...text.Arg) string {
	return t.Language.SayOut(t.g, id, 0, args...).String()
}

// whyNotThere says why something may not be placed where it is.
func (t *Teller) whyNotThere(v *view.View, c game.Choice) string {
	switch {
	case c.Verb != game.PlaceVerb:
		return t.say("place not-now")
	case c.Object.Kind == game.ObstacleObject:
		return t.whyNoRock(v.Table(), int(c.Object.ID), c.Pose)
	case c.Object.Kind == game.DeviceObject:
		return t.say("place not-there")
	}
	return t.whyNoShip(v, c.Object.Ship(), c.Pose)
}

// whyNoRock says why an obstacle may not lie somewhere.
func (t *Teller) whyNoRock(table *game.Table, n int, pose geom.Pose) string {
	switch {
	case t.g.Obstacles[n].Dropped: // a card says where it may lie
		return t.say("place not-there")
	case table.Obstacles[n].Placed:
		return t.say("place there-already")
	}
	token := geom.PlaceObstacle(t.g.Obstacles[n].Outline, pose)
	if gap, _ := t.g.Area.EdgeDistance(&token); gap <= 2*geom.Band {
		return t.say("place near-edge")
	}
	for i := range t.g.Obstacles {
		o := &table.Obstacles[i]
		if !o.Placed || o.Gone {
			continue
		}
		other := geom.PlaceObstacle(t.g.Obstacles[i].Outline, o.Pose)
		if !geom.Apart(&token, &other, geom.Band) {
			return t.say("place near-obstacle", text.Arg{Name: "object", Is: t.Language.Object(t.g, table,
				game.Object{Kind: game.ObstacleObject, ID: uint8(i)})})
		}
	}
	return t.say("place not-there")
}

// whyNoShip says why a ship may not be placed somewhere.
func (t *Teller) whyNoShip(v *view.View, id game.ShipID, pose geom.Pose) string {
	table := v.Table()
	switch {
	case id == game.NoShip:
		return t.say("place no-ship")
	case table.Ships[id].Lifted && table.Phase != game.SetupPhase:
		return t.say("place behind", text.Of("ship", t.rammer()))
	case table.Round > 0:
		return t.say("place off-line")
	case t.g.Ships[id].Owner != v.Viewer():
		return t.say("place not-yours")
	case table.Ships[id].OnTable:
		return t.say("place there-already")
	case t.g.Ships[id].Initiative != table.Initiative && !table.Ships[id].Lifted:
		return t.say("place later")
	}
	base := geom.Place(t.g.Ships[id].Size, pose)
	for i := range t.g.Ships {
		if !table.Ships[i].OnTable {
			continue
		}
		other := geom.Place(t.g.Ships[i].Size, table.Ships[i].Pose)
		if geom.Overlap(&base, &other, geom.WithGuides) {
			return t.say("place overlaps", text.Of("ship", t.g.Ships[i].Name))
		}
	}
	return t.whyOutside(id)
}

// whyOutside says where a ship must be placed that is outside of its zone: in one of its mission's, or at its player's edge
// (2e.setup.place-forces.range-1-of-edge, 1e.mission.setup-area-override).
func (t *Teller) whyOutside(id game.ShipID) string {
	why, inMission := "place zone", "place zone-of-mission"
	if t.g.Ships[id].Size.Huge() {
		why, inMission = "place huge", "place huge-of-mission"
	}
	if m := t.g.Mission; m != nil && m.Zones[t.g.Ships[id].Side] != nil {
		return t.say(inMission)
	}
	corners := rules.ZoneOf(t.x, id)
	depth := max(corners[2].X-corners[1].X, corners[1].X-corners[2].X) + max(corners[2].Y-corners[1].Y, corners[1].Y-corners[2].Y)
	return t.say(why, text.Of("n", strconv.Itoa(int(depth/geom.Band))))
}

// rammer returns the name of the huge ship behind which a ship is to be placed.
func (t *Teller) rammer() string { return t.g.Ships[t.x.Move().Ship].Name }
