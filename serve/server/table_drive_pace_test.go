//go:build unix

package server

import (
	"slices"
	"syscall"
	"testing"
	"time"

	"koiogran/play/bot"
)

// longestThought is how much time of processors a person may have to wait for a program of a high level. What else the
// machine does is not counted.
const longestThought = 3 * time.Second * slower

// worked is how long processors have worked for this process.
func worked(t *testing.T) time.Duration {
	t.Helper()
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		t.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// Anyone who plays against the ace waits no longer for the next question than a person would for another one.
func TestAce_AnswersInTime(t *testing.T) {
	inEveryEdition(t, func(t *testing.T, o Options) {
		ace, _ := bot.Named("ace")
		o.Bots = append(o.Bots, ace)
		s := serve(t, o)
		m := s.create("you", "ace")
		q := s.state(m.ID, m.Token).Question
		var took []time.Duration
		for q != nil {
			begun := worked(t)
			q = s.answer(m.ID, m.Token, anyAnswer(q)).Question
			took = append(took, worked(t)-begun)
		}
		slices.Sort(took)
		t.Logf("%d answers: median %v, 99 of 100 within %v, the longest %v", len(took),
			took[len(took)/2].Round(time.Microsecond), took[len(took)*99/100].Round(time.Microsecond),
			took[len(took)-1].Round(time.Microsecond))
		if most := took[len(took)-1]; most > longestThought {
			t.Errorf("an answer took %v, longer than %v", most, longestThought)
		}
	})
}
