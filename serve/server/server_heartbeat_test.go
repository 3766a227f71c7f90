package server

import (
	"strings"
	"testing"
	"time"

	"koiogran/serve/store"
)

// The clocks of matches go by how long a server has run: what the clock of the machine says later, an hour more or an hour
// less, is not asked.
func TestSteady_GoesByTheTimeThatHasPassed(t *testing.T) {
	begun, passed := time.Now(), time.Duration(0)
	now := steady(begun, func(since time.Time) time.Duration {
		if !since.Equal(begun) {
			t.Errorf("asked since %v, not since the beginning", since)
		}
		return passed
	})
	for _, passed = range []time.Duration{0, 90 * time.Second, time.Hour} {
		got := now()
		if !got.Equal(begun.Add(passed)) {
			t.Errorf("after %v it is %v later", passed, got.Sub(begun))
		}
		if strings.Contains(got.String(), "m=") {
			t.Errorf("%v has a reading of the machine's own", got)
		}
	}
}

// Time that passes without a beat is an outage, in which clocks stand still: a beat that comes by itself while a test has
// let a minute pass gives that minute back.
func TestBeats_AMinuteWithoutOneIsAnOutage(t *testing.T) {
	f := clocked(t, store.NewMemory(), bank)
	seat, _ := f.asked()
	f.pass(time.Minute)
	if left := f.left(seat); left != 540 {
		t.Fatalf("after a minute %d seconds are left", left)
	}
	if err := f.heartbeat(t.Context()); err != nil {
		t.Fatal(err)
	}
	if left := f.left(seat); left != 600 {
		t.Errorf("after an outage of a minute %d seconds are left", left)
	}
}
