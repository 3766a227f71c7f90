package server

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

// delayed returns a match that people watch a minute later.
func delayed(t *testing.T) *faked { return clocked(t, emptyStore(t), map[string]int{"delay": 60}) }

// publicMatch begins a match of two people that is listed.
func (f *faked) publicMatch(settings map[string]int) made {
	f.t.Helper()
	in := wire.NewMatch{Agreement: wire.Agreement{Settings: settings, Public: true}}
	in.Seats = []wire.NewSeat{{Who: "you", Ready: f.o.Squads[0].ID}, {Who: "friend", Ready: f.o.Squads[1].ID}}
	var out wire.Created
	if status, text := f.call("POST", "/api/v1/matches", "", in, &out); status != 201 {
		f.t.Fatalf("create: %d %s", status, text)
	}
	return f.filled("matches", out)
}

// play answers this many questions.
func (f *faked) play(n int) {
	f.t.Helper()
	for range n {
		seat, s := f.asked()
		f.answer(f.ID, f.token(seat), anyAnswer(s.Question))
	}
}

// heardBy returns the messages that wait for someone who watches.
func heardBy(t *testing.T, w *watch) (kinds []string, last wire.Update) {
	t.Helper()
	for len(w.messages) > 0 {
		text := string(<-w.messages)
		_, rest, _ := strings.Cut(text, "event: ")
		kind, data, _ := strings.Cut(rest, "\ndata: ")
		kinds = append(kinds, kind)
		if err := json.Unmarshal([]byte(data), &last); err != nil {
			t.Fatal(err)
		}
	}
	return kinds, last
}

// Those who watch see the match as it stood a minute ago, in answers and in streams; the players see it as
// it is.
func TestLate_ThoseWhoWatchSeeItLater(t *testing.T) {
	f := delayed(t)
	table, err := f.table(t.Context(), f.ID)
	if err != nil {
		t.Fatal(err)
	}
	settings, err := json.Marshal(f.state(f.ID, "").Match.Settings)
	if err != nil || !strings.Contains(string(settings), "a delay of 60 seconds") {
		t.Errorf("%s: %v", settings, err)
	}
	begun := f.state(f.ID, "")
	w, _, err := table.watch(t.Context(), game.NoPlayer, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer table.unwatch(w)
	f.play(4)
	earlier := f.state(f.ID, f.token(1))
	f.pass(59 * time.Second)
	f.play(3)
	if got := f.state(f.ID, ""); got.Position != begun.Position || len(got.Events) != len(begun.Events) {
		t.Errorf("too early: position %d, %d events", got.Position, len(got.Events))
	}
	table.ringDelay()
	if kinds, _ := heardBy(t, w); len(kinds) > 0 {
		t.Errorf("too early they hear %v", kinds)
	}

	f.pass(time.Second)
	table.ringDelay()
	got := f.state(f.ID, "")
	if got.Position != earlier.Position || asSent(t, got.Table.Ships) != asSent(t, earlier.Table.Ships) ||
		len(got.Events) < len(begun.Events)+4 || got.Question != nil || len(got.Offers) != 0 {
		t.Errorf("after a minute: position %d, want %d; %d events", got.Position, earlier.Position, len(got.Events))
	}
	kinds, last := heardBy(t, w)
	if strings.Join(kinds, " ") != "update" || last.Position != earlier.Position ||
		len(last.Events) != len(got.Events)-len(begun.Events) {
		t.Errorf("they hear %v up to %d, with %d events", kinds, last.Position, len(last.Events))
	}
	if now := f.state(f.ID, f.token(1)); now.Position <= earlier.Position {
		t.Errorf("a player sees position %d", now.Position)
	}
}

// A watcher gets a delayed choice once its time has come, even if nothing else happens in the match.
func TestLate_WhatIsDueIsToldByItself(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"delay": 1})
	table, err := f.table(t.Context(), f.ID)
	if err != nil {
		t.Fatal(err)
	}
	w, _, err := table.watch(t.Context(), game.NoPlayer, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer table.unwatch(w)
	began := time.Now()
	f.flow(t)
	f.play(1)
	<-w.messages
	if took := time.Since(began); took < 900*time.Millisecond {
		t.Errorf("it was sent after %v", took)
	}
}

// What was taken back is gone for those who watch too, whether they have seen it or not.
func TestLate_TakebacksAreSeenToo(t *testing.T) {
	for _, seen := range []bool{false, true} {
		f := delayed(t)
		f.play(3)
		seat, s := f.asked()
		f.answer(f.ID, f.token(seat), anyAnswer(s.Question))
		if seen {
			f.pass(time.Minute)
		}
		before := f.state(f.ID, "")
		f.offer(f.ID, f.token(seat), "takeback")
		f.offer(f.ID, f.token(3-seat), "takeback")
		if now, _ := f.asked(); now != seat {
			t.Fatalf("seat %d is asked; expected that %d has taken it back", now, seat)
		}
		f.pass(2 * time.Minute)
		after := f.state(f.ID, "")
		if seen && len(after.Events) >= len(before.Events) || asSent(t, after.Table.Ships) != asSent(t,
			f.state(f.ID, f.token(1)).Table.Ships) {
			t.Errorf("seen %v: %d events before, %d after", seen, len(before.Events), len(after.Events))
		}
	}
}

