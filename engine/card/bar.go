package card

import "koiogran/engine/game"

// OnItsBar reports whether the action that the window is about stands on the action bar of the ship
// that performed it, as an action or as one linked to another.
func OnItsBar(x *game.Exec) bool {
	t := x.Trigger()
	bar := x.Info(t.Ship).Actions
	for i := range bar {
		line := &bar[i]
		a := line.Action
		if t.Terms&game.FromLink != 0 {
			a = line.Linked
		}
		if a == game.Action(t.N) && x.HasLine(t.Ship, line) {
			return true
		}
	}
	return false
}
