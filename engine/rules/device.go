package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Way is how a card lets a ship place a device: the template, and whether it is launched from
// the front guides instead of dropped from the rear ones (2e.device.drop, 2e.device.launch).
type Way struct {
	Bearing geom.Bearing // Straight, or a bank or a turn
	Speed   uint8
	Launch  bool
	Front   bool // dropped with the front guides
	Beside  bool // without a template: it touches the ship
	Freely  bool // without a template: beyond a range of enemies
	// From is the side of the ship at whose middle the template is laid, to drop the device from there; it
	// bends as seen along the template.
	From    geom.Side
	Charged bool // it costs 1 charge of the ship card
	Boards  bool // placed at an enemy behind the ship instead
}

// PlaceDevice is the op that places a device of a kind in one of several ways; the player
// picks among those that leave it inside the play area (2e.device.not-outside). A ship places
// one device a System phase, and none after decloaking (2e.device.one-per-system-phase,
// 2e.action.decloak.no-device-same-phase).
func PlaceDevice(kind string, ways ...Way) card.Op {
	return card.Op{
		What:   "place a " + kind,
		Places: true,
		Can: func(x *game.Exec) bool {
			if !mayPlace(x, kind, 1) {
				return false
			}
			possible := false
			eachWay(x, kind, ways, func(int, Way) { possible = true })
			return possible
		},
		Do: game.Parts{
			game.Locals{placeWay, rockLaid},
			wayStep(kind, ways), placeStep(kind, ways), guidesStep(kind, ways), heldInHand, setOffMine, placedUnder, sufferUnder,
			game.If("is it one of a set", func(x *game.Exec) bool {
				return x.G.Devices[deviceKind(x, kind)].Aside != ""
			}, besideStep(kind, ways, 1), heldInHand, setOffMine, besideStep(kind, ways, 2), heldInHand, setOffMine),
		},
	}
}

// mayPlace reports whether Self may still place a device of a kind, and there is room for n of them
// (2e.device.one-per-system-phase, 1e.bomb.one-per-round). A card can let it place one more.
func mayPlace(x *game.Exec, kind string, n int) bool {
	s := x.Ship(x.Self())
	if x.G.Devices[deviceKind(x, kind)].Aside != "" {
		n *= setSize
	}
	p, _ := PlacementNow(x)
	oneOnly := x.S.Phase == game.SystemPhase && !p.More || x.G.Devices[deviceKind(x, kind)].OneARound && p.Freely == 0
	if p.Apart && int8(x.S.Charges[x.Card()].Active) < x.G.Cards[x.Card()].Charges {
		return false // in set-up a card lacks a charge that has placed its device
	}
	return !(s.Placed && oneOnly) && !(x.S.Phase == game.SystemPhase && s.Decloaked) &&
		roomFor(x, &x.G.Devices[deviceKind(x, kind)], n)
}

// roomFor reports whether there is room for n more devices of a kind, and for what they leave.
func roomFor(x *game.Exec, info *game.DeviceInfo, n int) bool {
	if info.Obstacle {
		return freeRocks(x, info) >= n
	}
	if info.Leaves != "" {
		waiting := 0
		for i := range x.S.Devices[:x.S.NDevices] {
			if x.G.Devices[x.S.Devices[i].Kind].Leaves == info.Leaves {
				waiting++
			}
		}
		if freeRocks(x, &x.G.Devices[deviceKind(x, info.Leaves)]) < waiting+n {
			return false
		}
	}
	if info.Remote && restingRemotes(x) < n {
		return false
	}
	return int(x.S.NDevices)+n <= game.MaxDevices
}

