package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// resting finds a remote of the running card that does not lie on the table, NoShip if all of them do.
func resting(x *game.Exec) game.ShipID {
	for i := range x.G.Ships {
		if r := x.G.Ships[i].Remote; r != nil && r.Card == x.Card() && x.DeviceOf(game.ShipID(i)) < 0 {
			return game.ShipID(i)
		}
	}
	return game.NoShip
}

// restingRemotes counts the remotes of the running card that do not lie on the table.
func restingRemotes(x *game.Exec) int {
	n := 0
	for i := range x.G.Ships {
		if r := x.G.Ships[i].Remote; r != nil && r.Card == x.Card() && x.DeviceOf(game.ShipID(i)) < 0 {
			n++
		}
	}
	return n
}

// sendOut makes a remote of the running card one that is at a pose, as its card is printed.
func sendOut(x *game.Exec, pose geom.Pose) game.ShipID {
	id := resting(x)
	info := x.Info(id)
	*x.Ship(id) = game.Ship{Pose: pose, Initiative: info.Initiative}
	x.S.Charges[info.Pilots] = game.Charge{Active: uint8(x.G.Cards[info.Pilots].Charges)}
	return id
}

// engages reports whether a ship, or a remote, does something in the Engagement phase: every ship does, and
// a remote that attacks or has something to do now (2e.device.remote.phases).
func engages(x *game.Exec, id game.ShipID) bool {
	r := x.Info(id).Remote
	return r == nil && !idle(x, id) || r != nil && !x.Ship(id).Destroyed && (r.Engages || x.Answerable(game.On(card.BeforeEngage, id)))
}

// removeRemotes takes the remotes off the table that are destroyed (2e.device.remote.damage). They do not
// wait for their initiative, as ships do.
func removeRemotes(x *game.Exec) {
	for i := int(x.S.NDevices) - 1; i >= 0; i-- {
		if d := &x.S.Devices[i]; x.G.Devices[d.Kind].Remote && x.Ship(d.Ship).Destroyed {
			RemoveRemote(x, i, "device.remote.damage")
		}
	}
}

// RemoveRemote takes a remote off the table: the locks on it leave, its damage cards return to their deck.
func RemoveRemote(x *game.Exec, device int, clause string) {
	id := x.S.Devices[device].Ship
	for i := range x.G.Ships { // also those that are set aside
		card.BreakLocks(x, game.ShipID(i), game.ShipAs(id), "token.lock.leaves-with-ship")
	}
	discardDamage(x, id)
	e := game.NewEvent(game.ObstacleRemoved, clause, id)
	e.Name, e.Object = x.Info(id).Name, game.Object{Kind: game.DeviceObject, ID: uint8(device)}
	x.Emit(e)
	RemoveDevice(x, uint8(device))
}

// meetRemote raises the moment at which a ship has moved through a remote, or overlaps it, by a clause. Only
// abilities follow from it (2e.device.remote.overlapped).
func meetRemote(x *game.Exec, ship, remote game.ShipID, clause string) {
	e := game.NewEvent(game.DeviceMet, clause, ship)
	e.Object = game.Object{Kind: game.DeviceObject, ID: uint8(x.DeviceOf(remote))}
	x.Emit(e)
	t := game.On(card.AfterMeet, ship)
	t.Other = remote
	if under(x, x.DeviceOf(remote)).Has(ship) {
		t.N = 1
	}
	x.Raise(t)
}

// overlapPlaced has the ships under which a device was just placed, or to which it relocated, overlap it if it is a
// remote (2e.device.placed-under-ship). One that touches a base at its guides is not under it.
func overlapPlaced(x *game.Exec, device int) {
	if !x.G.Devices[x.S.Devices[device].Kind].Remote {
		return
	}
	ships := over(x, device, geom.WithoutGuides)
	for id := range x.EachShip() {
		if ships.Has(id) {
			meetRemote(x, id, x.S.Devices[device].Ship, "device.placed-under-ship")
		}
	}
}

// placedUnder has the ships overlap the remote that was just placed under them.
var placedUnder = game.Step{Name: "the ships over the remote", Do: func(x *game.Exec) {
	if i := placedAt.Get(x); i >= 0 {
		overlapPlaced(x, int(i))
	}
}}

// relocateWay is the way chosen to relocate a remote, one more than its place in the list.
var relocateWay = game.NewLocal[uint8]("way to relocate", 0)

