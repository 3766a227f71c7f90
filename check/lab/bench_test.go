package lab

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkFit fits ten million results of a thousand cards, in a run of ten thousand squads.
func BenchmarkFit(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	s := simulate(rng, 600, 400, 10_000, 5_000_000, 0.044)
	obs := s.play(rng, 0.05, 0.1)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.m.fit(obs); err != nil {
			b.Fatal(err)
		}
	}
}
