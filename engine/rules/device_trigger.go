package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// What a device that is about to go off goes by, apart from boomShips.
var (
	boomAt  = game.NewLocal[int8]("device that goes off", -1) // its place in Table.Devices
	boomOff = game.NewFlag("it does not go off")
)

// onBomb returns the trigger of a window about a device.
func onBomb(x *game.Exec, w game.Window, device uint8) game.Trigger {
	t := game.On(w, x.S.Devices[device].Ship)
	t.Object = game.Object{Kind: game.DeviceObject, ID: device}
	t.N = int16(x.S.Devices[device].Kind)
	return t
}

// answersBomb reports whether someone could use something before a device goes off.
func answersBomb(x *game.Exec, w game.Window, device uint8) bool {
	return len(x.G.Hooks[w]) > 0 && x.Answerable(onBomb(x, w, device))
}

// TriggerSteps offer what there is before a device goes off and before it is removed, and let it go
// off unless it was called off. Then a bomb does so at the end of the next Activation phase.
var TriggerSteps = game.Parts{
	game.Locals{boomAt, boomShips, boomOff},
	game.Step{Name: "before it detonates", Do: func(x *game.Exec) {
		x.Offer(onBomb(x, card.Detonates, uint8(boomAt.Get(x))))
	}},
	game.Step{Name: "is it called off", Do: func(x *game.Exec) {
		if !boomOff.Get(x) {
			return
		}
		if i := boomAt.Get(x); x.G.Devices[x.S.Devices[i].Kind].Bomb {
			x.S.Delayed |= 1 << i
		}
		x.Return()
	}},
	game.Step{Name: "before it is removed", Do: func(x *game.Exec) {
		x.Offer(onBomb(x, card.DeviceGone, uint8(boomAt.Get(x))))
	}},
	game.Step{Name: "it goes off", Do: func(x *game.Exec) {
		goOff(x, uint8(boomAt.Get(x)), boomShips.Get(x))
	}},
}

// triggered returns the frame of the device that is about to go off, nil without one.
func triggered(x *game.Exec) *game.Frame {
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		if f := &x.S.Frames[i]; f.Proc == x.G.Roles[card.TriggerRole] {
			return f
		}
	}
	return nil
}

// CallOff is the op that keeps the device of the window from detonating: it stays where it lies.
func CallOff() card.Op {
	return card.Run("call the detonation off", func(x *game.Exec) {
		boomOff.Put(x, triggered(x), true)
	})
}

// Affected reports whether the device of the window is about to affect a ship. Before the window is
// open it could be any.
func Affected(x *game.Exec) bool {
	f := triggered(x)
	return f == nil || boomShips.In(x, f).Has(x.Subject())
}

// Spare is the op that keeps a ship from the effects of the device of the window.
func Spare(r card.Ref) card.Op {
	return card.Run("spare the ship", func(x *game.Exec) {
		f := triggered(x)
		boomShips.Put(x, f, boomShips.In(x, f).Without(r(x)))
	})
}

// AcrossBomb reports whether the attacker measures range across a bomb or a mine, placed by a ship that
// meets the conditions.
func AcrossBomb(by ...card.Cond) card.Cond {
	placer := card.All(by...)
	return func(x *game.Exec) bool {
		a := x.Attack()
		return a != nil && x.S.NDevices > 0 &&
			card.AcrossDevice(x, a.Attacker, a.Defender, card.ArcOf(x, a), func(d *game.Device) bool {
				return explosive(x, d) && x.About(d.Ship, placer)
			})
	}
}

// NearBomb reports whether a bomb or a mine of either side is at a range of up to most of a ship.
func NearBomb(most int) card.Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Devices[:x.S.NDevices] {
			o := game.Object{Kind: game.DeviceObject, ID: uint8(i)}
			if explosive(x, &x.S.Devices[i]) && card.Reaches(x, x.Subject(), o, most) {
				return true
			}
		}
		return false
	}
}

// explosive reports whether a device is a bomb or a mine.
func explosive(x *game.Exec, d *game.Device) bool {
	return x.G.Devices[d.Kind].Bomb || x.G.Devices[d.Kind].Mine
}

// AtDetonation is nearDetonation of a ship or remote for the effect of a device.
func AtDetonation(x *game.Exec, id game.ShipID, most int) bool {
	return x.About(id, nearDetonation(most))
}

// nearDetonation reports whether the device of the detonation for which dice are rolled is at a range of up
// to most of a ship.
func nearDetonation(most int) card.Cond {
	return func(x *game.Exec) bool {
		for i := int(x.S.Depth) - 1; i >= 0; i-- {
			f := &x.S.Frames[i]
			if f.Proc == x.G.Roles[card.DetonateRole] {
				at := boomAt.In(x, f)
				return at >= 0 && card.Reaches(x, x.Subject(), game.Object{Kind: game.DeviceObject, ID: uint8(at)}, most)
			}
		}
		return false
	}
}

// RolledForDevice reports whether the dice of the window were rolled for a device of Self's side that
// detonates at a range of up to most of a ship, wherever it is if none is named.
func RolledForDevice(most ...int) card.Cond {
	return func(x *game.Exec) bool {
		for _, n := range most {
			if !nearDetonation(n)(x) {
				return false
			}
		}
		return rolledForDevice(x)
	}
}

// rolledForDevice is RolledForDevice at any range.
func rolledForDevice(x *game.Exec) bool {
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		f := &x.S.Frames[i]
		if f.Proc == x.G.Roles[card.DetonateRole] {
			kind := &x.G.Devices[boomKind.In(x, f)]
			return (kind.Bomb || kind.Mine) && x.G.OneForce(f.Self, x.Self())
		}
		if f.Proc == x.G.Roles[card.DamageRole] {
			return false // dice for what the device has led to
		}
	}
	return false
}
