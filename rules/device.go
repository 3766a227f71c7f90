package rules

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// DropDevice is the op that drops a device of a kind with the straight 1 template. It can be
// used while the device would lie inside the play area (2e.device.not-outside) and the ship has
// placed none this phase (2e.device.one-per-system-phase).
func DropDevice(kind string) card.Op {
	can := func(x *game.Exec) bool {
		s := x.Ship(x.Self())
		if s.Placed || s.Decloaked || int(x.S.NDevices) == game.MaxDevices {
			return false
		}
		token := dropped(x, x.Self(), deviceKind(x, kind))
		return x.G.Area.HoldsToken(&token)
	}
	return card.RunIf("drop a device", can, func(x *game.Exec) {
		x.Call(card.DropRole, x.Self()).R[dropKind] = int16(deviceKind(x, kind))
	})
}

// deviceKind returns the place of a kind of device in Game.Devices.
func deviceKind(x *game.Exec, name string) uint8 {
	for i := range x.G.Devices {
		if x.G.Devices[i].Name == name {
			return uint8(i)
		}
	}
	panic("rules: no device " + name)
}

// dropped returns a device as the ship would drop it.
func dropped(x *game.Exec, id game.ShipID, kind uint8) geom.Token {
	p := geom.Placing{
		Size: x.Info(id).Size, Ship: x.Ship(id).Pose,
		Template: geom.Template{Curve: geom.StraightTemplate, Speed: 1},
	}
	return p.Device(x.G.Devices[kind].Outline)
}

// The scratch numbers of dropping and detonating.
const (
	dropKind     = 1
	dropPlace    = 2
	detonateKind = 1
)

// DropSteps drop a device: it comes to lie under whoever is there, and a mine under a ship
// detonates at once (2e.device.drop, 2e.device.mine-under-ship-detonates).
var DropSteps = []game.Step{
	{Name: "place the device", Do: func(x *game.Exec) {
		f := x.Frame()
		token := dropped(x, x.Self(), uint8(f.R[dropKind]))
		i := x.S.NDevices
		x.S.Devices[i] = game.Device{
			Pose: token.Pose, Kind: uint8(f.R[dropKind]), Owner: x.Owner(x.Self()),
			Ship: x.Self(),
		}
		x.S.NDevices++
		x.Ship(x.Self()).Placed = true
		f.R[dropPlace] = int16(i)
		x.Emit(game.Event{Kind: game.DevicePlaced, Clause: "2e.device.drop", Ship: x.Self(),
			Other: game.NoShip, Card: game.NoCard, Pose: token.Pose,
			Object: game.Object{Kind: game.DeviceObject, ID: i}})
	}},
	{
		// 2e.device.mine-under-two-ships: the player who placed it chooses.
		Name: "which ship the mine meets",
		Who: func(x *game.Exec) game.Players {
			if !x.G.Devices[x.Frame().R[dropKind]].Mine || under(x, x.Frame()) == 0 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			ships := under(x, x.Frame())
			for id := range x.EachShip() {
				if ships.Has(id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			Detonate(x, uint8(x.Frame().R[dropPlace]), c.Ship)
		},
	},
}

// under returns the ships that lie over the device of the frame.
func under(x *game.Exec, f *game.Frame) game.ShipSet {
	var set game.ShipSet
	token := x.Device(int(f.R[dropPlace]))
	for id := range x.EachShip() {
		if geom.OverlapToken(x.Placed(id), &token, geom.WithGuides) {
			set = set.With(id)
		}
	}
	return set
}

// MeetDevices sets off the mines that the present move met, each once
// (2e.device.mine-detonates-on-overlap, 2e.device.partial-maneuver-portion).
var MeetDevices = game.Step{Name: "devices", Do: func(x *game.Exec) {
	m := x.Move()
	for i, o := range m.Met[:m.NMet] {
		if o.Kind != game.DeviceObject {
			continue
		}
		m.Met[i] = game.Object{}
		if !x.G.Devices[x.S.Devices[o.ID].Kind].Mine {
			continue
		}
		x.Again()
		Detonate(x, o.ID, m.Ship)
		for j := range m.Met[:m.NMet] { // devices after it have moved down
			if m.Met[j].Kind == game.DeviceObject && m.Met[j].ID > o.ID {
				m.Met[j].ID--
			}
		}
		return
	}
}}

// Detonate sets off a device under a ship: it is removed and its effect follows
// (2e.device.removed-after-detonation).
func Detonate(x *game.Exec, i uint8, id game.ShipID) {
	d := x.S.Devices[i]
	x.Emit(game.Event{Kind: game.Detonated, Clause: "2e.device.mine-detonates-on-overlap",
		Ship: id, Other: d.Ship, Card: game.NoCard,
		Object: game.Object{Kind: game.DeviceObject, ID: i}, Name: x.G.Devices[d.Kind].Name})
	removeDevice(x, i)
	x.Call(card.DetonateRole, id).R[detonateKind] = int16(d.Kind)
}

// removeDevice takes a device off the table with the locks on it; those after it move down.
func removeDevice(x *game.Exec, i uint8) {
	s := x.S
	for id := range x.EachShip() {
		card.BreakLock(x, id, game.Object{Kind: game.DeviceObject, ID: i},
			"2e.token.lock.leaves-with-ship")
		locks := &x.Ship(id).Locks
		for j := range locks {
			if locks[j].Kind == game.DeviceObject && locks[j].ID > i {
				locks[j].ID--
			}
		}
	}
	copy(s.Devices[i:], s.Devices[i+1:s.NDevices])
	s.NDevices--
	s.Devices[s.NDevices] = game.Device{}
}

// DetonateSteps carry out a device's effect on the frame's ship.
var DetonateSteps = []game.Step{{Name: "detonate", Do: func(x *game.Exec) {
	x.G.Devices[x.Frame().R[detonateKind]].Effect(x, x.Self())
}}}
