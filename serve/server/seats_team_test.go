package server

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/serve/lobby"
	"koiogran/serve/store"
	"koiogran/serve/store/sqlite"
	"koiogran/serve/wire"
)

// teamSquads are ready squads of the four seats, two friends and two foes.
var teamSquads = []string{"first-red-flight", "first-seven-cadets", "first-small-change", "first-sharp-eyes"}

// teamServer serves first edition, in which teams play Epic.
func teamServer(t *testing.T, kept store.Store) *service {
	t.Helper()
	first, _ := edition.ByID("first")
	return serve(t, optionsOf(t, kept, first, teamSquads...))
}

// teamMatch returns a request for an Epic match of a few rounds, with the given players in the seats.
func teamMatch(who ...string) wire.NewMatch {
	in := wire.NewMatch{Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic,
		Settings: map[string]int{"round-limit": 3, "quick-setup": 1}}}
	for seat, who := range who {
		n := wire.NewSeat{Who: who, Ready: teamSquads[seat]}
		if who == "bot" {
			n.Bot = "random"
		}
		in.Seats = append(in.Seats, n)
	}
	return in
}

// team begins a match in teams and lets friends take their seats. It returns the tokens by seat.
func (s *service) team(in wire.NewMatch) (id string, tokens []string) {
	s.t.Helper()
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
		s.t.Fatalf("create: %d %s", status, text)
	}
	return m.ID, s.sitDown("matches", m, len(in.Seats))
}

// sitDown lets friends take all seats whose links were given. It returns the tokens by seat.
func (s *service) sitDown(kind string, m wire.Created, size int) []string {
	s.t.Helper()
	tokens := make([]string, size)
	if m.Seat > 0 {
		tokens[m.Seat-1] = m.Token
	}
	links := slices.Clone(m.Links)
	if len(links) == 0 && m.Link != "" {
		links = []wire.SeatLink{{Seat: 3 - m.Seat, Link: m.Link}}
	}
	for i, l := range links {
		status, taken := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: links[i].Link, Name: fmt.Sprintf("Pilot %d", l.Seat)})
		if status != 201 || taken.Seat != l.Seat {
			s.t.Fatalf("seat %d: %d %+v", l.Seat, status, taken)
		}
		tokens[l.Seat-1] = taken.Token
		for _, handed := range taken.Links { // the link of the partner's seat, instead of the maker's
			links[slices.IndexFunc(links, func(l wire.SeatLink) bool { return l.Seat == handed.Seat })] = handed
		}
	}
	return tokens
}

// asked returns a seat that is asked something, from 0, with what it knows.
func (s *service) asked(id string, tokens []string) (int, wire.State) {
	s.t.Helper()
	waiting := s.stands(id, game.NoPlayer).Waiting
	for seat, token := range tokens {
		if token == "" || len(waiting) > 0 && !slices.Contains(waiting, wire.Seat(seat+1)) {
			continue
		}
		if state := s.state(id, token); state.Question != nil || state.Result != nil {
			return seat, state
		}
	}
	s.t.Fatal("no question is open")
	return 0, wire.State{}
}

