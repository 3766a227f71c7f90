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

// HasAction reports whether one of these actions stands on the action bar of a ship.
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

// Activating reports whether it is the activation of a ship, from its dial to its action.
func Activating(x *game.Exec) bool {
	for i := range x.S.Frames[:x.S.Depth] {
		f := &x.S.Frames[i]
		if f.Proc == x.G.Roles[ActivateRole] && f.Self == x.Subject() {
			return true
		}
	}
	return false
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

// ofCard reports whether the action is that of a card.
var ofCard = About(game.CardAction)

// ActionOfSlot reports whether the action that the window is about, or that a modifier weighs, is that
// of an upgrade in one of these slots.
func ActionOfSlot(slots ...string) Cond {
	return func(x *game.Exec) bool {
		id := int(x.Trigger().ByCard) - 1
		if x.Weighed() != nil {
			id = int(x.Asker())
		}
		return ofCard(x) && 0 <= id && id < len(x.G.Cards) && slices.Contains(slots, x.G.Cards[id].Slot)
	}
}
