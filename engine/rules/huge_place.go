package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// placeRammed lets the players place the ships that a huge ship has set aside, one after another in turns, the first
// player first, each any ship of theirs; then the opponent may turn it (2e.huge.overlap-ship.place,
// 2e.huge.overlap-ship.rotate).
var placeRammed = game.Loop("ships set aside",
	game.Step{Name: "who places the next ship", Do: nextRammed},
	game.Step{
		Name: "choose the ship to place",
		Who: func(x *game.Exec) game.Players {
			if ramShip.Get(x) != game.NoShip {
				return game.Nobody
			}
			return game.Only(ramTurn.Get(x))
		},
		Ask: func(x *game.Exec, p game.Player, q *game.Question) {
			for i := range x.G.Ships {
				if id := game.ShipID(i); x.Ship(id).Lifted && x.TurnOf(id) == x.Turn(p) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { ramShip.Set(x, c.Ship) },
	},
	game.Step{
		Name: "place a ship behind the huge ship",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(ramShip.Get(x))) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind, q.Ship = game.PlaceQuestion, ramShip.Get(x)
		},
		Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
			return c == rammedTo(x, c.Pose) && validPose(c.Pose) && fitsBehind(x, ramShip.Get(x), c.Pose)
		},
		Draw: drawBehind,
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			s := x.Ship(ramShip.Get(x))
			s.Pose, s.OnTable, s.Lifted = c.Pose, true, false
			e := game.NewEvent(game.ShipPlaced, "huge.overlap-ship.place", ramShip.Get(x))
			e.Pose = c.Pose
			x.Emit(e)
		},
	},
	game.Step{
		Name: "turn the ship that was placed",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Side(ramShip.Get(x)).Other()) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Ship = ramShip.Get(x)
			for _, side := range [...]int16{-1, 1} {
				if _, ok := rotated(x, q.Ship, side); ok {
					c := game.Opt(game.SideVerb)
					c.N = side
					q.Add(c)
				}
			}
			q.AddPass()
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb != game.PassVerb {
				turnShip(x, ramShip.Get(x), c.N)
			}
			ramTurn.Set(x, x.AtTurn((x.TurnOf(ramShip.Get(x))+1)%x.G.Actors()))
		},
	},
)

// nextRammed finds the player who places next, and the ship if there is only one. What has no place is destroyed
// (2e.huge.overlap-ship.no-room).
func nextRammed(x *game.Exec) {
	var n [game.MaxSeats]int // by place in player order
	var last [game.MaxSeats]game.ShipID
	for i := range x.G.Ships {
		id := game.ShipID(i)
		if !x.Ship(id).Lifted {
			continue
		}
		if _, ok := placeBehind(x, id); !ok {
			s := x.Ship(id)
			s.OnTable, s.Lifted = true, false
			destroyBy(x, id, "huge.overlap-ship.no-room")
			x.Again()
			return
		}
		n[x.TurnOf(id)]++
		last[x.TurnOf(id)] = id
	}
	next := 0
	if p := ramTurn.Get(x); p != game.NoPlayer {
		next = x.Turn(p)
	}
	for range n {
		if n[next] == 0 {
			next = (next + 1) % x.G.Actors()
		}
	}
	ramTurn.Set(x, x.AtTurn(next))
	ramShip.Set(x, game.NoShip)
	switch n[next] {
	case 0:
		x.Leave()
	case 1:
		ramShip.Set(x, last[next])
	}
}

// rammedTo returns the choice of a place for the ship that is placed.
func rammedTo(x *game.Exec, pose geom.Pose) game.Choice {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.ShipAs(ramShip.Get(x)), pose
	return c
}

// fitsBehind reports whether a ship that was set aside may be placed at a pose: wholly behind the midline of the huge
// ship, at range 0-1 of it, in the play area, over no ship (2e.huge.overlap-ship.place-where).
func fitsBehind(x *game.Exec, id game.ShipID, pose geom.Pose) bool {
	base, huge := geom.Place(x.Info(id).Size, pose), x.Placed(x.Self())
	if !x.G.Area.Holds(&base) || geom.AspectOf(&base, huge) != geom.Behind ||
		geom.Distance(&base, huge).Distance > x.G.Measure.Reach(1) {
		return false
	}
	others, _ := x.Others(id)
	return !geom.Overlap(&base, huge, geom.WithGuides) && geom.Overlapping(&base, others, geom.WithGuides) == 0
}

// placeBehind finds a place of a ship on a grid behind the huge ship.
func placeBehind(x *game.Exec, id game.ShipID) (geom.Pose, bool) {
	aside, astern := behind(x, id)
	for back := int32(0); back <= astern; back += gridStep {
		for right := int32(0); right <= aside; right += gridStep {
			for _, side := range [...]int32{1, -1} {
				for turn := int32(0); turn < geom.FullTurn; turn += 45 * geom.Degree {
					at := x.Ship(x.Self()).Pose.Beside(side*right, back-astern).Turned(turn)
					if fitsBehind(x, id, at) {
						return at, true
					}
				}
			}
		}
	}
	return geom.Pose{}, false
}

// behind returns how far to a side and astern of the center of the huge ship a ship at range 1 of it can have its own.
func behind(x *game.Exec, id game.ShipID) (aside, astern int32) {
	size, own := x.Info(x.Self()).Size, int32(x.Info(id).Size.Length())*geom.Millimeter
	return int32(size.Width())*geom.Millimeter/2 + geom.Band + own, int32(size.Length())*geom.Millimeter/2 + geom.Band + own
}

// drawBehind draws a place for the ship that is placed.
func drawBehind(x *game.Exec, _ game.Player, r game.Random) game.Choice {
	id := ramShip.Get(x)
	aside, astern := behind(x, id)
	for range 60 {
		at := x.Ship(x.Self()).Pose.Beside(between(r, -aside, aside), between(r, -astern, 0)).Turned(
			int32(r.IntN(360)) * geom.Degree)
		if fitsBehind(x, id, at) {
			return rammedTo(x, at)
		}
	}
	pose, _ := placeBehind(x, id)
	return rammedTo(x, pose)
}
