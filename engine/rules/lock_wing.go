package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// heldPrey is the ship that the wing locks which has come out of reserve.
var heldPrey = game.LocalShip("ship that the wing locks")

// WingLocks is the op with which each ship of the wing that BringWing has placed acquires a lock on a ship, if that is in
// the range of its locks.
func WingLocks(prey card.Ref) card.Op {
	target := func(x *game.Exec) game.ShipID { return heldPrey.Get(x) }
	each := card.EachShip([]card.Cond{broughtNow}, LockOn(card.Chosen, card.ObjectOf(target)))
	can := func(x *game.Exec) bool {
		for id := range x.EachShip() {
			if x.Candidate(id, broughtNow) && lockable(x, id, game.ShipAs(prey(x))) {
				return true
			}
		}
		return false
	}
	return card.Op{What: "each ship of the wing acquires a lock", Can: can, Do: game.Parts{
		game.Locals{heldLeader, heldPrey},
		game.Step{Name: "the ship that the wing locks", Do: func(x *game.Exec) { heldPrey.Set(x, prey(x)) }},
		each.Do,
	}}
}
