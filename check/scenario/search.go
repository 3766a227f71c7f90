package scenario

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"koiogran/engine/game"
	"koiogran/play/view"
)

// Search plays a lesson this many times with random answers and writes each distinct way that reached the
// goal, in the form of a script. It helps the author of a puzzle: there should be several ways, but not
// many.
func (s *Scenario) Search(w io.Writer, times int) error {
	rnd := rand.New(rand.NewPCG(1, uint64(times)))
	seen := map[string]bool{}
	reached := 0
	for range times {
		way, outcome, err := s.wander(rnd)
		if err != nil {
			return err
		}
		if outcome != Reached {
			continue
		}
		reached++
		if seen[way] {
			continue
		}
		seen[way] = true
		if _, err := fmt.Fprintf(w, "    - [%s]\n", way); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%s: %d of %d ways reach the goal, %d of them different\n", s.Title, reached,
		times, len(seen))
	return err
}

// wander plays a lesson at random.
func (s *Scenario) wander(rnd *rand.Rand) (way string, outcome Outcome, err error) {
	f := s.fly(0)
	var words []string
	for f.Outcome() == Open {
		if err := f.fault(); err != nil {
			return "", Open, err
		}
		x := f.Exec()
		v := view.Of(x.G, f.State(), game.Seat1)
		options := v.Ask(x).Options()
		c := options[rnd.IntN(len(options))]
		words = append(words, strings.Replace(f.p.option(game.Seat1, c), "by: 1, ", "", 1))
		if err := f.Answer(c); err != nil {
			return "", Open, err
		}
	}
	return strings.Join(words, ", "), f.Outcome(), nil
}
