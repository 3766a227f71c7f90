package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// TakeOffline is the op with which a hardpoint of Self that works is turned to its Offline side, and BringBack the one
// with which one that is Offline is turned back (2e.huge.offline).
func TakeOffline() card.Op { return flipHardpoint("choose a hardpoint to turn offline", 0) }

// BringBack turns a hardpoint of Self that is Offline back.
func BringBack() card.Op { return flipHardpoint("choose a hardpoint to turn back", 1) }

// flipHardpoint is the op that turns over a hardpoint of Self of which a side is up, which its player picks.
func flipHardpoint(name string, side uint8) card.Op {
	fits := func(x *game.Exec, i int) bool {
		c, on := &x.G.Cards[i], &x.S.Charges[i]
		return c.Ship == x.Self() && c.Slot == "hardpoint" && c.Sides > 1 && on.Side == side && !on.Off
	}
	return card.Op{What: "turn a hardpoint over", Can: func(x *game.Exec) bool {
		for i := range x.G.Cards {
			if fits(x, i) {
				return true
			}
		}
		return false
	}, Do: CardChoice{Name: name, Fits: fits, Take: card.Flip}.Step()}
}
