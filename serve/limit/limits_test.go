package limit

import (
	"testing"
)

// Every limit can be set by its name, and nothing else.
func TestLimits_AreSetByName(t *testing.T) {
	l := Standard()
	for _, name := range limitNames {
		if err := Read(&l, name+"=7"); err != nil {
			t.Error(err)
		}
	}
	want := Limits{Requests: 7, Burst: 7, Creates: 7, Heavy: 7, Accounts: 7, Streams: 7, Watchers: 7, Tables: 7, Answers: 7,
		AnswerBytes: 7, Entries: 7, StreamsInAll: 7, Connections: 7}
	if l != want {
		t.Errorf("%+v", l)
	}
	for _, words := range []string{"requests", "requests=", "requests=-1", "requests=NaN", "requests=Inf", "burst=1e30", "wishes=3", "=3"} {
		if Read(&l, words) == nil {
			t.Errorf("%q is taken", words)
		}
	}
}
