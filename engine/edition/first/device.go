package first

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// devices are the bomb tokens that cards of this edition drop (1e.bomb.upgrade-names-token). They
// may lie partly outside the play area, and a ship drops one a round (1e.bomb.partly-outside,
// 1e.bomb.one-per-round). Those that a ship sets off by meeting them are bombs, too.
func devices() []game.DeviceInfo {
	damagePerHit := func(x *game.Exec, id game.ShipID, result game.Faces) {
		card.SufferOf(x, id, game.NoShip, int(result[game.Hit]), int(result[game.Crit]))
	}
	// 1e.bomb.cluster-mines
	damagePerResult := func(x *game.Exec, id game.ShipID, result game.Faces) {
		card.SufferOf(x, id, game.NoShip, int(result[game.Hit]+result[game.Crit]), 0)
	}
	list := []game.DeviceInfo{
		{Name: "Cluster Mine", Mine: true, Dice: 2, Outline: geom.ClusterMineCenter,
			Aside:  "Outer Cluster Mine",
			Effect: damagePerResult},
		{Name: "Outer Cluster Mine", Mine: true, Dice: 2, Outline: geom.ClusterMineSide,
			Effect: damagePerResult},

		{Name: "Cargo", Obstacle: true, Stuff: geom.Debris, Outline: geom.RiggedCargo},

		// 1e.bomb.bomblet
		{Name: "Bomblet", Bomb: true, Reach: 1, Dice: 2, Outline: geom.Bomb,
			Effect: damagePerHit},

		// 1e.bomb.conner-net
		{Name: "Conner Net", Mine: true, Outline: geom.ConnerNet,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.GainTokens(x, id, game.IonToken, 2, "1e.bomb.conner-net")
				card.SkipActionStep(x, id)
				card.SufferOf(x, id, game.NoShip, 1, 0)
			}},

		// 1e.bomb.ion
		{Name: "Ion Bomb", Bomb: true, Reach: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.GainTokens(x, id, game.IonToken, 2, "1e.bomb.ion")
			}},

		// 1e.bomb.proton
		{Name: "Proton Bomb", Bomb: true, Reach: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.DealFaceupTo(x, id, game.NoShip)
			}},

		// 1e.bomb.proximity
		{Name: "Proximity Mine", Mine: true, Dice: 3, Outline: geom.ProximityMine,
			Effect: damagePerHit},

		// 1e.bomb.seismic
		{Name: "Seismic Charge", Bomb: true, Reach: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.SufferOf(x, id, game.NoShip, 1, 0)
			}},

		// That of a torpedo: it lies nowhere, and hits ships around an obstacle.
		{Name: "Seismic Torpedo", Reach: 1, Dice: 1, Outline: geom.Bomb, Effect: damagePerHit},

		// 1e.bomb.thermal
		{Name: "Thermal Detonator", Bomb: true, Reach: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.GainTokens(x, id, game.StressToken, 1, "1e.bomb.thermal")
				card.SufferOf(x, id, game.NoShip, 1, 0)
			}},

		// The project's own outline and effect, since the card names only the token.
		{Name: "Container", Obstacle: true, Stuff: geom.Debris, Outline: geom.SpareParts},
	}
	for i := range list {
		list[i].Overhangs, list[i].OneARound, list[i].AsBomb = true, true, list[i].Mine
	}
	return list
}