// Four people, each with a token of their own, play a whole match over HTTP. Each is asked about their own
// ships alone, and the side wins or loses as a whole (1e.team.two-teams, 1e.team.owner-decides,
// 1e.team.win-together). Its record verifies, and its replay names all four.
func TestTeam_FourSeatsPlayAMatch(t *testing.T) {
	t.Parallel()
	s := teamServer(t, emptyStore(t))
	id, tokens := s.team(teamMatch("you", "friend", "friend", "friend"))
	rnd := rand.New(rand.NewPCG(4, 4))
	answered := map[int]int{}
	var end wire.State
	for n := 0; end.Result == nil && n < 4000; n++ {
		seat, state := s.asked(id, tokens)
		if end = state; end.Result != nil {
			break
		}
		q := state.Question
		if q.About == "dial" && state.Match.Ships[*q.Ship].Seat != wire.Seat(seat+1) {
			t.Fatalf("seat %d sets the dial of a ship of seat %d", seat+1, state.Match.Ships[*q.Ship].Seat)
		}
		s.answer(id, tokens[seat], someAnswer(rnd, q))
		answered[seat]++
	}
	if end.Result == nil || len(end.Match.Players) != 4 || len(answered) != 4 || len(end.Names) != 4 {
		t.Fatalf("%+v, answers by seat %v, names %v", end.Result, answered, end.Names)
	}
	for seat, p := range end.Match.Players {
		if p.Points == 0 || p.Squad != s.o.Squads[seat].Squad.Name {
			t.Errorf("seat %d: %+v", seat+1, p)
		}
	}
	if w := end.Result.Winner; w > 2 {
		t.Errorf("seat %d wins, want a captain or no one", w)
	}
	var r wire.Replay
	if status, text := s.call("GET", "/api/v1/matches/"+id+"/replay", "", nil, &r); status != 200 ||
		len(r.Match.Players) != 4 || r.Match.Players[3].Squad == "" {
		t.Errorf("replay: %d %.200s", status, text)
	}
}

// Partners see each other's dials (1e.team.dials-shared); opponents and anyone who watches see none.
func TestTeam_DialsAreThePartnersAlone(t *testing.T) {
	t.Parallel()
	s := teamServer(t, emptyStore(t))
	id, tokens := s.team(teamMatch("you", "friend", "friend", "friend"))
	for n := 0; ; n++ {
		seat, state := s.asked(id, tokens)
		if state.Question.About == "dial" {
			break
		}
		if n > 300 {
			t.Fatal("no Planning phase")
		}
		s.answer(id, tokens[seat], anyAnswer(state.Question))
	}
	for _, seat := range []int{2, 3} { // both partners plan; the captains think
		if q := s.state(id, tokens[seat]).Question; q == nil || q.About != "dial" {
			t.Fatalf("seat %d is asked %+v, want dials", seat+1, q)
		} else {
			s.answer(id, tokens[seat], anyAnswer(q))
		}
	}
	for viewer, token := range append(slices.Clone(tokens), "") {
		shown := map[wire.Seat]int{}
		state := s.state(id, token)
		for i, ship := range state.Table.Ships {
			if ship.Dial != nil && ship.Dial.Maneuver != nil {
				shown[state.Match.Ships[i].Seat]++
			}
		}
		want := map[wire.Seat]int{}
		if viewer < 4 {
			want[wire.Seat(viewer%2+3)] = 1
		}
		if fmt.Sprint(shown) != fmt.Sprint(want) {
			t.Errorf("viewer %d sees maneuvers by seat %v, want %v", viewer+1, shown, want)
		}
	}
	for _, thief := range []int{0, 1, 3} { // nor may anyone answer with another's ships, partners too
		number := 0
		if q := s.state(id, tokens[thief]).Question; q != nil {
			number = q.Number
		}
		q := s.state(id, tokens[2]).Question
		s.refused(id, tokens[thief], wire.Answer{Question: number, Answer: q.Options[0].Answer}, http.StatusUnprocessableEntity)
	}
}

// What partners tell each other their opponents hear, and anyone who watches does not (1e.team.talk-public).
func TestTeam_TalkIsPublic(t *testing.T) {
	s := teamServer(t, emptyStore(t))
	id, tokens := s.team(teamMatch("you", "friend", "friend", "bot"))
	if status, text := s.call("POST", "/api/v1/matches/"+id+"/words", tokens[2], wire.NewWords{Text: "Cover me"}, nil); status >= 300 {
		t.Fatalf("%d %s", status, text)
	}
	for seat, token := range tokens[:3] {
		words := s.state(id, token).Words
		if len(words) != 1 || words[0].Seat != 3 || words[0].Text != "Cover me" {
			t.Errorf("seat %d hears %+v", seat+1, words)
		}
	}
	if words := s.state(id, "").Words; len(words) != 0 {
		t.Errorf("a watcher hears %+v", words)
	}
	id, tokens = s.team(teamMatch("you", "bot", "bot", "bot"))
	if status, _ := s.call("POST", "/api/v1/matches/"+id+"/words", tokens[0], wire.NewWords{Text: "Hello"}, nil); status != 409 {
		t.Errorf("words to no one: %d", status)
	}
}

