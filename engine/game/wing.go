package game

import "koiogran/engine/geom"

// Wing is the part that a ship has in a wing as a mate; a ship without a position has none (2e.epic.wing).
type Wing struct {
	Leader   ShipID
	Position geom.WingPosition
}

// DeferredSplit is the bit of Table.Deferred that says that a ship has gained a token which can split a wing.
const DeferredSplit = 1 << 7

// LeaderOf returns the leader in whose wing a ship flies now, NoShip for a ship that has split and for one that is not
// a mate.
func (x *Exec) LeaderOf(id ShipID) ShipID {
	if !x.S.Formed.Has(id) {
		return NoShip
	}
	return x.G.Ships[id].Wing.Leader
}

// EachMate runs over the mates that fly in the wing of a leader now, in the order of their positions.
func (x *Exec) EachMate(leader ShipID) func(yield func(ShipID) bool) {
	return func(yield func(ShipID) bool) {
		if x.S.Formed == 0 {
			return
		}
		for p := geom.LeftFlank; p < geom.WingPositions; p++ {
			for i := range x.G.Ships {
				id := ShipID(i)
				if x.G.Ships[i].Wing.Position == p && x.LeaderOf(id) == leader && !yield(id) {
					return
				}
			}
		}
	}
}
