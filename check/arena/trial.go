package arena

import (
	"bytes"
	"context"
	"time"

	"koiogran/serve/stdio"
)

// Trial is a match in which a bot that is a program of its own is tried: what it did, and how the match ended.
type Trial struct {
	Edition string
	Seat    int // of the bot, from 1
	Outcome Outcome
	stdio.Trial
	// Repeats reports whether the bot played the match in the same way twice.
	Repeats bool
}

// Trials is how bots are tried.
type Trials struct {
	Editions   []string
	Rounds     uint8
	Seed       uint64
	AnswerTime time.Duration // 0 for the usual one
}

// opponent is the bot that others are tried against.
const opponent = "beginner"

// Try plays a short match of each edition in each seat with the bot of a command line, each twice. All faults of the bot are
// collected. An error means that the bot could not be tried: it does not start, or ctx is done.
func (o *Trials) Try(ctx context.Context, command string) ([]Trial, error) {
	var list []Trial
	for _, edition := range o.Editions {
		for seat := 1; seat <= 2; seat++ {
			t, err := o.try(ctx, command, edition, seat)
			if err != nil {
				return list, err
			}
			list = append(list, *t)
		}
	}
	return list, nil
}

// try plays one match, and a second time if the first one was without faults.
func (o *Trials) try(ctx context.Context, command, edition string, seat int) (*Trial, error) {
	t := &Trial{Edition: edition, Seat: seat, Repeats: true}
	var first, second bytes.Buffer
	out, err := o.play(ctx, command, t, &t.Trial, &first)
	if err != nil {
		return nil, err
	}
	if t.Outcome = out; len(t.Faults) > 0 {
		return t, nil
	}
	var again stdio.Trial
	if _, err := o.play(ctx, command, t, &again, &second); err != nil {
		return nil, err
	}
	t.Faults, t.Repeats = again.Faults, len(again.Faults) > 0 || bytes.Equal(first.Bytes(), second.Bytes())
	return t, nil
}

// play plays the match of a trial.
func (o *Trials) play(ctx context.Context, command string, t *Trial, takes *stdio.Trial, record *bytes.Buffer) (out Outcome, err error) {
	compiled, err := compile(t.Edition)
	if err != nil {
		return out, err
	}
	squads := Squads(t.Edition, Training)
	j := Job{Edition: t.Edition, Squads: [2]string{squads[0], squads[1]}, Programs: [2]string{opponent, opponent}, Seed: o.Seed, Rounds: o.Rounds}
	j.Programs[t.Seat-1] = command
	setup, err := setupOf(compiled, &j)
	if err != nil {
		return out, err
	}
	b := Bout{Edition: compiled, Setup: setup, Programs: j.Programs, Seed: j.Seed, AnswerTime: o.AnswerTime, Record: record, Trial: takes}
	return b.Play(ctx)
}
