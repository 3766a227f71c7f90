package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Placement is on what terms a card lets its ship place a device of another card of its own: the
// zero value is one device of any kind as its card says.
type Placement struct {
	Bomb     bool  // only a bomb
	Straight uint8 // dropped or launched with the straight template of this speed
	Launch   bool  // with Straight: launched with that template or a bank of its speed
	Drop     bool  // only dropped
	More     bool  // in addition to the one of the System phase
	Banks    bool  // with Straight: or with a bank of that speed
	Beside   bool  // only one that would be dropped, which is placed touching the ship instead
	Mine     bool  // only a mine
	Front    bool  // only dropped with the front guides
	Card     bool  // the card itself is discarded for it, whatever it costs otherwise
	Freely   uint8 // anywhere in the play area beyond this range of enemies, and as many a round as one likes; 0: not so
	Apart    bool  // with Freely: beyond that range of other devices, too, and only one from each card
}

// These bits mark in Trigger.N on what terms a device is placed; the lower ones are the speed, or the range of a device
// that is placed freely.
const (
	bombBit       = 1 << 8
	launchOnlyBit = 1 << 9
	dropOnlyBit   = 1 << 10
	moreBit       = 1 << 11
	frontBit      = 1 << 12
	cardBit       = 1 << 13
	banksBit      = 1 << 14
	besideBit     = 1 << 7
	freelyBit     = 1 << 6
	mineBit       = 1 << 5
	apartBit      = 1 << 4

	placementBits = bombBit | launchOnlyBit | dropOnlyBit | moreBit | frontBit | cardBit | banksBit | besideBit |
		freelyBit | mineBit | apartBit
)

// PlaceOne is the op with which Self places one device of one of its cards outside of its step of
// the System phase, for that card's costs (2e.device.cost).
func PlaceOne(p Placement) card.Op {
	offer := func(x *game.Exec) game.Trigger {
		t := game.On(card.PlaceOne, x.Self())
		t.Only, t.N = x.Side(x.Self()), int16(p.Straight)
		if p.Bomb {
			t.N |= bombBit
		}
		if p.Launch {
			t.N |= launchOnlyBit
		}
		if p.Drop {
			t.N |= dropOnlyBit
		}
		if p.More {
			t.N |= moreBit
		}
		if p.Front {
			t.N |= frontBit
		}
		if p.Card {
			t.N |= cardBit
		}
		if p.Banks {
			t.N |= banksBit
		}
		if p.Beside {
			t.N |= besideBit
		}
		if p.Freely > 0 {
			t.N |= freelyBit | int16(p.Freely)
		}
		if p.Mine {
			t.N |= mineBit
		}
		if p.Apart {
			t.N |= apartBit
		}
		return t
	}
	can := func(x *game.Exec) bool { return x.Answerable(offer(x)) }
	return card.RunIf("place a device", can, func(x *game.Exec) {
		if p.Freely > 0 { // in set-up, so that PlacedDevice reports whether this one is placed
			x.Ship(x.Self()).Placed = false
		}
		x.Offer(offer(x))
	})
}

// PlacementNow returns on what terms a device is placed, if another card has the ship place it.
func PlacementNow(x *game.Exec) (Placement, bool) {
	t := x.Trigger()
	if t.Window != card.PlaceOne {
		return Placement{}, false
	}
	p := Placement{Bomb: t.N&bombBit != 0, Launch: t.N&launchOnlyBit != 0,
		Drop: t.N&dropOnlyBit != 0, More: t.N&moreBit != 0,
		Front: t.N&frontBit != 0, Card: t.N&cardBit != 0, Banks: t.N&banksBit != 0, Beside: t.N&besideBit != 0,
		Mine: t.N&mineBit != 0, Apart: t.N&apartBit != 0}
	if low := uint8(t.N &^ placementBits); t.N&freelyBit != 0 {
		p.Freely = low
	} else {
		p.Straight = low
	}
	return p, true
}

// How is how a device was placed, as triggers encode it; the bits below hold its kind.
type How int16

// The ways in which devices are placed.
const (
	ByDropping  How = 0
	ByLaunching How = 1 << 8
	ByPlacing   How = 1 << 9 // neither dropped nor launched

	howBits = ByLaunching | ByPlacing
)

// tellPlaced raises the placement of a device by Self for abilities. Only abilities that answer any
// placement learn of a device that was neither dropped nor launched.
func tellPlaced(x *game.Exec, kind uint8, how How) {
	t := game.On(card.AfterPlace, x.Self())
	t.N = int16(kind) | int16(how)
	if i := placedAt.Get(x); i >= 0 {
		t.Object = game.Object{Kind: game.DeviceObject, ID: uint8(i)}
	} else {
		t.Object = game.Object{Kind: game.ObstacleObject, ID: uint8(rockLaid.Get(x))}
	}
	if how != ByPlacing {
		x.Raise(t)
	}
	t.Window = card.AfterAnyPlace
	x.Raise(t)
}

// Placed reports whether the device that the window is about is one of these, a "bomb", a "mine" or a "remote", or was
// placed in one of these ways.
func Placed[T string | How](list ...T) card.Cond {
	conds := make([]card.Cond, len(list))
	for i, v := range list {
		conds[i] = placed(v)
	}
	return card.Either(conds...)
}

// placed is Placed of one thing.
func placed(v any) card.Cond {
	if how, is := v.(How); is {
		return func(x *game.Exec) bool { return How(x.Trigger().N)&howBits == how }
	}
	return func(x *game.Exec) bool {
		kind := kindPlaced(x)
		switch v {
		case "bomb":
			return kind.Bomb
		case "mine":
			return kind.Mine
		}
		return kind.Remote
	}
}

// kindPlaced returns the kind of device that the window is about.
func kindPlaced(x *game.Exec) *game.DeviceInfo { return &x.G.Devices[How(x.Trigger().N)&^howBits] }

// PlacedDevice reports whether a ship has placed a device this round.
func PlacedDevice(x *game.Exec) bool { return x.Ship(x.Subject()).Placed }