// DropDevice is PlaceDevice with the straight 1 template behind the ship.
func DropDevice(kind string) card.Op {
	return PlaceDevice(kind, Way{Bearing: geom.Straight, Speed: 1})
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

// laid returns a device as the ship would place it.
func laid(x *game.Exec, w Way, kind uint8) geom.Token {
	p := placingOf(x, w)
	return p.Device(x.G.Devices[kind].Outline)
}

// placingOf returns a way as Self would place something.
func placingOf(x *game.Exec, w Way) geom.Placing {
	m := geom.Maneuver{Bearing: w.Bearing, Speed: w.Speed}
	return geom.Placing{
		Size: x.Info(x.Self()).Size, Ship: x.Ship(x.Self()).Pose, Launch: w.Launch || w.Front,
		Template: m.Template(), Side: m.Side(), From: w.From,
	}
}

// How a device is placed.
var (
	placeWay = game.NewLocal[uint8]("way to place it", 0) // one more than the way chosen
	placedAt = game.NewLocal[int8]("device placed", -1)   // its place in Table.Devices
)

// wayStep lets the player pick the way if several are possible.
func wayStep(kind string, ways []Way) game.Step {
	return game.Step{
		Name: "choose how to place the device",
		Who: func(x *game.Exec) game.Players {
			if w, only := onlyWay(x, kind, ways); only && !w.Charged {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			eachWay(x, kind, ways, func(i int, w Way) {
				c := game.Opt(game.TemplateVerb)
				c.Item, c.Maneuver = uint8(i), game.Maneuver{
					Bearing: w.Bearing, Speed: w.Speed, Difficulty: game.DifficultyWhite,
				}
				switch {
				case w.Launch:
					c.N = 1
				case w.Front:
					c.N = 2
				case w.Beside:
					c.N = 3
				case w.Freely:
					c.N = 4
				case w.Boards:
					c.N = 10
				case w.Charged && w.From == geom.Left:
					c.N = 8
				case w.Charged:
					c.N = 9
				case w.From == geom.Left:
					c.N = 5
				case w.From == geom.Right:
					c.N = 6
				}
				q.Add(c)
			})
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			placeWay.Set(x, 1+c.Item)
			if w := chosenWay(x, kind, ways); w.Charged {
				card.SpendChargesOf(x, x.Info(x.Self()).Pilots, 1, "charge.spend")
			}
		},
	}
}

// guidesStep lets the player choose which guides to place a device by, if it has guides at both
// ends.
func guidesStep(kind string, ways []Way) game.Step {
	return game.Step{
		Name:    "choose its guides",
		Options: []string{"by its rear guides, facing away", "by its front guides, facing the ship"},
		Who: func(x *game.Exec) game.Players {
			if !x.G.Devices[deviceKind(x, kind)].BothGuides || held.Get(x) == heldAboard {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for n := range int16(2) {
				c := game.Opt(game.OptionVerb)
				c.N = n
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			i := uint8(placedAt.Get(x))
			d := &x.S.Devices[i]
			if c.N == 1 {
				d.Pose = d.Pose.Turned(geom.FullTurn / 2)
				x.Ship(d.Ship).Pose = d.Pose
			}
			clause, how := howPlaced(chosenWay(x, kind, ways))
			tellPut(x, i, clause)
			tellPlaced(x, d.Kind, how)
		},
	}
}

// placeStep puts the device on the table, under any ship there
// (2e.device.placed-under-ship).
func placeStep(kind string, ways []Way) game.Step {
	return game.Step{Name: "place the device", Do: func(x *game.Exec) {
		k := deviceKind(x, kind)
		w := chosenWay(x, kind, ways)
		if w.Beside {
			holdBeside(x, k)
			return
		}
		if w.Freely {
			holdFar(x, k)
			return
		}
		if w.Boards {
			holdBoarding(x, k)
			return
		}
		clause, how := howPlaced(w)
		pose := laid(x, w, k).Pose
		if x.G.Devices[k].BothGuides {
			takeUp(x, k, pose)
			return
		}
		if x.G.Devices[k].Obstacle {
			layRock(x, &x.G.Devices[k], pose, clause)
		} else {
			putDown(x, k, pose, clause)
		}
		tellPlaced(x, k, how)
	}}
}

// howPlaced returns the clause of a way to place a device, and the way as the trigger encodes it.
func howPlaced(w Way) (clause string, how How) {
	if w.Launch {
		return "device.launch", ByLaunching
	}
	return "device.drop", ByDropping
}

// putDown puts a device of Self on the table.
func putDown(x *game.Exec, kind uint8, pose geom.Pose, clause string) {
	i := takeUp(x, kind, pose)
	tellPut(x, i, clause)
}

// takeUp makes a device of Self one of those on the table, without an event yet.
func takeUp(x *game.Exec, kind uint8, pose geom.Pose) uint8 {
	i, as := x.S.NDevices, x.Self()
	if x.G.Devices[kind].Remote {
		as = sendOut(x, pose)
	}
	x.S.Devices[i] = game.Device{
		Pose: pose, Kind: kind, Owner: x.Side(x.Self()), Ship: as,
		Fuses: x.G.Devices[kind].Fuses,
	}
	x.S.NDevices++
	x.Ship(x.Self()).Placed = true
	placedAt.Set(x, int8(i))
	return i
}

// tellPut emits the event of a device that Self has put on the table.
func tellPut(x *game.Exec, i uint8, clause string) {
	kind, pose := x.S.Devices[i].Kind, x.S.Devices[i].Pose
	e := game.NewEvent(game.DevicePlaced, clause, x.Self())
	e.Pose, e.Name, e.Object = pose, x.G.Devices[kind].Name, game.Object{Kind: game.DeviceObject, ID: i}
	x.Emit(e)
	if n := x.S.Devices[i].Fuses; n > 0 {
		EmitFuse(x, game.FusePlaced, i)
	}
}

// RemoveDevice takes a device off the table with the locks on it; those after it move down, also in
// what the present moves have met and in what abilities are still to answer.
func RemoveDevice(x *game.Exec, i uint8) {
	s := x.S
	for j := range s.Triggers[:s.NTriggers] {
		s.Triggers[j].Object = movedDown(s.Triggers[j].Object, i)
	}
	for j := range s.Frames[:s.Depth] {
		f := &s.Frames[j]
		boom := f.Proc == x.G.Roles[card.DetonateRole] || f.Proc == x.G.Roles[card.TriggerRole]
		if at := boomAt.In; boom && at(x, f) > int8(i) {
			boomAt.Put(x, f, at(x, f)-1)
		}
	}
	s.Delayed = s.Delayed&(1<<i-1) | s.Delayed>>(i+1)<<i
	for k := range x.G.Ships { // also those that are set aside
		id := game.ShipID(k)
		card.BreakLocks(x, id, game.Object{Kind: game.DeviceObject, ID: i},
			"token.lock.leaves-with-ship")
		moveDown(x.Ship(id).Locks[:], i)
	}
	for j := range s.Moves[:s.NMoves] {
		moveDown(s.Moves[j].Met[:s.Moves[j].NMet], i)
	}
	copy(s.Devices[i:], s.Devices[i+1:s.NDevices])
	s.NDevices--
	s.Devices[s.NDevices] = game.Device{}
}

// moveDown renumbers devices after one that is gone.
func moveDown(list []game.Object, gone uint8) {
	for i := range list {
		list[i] = movedDown(list[i], gone)
	}
}

// movedDown returns an object as it is numbered after a device is gone.
func movedDown(o game.Object, gone uint8) game.Object {
	switch {
	case o.Kind != game.DeviceObject || o.ID < gone:
		return o
	case o.ID == gone:
		return game.Object{}
	}
	o.ID--
	return o
}
