package bot

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// stamp identifies a planning phase, so that a plan is made once in each.
type stamp struct {
	made  bool
	round uint8
	ships [game.MaxShips]geom.Pose
}

// renew notes the planning phase that x is at, and reports whether it is a new one.
func (s *stamp) renew(x *game.Exec) bool {
	now := stamp{made: true, round: x.S.Round}
	for id := range x.EachShip() {
		now.ships[id] = x.Ship(id).Pose
	}
	if *s == now {
		return false
	}
	*s = now
	return true
}

// dialChoice returns the option of a question that sets a maneuver, the default where none does.
func dialChoice(q *game.Question, m game.Maneuver) game.Choice {
	for _, c := range q.Options() {
		if c.Maneuver == m {
			return c
		}
	}
	return q.Opts[q.Default]
}
