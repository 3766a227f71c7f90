package view

import (
	"testing"

	"koiogran/engine/game"
)

func BenchmarkOf(b *testing.B) {
	g, s := planned(b, game.Options{})
	b.ReportAllocs()
	for b.Loop() {
		if v := Of(g, s, game.Seat1); v.viewer != game.Seat1 {
			b.Fatal("someone else's view")
		}
	}
}

func BenchmarkSample(b *testing.B) {
	g, s := planned(b, game.Options{})
	v, rnd := Of(g, s, game.Seat1), source()
	b.ReportAllocs()
	for b.Loop() {
		if s := Sample(g, &v, rnd, Uniform); s.Secret[1].Dials[2] == 0 {
			b.Fatal("no dial was drawn")
		}
	}
}
