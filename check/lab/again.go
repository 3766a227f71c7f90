package lab

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
)

// Check plays this many batches again, drawn by a seed, and compares the bytes. It returns how many it played,
// and ErrOdd if one differs.
func (run *Run) Check(ctx context.Context, sample int, seed uint64) (int, error) {
	if err := run.begun(); err != nil {
		return 0, err
	}
	t, err := newTable(&run.Spec, run.Lists)
	if err != nil {
		return 0, err
	}
	have, err := run.all(ctx)
	if err != nil {
		return 0, err
	}
	var played []batch
	for _, b := range run.batches() {
		if _, ok := have[b]; ok {
			played = append(played, b)
		}
	}
	rng := rand.New(rand.NewPCG(seed, 0x636865636b))
	rng.Shuffle(len(played), func(i, j int) { played[i], played[j] = played[j], played[i] })
	n := 0
	for _, b := range played[:min(sample, len(played))] {
		data, err := t.play(ctx, run.plan(b.arm), b)
		if err != nil {
			return n, err
		}
		if n++; !bytes.Equal(data, have[b]) {
			return n, run.keep(ctx, b, data, 0) // which keeps both, and says so
		}
	}
	return n, nil
}

// Record plays a match of the plan once more and writes its record.
func (run *Run) Record(ctx context.Context, w io.Writer, bots string, i int) error {
	if err := run.begun(); err != nil {
		return err
	}
	if run.Spec.Question == Selfplay {
		return fmt.Errorf("%w: %s: matches of selfplay have no records", ErrSpec, run.name)
	}
	t, err := newTable(&run.Spec, run.Lists)
	if err != nil {
		return err
	}
	for arm := range run.Spec.arms() {
		p := run.plan(arm)
		if run.armName(arm) != bots && bots != "" {
			continue
		}
		if i < 0 || i >= p.matches() {
			return fmt.Errorf("%w: match %d of %s; expected one from 0 to %d", ErrSpec, i, run.armName(arm), p.matches()-1)
		}
		bout := t.bout(p.fixture(i))
		bout.Record = w
		_, err := bout.Play(ctx)
		return err
	}
	return fmt.Errorf("%w: no bot %q plays in %s", ErrSpec, bots, run.name)
}
