package server

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"testing"

	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// What everyone learns of a whole match is written as encoding/json writes it, and the same events come with
// an update whether its watcher has asked for the story of late or not.
func TestMessage_IsWrittenAsJSON(t *testing.T) {
	t.Parallel()
	s := New(options(t, store.NewMemory()))
	defer s.Close()
	rnd, m := rand.New(rand.NewPCG(1, 1)), freshTable(t, s)
	for n := 0; n < 300 && !m.over(); n++ {
		m.mu.Lock()
		p := m.exec().Waiting(&m.state).First()
		v := m.view(p)
		q := m.teller().Question(&v)
		q.Number = m.answers[p]
		state := m.stateFor(p)
		sameJSON(t, state)
		before := len(m.choices)
		m.mu.Unlock()
		drainAll(m)
		if n%3 == 0 {
			m.eventLogs = perLanguage[[viewers]*eventLog]{} // no one has asked of late
		}
		if err := m.answer(t.Context(), p, someAnswer(rnd, q)); err != nil {
			t.Fatal(err)
		}
		tellsAll(t, m, before)
	}
}

// sameJSON fails unless a message is written as encoding/json writes it.
func sameJSON(t *testing.T, v any) {
	t.Helper()
	want, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := wire.Append(nil, v); err != nil || string(got) != string(want) {
		t.Fatalf("got %s, %v\nwant %s", got, err, want)
	}
}

// drainAll reads what waits for those who watch.
func drainAll(m *table) {
	for w := range m.watches {
		for len(w.messages) > 0 {
			<-w.messages
		}
	}
}

// after returns what a server-sent event says behind its kind.
func after(message []byte) []byte {
	_, data, _ := bytes.Cut(message, []byte("data: "))
	return data
}

// tellsAll fails unless each watcher has just been sent the events after the first choices.
func tellsAll(t *testing.T, m *table, choices int) {
	t.Helper()
	for w := range m.watches {
		var update wire.Update
		if err := json.Unmarshal(after(<-w.messages), &update); err != nil {
			t.Fatal(err)
		}
		got, err := json.Marshal(update.Events)
		if err != nil {
			t.Fatal(err)
		}
		m.mu.Lock()
		want, err := json.Marshal(m.retell(w.viewer)[0].since(choices))
		m.mu.Unlock()
		if err != nil || string(got) != string(want) {
			t.Fatalf("seat %d: got %s\nwant %s, %v", w.viewer, got, want, err)
		}
	}
}

// BenchmarkMessage writes the first message that a player of a match is sent.
func BenchmarkMessage(b *testing.B) {
	s := New(options(b, store.NewMemory()))
	defer s.Close()
	m := freshTable(b, s)
	state := m.stateFor(0)
	for b.Loop() {
		message("state", 1, state)
	}
}
