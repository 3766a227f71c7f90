package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What placing ships once more goes by.
var (
	againShip   = game.LocalShip("ship placed again")
	againPlaced = game.NewLocal[game.ShipSet]("ships placed again", 0)
)

// PlaceAgain is the op with which any number of ships that meet the conditions and are in their deployment area are
// placed anywhere in it again, one after the other. Wingmates go with their leader, who is placed where all of them have
// room, and not without it (2e.wing.setup, 2e.wing.setup.in-area).
func PlaceAgain(conds ...card.Cond) card.Op {
	meets := card.All(conds...)
	next := func(x *game.Exec, id game.ShipID) bool {
		return !againPlaced.Get(x).Has(id) && !x.S.Formed.Has(id) && inOwnZone(x, id, x.Ship(id).Pose) &&
			x.Candidate(id, meets)
	}
	left := func(x *game.Exec) bool {
		for id := range x.EachShip() {
			if next(x, id) {
				return true
			}
		}
		return false
	}
	return card.Op{What: "place ships again", Each: meets, Can: left, Do: game.Parts{
		game.Locals{againShip, againPlaced},
		game.Loop("ships placed again",
			game.Step{Name: "is there another to place", Do: func(x *game.Exec) {
				if !left(x) {
					x.Leave()
				}
			}},
			game.Step{
				Name: "choose a ship to place again",
				Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
				Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
					for id := range x.EachShip() {
						if next(x, id) {
							q.AddShip(id)
						}
					}
					q.AddPass()
				},
				Take: func(x *game.Exec, _ game.Player, c game.Choice) {
					if c.Verb == game.PassVerb {
						x.Leave()
						return
					}
					againShip.Set(x, c.Ship)
					againPlaced.Set(x, againPlaced.Get(x).With(c.Ship))
					liftWing(x, c.Ship, true)
				},
			},
			placeAgain,
		),
	}}
}

// placeAgain is the step in which a ship that was lifted is placed, with its wing.
var placeAgain = game.Step{
	Name: "place the ship again",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(againShip.Get(x))) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		q.Kind, q.Ship = game.PlaceQuestion, againShip.Get(x)
	},
	Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
		return c == againTo(x, c.Pose) && validPose(c.Pose) && wingFits(x, againShip.Get(x), c.Pose)
	},
	Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
		id := againShip.Get(x)
		if pose, ok := drawInOwnZone(x, id, r, wingFits); ok {
			return againTo(x, pose)
		}
		return againTo(x, x.Ship(id).Pose) // where it was
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		leader := againShip.Get(x)
		setDown(x, leader, c.Pose)
		for id := range x.EachMate(leader) {
			setDown(x, id, besideLeader(x, id, c.Pose))
		}
		liftWing(x, leader, false)
	},
}

// setDown places a ship again.
func setDown(x *game.Exec, id game.ShipID, pose geom.Pose) {
	x.Ship(id).Pose = pose
	e := game.NewEvent(game.ShipPlaced, "setup.place-forces.range-1-of-edge", id)
	e.Pose = pose
	x.Emit(e)
}

// liftWing takes a ship and its wingmates off the table for a while, or puts them back.
func liftWing(x *game.Exec, leader game.ShipID, off bool) {
	s := x.Ship(leader)
	s.OnTable, s.Lifted = !off, off
	for id := range x.EachMate(leader) {
		s := x.Ship(id)
		s.OnTable, s.Lifted = !off, off
	}
}

// wingFits reports whether a ship that was lifted may be placed at a pose in its deployment area, and all of its
// wingmates beside it.
func wingFits(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	return wholeWing(x, id, pose, inOwnZone)
}

// wholeWing reports whether a ship may be placed at a pose, and all of its wingmates beside it.
func wholeWing(x *game.Exec, leader game.ShipID, pose geom.Pose, may func(*game.Exec, game.ShipID, geom.Pose) bool) bool {
	if !may(x, leader, pose) {
		return false
	}
	for mate := range x.EachMate(leader) {
		if !may(x, mate, besideLeader(x, mate, pose)) {
			return false
		}
	}
	return true
}

// againTo returns the choice of a place for the ship that is placed again.
func againTo(x *game.Exec, pose geom.Pose) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.ShipAs(againShip.Get(x)), pose
	return c
}
