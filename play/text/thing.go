package text

import "koiogran/engine/game"

// Weapon names a weapon of a ship, by its place in the list of its weapons.
func Weapon(g *game.Game, id game.ShipID, n int) string {
	return weapon(g, game.Choice{Ship: id, Item: uint8(n)})
}

// Object names anything on a table.
func Object(g *game.Game, t *game.Table, o game.Object) string {
	if o.Kind == game.DeviceObject {
		return "the " + g.Devices[t.Devices[o.ID].Kind].Name
	}
	return object(g, o, "")
}
