package card

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Touches reports whether a ship touches another (1e.touch.definition). No ship touches itself.
func Touches(r Ref) Cond {
	return func(x *game.Exec) bool {
		a, b := r(x), x.Subject()
		return a != game.NoShip && a != b && TouchingShips(x, a, b)
	}
}

// NearDevice reports whether a ship is at a range of up to most of a device of Self's side, of a kind if
// kinds are named.
func NearDevice(most int, kinds ...string) Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Devices[:x.S.NDevices] {
			o := game.Object{Kind: game.DeviceObject, ID: uint8(i)}
			d := &x.S.Devices[i]
			if x.OwnDevice(d, x.Self()) && (len(kinds) == 0 || slices.Contains(kinds, x.G.Devices[d.Kind].Name)) &&
				Reaches(x, x.Subject(), o, most) {
				return true
			}
		}
		for i := range x.S.Obstacles[:x.S.NObstacles] { // a cloud is a device as well
			info := &x.G.Obstacles[i]
			o := game.Object{Kind: game.ObstacleObject, ID: uint8(i)}
			if info.Stuff == geom.ChaffCloud && len(kinds) == 0 && x.S.Obstacles[i].Lies() &&
				x.G.OneForce(x.G.Cards[info.Card].Ship, x.Self()) && Reaches(x, x.Subject(), o, most) {
				return true
			}
		}
		return false
	}
}

// NearObstacle reports whether a ship is at a range of up to most of an obstacle, of one of these
// kinds if kinds are named.
func NearObstacle(most int, kinds ...geom.Kind) Cond {
	return Compare(ObstaclesWithin(most, kinds...), Above, 0)
}

// ObstaclesWithin counts the obstacles at a range of up to most of a ship, those of these kinds if kinds
// are named.
func ObstaclesWithin(most int, kinds ...geom.Kind) Num {
	return func(x *game.Exec) int {
		n := 0
		for i := range x.S.Obstacles[:x.S.NObstacles] {
			if x.S.Obstacles[i].Lies() &&
				(len(kinds) == 0 || slices.Contains(kinds, x.G.Obstacles[i].Kind())) &&
				Reaches(x, x.Subject(), game.Object{Kind: game.ObstacleObject, ID: uint8(i)}, most) {
				n++
			}
		}
		return n
	}
}
