package bot

import (
	"koiogran/engine/game"
	"koiogran/play/view"
)

// Leader returns a player that finds its dials as the ace does, among more of them, and that also plays
// the dials of both sides out up to the engagement, with the actions that follow, before it solves the
// matrix: bumps, tokens and moves by actions then are what they are, not what a forecast thinks.
func Leader(g *game.Game, seed uint64) Player {
	b := newBeginner(g, seed)
	b.tries = leaderTries
	return &leader{
		ace:     ace{beginner: b, breadth: breadth{first: 8, most: 20, passes: 3}},
		sandbox: newSandbox(g),
	}
}

// What a leader spends on a decision: how many answers it plays out for a question about anything but
// dials, and how often it plays a set of dials of both sides out.
const (
	leaderTries   = 500
	leaderSamples = 2
)

// leaderShare is what a cell of the matrix counts that was played out, against the forecast of it. Played
// out alone, dials won 46 % of 240 matches against the ace.
const leaderShare = 0.5

type leader struct {
	ace
	sandbox *sandbox
	from    game.State // of the planning phase
}

// Answer answers a question.
func (l *leader) Answer(v *view.View, q *game.Question) game.Choice { return l.answer(v, q, l.plan) }

// plan finds the moves of all own ships.
func (l *leader) plan() {
	l.from = *l.x.S
	m := newMatrix(newForecast(l.beginner), l.breadth)
	m.grow()
	for i, own := range m.plans[ours] {
		for j, other := range m.plans[theirs] {
			value := l.playOut(m, own, other)
			for side := range value {
				m.cells[i][j][side] += leaderShare * (value[side] - m.cells[i][j][side])
			}
		}
	}
	l.x.Regard(&l.from)
	m.solve()
	l.choose(m)
}

// playOut is what sets of dials of both sides come to until the engagement, on average.
func (l *leader) playOut(m *matrix, own, other []int) (mean [2]float64) {
	for n := range leaderSamples {
		l.sandbox.begin(&l.from, uint64(n))
		for i := range m.f.ships {
			fl := &m.f.ships[i]
			k := own[i]
			if !fl.mine {
				k = other[i]
			}
			l.sandbox.set(fl.id, fl.moves[k].m)
		}
		l.sandbox.play(func(s *game.State) bool {
			return s.Round != l.from.Round || s.Phase > game.ActivationPhase
		})
		value := m.f.appraise(&l.sandbox.state)
		for side := range mean {
			mean[side] += value[side] / leaderSamples
		}
	}
	return mean
}

// set puts a maneuver on a ship's dial: at once where one is set already, else when it is asked for.
func (s *sandbox) set(id game.ShipID, m game.Maneuver) {
	s.dials[id] = m
	owner := s.g.Ships[id].Side
	if s.state.Secret[owner].Dials[id] == 0 {
		return
	}
	for i, other := range s.g.Ships[id].Dial {
		if other == m {
			s.state.Secret[owner].Dials[id] = uint8(i + 1)
		}
	}
}
