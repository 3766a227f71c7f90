package stdio

import (
	"context"
	"errors"
	"fmt"
	"time"

	"koiogran/engine/game"
	"koiogran/play/view"
	"koiogran/serve/wire"
)

// Trial is what a bot did in a match in which its faults are collected. After a fault the usual answer to the question replaces
// that of the bot, and the match goes on for as long as the program can be asked.
type Trial struct {
	Name      string // as the bot calls itself
	Questions int    // that it was asked
	Slowest   time.Duration
	Faults    []TrialFault // one of each kind

	late map[int]bool // questions whose answers did not come in time
}

// TrialFault is a kind of fault: where it was seen first, and how often.
type TrialFault struct {
	Question int    `json:"question,omitempty"` // 0 if it was not at a question
	Text     string `json:"text"`
	Times    int    `json:"times"`
	kind     string
}

// Bounds of a trial. A bot that does more wrong than this is not asked again.
const (
	mostLate   = 3
	mostFaults = 100
)

// lateKind is the kind of fault of a bot that is late.
const lateKind = "late"

// note adds a fault to a trial, if there is one.
func (t *Trial) note(question int, f *Fault) {
	if t == nil {
		return
	}
	for i := range t.Faults {
		if t.Faults[i].kind == f.kind {
			t.Faults[i].Times++
			return
		}
	}
	t.Faults = append(t.Faults, TrialFault{question, f.text, 1, f.kind})
}

// over reports whether the bot did so much wrong that there is nothing to learn from more.
func (t *Trial) over() bool {
	n := 0
	for _, f := range t.Faults {
		n += f.Times
	}
	return n >= mostFaults || len(t.late) >= mostLate
}

// try waits for the answer to a question. It goes on after each fault that leaves the program running.
func (b *Bot) try(ctx context.Context, v *view.View, question *wire.Question, d deadline) (game.Choice, error) {
	t := b.Trial
	t.Questions++
	defer func() { t.Slowest = max(t.Slowest, time.Since(d.began)) }()
	for {
		line, err := b.process.receive(ctx, d)
		var wrong *Fault
		switch {
		case errors.As(err, &wrong) && wrong.kind == lateKind:
			if t.late == nil {
				t.late = map[int]bool{}
			}
			t.late[b.asked] = true
		case err != nil:
			return game.Choice{}, err
		default:
			var a Answer
			if err = decode(line, &a); err == nil {
				if t.late[a.Question] && a.Question < b.asked {
					continue // the answer that was late
				}
				var text string
				if text, err = b.text(question, &a); err == nil {
					var c game.Choice
					if c, err = b.legal(v, text); err == nil {
						return c, nil
					}
				}
			}
			errors.As(err, &wrong)
			if a.Question != b.asked && !t.over() { // the answer may follow
				t.note(b.asked, wrong)
				continue
			}
		}
		if t.over() {
			return game.Choice{}, wrong
		}
		t.note(b.asked, wrong)
		return b.parse(v, usual(question))
	}
}

// usual returns a legal answer to a question: its first option, or the place that it suggests.
func usual(q *wire.Question) string {
	if len(q.Options) > 0 {
		return q.Options[0].Answer
	}
	if q.Place.Word == "" {
		return "pass"
	}
	at := q.Place.Suggest
	return fmt.Sprint("place ", q.Place.Word, " ", at.X, " ", at.Y, " ", at.Heading)
}
