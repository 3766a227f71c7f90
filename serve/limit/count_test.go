package limit

import (
	"fmt"
	"testing"

	"koiogran/serve/route"
)

// The seats of one address do four times as much as one of them, and no more: anyone who makes many matches
// does not get as many times the limits.
func TestCount_AllSeatsOfAnAddressHaveALimit(t *testing.T) {
	const burst = 10
	g := New(Limits{Requests: 0.001, Burst: burst, Answers: 2}, LongAtOnce)
	allowed, begun := 0, 0
	for n := range 20 {
		c := Caller{"192.0.2.1", fmt.Sprint("a seat ", n)}
		for range burst {
			if g.Allows(c, route.Any, 1) {
				allowed++
			}
		}
		if g.Begin(c) {
			begun++
		}
	}
	if allowed != inHouse*burst || begun != inHouse*2 {
		t.Errorf("%d requests are allowed and %d under way, want %d and %d", allowed, begun, inHouse*burst, inHouse*2)
	}
	if !g.Allows(Caller{Address: "192.0.2.1"}, route.Any, 1) || !g.Begin(Caller{Address: "192.0.2.1"}) {
		t.Error("someone without a seat is refused there")
	}
}
