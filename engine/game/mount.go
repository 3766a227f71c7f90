package game

import "koiogran/engine/geom"

// Headers are the bonus attack headers of a weapon of a huge ship, each of which can be used once a round
// (2e.huge.attacks.header-once). The zero value is the Attack header of other weapons.
type Headers struct {
	Set    uint16 // their numbers on the ship, as bits
	Free   uint16 // those of them that cost no energy
	Energy int8   // that each of the others costs
	Card   CardID // the card that they are on, whose first side has to be up
	Only   bool   // while it is, the weapon has no Attack header
}

// Mount is one of the two turret indicators that a huge ship can have. Any other ship has the first one, or none.
type Mount uint8

// The turret indicators.
const (
	FirstTurret Mount = iota
	SecondTurret
)

// StandardMade is the bit of BonusMade for the one standard attack of a huge ship's engagement (2e.huge.attacks).
const StandardMade = 1 << 15

// TurretAt returns the arc, or the pair of arcs, that a turret indicator of the ship points at.
func (s *Ship) TurretAt(m Mount) geom.Arc {
	if m == SecondTurret {
		return geom.Arc(s.Turret2)
	}
	return geom.Arc(s.Turret)
}