// The captain concedes for the side, and so does the partner of a program; other partners do not.
func TestTeam_TheCaptainConcedes(t *testing.T) {
	for _, c := range []struct {
		who    []string
		seat   int
		status int
		winner wire.Seat
	}{
		{[]string{"you", "friend", "friend", "friend"}, 0, 200, 2},
		{[]string{"you", "friend", "friend", "friend"}, 1, 200, 1},
		{[]string{"you", "friend", "friend", "friend"}, 2, 409, 0},
		{[]string{"you", "friend", "friend", "friend"}, 3, 409, 0},
		{[]string{"you", "bot", "bot", "friend"}, 3, 200, 1},
		{[]string{"you", "friend", "friend"}, 2, 409, 0},
		{[]string{"you", "friend", "friend"}, 1, 200, 1},
	} {
		s := teamServer(t, emptyStore(t))
		id, tokens := s.team(teamMatch(c.who...))
		status, text := s.call("POST", "/api/v1/matches/"+id+"/answers", tokens[c.seat], wire.Answer{Answer: concede}, nil)
		result := s.state(id, tokens[0]).Result
		if status != c.status || (result == nil) != (c.winner == 0) || result != nil && result.Winner != c.winner {
			t.Errorf("%v, seat %d: %d %s, %+v", c.who, c.seat+1, status, text, result)
		}
	}
}

// A draw is for the captains to agree on, a takeback for anyone who has answered and the captain of the others.
func TestTeam_Offers(t *testing.T) {
	s := teamServer(t, emptyStore(t))
	id, tokens := s.team(teamMatch("you", "friend", "friend", "friend"))
	offers := func(seat int, kind string, status int) {
		t.Helper()
		if got, text := s.call("POST", "/api/v1/matches/"+id+"/offers", tokens[seat], wire.NewOffer{Kind: kind}, nil); got != status {
			t.Errorf("seat %d, %s: %d %s", seat+1, kind, got, text)
		}
	}
	for n := 0; n < 300; n++ { // until a partner has answered last
		seat, state := s.asked(id, tokens)
		if s.answer(id, tokens[seat], anyAnswer(state.Question)); seat == 3 && s.state(id, tokens[3]).Takeback != "" {
			break
		}
	}
	offers(2, "takeback", 409)
	offers(3, "takeback", 200)
	offers(2, "takeback", 409)
	offers(0, "takeback", 200)
	if s.state(id, tokens[3]).Takeback != "" {
		t.Error("nothing was taken back")
	}
	offers(3, "draw", 409)
	offers(1, "draw", 200)
	offers(2, "draw", 409)
	offers(0, "draw", 200)
	if r := s.state(id, tokens[2]).Result; r == nil || r.Winner != 0 {
		t.Errorf("%+v", r)
	}
	offers(2, "rematch", 409)
	offers(0, "rematch", 200)
	offers(1, "rematch", 200)
	next := s.state(id, tokens[2]).Result.Rematch
	for seat, token := range tokens {
		if got := s.state(next, token).Match; int(got.Seat) != seat+1 || len(got.Players) != 4 {
			t.Errorf("the rematch of seat %d: %+v", seat+1, got.Players)
		}
	}
}

