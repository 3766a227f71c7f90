package storetest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"koiogran/serve/store"
)

func watchTellsEveryAppendInOrder(t *testing.T, s store.Store) {
	Create(t, s, "one")
	Create(t, s, "two")
	news := Watch(t, s)
	Add(t, s, "one", 1, 2)
	Add(t, s, "two", 1, 1)
	Add(t, s, "one", 3, 3)
	if err := s.Append(t.Context(), "one", 0, Entries(1, 1), ""); err == nil {
		t.Fatal("a conflict was kept")
	}
	Add(t, s, "one", 4, 4)
	var one, two []int
	for n := range news {
		if n.ID == "one" {
			one = append(one, n.Last)
		} else if n.ID == "two" {
			two = append(two, n.Last)
		}
		if n == (store.Notice{ID: "one", Last: 4}) {
			break
		}
	}
	if diff := cmp.Diff([][]int{{2, 3, 4}, {1}}, [][]int{one, two}); diff != "" {
		t.Error(diff)
	}
}

func pingAnswers(t *testing.T, s store.Store) {
	if err := s.Ping(t.Context()); err != nil {
		t.Error(err)
	}
}

// A pause between two beats is a silence, no matter who beats next.
func beatNotesSilences(t *testing.T, s store.Store) {
	begun := time.UnixMicro(1_790_000_000_000_000)
	heartbeat := func(after time.Duration, since time.Time) string {
		list, err := s.Beat(t.Context(), begun.Add(after), since)
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, q := range list {
			out = append(out, fmt.Sprint(time.UnixMicro(q.From).Sub(begun), "-",
				time.UnixMicro(q.To).Sub(begun)))
		}
		return strings.Join(out, " ")
	}
	for _, step := range []struct {
		after time.Duration
		since time.Time
		want  string
	}{
		{0, begun, ""},
		{store.LongOutage - time.Microsecond, begun, ""},
		{3 * time.Second, begun, "999.999ms-3s"},
		{2 * time.Second, begun, "999.999ms-3s"}, // by a server whose clock is slow
		{10 * time.Second, begun.Add(3 * time.Second), "3s-10s"},
		{10 * time.Second, begun, "999.999ms-3s 3s-10s"},
	} {
		if got := heartbeat(step.after, step.since); got != step.want {
			t.Errorf("at %v: %q, want %q", step.after, got, step.want)
		}
	}
}

func attendedNobody(t *testing.T, s store.Store) {
	if ago, err := s.Attended(t.Context(), "none"); err != nil || ago != store.NeverAttended() {
		t.Errorf("%v, %v", ago, err)
	}
}
