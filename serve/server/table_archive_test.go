package server

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"koiogran/serve/store"
	"koiogran/serve/wire"
)

// other is a store whose matches were played by a program with other rules: their fingerprints are
// not those of this one.
type other struct{ store.Store }

func (o other) Entries(ctx context.Context, id string, after int) ([]store.Entry, error) {
	list, err := o.Store.Entries(ctx, id, after)
	for i := range list {
		if list[i].Mark != 0 {
			list[i].Mark ^= 1
		}
	}
	return list, err
}

// unmarked is a store whose matches are of a program that noted no fingerprints.
type unmarked struct{ store.Store }

func (o unmarked) Entries(ctx context.Context, id string, after int) ([]store.Entry, error) {
	list, err := o.Store.Entries(ctx, id, after)
	for i := range list {
		list[i].Mark = 0
	}
	return list, err
}

// A match in progress goes on under a program that plays it as it was played, and under no other.
func TestRules_AMatchGoesOnOnlyUnderThoseOfItsBeginning(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		first := serve(t, o)
		m := first.lasting(20, func(made) {})
		same := serve(t, o)
		sameState(t, m, first, same)
		path := "/api/v1/matches/" + m.ID
		for _, kept := range []store.Store{other{o.Store}, unmarked{o.Store}} {
			o := o
			o.Store, o.Earlier = kept, "https://old.example"
			s := serve(t, o)
			for _, what := range []string{"", "/events", "/presence", "/record"} {
				status, text := s.call("GET", path+what, m.Token, nil, nil)
				if status != http.StatusConflict || !strings.Contains(text, "match was started under a different version of the rules and cannot continue here") ||
					!strings.Contains(text, "https://old.example") {
					t.Errorf("%s: %d %s", what, status, text)
				}
			}
			a := wire.Answer{Answer: concede}
			if status, _ := s.call("POST", path+"/answers", m.Token, a, nil); status != 409 {
				t.Errorf("it goes on: %d", status)
			}
		}
		// The program of its beginning finishes it, beside the others.
		first.answer(m.ID, m.Token, wire.Answer{Answer: concede})
	})
}

// A finished match stays available as it was, whatever happens to the rules: its state for both seats and for
// watchers, its record and its replay.
func TestRules_AFinishedMatchIsToldForEver(t *testing.T) {
	t.Parallel()
	inEveryEdition(t, func(t *testing.T, o Options) {
		first := serve(t, o)
		m := first.played()
		eventually(t, func() bool {
			_, err := o.Store.Kept(t.Context(), m.ID, recordPart)
			return err == nil
		})
		path := "/api/v1/matches/" + m.ID
		asked := map[string]string{path: m.Token, path + "/record": "", path + "/replay": ""}
		before := map[string]string{}
		for p, token := range asked {
			_, before[p] = first.call("GET", p, token, nil, nil)
		}
		o.Store = other{o.Store}
		s := serve(t, o)
		for p, token := range asked {
			status, after := s.call("GET", p, token, nil, nil)
			if status != 200 || after != before[p] {
				t.Errorf("%s: %d %.300s\nbefore: %.300s", p, status, after, before[p])
			}
		}
		if seat := s.state(m.ID, "").Match.Seat; seat != 0 {
			t.Errorf("a watcher sees what seat %d saw", seat)
		}
		s.listen(m.ID, m.Token, 1).until(1)
		for what, in := range map[string]any{
			"/answers": wire.Answer{Answer: concede}, "/offers": wire.NewOffer{Kind: "rematch"},
			"/try": wire.Try{Answer: concede},
		} {
			if status, text := s.call("POST", path+what, m.Token, in, nil); status != 409 {
				t.Errorf("%s: %d %s", what, status, text)
			}
		}
		s.dropIdle(time.Now().Add(time.Hour))
	})
}

// Of a match that ended before matches were kept whole there is its record.
func TestRules_AFinishedMatchOfWhichLittleIsKept(t *testing.T) {
	kept := emptyStore(t)
	first := serve(t, options(t, bare{kept}))
	m := first.played()
	_, before := first.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	s := serve(t, options(t, other{bare{kept}}))
	status, after := s.call("GET", "/api/v1/matches/"+m.ID+"/record", "", nil, nil)
	if status != 200 || !strings.HasPrefix(before, after) || len(after) < len(before)-100 {
		t.Errorf("%d %.300s", status, after)
	}
	for _, what := range []string{"", "/events", "/replay"} {
		status, text := s.call("GET", "/api/v1/matches/"+m.ID+what, "", nil, nil)
		if status != http.StatusConflict || !strings.Contains(text, "match was played under a different version of the rules; only its record is available") {
			t.Errorf("%s: %d %.300s", what, status, text)
		}
	}
}

// bare is a store that keeps nothing of finished matches.
type bare struct{ store.Store }

func (bare) Keep(context.Context, string, string, []byte) error { return nil }

// Each viewer sees the same events in an archived match as in the match played again.
func TestWhole_TellsWhatEachViewerSaw(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		s := serve(t, o)
		m := s.played()
		of, err := s.table(t.Context(), m.ID)
		if err != nil {
			t.Fatal(err)
		}
		of.mu.Lock()
		defer of.mu.Unlock()
		defer of.releaseScratch()
		record, err := of.finished()
		if err != nil {
			t.Fatal(err)
		}
		kept, err := of.finishedReplay(t.Context(), record)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range of.viewers() {
			got, ok := kept.state(p)
			of.namePlayers(got.Match.Players)
			got.Names = of.called()
			want := of.stateWith(p, of.retell(p)[0].events)
			if !ok || asText(t, got) != asText(t, want) {
				t.Errorf("seat %d: %v %.300s\nwant %.300s", p, ok, asText(t, got), asText(t, want))
			}
		}
		record.Names = of.named()
		want, err := of.replay(t.Context(), record)
		got := kept.replay()
		of.namePlayers(got.Match.Players)
		if err != nil || asText(t, got) != asText(t, want) {
			t.Errorf("the replay: %v %.300s\nwant %.300s", err, asText(t, got), asText(t, want))
		}
	})
}

// asText returns a message as it is sent.
func asText(t *testing.T, v any) string {
	t.Helper()
	text, err := wire.Append(nil, v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