// A link is claimed once. While no one is on a side anyone at the table may replace its links; from then on
// the side alone, so that no opponent can sit down beside someone.
func TestTeam_LinksOfAFreeSeat(t *testing.T) {
	for _, kind := range []string{"matches", "invitations"} {
		s := teamServer(t, emptyStore(t))
		var in any = teamMatch("you", "friend", "friend", "friend")
		if kind == "invitations" {
			in = wire.NewInvitation{Seats: 4, Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic}}
		}
		var m wire.Created
		if status, text := s.call("POST", "/api/v1/"+kind, "", in, &m); status != 201 || len(m.Links) != 3 {
			t.Fatalf("%d %s", status, text)
		}
		if free := s.freeSeats(kind, m.ID, m.Token); fmt.Sprint(free) != "[2 3 4]" {
			t.Errorf("%s: %v are free", kind, free)
		}
		relinks := func(token string, seat, want int) wire.Created {
			t.Helper()
			status, out := s.seatCall(kind, m.ID, fmt.Sprintf("link?seat=%d", seat), token, nil)
			if status != want {
				t.Errorf("%s: the link of seat %d: %d, want %d", kind, seat, status, want)
			}
			return out
		}
		four := relinks(m.Token, 4, 201)
		if status, _ := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: m.Links[2].Link}); status != http.StatusGone {
			t.Errorf("%s: the old link of seat 4: %d", kind, status)
		}
		status, taken := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: four.Links[0].Link})
		if status != 201 || taken.Seat != 4 {
			t.Fatalf("%s: %d %+v", kind, status, taken)
		}
		if status, _ := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: four.Links[0].Link}); status != http.StatusGone {
			t.Errorf("%s: the link opens twice: %d", kind, status)
		}
		_, text := s.call("POST", "/api/v1/"+kind+"/"+m.ID+"/link?seat=2", m.Token, nil, nil)
		if !strings.Contains(text, "Only the partner of that seat") {
			t.Errorf("%s: %s", kind, text)
		}
		relinks(m.Token, 2, 409)     // the partner of seat 4
		relinks(taken.Token, 2, 201) // who may
		relinks(taken.Token, 3, 409) // the partner of seat 1
		relinks(m.Token, 3, 201)
		relinks(m.Token, 4, 409) // it is taken
	}
}

// As soon as someone sits down beside a free seat, the maker's link of that seat is dead, and they have another
// one: the maker cannot sit down among opponents and see their dials (1e.team.dials-shared). Links of the
// maker's own side, and of a side at which no one sits, still open.
func TestTeam_TheLinkOfAPartnersSeatIsHandedOver(t *testing.T) {
	for _, kind := range []string{"matches", "invitations"} {
		s := teamServer(t, emptyStore(t))
		var in any = teamMatch("you", "friend", "friend", "friend")
		if kind == "invitations" {
			in = wire.NewInvitation{Seats: 4, Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic}}
		}
		var m wire.Created
		if status, text := s.call("POST", "/api/v1/"+kind, "", in, &m); status != 201 {
			t.Fatalf("%d %s", status, text)
		}
		take := func(link, token string, want int) wire.Created {
			t.Helper()
			status, out := s.seatCall(kind, m.ID, "seat", "", wire.Take{Link: link, Token: token})
			if status != want {
				t.Fatalf("%s: %d, want %d", kind, status, want)
			}
			return out
		}
		const own = "0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"
		lost := take(m.Links[0].Link, own, 201)
		two := take(m.Links[0].Link, own, 201) // asked again: the first answer was not heard
		if len(lost.Links) != 1 || len(two.Links) != 1 || two.Seat != 2 || two.Links[0].Seat != 4 {
			t.Fatalf("%s: seat 2 is given %+v, then %+v", kind, lost, two)
		}
		take(m.Links[2].Link, "", http.StatusGone)
		take(lost.Links[0].Link, "", http.StatusGone)
		if three := take(m.Links[1].Link, "", 201); three.Seat != 3 || len(three.Links) != 0 {
			t.Errorf("%s: the partner of the maker is given %+v", kind, three)
		}
		if four := take(two.Links[0].Link, "", 201); four.Seat != 4 || len(four.Links) != 0 {
			t.Errorf("%s: the partner of seat 2 is given %+v", kind, four)
		}
	}
}

