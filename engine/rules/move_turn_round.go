package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// TurnRound is the op that rotates a ship in place by 180 degrees. Its base covers the same place
// afterward, so that there is always room, and what it touched it touches still (1e.touch.persists,
// 2e.range.0-persists-until-move).
func TurnRound(r card.Ref) card.Op {
	return card.Run("turn the ship round", func(x *game.Exec) {
		id := r(x)
		s := x.Ship(id)
		s.Pose = s.Pose.Turned(180 * geom.Degree)
		e := game.NewEvent(game.Moved, "", id)
		e.Card, e.N, e.Pose = x.Card(), 1, s.Pose
		x.Emit(e)
	})
}
