package card

import (
	"slices"

	"koiogran/engine/game"
)

// Led reports whether the coordinate action of the window led another ship to perform one of these
// actions.
func Led(actions ...game.Action) Cond {
	return func(x *game.Exec) bool { return slices.Contains(actions, x.Trigger().From) }
}

// PerformLed lets a ship perform, on terms, the action that the coordinate action of the window led
// another ship to perform.
func PerformLed(r Ref, terms game.Terms) Op {
	set := func(x *game.Exec) int16 { return SetOf(x.Trigger().From) }
	return do("perform that action", func(x *game.Exec) bool {
		return x.Trigger().From != game.NoAction && CanPerformOne(x, r(x), set(x), terms)
	}, func(x *game.Exec) { OfferActions(x, r(x), set(x), terms, game.NoAction) })
}
