package bot

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
	f.tie(plan)
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
