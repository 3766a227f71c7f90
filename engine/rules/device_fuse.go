package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// PlaceFuse is the op that places a fuse marker on the device that the window is about, if that still
// lies on the table (2e.device.fuse).
func PlaceFuse() card.Op {
	can := func(x *game.Exec) bool { return x.Trigger().Object.Kind == game.DeviceObject }
	return card.RunIf("place a fuse marker", can, func(x *game.Exec) {
		i := x.Trigger().Object.ID
		x.S.Devices[i].Fuses++
		emitFuse(x, game.FusePlaced, i)
	})
}

// emitFuse tells that a device has a fuse marker more or less.
func emitFuse(x *game.Exec, kind game.EventKind, device uint8) {
	x.Emit(game.Event{Kind: kind, Clause: "2e.device.fuse", Ship: game.NoShip, Other: game.NoShip,
		Card: game.NoCard, N: int(x.S.Devices[device].Fuses),
		Object: game.Object{Kind: game.DeviceObject, ID: device}})
}
