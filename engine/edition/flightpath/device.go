package flightpath

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// cracker is the device that a cracker grenade launches.
const cracker = "Cracker"

// devices are those that armaments launch (msg.component.devices.inherited), and the beacons of a
// scenario, which do nothing.
func devices() []game.DeviceInfo {
	return []game.DeviceInfo{{
		// Each unit at range 0 or melee range rolls 2 attack dice and suffers what they show.
		Name: cracker, Bomb: true, Melee: true, Dice: 2, Outline: geom.Bomb,
		Effect: func(x *game.Exec, id game.ShipID, result game.Faces) {
			card.SufferOf(x, id, game.NoShip, int(result[game.Hit]), int(result[game.Crit]))
		},
	}, {Name: beacon, Outline: geom.Bomb}}
}
