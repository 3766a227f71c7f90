package arena

import "testing"

// BenchmarkMatch plays matches of beginners in each game.
func BenchmarkMatch(b *testing.B) {
	for game := range pools {
		b.Run(game, func(b *testing.B) {
			pairs := Pairs(game, Training)
			for n := 0; b.Loop(); n++ {
				j := Job{
					Edition: game, Programs: [2]string{"beginner", "beginner"},
					Squads: pairs[n%len(pairs)], Seed: uint64(n), Rounds: 20,
				}
				if _, err := play(b.Context(), j, ""); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
