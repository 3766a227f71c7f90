package server

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// faked is a server whose clocks run as a test wants, for two people who have agreed on settings.
type faked struct {
	*service
	made
	ahead *atomic.Int64
}

// clocked serves a match of two people with settings.
func clocked(t *testing.T, kept store.Store, settings map[string]int) *faked {
	t.Helper()
	f := &faked{ahead: new(atomic.Int64)}
	f.service = f.again(t, kept)
	in := wire.NewMatch{Agreement: wire.Agreement{Settings: settings}}
	in.Seats = []wire.NewSeat{
		{Who: "you", Ready: f.o.Squads[0].ID},
		{Who: "friend", Ready: f.o.Squads[1].ID},
	}
	var out wire.Created
	if status, text := f.call("POST", "/api/v1/matches", "", in, &out); status != 201 {
		t.Fatalf("create: %d %s", status, text)
	}
	if got := f.state(out.ID, out.Token).Clock; got != nil && len(got.Runs) != 0 {
		t.Errorf("the clock runs while a seat is free: %+v", got)
	}
	f.made = f.filled("matches", out)
	return f
}

// begun is when the clocks of tests begin. They stand still until a test lets time pass, however busy the machine is.
var begun = time.Now()

// again starts a server over a store, whose clocks run with those of the one before.
func (f *faked) again(t *testing.T, kept store.Store) *service {
	o := options(t, kept)
	o.Now = func() time.Time { return begun.Add(time.Duration(f.ahead.Load())) }
	o.Beats = make(chan time.Time) // tests say when: to a beat of its own the time that they let pass is an outage
	return serve(t, o)
}

// flow lets the clocks go with the time of the machine until the test is over.
func (f *faked) flow(t *testing.T) {
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for last := time.Now(); ; {
			select {
			case <-stop:
				return
			case now := <-time.After(5 * time.Millisecond):
				f.ahead.Add(int64(now.Sub(last)))
				last = now
			}
		}
	}()
	t.Cleanup(func() { close(stop); <-stopped })
}

// pass lets time go by. What follows from it has happened when it returns.
func (f *faked) pass(d time.Duration) {
	f.t.Helper()
	f.ahead.Add(int64(d))
	f.ringNow()
}

// live lets time go by while the server says that it is at work.
func (f *faked) live(d time.Duration) {
	f.t.Helper()
	const step = heartbeatInterval
	for range d / step {
		f.pass(step)
		if err := f.heartbeat(f.t.Context()); err != nil {
			f.t.Fatal(err)
		}
	}
	f.pass(d % step)
}

// ringNow lets the alarm of the match ring.
func (f *faked) ringNow() {
	f.t.Helper()
	table, err := f.table(f.t.Context(), f.ID)
	if err != nil {
		f.t.Fatal(err)
	}
	table.ring()
}

// token returns the token of a seat.
func (f *faked) token(seat wire.Seat) string {
	if seat == f.Seat {
		return f.Token
	}
	return f.Friend
}

// asked returns the seat whose answer is awaited, and the state as it sees it.
func (f *faked) asked() (wire.Seat, wire.State) {
	f.t.Helper()
	seat := f.state(f.made.ID, f.Token).Waiting[0]
	return seat, f.state(f.made.ID, f.token(seat))
}

// left returns what a seat has left, in whole seconds.
func (f *faked) left(seat wire.Seat) int {
	f.t.Helper()
	return (f.state(f.made.ID, "").Clock.Left[seat-1] + 500) / 1000
}

// bank is a clock of ten minutes with ten seconds for each answer.
var bank = map[string]int{"clock": 10, "clock-increment": 10}

// The time of anyone who is asked goes by, and an answer adds its seconds.
func TestClock_RunsForWhoeverIsAsked(t *testing.T) {
	f := clocked(t, emptyStore(t), bank)
	seat, state := f.asked()
	other := 3 - seat
	if got := state.Clock; len(got.Runs) != 1 || got.Runs[0] != seat {
		t.Fatalf("seat %d is asked, and the clock is %+v", seat, got)
	}
	f.pass(time.Minute)
	if one, two := f.left(seat), f.left(other); one != 540 || two != 600 {
		t.Errorf("after a minute %d and %d seconds are left", one, two)
	}
	f.answer(f.made.ID, f.token(seat), anyAnswer(state.Question))
	if got := f.left(seat); got != 550 {
		t.Errorf("after the answer %d seconds are left, want 550", got)
	}
	if text := state.Match.Settings; !strings.Contains(asSent(t, text), "10 minutes for all answers") ||
		!strings.Contains(asSent(t, text), "adds 10 seconds") {
		t.Errorf("what was agreed on: %+v", text)
	}
}

