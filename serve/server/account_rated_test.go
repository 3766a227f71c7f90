package server

import (
	"sync/atomic"
	"testing"

	"koiogran/serve/lobby"
	"koiogran/serve/wire"
)

// newAhead returns the lead of the clocks of a test: none.
func newAhead() *atomic.Int64 { return new(atomic.Int64) }

// ratedTable asks for an opponent in a rated match.
func (p *person) ratedTable(token string) (wire.Created, int) {
	p.t.Helper()
	var out wire.Created
	in := wire.Pair{Edition: p.o.Editions[0].ID, Settings: map[string]int{lobby.RatedSetting: 1, "clock": 30}}
	status, _ := p.call("POST", "/api/v1/tables", token, in, &out)
	return out, status
}

// duel lets two people meet in a rated match and answer something each, so that it counts. It returns the match and the
// tokens of the seats.
func duel(one, two *person) (id string, tokens [2]string) {
	one.t.Helper()
	id, tokens = meeting(one, two)
	answered := [2]bool{}
	for n := 0; n < 40 && answered != [2]bool{true, true}; n++ {
		for p, token := range tokens {
			if q := one.state(id, token).Question; q != nil {
				one.answer(id, token, anyAnswer(q))
				answered[p] = true
			}
		}
	}
	if answered != [2]bool{true, true} {
		one.t.Fatalf("answered: %v", answered)
	}
	return id, tokens
}

// meeting lets two people meet in a rated match in which no one has answered yet.
func meeting(one, two *person) (id string, tokens [2]string) {
	one.t.Helper()
	a, _ := one.ratedTable(one.token)
	b, _ := two.ratedTable(two.token)
	if a.ID != b.ID {
		one.t.Fatalf("%+v and %+v do not meet", a, b)
	}
	one.bring(a.ID, a.Token, wire.Bring{Ready: one.o.Squads[0].ID})
	id = two.bring(b.ID, b.Token, wire.Bring{Ready: one.o.Squads[1].ID}).Match
	return id, [2]string{a.Token, b.Token}
}

// ratings returns the ratings of people in the first edition, after all due matches have been rated.
func ratings(id string, of ...*person) []wire.AccountRating {
	s := of[0].service
	s.t.Helper()
	if err := s.accounts.Rate(s.t.Context(), id); err != nil {
		s.t.Fatal(err)
	}
	var list []wire.AccountRating
	for _, p := range of {
		if all := p.me().Ratings; len(all) == 1 {
			list = append(list, all[0])
		} else {
			list = append(list, wire.AccountRating{})
		}
	}
	return list
}

// A rated match changes both ratings once, however often it is looked at; nothing is taken back in
// it, and two players who are not both signed in do not get one.
func TestRated_TheWinnerRises(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada, ben := s.join("Ada"), s.join("Ben")
	if _, status := ada.ratedTable(""); status != 401 {
		t.Errorf("a rated table of a guest: %d, want 401", status)
	}
	id, tokens := duel(ada, ben)
	state := s.state(id, tokens[0])
	if len(state.Names) != 2 || state.Names[0] != "Ada" || state.Names[1] != "Ben" {
		t.Errorf("names: %q", state.Names)
	}
	s.expect(409, "POST", "/api/v1/matches/"+id+"/offers", tokens[0], wire.NewOffer{Kind: "takeback"})
	if got := ratings(id, ada, ben); got[0].Matches != 0 || got[1].Matches != 0 {
		t.Errorf("before the end: %+v", got)
	}
	s.expect(200, "POST", "/api/v1/matches/"+id+"/answers", tokens[1], wire.Answer{Answer: concede})
	for range 2 {
		got := ratings(id, ada, ben)
		if got[0].Rating != 1662 || got[1].Rating != 1338 || got[0].Matches != 1 || got[1].Matches != 1 ||
			got[0].Settled || len(got[0].Past) != 1 || got[0].Past[0] != 1662 {
			t.Errorf("after the end: %+v", got)
		}
	}
	var next wire.Offered
	for _, token := range tokens {
		s.call("POST", "/api/v1/matches/"+id+"/offers", token, wire.NewOffer{Kind: "rematch"}, &next)
	}
	if next.Rematch == nil {
		t.Fatal("no rematch")
	}
	s.expect(200, "POST", "/api/v1/matches/"+next.Rematch.ID+"/answers", tokens[0],
		wire.Answer{Answer: concede})
	if got := ratings(next.Rematch.ID, ada, ben); got[0].Matches != 1 {
		t.Errorf("after a rematch that was conceded at once: %+v", got)
	}
	id, tokens = duel(ada, ben)
	s.expect(200, "POST", "/api/v1/matches/"+id+"/answers", tokens[0], wire.Answer{Answer: concede})
	if got := ratings(id, ada, ben); got[0].Matches != 2 || got[0].Rating > 1600 {
		t.Errorf("after a match that was lost: %+v", got)
	}
}

