package analysis

import (
	"context"
	"math"
	"slices"
	"sync"

	"koiogran/engine/game"
	"koiogran/play/bot"
)

// reckon plays the match on after each decision.
func (w *witness) reckon(ctx context.Context, m *Match, o *Options, p *progress) error {
	chances, losses := make([]bot.Mean, len(w.made)), make([]*Loss, len(w.made))
	var group sync.WaitGroup
	var mu sync.Mutex
	next, done := 0, 0
	take := func() int {
		mu.Lock()
		defer mu.Unlock()
		if len(w.made) > 0 {
			p.at(looking + (1-looking)*float64(done)/float64(len(w.made)))
		}
		next++
		return next - 1
	}
	for range max(1, o.Workers) {
		group.Go(func() {
			future := bot.NewFuture(w.g)
			for n := take(); n < len(w.made) && ctx.Err() == nil; n = take() {
				chances[n] = chance(future, w.made[n].after, o.Samples)
				losses[n] = w.weigh(future, &w.made[n], o.Closer)
				mu.Lock()
				done++
				mu.Unlock()
			}
		})
	}
	group.Wait()
	if err := ctx.Err(); err != nil {
		return err
	}
	for n := range w.made {
		d := &w.made[n].Decision
		d.Chance, d.ChanceError = chances[n].Value(), chances[n].Error()
		m.Decisions = append(m.Decisions, *d)
		if l := losses[n]; l != nil && l.Lost > l.Error {
			l.Decision = *d
			m.Losses = append(m.Losses, *l)
		}
	}
	slices.SortStableFunc(m.Losses, func(a, b Loss) int { return int(math.Copysign(1, b.Lost-a.Lost)) })
	m.Losses = m.Losses[:min(len(m.Losses), mostLosses)]
	return nil
}

// chance returns how likely player 1 wins from a state.
func chance(future *bot.Future, s *game.State, samples int) bot.Mean {
	var m bot.Mean
	for n := range samples {
		m.Add(outcome(future, s, uint64(n)))
	}
	return m
}

// outcome returns how likely player 1 wins in one way to go on from a state.
func outcome(future *bot.Future, s *game.State, seed uint64) float64 {
	if s.Over {
		return bot.Won(s.Result)
	}
	return future.Chance(s, seed)
}

// weigh holds a decision against what the strong program would have done, with the same luck; nil if
// that is the same.
func (w *witness) weigh(future *bot.Future, d *decided, samples int) *Loss {
	if !d.differs || samples < 2 {
		return nil
	}
	var gained bot.Mean
	for n := range samples {
		real, other := 0.0, 0.0
		seed := uint64(n) + 1_000_000
		if d.other != nil {
			real, other = outcome(future, d.after, seed), outcome(future, d.other, seed)
		} else {
			real = outcome(future, d.after, seed)
			other = future.After(d.before, d.player, d.better, seed)
		}
		gain := other - real
		if d.player.Side() == game.Seat2 {
			gain = -gain
		}
		gained.Add(gain)
	}
	return &Loss{Decision: d.Decision, Better: d.said, Answers: d.answers, Lost: gained.Value(), Error: gained.Error()}
}
