package card

import (
	"slices"

	"koiogran/engine/game"
)

// Acted reports whether the action that the window is about was performed on all of these terms:
// game.AsRed, it was red; AsPurple, purple; InStep, in the Perform Action step; FromLink, as a linked
// one; WhileStressed, by a ship that was stressed when it began.
func Acted(terms game.Terms) Cond {
	return func(x *game.Exec) bool { return x.Trigger().Terms&terms == terms }
}

// HasAction reports whether one of these actions is on the action bar of a ship.
func HasAction(actions ...game.Action) Cond {
	set := SetOf(actions...)
	return func(x *game.Exec) bool {
		id := x.Subject()
		bar := x.Info(id).Actions
		for i := range bar {
			if set&bar[i].Action.Bit() != 0 && x.HasLine(id, &bar[i]) {
				return true
			}
		}
		return false
	}
}

// ShipAbility reports whether a ship has the ship ability of a name.
func ShipAbility(name string) Cond {
	return func(x *game.Exec) bool {
		for i := range x.G.Cards {
			c := &x.G.Cards[i]
			if c.Slot == "ship" && c.Ship == x.Subject() && c.Name == name && !x.S.Charges[i].Off {
				return true
			}
		}
		return false
	}
}

// Performing reports whether Self is in the midst of performing one of these actions.
func Performing(actions ...game.Action) Cond {
	set := SetOf(actions...)
	return func(x *game.Exec) bool {
		return acting(x) != nil && int16(x.Ship(x.Self()).Failed)&set != 0
	}
}

// ActionDifficulty returns how difficult the running action is.
func ActionDifficulty(x *game.Exec) game.Difficulty {
	return actionDifficulty.Get(x)
}

// ActionAs gives the action that Self is performing another difficulty, unless it is purple. It becomes
// red only if Self is not stressed, or a card permits it red actions.
func ActionAs(d game.Difficulty) Op {
	can := func(x *game.Exec) bool {
		f := acting(x)
		return f != nil && actionDifficulty.In(x, f) <= game.DifficultyRed &&
			(d != game.DifficultyRed || mayActRed(x))
	}
	return do("treat the action as "+d.String(), can, func(x *game.Exec) {
		actionDifficulty.Tell(x, acting(x), d)
	})
}

// mayActRed reports whether Self's stress lets the action that the window is about be red.
func mayActRed(x *game.Exec) bool {
	return !x.Ship(x.Self()).Has(game.StressToken) || Permitted(x, game.Stressed,
		game.Weighed{Subject: x.Self(), Other: game.NoShip,
			Action: game.Action(x.Trigger().N), Difficulty: game.DifficultyRed}) != 0
}

// acting returns the frame of the action that Self is performing, nil if it performs none.
func acting(x *game.Exec) *game.Frame {
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		if f := &x.S.Frames[i]; actionDifficulty.Listed(x, f) && f.Self == x.Self() {
			return f
		}
	}
	return nil
}

// MakeRed makes the action of a frame red.
func MakeRed(x *game.Exec, f *game.Frame) { actionDifficulty.Tell(x, f, game.DifficultyRed) }

// OnItsBar reports whether the action that the window is about is on the action bar of the ship
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
