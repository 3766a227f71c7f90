package main

import "testing"

// As much garbage may lie as is made in a second, but neither too little nor too much.
func TestGarbagePercent_FollowsWhatIsMade(t *testing.T) {
	const mb = 1 << 20
	for _, c := range [...]struct {
		live, rate uint64
		want       int
	}{
		{live: 40 * mb, rate: 60 * mb, want: 150},
		{live: 40 * mb, rate: 0, want: 37},
		{live: 40 * mb, rate: 900 * mb, want: 400},
		{live: 800 * mb, rate: 300 * mb, want: 37},
		{live: 0, rate: 0, want: 37},
	} {
		if got := garbagePercent(c.live, c.rate); got != c.want {
			t.Errorf("%d MB in use, %d MB a second: %d, want %d", c.live/mb, c.rate/mb, got, c.want)
		}
	}
}