// A match that is conceded before both players have answered something was not played, and counts for no one:
// two accounts of one person would else make a ladder in seconds.
func TestRated_WhatIsConcededAtOnceDoesNotCount(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada, ben := s.join("Ada"), s.join("Ben")
	for range 3 {
		id, tokens := meeting(ada, ben)
		s.expect(200, "POST", "/api/v1/matches/"+id+"/answers", tokens[1], wire.Answer{Answer: concede})
		if got := ratings(id, ada, ben); got[0].Matches != 0 || got[1].Matches != 0 {
			t.Errorf("%+v", got)
		}
	}
}

// No one plays a rated match against themselves, with the computer or with help.
func TestRated_OnlyAgainstSomebodyElse(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada := s.join("Ada")
	one, _ := ada.ratedTable(ada.token)
	two, _ := ada.ratedTable(ada.token)
	if one.ID == two.ID {
		t.Error("she met herself")
	}
	s.expect(409, "POST", "/api/v1/tables/"+one.ID+"/seat", ada.token, nil)
	s.expect(401, "POST", "/api/v1/tables/"+one.ID+"/seat", "", nil)
	settings := map[string]int{lobby.RatedSetting: 1, "clock": 30}
	in := wire.NewMatch{Agreement: wire.Agreement{Settings: settings}}
	in.Seats = []wire.NewSeat{
		{Who: "you", Ready: s.o.Squads[0].ID},
		{Who: "bot", Ready: s.o.Squads[1].ID},
	}
	s.expect(422, "POST", "/api/v1/matches", ada.token, in)
	settings[lobby.SuggestionsSetting] = 1
	s.expect(422, "POST", "/api/v1/tables", ada.token, wire.Pair{
		Edition: s.o.Editions[0].ID, Settings: settings})
	delete(settings, lobby.SuggestionsSetting)
	delete(settings, "clock") // anyone who is about to lose would stay and answer nothing
	s.expect(422, "POST", "/api/v1/tables", ada.token, wire.Pair{
		Edition: s.o.Editions[0].ID, Settings: settings})
}

// A server that is stopped before it rates a match leaves that to the next one, and two that do it
// at once count it once. A player who leaves for good has lost.
func TestRated_OnceForAllServers(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	ada, ben := s.join("Ada"), s.join("Ben")
	id, _ := duel(ada, ben)
	m, err := kept.Match(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	if err := kept.Append(t.Context(), id, m.Last, nil, "drawn"); err != nil {
		t.Fatal(err)
	}
	nodes := []*service{serve(t, options(t, kept)), serve(t, options(t, kept))}
	done := make(chan error, 8)
	for n := range cap(done) {
		go func() { done <- nodes[n%2].accounts.Rate(t.Context(), id) }()
	}
	for range cap(done) {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	ada.service = nodes[0]
	if got := ratings(id, ada); got[0].Matches != 1 || got[0].Rating != 1500 {
		t.Errorf("after a draw: %+v", got)
	}
	ben.service = nodes[0]
	again, _ := duel(ada, ben)
	ben.expect(204, "DELETE", "/api/v1/account", ben.token, nil)
	if got := ratings(again, ada); got[0].Matches != 2 || got[0].Rating <= 1500 {
		t.Errorf("against someone who has left: %+v", got)
	}
}

// The ladder lists those whose ratings are sure, the highest first.
func TestRated_Ladder(t *testing.T) {
	t.Parallel()
	s := serve(t, options(t, emptyStore(t)))
	ada, ben := s.join("Ada"), s.join("Ben")
	edition := s.o.Editions[0].ID
	ladder := func() (list []wire.Ranked) {
		t.Helper()
		if status, text := s.call("GET", "/api/v1/ladder/"+edition, ben.token, nil, &list); status != 200 {
			t.Fatalf("%d %s", status, text)
		}
		return list
	}
	s.expect(422, "GET", "/api/v1/ladder/third", "", nil)
	for n := range 24 {
		id, tokens := duel(ada, ben)
		s.expect(200, "POST", "/api/v1/matches/"+id+"/answers", tokens[min(1, n%4)],
			wire.Answer{Answer: concede})
		ratings(id, ada, ben)
		if list := ladder(); n == 0 && len(list) != 0 {
			t.Errorf("after one match: %+v", list)
		}
	}
	list := ladder()
	if len(list) != 2 || list[0].Name != "Ada" || list[0].You || !list[1].You || list[1].Place != 2 ||
		list[0].Rating <= list[1].Rating || list[0].Past != nil {
		t.Errorf("%+v", list)
	}
}
