package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// holdFar puts a device where it can lie far from the enemies of Self, until the player has said where it lies.
func holdFar(x *game.Exec, kind uint8) {
	pose, open := farPlace(x, kind)
	if !open { // since the others of its set were placed, nothing has changed
		panic("rules: no place for a device: " + x.Where())
	}
	takeUp(x, kind, pose)
	held.Set(x, heldFar)
}

// farPlace finds the first place on a grid where a device of a kind lies far from the enemies of Self.
func farPlace(x *game.Exec, kind uint8) (geom.Pose, bool) {
	for py := int32(gridStep); py < x.G.Area.Height; py += gridStep {
		for px := int32(gridStep); px < x.G.Area.Width; px += gridStep {
			if pose := (geom.Pose{X: px, Y: py}); farAway(x, kind, pose, -1) {
				return pose, true
			}
		}
	}
	return geom.Pose{}, false
}

// liesFar reports whether the device that is held may lie at a pose.
func liesFar(x *game.Exec, pose geom.Pose) bool {
	i := placedAt.Get(x)
	return farAway(x, x.S.Devices[i].Kind, pose, i)
}

// farAway reports whether a device of a kind at a pose is in the play area and as far from every enemy of Self as the
// card says that has it placed, and from other devices where the card says so. No device but the one that is held, if
// any, is left out. The devices of a set that keep together are all to be so far.
func farAway(x *game.Exec, kind uint8, pose geom.Pose, held int8) bool {
	p, _ := PlacementNow(x)
	gap := x.G.Measure.Reach(int(p.Freely))
	token := geom.PlaceDevice(x.G.Devices[kind].Outline, pose)
	if !keepsTogether(x, kind) {
		return tokenAway(x, p, &token, gap, held)
	}
	set := token.ClusterMine()
	for i := range set {
		if !tokenAway(x, p, &set[i], gap, held) {
			return false
		}
	}
	return true
}

// tokenAway is farAway of one token.
func tokenAway(x *game.Exec, p Placement, token *geom.Token, gap int32, held int8) bool {
	if !x.G.Area.HoldsToken(token) {
		return false
	}
	for id := range x.EachShip() {
		if x.Side(id) != x.Side(x.Self()) && geom.Near(x.Placed(id), token, gap) {
			return false
		}
	}
	if !p.Apart {
		return true
	}
	for i := range x.S.Devices[:x.S.NDevices] {
		d := &x.S.Devices[i]
		other := geom.PlaceDevice(x.G.Devices[d.Kind].Outline, d.Pose)
		if i != int(held) && !geom.Apart(token, &other, gap) {
			return false
		}
	}
	return true
}

// keepsTogether reports whether a device of a kind is the middle one of a set that is placed as a whole, since its
// devices may not be near others. Otherwise the devices of a set are placed one by one.
func keepsTogether(x *game.Exec, kind uint8) bool {
	p, _ := PlacementNow(x)
	return p.Apart && x.G.Devices[kind].Aside != ""
}

// completeSet places the other devices of a set that keeps together, at the sides of the middle one.
func completeSet(x *game.Exec, middle int8) {
	d := x.S.Devices[middle]
	if !keepsTogether(x, d.Kind) {
		return
	}
	token := geom.PlaceDevice(x.G.Devices[d.Kind].Outline, d.Pose)
	set := token.ClusterMine()
	for i := range set[1:] {
		putDown(x, deviceKind(x, x.G.Devices[d.Kind].Aside), set[1+i].Pose, "device.placed-under-ship")
	}
	placedAt.Set(x, middle)
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
