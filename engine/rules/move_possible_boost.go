package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ahead is a boost that is weighed. Onto says that it may end on obstacles.
type ahead struct {
	id      game.ShipID
	bearing geom.Bearing
	speed   uint8
	onto    bool
}

// way returns how the boost goes, and whether it is possible (1e.boost.no-ship-overlap,
// 1e.boost.no-obstacle-overlap, 1e.boost.template-not-over-obstacle, 1e.boost.no-fleeing).
func (w ahead) way(x *game.Exec) (geom.Passage, bool) {
	move := geom.Move{
		Size: x.Info(w.id).Size, Start: x.Ship(w.id).Pose,
		Maneuver: geom.Maneuver{Bearing: w.bearing, Speed: w.speed},
	}
	way := move.Passage()
	return way, standable(x, w.id, &way.End) && (w.onto || clearOfObstacles(x, w.id, &way))
}

// canBoost reports whether the ship of the menu can boost in some direction.
func canBoost(x *game.Exec) bool {
	id := x.Trigger().Ship
	onto := card.Ignoring(x, card.ObstaclesInMoves, id)
	return slices.ContainsFunc(bearingsFor(x, id), func(b geom.Bearing) bool {
		_, ok := ahead{id: id, bearing: b, speed: 1, onto: onto}.way(x)
		return ok
	})
}

// turnBearings are the directions of a boost with which a ship may turn as well.
var turnBearings = append(card.BoostBearings[:], geom.TurnLeft, geom.TurnRight)

// bearingsFor returns the directions in which a ship may boost.
func bearingsFor(x *game.Exec, id game.ShipID) []geom.Bearing {
	if boostTemplates(x, id)&card.Turns != 0 {
		return turnBearings
	}
	return card.BoostBearings[:]
}

// aheadOf returns the boost on record in a direction, and whether that direction is allowed.
func aheadOf(x *game.Exec, b geom.Bearing) (ahead, bool) {
	m := x.Move()
	w := ahead{
		id: m.Ship, bearing: b, speed: max(m.Maneuver.Speed, 1),
		onto: passesObstacles(x),
	}
	barred := boostBarred.Get(x)&(1<<slices.Index(turnBearings, b)) != 0
	// 1e.decloak.no-bank-boost
	allowed := m.Kind == game.BoostMove || b == geom.Straight
	if m.Kind == game.DecloakMove && m.Bent {
		allowed = b == geom.BankLeft || b == geom.BankRight
	}
	return w, !barred && allowed
}

// PossibleBoostSteps are a boost that is declared in a direction in which it is possible: one that
// is not would fall back to another (1e.boost.declare-direction-first, 1e.boost.fallback).
var PossibleBoostSteps = game.Parts{
	boostLocals,
	game.Step{
		Name: "declare the template",
		Who: func(x *game.Exec) game.Players {
			if listBoosts(x, nil) == 0 {
				return game.Nobody
			}
			return game.Only(x.Move().By)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) { listBoosts(x, q) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			m := x.Move()
			w, _ := aheadOf(x, c.Maneuver.Bearing)
			way, _ := w.way(x)
			m.Maneuver, m.To = c.Maneuver, way.End.Pose
			meet(x, m, &way)
		},
	},
	game.Step{Name: "no room", Do: func(x *game.Exec) {
		m := x.Move()
		m.Failed = m.To == geom.Pose{}
	}},
	game.Step{Name: "move the ship", Do: endMove},
	DebrisStress,
	ObstacleEffects,
	MeetMines,
	AfterMoveStep,
}

// listBoosts lists the directions in which the present boost is possible, and counts them.
func listBoosts(x *game.Exec, q *game.Question) int {
	n := 0
	for _, b := range bearingsFor(x, x.Move().Ship) {
		w, allowed := aheadOf(x, b)
		if !allowed {
			continue
		}
		if _, ok := w.way(x); !ok {
			continue
		}
		n++
		if q != nil {
			c := game.Opt(game.DialVerb)
			c.Maneuver = game.Maneuver{Bearing: b, Speed: w.speed, Difficulty: game.DifficultyWhite}
			q.Add(c)
		}
	}
	return n
}
