package value

import (
	"bytes"
	"math/rand/v2"
	"testing"
)

// drawn are positions with any inputs.
func drawn(n int) []Position {
	rnd := rand.New(rand.NewPCG(1, 2))
	input := func() int16 { return int16(rnd.IntN(2*most+1) - most) }
	list := make([]Position, n)
	for i := range list {
		p := &list[i]
		for side := range p.Ships {
			for range 1 + rnd.IntN(8) {
				var s Ship
				for k := range s {
					s[k] = input()
				}
				p.Ships[side] = append(p.Ships[side], s)
			}
		}
		for k := range p.Sums {
			p.Sums[k] = input()
		}
		p.Time = input()
	}
	return list
}

// What one side hopes for the other one fears.
func TestLogit_ChangesSignWithTheSides(t *testing.T) {
	j := NewJudge(Fitted())
	for _, p := range drawn(200) {
		other := Position{Ships: [2][]Ship{p.Ships[1], p.Ships[0]}, Time: p.Time}
		for k, x := range p.Sums {
			other.Sums[k] = -x
		}
		if a, b := j.Logit(&p), j.Logit(&other); a != -b {
			t.Fatalf("%d for the one and %d for the other", a, b)
		}
	}
}

// A judge that remembers other ships says the same as a fresh one.
func TestLogit_DoesNotDependOnWhatWasJudgedBefore(t *testing.T) {
	used := NewJudge(Fitted())
	for _, p := range drawn(500) {
		if got, want := used.Logit(&p), NewJudge(Fitted()).Logit(&p); got != want {
			t.Fatalf("%d, and %d by a fresh judge", got, want)
		}
	}
}

// One ship, one weight in each layer: 2 · 3 · 0.5 / 4 in the sum of its side, 4 times that for it.
func TestLogit_ByHand(t *testing.T) {
	w := &Weights{}
	w.Ship[0][0], w.Meet[0][0], w.Side[0][0], w.Head[0] = 3*One, One/2, 4*One, One
	w.Direct[1] = 2 * One
	p := Position{Ships: [2][]Ship{{{2 * One}}, {}}, Sums: [Sums]int16{0, One}}
	if got, want := NewJudge(w).Logit(&p), 3*One+2*One; got != want {
		t.Errorf("%d, want %d", got, want)
	}
}

func TestWeights_AreReadAsTheyWereWritten(t *testing.T) {
	var text bytes.Buffer
	if err := Fitted().Write(&text); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(text.Bytes(), fitted) {
		t.Error("the file differs")
	}
	if len(fitted) > 1<<20 {
		t.Errorf("the weights take %d bytes", len(fitted))
	}
	if _, err := Read(bytes.NewReader(fitted[1:])); err == nil {
		t.Error("a file that is too short was read")
	}
}

func TestFixed_RoundsAndBounds(t *testing.T) {
	for x, want := range map[float64]int16{0: 0, 1: One, -1: -One, 0.003: 1, -0.003: -1, 100: most, -100: -most} {
		if got := Fixed(x); got != want {
			t.Errorf("%v is %d, want %d", x, got, want)
		}
	}
}

func TestLogit_AllocatesNothing(t *testing.T) {
	list, j := drawn(50), NewJudge(Fitted())
	if n := testing.AllocsPerRun(10, func() {
		for i := range list {
			j.Logit(&list[i])
		}
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// BenchmarkLogit judges positions of up to 16 ships that are all new to it.
func BenchmarkLogit(b *testing.B) {
	list, j := drawn(4*memory), NewJudge(Fitted())
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		j.Logit(&list[n%len(list)])
	}
}
