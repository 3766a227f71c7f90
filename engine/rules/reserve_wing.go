package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// LeadsWing reports whether a ship leads a wing of ships that all have an action on their bars, its leader among them.
func LeadsWing(a game.Action) card.Cond {
	return func(x *game.Exec) bool {
		n := 0
		for id := range x.EachMate(x.Subject()) {
			if !onBar(x, id, a) {
				return false
			}
			n++
		}
		return n > 0 && onBar(x, x.Subject(), a)
	}
}

// HoldWing is the op with which a leader and its mates are placed in reserve. They stay a wing
// (2e.wing.setup.no-reserve).
func HoldWing(leader card.Ref) card.Op {
	return card.RunIf("hold a wing in reserve", nil, func(x *game.Exec) {
		mates := game.ShipSet(0)
		for id := range x.EachMate(leader(x)) {
			mates = mates.With(id)
		}
		for id := range game.ShipID(x.S.NShips) {
			if mates.Has(id) || id == leader(x) {
				enterReserve(x, id, game.NoShip, "reserve.placed-on-card")
			}
		}
		x.S.Formed |= mates
	})
}

// heldLeader is the leader of the wing that has come out of reserve.
var heldLeader = game.LocalShip("leader of the wing in reserve")

// heldWing returns the leader of a friendly wing in reserve, NoShip if there is none.
func heldWing(x *game.Exec) game.ShipID {
	for i := range x.S.Ships[:x.S.NShips] {
		id := game.ShipID(i)
		if !x.Ship(id).InReserve() || !x.Ship(id).SetAside() || !card.AreFriendly(x, id, x.Self()) {
			continue
		}
		for range x.EachMate(id) {
			return id
		}
	}
	return game.NoShip
}

// BringWing is the op with which a friendly wing comes out of reserve: as a whole into its deployment area, or with all
// of its ships beyond range 2 of enemy ships. Where its ships have no such place together, it stays in reserve.
func BringWing() card.Op {
	fit := func(x *game.Exec, pose geom.Pose) bool { return heldFits(x, heldWing(x), pose) }
	return card.Op{
		What: "bring a wing out of reserve",
		Can: func(x *game.Exec) bool {
			if heldWing(x) == game.NoShip {
				return false
			}
			_, possible := placeOnGrid(x, fit)
			return possible
		},
		Do: game.Parts{game.Locals{heldLeader}, game.Step{
			Name: "place the wing from reserve",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				q.Kind, q.Ship = game.PlaceQuestion, heldWing(x)
			},
			Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
				return c == heldTo(heldWing(x), c.Pose) && validPose(c.Pose) && fit(x, c.Pose)
			},
			Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice {
				return heldTo(heldWing(x), drawHeld(x, r))
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				leader := c.Object.Ship()
				heldLeader.Set(x, leader)
				bring(x, leader, c.Pose)
				for id := range x.EachMate(leader) {
					bring(x, id, besideLeader(x, id, c.Pose))
				}
			},
		}},
	}
}

// heldFits reports whether a wing in reserve may be placed with its leader at a pose.
func heldFits(x *game.Exec, leader game.ShipID, pose geom.Pose) bool {
	return wholeWing(x, leader, pose, inOwnZone) || wholeWing(x, leader, pose, farFromFoes)
}

// farFromFoes reports whether a ship may be placed at a pose beyond range 2 of all enemy ships.
func farFromFoes(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	base := geom.Place(x.Info(id).Size, pose)
	others, _ := x.Others(id)
	return x.G.Area.Holds(&base) && geom.Overlapping(&base, others, geom.WithGuides) == 0 && FarFromEnemies(2)(x, id, &base)
}

// drawHeld draws a place for the leader of a wing in reserve that fits.
func drawHeld(x *game.Exec, r game.Random) geom.Pose {
	leader := heldWing(x)
	for range 100 {
		pose := geom.Pose{X: between(r, 0, x.G.Area.Width), Y: between(r, 0, x.G.Area.Height),
			Heading: int32(r.IntN(360)) * geom.Degree}
		if heldFits(x, leader, pose) {
			return pose
		}
	}
	pose, _ := placeOnGrid(x, func(x *game.Exec, pose geom.Pose) bool { return heldFits(x, leader, pose) })
	return pose
}

// bring places a ship of a wing from reserve.
func bring(x *game.Exec, id game.ShipID, pose geom.Pose) {
	s := x.Ship(id)
	s.Pose, s.OnTable, s.Docked = pose, true, 0
	e := game.NewEvent(game.ShipPlaced, "reserve.must-return-effect", id)
	e.Pose = pose
	x.Emit(e)
}

// heldTo returns the choice of a place for the leader of a wing in reserve.
func heldTo(leader game.ShipID, pose geom.Pose) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.ShipAs(leader), pose
	return c
}

// broughtNow reports whether a ship is of the wing that BringWing has placed.
func broughtNow(x *game.Exec) bool {
	id, leader := x.Subject(), heldLeader.Get(x)
	return leader != game.NoShip && (id == leader || x.LeaderOf(id) == leader)
}
