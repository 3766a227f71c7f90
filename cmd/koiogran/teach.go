package main

import (
	"context"
	"fmt"
	"io"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/match"
	"koiogran/play/text"
	"koiogran/serve/wire"
)

// teacher prints after each round what the computer saw in it, for the person at the terminal.
type teacher struct {
	match.Watcher
	edition  *rules.Compiled
	language text.Language
	names    text.Names
	seat     game.Player
	out      io.Writer

	reviewer *bot.Reviewer // nil before the match has begun
	tell     *wire.Teller
	reviewed int // how many rounds
}

// Watch writes the log, and the review of a round that has ended.
func (t *teacher) Watch(m *match.Match, events []game.Event) error {
	if err := t.Watcher.Watch(m, events); err != nil {
		return err
	}
	if t.reviewer == nil {
		t.reviewer = bot.NewReviewer(m.Game, t.seat)
		t.tell = wire.NewTeller(wire.NewBook(t.edition), game.NewExec(m.Game))
		t.tell.Language = t.language
	}
	t.reviewer.Watch(&m.State.Table)
	n := t.reviewer.Rounds()
	if n <= t.reviewed {
		t.reviewed = n // less where choices were taken back
		return nil
	}
	t.reviewed = n
	seen, err := t.reviewer.Review(context.Background())
	if err != nil {
		return err
	}
	review := t.tell.Review(seen)
	fmt.Fprintln(t.out, t.language.SayOut(m.Game, "review round", review.Round))
	for _, line := range review.Lines {
		fmt.Fprintf(t.out, "  %s\n", t.names.In(line))
	}
	return nil
}
