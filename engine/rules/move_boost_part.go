package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// boostTouched are the ships that a boost executed in part touches.
var boostTouched = game.NewLocal[game.ShipSet]("ships touched", 0)

// boostInPart settles where a boost ends that would overlap a ship: the ship backs up along the template
// as in a maneuver. It still fails if that leads nowhere: out of the play area or over an obstacle.
// It returns the way that counts.
func boostInPart(x *game.Exec, move geom.Move, whole geom.Passage) geom.Passage {
	m := x.Move()
	others, ids := x.Others(m.Ship)
	end := geom.Execute(move, others)
	way := end.Passage()
	if end.Full || !x.G.Area.Holds(&way.End) ||
		!passesObstacles(x) && !clearOfObstacles(x, m.Ship, &way) {
		return whole
	}
	touched := game.ShipSet(0)
	for i, id := range ids {
		if end.Touching&(1<<i) != 0 {
			touched = touched.With(id)
		}
	}
	boostTouched.Set(x, touched)
	m.Failed, m.To, m.Used = false, end.Pose, end.Used
	return way
}

// touchBoosted puts a ship that boosted in part in contact with those in its way.
func touchBoosted(x *game.Exec) {
	touched := boostTouched.Get(x)
	for id := range x.EachShip() {
		if touched.Has(id) {
			x.Move().Full = false
			touch(x, x.Move().Ship, id)
		}
	}
}
