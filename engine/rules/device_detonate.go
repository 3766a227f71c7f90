package rules

import (
	"math/bits"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What a detonation goes by.
var (
	boomKind  = game.NewLocal[uint8]("kind of device", 0)
	boomRocks = game.NewLocal[uint16]("obstacles in reach", 0) // it works around one of them, as bits
	boomShips = game.NewLocal[game.ShipSet]("ships to affect", 0)
	boomShip  = game.LocalShip("ship affected")
)

// Detonate sets a device off; it affects these ships, or those around an obstacle near it. A fused
// device loses a fuse marker instead (2e.device.fuse).
func Detonate(x *game.Exec, device uint8, ships game.ShipSet) {
	d := x.S.Devices[device]
	if goesOff(x, device) {
		return
	}
	if d.Fuses > 0 {
		x.S.Devices[device].Fuses--
		EmitFuse(x, game.FuseRemoved, device)
		return
	}
	if answersBomb(x, card.Detonates, device) || answersBomb(x, card.DeviceGone, device) {
		f := x.Call(card.TriggerRole, d.Ship)
		boomAt.Put(x, f, int8(device))
		boomShips.Put(x, f, ships)
		return
	}
	goOff(x, device, ships)
}

// goOff is Detonate of a device that nothing stops.
func goOff(x *game.Exec, device uint8, ships game.ShipSet) {
	d := x.S.Devices[device]
	e := game.NewEvent(game.Detonated, "device.mine-detonates-on-overlap", d.Ship)
	e.Object, e.Name = game.Object{Kind: game.DeviceObject, ID: device}, x.G.Devices[d.Kind].Name
	x.Emit(e)
	rocks := uint16(0)
	if x.G.Devices[d.Kind].Rock {
		ships, rocks = 0, rocksNear(x, int(device))
	}
	f := x.Call(card.DetonateRole, d.Ship)
	boomAt.Put(x, f, int8(device))
	if kind := &x.G.Devices[d.Kind]; kind.Leaves != "" {
		rockLaid.Put(x, f, keepRock(x, d.Ship, kind, d.Pose))
	}
	boomKind.Put(x, f, d.Kind)
	boomRocks.Put(x, f, rocks)
	affects(x, f, ships)
}

// goesOff reports whether a device is going off already.
func goesOff(x *game.Exec, device uint8) bool {
	for i := range x.S.Frames[:x.S.Depth] {
		f := &x.S.Frames[i]
		if f.Proc == x.G.Roles[card.DetonateRole] && boomAt.In(x, f) == int8(device) {
			return true
		}
	}
	return false
}

// rocksNear returns the obstacles within the reach of a device, as bits.
func rocksNear(x *game.Exec, device int) uint16 {
	token := x.Device(device)
	reach := geom.Band * int32(x.G.Devices[x.S.Devices[device].Kind].Reach)
	set := uint16(0)
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
	for id := range x.EachTarget() {
		if ships.Has(id) && x.G.OneForce(id, f.Self) &&
			card.Ignoring(x, card.FriendlyDevices, id) {
			ships = ships.Without(id)
		}
	}
	boomShips.Put(x, f, ships)
}

// DetonateSteps carry out a device's effect on one ship after another; then it is removed
// (2e.device.removed-after-detonation). Ships that it destroys leave when it is over. A device that
// works around an obstacle has its player choose one, which is removed in the end
// (2e.device.catalogue.bombs).
var DetonateSteps = game.Parts{
	game.Locals{boomAt, boomKind, boomRocks, boomShips, boomShip, rockLaid},
	game.Step{
		Name: "choose an obstacle",
		Who: func(x *game.Exec) game.Players {
			if bits.OnesCount16(boomRocks.Get(x)) < 2 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for i := range x.S.Obstacles[:x.S.NObstacles] {
				if boomRocks.Get(x)&(1<<i) != 0 {
					AddObject(q, game.Object{Kind: game.ObstacleObject, ID: uint8(i)})
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			boomRocks.Set(x, 1<<c.Object.ID)
		},
	},
	game.Step{Name: "ships around the obstacle", Do: func(x *game.Exec) {
		if boomRocks.Get(x) == 0 {
			return
		}
		var ships game.ShipSet
		for id := range x.EachTarget() {
			if card.Reaches(x, id, boomRock(x), int(boomDevice(x).Reach)) {
				ships = ships.With(id)
			}
		}
		affects(x, x.Frame(), ships)
	}},
	game.Loop("ships",
		game.Step{Name: "the next ship", Do: boomNextShip},
		card.Throw(card.Dice{
			Name: "roll for the device", Color: game.AttackDice,
			N:  func(x *game.Exec) int { return int(boomDevice(x).Dice) },
			By: boomShip.Get,
		}, affect),
		game.Step{Name: "effect without dice", Do: func(x *game.Exec) {
			if boomDevice(x).Dice == 0 {
				affect(x, game.Faces{})
			}
		}},
		game.Step{Name: "after the effect", Do: func(x *game.Exec) {
			if boomDevice(x).Bomb {
				t := game.On(card.AfterBomb, boomShip.Get(x))
				t.Other = x.Self()
				x.Offer(t)
			}
		}},
	),
	game.If("is there an aftermath", func(x *game.Exec) bool { return boomDevice(x).Exposes }, expose),
	game.Step{Name: "remove the obstacle", Do: func(x *game.Exec) {
		if boomRocks.Get(x) != 0 {
			removeObstacle(x, boomRock(x), "device.catalogue.bombs")
		}
	}},
	game.Step{Name: "after it has detonated", Do: func(x *game.Exec) {
		if i := boomAt.Get(x); i >= 0 {
			x.Offer(onBomb(x, card.AfterDetonate, uint8(i)))
		}
	}},
	game.Step{Name: "remove the device", Do: func(x *game.Exec) {
		if i := boomAt.Get(x); i >= 0 {
			boomAt.Set(x, -1)
			RemoveDevice(x, uint8(i))
		}
	}},
	game.Step{Name: "what it leaves", Do: leaveRock},
	sufferUnder,
}

// expose has each ship affected expose a damage card, unless it chooses to gain a strain token
// (2e.device.catalogue.bombs).
var expose = game.Parts{
	game.Loop("ships again",
		game.Step{Name: "the next ship again", Do: boomNextShip},
		card.Provided(func(x *game.Exec) bool { return canTurnOver(x, boomShip.Get(x)) },
			card.PickOne(boomShip.Get,
				card.Alt("expose a damage card", ExposeCard(boomShip.Get)),
				card.Alt("gain 1 strain token", card.Gain(boomShip.Get, 1, card.StrainToken)))).Do,
	),
}

// boomDevice returns the kind of device that detonates.
func boomDevice(x *game.Exec) *game.DeviceInfo { return &x.G.Devices[boomKind.Get(x)] }

// boomRock returns the obstacle around which a device works.
func boomRock(x *game.Exec) game.Object {
	return game.Object{Kind: game.ObstacleObject, ID: uint8(bits.TrailingZeros16(boomRocks.Get(x)))}
}

// boomNextShip goes on with the next ship, and after the last one with none.
func boomNextShip(x *game.Exec) {
	ships := boomShips.Get(x)
	next := boomShip.Get(x) + 1
	if boomShip.Get(x) == game.NoShip {
		next = 0
	}
	for id := next; id < game.ShipID(x.S.NShips); id++ {
		if ships.Has(id) && x.Present(id) {
			boomShip.Set(x, id)
			return
		}
	}
	boomShip.Set(x, game.NoShip)
	x.Leave()
}

// affect carries out the device's effect on the ship whose turn it is.
func affect(x *game.Exec, result game.Faces) {
	kind := boomDevice(x)
	before, at := x.S.NDamages, boomSection(x, kind)
	kind.Effect(x, boomShip.Get(x), result)
	if at != game.NoSection && x.S.NDamages > before {
		x.Damage().Section = at
	}
	if (kind.Bomb || kind.AsBomb) && x.S.NDamages > before {
		d := x.Damage()
		d.Bomb, d.Source = true, x.Self()
	}
}

// boomSection returns the section of the ship whose turn it is that the device reaches: that which is over a
// mine or near a bomb, NoSection if both are (1e.huge.damage.unspecified-opponent-chooses).
func boomSection(x *game.Exec, kind *game.DeviceInfo) game.Section {
	i := boomAt.Get(x)
	return card.SectionThat(x, boomShip.Get(x), func(x *game.Exec) bool {
		switch {
		case i < 0:
			return card.Reaches(x, x.Subject(), boomRock(x), int(kind.Reach))
		case kind.Mine:
			token := x.Device(int(i))
			return geom.OverlapToken(x.Placed(x.Subject()), &token, geom.WithGuides)
		}
		return card.Reaches(x, x.Subject(), game.Object{Kind: game.DeviceObject, ID: uint8(i)}, int(kind.Reach))
	})
}

// removeObstacle takes an obstacle off the table, with the locks and the fuse markers on it.
func removeObstacle(x *game.Exec, o game.Object, clause string) {
	for i := range x.G.Ships { // also those that are set aside
		card.BreakLocks(x, game.ShipID(i), o, "token.lock.leaves-with-ship")
	}
	e := game.NewEvent(game.ObstacleRemoved, clause, game.NoShip)
	e.Object = o
	x.Emit(e)
	x.S.Obstacles[o.ID].Gone, x.S.Obstacles[o.ID].Fuses = true, 0
}
