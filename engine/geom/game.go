package geom

// Game names a set of measuring rules. It is only a key of tables: arc angles, the slides of
// rolls, what touching counts as.
type Game uint8

// The three games.
const (
	FirstEdition Game = iota
	SecondEdition
	Flightpath
)

// Lengths of the range ruler in nanometers.
const (
	Band    = 100 * Millimeter // one range band
	Melee   = Band / 2         // Flightpath's range 1/2
	Contact = 10_000           // gaps up to this are contact (geometry 11)

	// Rounding is by how much the distance of two things may exceed a length that they are within, since their poses
	// are rounded.
	Rounding = 1
)

// Ruler returns the length of the range ruler in nanometers: three bands, in Flightpath five.
func (g Game) Ruler() int32 {
	if g == Flightpath {
		return 5 * Band
	}
	return 3 * Band
}

// Range returns the range band of a distance in nanometers: 1 up to 100 mm, 2 up to 200 mm and so
// on. Touching things are at range 0, in the first edition at range 1; contact by a bump is
// an event that the caller remembers and passes in, since guides can keep bases 3 mm apart.
func (g Game) Range(distance int32, touching bool) int {
	if touching || distance <= Contact {
		if g == FirstEdition {
			return 1
		}
		return 0
	}
	return (int(distance) + Band - 1 - Rounding) / Band
}

// TouchesByContact reports whether bases in contact touch, whatever brought them there. In the first
// edition only a ship that overlapped another touches it (1e.touch.contact-alone-not-touching).
func (g Game) TouchesByContact() bool { return g != FirstEdition }

// TurnGuides says whether the guides of a base count that turns in place. Units turn on the spot
// whatever is beside them: their square stays the same (geometry specification 5.4).
func (g Game) TurnGuides() Guides { return g != Flightpath }

// Upon reports whether a ship is on an obstacle: in the first edition it overlaps it, in the
// others it is in contact with it at least.
func (g Game) Upon(p *Placed, t *Token) bool {
	if g == FirstEdition {
		return OverlapToken(p, t, WithGuides)
	}
	return Near(p, t, Contact)
}

// Has reports whether obstacles of a kind belong to the game.
func (g Game) Has(k Kind) bool { return k < GasCloud || k == GasCloud && g != FirstEdition }

// SlipShifts reports whether a ship that moved off a side of its base may be shifted along the end of
// the template; where it may not, its hashmark is in the middle (2e.movement.sideslip).
func (g Game) SlipShifts() bool { return g != SecondEdition }

// Reach returns the longest distance in nanometers that is still in a range band, the inverse of
// Range; negative where nothing is at that range.
func (g Game) Reach(band int) int32 {
	switch {
	case band > 0:
		return int32(band)*Band + Rounding
	case g == FirstEdition:
		return -1
	}
	return Contact
}
