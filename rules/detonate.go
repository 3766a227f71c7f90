package rules

import (
	"math/bits"

	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// The scratch numbers of detonating.
const (
	boomRocks = 1 // the obstacles around one of which it works, as bits
	boomKind  = 2 // the device's kind
	boomLow   = 3 // the ships still to be affected, in two parts
	boomHigh  = 4
	boomShip  = 5 // the ship that is affected now, one more than its id
)

// boomNext is the index of the step of DetonateSteps that goes on with the next ship.
const boomNext = 2

// Detonate sets a device off; it affects these ships, or those around an obstacle near it.
func Detonate(x *game.Exec, device uint8, ships game.ShipSet) {
	d := x.S.Devices[device]
	x.Emit(game.Event{Kind: game.Detonated, Clause: "2e.device.mine-detonates-on-overlap",
		Ship: d.Ship, Other: game.NoShip, Card: game.NoCard,
		Object: game.Object{Kind: game.DeviceObject, ID: device},
		Name:   x.G.Devices[d.Kind].Name})
	rocks := int16(0)
	if x.G.Devices[d.Kind].Rock {
		ships, rocks = 0, rocksNear(x, int(device))
	}
	removeDevice(x, device)
	f := x.Call(card.DetonateRole, d.Ship)
	f.R[boomKind], f.R[boomRocks] = int16(d.Kind), rocks
	affects(x, f, ships)
}

// rocksNear returns the obstacles within the reach of a device, as bits.
func rocksNear(x *game.Exec, device int) int16 {
	token := x.Device(device)
	reach := geom.Band * int32(x.G.Devices[x.S.Devices[device].Kind].Reach)
	set := int16(0)
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if o := &x.S.Obstacles[i]; o.Placed && !o.Gone &&
			!geom.Apart(&token, x.Obstacle(i), reach) {
			set |= 1 << i
		}
	}
	return set
}

// affects notes the ships that a device still has to affect. A card can make a ship ignore those of
// its own side.
func affects(x *game.Exec, f *game.Frame, ships game.ShipSet) {
	for id := range x.EachShip() {
		if ships.Has(id) && x.Owner(id) == x.Owner(f.Self) &&
			x.Query(card.IgnoresDevices, id, 0) > 0 {
			ships = ships.Without(id)
		}
	}
	f.R[boomLow], f.R[boomHigh] = int16(ships&0x3fff), int16(ships>>14)
}

// DetonateSteps carry out a device's effect on one ship after another. Those that it destroys
// leave when it is over. A device that works around an obstacle has its player choose one, which is
// removed in the end (2e.device.catalogue.bombs).
var DetonateSteps = append(append([]game.Step{
	{
		Name: "choose an obstacle",
		Who: func(x *game.Exec) game.Players {
			if bits.OnesCount16(uint16(x.Frame().R[boomRocks])) < 2 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for i := range x.S.Obstacles[:x.S.NObstacles] {
				if x.Frame().R[boomRocks]&(1<<i) != 0 {
					addObject(q, game.Object{Kind: game.ObstacleObject, ID: uint8(i)})
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.Frame().R[boomRocks] = 1 << c.Object.ID
		},
	},
	{Name: "ships around the obstacle", Do: func(x *game.Exec) {
		f := x.Frame()
		if f.R[boomRocks] == 0 {
			return
		}
		var ships game.ShipSet
		for id := range x.EachShip() {
			if card.Reaches(x, id, boomRock(f), int(x.G.Devices[f.R[boomKind]].Reach)) {
				ships = ships.With(id)
			}
		}
		affects(x, f, ships)
	}},
	{Name: "the next ship", Do: boomNextShip},
}, card.RollSteps(card.Throw{
	Name: "roll for the device", Colour: game.AttackDice,
	N:  func(x *game.Exec) int { return int(x.G.Devices[x.Frame().R[boomKind]].Dice) },
	By: func(x *game.Exec) game.ShipID { return game.ShipID(x.Frame().R[boomShip] - 1) },
}, affect)...), []game.Step{
	{Name: "effect without dice", Do: func(x *game.Exec) {
		if x.G.Devices[x.Frame().R[boomKind]].Dice == 0 {
			affect(x, game.Faces{})
		}
	}},
	{Name: "after the effect", Do: func(x *game.Exec) {
		f := x.Frame()
		if x.G.Devices[f.R[boomKind]].Bomb {
			t := game.On(card.AfterBomb, game.ShipID(f.R[boomShip]-1))
			t.Other = f.Self
			x.Offer(t)
		}
		x.Goto(boomNext)
	}},
}...)

// boomRock returns the obstacle around which a device works.
func boomRock(f *game.Frame) game.Object {
	return game.Object{Kind: game.ObstacleObject,
		ID: uint8(bits.TrailingZeros16(uint16(f.R[boomRocks])))}
}

// boomNextShip goes on with the next ship; after the last it ends, and the obstacle leaves.
func boomNextShip(x *game.Exec) {
	f := x.Frame()
	ships := game.ShipSet(f.R[boomLow]) | game.ShipSet(f.R[boomHigh])<<14
	for id := range x.EachShip() {
		if ships.Has(id) {
			ships = ships.Without(id)
			f.R[boomLow], f.R[boomHigh] = int16(ships&0x3fff), int16(ships>>14)
			f.R[boomShip] = int16(id) + 1
			return
		}
	}
	if f.R[boomRocks] != 0 {
		removeObstacle(x, boomRock(f))
	}
	x.Return()
}

// affect carries out the device's effect on the ship whose turn it is.
func affect(x *game.Exec, result game.Faces) {
	f := x.Frame()
	kind := &x.G.Devices[f.R[boomKind]]
	before := x.S.NDamages
	kind.Effect(x, game.ShipID(f.R[boomShip]-1), result)
	if kind.Bomb && x.S.NDamages > before {
		d := x.Damage()
		d.Bomb, d.Source = true, f.Self
	}
}

// removeObstacle takes an obstacle off the table, with the locks on it.
func removeObstacle(x *game.Exec, o game.Object) {
	for id := range x.EachShip() {
		card.BreakLock(x, id, o, "2e.token.lock.leaves-with-ship")
	}
	x.Emit(game.Event{Kind: game.ObstacleRemoved, Clause: "2e.device.catalogue.bombs",
		Ship: game.NoShip, Other: game.NoShip, Card: game.NoCard, Object: o})
	x.S.Obstacles[o.ID].Gone = true
}