// Both clocks run while both plan, and each round adds its seconds once.
func TestClock_RunsForBothWhilePlanning(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"clock": 10, "clock-planning": 60})
	for f.state(f.made.ID, "").Table.Round == 0 {
		seat, state := f.asked()
		f.answer(f.made.ID, f.token(seat), anyAnswer(state.Question))
	}
	state := f.state(f.made.ID, f.Token)
	if len(state.Clock.Runs) != 2 || f.left(1) != 660 || f.left(2) != 660 {
		t.Fatalf("at planning: %+v", state.Clock)
	}
	f.pass(time.Minute)
	if f.left(1) != 600 || f.left(2) != 600 {
		t.Errorf("after a minute %d and %d seconds are left", f.left(1), f.left(2))
	}
}

// Anyone who has no time left loses, though not before the grace for the network; the record says what
// happened, and the clock stands still.
func TestClock_WhoHasNoTimeLeftLoses(t *testing.T) {
	f := clocked(t, emptyStore(t), bank)
	seat, state := f.asked()
	f.pass(10*time.Minute - grace)
	if end := f.state(f.made.ID, ""); end.Result != nil {
		t.Fatalf("over too soon: %+v", end.Result)
	}
	f.ahead.Add(int64(2 * grace)) // the answer comes before the alarm rings
	status, text := f.call("POST", "/api/v1/matches/"+f.made.ID+"/answers", f.token(seat),
		anyAnswer(state.Question), nil)
	if status != 409 || !strings.Contains(text, "out of time") {
		t.Errorf("%d %s", status, text)
	}
	end := f.state(f.made.ID, "")
	if end.Result == nil || end.Result.Winner != 3-seat ||
		!strings.Contains(end.Result.Text, "Player "+string('0'+rune(seat))+" ran out of time") {
		t.Fatalf("%+v", end.Result)
	}
	if len(end.Clock.Runs) != 0 || end.Clock.Left[seat-1] != 0 {
		t.Errorf("%+v", end.Clock)
	}
	_, record := f.call("GET", "/api/v1/matches/"+f.made.ID+"/record", "", nil, nil)
	if !strings.Contains(record, "concede") {
		t.Errorf("the record: %s", record)
	}
}

// If that was agreed on, the computer answers instead, and goes on doing so.
func TestClock_TheComputerAnswers(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"clock": 1, "clock-default": 1})
	seat, before := f.asked()
	f.pass(2 * time.Minute)
	for range 40 {
		f.ringNow()
	}
	state := f.state(f.made.ID, "")
	if state.Clock.Lapses[seat-1] == 0 || state.Position <= before.Position || state.Result != nil {
		t.Errorf("position %d after %d: %+v %+v", state.Position, before.Position, state.Clock,
			state.Result)
	}
	seat, asks := f.asked()
	f.answer(f.made.ID, f.token(seat), anyAnswer(asks.Question))
}

// What the computer answers for someone gives them no time, on any server: else the other player waited for
// the time of each answer.
func TestClock_TheComputersAnswersAddNoTime(t *testing.T) {
	kept := emptyStore(t)
	f := clocked(t, kept, map[string]int{"clock": 1, "clock-increment": 120, "clock-default": 1})
	seat, _ := f.asked()
	f.live(2 * time.Minute)
	other := &faked{service: f.again(t, kept), made: f.made, ahead: f.ahead}
	for _, server := range []*faked{f, other} {
		if got := server.left(seat); got != 0 {
			t.Errorf("%d seconds are left after an answer of the computer", got)
		}
	}
}

// A clock is what it was after a restart, and the time without a server is no one's.
func TestClock_OutlivesARestart(t *testing.T) {
	kept := emptyStore(t)
	f := clocked(t, kept, bank)
	seat, _ := f.asked()
	f.live(time.Minute)
	f.Close()
	f.ahead.Add(int64(time.Hour))
	f.service = f.again(t, kept)
	if got := f.left(seat); got < 539 || got > 541 { // within a second
		t.Errorf("after an hour without a server %d seconds are left, want 540", got)
	}
	f.live(time.Minute)
	if got := f.left(seat); got < 479 || got > 481 {
		t.Errorf("a minute later %d seconds are left, want 480", got)
	}
}

