package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// canCoordinate reports whether there is another friendly ship at range 1-2
// (2e.action.coordinate.range). A stressed ship can be chosen
// (2e.action.coordinate.stressed-target).
func canCoordinate(x *game.Exec) bool {
	for id := range x.EachTarget() {
		if coordinated(x, x.Trigger().Ship, id) {
			return true
		}
	}
	return false
}

// coordinated reports whether a ship can be chosen by another's coordinate action, or a crew remote where a
// card says so.
func coordinated(x *game.Exec, by, id game.ShipID) bool {
	if r := x.Info(id).Remote; r != nil && (!r.Crew || x.Query(card.Coordination, by, 0)&card.CrewRemotes == 0) {
		return false
	}
	return id != by && (card.AreFriendly(x, id, by) || reachesAlly(x, by, id)) && actsOn(x, game.CoordinateAction, by, id) != never &&
		obeys(x, by, id)
}

// obeys reports whether no card keeps a ship from being coordinated by another.
func obeys(x *game.Exec, by, id game.ShipID) bool {
	return !card.Forbidden(x, card.BeingCoordinated, game.Weighed{Subject: id, Other: by})
}

// CanCoordinate reports whether a ship can be chosen by a coordinate action of Self.
func CanCoordinate(x *game.Exec) bool { return coordinated(x, x.Self(), x.Subject()) }

// CoordinatesAfar reports whether Self, which has coordinated one ship, can coordinate this one as well, wherever it is.
func CoordinatesAfar(x *game.Exec) bool {
	id, by := x.Subject(), x.Self()
	return id != by && card.AreFriendly(x, id, by) && obeys(x, by, id)
}

// performedBefore are the actions that the coordinated ship had performed before.
var performedBefore = game.NewLocal[game.ActionSet]("performed before", 0)

// coordinateStep is the name of the step in which a ship is chosen for a coordinate action.
const coordinateStep = "choose a ship to coordinate"

// coordinateSteps let the ship choose another, which may perform one action. Its action may fail
// or be declined without the coordinate failing (2e.action.coordinate.fail).
var coordinateSteps = game.Parts{
	game.Locals{performedBefore},
	game.Step{
		Name: coordinateStep,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for id := range x.EachTarget() {
				if coordinated(x, x.Self(), id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			payReach(x, game.CoordinateAction, x.Self(), c.Ship)
			x.Choose(c.Ship)
			performedBefore.Set(x, x.Ship(c.Ship).Performed)
		},
	},
	game.IfElse("is it a remote", func(x *game.Exec) bool { return x.IsRemote(x.Chosen()) },
		Relocate(card.Chosen, coordinatedRemote[:]...).Do, game.Parts{
			game.Step{Name: "before the coordinated ship acts", Do: func(x *game.Exec) {
				t := game.On(card.Coordinating, x.Self())
				t.Other = x.Chosen()
				x.Offer(t)
			}},
			game.Step{Name: "the coordinated ship acts", Do: actCoordinated},
			game.Step{Name: "what it did", Do: func(x *game.Exec) {
				before := performedBefore.Get(x)
				for a := range game.NumActions {
					if x.Ship(x.Chosen()).Performed&^before == 1<<a {
						card.LedTo(x, a)
					}
				}
			}},
		}),
}

// coordinatedRemote are the templates that a coordinated crew remote can relocate with.
var coordinatedRemote = [...]Way{{Bearing: geom.TurnLeft, Speed: 1}, {Bearing: geom.TurnRight, Speed: 1},
	{Bearing: geom.Straight, Speed: 2}}

// actCoordinated lets the chosen ship perform one action.
func actCoordinated(x *game.Exec) {
	how := x.Query(card.Coordination, x.Self(), 0)
	set, terms := card.SetOf(), game.Terms(0)
	if how&card.OwnBar != 0 {
		set, terms = barOf(x, x.Self()), game.OnBar
	}
	if how&card.OneStress != 0 && x.Ship(x.Chosen()).Tokens[game.StressToken] == 1 {
		terms |= game.WhileStressed
	}
	if how&card.RedToo != 0 {
		terms |= game.AsRed
	}
	card.OfferActions(x, x.Chosen(), set, terms, game.NoAction)
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

// Coordinate are the ops with which Self coordinates another ship that meets the conditions, which is not
// the action (2e.action.effect-is-not-action).
func Coordinate(conds ...card.Cond) []card.Op {
	return []card.Op{
		card.Choose(append([]card.Cond{CanCoordinate}, conds...)...),
		card.Run("coordinate the ship", func(x *game.Exec) {
			payReach(x, game.CoordinateAction, x.Self(), x.Chosen())
			actCoordinated(x)
		}),
	}
}

// CoordinateChosen is the op with which Self coordinates the ship chosen, which is not the action
// (2e.action.effect-is-not-action).
func CoordinateChosen() card.Op { return card.Run("coordinate the ship", actCoordinated) }
