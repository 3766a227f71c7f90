package learn

import (
	"math"
	"math/rand/v2"

	"koiogran/play/value"
)

// The layers of value.Weights, and what bounds and divides in it.
const (
	wide  = value.Wide
	deep  = value.Deep
	crowd = value.Crowd
	top   = 32
)

// net is value.Weights in fractions.
type net struct {
	ship   [wide][value.Inputs]float64
	ship0  [wide]float64
	meet   [wide][wide]float64
	meet0  [wide]float64
	side   [deep][2*wide + 1]float64
	side0  [deep]float64
	head   [deep]float64
	direct [value.Sums]float64
}

// all lists the weights.
func (n *net) all() [][]float64 {
	list := [][]float64{n.ship0[:], n.meet0[:], n.side0[:], n.head[:], n.direct[:]}
	for i := range n.ship {
		list = append(list, n.ship[i][:], n.meet[i][:])
	}
	for i := range n.side {
		list = append(list, n.side[i][:])
	}
	return list
}

// begin sets small weights by chance.
func (n *net) begin(rnd *rand.Rand) {
	for i := range n.ship {
		fill(rnd, n.ship[i][:])
		fill(rnd, n.meet[i][:])
	}
	for i := range n.side {
		fill(rnd, n.side[i][:])
	}
	fill(rnd, n.head[:])
	for i := range n.head {
		n.head[i] *= 0.2
	}
	n.direct[0] = 2
}

// fill sets the weights of one number.
func fill(rnd *rand.Rand, list []float64) {
	for i := range list {
		list[i] = rnd.NormFloat64() * math.Sqrt(1.5/float64(len(list)))
	}
}

// act is what the layers gave for a sample.
type act struct {
	in            [2][][value.Inputs]float64
	first, second [2][][wide]float64
	sum           [2][wide]float64
	time          float64
	heads         [2][deep]float64
}

// logit computes what the net says, and keeps what it computed on the way.
func (n *net) logit(s *Sample, a *act) float64 {
	a.sum = [2][wide]float64{}
	for side := range s.Ships {
		a.in[side], a.first[side], a.second[side] = a.in[side][:0], a.first[side][:0], a.second[side][:0]
		for i := range s.Ships[side] {
			var in [value.Inputs]float64
			for k, x := range s.Ships[side][i] {
				in[k] = float64(x) / value.One
			}
			var first, second [wide]float64
			for j := range first {
				first[j] = bound(n.ship0[j] + dot(n.ship[j][:], in[:]))
			}
			for j := range second {
				second[j] = bound(n.meet0[j] + dot(n.meet[j][:], first[:]))
				a.sum[side][j] += second[j] / crowd
			}
			a.in[side] = append(a.in[side], in)
			a.first[side], a.second[side] = append(a.first[side], first), append(a.second[side], second)
		}
	}
	a.time = float64(s.Time) / value.One
	sum := 0.0
	for k, x := range s.Sums {
		sum += n.direct[k] * float64(x) / value.One
	}
	sign := 1.0
	for side := range a.heads {
		for j := range a.heads[side] {
			x := n.side0[j] + n.side[j][2*wide]*a.time
			x += dot(n.side[j][:wide], a.sum[side][:]) + dot(n.side[j][wide:2*wide], a.sum[1-side][:])
			a.heads[side][j] = bound(x)
			sum += sign * n.head[j] * a.heads[side][j]
		}
		sign = -1
	}
	return sum
}

// learn adds the gradient of a sample's loss, and returns the loss.
func (n *net) learn(s *Sample, g *net) float64 {
	var a act
	logit := n.logit(s, &a)
	d := chance(logit) - s.target
	for k, x := range s.Sums {
		g.direct[k] += d * float64(x) / value.One
	}
	var sum [2][wide]float64
	sign := d
	for side := range a.heads {
		for j, x := range a.heads[side] {
			if x <= 0 || x >= top {
				continue
			}
			g.head[j] += sign * x
			e := sign * n.head[j]
			g.side0[j] += e
			g.side[j][2*wide] += e * a.time
			for k := range wide {
				g.side[j][k] += e * a.sum[side][k]
				g.side[j][wide+k] += e * a.sum[1-side][k]
				sum[side][k] += e * n.side[j][k]
				sum[1-side][k] += e * n.side[j][wide+k]
			}
		}
		sign = -d
	}
	for side := range a.in {
		for i := range a.in[side] {
			n.back(&a, side, i, &sum[side], g)
		}
	}
	return cross(logit, s.target)
}

// back adds the gradient by way of a ship.
func (n *net) back(a *act, side, i int, sum *[wide]float64, g *net) {
	var first [wide]float64
	for j, x := range a.second[side][i] {
		if x <= 0 || x >= top {
			continue
		}
		e := sum[j] / crowd
		g.meet0[j] += e
		for k, y := range a.first[side][i] {
			g.meet[j][k] += e * y
			first[k] += e * n.meet[j][k]
		}
	}
	for j, x := range a.first[side][i] {
		if x <= 0 || x >= top {
			continue
		}
		g.ship0[j] += first[j]
		for k, y := range a.in[side][i] {
			g.ship[j][k] += first[j] * y
		}
	}
}

// loss returns the mean loss over samples, and the share of them whose winner it names.
func (n *net) loss(list []*Sample) (mean, right float64) {
	var a act
	for _, s := range list {
		logit := n.logit(s, &a)
		mean += cross(logit, float64(s.Result)/2)
		switch {
		case s.Result == 1:
			right += 0.5
		case (s.Result == 2) == (logit > 0):
			right++
		}
	}
	return mean / float64(len(list)), right / float64(len(list))
}

// weights returns the net in whole numbers.
func (n *net) weights() (w value.Weights) {
	for j := range w.Ship {
		round(w.Ship[j][:], n.ship[j][:])
		round(w.Meet[j][:], n.meet[j][:])
		w.Ship0[j] = int32(math.Round(n.ship0[j] * value.One * value.One))
		w.Meet0[j] = int32(math.Round(n.meet0[j] * value.One * value.One))
	}
	for j := range w.Side {
		round(w.Side[j][:], n.side[j][:])
		w.Side0[j] = int32(math.Round(n.side0[j] * value.One * value.One))
	}
	round(w.Head[:], n.head[:])
	round(w.Direct[:], n.direct[:])
	return w
}

// round rounds weights.
func round(to []int16, from []float64) {
	for i, x := range from {
		to[i] = int16(math.Round(x * value.One))
	}
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// bound returns what a layer gives for a sum.
func bound(x float64) float64 { return max(0, min(x, top)) }
