package rules

import (
	"koiogran/card"
	"koiogran/game"
)

// canCoordinate tells whether there is another friendly ship at range 1-2
// (2e.action.coordinate.range). A stressed ship can be chosen
// (2e.action.coordinate.stressed-target).
func canCoordinate(x *game.Exec) bool {
	for id := range x.EachShip() {
		if coordinated(x, x.Trigger().Ship, id) {
			return true
		}
	}
	return false
}

// coordinated tells whether a ship can be chosen by another's coordinate action.
func coordinated(x *game.Exec, by, id game.ShipID) bool {
	if id == by || x.Owner(id) != x.Owner(by) || x.Query(card.Uncoordinated, id, 0) > 0 {
		return false
	}
	n := card.RangeBetween(x, by, id)
	return 1 <= n && n <= 2
}

// performedBefore is the scratch number in which a coordinate action keeps what the chosen ship had
// performed before.
const performedBefore = 1

// coordinateSteps let the ship choose another, which may perform one action. Its action may fail
// or be declined without the coordinate failing (2e.action.coordinate.fail).
var coordinateSteps = []game.Step{
	{
		Name: "choose a ship to coordinate",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for id := range x.EachShip() {
				if coordinated(x, x.Self(), id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.Choose(c.Ship)
			x.Frame().R[performedBefore] = x.Ship(c.Ship).Performed.Bits()
		},
	},
	{Name: "the coordinated ship acts", Do: func(x *game.Exec) {
		if x.Query(card.CoordinatesOwnBar, x.Self(), 0) > 0 {
			card.OfferActions(x, x.Chosen(), barOf(x, x.Self()), game.OnBar, game.NoAction)
			return
		}
		card.OfferActions(x, x.Chosen(), card.SetOf(), 0, game.NoAction)
	}},
	{Name: "what it did", Do: func(x *game.Exec) {
		before := game.ActionsOf(x.Frame().R[performedBefore])
		for a := range game.NumActions {
			if x.Ship(x.Chosen()).Performed&^before == 1<<a {
				card.LedTo(x, a)
			}
		}
	}},
}

// barOf returns the actions of a ship's action bar as a set for a menu.
func barOf(x *game.Exec, id game.ShipID) int16 {
	var set int16
	bar := x.Info(id).Actions
	for i := range bar {
		if x.HasLine(id, &bar[i]) {
			set |= bar[i].Action.Bit()
		}
	}
	return set
}
