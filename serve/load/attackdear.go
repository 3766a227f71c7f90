package load

import (
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"koiogran/serve/wire"
)

// dearest returns the small requests that cost a server most.
func dearest() []request {
	draft := wire.Draft{Edition: "second", Faction: "rebelalliance"}
	for range 8 {
		draft.Ships = append(draft.Ships, wire.DraftShip{Pilot: "bluesquadronescort"})
	}
	illegal := draft
	illegal.Ships = slices.Repeat([]wire.DraftShip{{Pilot: "lukeskywalker"}}, 30)
	post := func(path string, body any) request { return request{"POST", "/api/v1" + path, "", body} }
	return []request{
		{"GET", "/api/v1/squads/roster?edition=second", "", nil},
		{"GET", "/api/v1/cards?q=" + strings.Repeat("+a", 49), "", nil},
		{"GET", "/api/v1/rules?q=a", "", nil},
		{"GET", "/api/v1/openapi.json", "", nil},
		post("/squads/complete", draft), post("/squads/complete", illegal), post("/squads/build", illegal),
		post("/squads/draw", wire.DrawnSquad{Agreement: wire.Agreement{Edition: "second"}}),
	}
}

// dear asks for what costs most, by many connections at once, while someone at another address looks at a
// match.
func (s *siege) dear(ctx context.Context) error {
	const connections = 16
	m, err := s.against(ctx, "bot")
	if err != nil {
		return err
	}
	// From an address of its own: nothing of its limits is left for the attacks that follow.
	crowd := s.visitor()
	defer crowd.Close()
	asking, cancel := context.WithTimeout(ctx, s.Time)
	defer cancel()
	var all sync.WaitGroup
	list := dearest()
	for n := range connections {
		all.Go(func() {
			for k := n; asking.Err() == nil; k++ {
				_ = crowd.call(asking, list[k%len(list)], nil)
			}
		})
	}
	var slowest time.Duration
	looks, refused := 0, 0
	for pause(asking, 200*time.Millisecond) {
		status, took := s.neighbor(ctx, "/api/v1/matches/"+m.ID)
		if looks++; status != "200" {
			refused++
		}
		slowest = max(slowest, took)
	}
	all.Wait()
	s.report("dear", looks > 0 && refused == 0 && slowest < s.Late,
		"the dearest requests by %d connections; %d looks at a match from another address took at most %v, %d failed",
		connections, looks, slowest.Round(time.Millisecond), refused)
	return nil
}