// Relocate is the op with which a remote relocates forward by one of several templates, which its player
// picks (2e.device.remote.relocate-forward).
func Relocate(r card.Ref, ways ...Way) card.Op {
	return card.Op{
		What: "relocate",
		Can:  func(x *game.Exec) bool { return r(x) != game.NoShip && x.DeviceOf(r(x)) >= 0 },
		Do: game.Parts{game.Locals{relocateWay}, game.Step{
			Name: "choose the template to relocate by",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				q.Ship = r(x)
				for i, w := range ways {
					c := game.Opt(game.TemplateVerb)
					c.Item, c.N, c.Maneuver = uint8(i), relocatesBy, game.Maneuver{
						Bearing: w.Bearing, Speed: w.Speed, Difficulty: game.DifficultyWhite,
					}
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { relocateWay.Set(x, 1+c.Item) },
		}, game.Step{Name: "relocate", Do: func(x *game.Exec) {
			w := ways[relocateWay.Get(x)-1]
			id := r(x)
			m := geom.Maneuver{Bearing: w.Bearing, Speed: w.Speed}
			kind := &x.G.Devices[x.Info(id).Remote.Kind]
			to := kind.Outline.Relocated(x.Ship(id).Pose, m.Template(), m.Side())
			if relocate(x, id, to, "device.remote.relocate-forward") {
				overlapPlaced(x, x.DeviceOf(id))
			}
		}}},
	}
}

// relocatesBy marks the choice of a template to relocate with.
const relocatesBy = 7

// relocate moves a remote, which meets nothing on its way (2e.device.relocate). Partly outside the play
// area it is removed (2e.device.remote.leaves-area); relocate reports whether it stays on the table.
func relocate(x *game.Exec, id game.ShipID, to geom.Token, clause string) bool {
	i := x.DeviceOf(id)
	x.S.Devices[i].Pose, x.Ship(id).Pose = to.Pose, to.Pose
	e := game.NewEvent(game.Relocated, clause, id)
	e.Name, e.Object, e.Pose = x.Info(id).Name, game.Object{Kind: game.DeviceObject, ID: uint8(i)}, to.Pose
	x.Emit(e)
	if x.G.Area.HoldsToken(&to) {
		return true
	}
	RemoveRemote(x, i, "device.remote.leaves-area")
	return false
}

// ofCrew reports whether a kind of device is a remote that the running card places as a crew upgrade.
func ofCrew(x *game.Exec, kind string) bool {
	return x.G.Devices[deviceKind(x, kind)].Remote && int(x.Card()) < len(x.G.Cards) && x.G.Cards[x.Card()].Slot == crewSlot
}

// crewSlot is the slot of crew upgrades.
const crewSlot = "crew"

// latchFront is which of the two guides of a ship a remote relocates to.
var latchFront = game.NewLocal[uint8]("guides to relocate to", 0)

// The guides to which a remote relocates.
const (
	atNeither = iota
	atFront
	atRear
)

// LatchOn is the op with which Self, a remote, relocates to the front or the rear guides of a ship, if it
// overlaps no object there. Where it would at both, it and the ship suffer 1 hit damage each.
func LatchOn(r card.Ref) card.Op {
	here := func(x *game.Exec) bool {
		return r(x) != game.NoShip && x.Ship(r(x)).InPlay() && x.DeviceOf(x.Self()) >= 0
	}
	return card.Op{What: "relocate to the ship's guides; if it cannot: suffer 1 hit", Can: here, Do: game.Parts{
		game.Locals{latchFront},
		game.Step{
			Name:    "choose the guides",
			Options: []string{atNeither: "neither", atFront: "its front guides", atRear: "its rear guides"},
			Who: func(x *game.Exec) game.Players {
				if !clearAt(x, r(x), atFront) || !clearAt(x, r(x), atRear) {
					return game.Nobody
				}
				return game.Only(x.Owner(x.Self()))
			},
			Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
				for n := int16(atFront); n <= atRear; n++ {
					c := game.Opt(game.OptionVerb)
					c.N = n
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { latchFront.Set(x, uint8(c.N)) },
		},
		game.Step{Name: "relocate to the guides", Do: func(x *game.Exec) {
			at := latchFront.Get(x)
			for n := uint8(atFront); n <= atRear && at == atNeither; n++ {
				if clearAt(x, r(x), n) {
					at = n
				}
			}
			if at == atNeither {
				card.SufferOf(x, x.Self(), x.Self(), 1, 0)
				card.SufferOf(x, r(x), x.Self(), 1, 0)
				return
			}
			relocate(x, x.Self(), latchedTo(x, r(x), at), "device.relocate")
		}},
	}}
}

// latchedTo is Self, a remote, at the guides of a ship.
func latchedTo(x *game.Exec, ship game.ShipID, at uint8) geom.Token {
	p := geom.Placing{Size: x.Info(ship).Size, Ship: x.Ship(ship).Pose, Launch: at == atFront}
	return p.Device(x.G.Devices[x.Info(x.Self()).Remote.Kind].Outline)
}

// clearAt reports whether Self, a remote, would overlap no object at the guides of a ship.
func clearAt(x *game.Exec, ship game.ShipID, at uint8) bool {
	token := latchedTo(x, ship, at)
	for id := range x.EachShip() {
		if id != ship && geom.OverlapToken(x.Placed(id), &token, geom.WithGuides) {
			return false
		}
	}
	tokens, objects := x.Tokens()
	for i := range tokens {
		o := objects[i]
		if own := o.Kind == game.DeviceObject && int(o.ID) == x.DeviceOf(x.Self()); !own && !geom.Apart(&token, &tokens[i], 0) {
			return false
		}
	}
	return true
}
