package main

import (
	"context"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// A server of few matches has little in memory and much to do: with the usual setting it collects its garbage ten times
// a second. With thousands of matches it has time, and memory is what there is too little of. So it lets about as
// much garbage lie as it makes in a second, within bounds.
const (
	mostGarbage  = 160 << 20 // bytes
	leastGarbage = 3         // eighths of what is in use
	collectEvery = time.Second
)

// collectLess sets how often a server collects garbage until ctx is done. Anyone who sets GOGC or GOMEMLIMIT
// has decided otherwise.
func collectLess(ctx context.Context) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	heap := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/gc/heap/allocs:bytes"}}
	tick := time.NewTicker(collectEvery)
	defer tick.Stop()
	var made, rate uint64
	for set := 0; ; {
		metrics.Read(heap)
		all := heap[1].Value.Uint64()
		rate, made = (rate+all-made)/2, all
		want := garbagePercent(heap[0].Value.Uint64(), rate)
		if want*10 < set*9 || want*10 > set*11 { // to set it stops everything for a moment
			debug.SetGCPercent(want)
			set = want
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

// garbagePercent returns how much garbage may lie, in percent of what is in use, where so much is made in a second.
func garbagePercent(live, rate uint64) int {
	live = max(live, 1<<20)
	return int(max(min(rate, mostGarbage), live*leastGarbage/8) * 100 / live)
}
