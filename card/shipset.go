package card

import "koiogran/game"

// SetThat is the set of the ships that meet the conditions, read with Chosen.
func SetThat(conds ...Cond) func(x *game.Exec) game.ShipSet {
	meets := All(conds...)
	return func(x *game.Exec) game.ShipSet {
		var set game.ShipSet
		for id := range x.EachShip() {
			if x.With(id, meets) {
				set = set.With(id)
			}
		}
		return set
	}
}
