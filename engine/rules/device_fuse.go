package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// EmitFuse says that a device has a fuse marker more or less.
func EmitFuse(x *game.Exec, kind game.EventKind, device uint8) {
	o := game.Object{Kind: game.DeviceObject, ID: device}
	tellFuse(x, kind, o, x.S.Devices[device].Fuses, "device.fuse")
}

// tellFuse says how many fuse markers an object has now.
func tellFuse(x *game.Exec, kind game.EventKind, o game.Object, n uint8, clause string) {
	e := game.NewEvent(kind, clause, game.NoShip)
	e.N, e.Object = int(n), o
	x.Emit(e)
}

// BurnFuses removes the clouds and blazes without a fuse marker, and then a marker from each that is
// left (2e.obstacle.fuse-removal).
var BurnFuses = game.Step{Name: "fuses of obstacles", Do: func(x *game.Exec) {
	const clause = "obstacle.fuse-removal"
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		o := &x.S.Obstacles[i]
		if kind := x.G.Obstacles[i].Kind(); !o.Lies() || kind != geom.ChaffCloud && kind != geom.Fire {
			continue
		}
		what := game.Object{Kind: game.ObstacleObject, ID: uint8(i)}
		if o.Fuses == 0 {
			removeObstacle(x, what, clause)
			continue
		}
		o.Fuses--
		tellFuse(x, game.FuseRemoved, what, o.Fuses, clause)
	}
}}