// Once the match is over everyone sees all of it.
func TestLate_TheEndIsSeenAtOnce(t *testing.T) {
	f := delayed(t)
	table, err := f.table(t.Context(), f.ID)
	if err != nil {
		t.Fatal(err)
	}
	w, _, err := table.watch(t.Context(), game.NoPlayer, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer table.unwatch(w)
	f.play(3)
	f.answer(f.ID, f.token(1), wire.Answer{Answer: concede})
	got := f.state(f.ID, "")
	kinds, last := heardBy(t, w)
	if got.Result == nil || strings.Join(kinds, " ") != "state" || last.Result == nil || last.Position != got.Position {
		t.Errorf("%+v, they hear %v", got.Result, kinds)
	}
}

// For how long nothing has happened would tell those who watch later when the last choice was made.
func TestLate_PresenceTellsNothingOfTheLastChoice(t *testing.T) {
	f := delayed(t)
	table, err := f.table(t.Context(), f.ID)
	if err != nil {
		t.Fatal(err)
	}
	f.play(2)
	table.mu.Lock()
	table.moved = time.Now().Add(-time.Hour)
	table.mu.Unlock()
	if got := f.presence(f.ID, f.token(1), 200); got.Open < 3600 {
		t.Errorf("a player learns of %d seconds, want an hour", got.Open)
	}
	if got := f.presence(f.ID, "", 200); got.Open != 0 {
		t.Errorf("someone who watches learns of %d seconds", got.Open)
	}
}

// The list of matches would tell them by its times, by its order and by where it is cut, too.
func TestLate_TheListTellsNothingOfTheLastChoice(t *testing.T) {
	f := delayed(t)
	f.made = f.publicMatch(map[string]int{"delay": 60})
	other := f.publicMatch(nil)
	listed := func() (idle int, first string) {
		t.Helper()
		var list []wire.Listed
		if status, text := f.call("GET", "/api/v1/matches", "", nil, &list); status != 200 || len(list) != 2 {
			t.Fatalf("%d %s", status, text)
		}
		for _, m := range list {
			if m.ID == f.ID {
				idle = m.Idle
			}
		}
		return idle, list[0].ID
	}
	f.pass(100 * time.Second) // the beginning was seen 40 seconds ago
	f.play(3)
	if idle, first := listed(); idle != 40 || first != other.ID {
		t.Errorf("after three choices that no one has seen: idle for %d seconds, want 40; %s is first", idle, first)
	}
	f.pass(65 * time.Second)
	if idle, _ := listed(); idle != 5 {
		t.Errorf("after they were seen: idle for %d seconds, want 5", idle)
	}
	f.play(40)
	if idle, _ := listed(); idle != 5 {
		t.Errorf("after many choices that no one has seen: idle for %d seconds, want 5", idle)
	}
}

// A page of the list has the newest matches, whatever goes on in older ones, and the pages hold each match once. A match
// that came into the list by a choice would say that the choice was made.
func TestLate_TheListIsReadPageByPage(t *testing.T) {
	f := delayed(t)
	f.made = f.publicMatch(map[string]int{"delay": 60})
	m, err := f.o.Store.Match(t.Context(), f.ID)
	if err != nil {
		t.Fatal(err)
	}
	const newer = mostWatchable + 50
	for n := range newer {
		m.ID, m.Last = fmt.Sprintf("%016d", n), 0
		m.Created = m.Created.Add(time.Second)
		if err := f.o.Store.Create(t.Context(), m); err != nil {
			t.Fatal(err)
		}
	}
	page := func(query string) (ids []string) {
		t.Helper()
		var list []wire.Listed
		if status, text := f.call("GET", "/api/v1/matches"+query, "", nil, &list); status != 200 {
			t.Fatalf("%d %s", status, text)
		}
		for _, m := range list {
			ids = append(ids, m.ID)
		}
		return ids
	}
	before := page("")
	f.pass(100 * time.Second)
	f.play(3)
	first := page("?going=1")
	if !slices.Equal(before, first) || len(first) != mostWatchable {
		t.Errorf("%d matches are listed, %d before the choices that no one has seen", len(first), len(before))
	}
	second := page("?going=1&after=" + first[len(first)-1])
	if len(second) != newer+1-mostWatchable || second[len(second)-1] != f.ID {
		t.Errorf("the second page has %v", second)
	}
	for _, id := range second {
		if slices.Contains(first, id) {
			t.Errorf("%s is on two pages", id)
		}
	}
	f.play(1)
	f.answer(f.ID, f.token(1), wire.Answer{Answer: concede})
	if third := page("?going=1&after=" + second[0]); len(third) != len(second)-2 {
		t.Errorf("behind the first of the second page: %v", third)
	}
	if status, text := f.call("GET", "/api/v1/matches?after=aaaaaaaaaaaaaaaa", "", nil, nil); status != 404 {
		t.Errorf("a page behind no match: %d %s", status, text)
	}
}
