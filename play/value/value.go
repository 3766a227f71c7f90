// Package value judges what dials come to: a small network of whole numbers says how likely a side wins
// the match, from what a forecast of the round says about every ship. It was fitted to matches of programs
// with themselves (koiogran selfplay, koiogran train). The same numbers in give the same number out on every
// machine.
package value

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"io"
	"sync"
)

// One is 1 in inputs, weights and outputs of the network: all of them are whole numbers of 1/One.
const One = 256

// most bounds the inputs, in units of One.
const most = 8 * One

// Inputs is how many numbers describe a ship, and Sums how many describe both sides together.
const (
	Inputs = 22
	Sums   = 5
)

// Ship is what a forecast says about a ship, in 1/One.
type Ship [Inputs]int16

// Position is what a forecast says about a round. Our own ships come first.
type Position struct {
	Ships [2][]Ship
	// Sums are differences between the sides: they change sign if the sides change over.
	Sums [Sums]int16
	Time int16 // how much of the match is over
}

// Fixed turns a number into an input.
func Fixed(x float64) int16 {
	n := x * One
	switch {
	case n > most:
		return most
	case n < -most:
		return -most
	case n < 0:
		return int16(n - 0.5)
	}
	return int16(n + 0.5)
}

// The layers: Wide is how many numbers each ship is turned into, Deep how many the sides together are.
const (
	Wide = 16
	Deep = 16
)

// Weights are a network. They are whole numbers of 1/One, too, those that a sum begins with of 1/One².
type Weights struct {
	Ship   [Wide][Inputs]int16 // of a ship's inputs
	Ship0  [Wide]int32
	Meet   [Wide][Wide]int16 // of these
	Meet0  [Wide]int32
	Side   [Deep][2*Wide + 1]int16 // of the sums over own ships and enemies, and of the time
	Side0  [Deep]int32
	Head   [Deep]int16
	Direct [Sums]int16
}

// Judge applies weights. It remembers ships that it has seen: most of them stay as they were where one of them
// flies another maneuver. It is for one goroutine.
type Judge struct {
	w    *Weights
	keys [memory]Ship
	sums [memory][Wide]int32
}

// memory is how many ships a Judge remembers, a power of two.
const memory = 2048

// NewJudge returns a Judge.
func NewJudge(w *Weights) *Judge {
	j := &Judge{w: w}
	for i := range j.keys {
		w.turn(&j.sums[i], &j.keys[i]) // of a ship of zeros
	}
	return j
}

// Logit returns how likely the side that stands first wins: the logarithm of its odds, in 1/One. It allocates
// nothing.
func (j *Judge) Logit(p *Position) int {
	var sum [2][Wide]int32
	for side := range p.Ships {
		for i := range p.Ships[side] {
			for k, x := range j.turned(&p.Ships[side][i]) {
				sum[side][k] += x
			}
		}
	}
	n := 0
	for k, x := range p.Sums {
		n += int(j.w.Direct[k]) * int(x)
	}
	n += j.w.head(&sum[0], &sum[1], p.Time) - j.w.head(&sum[1], &sum[0], p.Time)
	return n / One
}

// turned returns what a ship is turned into.
func (j *Judge) turned(s *Ship) *[Wide]int32 {
	h := uint64(0)
	for _, x := range s {
		h = (h + uint64(uint16(x))) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	at := h % memory
	if j.keys[at] != *s {
		j.keys[at] = *s
		j.w.turn(&j.sums[at], s)
	}
	return &j.sums[at]
}

// Crowd is by how much the sums over the ships of a side are made smaller.
const Crowd = 4

// turn is what a ship is turned into.
func (w *Weights) turn(to *[Wide]int32, s *Ship) {
	var in [Inputs]int32
	for k, x := range s {
		in[k] = int32(x)
	}
	var first [Wide]int32
	for j := 0; j < Wide; j += 4 {
		a, b, c, d := &w.Ship[j], &w.Ship[j+1], &w.Ship[j+2], &w.Ship[j+3]
		l, m, n, o := w.Ship0[j], w.Ship0[j+1], w.Ship0[j+2], w.Ship0[j+3]
		for k, x := range in {
			l += int32(a[k]) * x
			m += int32(b[k]) * x
			n += int32(c[k]) * x
			o += int32(d[k]) * x
		}
		first[j], first[j+1], first[j+2], first[j+3] = bound(l/One), bound(m/One), bound(n/One), bound(o/One)
	}
	for j := 0; j < Wide; j += 4 {
		a, b, c, d := &w.Meet[j], &w.Meet[j+1], &w.Meet[j+2], &w.Meet[j+3]
		l, m, n, o := w.Meet0[j], w.Meet0[j+1], w.Meet0[j+2], w.Meet0[j+3]
		for k, x := range first {
			l += int32(a[k]) * x
			m += int32(b[k]) * x
			n += int32(c[k]) * x
			o += int32(d[k]) * x
		}
		to[j], to[j+1] = bound(l/One)/Crowd, bound(m/One)/Crowd
		to[j+2], to[j+3] = bound(n/One)/Crowd, bound(o/One)/Crowd
	}
}

// head returns what is said for a side, in 1/One².
func (w *Weights) head(own, other *[Wide]int32, time int16) int {
	sum := 0
	for j := range w.Side {
		row := &w.Side[j]
		n := int(w.Side0[j]) + int(row[2*Wide])*int(time)
		for k, x := range own {
			n += int(row[k])*int(x) + int(row[Wide+k])*int(other[k])
		}
		sum += int(w.Head[j]) * max(0, min(n/One, top))
	}
	return sum
}

// top bounds what a layer gives.
const top = 32 * One

// bound cuts off what is negative, and what is too much.
func bound(n int32) int32 { return max(0, min(n, top)) }

// Read reads weights as Write wrote them.
func Read(r io.Reader) (w Weights, err error) {
	return w, binary.Read(r, binary.LittleEndian, &w)
}

// Write writes weights.
func (w *Weights) Write(to io.Writer) error { return binary.Write(to, binary.LittleEndian, w) }

//go:embed weights
var fitted []byte

// Fitted returns the weights that programs play with.
var Fitted = sync.OnceValue(func() *Weights {
	w, err := Read(bytes.NewReader(fitted))
	if err != nil {
		panic(err)
	}
	return &w
})