// An invitation of three: squads count together in a team, partners see each other's, opponents see nothing,
// and the match begins when all are there (1e.team.same-points, 1e.squad.built-secretly).
func TestTeam_Invitation(t *testing.T) {
	s := teamServer(t, emptyStore(t))
	in := wire.NewInvitation{Seats: 3, Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic}}
	var m wire.Created
	if status, text := s.call("POST", "/api/v1/invitations", "", in, &m); status != 201 {
		t.Fatalf("%d %s", status, text)
	}
	tokens := s.sitDown("invitations", m, 3)
	brings := func(seat int, ready string, want int) (out wire.Invitation) {
		t.Helper()
		status, text := s.call("POST", "/api/v1/invitations/"+m.ID+"/squad", tokens[seat],
			wire.Bring{Ready: ready, Nonce: strings.Repeat(string('a'+rune(seat)), 16)}, &out)
		if status != want {
			t.Errorf("seat %d brings %s: %d %s", seat+1, ready, status, text)
		}
		return out
	}
	brings(0, teamSquads[0], 200)
	if got := brings(1, teamSquads[1], 200); !strings.Contains(got.Settings[0].Text, "400 points and at most 6 epic points per side") {
		t.Errorf("agreed on %+v", got.Settings)
	} else if got.Partner != nil || got.Seats != 3 || got.Match != "" {
		t.Errorf("the opponent is sent %+v", got)
	}
	if text := brings(2, teamSquads[0], 422); text.Match != "" { // its unique pilots are in the team already
		t.Error("the match begins")
	}
	last := brings(2, teamSquads[2], 200)
	if last.Partner == nil || last.Partner.Name != s.o.Squads[0].Squad.Name || last.Match == "" {
		t.Fatalf("the partner is sent %+v", last)
	}
	state := s.state(last.Match, tokens[2])
	if state.Match.Seat != 3 || len(state.Match.Players) != 3 || state.Match.Dice.Nonces == nil ||
		len(state.Match.Dice.Nonces[0]) != 33 || state.Match.Dice.Nonces[1] != strings.Repeat("b", 16) {
		t.Errorf("%+v", state.Match.Dice)
	}
}

// Teams are refused where there are none, with the reason.
func TestTeam_Refused(t *testing.T) {
	four := []string{"you", "friend", "friend", "friend"}
	for want, change := range map[string]func(*wire.NewMatch){
		"seats are set to you":                    func(m *wire.NewMatch) { m.Seats[3].Who = "you" },
		"195 points in total; the maximum is 100": func(m *wire.NewMatch) { m.Way = "" },
		"is for two players":                      func(m *wire.NewMatch) { m.Way = "sc-asteroid-escort" },
		"of the team are not":                     func(m *wire.NewMatch) { m.Seats[2].Ready = m.Seats[0].Ready },
		"there is no ready-made squad":            func(m *wire.NewMatch) { m.Seats[3].Ready = "x" },
		"there is no bot":                         func(m *wire.NewMatch) { m.Seats[3] = wire.NewSeat{Who: "bot", Bot: "x", Ready: "x"} },
		"length <= 4":                             func(m *wire.NewMatch) { m.Seats = append(m.Seats, m.Seats[3]) },
		"a rated match":                           func(m *wire.NewMatch) { m.Settings[lobby.RatedSetting] = 1 },
	} {
		s := teamServer(t, emptyStore(t))
		in := teamMatch(four...)
		change(&in)
		if in.Way != lobby.Epic && in.Way != "" {
			in.Way = missionOf(s)
		}
		status, text := s.call("POST", "/api/v1/matches", "", in, nil)
		if status != 422 || !strings.Contains(strings.ToLower(text), want) {
			t.Errorf("%s: %d %s", want, status, text)
		}
	}
	flightpath, _ := edition.ByID("flightpath")
	s := serve(t, optionsOf(t, emptyStore(t), flightpath))
	if status, text := s.call("POST", "/api/v1/invitations", "", wire.NewInvitation{Seats: 4,
		Agreement: wire.Agreement{Edition: "flightpath"}}, nil); status != 422 || !strings.Contains(text, "edition does not have team rules; expected two players") {
		t.Errorf("flightpath: %d %s", status, text)
	}
	s = teamServer(t, emptyStore(t))
	for what, in := range map[string]wire.NewInvitation{
		"an open table": {Seats: 3, Open: true, Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic}},
		"rated":         {Seats: 3, Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic, Settings: map[string]int{lobby.RatedSetting: 1}}},
		"no such seat":  {Seats: 3, Seat: 4, Agreement: wire.Agreement{Edition: "first", Way: lobby.Epic}},
	} {
		if status, text := s.call("POST", "/api/v1/invitations", "", in, nil); status != 422 {
			t.Errorf("%s: %d %s", what, status, text)
		}
	}
}

