package text

import (
	"testing"

	"koiogran/engine/game"
)

// BenchmarkEvent says an attack with its proof and a token that is gained, as the log does.
func BenchmarkEvent(b *testing.B) {
	g, _ := duel(b)
	events := [...]game.Event{
		{Kind: game.AttackDeclared, Ship: 0, Other: 2, Card: game.NoCard, N: 2, Proof: game.Proof{
			Given: true, Range: 2, Distance: 143_200_000, Margin: 43_200_000, AX: 100_000_000,
			AY: 50_000_000, BX: 100_000_000, BY: 193_200_000}},
		{Kind: game.TokenGained, Ship: 0, Token: game.StressToken, N: 2, Card: game.NoCard},
		{Kind: game.Activated, Ship: 1, Card: game.NoCard},
	}
	b.ReportAllocs()
	for b.Loop() {
		for i := range events {
			_ = English.Event(g, events[i]).String()
		}
	}
}
