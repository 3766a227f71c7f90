package bench

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

func compiled(t testing.TB) *rules.Compiled {
	t.Helper()
	c, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	return c
}

// Every edition has squads of its own, whose cards are built.
func TestNewTable_InEveryEdition(t *testing.T) {
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		if _, err := all(Options{Edition: c}); err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}

func Benchmark(b *testing.B) {
	for _, id := range edition.IDs() {
		b.Run(id, func(b *testing.B) {
			c, _ := edition.ByID(id)
			works, err := all(Options{Edition: c})
			if err != nil {
				b.Fatal(err)
			}
			for _, w := range works {
				b.Run(strings.ReplaceAll(w.name, " ", "-"), func(b *testing.B) {
					w.do(100)
					b.ReportAllocs()
					b.ResetTimer()
					w.do(b.N)
				})
			}
		})
	}
}

// A step allocates nothing, once the first match has been played.
func TestStep_AllocatesNothing(t *testing.T) {
	for name, flying := range map[string]bool{"at random": false, "on the table": true} {
		t.Run(name, func(t *testing.T) {
			table, err := newTable(compiled(t), setupOf(Options{Edition: compiled(t)}, pair(compiled(t))), flying)
			if err != nil {
				t.Fatal(err)
			}
			table.match()
			if n := testing.AllocsPerRun(20_000, table.step); n != 0 {
				t.Errorf("%v allocations a step", n)
			}
		})
	}
}

// Ships that stay on the table make matches about as long as those between people.
func TestTable_FlyingMatchesLast(t *testing.T) {
	table, err := newTable(compiled(t), setupOf(Options{Edition: compiled(t)}, pair(compiled(t))), true)
	if err != nil {
		t.Fatal(err)
	}
	fled, rounds := 0, 0
	for range 20 {
		table.match()
		rounds += int(table.s.Round)
		for i := range table.g.Ships {
			if table.s.Ships[i].Fled {
				fled++
			}
		}
	}
	if fled*2 > 20*len(table.g.Ships) || rounds < 20*8 {
		t.Errorf("in 20 matches %d ships fled, after %d rounds", fled, rounds)
	}
}

func TestState_IsSmall(t *testing.T) {
	var s game.State
	if n := len(s.Bytes()); n > mostState {
		t.Errorf("a state has %d bytes: copy only the used part of its arrays", n)
	}
}

func TestRun_WritesATable(t *testing.T) {
	var b bytes.Buffer
	err := Run(t.Context(), &b, Options{Edition: compiled(t), Time: 4 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"steps, players at random", "clone a state", "target"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in:\n%s", want, b.String())
		}
	}
}

func TestRun_WritesJSON(t *testing.T) {
	var b bytes.Buffer
	o := Options{Edition: compiled(t), Time: 4 * time.Millisecond, JSON: true}
	if err := Run(t.Context(), &b, o); err != nil {
		t.Fatal(err)
	}
	var figures []Figure
	if err := json.Unmarshal(b.Bytes(), &figures); err != nil {
		t.Fatal(err)
	}
	for _, f := range figures {
		if f.Name == "" || f.Unit == "" || f.Value < 0 {
			t.Errorf("got %+v", f)
		}
	}
}

func TestReached_MoreIsBetterOnlyByTheSecond(t *testing.T) {
	for _, c := range []struct {
		f    Figure
		want bool
	}{
		{Figure{Unit: perSecond, Value: 9, Target: 10}, false},
		{Figure{Unit: perSecond, Value: 11, Target: 10}, true},
		{Figure{Unit: nanoseconds, Value: 11, Target: 10}, false},
		{Figure{Unit: nanoseconds, Value: 11}, true},
		{Figure{Unit: allocations, Value: 1}, false},
		{Figure{Unit: allocations}, true},
	} {
		if got := c.f.Reached(); got != c.want {
			t.Errorf("%+v: got %v", c.f, got)
		}
	}
}

func TestPlay_IsStepWithoutTheLookUp(t *testing.T) {
	table, err := newTable(compiled(t), setupOf(Options{Edition: compiled(t)}, pair(compiled(t))), true)
	if err != nil {
		t.Fatal(err)
	}
	x := game.NewExec(table.g)
	for !table.s.Over {
		before := *table.s
		table.step()
		if err := x.Step(&before, table.by, table.choice, nil); err != nil {
			t.Fatal(err)
		}
		if before != *table.s {
			t.Fatalf("Step and Play differ at %s", x.Where())
		}
	}
}

// Squads drawn at random from all cards play without allocating, and the same seed draws the same.
func TestMeasureRandom_TheSlowestIsNotTheFastest(t *testing.T) {
	figures, err := MeasureRandom(t.Context(), Options{
		Edition: compiled(t), Time: time.Millisecond, Random: 5, Seed: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	if figures[0].Value <= 0 || figures[0].Value > figures[1].Value ||
		figures[1].Value > figures[2].Value || figures[3].Value != 0 {
		t.Errorf("got %+v", figures)
	}
}

// What work allocates itself it allocates in every try; what the runtime does in one of them does not count.
func TestMeasure_CountsWhatEveryTryAllocates(t *testing.T) {
	var kept []*[64]byte
	for want, do := range []func(n int){
		func(int) { time.Sleep(20 * time.Microsecond) },
		func(n int) {
			kept = kept[:0]
			for range n {
				kept = append(kept, new([64]byte))
			}
		},
	} {
		w := work{unit: perSecond, counted: true, do: do}
		if got := w.measure(2 * time.Millisecond)[1].Value; got != float64(want) {
			t.Errorf("%v allocations, want %d", got, want)
		}
	}
}
