package card

import "koiogran/engine/game"

// DockTerms say which ships can dock with the ship that has the card (2e.dock.definition). Those of all its
// cards count together.
type DockTerms struct {
	Ships []string // ids of ship types
	Small bool     // and all small ships (2e.huge.dock)
	With  string   // the upgrade that they must have, empty for none
	Room  int      // how many at once
	Alike bool     // all of one type
	Begin bool     // they begin the match docked, whether their player likes or not
	Rear  bool     // they deploy from its rear guides only
	// Leave is how many may deploy after the ship has executed a maneuver, where that is when ships deploy.
	Leave int
	// Lifeboat says that it is a ship of its own that is docked, which may deploy when the ship is destroyed.
	Lifeboat bool
	// Tows says that the ship has no dial of its own: it has the dial and the initiative of the ship that is
	// docked with it, and without one it neither activates nor engages.
	Tows bool
	// Shields lets their shields count as those of the ship.
	Shields bool
}

// TailGun is a rear primary weapon that a ship has while another is docked with it, and where its value is
// printed. One of the two ships has the card, the other the value.
type TailGun uint8

// The tail guns.
const (
	NoTailGun  TailGun = iota
	GunOfGuest         // the carrier has the card; the docked ship's front weapon has the value
	GunOfHost          // the docked ship has the card; the carrier's front weapon has the value
)

// Carrier is the ship with which another is docked.
func Carrier(r Ref) Ref {
	return func(x *game.Exec) game.ShipID { return x.Ship(r(x)).Carrier() }
}

// Shields is how many active shields a ship has, with those of docked ships that count as its own.
func Shields(x *game.Exec, id game.ShipID) int {
	n := ownShields(x, id)
	if x.Info(id).Dock.Shields {
		n += DockedShields(x, id)
	}
	return n
}

// ownShields is how many active shields a ship has: a huge one in an attack on it those of the section that is the
// target, else those of both (1e.huge.damage.section-shields).
func ownShields(x *game.Exec, id game.ShipID) int {
	if at := attackedAt(x, id); at != game.NoSection {
		return int(*x.Ship(id).ShieldsAt(x.Info(id), at))
	}
	return x.Ship(id).AllActive()
}

// attackedAt returns the section of a huge ship with two ship cards that is the target of the present attack,
// NoSection for none.
func attackedAt(x *game.Exec, id game.ShipID) game.Section {
	h, a := x.Info(id).Huge, x.Attack()
	if h == nil || !h.Two || a == nil || a.Defender != id {
		return game.NoSection
	}
	return a.Section
}

// DockedShields is how many active shields the ships have that are docked with a ship.
func DockedShields(x *game.Exec, id game.ShipID) int {
	n := 0
	for i := range x.S.Ships[:x.S.NShips] {
		if s := &x.S.Ships[i]; s.Carrier() == id {
			n += int(s.Shields)
		}
	}
	return n
}

// LoseDockedShield turns an active shield over of a ship that is docked with another. It is a shield of
// that other ship.
func LoseDockedShield(x *game.Exec, id game.ShipID, clause string) {
	for i := range x.S.Ships[:x.S.NShips] {
		s := &x.S.Ships[i]
		if s.Carrier() != id || s.Shields == 0 {
			continue
		}
		s.Shields--
		e := game.NewEvent(game.ShieldLost, clause, game.ShipID(i))
		e.N = int(s.Shields)
		x.Emit(e)
		x.Raise(game.On(AfterShieldLost, id))
		return
	}
}
