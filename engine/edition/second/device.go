package second

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// devices are the devices that cards of this edition place (2e.device.catalogue.bombs,
// 2e.device.catalogue.mines).
func devices() []game.DeviceInfo {
	matching := func(x *game.Exec, id game.ShipID, result game.Faces) {
		card.SufferOf(x, id, game.NoShip, int(result[game.Hit]), int(result[game.Crit]))
	}
	return []game.DeviceInfo{
		// An obstacle of debris (2e.obstacle.loose-cargo).
		{Name: "Loose Cargo", Obstacle: true, Stuff: geom.Debris, Outline: geom.RiggedCargo},

		// 2e.obstacle.electro-chaff, 2e.obstacle.blaze
		{Name: "Electro-Chaff Cloud", Obstacle: true, Stuff: geom.ChaffCloud, Fuses: 1,
			Outline: geom.ElectroChaff},
		{Name: "Blaze", Obstacle: true, Stuff: geom.Fire, Fuses: 1, Outline: geom.Blaze},

		// Each ship at range 0-1 rolls 1 attack die and suffers 1 hit damage for a hit or crit. A
		// Blaze is in its place then.
		{Name: "Blazer Bomb", Bomb: true, Reach: 1, Dice: 1, Leaves: "Blaze", Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, result game.Faces) {
				card.SufferOf(x, id, game.NoShip, int(result[game.Hit]+result[game.Crit]), 0)
			}},

		// Each ship at range 0-1 rolls 2 attack dice and suffers 1 hit damage for each hit or crit.
		{Name: "Bomblet", Bomb: true, Reach: 1, Dice: 2, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, result game.Faces) {
				card.SufferOf(x, id, game.NoShip, int(result[game.Hit]+result[game.Crit]), 0)
			}},

		// A set of three. A ship that meets one rolls 2 attack dice and suffers 1 damage of the kind of
		// each hit or crit.
		{Name: "Cluster Mine", Mine: true, Dice: 2, Outline: geom.ClusterMineCenter,
			Aside: "Outer Cluster Mine", Effect: matching},
		{Name: "Outer Cluster Mine", Mine: true, Dice: 2, Outline: geom.ClusterMineSide,
			Effect: matching},

		// Each ship at range 0-1 is dealt 1 facedown damage card. Then each exposes a damage card, or
		// gains 1 strain token.
		{Name: "Concussion Bomb", Bomb: true, Reach: 1, Exposes: true, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) { rules.DealFacedown(x, id) }},

		// Each ship at range 0-2 rolls 4 attack dice. It loses 1 shield for each blank, and gains 1
		// ion token for each focus or hit and 1 disarm token for each crit. A remote at range 0-1 suffers 1
		// damage for each focus or hit.
		{Name: "Electro-Proton Bomb", Bomb: true, Reach: 2, Dice: 4, Fuses: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, result game.Faces) {
				for range min(int(result[game.Blank]), card.Shields(x, id)) {
					card.LoseShieldOf(x, id, "2e.damage.lose-shield-not-damage")
				}
				ions := int(result[game.Focus] + result[game.Hit])
				card.GainTokens(x, id, game.IonToken, ions, "2e.device.catalogue.bombs")
				card.GainTokens(x, id, game.DisarmToken, int(result[game.Crit]), "2e.device.catalogue.bombs")
				if x.IsRemote(id) && rules.AtDetonation(x, id, 1) {
					card.SufferOf(x, id, game.NoShip, ions, 0)
				}
			}},

		// Each ship at range 0-1 gains 3 ion tokens. A remote suffers 1 hit damage.
		{Name: "Ion Bomb", Bomb: true, Reach: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.GainTokens(x, id, game.IonToken, 3, "2e.device.catalogue.bombs")
				if x.IsRemote(id) {
					card.SufferOf(x, id, game.NoShip, 1, 0)
				}
			}},

		// A ship that meets it suffers 1 hit damage and gains 3 ion tokens.
		{Name: "Conner Net", Mine: true, Outline: geom.ConnerNet,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.GainTokens(x, id, game.IonToken, 3, "2e.device.catalogue.mines")
				card.SufferOf(x, id, game.NoShip, 1, 0)
			}},

		// Each ship at range 0-1 suffers 1 critical damage.
		{Name: "Proton Bomb", Bomb: true, Reach: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.SufferOf(x, id, game.NoShip, 0, 1)
			}},

		// A ship that meets it rolls 2 attack dice and suffers 1 hit damage, and also 1 damage
		// of the kind of each hit or crit.
		{Name: "Proximity Mine", Mine: true, Dice: 2, Outline: geom.ProximityMine,
			Effect: func(x *game.Exec, id game.ShipID, result game.Faces) {
				card.SufferOf(x, id, game.NoShip, 1+int(result[game.Hit]), int(result[game.Crit]))
			}},

		// An obstacle at range 0-1 that its player chooses breaks up: each ship at range 0-1 of it
		// suffers 1 hit damage, and it is removed.
		{Name: "Seismic Charge", Bomb: true, Rock: true, Reach: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.SufferOf(x, id, game.NoShip, 1, 0)
			}},

		// Each ship at range 0-1 rolls 1 attack die. It gains 1 strain token for a focus and suffers 1
		// damage of the kind of a hit or crit.
		{Name: "Thermal Detonators", Bomb: true, Reach: 1, Dice: 1, Outline: geom.Bomb,
			Effect: func(x *game.Exec, id game.ShipID, result game.Faces) {
				card.GainTokens(x, id, game.StrainToken, int(result[game.Focus]), "2e.device.catalogue.bombs")
				matching(x, id, result)
			}},

		// The remotes, whose cards say what they do (2e.device.remote.definition).
		{Name: "DRK-1 Probe Droid", Remote: true, Outline: geom.ProbeDroid},
		{Name: "Buzz Droid Swarm", Remote: true, Outline: geom.BuzzDroidSwarm},
		{Name: "Sensor Buoy", Remote: true, Outline: geom.SensorBuoy},
		{Name: "Clan Wren Commandos", Remote: true, BothGuides: true, Outline: geom.CommandoTeam},
		{Name: "Imperial Super Commandos", Remote: true, BothGuides: true, Outline: geom.CommandoTeam},
		{Name: "Mandalorian Super Commandos", Remote: true, BothGuides: true, Outline: geom.CommandoTeam},
		{Name: "Nite Owl Commandos", Remote: true, BothGuides: true, Outline: geom.CommandoTeam},
		{Name: "Death Watch Commandos", Remote: true, BothGuides: true, Outline: geom.CommandoTeam},

		// An obstacle of debris (2e.obstacle.loose-cargo).
		{Name: "Spare Parts", Obstacle: true, Stuff: geom.Debris, Outline: geom.SpareParts},

		// An asteroid (2e.obstacle.cargo-drift). No source has its outline.
		{Name: "Cargo Drift", Obstacle: true, Stuff: geom.Asteroid, Outline: geom.SpareParts},
	}
}
