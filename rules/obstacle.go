package rules

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// MetObstacle tells whether the present move went through or onto an obstacle.
func MetObstacle(x *game.Exec) bool {
	m := x.Move()
	for _, o := range m.Met[:m.NMet] {
		if o.Kind == game.ObstacleObject {
			return true
		}
	}
	return false
}

// ThroughObstacle tells whether the present move went through an obstacle. One that lies only under
// its final position was not moved through.
func ThroughObstacle(x *game.Exec) bool {
	m := x.Move()
	if m == nil {
		return false
	}
	for _, o := range m.Met[:m.Through] {
		if o.Kind == game.ObstacleObject {
			return true
		}
	}
	return false
}

// DebrisStress gives one stress token for each debris cloud met, after the difficulty is
// checked, so that a blue maneuver does not take it off again
// (2e.obstacle.debris.stress-after-difficulty).
var DebrisStress = game.Step{Name: "debris", Do: func(x *game.Exec) {
	m := x.Move()
	if offerToIgnore(x) {
		x.Again()
		return
	}
	for _, o := range m.Met[:m.NMet] {
		if suffers(x, m.Ship, o) && x.G.Obstacles[o.ID].Kind() == geom.Debris {
			card.GainTokens(x, m.Ship, game.StressToken, 1, "2e.obstacle.debris.stress")
		}
	}
}}

// The scratch number of a move's frame that counts the obstacles dealt with.
const obstacleNext = 4

// ObstacleEffects returns the steps that make the ship suffer what it met, in the order in which
// it met it, each once (2e.obstacle.multiple-in-order). They stand at index at of their
// procedure.
func ObstacleEffects(at int) []game.Step {
	next := []game.Step{
		{Name: "next obstacle", Do: func(x *game.Exec) {
			m, f := x.Move(), x.Frame()
			for int(f.R[obstacleNext]) < int(m.NMet) {
				o := m.Met[f.R[obstacleNext]]
				if suffers(x, m.Ship, o) {
					meetObstacle(x, o)
					return
				}
				f.R[obstacleNext]++
			}
			x.Goto(at + 3)
		}},
	}
	return append(next, card.RollSteps(obstacleThrow, func(x *game.Exec, result game.Faces) {
		m, f := x.Move(), x.Frame()
		o := m.Met[f.R[obstacleNext]]
		f.R[obstacleNext]++
		x.Goto(at)
		suffer(x, m.Ship, x.G.Obstacles[o.ID].Kind(), result)
	})...)
}

// obstacleThrow is the die that a ship rolls for an obstacle.
var obstacleThrow = card.Throw{Name: "roll for the obstacle", Colour: game.AttackDice,
	N: func(*game.Exec) int { return 1 }, By: card.Self}

// meetObstacle tells of an obstacle met; an asteroid or a gas cloud costs a maneuver's ship its
// perform action step (2e.obstacle.asteroid.skip-action, 2e.obstacle.gas.skip-action).
func meetObstacle(x *game.Exec, o game.Object) {
	m := x.Move()
	x.Emit(game.Event{Kind: game.ObstacleMet, Clause: "2e.obstacle.trigger", Ship: m.Ship,
		Other: game.NoShip, Card: game.NoCard, Object: o})
	if m.Kind == game.ManeuverMove && x.G.Obstacles[o.ID].Kind() != geom.Debris {
		x.Ship(m.Ship).SkipAction = true
	}
}

// suffer applies the roll of a ship for an obstacle (2e.obstacle.asteroid.damage,
// 2e.obstacle.debris.damage, 2e.obstacle.gas.roll).
func suffer(x *game.Exec, id game.ShipID, kind geom.Kind, result game.Faces) {
	switch kind {
	case geom.Asteroid:
		sufferObstacle(x, id, int(result[game.Hit]), int(result[game.Crit]))
	case geom.Debris:
		sufferObstacle(x, id, 0, int(result[game.Crit]))
	case geom.GasCloud:
		if result[game.Focus]+result[game.Hit] > 0 {
			card.GainTokens(x, id, game.StrainToken, 1, "2e.obstacle.gas.roll")
		}
	}
}

// sufferObstacle lets a ship suffer damage from an obstacle.
func sufferObstacle(x *game.Exec, id game.ShipID, hits, crits int) {
	before := x.S.NDamages
	card.Suffer(x, id, game.NoShip, hits, crits)
	if x.S.NDamages > before {
		x.Damage().Obstacle = true
	}
}
