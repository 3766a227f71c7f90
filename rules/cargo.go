package rules

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// cargoShip is the scratch number in which dropping an obstacle counts the ships that may lie
// under it.
const cargoShip = 1

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
	return card.Op{What: "drop an obstacle", Can: can, Steps: append([]game.Step{
		{Name: "drop the obstacle", Do: drop},
		{Name: "the next ship under it", Do: nextUnder},
	}, card.RollSteps(throw, func(x *game.Exec, result game.Faces) {
		x.Goto(int(x.Frame().PC) - 3)
		suffer(x, x.Chosen(), x.G.Obstacles[cargo(x)].Kind(), result)
	})...)}
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
	x.Frame().R[cargoShip] = 0
	x.Emit(game.Event{Kind: game.ObstaclePlaced, Clause: "2e.obstacle.loose-cargo", Ship: x.Self(),
		Other: game.NoShip, Card: x.Card(), Pose: token.Pose, N: int(x.Owner(x.Self())),
		Object: game.Object{Kind: game.ObstacleObject, ID: uint8(i)}})
}

// nextUnder gives the next ship under the obstacle its stress token. After the last one the roll is
// passed over.
func nextUnder(x *game.Exec) {
	f := x.Frame()
	rock := x.Obstacle(cargo(x))
	for f.R[cargoShip] < int16(x.S.NShips) {
		id := game.ShipID(f.R[cargoShip])
		f.R[cargoShip]++
		if x.Ship(id).InPlay() && geom.OverlapToken(x.Placed(id), rock, geom.WithGuides) {
			x.Choose(id)
			card.GainTokens(x, id, game.StressToken, 1, "2e.obstacle.placed-under-ship")
			return
		}
	}
	x.Goto(int(f.PC) + 2)
}
