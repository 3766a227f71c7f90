package wire

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/play/text"
	"koiogran/play/view"
)

// WingCard is the part that a ship has in a wing as a mate.
type WingCard struct {
	Leader   int    `json:"leader" doc:"ShipCard.id of the leader."`
	Position string `json:"position" enum:"left flank,right flank,rear support,left support,right support"`
	Place    Pose   `json:"place" doc:"Its place in the formation, relative to the leader, facing up."`
}

// wingCard encodes the part that a ship has in a wing, nil for none.
func (t *Teller) wingCard(id game.ShipID) *WingCard {
	wing := &t.g.Ships[id].Wing
	if wing.Position == geom.NoPosition {
		return nil
	}
	at := wing.Position.Beside(t.g.Ships[wing.Leader].Size, geom.Pose{})
	return &WingCard{Leader: int(wing.Leader), Position: wing.Position.String(), Place: poseOf(at)}
}

// mates returns the mates that follow a ship to the end of a move, and adds to a list which of them would find no room
// in their positions there, or an object below. They come one after another: those behind are still where they were
// (2e.wing.activation, 2e.wing.move.no-room, 2e.wing.move.overlap-object).
func (t *Teller) mates(v *view.View, p *rules.Preview, list []Meeting) ([]int, []Meeting) {
	var mates []int
	var at [game.MaxShips]geom.Pose
	for id := range t.x.EachMate(p.Ship) {
		if t.x.Ship(id).Activated || !t.x.Ship(id).OnTable {
			continue
		}
		if mates == nil {
			for other := range t.x.EachShip() {
				at[other] = t.standsThen(v, p, other)
			}
			at[p.Ship] = p.To
		}
		mates = append(mates, int(id))
		pose := t.g.Ships[id].Wing.Position.Beside(t.g.Ships[p.Ship].Size, p.To)
		base := geom.Place(t.g.Ships[id].Size, pose)
		if !t.g.Area.Holds(&base) || t.covers(id, &base, &at) {
			list = append(list, t.mateMeets(id, "meets mate/splits"))
			at[id] = geom.Final(t.g.Ships[id].Size, at[id], p.Maneuver.Path(), geom.Middle)
			continue
		}
		at[id] = pose
		tokens, objects := t.x.Tokens()
		for i := range tokens {
			if geom.OverlapToken(&base, &tokens[i], geom.WithGuides) {
				list = append(list, t.mateMeets(id, "meets mate", text.Arg{
					Name: "object", Is: t.Language.Object(t.g, v.Table(), objects[i]),
				}))
			}
		}
	}
	return mates, list
}

// mateMeets says what a mate meets.
func (t *Teller) mateMeets(id game.ShipID, message string, args ...text.Arg) Meeting {
	args = append(args, text.Of("letter", draw.Letter(id)))
	return Meeting{Kind: "mate", Text: t.Language.Say(t.g, message, 0, args...).String(), Ship: shipNumber(id)}
}

// covers reports whether the base of a ship would overlap another ship, if all are at these poses.
func (t *Teller) covers(id game.ShipID, base *geom.Placed, at *[game.MaxShips]geom.Pose) bool {
	for other := range t.x.EachShip() {
		placed := geom.Place(t.g.Ships[other].Size, at[other])
		if other != id && geom.Overlap(base, &placed, geom.WithGuides) {
			return true
		}
	}
	return false
}

// withLeader returns where a mate is once its leader has moved, if that is before another ship moves.
func (t *Teller) withLeader(v *view.View, p *rules.Preview, id game.ShipID) (geom.Pose, bool) {
	leader := t.x.LeaderOf(id)
	if leader == game.NoShip || leader == p.Ship {
		return geom.Pose{}, false
	}
	pose := t.standsThen(v, p, leader)
	if pose == v.Table().Ships[leader].Pose {
		return geom.Pose{}, false
	}
	return t.g.Ships[id].Wing.Position.Beside(t.g.Ships[leader].Size, pose), true
}

// left returns the mates that would find no room in their positions if their leader was placed at a pose in set-up
// (2e.wing.setup.no-room, 2e.wing.setup.in-area).
func (t *Teller) left(c game.Choice) []Meeting {
	var list []Meeting
	id := c.Object.Ship()
	if c.Verb != game.PlaceVerb || id == game.NoShip || t.x.S.Round > 0 {
		return nil
	}
	for mate := range t.x.EachMate(id) {
		if !rules.MateFits(t.x, mate, c.Pose) {
			list = append(list, t.mateMeets(mate, "meets mate/placed"))
		}
	}
	return list
}
