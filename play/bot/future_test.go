package bot

import (
	"testing"

	"koiogran/engine/rules"
)

// A side that has three ships to one is likelier to win, in either seat, and one sample comes to the same whatever was played
// before.
func TestFuture_FavorsTheSideWithMoreShips(t *testing.T) {
	three, one := flown("academypilot", "academypilot", "academypilot"), flown("academypilot")
	chance := func(squads [2]rules.Squad) (sum float64) {
		g, s := firstDials(t, squads)
		future := NewFuture(g)
		const samples = 4
		for n := range uint64(samples) {
			c := future.Chance(s, n)
			if again := NewFuture(g).Chance(s, n); again != c {
				t.Errorf("sample %d comes to %v, then to %v", n, c, again)
			}
			sum += c / samples
		}
		return sum
	}
	if more, less := chance([2]rules.Squad{three, one}), chance([2]rules.Squad{one, three}); more < 0.7 || less > 0.3 {
		t.Errorf("player 1 wins with a chance of %.2f with three ships and of %.2f with one; want 0.7 or more and 0.3 or less", more, less)
	}
}
