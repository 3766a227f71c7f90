package card

import "koiogran/engine/game"

// Opponent is a ship of the other player, for PickedBy, which also works if there is none.
var Opponent Ref = func(x *game.Exec) game.ShipID {
	for i := range x.S.NShips {
		if id := game.ShipID(i); x.Owner(id) != x.Owner(x.Self()) {
			return id
		}
	}
	return game.NoShip
}

// PickedBy turns the questions of ops that would go to Self's player to the player of another ship.
func PickedBy(r Ref, ops ...Op) Op {
	can := func(x *game.Exec) bool { return feasible(x, ops) }
	return Op{What: "picked by another player", Can: can,
		Do: game.Map(outlineOf(ops), func(st game.Step) game.Step {
			if who := st.Who; who != nil {
				st.Who = func(x *game.Exec) game.Players {
					if p := who(x); p != game.Only(x.Owner(x.Self())) {
						return p
					}
					if id := r(x); id != game.NoShip {
						return game.Only(x.Owner(id))
					}
					return game.Only(x.Owner(x.Self()).Other())
				}
			}
			return st
		})}
}
