package main

import (
	"context"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// A server of few matches has little in memory and makes garbage all the same: with the usual setting it would
// collect it several times a second. It collects when so much memory is in use, or half as much again as
// after the last time, whichever is more.
const (
	collectAt    = 112 << 20
	collectRatio = 60 // percent, as GOGC has it
	collectEvery = time.Second
)

// collectLess sets how often a server collects garbage until ctx is done. Who sets GOGC or GOMEMLIMIT has decided
// otherwise.
func collectLess(ctx context.Context) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	tick := time.NewTicker(collectEvery)
	defer tick.Stop()
	for set := 0; ; {
		metrics.Read(live)
		want := collectPercent(live[0].Value.Uint64())
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

// collectPercent is by how much memory may grow before it is collected, where so much is in use.
func collectPercent(live uint64) int {
	if live = max(live, 1<<20); live < collectAt {
		return max(collectRatio, int((collectAt-live)*100/live))
	}
	return collectRatio
}
