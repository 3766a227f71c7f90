package main

import (
	"fmt"
	"io"
	"strings"

	"koiogran/engine/game"
	"koiogran/play/match"
	"koiogran/play/text"
	"koiogran/play/view"
)

// narrator writes what happens in a match as sentences.
type narrator struct {
	w        io.Writer
	viewer   game.Player // who reads them; game.NoPlayer reads everything
	cited    bool        // with the clauses that they follow from
	language text.Language
	names    text.Names // of the players

	revealed game.ShipID   // the ship whose dial was revealed last
	shown    game.Maneuver // what it showed
	attack   game.Proof    // the measurement of the attack declared last
}

// Watch writes the sentences of the events.
func (n *narrator) Watch(m *match.Match, events []game.Event) error {
	return n.tell(m.Game, events)
}

// tell writes the sentences of the events, rounds and phases apart from what happens in them.
func (n *narrator) tell(g *game.Game, events []game.Event) error {
	var out strings.Builder
	for i, e := range events {
		if n.viewer != game.NoPlayer {
			e = view.Redact(e, n.viewer)
		}
		say := n.language.Event
		if n.cited {
			say = n.language.Cited
		} else if n.saidAlready(g, &e, events[i+1:]) {
			continue
		}
		sentence := n.names.In(say(g, e)).String()
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

// saidAlready reports whether another sentence says what an event says: the use of an action of the
// rules, which the action follows; a maneuver that is executed as it was revealed. The measurement
// of an attack is printed once. With clauses, everything is printed, since each has a clause of its own.
func (n *narrator) saidAlready(g *game.Game, e *game.Event, next []game.Event) bool {
	switch e.Kind {
	case game.DialRevealed:
		n.revealed, n.shown = e.Ship, e.Maneuver
	case game.ManeuverBegan:
		same := e.Ship == n.revealed && e.Maneuver == n.shown
		n.revealed = game.NoShip
		return same
	case game.Used:
		return int(e.Card) >= len(g.Cards) && len(next) > 0 && next[0].Kind == game.ActionBegan &&
			next[0].Ship == e.Ship && next[0].Action.String() == e.Name
	case game.AttackDeclared:
		n.attack = e.Proof
	case game.Obstructed:
		if e.Proof == n.attack {
			e.Proof = game.Proof{}
		}
	}
	return false
}