// missionOf returns a way to play that is for two players.
func missionOf(s *service) string {
	for _, w := range s.lobby.Info().Ways {
		if w.Edition == "first" && len(w.Teams) == 0 && w.Squads == lobby.EitherSquads {
			return w.ID
		}
	}
	return ""
}

// Each seat has a clock of its own, and a side loses with the seat whose time runs out.
func TestTeam_Clocks(t *testing.T) {
	first, _ := edition.ByID("first")
	o := optionsOf(t, emptyStore(t), first, teamSquads...)
	began, passed := time.Now(), atomic.Int64{} // the server looks at its clock by itself
	o.Now = func() time.Time { return began.Add(time.Duration(passed.Load())) }
	s := serve(t, o)
	in := teamMatch("you", "friend", "friend", "friend")
	in.Settings["clock"] = 10
	id, tokens := s.team(in)
	for n := 0; ; n++ {
		seat, state := s.asked(id, tokens)
		if state.Question.About == "dial" {
			break
		}
		if n > 300 {
			t.Fatal("no Planning phase")
		}
		s.answer(id, tokens[seat], anyAnswer(state.Question))
	}
	for seat := range 3 { // all plan but the partner of seat 2
		for q := s.state(id, tokens[seat]).Question; q != nil; {
			q = s.answer(id, tokens[seat], anyAnswer(q)).Question
		}
	}
	c := s.state(id, tokens[0]).Clock
	if len(c.Left) != 4 || fmt.Sprint(c.Runs) != "[4]" {
		t.Fatalf("%+v, want the time of seat 4 alone to run", c)
	}
	passed.Store(int64(11 * time.Minute))
	table, err := s.table(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	table.ring()
	if r := s.state(id, tokens[0]).Result; r == nil || r.Winner != 1 || !strings.Contains(r.Text, "Player 4") {
		t.Errorf("%+v", r)
	}
}

// A match that a player of the other side has left can be claimed by either partner, while it is that player
// alone for whom all wait.
func TestTeam_Claims(t *testing.T) {
	first, _ := edition.ByID("first")
	s := serve(t, optionsOf(t, emptyStore(t), first, teamSquads...))
	in := teamMatch("you", "friend", "friend", "friend")
	in.Settings["absence"] = 1
	id, tokens := s.team(in)
	table, err := s.table(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	ago := perSeat[time.Duration]{store.Never, store.Never, store.Never, store.Never}
	for p := range table.seen {
		table.seen[p] = time.Now().Add(-time.Hour)
	}
	seat, _ := s.asked(id, tokens)
	asked := game.Player(seat)
	for p := range game.Player(4) {
		from, left := table.claimable(p, ago)
		if want := p.Side() != asked.Side(); (from != game.NoPlayer) != want || want && (from != asked || left != 0) {
			t.Errorf("seat %d claims from %d in %v; seat %d is asked", p+1, from+1, left, asked+1)
		}
	}
}

// A match in teams outlives a restart on disk, with its programs and its seats.
func TestTeam_OutlivesARestart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "matches.db")
	first, _ := edition.ByID("first")
	open := func() store.Store {
		kept, err := sqlite.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		return kept
	}
	kept := open()
	s := New(optionsOf(t, kept, first, teamSquads...))
	in := teamMatch("you", "bot", "friend", "bot")
	made, err := s.create(t.Context(), &in)
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}
	kept = open()
	t.Cleanup(func() { kept.Close() })
	again := serve(t, optionsOf(t, kept, first, teamSquads...))
	tokens := again.sitDown("matches", *made, 4)
	state := again.state(made.ID, tokens[2])
	if state.Match.Seat != 3 || state.Match.Players[3].Bot != "random" || state.Match.Players[2].Bot != "" {
		t.Errorf("%+v", state.Match.Players)
	}
	if seat, state := again.asked(made.ID, tokens); state.Question == nil || seat%2 != 0 {
		t.Errorf("seat %d is asked", seat+1)
	}
}

