package server

import (
	"context"
	"errors"
	"strings"
	"syscall"
	"testing"
	"time"

	"koiogran/serve/limit"
	"koiogran/serve/wire"
)

// processor returns how much processor time this process has used: what else the machine does counts little.
func processor(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// illegal returns a draft with many ships that no squad may have together.
func illegal(n int) wire.Draft {
	d := wire.Draft{Edition: "second", Faction: "rebelalliance"}
	for range n {
		d.Ships = append(d.Ships, wire.DraftShip{Pilot: "lukeskywalker"})
	}
	return d
}

// flying returns a draft with ships that fly together.
func flying(pilot string, n int) wire.Draft {
	d := illegal(n)
	for i := range d.Ships {
		d.Ships[i].Pilot = pilot
	}
	return d
}

// Every route has a budget of processor time for the dearest small requests that are known. Above it few connections
// would hold the server.
func TestCost_OfTheDearestRequests(t *testing.T) {
	s := serve(t, everyReady(t))
	fits := flying("bluesquadronescort", 5)
	fits.Fits = &wire.DraftSlot{Ship: 0, Slot: "talent"}
	long := strings.Repeat("+a", 49)
	draw := func(edition, way string) wire.DrawnSquad {
		return wire.DrawnSquad{Agreement: wire.Agreement{Edition: edition, Way: way}}
	}
	for _, c := range []struct {
		path   string
		in     any
		budget time.Duration // several times as much as it takes
	}{
		{"/squads/roster?edition=first", nil, 60}, {"/squads/roster?edition=second", nil, 80},
		{"/squads/roster?edition=first&way=epic", nil, 60}, {"/squads/roster?edition=flightpath", nil, 30},
		{"/squads/complete", illegal(30), 20}, {"/squads/complete", illegal(8), 20}, {"/squads/complete", illegal(1), 60},
		{"/squads/complete", flying("bluesquadronescort", 5), 60}, {"/squads/complete", flying("bluesquadronescort", 8), 200},
		{"/squads/build", illegal(30), 60}, {"/squads/build", fits, 60},
		{"/squads/draw", draw("second", ""), 100}, {"/squads/draw", draw("first", ""), 100},
		{"/squads/draw", draw("flightpath", ""), 100}, {"/squads/draw", draw("first", "epic"), 200},
		{"/rules?q=a", nil, 80}, {"/rules?q=" + long, nil, 80}, {"/rules?q=", nil, 80},
		{"/cards?q=a", nil, 100}, {"/cards?q=" + long, nil, 150}, {"/cards?q=", nil, 100},
		{"/lobby", nil, 50}, {"/openapi.json", nil, 150},
	} {
		method := "GET"
		if c.in != nil {
			method = "POST"
		}
		s.call(method, "/api/v1"+c.path, "", c.in, nil) // what is worked out once
		least := time.Hour
		for range 3 {
			before := processor(t)
			if status, text := s.call(method, "/api/v1"+c.path, "", c.in, nil); status >= 400 && status != 422 {
				t.Fatalf("%s: %d %s", c.path, status, text)
			}
			least = min(least, processor(t)-before)
		}
		if budget := c.budget * time.Millisecond * slower; least > budget {
			t.Errorf("%.60s costs %v of processor time, its budget is %v", c.path, least, budget)
		}
		t.Logf("%-60.60s %v", c.path, least)
	}
}

// What is drawn for someone ends when they have left.
func TestCost_EndsWhenWhoeverAskedHasLeft(t *testing.T) {
	s := serve(t, everyReady(t))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	squad := flying("bluesquadronescort", 3)
	if _, err := s.lobby.Complete(ctx, &squad); !errors.Is(err, context.Canceled) {
		t.Errorf("the rest of a squad: %v", err)
	}
	if _, err := s.lobby.DrawSquad(ctx, &wire.DrawnSquad{Agreement: wire.Agreement{Edition: "second"}}); !errors.Is(err, context.Canceled) {
		t.Errorf("a squad: %v", err)
	}
}

// The state of a match waits for no search, however many hold the places for them.
func TestCost_SearchesKeepNoStateWaiting(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	for range limit.HeavyAtOnce {
		if err := s.limiter.Work.Take(t.Context(), "others"); err != nil {
			t.Fatal(err)
		}
		defer s.limiter.Work.Give()
	}
	s.state(m.ID, m.Token)
}

// The analysis of a long round takes half a minute. No one waits for it who wants to see a match or to begin
// one, nor does it wait for them.
func TestTurns_AnAnalysisKeepsNobodyWaiting(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	study := wire.NewAnalysis{Record: "match", Round: 1}
	for range limit.HeavyAtOnce {
		if err := s.limiter.Work.Take(t.Context(), "others"); err != nil {
			t.Fatal(err)
		}
	}
	s.expect(422, "POST", "/api/v1/replays/analysis", "", study)
	for range limit.HeavyAtOnce {
		s.limiter.Work.Give()
	}
	for range limit.LongAtOnce {
		if err := s.limiter.Long.Take(t.Context(), "others"); err != nil {
			t.Fatal(err)
		}
		defer s.limiter.Long.Give()
	}
	m := s.create("you", "friend")
	s.state(m.ID, m.Token)
}
