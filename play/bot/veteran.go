package bot

import (
	"koiogran/engine/game"
	"koiogran/play/view"
)

// looker returns a player that looks one move ahead over several moves of its enemies: its
// ships choose one after the other, each the move that comes out best on average.
// It thinks likely what it has learned of its enemy.
func looker(g *game.Game, seed uint64) Player {
	return &veteran{beginner: reckoning(g, seed), reader: newReader(g, seed)}
}

type veteran struct {
	*beginner
	reader *reader
	set    stamp
	dials  [game.MaxShips]game.Maneuver
}

// guesses is how many sets of enemy moves a veteran looks at apart from those that it has learned of, and
// secondLooks how often its ships choose again.
const (
	guesses     = 6
	secondLooks = 2
)

// Answer answers a question.
func (w *veteran) Answer(v *view.View, q *game.Question) game.Choice {
	w.reader.watch(v)
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
	list := w.reader.foretell(f)
	for range guesses {
		plan := make([]int, len(f.ships))
		for i := range f.ships {
			if !f.ships[i].mine {
				plan[i] = f.likely(i)
			}
		}
		w.reader.orElse(f, plan, 1.0/guesses)
		list = append(list, guess{plan, w.reader.none() / guesses})
	}
	mean := func() float64 {
		sum := 0.0
		for n := range list {
			if list[n].chance > leastChance/guesses {
				sum += list[n].chance * f.judge(list[n].plan)[ours]
			}
		}
		return sum
	}
	set := func(i, k int) {
		for n := range list {
			list[n].plan[i] = k
		}
	}
	for n := range foreseen {
		f.foresee(pickGuess(list, w.rnd.Float64()), n == 0)
	}
	for range 1 + secondLooks {
		for _, i := range f.order {
			if !f.ships[i].mine {
				continue
			}
			best, most := 0, 0.0
			for k := range f.ships[i].moves {
				set(i, k)
				if n := mean() + 0.01*w.rnd.Float64(); k == 0 || n > most {
					best, most = k, n
				}
			}
			set(i, best)
			w.dials[f.ships[i].id] = f.ships[i].moves[best].m
		}
	}
}

// pickGuess is one of some sets of dials, by a number from 0 to 1.
func pickGuess(list []guess, at float64) []int {
	for _, g := range list {
		if at -= g.chance; at < 0 {
			return g.plan
		}
	}
	return list[len(list)-1].plan
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
