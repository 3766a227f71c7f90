package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// LeadLock is the op with which the player of Self chooses an object that fits, and then a ship that meets
// the conditions, which may perform a lock action to lock that object.
func LeadLock(fits []ObjectFit, conds ...card.Cond) card.Op {
	meets := card.All(conds...)
	menu := func(x *game.Exec, id game.ShipID, o game.Object) game.Trigger {
		t := game.On(card.PerformAction, id)
		t.Only, t.N, t.From, t.Object = x.Owner(id), card.SetOf(game.LockAction), game.NoAction, o
		return t
	}
	able := func(x *game.Exec, o game.Object, visit func(id game.ShipID)) {
		for id := range x.EachShip() {
			if o != game.ShipAs(id) && x.Candidate(id, meets) && x.Answerable(menu(x, id, o)) {
				visit(id)
			}
		}
	}
	objects := func(x *game.Exec, visit func(o game.Object)) {
		for o := range x.EachObject() {
			if !fitsAll(x, o, fits) {
				continue
			}
			found := false
			able(x, o, func(game.ShipID) { found = true })
			if found {
				visit(o)
			}
		}
	}
	who := func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) }
	return card.Op{
		What: "lead a lock",
		Can: func(x *game.Exec) bool {
			found := false
			objects(x, func(game.Object) { found = true })
			return found
		},
		Do: game.Parts{card.ObjectLocals, game.Step{
			Name: "choose the object to be locked", Who: who,
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				objects(x, func(o game.Object) { addObject(q, o) })
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { card.KeepObject(x, c.Object) },
		}, game.Step{
			Name: "choose the ship that may lock it", Who: who,
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				able(x, card.KeptObject(x), q.AddShip)
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				x.Offer(menu(x, c.Ship, card.KeptObject(x)))
			},
		}},
	}
}
