package server

import (
	"context"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"runtime"
	"sync"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// Matches of equal set-ups have one game between them, others have not, and it goes with the last of them.
func TestGames_AreSharedWhileTheyAreUsed(t *testing.T) {
	s := New(options(t, store.NewMemory()))
	defer s.Close()
	open := func(one, two string, limit int) *game.Game {
		in := wire.NewMatch{Seats: []wire.NewSeat{{Who: "you", Ready: one}, {Who: "friend", Ready: two}}}
		in.Settings = map[string]int{"round-limit": limit}
		m, err := s.create(t.Context(), &in)
		if err != nil {
			t.Fatal(err)
		}
		k, err := s.table(t.Context(), m.ID)
		if err != nil {
			t.Fatal(err)
		}
		return k.game
	}
	g := open("ready-rebels", "ready-empire", 5)
	if again := open("ready-rebels", "ready-empire", 5); again != g {
		t.Error("two matches of one set-up have two games")
	}
	runtime.GC() // the state in which they begin goes, the game does not
	if again := open("ready-rebels", "ready-empire", 5); again != g {
		t.Error("after collecting memory, the next match of the set-up has another game")
	}
	for name, other := range map[string]*game.Game{
		"a squad differs": open("ready-rebels", "ready-rebels", 5), "the seats are exchanged": open("ready-empire", "ready-rebels", 5),
		"an option differs": open("ready-rebels", "ready-empire", 6),
	} {
		if other == g {
			t.Errorf("%s, and the game is the same", name)
		}
	}
	if n := s.gamesKept(); n != 4 {
		t.Errorf("%d games are kept; expected 4", n)
	}
	runtime.KeepAlive(g)
	g = nil
	s.dropIdle(time.Now().Add(time.Hour))
	for end := time.Now().Add(10 * time.Second); s.gamesKept() > 0; runtime.GC() {
		if time.Now().After(end) {
			t.Fatalf("%d games are kept of no match", s.gamesKept())
		}
	}
}

// gamesKept returns how many games are known.
func (s *Server) gamesKept() int {
	s.games.mu.Lock()
	defer s.games.mu.Unlock()
	return len(s.games.all)
}

// Anyone who still uses a game has it, though another is on its way out of its place.
func TestGames_OneThatIsGoneTakesNoOtherAlong(t *testing.T) {
	var k games
	s := New(options(t, store.NewMemory()))
	defer s.Close()
	setup := freshTable(t, s).record.Setup
	g, _, err := k.begin(second, &setup)
	if err != nil {
		t.Fatal(err)
	}
	for key := range k.all {
		k.forget(gone{key: key})
	}
	if again, _, _ := k.begin(second, &setup); again != g {
		t.Error("a game in use was forgotten")
	}
}

// What matches share is not written to, whatever is played, in any edition; with -race, neither for
// a moment.
func TestGames_AreNeverWrittenTo(t *testing.T) {
	s := New(everyReady(t))
	defer s.Close()
	for _, ready := range []string{"ready-rebels.xws", "bombing-run.xws", "first-wolf-teeth.xws", "flightpath-line.xws"} {
		t.Run(ready, func(t *testing.T) {
			in := wire.NewMatch{Seats: []wire.NewSeat{{Who: "you", Ready: ready}, {Who: "friend", Ready: ready}}}
			in.Settings = map[string]int{"round-limit": 4, "quick-setup": 1}
			tables := make([]*table, 3)
			for i := range tables {
				m, err := s.create(t.Context(), &in)
				if err != nil {
					t.Fatal(err)
				}
				if tables[i], err = s.table(t.Context(), m.ID); err != nil {
					t.Fatal(err)
				}
			}
			g, first, err := s.games.begin(tables[0].edition, &tables[0].record.Setup)
			if err != nil {
				t.Fatal(err)
			}
			before := imprint(g, first)
			var all sync.WaitGroup
			for i, k := range tables {
				if k.game != g {
					t.Fatal("the game is not shared")
				}
				all.Go(func() {
					if err := k.playOut(t.Context(), rand.New(rand.NewPCG(uint64(i), 5))); err != nil {
						t.Error(err)
					}
				})
			}
			all.Wait()
			if imprint(g, first) != before {
				t.Error("the game is not what it was before it was played")
			}
		})
	}
}

// playOut plays a match to its end.
func (t *table) playOut(ctx context.Context, rnd *rand.Rand) error {
	for {
		now, err := t.stands(ctx, game.NoPlayer)
		if err != nil || now.Result != nil {
			return err
		}
		p := now.Waiting[rnd.IntN(len(now.Waiting))].Player()
		if now, err = t.stands(ctx, p); err != nil {
			return err
		}
		if err := t.answer(ctx, p, someAnswer(rnd, now.Question)); err != nil {
			return fmt.Errorf("choice %d: %w", len(t.choices), err)
		}
	}
}

// An imprint changes when something behind a pointer, in a slice or in a map does.
func TestImprint(t *testing.T) {
	type leaf struct{ n []int }
	v := struct {
		p *leaf
		m map[string]*leaf
		f func()
	}{&leaf{[]int{1}}, map[string]*leaf{"a": {[]int{2}}}, func() {}}
	seen := map[uint64]bool{imprint(&v): true}
	for _, change := range []func(){func() { v.p.n[0] = 3 }, func() { v.m["a"].n[0] = 4 },
		func() { v.m["b"] = nil }, func() { v.f = nil }} {
		change()
		if k := imprint(&v); seen[k] {
			t.Error("a change is not seen")
		} else {
			seen[k] = true
		}
	}
}

// imprint returns a hash of values and of everything they point to. Functions count by where they are.
func imprint(list ...any) uint64 {
	k := imprinter{seen: map[reached]bool{}}
	for _, v := range list {
		k.value(reflect.ValueOf(v))
	}
	return k.sum
}

// imprinter walks through values.
type imprinter struct {
	sum  uint64
	seen map[reached]bool
}

// reached is something that was met on the way.
type reached struct {
	at uintptr
	n  int
	is reflect.Type
}

// add mixes a number in.
func (k *imprinter) add(n uint64) {
	h := fnv.New64a()
	var b [16]byte
	binary.LittleEndian.PutUint64(b[:8], k.sum)
	binary.LittleEndian.PutUint64(b[8:], n)
	_, _ = h.Write(b[:])
	k.sum = h.Sum64()
}

// value mixes a value in.
func (k *imprinter) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			k.add(1)
		} else {
			k.add(0)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		k.add(uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		k.add(v.Uint())
	case reflect.Float32, reflect.Float64:
		k.add(uint64(v.Float() * 1e6))
	case reflect.String:
		for _, c := range []byte(v.String()) {
			k.add(uint64(c))
		}
		k.add(uint64(v.Len()))
	case reflect.Func:
		k.add(uint64(v.Pointer()))
	case reflect.Struct:
		for i := range v.NumField() {
			k.value(v.Field(i))
		}
	case reflect.Array:
		k.elements(v)
	case reflect.Slice:
		k.add(uint64(v.Len()))
		if k.begins(reached{v.Pointer(), v.Len(), v.Type()}) {
			k.elements(v)
		}
	case reflect.Pointer:
		if k.begins(reached{v.Pointer(), 1, v.Type()}) {
			k.value(v.Elem())
		}
	case reflect.Map:
		k.add(uint64(v.Len()))
		if k.begins(reached{v.Pointer(), 0, v.Type()}) {
			k.entries(v)
		}
	case reflect.Interface:
		if !v.IsNil() {
			k.value(v.Elem())
		}
	default:
		panic("imprint: " + v.Type().String())
	}
}

// begins reports whether something is met for the first time.
func (k *imprinter) begins(r reached) bool {
	k.add(uint64(r.at))
	if r.at == 0 || k.seen[r] {
		return false
	}
	k.seen[r] = true
	return true
}

// elements mixes those of a list in.
func (k *imprinter) elements(v reflect.Value) {
	for i := range v.Len() {
		k.value(v.Index(i))
	}
}

// entries mixes those of a map in, in any order: each entry is walked with nothing met before.
func (k *imprinter) entries(v reflect.Value) {
	var sum uint64
	for it := v.MapRange(); it.Next(); {
		one := imprinter{seen: map[reached]bool{}}
		one.value(it.Key())
		one.value(it.Value())
		sum += one.sum
	}
	k.add(sum)
}
