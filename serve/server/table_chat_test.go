package server

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/play/text"
	"koiogran/serve/account"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// say says something in a match.
func (s *service) say(id, token string, w wire.NewWords, want int) {
	s.t.Helper()
	status, text := s.call("POST", "/api/v1/matches/"+id+"/words", token, w, nil)
	if status != want {
		s.t.Errorf("%+v: %d %s, want %d", w, status, text, want)
	}
}

// heard returns all that a seat has heard, a line for each.
func (s *service) heard(id, token string) string {
	s.t.Helper()
	var lines []string
	for _, w := range s.state(id, token).Words {
		lines = append(lines, seatName(w.Seat.Player())+" "+w.Text)
	}
	return strings.Join(lines, "\n")
}

// What a player says is heard by both players, at once and later, and by no one else.
func TestWords_AreHeardByThePlayersAlone(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	m := s.create("you", "friend")
	other := s.listen(m.ID, m.Friend, 2)
	watcher := s.listen(m.ID, "", 0)
	s.say(m.ID, m.Token, wire.NewWords{Phrase: "luck"}, 204)
	s.say(m.ID, m.Friend, wire.NewWords{Text: " =luck  to you "}, 204)
	const want = "1 Good luck!\n2 =luck to you"
	if got := s.heard(m.ID, m.Token); got != want {
		t.Errorf("%q", got)
	}
	if got := s.heard(m.ID, ""); got != "" {
		t.Errorf("a watcher hears %q", got)
	}
	position := s.state(m.ID, m.Token).Position
	other.until(position)
	if got := other.all(); !strings.Contains(got, "Good luck!") || !strings.Contains(got, "=luck to you") ||
		strings.Count(got, "Good luck!") != 1 {
		t.Errorf("the other player hears %q", got)
	}
	watcher.until(position)
	if got := watcher.all(); strings.Contains(got, "luck!") || strings.Contains(got, "luck to") { // no id has such signs
		t.Errorf("a watcher hears %q", got)
	}
	if got := serve(t, options(t, kept)).heard(m.ID, m.Friend); got != want {
		t.Errorf("another server sends %q", got)
	}
}

// Words that are none are refused, and so is talking to no one.
func TestWords_WhatIsRefused(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	for _, w := range []wire.NewWords{
		{}, {Phrase: "no"}, {Phrase: "luck", Text: "a"}, {Text: "  "}, {Text: "a\x07"},
		{Text: "Z" + strings.Repeat("\u0301", 100)},
		{Text: strings.Repeat("a", 201)},
	} {
		s.say(m.ID, m.Token, w, 422)
	}
	s.say(m.ID, "", wire.NewWords{Phrase: "luck"}, 409)
	s.say(m.ID, "forged", wire.NewWords{Phrase: "luck"}, 401)
	program := s.create("you", "random")
	s.say(program.ID, program.Token, wire.NewWords{Phrase: "luck"}, 409)
}

// Words end with a limit, and make no answer late.
func TestWords_AreLimitedAndMakeNoAnswerLate(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "friend")
	token := m.Token
	q := s.state(m.ID, token).Question
	if q == nil {
		token = m.Friend
		q = s.state(m.ID, token).Question
	}
	for range mostWords {
		s.say(m.ID, m.Token, wire.NewWords{Phrase: "ouch"}, 204)
	}
	s.say(m.ID, m.Token, wire.NewWords{Phrase: "ouch"}, 409)
	if got := len(s.state(m.ID, m.Token).Words); got != wordsTold {
		t.Errorf("%d words are sent", got)
	}
	s.answer(m.ID, token, anyAnswer(q))
}

