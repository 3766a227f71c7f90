package card

import "koiogran/game"

// ForgetAttacks ends what lasts until the end of a phase: who has attacked whom, and who is marked.
func ForgetAttacks(x *game.Exec) {
	for i := range x.S.Ships[:x.S.NShips] {
		x.S.Ships[i].AttackedBy = 0
	}
	x.S.Marked = [2]uint8{}
}

// AttackedByFriend tells whether a friend other than Self has attacked a ship this phase.
func AttackedByFriend(r Ref) Cond {
	return func(x *game.Exec) bool {
		// A friend that has been destroyed since has attacked all the same.
		for i := range int(x.S.NShips) {
			id := game.ShipID(i)
			if x.Ship(r(x)).AttackedBy.Has(id) && id != x.Self() &&
				x.Owner(id) == x.Owner(x.Self()) {
				return true
			}
		}
		return false
	}
}

// Mark makes Self's ability help a friend against a ship until the end of the phase. A player marks
// one ship at a time.
func Mark(r Ref) Op {
	return do("mark a ship", nil, func(x *game.Exec) {
		x.S.Marked[x.Owner(x.Self())] = uint8(r(x)) + 1
	})
}

// Unmark ends Mark.
func Unmark(r Ref) Op {
	return do("end the mark", Marked(r), func(x *game.Exec) { x.S.Marked[x.Owner(x.Self())] = 0 })
}

// Marked tells whether an ability of Self's player helps a friend against a ship.
func Marked(r Ref) Cond {
	return func(x *game.Exec) bool {
		id := r(x)
		return id != game.NoShip && x.S.Marked[x.Owner(x.Self())] == uint8(id)+1
	}
}
