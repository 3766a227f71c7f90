package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// holdFar puts a device where it can lie far from the enemies of Self, until the player has said where it lies.
func holdFar(x *game.Exec, kind uint8) {
	pose, open := farPlace(x, x.G.Devices[kind].Outline)
	if !open { // since the others of its set were placed, nothing has changed
		panic("rules: no place for a device: " + x.Where())
	}
	takeUp(x, kind, pose)
	held.Set(x, heldFar)
}

// farPlace finds the first place on a grid where a device lies far from the enemies of Self.
func farPlace(x *game.Exec, outline geom.Device) (geom.Pose, bool) {
	for py := int32(gridStep); py < x.G.Area.Height; py += gridStep {
		for px := int32(gridStep); px < x.G.Area.Width; px += gridStep {
			if pose := (geom.Pose{X: px, Y: py}); farAway(x, outline, pose) {
				return pose, true
			}
		}
	}
	return geom.Pose{}, false
}

// liesFar reports whether the device that is held may lie at a pose.
func liesFar(x *game.Exec, pose geom.Pose) bool { return farAway(x, heldOutline(x), pose) }

// farAway reports whether a device at a pose is in the play area and beyond range 3 of every enemy of Self.
func farAway(x *game.Exec, outline geom.Device, pose geom.Pose) bool {
	token := geom.PlaceDevice(outline, pose)
	if !x.G.Area.HoldsToken(&token) {
		return false
	}
	for id := range x.EachShip() {
		if x.Side(id) != x.Side(x.Self()) && geom.Near(x.Placed(id), &token, x.G.Measure.Reach(3)) {
			return false
		}
	}
	return true
}

// drawFarPlace draws a place far from enemies for the device that is held.
func drawFarPlace(x *game.Exec, r game.Random) geom.Pose {
	for range 60 {
		pose := geom.Pose{
			X: between(r, 0, x.G.Area.Width), Y: between(r, 0, x.G.Area.Height),
			Heading: int32(r.IntN(360)) * geom.Degree,
		}
		if liesFar(x, pose) {
			return pose
		}
	}
	return x.S.Devices[placedAt.Get(x)].Pose
}

// heldOutline returns the outline of the device that is held.
func heldOutline(x *game.Exec) geom.Device {
	return x.G.Devices[x.S.Devices[placedAt.Get(x)].Kind].Outline
}
