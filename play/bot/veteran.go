package bot

import (
	"koiogran/engine/game"
	"koiogran/play/view"
)

// looker returns a player that looks one move ahead over several moves of its enemies: its
// ships choose one after the other, each the move that comes out best on average.
func looker(g *game.Game, seed uint64) Player { return &veteran{beginner: heeding(g, seed)} }

type veteran struct {
	*beginner
	set   stamp
	dials [game.MaxShips]game.Maneuver
}

// guesses is how many sets of enemy moves a veteran looks at, and rounds how often its ships
// choose again.
const (
	guesses     = 12
	secondLooks = 2
)

// Answer answers a question.
func (w *veteran) Answer(v *view.View, q *game.Question) game.Choice {
	if w.look(v, q) == dialTopic {
		if w.set.renew(w.x) {
			w.plan()
		}
		return dialChoice(q, w.dials[q.Opts[0].Ship])
	}
	return w.beginner.Answer(v, q)
}

// plan finds the moves of all own ships.
func (w *veteran) plan() {
	f := newForecast(w.beginner)
	var plans [guesses][]int
	for n := range plans {
		plans[n] = make([]int, len(f.ships))
		for i := range f.ships {
			if !f.ships[i].mine {
				plans[n][i] = f.likely(i)
			}
		}
	}
	mean := func() float64 {
		sum := 0.0
		for n := range plans {
			sum += f.judge(plans[n])[ours]
		}
		return sum
	}
	set := func(i, k int) {
		for n := range plans {
			plans[n][i] = k
		}
	}
	for n := range plans {
		f.foresee(plans[n], n == 0)
	}
	for range 1 + secondLooks {
		for _, i := range f.order {
			if !f.ships[i].mine {
				continue
			}
			best, most := plans[0][i], 0.0
			for k := range f.ships[i].moves {
				set(i, k)
				if n := mean() + guesses*0.01*w.rnd.Float64(); k == 0 || n > most {
					best, most = k, n
				}
			}
			set(i, best)
			w.dials[f.ships[i].id] = f.ships[i].moves[best].m
		}
	}
}

// likely draws a move of a ship: good ones by themselves are likelier.
func (f *forecast) likely(i int) int {
	moves := f.ships[i].moves
	best, most := 0, 0.0
	for k := range moves {
		n := f.b.rnd.Float64() - moves[k].cost
		if k == 0 || n > most {
			best, most = k, n
		}
	}
	return best
}

// foresee notes where a set of moves takes the enemies, after forgetting what was noted before if
// it is the first.
func (f *forecast) foresee(plan []int, first bool) {
	for i := range f.ships {
		fl := &f.ships[i]
		if first {
			f.b.ends[fl.id] = f.b.ends[fl.id][:0]
		}
		if !fl.mine {
			f.b.ends[fl.id] = append(f.b.ends[fl.id], fl.moves[plan[i]].base)
		}
	}
}
