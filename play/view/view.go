// Package view says what a player may know. A View is built up from nothing: it holds the open
// table and what belongs to its viewer, so that a secret which no one copies into it stays one.
// It is a type of its own, which neither steps nor turns into a state, except through Sample.
package view

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// View is what one viewer knows of a match. Views of one match can be compared with ==.
type View struct {
	viewer game.Player
	known  game.State // what the viewer does not know is zero
}

// Of returns what p may know of a state of g: what lies open, and what p's side knows
// (1e.team.dials-shared). Anyone but the seats only watches, and knows what lies open.
func Of(g *game.Game, s *game.State, p game.Player) View {
	var v View
	v.See(g, s, p)
	return v
}

// See makes v what Of returns, where it lies: a view is large.
func (v *View) See(g *game.Game, s *game.State, p game.Player) {
	v.viewer = p
	v.known.Table = s.Table // by itself: together with others it would be copied twice
	clear(v.known.Secret[:])
	if !p.IsSeat() {
		return
	}
	from, to := &s.Secret[p.Side()], &v.known.Secret[p.Side()]
	for id := range g.Ships {
		to.Dials[id] = from.Dials[id]
	}
	to.Known, to.Masked, to.Hidden = from.Known, from.Masked, from.Hidden
}

// Viewer returns whose view it is.
func (v *View) Viewer() game.Player { return v.viewer }

// Table returns what lies open for everyone. It must not be changed.
func (v *View) Table() *game.Table { return &v.known.Table }

// Dial returns the maneuver on the facedown dial of a ship of the viewer's side, or of another
// whose dial the viewer has looked at; ok is false where none is set, where it has been revealed,
// and for all other ships.
func (v *View) Dial(g *game.Game, id game.ShipID) (m game.Maneuver, ok bool) {
	if !v.viewer.IsSeat() || int(id) >= len(g.Ships) {
		return game.Maneuver{}, false
	}
	i := v.known.Secret[v.viewer.Side()].Dials[id]
	if i == 0 {
		return game.Maneuver{}, false
	}
	return g.Ships[id].Dial[i-1], true
}

// Title returns the title (an index into Game.Dealt) of the facedown damage card at a place of
// Table.Cards, 0 if the viewer's side has not looked at it.
func (v *View) Title(place int) uint8 {
	if !v.viewer.IsSeat() {
		return 0
	}
	return v.known.Secret[v.viewer.Side()].Known[place]
}

// Masked returns the secret condition (an index into Game.Dealt) that lies facedown by a ship, 0 if there is none
// or the viewer's side did not assign it (2e.condition.secret).
func (v *View) Masked(g *game.Game, id game.ShipID) uint8 {
	if !v.viewer.IsSeat() || g.Ships[id].Side != v.viewer.Side() || !v.known.Table.Masked.Has(id) {
		return 0
	}
	return v.known.Secret[v.viewer.Side()].Masked[g.Ships[id].Owner/2]
}

// Hidden returns the upgrade that lies facedown under a card of a ship, game.NoCard if there is none or the viewer
// is of the other side.
func (v *View) Hidden(g *game.Game, id game.ShipID) game.CardID {
	if !v.viewer.IsSeat() || g.Ships[id].Side != v.viewer.Side() || !v.known.Table.Hidden.Has(id) {
		return game.NoCard
	}
	return game.CardID(v.known.Secret[v.viewer.Side()].Hidden[g.Ships[id].Owner/2] - 1)
}

// Waiting says whose answer is awaited.
func (v *View) Waiting(x *game.Exec) game.Players { return x.Waiting(&v.known) }

// Ask returns what the viewer is asked, nil if nothing. It is computed from the view alone, so
// its options tell nothing that the viewer may not know. The question stays valid until x is
// asked or stepped again.
func (v *View) Ask(x *game.Exec) *game.Question {
	if !v.viewer.IsSeat() || !v.Waiting(x).Has(v.viewer) {
		return nil
	}
	return x.Ask(&v.known, v.viewer)
}

// Valid reports whether c answers what the viewer is asked.
func (v *View) Valid(x *game.Exec, c game.Choice) bool {
	return v.viewer.IsSeat() && x.Valid(&v.known, v.viewer, c)
}

// Draw makes a legal answer where the viewer is asked for a placement.
func (v *View) Draw(x *game.Exec, r game.Random) game.Choice {
	return x.Draw(&v.known, v.viewer, r)
}

// Offered returns the ability that an answer to the viewer's question stands for, nil if it uses
// none.
func (v *View) Offered(x *game.Exec, c game.Choice) *game.Ability {
	return x.Offered(&v.known, c)
}

// Preview returns where an answer to the viewer's question, which x has asked last, would take one
// of the viewer's own ships if nothing were in its way; ok is false for all other answers.
func (v *View) Preview(x *game.Exec, q *game.Question, c game.Choice) (rules.Preview, bool) {
	p, ok := rules.PreviewOf(x, q, c)
	return p, ok && x.Owner(p.Ship) == v.viewer
}

// Line returns the ends of the line on which a ship may be placed, if the viewer's question,
// which x has asked last, is about such a place.
func (v *View) Line(x *game.Exec, q *game.Question) (from, to geom.Pose, ok bool) {
	return rules.LineOf(x, q)
}

// SameBesideDialsSet reports whether v knows what w knows, apart from dials that the other side has set since. The
// viewer is then asked the same about their own dials.
func (v *View) SameBesideDialsSet(g *game.Game, w *View) bool {
	masked := *v
	for id := range g.Ships {
		if g.Ships[id].Owner.Side() != v.viewer.Side() {
			masked.known.Ships[id].DialSet = w.known.Ships[id].DialSet
		}
	}
	return masked == *w
}

// Redact returns what p may see of an event: everything, or only that it happened.
func Redact(e game.Event, p game.Player) game.Event {
	if e.For == game.Nobody || p.IsSeat() && e.For.Has(p.Side()) {
		return e
	}
	e.Card, e.Name, e.Maneuver = game.NoCard, "", game.Maneuver{}
	return e
}