// Each answer of a correspondence match has this many days, which go by without a server too.
func TestClock_DaysForEachAnswer(t *testing.T) {
	kept := emptyStore(t)
	f := clocked(t, kept, map[string]int{"clock-days": 3})
	seat, state := f.asked()
	f.pass(2 * 24 * time.Hour)
	f.answer(f.made.ID, f.token(seat), anyAnswer(state.Question))
	if got := f.left(seat); got != 3*24*3600 {
		t.Errorf("after an answer %d seconds are left", got)
	}
	seat, _ = f.asked()
	f.Close()
	f.ahead.Add(int64(3*24*time.Hour + time.Minute))
	f.service = f.again(t, kept)
	f.ringNow()
	if end := f.state(f.made.ID, ""); end.Result == nil || end.Result.Winner != 3-seat {
		t.Errorf("%+v", end.Result)
	}
}

// Another server over the same store knows the same clock, and of two alarms one has an effect.
func TestClock_IsTheSameOnEveryServer(t *testing.T) {
	kept := emptyStore(t)
	f := clocked(t, kept, bank)
	other := &faked{service: f.again(t, kept), made: f.made, ahead: f.ahead}
	seat, state := f.asked()
	f.live(time.Minute)
	if a, b := f.left(seat), other.left(seat); a != b {
		t.Errorf("%d and %d seconds are left", a, b)
	}
	f.answer(f.made.ID, f.token(seat), anyAnswer(state.Question))
	f.pass(11 * time.Minute)
	other.ringNow()
	one, two := f.state(f.made.ID, ""), other.state(f.made.ID, "")
	if one.Result == nil || two.Result == nil || one.Result.Text != two.Result.Text ||
		one.Position != two.Position {
		t.Errorf("%+v at %d, %+v at %d", one.Result, one.Position, two.Result, two.Position)
	}
}

// A takeback gives no time back.
func TestClock_TakebacksCostTime(t *testing.T) {
	f := clocked(t, emptyStore(t), bank)
	for f.state(f.made.ID, f.Token).Question == nil || f.state(f.made.ID, f.Token).Question.About != "dial" {
		seat, state := f.asked()
		f.answer(f.made.ID, f.token(seat), anyAnswer(state.Question))
	}
	before := f.left(1)
	f.pass(time.Minute)
	f.answer(f.made.ID, f.Token, anyAnswer(f.state(f.made.ID, f.Token).Question))
	f.offer(f.made.ID, f.Token, "takeback")
	f.offer(f.made.ID, f.Friend, "takeback")
	if got := f.left(1); got != before-50 {
		t.Errorf("%d seconds are left of %d, want 50 less", got, before)
	}
	if got := f.state(f.made.ID, "").Clock; len(got.Runs) != 2 {
		t.Errorf("%+v", got)
	}
}

// Anyone who answers, takes it back and answers again gains the time of one answer, on every server.
func TestClock_TakebacksGainNoTime(t *testing.T) {
	kept := emptyStore(t)
	f := clocked(t, kept, bank)
	for f.state(f.made.ID, f.Token).Question == nil || f.state(f.made.ID, f.Token).Question.About != "dial" {
		seat, state := f.asked()
		f.answer(f.made.ID, f.token(seat), anyAnswer(state.Question))
	}
	before := f.left(1)
	for range 5 {
		f.answer(f.made.ID, f.Token, anyAnswer(f.state(f.made.ID, f.Token).Question))
		f.offer(f.made.ID, f.Token, "takeback")
		f.offer(f.made.ID, f.Friend, "takeback")
	}
	f.answer(f.made.ID, f.Token, anyAnswer(f.state(f.made.ID, f.Token).Question))
	other := &faked{service: f.again(t, kept), made: f.made, ahead: f.ahead}
	for _, server := range []*faked{f, other} {
		if got := server.left(1); got != before+10 {
			t.Errorf("%d seconds are left of %d, want 10 more", got, before)
		}
	}
}