// A player takes back what they have said; the store forgets it, and a report remembers it.
func TestWords_AreClearedAndReported(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	m := s.create("you", "friend")
	s.say(m.ID, m.Token, wire.NewWords{Text: "something rude"}, 204)
	s.say(m.ID, m.Friend, wire.NewWords{Text: "really"}, 204)
	path := "/api/v1/matches/" + m.ID
	for n := range mostReports + 1 {
		want := map[bool]int{true: 204, false: 409}[n < mostReports]
		if status, text := s.call("POST", path+"/reports", m.Friend, wire.Report{Why: "rude\u009b2J\u202e"}, nil); status != want {
			t.Errorf("report %d: %d %s", n, status, text)
		}
	}
	if status, text := s.call("DELETE", path+"/words", m.Token, nil, nil); status != http.StatusNoContent {
		t.Errorf("%d %s", status, text)
	}
	for _, where := range []*service{s, serve(t, options(t, kept))} {
		if got := where.heard(m.ID, m.Friend); got != "2 really" {
			t.Errorf("%q", got)
		}
	}
	list, err := kept.ListArchived(t.Context(), "", reportPrefix, 9)
	if err != nil || len(list) != mostReports || !strings.Contains(string(list[0].Data), "something rude") ||
		!strings.Contains(string(list[0].Data), `"why":"rude 2J "`) { // what a terminal does not obey
		t.Errorf("%d reports, %v", len(list), err)
	}
	entries, err := kept.Entries(t.Context(), m.ID, 0)
	if err != nil || strings.Contains(asSent(t, entries), "rude") {
		t.Errorf("the store remembers: %v %v", entries, err)
	}
}

