package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ignores reports whether a ship ignores an obstacle: it suffers nothing from it and attacks over it,
// and for everything else the obstacle is there (2e.obstacle.ignore). Thing says when: while it moves,
// at rest or in attacks.
func ignores(x *game.Exec, t card.Thing, id game.ShipID, obstacle int) bool {
	return x.Ship(id).Ignored&(1<<obstacle) != 0 ||
		card.IgnoringObject(x, t, id, game.Object{Kind: game.ObstacleObject, ID: uint8(obstacle)})
}

// suffers reports whether an object that a ship has met is an obstacle that has an effect on it.
func suffers(x *game.Exec, id game.ShipID, o game.Object) bool {
	return o.Kind == game.ObstacleObject && !ignoresRock(x, id, int(o.ID))
}

// ignoresRock reports whether an obstacle has no effect on a ship that meets it. A cloud is a device as
// well (2e.obstacle.electro-chaff): who ignores friendly devices ignores those of friends.
func ignoresRock(x *game.Exec, id game.ShipID, obstacle int) bool {
	info := &x.G.Obstacles[obstacle]
	return x.G.Harmless[info.Kind()] || ignores(x, card.ObstaclesMoving, id, obstacle) ||
		info.Stuff == geom.ChaffCloud && x.Side(x.G.Cards[info.Card].Ship) == x.Side(id) &&
			card.Ignoring(x, card.FriendlyDevices, id)
}

// obstaclesAsked counts the obstacles of a move after which abilities were offered.
var obstaclesAsked = game.NewLocal[uint8]("obstacles asked about", 0)

// offerToIgnore offers what abilities there are after the next obstacle that the present move met,
// and reports whether there were any.
func offerToIgnore(x *game.Exec) bool {
	if len(x.G.Hooks[card.ObstacleMet]) == 0 {
		return false
	}
	m := x.Move()
	for i := obstaclesAsked.Get(x); i < m.NMet; i++ {
		t := game.On(card.ObstacleMet, m.Ship)
		t.Only, t.Object = x.Side(m.Ship), m.Met[i]
		if suffers(x, m.Ship, m.Met[i]) && x.Answerable(t) {
			obstaclesAsked.Set(x, i+1)
			x.Offer(t)
			return true
		}
	}
	return false
}
