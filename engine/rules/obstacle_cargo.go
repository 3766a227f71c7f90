package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// cargoShips counts the ships that may lie under an obstacle being dropped.
var cargoShips = game.NewLocal[uint8]("ships looked at", 0)

// DropObstacle is the op that drops the obstacle of the card behind the ship, with the straight 1
// template. It is an obstacle like any other from then on (2e.obstacle.loose-cargo); the ships
// under it suffer its effect at once (2e.obstacle.placed-under-ship).
func DropObstacle() card.Op {
	can := func(x *game.Exec) bool {
		i := cargo(x)
		if x.S.Obstacles[i].Placed {
			return false
		}
		token := cargoToken(x, i)
		return x.G.Area.HoldsToken(&token)
	}
	throw := obstacleThrow
	throw.By = card.Chosen
	return card.Op{What: "drop an obstacle", Can: can, Do: game.Parts{
		game.Locals{cargoShips},
		game.Step{Name: "drop the obstacle", Do: drop},
		game.Loop("ships under it",
			game.Step{Name: "the next ship under it", Do: nextUnder},
			card.Throw(throw, func(x *game.Exec, result game.Faces) {
				suffer(x, x.Chosen(), x.G.Obstacles[cargo(x)].Kind(), result)
			}),
		),
	}}
}

// cargo returns the place of the obstacle that the card can drop.
func cargo(x *game.Exec) int {
	for i := range x.G.Obstacles {
		if o := &x.G.Obstacles[i]; o.Dropped && o.Card == x.Card() {
			return i
		}
	}
	panic("rules: a card without an obstacle: " + x.Where())
}

// cargoToken returns the obstacle as the ship would drop it.
func cargoToken(x *game.Exec, i int) geom.Token {
	m := geom.Maneuver{Bearing: geom.Straight, Speed: 1}
	p := geom.Placing{Size: x.Info(x.Self()).Size, Ship: x.Ship(x.Self()).Pose,
		Template: m.Template()}
	return p.Device(x.G.Obstacles[i].Device)
}

// drop puts the obstacle on the table.
func drop(x *game.Exec) {
	i := cargo(x)
	token := cargoToken(x, i)
	x.S.NObstacles = uint8(len(x.G.Obstacles))
	x.S.Obstacles[i] = game.Obstacle{Pose: token.Pose, Placed: true}
	x.Emit(game.Event{Kind: game.ObstaclePlaced, Clause: "2e.obstacle.loose-cargo", Ship: x.Self(),
		Other: game.NoShip, Card: x.Card(), Pose: token.Pose, N: int(x.Owner(x.Self())),
		Object: game.Object{Kind: game.ObstacleObject, ID: uint8(i)}})
}

// nextUnder gives the next ship under the obstacle its stress token.
func nextUnder(x *game.Exec) {
	rock := x.Obstacle(cargo(x))
	for i := cargoShips.Get(x); i < x.S.NShips; i++ {
		id := game.ShipID(i)
		if x.Ship(id).InPlay() && geom.OverlapToken(x.Placed(id), rock, geom.WithGuides) {
			cargoShips.Set(x, i+1)
			x.Choose(id)
			card.GainTokens(x, id, game.StressToken, 1, "2e.obstacle.placed-under-ship")
			return
		}
	}
	x.Leave()
}