// What was taken back before a report is in it, for a day; then the store forgets it.
func TestWords_ClearedBeforeAReport(t *testing.T) {
	kept := emptyStore(t)
	o := options(t, kept)
	now := time.Now()
	o.Now = func() time.Time { return now }
	s := serve(t, o)
	m := s.create("you", "friend")
	path := "/api/v1/matches/" + m.ID
	reported := func() string {
		t.Helper()
		if status, text := s.call("POST", path+"/reports", m.Friend, wire.Report{Why: "rude"}, nil); status != 204 {
			t.Fatalf("%d %s", status, text)
		}
		list, err := kept.ListArchived(t.Context(), "", reportPrefix, 9)
		if err != nil {
			t.Fatal(err)
		}
		all := ""
		for _, r := range list {
			all += string(r.Data)
		}
		return all
	}
	for _, words := range []string{"something rude", "worse"} {
		s.say(m.ID, m.Token, wire.NewWords{Text: words}, 204)
		if status, text := s.call("DELETE", path+"/words", m.Token, nil, nil); status != http.StatusNoContent {
			t.Fatalf("%d %s", status, text)
		}
	}
	if got := s.heard(m.ID, m.Friend); got != "" {
		t.Errorf("a player hears %q", got)
	}
	if got := reported(); !strings.Contains(got, `"text":"something rude","cleared":true`) || !strings.Contains(got, `"text":"worse","cleared":true`) {
		t.Errorf("the report is %s", got)
	}
	if _, err := kept.Note(t.Context(), clearedNote, m.ID+" 1"); err != nil {
		t.Error(err)
	}
	now = now.Add(25 * time.Hour)
	before := strings.Count(reported(), "worse")
	if before != 1 {
		t.Errorf("after a day it is in %d reports, want the first one alone", before)
	}
	if err := s.forgetCleared(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := kept.Note(t.Context(), clearedNote, m.ID+" 1"); !errors.Is(err, store.ErrUnknown) {
		t.Errorf("after a day the store remembers: %v", err)
	}
}

// Both players see the names that they have given themselves, at the table and in the match.
func TestNames_AreSeenByBoth(t *testing.T) {
	kept := emptyStore(t)
	s := serve(t, options(t, kept))
	first := s.pairUp("Ada")
	second := s.pairUp("Ben")
	one := s.bring(first.ID, first.Token, wire.Bring{Ready: s.o.Squads[0].ID})
	two := s.bring(first.ID, second.Token, wire.Bring{Ready: s.o.Squads[1].ID})
	for _, got := range [][]string{one.Names, two.Names, s.state(two.Match, "").Names,
		serve(t, options(t, kept)).state(two.Match, first.Token).Names} {
		if strings.Join(got, " ") != "Ada Ben" {
			t.Errorf("%q", got)
		}
	}

	in := wire.NewMatch{Name: "Cay  Dee"}
	in.Seats = []wire.NewSeat{
		{Who: "friend", Ready: s.o.Squads[0].ID},
		{Who: "you", Ready: s.o.Squads[1].ID},
	}
	var m wire.Created
	s.call("POST", "/api/v1/matches", "", in, &m)
	take := wire.Take{Link: m.Link, Name: "Eve\x00"}
	if status, _ := s.call("POST", "/api/v1/matches/"+m.ID+"/seat", "", take, nil); status != 422 {
		t.Errorf("a name with a zero byte: %d", status)
	}
	take.Name = "Eve"
	s.call("POST", "/api/v1/matches/"+m.ID+"/seat", "", take, nil)
	if got := s.state(m.ID, "").Names; strings.Join(got, ", ") != "Eve, Cay Dee" {
		t.Errorf("%q", got)
	}
}

// A name is seen, is not another one in disguise, and stays on its line, in every script.
// A player who says no name goes by a callsign that follows from the match, a program by its level, and a seat that no
// one has by nothing; so do the players in the record of the match, and in its replay.
func TestNames_OfPlayersWhoSayNone(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	in := wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: s.o.Squads[0].ID}, {Who: "bot", Bot: "beginner", Ready: s.o.Squads[1].ID},
	}}
	var m wire.Created
	s.call("POST", "/api/v1/matches", "", in, &m)
	want := []string{text.Callsign(m.ID, game.Seat1), "Pilot"}
	state := s.state(m.ID, m.Token)
	players := []string{state.Match.Players[0].Name, state.Match.Players[1].Name}
	if !slices.Equal(state.Names, want) || !slices.Equal(players, want) {
		t.Errorf("%q and %q, want %q", state.Names, players, want)
	}
	s.expect(200, "POST", "/api/v1/matches/"+m.ID+"/answers", m.Token, wire.Answer{Answer: concede})
	_, record := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	for seat, name := range want {
		if line := fmt.Sprintf("\nname %d %q\n", seat+1, name); !strings.Contains(record, line) {
			t.Errorf("the record lacks %q", line)
		}
	}
	var replay wire.Replay
	s.call("GET", "/api/v1/matches/"+m.ID+"/replay", "", nil, &replay)
	if got := replay.Match.Players; got[0].Name != want[0] || got[1].Name != want[1] {
		t.Errorf("the replay has %+v", got)
	}

	in.Seats[1] = wire.NewSeat{Who: "friend", Ready: s.o.Squads[1].ID}
	s.call("POST", "/api/v1/matches", "", in, &m)
	if got := s.state(m.ID, m.Token).Names; got[0] == "" || got[1] != "" {
		t.Errorf("with a free seat: %q", got)
	}
	s.call("POST", "/api/v1/matches/"+m.ID+"/seat", "", wire.Take{Link: m.Link}, nil)
	if got := s.state(m.ID, m.Token).Names; got[1] != text.Callsign(m.ID, game.Seat2) {
		t.Errorf("once it is taken: %q", got)
	}
}

func TestNames_AreLegible(t *testing.T) {
	for _, name := range []string{
		"Ada\u202eneB", "\u200b", "\u3164", "\u2800\u2800", "Ada\u115f", "A\u034fda", "\u0301", "Z\u0301\u0302\u0303\u0304",
		"\u2066Ada", "\ue000", "\U000e0041da",
	} {
		if got, err := account.NameOf(name); err == nil {
			t.Errorf("%q is shown as %q", name, got)
		}
	}
	for _, name := range []string{
		"Ada L.", "Nguye\u0302\u0303n", "\u05d0\u05d1", "\u0915\u094d\u0937\u093f", "\u0e17\u0e35\u0e48", "\u5927\u6d0b",
		"Zoë <3", "\U0001f600", "\u2764\ufe0f",
	} {
		if got, err := account.NameOf(name); err != nil || got != name {
			t.Errorf("%q is shown as %q, %v", name, got, err)
		}
	}
}
