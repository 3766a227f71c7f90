package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// closely is how near to its ship a device lies that touches it, in nanometers: outlines are no more
// exact than that.
const closely = geom.Millimeter

// headings is how many directions around a ship are looked at for a place beside it.
const headings = 16

// held is how the device placed is still held, until the player has said where it lies.
var held = game.NewLocal("how it is held", notHeld)

// The ways to hold a device.
const (
	notHeld    uint8 = iota
	heldBeside       // beside its ship
	heldFar          // far from enemies
	heldAboard       // at an enemy
)

// fitsBeside reports whether there is a place for a device of a kind beside Self.
func fitsBeside(x *game.Exec, kind uint8) bool {
	_, ok := anyBeside(x, kind)
	return ok
}

// anyBeside finds a place for a device of a kind that touches Self: behind it, if that is in the play area.
func anyBeside(x *game.Exec, kind uint8) (geom.Pose, bool) {
	s, info := x.Ship(x.Self()), x.Info(x.Self())
	for i := range int32(headings) {
		angle := geom.FullTurn/2 + i*(geom.FullTurn/headings)
		token := x.G.Devices[kind].Outline.Beside(info.Size, s.Pose, angle, 0)
		if x.G.Area.HoldsToken(&token) {
			return token.Pose, true
		}
	}
	return geom.Pose{}, false
}

// holdBeside puts a device where it can lie beside Self, until the player has said where it lies.
func holdBeside(x *game.Exec, kind uint8) {
	pose, _ := anyBeside(x, kind)
	takeUp(x, kind, pose)
	held.Set(x, heldBeside)
}

// heldInHand lets the player place a device that is held: beside Self, anywhere in the play area where it
// touches Self, anywhere far from enemies, or at an enemy behind Self. It may lie under other ships (2e.device.placed-under-ship,
// 2e.device.not-outside).
var heldInHand = game.Parts{
	game.Locals{held, placedAt},
	placeHeld("place the device touching the ship", heldBeside, touchesShip, drawBeside),
	placeHeld("place the device far from enemies", heldFar, liesFar, drawFarPlace),
	placeHeld("place the remote at an enemy", heldAboard, liesBoarding, drawBoarding),
	game.Step{Name: "it lies there", Do: func(x *game.Exec) {
		if held.Get(x) != notHeld {
			held.Set(x, notHeld)
			i := uint8(placedAt.Get(x))
			tellPut(x, i, "device.placed-under-ship")
			completeSet(x, int8(i))
			tellPlaced(x, x.S.Devices[i].Kind, ByPlacing)
		}
	}},
}

// placeHeld asks where a device lies that is held, if it is held in one way: where it may lie, and one of those
// places at random.
func placeHeld(name string, how uint8, may func(x *game.Exec, pose geom.Pose) bool,
	draw func(x *game.Exec, r game.Random) geom.Pose,
) game.Step {
	at := func(x *game.Exec, pose geom.Pose) game.Choice {
		c := game.Opt(game.PlaceVerb)
		c.Object, c.Pose = heldObject(x), pose
		return c
	}
	return game.Step{
		Name: name,
		Who: func(x *game.Exec) game.Players {
			if held.Get(x) != how {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind, q.Ship = game.PlaceQuestion, x.Self()
		},
		Valid: func(x *game.Exec, _ game.Player, c game.Choice) bool {
			return c == at(x, c.Pose) && validPose(c.Pose) && may(x, c.Pose)
		},
		Draw: func(x *game.Exec, _ game.Player, r game.Random) game.Choice { return at(x, draw(x, r)) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			d := &x.S.Devices[c.Object.ID]
			d.Pose = c.Pose
			if x.G.Devices[d.Kind].Remote {
				x.Ship(d.Ship).Pose = c.Pose
			}
		},
	}
}

// drawBeside draws a place beside Self for the device that is held.
func drawBeside(x *game.Exec, r game.Random) geom.Pose {
	d := &x.S.Devices[placedAt.Get(x)]
	for range 40 {
		angle, turn := int32(r.IntN(360))*geom.Degree, int32(r.IntN(360))*geom.Degree
		token := x.G.Devices[d.Kind].Outline.Beside(x.Info(x.Self()).Size, x.Ship(x.Self()).Pose, angle, turn)
		if touchesShip(x, token.Pose) {
			return token.Pose
		}
	}
	return d.Pose
}

// heldObject returns the device that is held.
func heldObject(x *game.Exec) game.Object {
	return game.Object{Kind: game.DeviceObject, ID: uint8(placedAt.Get(x))}
}

// touchesShip reports whether the device that is held would touch Self at a pose, in the play area.
func touchesShip(x *game.Exec, pose geom.Pose) bool {
	kind := x.S.Devices[placedAt.Get(x)].Kind
	token := geom.PlaceDevice(x.G.Devices[kind].Outline, pose)
	base := x.Placed(x.Self())
	return x.G.Area.HoldsToken(&token) && !geom.OverlapToken(base, &token, geom.WithoutGuides) &&
		geom.DistanceToken(base, &token).Distance <= closely
}
