package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// MetObstacle reports whether the present move went through or onto an obstacle, also one that its ship
// has still to suffer.
func MetObstacle(x *game.Exec) bool {
	m := x.Move()
	if m.Kind == game.ManeuverMove && nextMet(x) >= 0 {
		return true
	}
	for _, o := range m.Met[:m.NMet] {
		if o.Kind == game.ObstacleObject {
			return true
		}
	}
	return false
}

// leftObstacle returns an obstacle that the present boost or roll went through and that the ship is not
// at range 0 of, if there is one and cards ask for it.
func leftObstacle(x *game.Exec) game.Object {
	if m := x.Move(); len(x.G.Hooks[card.AfterMove]) > 0 {
		for _, o := range m.Met[:m.Through] {
			if o.Kind == game.ObstacleObject && !card.Reaches(x, m.Ship, o, 0) {
				return o
			}
		}
	}
	return game.Object{}
}

// DebrisStress gives one stress token for each debris cloud met, after the difficulty is
// checked, so that a blue maneuver does not take it off again
// (2e.obstacle.debris.stress-after-difficulty).
var DebrisStress = game.Parts{
	game.Locals{obstaclesAsked},
	game.Step{Name: "debris", Do: func(x *game.Exec) {
		m := x.Move()
		if offerToIgnore(x) {
			x.Again()
			return
		}
		for _, o := range m.Met[:m.NMet] {
			if suffers(x, m.Ship, o) && x.G.Obstacles[o.ID].Kind() == geom.Debris {
				card.GainFrom(x, o, m.Ship, game.StressToken, 1, "obstacle.debris.stress")
			}
		}
	}},
}

// obstaclesPassed counts the obstacles of a move that the ship has dealt with.
var obstaclesPassed = game.NewLocal[uint8]("obstacles passed", 0)

// ObstacleEffects make the ship suffer what it met, in the order in which it met it, each once
// (2e.obstacle.multiple-in-order).
var ObstacleEffects = game.Parts{
	game.Locals{obstaclesPassed},
	game.Loop("obstacles",
		game.Step{Name: "next obstacle", Do: func(x *game.Exec) {
			m := x.Move()
			for i := obstaclesPassed.Get(x); i < m.NMet; i++ {
				if o := m.Met[i]; suffers(x, m.Ship, o) {
					obstaclesPassed.Set(x, i+1)
					meetObstacle(x, o)
					return
				}
			}
			x.Leave()
		}},
		card.Throw(obstacleThrow, func(x *game.Exec, result game.Faces) {
			m := x.Move()
			o := m.Met[obstaclesPassed.Get(x)-1]
			suffer(x, m.Ship, o, result)
		}),
	),
}

// obstacleThrow is the die that a ship rolls for an obstacle.
var obstacleThrow = card.Dice{Name: "roll for the obstacle", Color: game.AttackDice,
	N: func(*game.Exec) int { return 1 }, By: card.Self}

// meetObstacle logs an obstacle met; an asteroid or a gas cloud costs a maneuver's ship its
// perform action step (2e.obstacle.asteroid.skip-action, 2e.obstacle.gas.skip-action).
func meetObstacle(x *game.Exec, o game.Object) {
	m := x.Move()
	e := game.NewEvent(game.ObstacleMet, "obstacle.trigger", m.Ship)
	e.Object = o
	x.Emit(e)
	kind := x.G.Obstacles[o.ID].Kind()
	if m.Kind == game.ManeuverMove && (kind == geom.Asteroid || kind == geom.GasCloud) {
		x.Ship(m.Ship).SkipAction = true
	}
	strike(x, m.Ship, o)
}

// obstacleAs returns an obstacle, by its number, as an object.
func obstacleAs[N ~int8 | ~int](i N) game.Object {
	return game.Object{Kind: game.ObstacleObject, ID: uint8(i)}
}

// suffer applies the roll of a ship for an obstacle (2e.obstacle.asteroid.damage,
// 2e.obstacle.debris.damage, 2e.obstacle.gas.roll).
func suffer(x *game.Exec, id game.ShipID, o game.Object, result game.Faces) {
	switch x.G.Obstacles[o.ID].Kind() {
	case geom.Asteroid:
		sufferObstacle(x, id, int(result[game.Hit]), int(result[game.Crit]))
	case geom.Debris:
		sufferObstacle(x, id, 0, int(result[game.Crit]))
	case geom.GasCloud:
		if result[game.Focus]+result[game.Hit] > 0 {
			card.GainFrom(x, o, id, game.StrainToken, 1, "obstacle.gas.roll")
		}
	case geom.ChaffCloud:
		if result[game.Hit]+result[game.Crit] > 0 {
			card.GainFrom(x, o, id, game.StressToken, 1, "obstacle.electro-chaff")
		}
	case geom.Fire:
		sufferObstacle(x, id, int(result[game.Hit]+result[game.Crit]), 0)
		card.GainFrom(x, o, id, game.StressToken, int(result[game.Focus]), "obstacle.blaze")
	}
}

// sufferObstacle lets a ship suffer damage from an obstacle.
func sufferObstacle(x *game.Exec, id game.ShipID, hits, crits int) {
	before := x.S.NDamages
	card.SufferOf(x, id, game.NoShip, hits, crits)
	if x.S.NDamages > before {
		x.Damage().Obstacle = true
	}
}
