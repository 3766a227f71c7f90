package card

import (
	"slices"

	"koiogran/engine/game"
)

// OnItsBar reports whether the action that the window is about stands on the action bar of the ship
// that performed it, as an action or as one linked to another. If slots are named, an upgrade in one
// of them must have put it there.
func OnItsBar(slots ...string) Cond {
	return func(x *game.Exec) bool {
		t := x.Trigger()
		bar := x.Info(t.Ship).Actions
		for i := range bar {
			line := &bar[i]
			a := line.Action
			if t.Terms&game.FromLink != 0 {
				a = line.Linked
			}
			if a == game.Action(t.N) && x.HasLine(t.Ship, line) && addedBy(x, line.Card, slots) {
				return true
			}
		}
		return false
	}
}

// addedBy reports whether a card that adds to an action bar fills one of the slots, if any is named.
func addedBy(x *game.Exec, id game.CardID, slots []string) bool {
	return len(slots) == 0 || id != game.NoCard && slices.Contains(slots, x.G.Cards[id].Slot)
}
