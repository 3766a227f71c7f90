package server

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"koiogran/engine/game"
	"koiogran/serve/wire"
)

func TestRestart_TheMatchGoesOnWhereItStood(t *testing.T) {
	kept := emptyStore(t)
	first := serve(t, options(t, kept))
	m := first.lasting(60, func(made) {})
	before := first.state(m.ID, m.Token)
	second := serve(t, options(t, kept))
	after := second.state(m.ID, m.Token)
	if one, two := asSent(t, before), asSent(t, after); one != two {
		t.Errorf("before: %s\nafter:  %s", one, two)
	}
	second.answer(m.ID, m.Token, anyAnswer(after.Question))
}

// sameState compares what two servers tell of a match.
func sameState(t *testing.T, m made, here, there *service) {
	t.Helper()
	one, two := asSent(t, here.state(m.ID, m.Token)), asSent(t, there.state(m.ID, m.Token))
	if one != two {
		t.Errorf("here:  %s\nthere: %s", one, two)
	}
}

// TestServers_OfTwoThatConflictOneIsTaken answers one question through two servers that share a
// store. Both then know the same, and everyone who watches at either has heard of it.
func TestServers_OfTwoThatConflictOneIsTaken(t *testing.T) {
	kept := emptyStore(t)
	here, there := serve(t, options(t, kept)), serve(t, options(t, kept))
	m := here.create("you", "random")
	ears := []*ear{here.listen(m.ID, m.Token, 1), there.listen(m.ID, m.Token, 1)}
	for range 40 {
		q := here.state(m.ID, m.Token).Question
		if q == nil {
			break
		}
		statuses := make(chan int)
		for _, s := range []*service{here, there} {
			go func() {
				status, _ := s.call("POST", "/api/v1/matches/"+m.ID+"/answers", m.Token, anyAnswer(q), nil)
				statuses <- status
			}()
		}
		one, two := <-statuses, <-statuses
		if min(one, two) != http.StatusOK || max(one, two) != http.StatusConflict {
			t.Fatalf("the statuses are %d and %d", one, two)
		}
		for _, e := range ears {
			e.until(here.state(m.ID, m.Token).Position)
		}
	}
	sameState(t, m, here, there)
}

func TestServers_ATakebackIsHeardEverywhere(t *testing.T) {
	kept := emptyStore(t)
	here, there := serve(t, options(t, kept)), serve(t, options(t, kept))
	m := here.create("you", "random")
	for here.state(m.ID, m.Token).Question.About != "dial" {
		here.answer(m.ID, m.Token, anyAnswer(here.state(m.ID, m.Token).Question))
	}
	here.answer(m.ID, m.Token, anyAnswer(here.state(m.ID, m.Token).Question))
	ear := there.listen(m.ID, m.Token, 1)
	ear.until(here.state(m.ID, m.Token).Position)
	here.offer(m.ID, m.Token, "takeback")
	ear.until(here.state(m.ID, m.Token).Position)
	sameState(t, m, here, there)
}

// TestEvents_FromAPositionMissNothing cuts a stream off at every position, and compares what the server sends from
// there on with the whole.
func TestEvents_FromAPositionMissNothing(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.lasting(40, func(made) {})
	all := s.state(m.ID, m.Token)
	table, err := s.table(t.Context(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	for after := range all.Position + 1 {
		table.mu.Lock()
		update, ok := table.since(game.Seat1, after)
		table.mu.Unlock()
		if !ok || update.Position != all.Position || len(update.Events) > len(all.Events) {
			t.Fatalf("after %d: %v, %d events", after, ok, len(update.Events))
		}
		rest := all.Events[len(all.Events)-len(update.Events):]
		if asSent(t, rest) != asSent(t, update.Events) {
			t.Fatalf("after %d: %s", after, asSent(t, update.Events))
		}
	}
}

func TestEvents_ASlowWatcherIsDropped(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	var table *table
	var w *watch
	s.lasting(watchBuffer+1, func(m made) {
		var err error
		if table, err = s.table(t.Context(), m.ID); err != nil {
			t.Fatal(err)
		}
		if w, _, err = table.watch(t.Context(), game.NoPlayer, -1); err != nil {
			t.Fatal(err)
		}
	})
	n := 0
	for range w.messages { // it is closed once it is full
		n++
	}
	if n != watchBuffer {
		t.Errorf("%d messages waited, want %d", n, watchBuffer)
	}
	table.unwatch(w)
}

func TestUnmanned_ProgramsPlayWhileSomebodyWatches(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("random", "random")
	if m.Seat != 0 || m.Token != "" {
		t.Errorf("a watcher is given seat %d", m.Seat)
	}
	if got := s.state(m.ID, ""); got.Table.Round != 0 || len(got.Waiting) != 0 {
		t.Errorf("it plays with no one watching: %+v", got.Standing)
	}
	ear := s.listen(m.ID, "", 0)
	late := time.After(time.Minute)
	for !ear.knowsTheEnd() {
		select {
		case <-ear.heard:
		case <-late:
			t.Fatal("it does not come to its end")
		}
	}
}

func TestIdle_TablesAreDroppedAndComeBack(t *testing.T) {
	s := serve(t, options(t, emptyStore(t)))
	m := s.create("you", "random")
	before := s.state(m.ID, m.Token)
	s.dropIdle(time.Now().Add(time.Hour))
	if t1, _ := s.loaded(m.ID); t1 != nil {
		t.Fatal("it is still in memory")
	}
	if after := s.state(m.ID, m.Token); asSent(t, after) != asSent(t, before) {
		t.Errorf("before: %s\nafter: %s", asSent(t, before), asSent(t, after))
	}
}

func TestClose_EndsStreams(t *testing.T) {
	s := New(options(t, emptyStore(t)))
	created, err := s.create(context.Background(), &wire.NewMatch{Seats: []wire.NewSeat{
		{Who: "you", Ready: "ready-rebels"}, {Who: "bot", Ready: "ready-empire"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	table, err := s.table(context.Background(), created.ID)
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	w := newQuiet()
	go func() {
		defer close(ended)
		r, _ := http.NewRequest("GET", "/", nil)
		s.stream(w, r, streamOf{table, game.NoPlayer, "", -1})
	}()
	<-w.begun
	s.Close()
	<-ended
}

// quiet is a response that no one reads.
type quiet struct {
	begun  chan struct{}
	header http.Header
	said   strings.Builder
}

func newQuiet() *quiet { return &quiet{begun: make(chan struct{}, 1), header: http.Header{}} }

func (q *quiet) Header() http.Header              { return q.header }
func (q *quiet) WriteHeader(int)                  {}
func (q *quiet) SetWriteDeadline(time.Time) error { return nil }
func (q *quiet) FlushError() error {
	select {
	case q.begun <- struct{}{}:
	default:
	}
	return nil
}
func (q *quiet) Write(b []byte) (int, error) { return q.said.Write(b) }
