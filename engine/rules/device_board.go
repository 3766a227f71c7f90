package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Boardable is the condition of the ships at which Self can place crew remotes: enemies that are not small, behind
// it and near.
var Boardable = card.All(card.Enemy, card.Not(card.Size(geom.Small)), card.In(card.Rear, 0, 1))

// boards reports whether a remote at a pose is in the play area, in the rear arc of Self at range 0-1, and at
// range 0 of an enemy that Self can board.
func boards(x *game.Exec, outline geom.Device, pose geom.Pose) bool {
	token := geom.PlaceDevice(outline, pose)
	m, ok := geom.InArcToken(x.G.Measure, x.Placed(x.Self()), &token, geom.RearArc)
	if !ok || m.Distance > x.G.Measure.Reach(1) || !x.G.Area.HoldsToken(&token) {
		return false
	}
	for id := range x.EachShip() {
		if geom.Near(x.Placed(id), &token, x.G.Measure.Reach(0)) && x.About(id, Boardable) {
			return true
		}
	}
	return false
}

// boardingPlace finds a place for a remote at an enemy, beside it.
func boardingPlace(x *game.Exec, outline geom.Device) (geom.Pose, bool) {
	for id := range x.EachShip() {
		if !x.About(id, Boardable) {
			continue
		}
		for i := range int32(headings) {
			token := outline.Beside(x.Info(id).Size, x.Ship(id).Pose, i*(geom.FullTurn/headings), 0)
			if boards(x, outline, token.Pose) {
				return token.Pose, true
			}
		}
	}
	return geom.Pose{}, false
}

// fitsBoarding reports whether there is a place for a remote of a kind at an enemy.
func fitsBoarding(x *game.Exec, kind uint8) bool {
	_, ok := boardingPlace(x, x.G.Devices[kind].Outline)
	return ok
}

// holdBoarding puts a remote at an enemy, until the player has said where it lies.
func holdBoarding(x *game.Exec, kind uint8) {
	pose, _ := boardingPlace(x, x.G.Devices[kind].Outline)
	takeUp(x, kind, pose)
	held.Set(x, heldAboard)
}

// liesBoarding reports whether the remote that is held may lie at a pose.
func liesBoarding(x *game.Exec, pose geom.Pose) bool {
	kind := x.S.Devices[placedAt.Get(x)].Kind
	return boards(x, x.G.Devices[kind].Outline, pose)
}

// drawBoarding draws a place at an enemy for the remote that is held.
func drawBoarding(x *game.Exec, r game.Random) geom.Pose {
	at := x.S.Devices[placedAt.Get(x)].Pose
	for range 40 {
		pose := at.Turned(int32(r.IntN(360)) * geom.Degree)
		pose.X += between(r, 0, geom.Band) - geom.Band/2
		pose.Y += between(r, 0, geom.Band) - geom.Band/2
		if liesBoarding(x, pose) {
			return pose
		}
	}
	return at
}
