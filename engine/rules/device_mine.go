package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// setOffMine sets a mine off that was placed under a ship; if under several, the player who placed
// it chooses which it affects (2e.device.mine-under-ship-detonates, 2e.device.mine-under-two-ships).
var setOffMine = game.Parts{
	game.Locals{placedAt},
	game.Step{
		Name: "which ship the mine meets",
		Who: func(x *game.Exec) game.Players {
			if n, _ := mined(x); n < 2 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			ships := under(x, int(placedAt.Get(x)))
			for id := range x.EachShip() {
				if ships.Has(id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			Detonate(x, uint8(placedAt.Get(x)), game.ShipSet(0).With(c.Ship))
			placedAt.Set(x, -1)
		},
	},
	game.Step{Name: "the only ship over it", Do: func(x *game.Exec) {
		if n, ship := mined(x); n == 1 {
			Detonate(x, uint8(placedAt.Get(x)), game.ShipSet(0).With(ship))
		}
	}},
}

// mined counts the ships over the device just placed, if it is a mine, and names one of them.
func mined(x *game.Exec) (n int, one game.ShipID) {
	i := placedAt.Get(x)
	if i < 0 || !x.G.Devices[x.S.Devices[i].Kind].Mine {
		return 0, game.NoShip
	}
	ships := under(x, int(i))
	for id := range x.EachShip() {
		if ships.Has(id) {
			n++
			one = id
		}
	}
	return n, one
}

// under returns the ships that are over a device.
func under(x *game.Exec, device int) game.ShipSet { return over(x, device, geom.WithGuides) }

// over returns the ships whose bases, with or without guides, are over a device.
func over(x *game.Exec, device int, guides geom.Guides) game.ShipSet {
	var set game.ShipSet
	token := x.Device(device)
	for id := range x.EachShip() {
		if geom.OverlapToken(x.Placed(id), &token, guides) {
			set = set.With(id)
		}
	}
	return set
}

// MeetMines lets a ship meet mines in such a way that it leaves play only when all of them have gone
// off (1e.bomb.several-met-at-once). Those of its own side that it ignores do not.
var MeetMines = game.Step{Name: "devices", Do: func(x *game.Exec) {
	m := x.Move()
	met := false
	for i, o := range m.Met[:m.NMet] {
		switch {
		case o.Kind != game.DeviceObject:
		case x.OwnDevice(&x.S.Devices[o.ID], m.Ship) && card.Ignoring(x, card.FriendlyDevices, m.Ship):
			m.Met[i] = game.Object{}
		default:
			met = true
		}
	}
	if met {
		x.Call(card.MeetRole, m.Ship)
	}
}}

// MeetDevices sets off the mines that the present move met, each once, in the order met, and lets
// remotes react
// (2e.device.mine-detonates-on-overlap, 2e.device.partial-maneuver-portion).
var MeetDevices = game.Step{Name: "devices", Do: func(x *game.Exec) {
	m := x.Move()
	for i, o := range m.Met[:m.NMet] {
		if o.Kind != game.DeviceObject {
			continue
		}
		m.Met[i] = game.Object{}
		if d := &x.S.Devices[o.ID]; x.G.Devices[d.Kind].Remote {
			meetRemote(x, m.Ship, d.Ship, "device.remote.overlapped")
			continue
		} else if !x.G.Devices[d.Kind].Mine {
			continue
		}
		x.Again()
		Detonate(x, o.ID, game.ShipSet(0).With(m.Ship))
		return
	}
}}
