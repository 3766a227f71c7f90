package rules

import "koiogran/engine/game"

// setSize is how many devices a set has: one is placed as its card says, two lie at its sides. Each is
// dealt with before the next is laid (1e.bomb.cluster-mines, 1e.bomb.several-met-at-once,
// 2e.device.catalogue.mines).
const setSize = 3

// setFits reports whether a set placed this way would lie inside the play area, or its middle device
// partly inside where devices may overhang (2e.device.not-outside, 1e.bomb.partly-outside).
func setFits(x *game.Exec, w Way, kind *game.DeviceInfo) bool {
	p := placingOf(x, w)
	set := p.ClusterMine()
	if kind.Overhangs {
		return x.G.Area.HoldsSome(&set[0])
	}
	for i := range set {
		if !x.G.Area.HoldsToken(&set[i]) {
			return false
		}
	}
	return true
}

// besideStep places a device of a set at a side of its middle one, if any of it lies inside the play area.
func besideStep(kind string, ways []Way, side int) game.Step {
	return game.Step{Name: "lay a device beside it", Do: func(x *game.Exec) {
		placedAt.Set(x, -1)
		way := chosenWay(x, kind, ways)
		k := deviceKind(x, x.G.Devices[deviceKind(x, kind)].Aside)
		switch {
		case keepsTogether(x, deviceKind(x, kind)): // it was placed with the middle one
			placedAt.Set(x, int8(x.S.NDevices)-int8(setSize-side))
			tellPlaced(x, k, ByPlacing)
			return
		case way.Freely:
			holdFar(x, k)
			return
		}
		p := placingOf(x, way)
		token := p.ClusterMine()[side]
		if !x.G.Area.HoldsSome(&token) {
			return
		}
		putDown(x, k, token.Pose, "device.drop")
		tellPlaced(x, k, ByPlacing)
	}}
}
