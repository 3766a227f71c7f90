package analysis

import (
	"context"
	"errors"
	"sync"

	"koiogran/engine/game"
	"koiogran/play/replay"
)

// span is a round of a record: its lines, the state before them, and the number of choices made by then.
type span struct {
	state game.State
	at    int
	lines []replay.Line
}

// spans divides a record into its rounds. If only one is asked for, the list has that alone.
func (w *witness) spans(ctx context.Context, lines []replay.Line, only int) ([]span, error) {
	var list []span
	for i := range lines {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		round := int(w.s.Round)
		if only > 0 && round > only {
			break
		}
		if only == 0 || round == only {
			if len(list) == 0 || list[len(list)-1].state.Round != w.s.Round {
				list = append(list, span{state: *w.s, at: w.at})
			}
			last := &list[len(list)-1]
			last.lines = append(last.lines, lines[i])
		}
		if err := w.pass(&lines[i]); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// pass plays a line without a look at what is decided.
func (w *witness) pass(l *replay.Line) error {
	choice, err := w.choice(l)
	if err != nil || l.Kind != replay.ChoiceLine {
		return err
	}
	w.at++
	return w.x.Step(w.s, l.Player, choice, nil)
}

// watch looks at the decisions of rounds, several rounds at once: a round is judged the same whatever is looked at before.
func (w *witness) watch(ctx context.Context, list []span, o *Options, p *progress) error {
	parts, errs := make([]*witness, len(list)), make([]error, len(list))
	next := make(chan int, len(list))
	for n := range list {
		next <- n
	}
	close(next)
	var group sync.WaitGroup
	for range max(1, o.Workers) {
		group.Go(func() {
			for n := range next {
				part := &witness{x: game.NewExec(w.g), s: &list[n].state, g: w.g, at: list[n].at, program: w.program}
				parts[n] = part
				for i := range list[n].lines {
					if errs[n] = errors.Join(errs[n], ctx.Err()); errs[n] == nil {
						errs[n] = part.line(&list[n].lines[i])
					}
				}
				p.looked(len(list))
			}
		})
	}
	group.Wait()
	for _, part := range parts {
		w.made, w.missed = append(w.made, part.made...), append(w.missed, part.missed...)
	}
	return errors.Join(errs...)
}

// progress reports how much of an analysis is done.
type progress struct {
	mu     sync.Mutex
	report func(float64) // nil for no reports
	rounds int           // that were looked at
}

// looking is the share of the work that it takes to look at all decisions. The rest weighs them.
const looking = 1.0 / 8

// looked notes that one more of all rounds was looked at.
func (p *progress) looked(all int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.rounds++
	p.at(looking * float64(p.rounds) / float64(all))
}

// at reports that a share is done.
func (p *progress) at(done float64) {
	if p.report != nil {
		p.report(done)
	}
}
