package odds

// spread finds out how likely the attack dice come to show something once they are rerolled.
func (k *Kernel) spread() {
	n := k.s.Attack
	k.clear()
	for f := range n + 1 {
		for h := range n + 1 - f {
			for c := range n + 1 - f - h {
				chance := k.red[n][f][h][c]
				kept, spends := k.bestReroll(shown{f, h, c})
				if !spends {
					k.dice[f][h][c] += chance
					continue
				}
				k.locks += chance
				k.reroll(kept, n-kept.f-kept.h-kept.c, chance)
			}
		}
	}
}

// clear forgets what the dice show.
func (k *Kernel) clear() {
	n := k.s.Attack
	for f := range n + 1 {
		for h := range n + 1 - f {
			for c := range n + 1 - f - h {
				k.dice[f][h][c] = 0
			}
		}
	}
	k.locks = 0
}

// reroll adds what results from dice that are kept while n others are rerolled; the rest are blank.
func (k *Kernel) reroll(kept shown, n int, chance float64) {
	k.rolled(n)
	for f := range n + 1 {
		for h := range n + 1 - f {
			for c := range n + 1 - f - h {
				k.dice[kept.f+f][kept.h+h][kept.c+c] += chance * k.red[n][f][h][c]
			}
		}
	}
}

// collect adds up what results from the attack.
func (k *Kernel) collect() Outlook {
	o := Outlook{Attack: k.s.Attack, Defense: k.s.Defense}
	o.Spent.Lock = k.locks
	n := k.s.Attack
	var stand [size][size]float64 // how likely hits and crits meet the defender
	for f := range n + 1 {
		for h := range n + 1 - f {
			for c := range n + 1 - f - h {
				chance := k.dice[f][h][c]
				if chance == 0 {
					continue
				}
				s := k.swords[f][h][c]
				o.Spent.Focus += chance * float64(s.focus)
				o.Spent.Calculate += chance * float64(s.calculate)
				o.Spent.Force += chance * float64(s.force)
				stand[h+s.turned(f)][c] += chance
			}
		}
	}
	for h := range n + 1 {
		for c := range n + 1 - h {
			if stand[h][c] > 0 {
				k.defend(&o, shown{h: h, c: c}, stand[h][c])
			}
		}
	}
	return o
}

// defend adds up what results from hits and crits that the defender meets.
func (k *Kernel) defend(o *Outlook, d shown, chance float64) {
	if d.h+d.c == 0 {
		o.Results[0] += chance
		o.Destroy += chance * k.harm[0][0].destroy // it may be already, and still be there
		return
	}
	n := k.s.Defense
	for f := range n + 1 {
		for e := range n + 1 - f {
			p := chance * k.green[n][f][e]
			if k.s.Defender.Rerolls == 0 {
				k.stop(o, d, f, e, p)
				continue
			}
			keptF, keptE, left, _ := k.bestAgain(d.h, d.c, f, e)
			k.defended(n - left)
			for f := range n - left + 1 {
				for e := range n - left + 1 - f {
					k.stop(o, d, keptF+f, keptE+e, p*k.green[n-left][f][e])
				}
			}
		}
	}
}

// stop adds what results from hits and crits that meet focus results and evades.
func (k *Kernel) stop(o *Outlook, d shown, f, e int, p float64) {
	s := k.shields[d.h][d.c][f][e]
	h, c := k.cancel(d.h, d.c, e+k.s.Evades+s.turned(f)+int(s.evade))
	o.Results[h+c] += p
	o.Crits += p * float64(c)
	o.Mean += p * float64(h+c)
	o.Destroy += p * k.harm[h][c].destroy
	if h+c > 0 {
		o.Hit += p
	}
	o.Spent.DefFocus += p * float64(s.focus)
	o.Spent.DefCalculate += p * float64(s.calculate)
	o.Spent.DefForce += p * float64(s.force)
	o.Spent.DefEvade += p * float64(s.evade)
}
