package bot

import (
	"math"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

// Table returns the yardstick that flies by tables: where its target stands, how far away and
// whether it comes or goes, gives a row of six maneuvers, and a die picks one. The rows are
// written for every ship at once and find their maneuvers on its dial. It does not change any
// more.
func Table(g *game.Game, seed uint64) Player { return &table{newBeginner(g, seed)} }

// table is the player of Table. What the tables do not speak of it does as a beginner.
type table struct{ *beginner }

// Answer answers a question.
func (t *table) Answer(v *view.View, q *game.Question) game.Choice {
	switch t.look(v, q) {
	case dialTopic:
		return dialChoice(q, t.fly(q.Opts[0].Ship))
	case targetTopic:
		return t.target()
	case actionTopic:
		return t.action()
	}
	return t.beginner.Answer(v, q)
}

// zone is where a target stands: the angle to a ship's nose in steps of 45 degrees, and straight
// ahead.
type zone uint8

const (
	bullseye zone = iota
	ahead
	aside
	abaft
	behind
	zones
)

// bullseyeAngle is how far off the nose the bullseye reaches, in degrees.
const bullseyeAngle = 8

// zoneOf returns the zone of a place, seen from a pose.
func zoneOf(at, tally geom.Pose) zone {
	switch off := math.Abs(angleTo(at, tally)); {
	case off < bullseyeAngle:
		return bullseye
	case off < 45:
		return ahead
	case off < 90:
		return aside
	case off < 135:
		return abaft
	}
	return behind
}

// column is how far away a target is.
type column uint8

const (
	near column = iota
	far
	distant
	columns
)

// rows are the tables: who jousts loops or flies slowly, who is flanked turns in, who has someone
// behind him turns round, who is far away flies at full speed.
var rows = [zones][columns][6]preference{
	bullseye: {
		near: {
			prefer(fastest, advanced, eitherSide), prefer(fastest, advanced, eitherSide),
			prefer(atTwo, bank, eitherSide), prefer(atTwo, bank, eitherSide),
			prefer(atTwo, straight, eitherSide), prefer(atTwo, straight, eitherSide),
		},
		far: {
			prefer(fastest, straight, eitherSide), prefer(fastest, straight, eitherSide),
			prefer(fastest, straight, eitherSide), prefer(average, straight, eitherSide),
			prefer(average, straight, eitherSide), prefer(average, bank, eitherSide),
		},
		distant: {
			prefer(average, straight, eitherSide), prefer(fastest, straight, eitherSide),
			prefer(fastest, straight, eitherSide), prefer(fastest, straight, eitherSide),
			prefer(fastest, straight, eitherSide), prefer(fastest, straight, eitherSide),
		},
	},
	ahead: {
		near: {
			prefer(slowest, bank, toward), prefer(slowest, bank, toward),
			prefer(slowest, hardTurn, toward), prefer(slowest, straight, eitherSide),
			prefer(slowest, straight, eitherSide), prefer(fastest, advanced, toward),
		},
		far: {
			prefer(fastest, bank, toward), prefer(fastest, bank, toward),
			prefer(average, bank, toward), prefer(fastest, straight, eitherSide),
			prefer(average, straight, eitherSide), prefer(average, straight, eitherSide),
		},
		distant: {
			prefer(fastest, straight, eitherSide), prefer(fastest, straight, eitherSide),
			prefer(fastest, straight, eitherSide), prefer(fastest, bank, toward),
			prefer(fastest, bank, toward), prefer(average, bank, toward),
		},
	},
	aside: {
		near: {
			prefer(slowest, hardTurn, toward), prefer(slowest, hardTurn, toward),
			prefer(slowest, hardTurn, toward), prefer(slowest, hardTurn, toward),
			prefer(slowest, bank, toward), prefer(slowest, advanced, toward),
		},
		far: {
			prefer(average, hardTurn, toward), prefer(average, hardTurn, toward),
			prefer(average, hardTurn, toward), prefer(average, hardTurn, toward),
			prefer(fastest, bank, toward), prefer(fastest, bank, toward),
		},
		distant: {
			prefer(fastest, hardTurn, toward), prefer(fastest, hardTurn, toward),
			prefer(fastest, hardTurn, toward), prefer(fastest, bank, toward),
			prefer(fastest, bank, toward), prefer(fastest, bank, toward),
		},
	},
	abaft: {
		near: {
			prefer(slowest, hardTurn, toward), prefer(slowest, hardTurn, toward),
			prefer(average, hardTurn, toward), prefer(slowest, advanced, toward),
			prefer(slowest, advanced, toward), prefer(slowest, advanced, toward),
		},
		far: {
			prefer(slowest, advanced, toward), prefer(slowest, advanced, toward),
			prefer(slowest, hardTurn, toward), prefer(slowest, hardTurn, toward),
			prefer(average, hardTurn, toward), prefer(average, hardTurn, toward),
		},
		distant: {
			prefer(fastest, hardTurn, toward), prefer(fastest, hardTurn, toward),
			prefer(average, hardTurn, toward), prefer(average, hardTurn, toward),
			prefer(slowest, advanced, toward), prefer(slowest, advanced, toward),
		},
	},
	behind: {
		near: {
			prefer(fastest, advanced, toward), prefer(slowest, advanced, toward),
			prefer(slowest, advanced, toward), prefer(fastest, hardTurn, toward),
			prefer(fastest, hardTurn, away), prefer(fastest, straight, eitherSide),
		},
		far: {
			prefer(slowest, advanced, toward), prefer(slowest, advanced, toward),
			prefer(slowest, advanced, toward), prefer(slowest, advanced, toward),
			prefer(slowest, hardTurn, toward), prefer(slowest, hardTurn, toward),
		},
		distant: {
			prefer(slowest, advanced, toward), prefer(slowest, advanced, toward),
			prefer(average, hardTurn, toward), prefer(average, hardTurn, toward),
			prefer(slowest, hardTurn, toward), prefer(slowest, hardTurn, toward),
		},
	},
}

// calm are the rows of a ship that is stressed.
var calm = [zones][6]preference{
	bullseye: {
		inBlue(slowest, straight, eitherSide), inBlue(slowest, straight, eitherSide),
		inBlue(average, straight, eitherSide), inBlue(average, straight, eitherSide),
		inBlue(slowest, bank, toward), inBlue(slowest, bank, toward),
	},
	ahead:  calmTurns(bank),
	aside:  calmTurns(hardTurn),
	abaft:  calmTurns(hardTurn),
	behind: calmTurns(hardTurn),
}

// calmTurns returns a row of one kind of blue maneuver toward the target.
func calmTurns(k kind) [6]preference {
	slow, quick := inBlue(slowest, k, toward), inBlue(average, k, toward)
	return [6]preference{slow, slow, slow, quick, quick, quick}
}

// fly picks the maneuver of a ship.
func (t *table) fly(id game.ShipID) game.Maneuver {
	tally, ok := t.tally(id)
	if !ok {
		return t.q.Opts[t.q.Default].Maneuver
	}
	at, to := t.x.Placed(id), t.x.Placed(tally)
	row := &rows[zoneOf(at.Pose, to.Pose)][t.column(at, to)]
	if t.x.Ship(id).Has(game.StressToken) {
		row = &calm[zoneOf(at.Pose, to.Pose)]
	}
	m, ok := t.grant(id, row[t.rnd.IntN(6)], to.Pose)
	if !ok {
		m = t.q.Opts[t.q.Default].Maneuver
	}
	return t.swerve(id, m)
}

// tally returns the target that a ship flies by: a locked one within range 3, else the nearest in arc,
// else the nearest.
func (t *table) tally(id game.ShipID) (game.ShipID, bool) {
	best, least := game.NoShip, math.Inf(1)
	at := t.x.Placed(id)
	for other := range t.x.EachShip() {
		if t.mine(other) == t.mine(id) {
			continue
		}
		to := t.x.Placed(other)
		rank := float64(geom.Distance(at, to).Distance)
		switch {
		case slices.Contains(t.x.Ship(id).Locks[:], game.ShipAs(other)) && t.bandTo(at, to) <= 3:
		case math.Abs(angleTo(at.Pose, to.Pose)) < 45:
			rank += 1e10
		default:
			rank += 2e10
		}
		if rank < least {
			best, least = other, rank
		}
	}
	return best, best != game.NoShip
}

// column says how far a target is: at range 2 one that comes closer is near, and one that flees
// is far.
func (t *table) column(at, to *geom.Placed) column {
	switch t.bandTo(at, to) {
	case 0, 1:
		return near
	case 2:
		if math.Abs(angleTo(to.Pose, at.Pose)) < 90 {
			return near // its front is nearer than its rear
		}
		return far
	case 3:
		return far
	}
	return distant
}

// target attacks who is locked, else the nearest, of those equally near the most damaged one.
func (t *table) target() game.Choice {
	a := t.x.Attack()
	return t.best(Ranks, func(c game.Choice) float64 {
		score := -float64(t.bandTo(t.x.Placed(a.Attacker), t.x.Placed(c.Ship)))
		if slices.Contains(t.x.Ship(a.Attacker).Locks[:], game.ShipAs(c.Ship)) {
			score += 10
		}
		return score - 0.01*float64(t.left(c.Ship))
	})
}

// action walks down a list and takes the first action that can be performed and has a point.
func (t *table) action() game.Choice {
	id := t.q.Ship
	shot, danger := t.hasShot(id), t.underFire(id)
	list := []game.Action{game.FocusAction, game.CalculateAction, game.EvadeAction,
		game.LockAction, game.ReinforceAction}
	switch {
	case !shot && danger:
		list = []game.Action{game.EvadeAction, game.BarrelRollAction, game.BoostAction,
			game.ReinforceAction, game.FocusAction, game.CalculateAction, game.LockAction}
	case !shot:
		list = []game.Action{game.RotateAction, game.TurnAction, game.LockAction, game.ReloadAction,
			game.EvadeAction, game.FocusAction, game.CalculateAction}
	}
	for _, a := range list {
		for _, c := range slices.Clone(t.q.Options()) {
			if t.actionOf(c) == a && !t.redOnBar(id, a) {
				return c
			}
		}
	}
	return t.q.Opts[t.q.Default]
}
