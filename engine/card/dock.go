package card

import "koiogran/engine/game"

// DockTerms say which ships can dock with the ship that has the card (2e.dock.definition).
type DockTerms struct {
	Ships []string // ids of ship types
	Room  int      // how many at once
	Rear  bool     // they deploy from its rear guides only
}

// Carrier is the ship with which another is docked.
func Carrier(r Ref) Ref {
	return func(x *game.Exec) game.ShipID { return x.Ship(r(x)).Carrier() }
}
