package server

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/text"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// wantForgotten fails where something that is kept has one of some words.
func wantForgotten(t testing.TB, kept store.Store, words ...string) {
	t.Helper()
	const most = 1000
	look := func(where, text string) {
		t.Helper()
		for _, w := range words {
			if strings.Contains(text, w) {
				t.Errorf("%s still has %q", where, w)
			}
		}
	}
	all, err := kept.All(t.Context(), "", most)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range all {
		look("the head of "+m.ID, m.Head)
		list, err := kept.Entries(t.Context(), m.ID, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range list {
			look(fmt.Sprintf("entry %d of %s", e.At, m.ID), e.Text)
		}
	}
	archives, err := kept.ListArchived(t.Context(), "", "", most)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range archives {
		text := r.Data
		if zip, err := gzip.NewReader(bytes.NewReader(r.Data)); err == nil {
			if text, err = io.ReadAll(zip); err != nil {
				t.Fatal(err)
			}
		}
		look(r.Name+" of "+r.ID, string(text))
	}
	notes, err := kept.AllNotes(t.Context(), store.Note{}, most)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range notes {
		look("note "+n.Kind, n.Kind+" "+n.Key+" "+n.Owner+" "+string(n.Data))
	}
}

// forgets lets someone delete everything about them.
func (p *person) forgets() {
	p.t.Helper()
	p.expect(204, "DELETE", "/api/v1/account", p.token, nil)
	wantForgotten(p.t, p.o.Store, "Ada L.", p.ID)
}

// isKept waits until a match that is over is kept.
func isKept(t *testing.T, kept store.Store, id string) {
	t.Helper()
	eventually(t, func() bool {
		_, err := kept.Kept(t.Context(), id, recordPart)
		return err == nil
	})
}

// silent is a store that sends no notices.
type silent struct{ store.Store }

// Watch implements store.Store.
func (silent) Watch(ctx context.Context, _ func(store.Notice)) error {
	<-ctx.Done()
	return ctx.Err()
}

// An account that holds both seats of a match is removed from both. The push subscriptions of both seats are deleted,
// even one that was made before the account held the seat.
func TestLeave_BothSeatsOfAMatch(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	pushed(t, s)
	ada := s.join("Ada L.")
	m := s.open("matches")
	s.expect(204, "POST", "/api/v1/matches/"+m.ID+"/push", m.Token, browser(t, "/one"))
	s.expect(204, "POST", "/api/v1/account/seats", ada.token, wire.AccountSeat{ID: m.ID, Token: m.Token})
	s.expect(201, "POST", "/api/v1/matches/"+m.ID+"/seat", ada.token, wire.Take{Link: m.Link})
	ada.forgets()
	if list, err := s.subscriptions(t.Context(), m.ID); err != nil || len(list) > 0 {
		t.Errorf("%d browsers are sent, %v", len(list), err)
	}
}

// The name is also removed from a finished match, from reports about it and from its push subscriptions. The other
// player's name stays.
func TestLeave_AMatchThatIsOver(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	ada, ben := s.join("Ada L."), s.join("Ben")
	id, tokens := duel(ada, ben)
	path := "/api/v1/matches/" + id
	s.expect(204, "POST", path+"/words", tokens[0], wire.NewWords{Text: "I am Ada L."})
	s.expect(204, "POST", path+"/words", tokens[1], wire.NewWords{Text: "I am Ben."})
	s.expect(204, "POST", path+"/reports", tokens[1], wire.Report{Why: "Rude."})
	s.expect(200, "POST", path+"/answers", tokens[1], wire.Answer{Answer: concede})
	isKept(t, s.o.Store, id)
	ratings(id, ada, ben)
	ada.forgets()
	list, err := s.o.Store.ListArchived(t.Context(), id, reportPrefix, 10)
	if err != nil || len(list) != 1 || !strings.Contains(string(list[0].Data), "Rude.") ||
		!strings.Contains(string(list[0].Data), "I am Ben.") {
		t.Errorf("reports: %s, %v", list, err)
	}
}

// A player who deletes their account in a rated match loses it, and the other one is rated for it. Nothing else is kept
// of the account. The seat goes by a callsign at once.
func TestLeave_ARatedMatchInProgress(t *testing.T) {
	s := serve(t, options(t, silent{emptyStore(t)}))
	ada, ben := s.join("Ada L."), s.join("Ben")
	id, tokens := duel(ada, ben)
	ada.forgets()
	state := s.state(id, tokens[1])
	if !slices.Equal(state.Names, []string{text.Callsign(id, game.Seat1), "Ben"}) {
		t.Errorf("names: %q", state.Names)
	}
	if r := state.Result; r == nil || r.Winner != 2 || !strings.Contains(r.Text, "Player 1 has left.") {
		t.Errorf("result: %+v", r)
	}
	if got := ben.me().Ratings; len(got) != 1 || got[0].Matches != 1 || got[0].Rating <= 1500 {
		t.Errorf("ratings: %+v", got)
	}
}

// A player who has lost a rated match and deletes their account before anyone has rated it leaves the other one
// rated.
func TestLeave_ARatedMatchThatIsLost(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	ada, ben := s.join("Ada L."), s.join("Ben")
	id, _ := duel(ada, ben)
	m, err := kept.Match(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if err := kept.Append(t.Context(), id, m.Last, nil, "won2"); err != nil { // a server that was stopped then
		t.Fatal(err)
	}
	ada.expect(204, "DELETE", "/api/v1/account", ada.token, nil)
	if got := ben.me().Ratings; len(got) != 1 || got[0].Matches != 1 || got[0].Rating <= 1500 {
		t.Errorf("ratings: %+v", got)
	}
}

// A match that a program with other rules cannot play forgets its players anyway, over or not.
func TestLeave_UnderOtherRules(t *testing.T) {
	o := options(t, emptyStore(t))
	s := serve(t, o)
	ada, ben := s.join("Ada L."), s.join("Ben")
	over, tokens := duel(ada, ben)
	s.expect(200, "POST", "/api/v1/matches/"+over+"/answers", tokens[1], wire.Answer{Answer: concede})
	isKept(t, o.Store, over)
	going := s.create("you", "random")
	s.expect(204, "POST", "/api/v1/account/seats", ada.token, wire.AccountSeat{ID: going.ID, Token: going.Token})
	for range 20 {
		s.answer(going.ID, going.Token, anyAnswer(s.state(going.ID, going.Token).Question))
	}
	ratings(over, ada, ben)
	o.Store = other{o.Store}
	next := serve(t, o)
	if got := next.state(over, tokens[1]).Names; len(got) != 2 || got[0] != "Ada L." || got[1] != "Ben" {
		t.Errorf("names before: %q", got)
	}
	next.expect(409, "GET", "/api/v1/matches/"+going.ID, going.Token, nil)
	ada.service = next
	ada.forgets()
	if got := next.state(over, tokens[1]).Names; len(got) != 2 || got[0] != text.Callsign(over, game.Seat1) || got[1] != "Ben" {
		t.Errorf("names afterward: %q", got)
	}
}

// A match that an earlier version has stored with names is sent and stored without them.
func TestLeave_WhatEarlierVersionsKept(t *testing.T) {
	o := options(t, emptyStore(t))
	s := serve(t, o)
	ada, ben := s.join("Ada L."), s.join("Ben")
	id, tokens := duel(ada, ben)
	s.expect(200, "POST", "/api/v1/matches/"+id+"/answers", tokens[1], wire.Answer{Answer: concede})
	isKept(t, o.Store, id)
	ratings(id, ada, ben)
	w, err := s.readFinished(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	for i := range w.Seats {
		w.Seats[i].Standing.Names = []string{"Ada L.", "Ben"}
	}
	state := s.state(id, tokens[0])
	for seat := range state.Match.Players {
		state.Match.Players[seat].Name = "" // an earlier version did not say it there
	}
	for name, v := range map[string]any{finishedPart: w, stateName(0): &state} {
		data, err := zipped(v)
		if err == nil {
			err = o.Store.Keep(t.Context(), id, name, data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	ada.forgets()
	w, err = s.readFinished(t.Context(), id)
	if err != nil || w.Seats[0].Standing.Names[1] != "Ben" {
		t.Errorf("%+v, %v", w, err)
	}
}
