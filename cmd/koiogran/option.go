package main

import (
	"fmt"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/serve/wire"
)

// option says an option with what is known of it: where a maneuver ends, what it meets and whom it
// has in its arcs there; how far a target is and how many dice are rolled.
func (t *terminal) option(n int, c game.Choice) string {
	words := t.sign(t.named(c)) + t.called.In(t.language.Choice(t.x, t.q, c)).String()
	if c.Verb == game.PlayerVerb {
		words += t.who(game.Player(c.N))
	}
	if n >= len(t.o) {
		return words
	}
	if more := t.more(&t.o[n], c); more != "" {
		return fmt.Sprintf("%-24s %s", words, more)
	}
	return words
}

// who says which player the person is.
func (t *terminal) who(p game.Player) string {
	if p == t.v.Viewer() {
		return " (you)"
	}
	return " (opponent)"
}

// more says what is known of an option.
func (t *terminal) more(o *wire.Option, c game.Choice) string {
	var parts []string
	if o.Pose != nil {
		parts = append(parts, fmt.Sprintf("to (%.0f, %.0f), heading %.0f°", o.Pose.X, o.Pose.Y,
			o.Pose.Heading))
	}
	if o.Proof != nil {
		parts = append(parts, fmt.Sprintf("range %d", o.Proof.Range))
	}
	if o.Costs != "" {
		parts = append(parts, o.Costs)
	}
	for _, m := range o.Meets {
		words := m.Text
		if m.Kind == "object" && o.Pose != nil {
			words = "over " + m.Text
		}
		parts = append(parts, words)
	}
	if len(o.Sights) > 0 {
		parts = append(parts, "in arc: "+sighted(o.Sights))
	}
	if len(o.Aimed) > 0 {
		parts = append(parts, "in the arc of: "+sighted(o.Aimed))
	}
	if t.isTarget(c) && o.Proof != nil {
		attack, defense := rules.Forecast(t.x, c.Ship, o.Proof.Range, len(o.Meets) > 0)
		parts = append(parts, fmt.Sprintf("%d attack vs. %d defense dice", attack, defense))
	}
	return strings.Join(parts, ", ")
}

// isTarget reports whether an option is the target of an attack that is being declared.
func (t *terminal) isTarget(c game.Choice) bool {
	a := t.x.Attack()
	return c.Verb == game.PickVerb && a != nil && a.Attacker == t.q.Ship &&
		t.x.Info(c.Ship).Side != t.x.Info(a.Attacker).Side
}

// sighted lists ships in an arc by their letters, with their range.
func sighted(sights []wire.Sight) string {
	var words []string
	for _, s := range sights {
		words = append(words, fmt.Sprintf("%s at %d", draw.Letter(game.ShipID(s.Ship)), s.Range))
	}
	return strings.Join(words, " ")
}
