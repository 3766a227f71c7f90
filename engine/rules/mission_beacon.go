package rules

import (
	"math/bits"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// AskBeacon is the name of the step that asks which ship receives the victory token of a beacon.
const AskBeacon = "lay a victory token"

// LayVictoryTokens gives the side whose ships at a beacon weigh more than those of the other a victory token, beacon by
// beacon. Its captain places it on the card of one of these ships (2e.epic.mission.three-beacons.token).
var LayVictoryTokens = game.Parts{
	game.Locals{beaconsDone},
	game.Step{Name: "victory tokens without a choice", Do: func(x *game.Exec) {
		for i := range beaconsOf(x) {
			if _, ships := holders(x, i); bits.OnesCount32(uint32(ships)) == 1 {
				layVictory(x, i, game.ShipID(bits.TrailingZeros32(uint32(ships))))
			}
		}
	}},
	game.Step{
		Name:  AskBeacon,
		Until: true,
		Who: func(x *game.Exec) game.Players {
			_, side, ships := contested(x)
			if ships == 0 {
				return game.Nobody
			}
			return game.Only(side)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			_, _, ships := contested(x)
			for id := range x.EachShip() {
				if ships.Has(id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			i, _, _ := contested(x)
			layVictory(x, i, c.Ship)
		},
	},
}

// beaconsDone are the beacons, as bits, whose tokens have been laid in this End phase.
var beaconsDone = game.NewLocal("beacons done", uint8(0))

// beaconsOf returns the beacons of the mission.
func beaconsOf(x *game.Exec) []geom.Spot {
	if x.G.Mission == nil {
		return nil
	}
	return x.G.Mission.Beacons
}

// contested returns the next beacon whose token is still to be laid, the side that places it and the ships among which it
// chooses; no ships if there is none.
func contested(x *game.Exec) (beacon int, side game.Player, ships game.ShipSet) {
	for i := range beaconsOf(x) {
		if beaconsDone.Get(x)&(1<<i) != 0 {
			continue
		}
		if side, ships := holders(x, i); ships != 0 {
			return i, side, ships
		}
	}
	return 0, game.NoSide, 0
}

// holders returns the side whose ships at a beacon weigh more than those of the other, and these ships: none if both
// weigh as much (2e.epic.mission.three-beacons.weight).
func holders(x *game.Exec, beacon int) (game.Player, game.ShipSet) {
	var weight [2]int
	var ships [2]game.ShipSet
	for id := range x.EachShip() {
		if n := BeaconWeight(x, id); n > 0 && AtBeacon(x, x.Placed(id), beacon) {
			weight[x.Side(id)] += n
			ships[x.Side(id)] = ships[x.Side(id)].With(id)
		}
	}
	switch {
	case weight[0] > weight[1]:
		return game.Seat1, ships[0]
	case weight[1] > weight[0]:
		return game.Seat2, ships[1]
	}
	return game.NoSide, 0
}

// AtBeacon reports whether a base is at range 0-1 of a beacon of the mission.
func AtBeacon(x *game.Exec, base *geom.Placed, beacon int) bool {
	return geom.NearSpot(base, x.G.Mission.Beacons[beacon], x.G.Measure.Reach(1))
}

// BeaconWeight returns what a ship weighs at a beacon: 1 if it is small, 2 if medium, 3 if large, 4 if huge; a stressed
// ship and a remote nothing (2e.epic.mission.three-beacons.weight).
func BeaconWeight(x *game.Exec, id game.ShipID) int {
	switch size := x.Info(id).Size; {
	case x.IsRemote(id) || x.Ship(id).Has(game.StressToken):
		return 0
	case size.Huge():
		return 4
	default:
		return int(size) + 1
	}
}

// HasVictory reports whether a ship has victory tokens.
func HasVictory(x *game.Exec) bool { return x.Ship(x.Subject()).Victory > 0 }

// MoveVictory is the op that moves a victory token from the card of one ship to the card of another.
func MoveVictory(from, to card.Ref) card.Op {
	return card.RunIf("move a victory token", from.Is(HasVictory), func(x *game.Exec) {
		x.Ship(from(x)).Victory--
		x.Ship(to(x)).Victory++
		e := game.NewEvent(game.VictoryLaid, "epic.mission.three-beacons.token", to(x))
		e.Other = from(x)
		x.Emit(e)
	})
}

// layVictory places the victory token of a beacon on the card of a ship.
func layVictory(x *game.Exec, beacon int, id game.ShipID) {
	beaconsDone.Set(x, beaconsDone.Get(x)|1<<beacon)
	x.Ship(id).Victory++
	e := game.NewEvent(game.VictoryLaid, "epic.mission.three-beacons.token", id)
	e.N = beacon + 1
	x.Emit(e)
}