// Dice can be promised to anyone who begins a match in teams, in whichever seat they sit.
func TestTeams_DiceArePromisedToEverySeat(t *testing.T) {
	s := teamServer(t, emptyStore(t))
	for you := range 4 {
		who := []string{"bot", "bot", "bot", "bot"}
		who[you] = "you"
		in := teamMatch(who...)
		in.Dice = &wire.PromisedDice{Sealed: s.promises().Sealed, Nonce: strings.Repeat("ab", 16)}
		var m wire.Created
		if status, text := s.call("POST", "/api/v1/matches", "", in, &m); status != 201 {
			t.Fatalf("seat %d: %d %s", you+1, status, text)
		}
		if got := s.state(m.ID, m.Token).Match.Dice.Nonces; got == nil || got[you&1] != in.Dice.Nonce {
			t.Errorf("seat %d: nonces %q", you+1, got)
		}
	}
}

// Four people play an Epic match of second edition in two teams, each with the link of their seat: partners are allied,
// and each is asked about their own ships alone (2e.epic.team.seats).
func TestTeam_SecondEdition(t *testing.T) {
	t.Parallel()
	ready := []string{"ready-rebels", "ready-empire", "walls-of-kashyyyk", "night-shift"}
	s := serve(t, optionsOf(t, emptyStore(t), second, ready...))
	if status, text := s.call("POST", "/api/v1/invitations", "", wire.NewInvitation{Seats: 4,
		Agreement: wire.Agreement{Edition: "second"}}, nil); status != 422 || !strings.Contains(text, "eams play the Epic mode") {
		t.Errorf("a standard match: %d %s", status, text)
	}
	in := wire.NewMatch{Agreement: wire.Agreement{Edition: "second", Way: lobby.Epic,
		Settings: map[string]int{"round-limit": 1, "quick-setup": 1}}}
	for seat, who := range []string{"you", "friend", "friend", "friend"} {
		in.Seats = append(in.Seats, wire.NewSeat{Who: who, Ready: ready[seat]})
	}
	id, tokens := s.team(in)
	rnd := rand.New(rand.NewPCG(4, 4))
	answered := map[int]int{}
	var end wire.State
	for n := 0; end.Result == nil && n < 4000; n++ {
		seat, state := s.asked(id, tokens)
		if end = state; end.Result != nil {
			break
		}
		q := state.Question
		if q.About == "dial" && state.Match.Ships[*q.Ship].Seat != wire.Seat(seat+1) {
			t.Fatalf("seat %d sets the dial of a ship of seat %d", seat+1, state.Match.Ships[*q.Ship].Seat)
		}
		s.answer(id, tokens[seat], someAnswer(rnd, q))
		answered[seat]++
	}
	if end.Result == nil || len(end.Match.Players) != 4 || len(answered) != 4 {
		t.Fatalf("%+v, answers by seat %v", end.Result, answered)
	}
}
