package bot

import (
	"math"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

// Solo returns the yardstick that flies by one table for all ships: a defense die gives a ship's
// attitude, an attack die with it the approach, from where its tally stands. The order in which
// it looks for a tally, the actions of each attitude and what stands in for a maneuver that a
// dial lacks are our own. It does not change any more.
func Solo(g *game.Game, seed uint64) Player { return &solo{beginner: newBeginner(g, seed)} }

// solo is the player of Solo. What the table does not speak of it does as a beginner.
type solo struct {
	*beginner
	attitudes [game.MaxShips]attitude // of this round
}

// attitude is what a ship is up to.
type attitude uint8

const (
	defensive attitude = iota
	balanced
	offensive
	attitudes
)

// Answer answers a question.
func (s *solo) Answer(v *view.View, q *game.Question) game.Choice {
	switch s.look(v, q) {
	case dialTopic:
		return dialChoice(q, s.fly(q.Opts[0].Ship))
	case targetTopic:
		return s.target()
	case actionTopic:
		return s.action()
	}
	return s.beginner.Answer(v, q)
}

// The sectors in which a tally stands.
const (
	soloBullseye = iota
	soloFront
	soloSide
	soloRear
	soloSectors
)

// The results of an attack die, as columns.
const (
	soloCrit = iota
	soloHit
	soloFocus
	soloBlank
	soloColumns
)

// stopOr is a wish for a straight, a stop or a maneuver backward.
var stopOr = preference{slowest, false, [2]kind{straight, standing}, eitherSide}

// bankOrTurn returns a wish for a blue bank or turn.
func bankOrTurn(p pace, a aim) preference { return preference{p, true, [2]kind{bank, hardTurn}, a} }

// approaches is the table: by sector, by attitude, by the attack die.
var approaches = [soloSectors][attitudes][soloColumns]preference{
	soloBullseye: {
		defensive: {inBlue(slowest, bank, awayFromRock), stopOr,
			inBlue(slowest, bank, awayFromRock), prefer(fastest, hardTurn, towardRock)},
		balanced: {inBlue(fastest, straight, eitherSide), inBlue(average, straight, eitherSide),
			inBlue(slowest, straight, eitherSide), inBlue(slowest, straight, eitherSide)},
		offensive: {prefer(fastest, advanced, eitherSide), prefer(fastest, straight, eitherSide),
			prefer(average, straight, eitherSide), prefer(atTwo, straight, eitherSide)},
	},
	soloFront: {
		defensive: {inBlue(slowest, bank, awayFromRock), stopOr,
			prefer(slowest, bank, awayFromRock), prefer(fastest, bank, towardRock)},
		balanced: {bankOrTurn(fastest, toward), bankOrTurn(slowest, toward),
			inBlue(average, straight, eitherSide), inBlue(slowest, straight, eitherSide)},
		offensive: {prefer(fastest, advanced, away), prefer(fastest, hardTurn, toward),
			prefer(slowest, hardTurn, toward), prefer(atTwo, straight, eitherSide)},
	},
	soloSide: {
		defensive: {prefer(fastest, advanced, awayFromRock), prefer(slowest, hardTurn, toward),
			prefer(slowest, hardTurn, toward), prefer(fastest, bank, toward)},
		balanced: {bankOrTurn(fastest, toward), bankOrTurn(average, toward),
			bankOrTurn(slowest, toward), bankOrTurn(slowest, toward)},
		offensive: {prefer(fastest, advanced, toward), prefer(slowest, advanced, away),
			prefer(fastest, hardTurn, toward), prefer(atTwo, straight, eitherSide)},
	},
	soloRear: {
		defensive: {prefer(slowest, hardTurn, towardRock), prefer(fastest, hardTurn, towardRock),
			prefer(fastest, hardTurn, awayFromRock), prefer(fastest, straight, eitherSide)},
		balanced: {bankOrTurn(slowest, away), bankOrTurn(slowest, toward),
			bankOrTurn(fastest, away), bankOrTurn(fastest, toward)},
		offensive: {prefer(slowest, advanced, toward), prefer(fastest, advanced, toward),
			prefer(fastest, advanced, toward), prefer(atTwo, straight, eitherSide)},
	},
}

// sectorOf returns the sector in which a tally stands.
func sectorOf(at, tally geom.Pose) int {
	switch off := math.Abs(angleTo(at, tally)); {
	case off < bullseyeAngle:
		return soloBullseye
	case off < 45:
		return soloFront
	case off < 135:
		return soloSide
	}
	return soloRear
}

// tally returns the enemy that a ship has spotted: the nearest one in the bullseye, else in front, at
// a side, behind.
func (s *solo) tally(id game.ShipID) (game.ShipID, bool) {
	best, least := game.NoShip, math.Inf(1)
	at := s.x.Placed(id)
	for other := range s.x.EachShip() {
		if s.mine(other) == s.mine(id) {
			continue
		}
		to := s.x.Placed(other)
		rank := float64(geom.Distance(at, to).Distance) +
			1e10*float64(sectorOf(at.Pose, to.Pose))
		if rank < least {
			best, least = other, rank
		}
	}
	return best, best != game.NoShip
}

// fly rolls both dice and picks the maneuver of a ship.
func (s *solo) fly(id game.ShipID) game.Maneuver {
	green, red := s.roll(game.DefenseDice), s.roll(game.AttackDice)
	if s.x.Ship(id).Has(game.StressToken) {
		green = game.Focus
	}
	mood := map[game.Face]attitude{
		game.Evade: defensive, game.Focus: balanced, game.Blank: offensive,
	}[green]
	s.attitudes[id] = mood
	tally, ok := s.tally(id)
	if !ok {
		return s.q.Opts[s.q.Default].Maneuver
	}
	to := s.x.Ship(tally).Pose
	col := map[game.Face]int{
		game.Crit: soloCrit, game.Hit: soloHit, game.Focus: soloFocus, game.Blank: soloBlank,
	}[red]
	m, ok := s.grant(id, approaches[sectorOf(s.x.Ship(id).Pose, to)][mood][col], to)
	if !ok {
		m = s.q.Opts[s.q.Default].Maneuver
	}
	return s.swerve(id, m)
}

// roll rolls a die.
func (s *solo) roll(color game.DiceColor) game.Face {
	k := s.rnd.IntN(8)
	for face, n := range color.Sides() {
		if k -= int(n); k < 0 {
			return game.Face(face)
		}
	}
	panic("bot: a die of more than eight sides")
}

// target attacks the tally if it may, else the nearest, of those equally near the most damaged.
func (s *solo) target() game.Choice {
	a := s.x.Attack()
	tally, _ := s.tally(a.Attacker)
	return s.best(Ranks, func(c game.Choice) float64 {
		score := -float64(s.bandTo(s.x.Placed(a.Attacker), s.x.Placed(c.Ship)))
		if c.Ship == tally {
			score += 10
		}
		return score - 0.01*float64(s.left(c.Ship))
	})
}

// action takes the first action of the ship's attitude that can be performed.
func (s *solo) action() game.Choice {
	id := s.q.Ship
	var list []game.Action
	switch s.attitudes[id] {
	case offensive:
		if !s.hasShot(id) {
			list = []game.Action{game.BoostAction, game.BarrelRollAction, game.RotateAction,
				game.TurnAction}
		}
		list = append(list, game.LockAction, game.FocusAction, game.CalculateAction)
	case balanced:
		list = []game.Action{game.FocusAction, game.CalculateAction, game.LockAction, game.EvadeAction}
	case defensive:
		if s.underFire(id) {
			list = []game.Action{game.BoostAction, game.BarrelRollAction}
		}
		list = append(list, game.EvadeAction, game.ReinforceAction, game.FocusAction)
	}
	list = append(list, game.CoordinateAction, game.JamAction, game.ReloadAction)
	for _, a := range list {
		for _, c := range slices.Clone(s.q.Options()) {
			if s.actionOf(c) == a && !s.redOnBar(id, a) {
				return c
			}
		}
	}
	return s.q.Opts[s.q.Default]
}
