package rules

import "koiogran/engine/game"

// Lacks names what of a ship and its upgrades is not built: what NewGame would refuse. It fails
// as NewGame does if there are no such cards. An upgrade is built if the same ship lacks nothing
// with it that it does not lack without.
func (c *Compiled) Lacks(l Loadout) ([]string, error) {
	g := c.base
	b := builder{Compiled: c, g: &g, s: &game.State{}}
	if err := b.ship(game.Seat1, &l); err != nil {
		return nil, err
	}
	return b.missing, nil
}

// Docks returns the ids of the ship types that can dock with a ship which has this upgrade, nil for
// an upgrade that takes none on board.
func (c *Compiled) Docks(upgrade string) []string {
	if d := c.upgrades[upgrade].def; d != nil && d.Dock != nil {
		return d.Dock.Ships
	}
	return nil
}
