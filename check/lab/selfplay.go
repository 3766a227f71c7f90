package lab

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"

	"koiogran/check/learn"
	"koiogran/play/bot"
	"koiogran/play/value"
)

// learning returns the options of selfplay that the matches of a run are played with.
func (s *Spec) learning() learn.Options {
	return learn.Options{Matches: s.Matches, Seed: s.Seed, Rounds: s.Rounds, Program: s.Bots[0]}
}

// checkSelfplay says what is wrong with a run of selfplay.
func (s *Spec) checkSelfplay() error {
	if len(s.Bots) != 1 || s.Wave != 0 || s.Batch < 1 {
		return fmt.Errorf("%w: selfplay of %d bots; expected one, without waves", ErrSpec, len(s.Bots))
	}
	o := s.learning()
	if err := o.Check(); err != nil {
		return fmt.Errorf("%w: %w", ErrSpec, err)
	}
	return nil
}

// blocks plays the matches of a batch of selfplay.
func (s *Spec) blocks(ctx context.Context, b batch) ([]byte, error) {
	out := []byte{}
	for i := b.first; i < b.first+b.n; i++ {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		data, err := learn.Block(s.learning(), s.Seed+uint64(i))
		if err != nil {
			return nil, fmt.Errorf("match %d: %w", i, err)
		}
		out = append(out, data...)
	}
	return out, nil
}

// ExportRounds writes the rounds of selfplay as koiogran selfplay does with one worker, byte by byte. All matches must be played.
func (run *Run) ExportRounds(ctx context.Context, w io.Writer) (n int, err error) {
	have, err := run.all(ctx)
	if err != nil {
		return 0, err
	}
	o := run.Spec.learning()
	if _, err := io.WriteString(w, o.Title()); err != nil {
		return 0, err
	}
	for _, b := range run.batches() {
		data, ok := have[b]
		if !ok {
			return n, fmt.Errorf("%w: %s: the matches from %d on are missing; expected all, since weights follow from the whole", ErrFew, run.name, b.first)
		}
		if _, err := w.Write(data); err != nil {
			return n, err
		}
		n += b.n
	}
	return n, nil
}

// Weighted reports whether a bot is the admiral by other weights, such as admiral@new, and where those are.
func Weighted(name string) (file string, ok bool) { return strings.CutPrefix(name, "admiral@") }

// AddWeights notes the weights that the bot of a name plays with.
func (s *Spec) AddWeights(name string, data []byte) error {
	if _, err := weightsOf(name, data); err != nil {
		return err
	}
	if s.Weights == nil {
		s.Weights = map[string][]byte{}
	}
	s.Weights[name] = data
	return nil
}

// weightsOf reads weights.
func weightsOf(name string, data []byte) (*value.Weights, error) {
	r := bytes.NewReader(data)
	w, err := value.Read(r)
	if err != nil || r.Len() > 0 {
		return nil, fmt.Errorf("%w: %s: expected a file of weights, as koiogran train writes it", ErrSpec, name)
	}
	return &w, nil
}

// weighted returns the bots of the run that play by weights of their own.
func (s *Spec) weighted() (map[string]bot.Program, error) {
	list := map[string]bot.Program{}
	for name, data := range s.Weights {
		w, err := weightsOf(name, data)
		if err != nil {
			return nil, err
		}
		list[name] = bot.Program{ID: name, Text: "The admiral by other weights.", New: bot.AdmiralBy(w)}
	}
	return list, nil
}
