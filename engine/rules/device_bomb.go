package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// DetonateBombs is the end of the Activation phase: bombs detonate, those of the first player's side first,
// each side choosing the order of its own (2e.device.bomb-detonates-end-of-activation,
// 2e.device.order-of-detonation).
var DetonateBombs = game.Loop("bombs",
	game.Step{
		Name: "choose the bomb that detonates next",
		Who: func(x *game.Exec) game.Players {
			owners, bombs, _ := nextBomb(x)
			if bombs < 2 {
				return game.Nobody
			}
			return game.Only(owners.Speaker())
		},
		Ask: func(x *game.Exec, p game.Player, q *game.Question) {
			for i := range x.S.Devices[:x.S.NDevices] {
				if isDue(x, i) && x.TurnOf(x.S.Devices[i].Ship) == x.Turn(p) {
					c := game.Opt(game.ObjectVerb)
					c.Object = game.Object{Kind: game.DeviceObject, ID: uint8(i)}
					q.Add(c)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.Continue()
			detonateBomb(x, c.Object.ID)
		},
	},
	game.Step{Name: "the only bomb", Do: func(x *game.Exec) {
		_, bombs, only := nextBomb(x)
		if bombs == 0 {
			x.S.Delayed = 0
			x.Leave()
			return
		}
		detonateBomb(x, only)
	}},
)

// nextBomb returns whose bombs are next, how many they are and one of them.
func nextBomb(x *game.Exec) (owners game.Players, bombs int, one uint8) {
	for k := range x.G.Actors() {
		for i := range x.S.Devices[:x.S.NDevices] {
			if d := &x.S.Devices[i]; isDue(x, i) && x.TurnOf(d.Ship) == k {
				owners |= game.Only(x.Owner(d.Ship))
				bombs++
				one = uint8(i)
			}
		}
		if bombs > 0 {
			break
		}
	}
	return owners, bombs, one
}

// detonateBomb sets a bomb off; it affects every ship and remote within its reach
// (2e.device.own-devices-hurt).
func detonateBomb(x *game.Exec, bomb uint8) {
	info := &x.G.Devices[x.S.Devices[bomb].Kind]
	if x.S.Devices[bomb].Fuses > 0 {
		x.S.Delayed |= 1 << bomb
	}
	token := x.Device(int(bomb))
	var ships game.ShipSet
	for id := range x.EachTarget() {
		near := card.RangeTo(x, id, game.Object{Kind: game.DeviceObject, ID: bomb}) <= int(info.Reach)
		if info.Melee {
			near = geom.Near(x.Placed(id), &token, geom.Melee)
		}
		if near {
			ships = ships.With(id)
		}
	}
	Detonate(x, bomb, ships)
}

// isDue reports whether a device on the table is a bomb that has not lost a fuse marker in this phase.
func isDue(x *game.Exec, i int) bool {
	return x.G.Devices[x.S.Devices[i].Kind].Bomb && x.S.Delayed&(1<<i) == 0
}