// Terms that make no sense are refused.
func TestClock_TermsThatMakeNoSense(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	for _, settings := range []map[string]int{
		{"clock": 10, "clock-days": 1}, {"clock-increment": 5}, {"clock-planning": 5},
		{"clock-default": 1}, {"clock": 241},
	} {
		in := wire.NewInvitation{Agreement: wire.Agreement{Edition: "second", Settings: settings}}
		if status, _ := s.call("POST", "/api/v1/invitations", "", in, nil); status != 422 {
			t.Errorf("%v: %d", settings, status)
		}
	}
}

// claims claims a match for a seat.
func (f *faked) claims(seat wire.Seat, kind string, want int) {
	f.t.Helper()
	status, text := f.call("POST", "/api/v1/matches/"+f.made.ID+"/claims", f.token(seat),
		wire.Claim{Kind: kind}, nil)
	if status != want {
		f.t.Errorf("%s claimed by %d: %d %s, want %d", kind, seat, status, text, want)
	}
}

// leave lets both seats have been away for so long.
func (f *faked) leave(d time.Duration) {
	table, err := f.table(f.t.Context(), f.made.ID)
	if err != nil {
		f.t.Fatal(err)
	}
	table.mu.Lock()
	defer table.mu.Unlock()
	table.seen = perSeat[time.Time]{time.Now().Add(-d), time.Now().Add(-d)}
}

// A match can be claimed against anyone who is away and asked, after the minutes that were agreed on,
// and not by anyone who is asked.
func TestClaim_OfAMatchThatWasLeft(t *testing.T) {
	for _, kind := range []string{"win", "draw"} {
		f := clocked(t, emptyStore(t), map[string]int{"absence": 3})
		seat, _ := f.asked()
		other := 3 - seat
		f.leave(2 * time.Minute)
		if p := f.presence(f.made.ID, f.token(other), 200); p.Claim == nil || *p.Claim < 50 || *p.Claim > 60 ||
			p.Away[seat-1] < 120 {
			t.Errorf("after two of three minutes: %+v", p)
		}
		f.claims(other, kind, 409)
		f.leave(3 * time.Minute)
		f.claims(seat, kind, 409)
		if p := f.presence(f.made.ID, f.token(seat), 200); p.Claim != nil {
			t.Errorf("anyone who is asked can claim: %+v", p)
		}
		f.claims(other, kind, 200)
		end := f.state(f.made.ID, "").Result
		winner := map[string]wire.Seat{"win": other, "draw": 0}[kind]
		if end == nil || end.Winner != winner || !strings.Contains(end.Text, "was away too long.") {
			t.Errorf("%s: %+v", kind, end)
		}
	}
}

// No one can claim against a player who is there, a program, or where nothing was agreed on.
func TestClaim_NotOtherwise(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"absence": 0})
	seat, _ := f.asked()
	f.leave(time.Hour)
	f.claims(3-seat, "win", 409)

	f = clocked(t, emptyStore(t), map[string]int{"absence": 3})
	seat, _ = f.asked()
	f.leave(time.Hour)
	table, err := f.table(t.Context(), f.made.ID)
	if err != nil {
		t.Fatal(err)
	}
	w, _, err := table.watch(t.Context(), seat.Player(), -1)
	if err != nil {
		t.Fatal(err)
	}
	f.claims(3-seat, "win", 409)
	table.unwatch(w)
	f.claims(3-seat, "win", 409) // the player has just left
}

// A seat that is connected to another server is there.
func TestClaim_LooksAtOtherServers(t *testing.T) {
	f := clocked(t, emptyStore(t), map[string]int{"absence": 3})
	seat, _ := f.asked()
	f.leave(time.Hour)
	table, err := f.table(t.Context(), f.made.ID)
	if err != nil {
		t.Fatal(err)
	}
	ago := perSeat[time.Duration]{store.Never, store.Never}
	ago[seat.Player()] = presentFor - time.Second
	if gone := table.away(seat.Player(), ago); gone != 0 {
		t.Errorf("away for %v", gone)
	}
	ago[seat.Player()] = time.Minute
	if gone := table.away(seat.Player(), ago); gone != time.Minute {
		t.Errorf("away for %v, want a minute", gone)
	}
	if gone := table.away(game.Seat1, perSeat[time.Duration]{store.Never, store.Never}); gone < 59*time.Minute {
		t.Errorf("away for %v", gone)
	}
}
