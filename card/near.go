package card

import "koiogran/game"

// NearDevice tells whether a ship is at a range of up to most of a device of Self's side.
func NearDevice(most int, r Ref) Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Devices[:x.S.NDevices] {
			o := game.Object{Kind: game.DeviceObject, ID: uint8(i)}
			if x.S.Devices[i].Owner == x.Owner(x.Self()) && Reaches(x, r(x), o, most) {
				return true
			}
		}
		return false
	}
}

// NearObstacle tells whether a ship is at a range of up to most of an obstacle.
func NearObstacle(most int, r Ref) Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Obstacles[:x.S.NObstacles] {
			o := &x.S.Obstacles[i]
			if o.Placed && !o.Gone &&
				Reaches(x, r(x), game.Object{Kind: game.ObstacleObject, ID: uint8(i)}, most) {
				return true
			}
		}
		return false
	}
}
