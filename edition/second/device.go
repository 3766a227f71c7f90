package second

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
)

// devices are the devices that cards of this edition place (2e.device.catalogue.mines).
func devices() []game.DeviceInfo {
	return []game.DeviceInfo{
		// A ship that meets it suffers 1 hit damage and gains 3 ion tokens.
		{Name: "Conner Net", Mine: true, Outline: geom.ConnerNet,
			Effect: func(x *game.Exec, id game.ShipID, _ game.Faces) {
				card.GainTokens(x, id, game.IonToken, 3, "2e.device.catalogue.mines")
				card.Suffer(x, id, game.NoShip, 1, 0)
			}},
	}
}
