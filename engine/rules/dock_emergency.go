package rules

import (
	"math/bits"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// AskEmergency is the name of the step that asks which ship deploys next in an emergency.
const AskEmergency = "choose the ship that deploys next"

// EmergencySteps let each ship deploy that is docked with a destroyed ship, before that is removed (2e.dock.emergency):
// those of the first player first, and those of one side in the order that their player likes, since one that has
// deployed may be in the way of the next.
var EmergencySteps = game.Parts{game.Loop("docked ships",
	game.Step{Name: "the docked ships that are left", Do: func(x *game.Exec) {
		switch left, _ := adrift(x); bits.OnesCount32(uint32(left)) {
		case 0:
			x.Leave()
		case 1:
			x.Choose(game.ShipID(bits.TrailingZeros32(uint32(left))))
		default:
			x.Choose(game.NoShip)
		}
	}},
	game.Step{
		Name: AskEmergency,
		Who: func(x *game.Exec) game.Players {
			if x.Chosen() != game.NoShip {
				return game.Nobody
			}
			_, owners := adrift(x)
			return game.Only(owners.Speaker())
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			left, _ := adrift(x)
			for id := range game.ShipID(x.S.NShips) {
				if left.Has(id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Choose(c.Ship) },
	},
	game.Step{Name: "the next docked ship", Do: func(x *game.Exec) {
		deployEmergency.Put(x, x.Call(card.DeployRole, x.Chosen()), true)
	}},
)}

// adrift returns the ships that are docked with destroyed ones, and their owners: of the first side in player order that has any.
func adrift(x *game.Exec) (left game.ShipSet, owners game.Players) {
	for _, side := range [...]game.Player{x.S.First, x.S.First.Other()} {
		for id := range game.ShipID(x.S.NShips) {
			carrier := x.Ship(id).Carrier()
			if carrier != game.NoShip && x.Ship(carrier).Destroyed && x.Side(id) == side {
				left = left.With(id)
				owners |= game.Only(x.Owner(id))
			}
		}
		if left != 0 {
			break
		}
	}
	return left, owners
}
