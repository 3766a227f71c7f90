package main

import (
	"fmt"
	"io"
	"strings"

	"koiogran/game"
	"koiogran/match"
	"koiogran/text"
	"koiogran/view"
)

// narrator writes what happens in a match as sentences.
type narrator struct {
	w      io.Writer
	viewer game.Player // who reads them; game.NoPlayer reads everything
	cited  bool        // with the clauses that they follow from
}

// Watch writes the sentences of the events.
func (n narrator) Watch(m *match.Match, events []game.Event) error {
	return n.tell(m.Game, events)
}

// tell writes the sentences of the events, rounds and phases apart from what happens in them.
func (n narrator) tell(g *game.Game, events []game.Event) error {
	var out strings.Builder
	for _, e := range events {
		if n.viewer != game.NoPlayer {
			e = view.Redact(e, n.viewer)
		}
		say := text.Event
		if n.cited {
			say = text.Cited
		}
		sentence := say(g, e)
		switch {
		case sentence == "":
		case e.Kind == game.RoundBegan:
			fmt.Fprintf(&out, "\n%s\n", sentence)
		case e.Kind == game.PhaseBegan:
			fmt.Fprintf(&out, " %s\n", sentence)
		default:
			fmt.Fprintf(&out, "  %s\n", sentence)
		}
	}
	_, err := io.WriteString(n.w, out.String())
	return err
}
