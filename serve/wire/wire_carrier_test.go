package wire

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/play/view"
)

// A docked ship names the ship that carries it; one that is set aside, or destroyed, names none. 2e.dock.definition
func TestShip_NamesItsCarrier(t *testing.T) {
	p := epic(t, 1)
	carrier := func() *int {
		v := view.Of(p.g, p.s, game.Seat1)
		return p.teller.ship(&v, 2).Carrier
	}
	docked := &p.s.Ships[2]
	docked.OnTable, docked.Docked = false, 1
	if got := carrier(); got == nil || *got != 0 {
		t.Errorf("docked with ship 0: carrier %v", got)
	}
	docked.Docked = game.Aside
	if got := carrier(); got != nil {
		t.Errorf("set aside: carrier %d", *got)
	}
	docked.Docked, docked.Destroyed = 1, true
	if got := carrier(); got != nil {
		t.Errorf("destroyed: carrier %d", *got)
	}
}
