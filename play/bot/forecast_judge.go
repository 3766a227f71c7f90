package bot

import (
	"math"

	"koiogran/engine/geom"
)

// weights are what a forecast counts, in ships.
type weights struct {
	Far, Off   float64 // for a band of distance to the best enemy, and for half a turn off it
	Own, Enemy float64 // how well own and enemy ships stand
	Attack     float64 // what own shots count, enemy shots counting 1
	Fan        float64 // for each ship in arc apart from the best target
	Kill       float64 // the part of a ship that goes with its destruction, the rest goes bit by bit
	Cost       float64 // what moves cost by themselves,
	Rock       float64 // of that what obstacles on their way do
}

// usual are the weights with which programs did best in the arena. That own shots count for so
// much makes up for what a forecast does not see: who turns away is shot at anyway, a round
// later.
var usual = weights{
	Far: 0.1, Off: 1, Own: 0.4, Enemy: 0, Attack: 4, Fan: 0.05, Kill: 0.3, Cost: 1.5, Rock: 4,
}

// look returns how well a ship stands toward another: near, and with its nose on it.
func (w *weights) look(from, to *geom.Placed) (look, distance float32) {
	far, off := farOff(from.Pose, to.Pose)
	return float32(-w.Far*max(0, far-1.5) - w.Off*off), float32(far)
}

// The sides of a forecast.
const (
	ours = iota
	theirs
)

// side returns the side that a ship is on.
func (fl *flyer) side() int {
	if fl.mine {
		return ours
	}
	return theirs
}

// judge returns what a round is worth to either side in which every ship flies one of its moves. Each
// side counts its own shots for more, so that it looks for a fight: the sum is not zero.
func (f *forecast) judge(plan []int) [2]float64 {
	f.resolve(plan)
	if f.net != nil {
		return f.winning(plan)
	}
	return f.count(plan)
}

// count returns what a round is worth by weights that were set by hand, after resolve.
func (f *forecast) count(plan []int) [2]float64 {
	var cost [2]float64
	for i := range f.ships {
		fl := &f.ships[i]
		n := fl.moves[plan[i]].cost
		if f.bumped[i] {
			n += f.costOfBump(i)
		}
		f.harm[i] = f.ramsOn(plan, i)
		cost[fl.side()] += (n + f.w.lost(f.harm[i], fl.left)) * fl.worth
	}
	shots, stands := f.shoot(plan), f.stand(plan)
	var value [2]float64
	for side := range value {
		other := 1 - side
		value[side] = f.w.Attack*shots[side] - shots[other] - f.w.Cost*(cost[side]-cost[other]) +
			f.w.Own*stands[side] - f.w.Enemy*stands[other]
	}
	return value
}

// resolve finds out who bumps into whom.
func (f *forecast) resolve(plan []int) {
	f.tie(plan)
	for i := range f.ships {
		f.bumped[i], f.touches[i] = false, -1
	}
	for n, i := range f.order {
		for m, j := range f.order {
			if m == n {
				continue
			}
			p := f.pair(plan, i, j)
			if f.b.g.Ships[f.ships[i].id].Undivided() && !f.b.g.Ships[f.ships[j].id].Size.Huge() {
				continue // it rams
			}
			if m < n && p.overlap && !f.bumped[j] || m > n && p.obstacle {
				f.bumped[i], f.touches[i] = true, int32(j)
				break
			}
		}
	}
}

// touching reports whether two ships end in contact.
func (f *forecast) touching(i, j int) bool {
	return f.touches[i] == int32(j) || f.touches[j] == int32(i)
}

// costOfBump returns what it costs a ship that another one is in its way: its token, and a mate its place in the wing.
func (f *forecast) costOfBump(i int) float64 {
	if f.ships[i].chooses() {
		return costNoToken
	}
	return costNoToken + costSplit
}

// ramsOn returns the damage that a ship expects from huge ships that end above it.
func (f *forecast) ramsOn(plan []int, i int) (harm float64) {
	for _, by := range f.huge {
		harm += f.rammed(plan, by, i)
	}
	return harm
}

// shoot returns what the attacks of a round are worth: ships of higher initiative first, each at the
// target from which it gains most. An attack counts less if the ship may be destroyed before.
func (f *forecast) shoot(plan []int) (sum [2]float64) {
	for n := len(f.fires) - 1; n >= 0; n-- {
		i := f.fires[n]
		a := &f.ships[i]
		alive := 1 - kills(f.harm[i], a.left)
		best, gain, dealt, fan := -1, 0.0, 0.0, -1.0
		for j := range f.ships {
			t := &f.ships[j]
			harm := float64(f.pair(plan, i, j).harm)
			if t.mine == a.mine || harm == 0 || f.touching(i, j) {
				continue
			}
			fan++
			if f.bumped[i] && a.moves[plan[i]].acts {
				harm *= 0.85 // no token
			}
			if g := (f.w.lost(f.harm[j]+harm, t.left) - f.w.lost(f.harm[j], t.left)) * t.worth; g > gain {
				best, gain, dealt = j, g, harm
			}
		}
		if best < 0 {
			continue
		}
		f.harm[best] += alive * dealt
		sum[a.side()] += alive * (gain + f.w.Fan*fan)
	}
	return sum
}

// stand returns how well the sides stand for the next round.
func (f *forecast) stand(plan []int) (sum [2]float64) {
	for i := range f.ships {
		a := &f.ships[i]
		best := float32(-10)
		for j := range f.ships {
			if t := &f.ships[j]; t.mine != a.mine {
				best = max(best, f.pair(plan, i, j).look)
			}
		}
		if best > -10 {
			sum[a.side()] += float64(best) * a.worth
		}
	}
	return sum
}

// lost returns what is lost of a ship that can take so much damage and expects to suffer so much.
func (w *weights) lost(harm, left float64) float64 {
	if left <= 0 {
		return 0
	}
	return (1-w.Kill)*min(1, harm/left) + w.Kill*kills(harm, left)
}

// kills returns how likely a ship is destroyed that can take so much damage and expects to suffer so
// much, as if damage came point by point.
func kills(harm, left float64) float64 {
	n := int(left)
	if harm == 0 || n <= 0 || n > 24 {
		return 0
	}
	term := math.Exp(-harm)
	below := term
	for k := 1; k < n; k++ {
		term *= harm / float64(k)
		below += term
	}
	return max(0, 1-below)
}
