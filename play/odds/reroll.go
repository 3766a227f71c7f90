package odds

// again is a way to reroll dice: how many at most, and at what price.
type again struct {
	most  int
	lock  bool
	price float64
}

// ways lists the attacker's ways to reroll: by ability, and with a lock, if there is one.
func (k *Kernel) ways() (list [2]again, n int) {
	list[0] = again{most: k.s.Attacker.Rerolls}
	if !k.s.Attacker.Lock {
		return list, 1
	}
	list[1] = again{k.s.Attack, true, k.s.Prices.Attacker + noDifference}
	return list, 2
}

// spreadRerolls is spread for an attacker who may reroll some dice apart from the lock. Each die is rerolled
// once at most, and either may come first.
func (k *Kernel) spreadRerolls() {
	n := k.s.Attack
	k.clear()
	if !k.s.Attacker.Lock {
		k.fillKeep()
	}
	for f := range n + 1 {
		for h := range n + 1 - f {
			for c := range n + 1 - f - h {
				d, chance := shown{f, h, c}, k.red[n][f][h][c]
				kept, left, by := k.firstRerolls(d)
				if left == n {
					k.dice[f][h][c] += chance
					continue
				}
				k.secondRerolls(kept, left, by, chance)
			}
		}
	}
}

// secondRerolls goes on after this many dice were kept and all others are rerolled in one of the ways.
func (k *Kernel) secondRerolls(kept shown, left, by int, chance float64) {
	ways, n := k.ways()
	if ways[by].lock {
		k.locks += chance
	}
	r := k.s.Attack - left
	k.rolled(r)
	for f := range r + 1 {
		for h := range r + 1 - f {
			for c := range r + 1 - f - h {
				p := chance * k.red[r][f][h][c]
				if n == 1 {
					k.dice[kept.f+f][kept.h+h][kept.c+c] += p
					continue
				}
				held, m, _ := k.bestAfter(kept, left, shown{f, h, c}, ways[1-by])
				if m == left {
					k.dice[kept.f+f][kept.h+h][kept.c+c] += p
					continue
				}
				if ways[1-by].lock {
					k.locks += p
				}
				k.reroll(shown{held.f + f, held.h + h, held.c + c}, left-m, p)
			}
		}
	}
}

// firstRerolls returns which dice the attacker best keeps, how many with those that are blank, and in which way he rerolls
// the others first. All of them are kept where nothing is rerolled.
func (k *Kernel) firstRerolls(d shown) (kept shown, left, by int) {
	n := k.s.Attack
	most := k.final[d.f][d.h][d.c]
	kept, left = d, n
	ways, number := k.ways()
	for w := range number {
		k.subsets(d, n-d.f-d.h-d.c, func(some shown, blanks int) {
			m := some.f + some.h + some.c + blanks
			if m == n || n-m > ways[w].most {
				return
			}
			value := k.keep[m][some.f][some.h][some.c]
			if number == 2 {
				value = k.expect(some, m, ways[1-w])
			}
			if value -= ways[w].price; value > most+noDifference {
				kept, left, by, most = some, m, w, value
			}
		})
	}
	return kept, left, by
}

// expect returns what the attacker expects who keeps m dice, rerolls the others and then goes on in the other way.
func (k *Kernel) expect(some shown, m int, other again) (value float64) {
	r := k.s.Attack - m
	k.rolled(r)
	for f := range r + 1 {
		for h := range r + 1 - f {
			for c := range r + 1 - f - h {
				_, _, v := k.bestAfter(some, m, shown{f, h, c}, other)
				value += k.red[r][f][h][c] * v
			}
		}
	}
	return value
}

// bestAfter returns which of the dice that were not rerolled yet, left of them, the attacker best keeps, how many with
// those that are blank, and what he then expects.
func (k *Kernel) bestAfter(fresh shown, left int, done shown, by again) (kept shown, n int, most float64) {
	kept, n = fresh, left
	most = k.final[fresh.f+done.f][fresh.h+done.h][fresh.c+done.c]
	rerolled := k.s.Attack - left
	k.subsets(fresh, left-fresh.f-fresh.h-fresh.c, func(some shown, blanks int) {
		m := some.f + some.h + some.c + blanks
		if m == left || left-m > by.most {
			return
		}
		value := k.keep[m+rerolled][some.f+done.f][some.h+done.h][some.c+done.c] - by.price
		if value > most+noDifference {
			kept, n, most = some, m, value
		}
	})
	return kept, n, most
}

// subsets runs over all that can be kept of dice, the most of them first.
func (k *Kernel) subsets(d shown, blank int, yield func(some shown, blanks int)) {
	for b := blank; b >= 0; b-- {
		for c := d.c; c >= 0; c-- {
			for h := d.h; h >= 0; h-- {
				for f := d.f; f >= 0; f-- {
					yield(shown{f, h, c}, b)
				}
			}
		}
	}
}

// bestAgain returns how many focus results and evades the defender best keeps, how many dice with those that are blank,
// when he rerolls the others against hits and crits, and what the attacker then expects.
func (k *Kernel) bestAgain(h, c, f, e int) (keptF, keptE, left int, least float64) {
	n := k.s.Defense
	_, least = k.bestDefense(h, c, f, e)
	keptF, keptE, left = f, e, n
	for b := n - f - e; b >= 0; b-- {
		for i := e; i >= 0; i-- {
			for j := f; j >= 0; j-- {
				r := n - b - i - j
				if r == 0 || r > k.s.Defender.Rerolls {
					continue
				}
				if value := k.expectAgain(h, c, j, i, r); value < least-noDifference {
					keptF, keptE, left, least = j, i, n-r, value
				}
			}
		}
	}
	return keptF, keptE, left, least
}

// expectAgain returns what the attacker expects of hits and crits when the defender rerolls r dice.
func (k *Kernel) expectAgain(h, c, keptF, keptE, r int) (value float64) {
	k.defended(r)
	for f := range r + 1 {
		for e := range r + 1 - f {
			_, v := k.bestDefense(h, c, keptF+f, keptE+e)
			value += k.green[r][f][e] * v
		}
	}
	return value
}
