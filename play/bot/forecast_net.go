package bot

import (
	"math"

	"koiogran/play/value"
)

// fill says of a round in which every ship flies one of its moves what a network may know, after resolve.
func (f *forecast) fill(plan []int, p *value.Position) {
	for i := range f.ships {
		f.harm[i], f.fights[i] = f.ramsOn(plan, i), fight{look: -10, faced: -10, near: 10}
	}
	for n := len(f.fires) - 1; n >= 0; n-- {
		f.engage(plan, f.fires[n])
	}
	for side := range p.Ships {
		p.Ships[side] = p.Ships[side][:0]
	}
	var sums [2]balance
	for i := range f.ships {
		side := f.ships[i].side()
		p.Ships[side] = append(p.Ships[side], f.describe(plan, i))
		f.balance(plan, i, &sums[side])
	}
	a, t := &sums[ours], &sums[theirs]
	p.Sums = [value.Sums]int16{
		value.Fixed(logRatio(a.now, t.now)), value.Fixed(logRatio(a.then, t.then)),
		value.Fixed(a.cost - t.cost), value.Fixed(a.stand - t.stand), value.Fixed(a.gain - t.gain),
	}
	p.Time = value.Fixed(float64(f.b.x.S.Round) / 10)
}

// balance is what a side has together: its strength now and as it is expected to be after the round, what its moves
// cost, how it stands, and what it is expected to destroy.
type balance struct{ now, then, cost, stand, gain float64 }

// balance adds a ship to those of its side.
func (f *forecast) balance(plan []int, i int, sum *balance) {
	fl := &f.ships[i]
	full := max(1, fl.full)
	alive, after := 1-kills(f.harm[i], fl.left), max(0, fl.left-f.harm[i])
	sum.now += fl.worth * (0.5 + 0.5*min(1, fl.left/full))
	sum.then += fl.worth * (0.5*alive + 0.5*min(1, after/full))
	sum.cost += fl.worth * f.costOf(plan, i)
	sum.stand += fl.worth * f.fights[i].look
	sum.gain += f.fights[i].gain
}

// winning returns how likely each side wins by the network, after resolve.
func (f *forecast) winning(plan []int) [2]float64 {
	f.fill(plan, &f.seen)
	own := 1 / (1 + math.Exp(-float64(f.net.Logit(&f.seen))/value.One))
	return [2]float64{own, 1 - own}
}

// logRatio returns the logarithm of the ratio of two strengths.
func logRatio(a, b float64) float64 { return math.Log((a + 0.1) / (b + 0.1)) }

// costOf returns what a move costs by itself, leaving the table as dear as a ship.
func (f *forecast) costOf(plan []int, i int) float64 {
	n := min(f.ships[i].moves[plan[i]].cost, 3)
	if f.bumped[i] {
		n += f.costOfBump(i)
	}
	return n
}

// fight is what a ship is expected to do in a round, and to suffer.
type fight struct {
	gain, dealt float64 // by its attack, in ships and in damage
	targets     float64 // enemies that it could attack
	threat      float64 // the damage that all enemies together could do to it
	look, faced float64 // how well it stands to the best of them, and they to it
	near        float64 // the distance to the nearest, in bands
}

// engage finds what a ship is expected to do and to suffer, after those of higher initiative.
func (f *forecast) engage(plan []int, i int) {
	a, now := &f.ships[i], &f.fights[i]
	best, gain, dealt := -1, 0.0, 0.0
	for j := range f.ships {
		t := &f.ships[j]
		if t.mine == a.mine {
			continue
		}
		p, back := f.pair(plan, i, j), f.pair(plan, j, i)
		now.near = min(now.near, float64(p.far))
		now.look, now.faced = max(now.look, float64(p.look)), max(now.faced, float64(back.look))
		if f.touching(i, j) {
			continue
		}
		now.threat += float64(back.harm)
		harm := float64(p.harm)
		if harm == 0 {
			continue
		}
		now.targets++
		if f.bumped[i] && a.moves[plan[i]].acts {
			harm *= 0.85 // no token
		}
		if g := (f.w.lost(f.harm[j]+harm, t.left) - f.w.lost(f.harm[j], t.left)) * t.worth; g > gain {
			best, gain, dealt = j, g, harm
		}
	}
	if best >= 0 {
		alive := 1 - kills(f.harm[i], a.left)
		f.harm[best] += alive * dealt
		now.gain, now.dealt = alive*gain, alive*dealt
	}
}

// describe says what a network may know of a ship.
func (f *forecast) describe(plan []int, i int) (s value.Ship) {
	fl := &f.ships[i]
	move := &fl.moves[plan[i]]
	now := &f.fights[i]
	for k, x := range [value.Inputs]float64{
		fl.left / 4, fl.left / max(1, fl.full), fl.worth,
		now.gain * 2, now.dealt / 2, now.targets / 2,
		f.harm[i] / 2, kills(f.harm[i], fl.left), now.threat / 4, kills(now.threat, fl.left),
		now.near / 4, now.look, now.faced,
		flag(f.bumped[i]), flag(move.acts), flag(move.stressed), min(move.cost, 3),
		fl.before, float64(fl.agility) / 3, float64(fl.attack) / 3,
		flag(now.near > 3), flag(now.targets == 0 && now.threat > 0),
	} {
		s[k] = value.Fixed(x)
	}
	return s
}

// flag is 1 for true.
func flag(b bool) float64 { return float64(one(b)) }
