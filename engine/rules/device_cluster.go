package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// clusterSize is how many tokens a set of cluster mines has.
const clusterSize = 3

// DropCluster is the op with which Self drops a set of three mines behind it with the straight 1
// template: one of a kind in the middle and one of another at each side. Each is dealt with before
// the next is laid (1e.bomb.cluster-mines, 1e.bomb.several-met-at-once).
func DropCluster(middle, aside string) card.Op {
	can := func(x *game.Exec) bool {
		token := clusterToken(x, 0)
		return mayPlace(x, middle, clusterSize) && x.G.Area.HoldsSome(&token)
	}
	var mines game.Parts
	for k, kind := range [clusterSize]string{middle, aside, aside} {
		lay := game.Step{Name: "lay a mine", Do: func(x *game.Exec) {
			placedAt.Set(x, -1)
			token := clusterToken(x, k)
			if x.G.Area.HoldsSome(&token) {
				putDown(x, deviceKind(x, kind), token.Pose, "2e.device.drop")
			}
		}}
		mines = append(mines, game.Locals{placedAt}, lay, setOffMine)
	}
	return card.Op{What: "drop a set of " + middle, Can: can, Do: mines}
}

// clusterToken returns where the k-th mine of a set that Self drops comes to lie.
func clusterToken(x *game.Exec, k int) geom.Token {
	m := geom.Maneuver{Bearing: geom.Straight, Speed: 1}
	p := geom.Placing{
		Size: x.Info(x.Self()).Size, Ship: x.Ship(x.Self()).Pose, Template: m.Template(),
	}
	return p.ClusterMine()[k]
}
