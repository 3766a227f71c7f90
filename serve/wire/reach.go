package wire

import (
	"math"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

// Reach is where an enemy can be after its maneuver, by its dial as it is printed and by where it is now.
type Reach struct {
	Ship   int    `json:"ship"`
	Places []Pose `json:"places" doc:"Where its maneuvers end on the table if nothing is in the way."`
}

// Exposure is an enemy that could have a ship in an arc at the end of a maneuver.
type Exposure struct {
	Ship int `json:"ship"`
	From int `json:"from" doc:"The number of its maneuvers after which it has the ship in an arc and in range."`
	Of   int `json:"of" doc:"The number of its maneuvers that end on the table."`
}

// reached is an enemy with the bases of the places that it can reach.
type reached struct {
	ship   game.ShipID
	places []geom.Placed
	poses  []geom.Pose
}

// reaches returns the places that the enemies of a viewer can reach.
func (t *Teller) reaches(v *view.View) []reached {
	var list []reached
	for id := range t.x.EachShip() {
		info := &t.g.Ships[id]
		if info.Side == v.Viewer().Side() || info.Remote != nil {
			continue
		}
		r := reached{ship: id}
		for _, m := range info.Dial {
			to := geom.Final(info.Size, v.Table().Ships[id].Pose, m.Path(), geom.Middle)
			if base := geom.Place(info.Size, to); t.g.Area.Holds(&base) {
				r.places, r.poses = append(r.places, base), append(r.poses, to)
			}
		}
		if len(r.places) > 0 {
			list = append(list, r)
		}
	}
	return list
}

// sent returns a reach as clients read it.
func (r *reached) sent() Reach {
	out := Reach{Ship: int(r.ship), Places: []Pose{}}
	for _, p := range r.poses {
		out.Places = append(out.Places, poseOf(p))
	}
	return out
}

// far is a distance between the middles of two bases at which no arc reaches from one to the other: range 5 between two
// huge ships.
const far = 750 * geom.Millimeter

// exposed lists the enemies that could have a ship in an arc where an option takes it.
func (t *Teller) exposed(id game.ShipID, at geom.Pose, enemies []reached) []Exposure {
	base := geom.Place(t.g.Ships[id].Size, at)
	var list []Exposure
	for i := range enemies {
		e := &enemies[i]
		from := 0
		for n := range e.places {
			if math.Hypot(float64(e.poses[n].X-at.X), float64(e.poses[n].Y-at.Y)) > far {
				continue
			}
			if _, in := t.nearestIn(e.ship, &e.places[n], &base); in {
				from++
			}
		}
		if from > 0 {
			list = append(list, Exposure{Ship: int(e.ship), From: from, Of: len(e.places)})
		}
	}
	return list
}
