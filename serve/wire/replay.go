package wire

import (
	"koiogran/engine/game"
	"koiogran/play/view"
)

// Whole is a table as both sides together see it, for matches that are over.
type Whole struct{ views [2]view.View }

// WholeOf returns what both sides know of a state.
func WholeOf(g *game.Game, s *game.State) Whole {
	var w Whole
	w.See(g, s)
	return w
}

// See makes w what WholeOf returns, where it lies.
func (w *Whole) See(g *game.Game, s *game.State) {
	w.views[0].See(g, s, game.Seat1)
	w.views[1].See(g, s, game.Seat2)
}

// of returns the view of the side whose ship it is.
func (w *Whole) of(g *game.Game, id game.ShipID) *view.View {
	return &w.views[g.Ships[id].Side]
}

// WholeTable says what is on the table and what lies facedown on it.
func (t *Teller) WholeTable(w *Whole) Table {
	out := t.Table(&w.views[0])
	for id := range out.Ships {
		out.Ships[id] = t.wholeShip(w, game.ShipID(id))
	}
	return out
}

// WholeChanges says what of it has changed.
func (t *Teller) WholeChanges(before, after *Whole) Table {
	out := t.Changes(&before.views[0], &after.views[0])
	out.Ships = nil
	var cards [len(after.views)]bool
	for seat := range after.views {
		cards[seat] = t.sameCards(&before.views[seat], &after.views[seat])
	}
	for id := range t.g.Ships {
		same := true
		for seat := range after.views {
			same = same && t.sameShip(&before.views[seat], &after.views[seat], game.ShipID(id), cards[seat])
		}
		if !same {
			out.Ships = append(out.Ships, t.wholeShip(after, game.ShipID(id)))
		}
	}
	return out
}

// wholeShip encodes a ship as its player sees it, with the damage cards that only the other player has
// looked at.
func (t *Teller) wholeShip(w *Whole, id game.ShipID) Ship {
	own := w.of(t.g, id)
	out := t.ship(own, id)
	var theirs Ship
	t.dealt(&w.views[own.Viewer().Other()], id, &theirs)
	if len(theirs.Damage) > len(out.Damage) {
		out.Damage = theirs.Damage
	}
	return out
}

// NewOpenStory returns the story of a match that is over. It goes on from a state and leaves
// nothing out.
func NewOpenStory(g *game.Game, w *Whole) *Story {
	s := NewStory(g, &w.views[0])
	s.open = true
	return s
}
