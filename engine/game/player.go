package game

import "math/bits"

// Player is a seat, or Chance, who answers for dice and draws.
type Player uint8

// The players of a match.
const (
	Seat1 Player = iota
	Seat2
	Chance
	NoPlayer Player = 255
)

// Other returns the opposing seat.
func (p Player) Other() Player { return p ^ 1 }

// Players is a set of players.
type Players uint8

// Sets of players by name.
const (
	Nobody    Players = 0
	BothSeats         = Players(1<<Seat1 | 1<<Seat2)
)

// Only returns the set with one player in it.
func Only(p Player) Players { return 1 << p }

// Has reports whether p is in the set.
func (s Players) Has(p Player) bool { return p < 8 && s&(1<<p) != 0 }

// First returns the lowest player of the set, NoPlayer if it is empty.
func (s Players) First() Player {
	if s == 0 {
		return NoPlayer
	}
	return Player(bits.TrailingZeros8(uint8(s)))
}

// ShipID names a ship of the match: an index into Game.Ships and Table.Ships.
type ShipID uint8

// NoShip is no ship.
const NoShip ShipID = 255

// CardID names a card in play.
type CardID uint8

// NoCard is no card: an ability with it comes from the rules.
const NoCard CardID = 255

// ShipSet is a set of ships.
type ShipSet uint32

// Has reports whether id is in the set.
func (s ShipSet) Has(id ShipID) bool { return id < 32 && s&(1<<id) != 0 }

// With returns the set with id added.
func (s ShipSet) With(id ShipID) ShipSet { return s | 1<<id }

// Without returns the set with id taken out.
func (s ShipSet) Without(id ShipID) ShipSet { return s &^ (1 << id) }

// Object names anything with a position on the table.
type Object struct {
	Kind ObjectKind
	ID   uint8
}

// ObjectKind is the kind of an object.
type ObjectKind uint8

// The kinds of objects.
const (
	NoObject ObjectKind = iota
	ShipObject
	ObstacleObject
	DeviceObject
	MarkerObject  // a hyperspace marker of an Escalation match
	SectionObject // a section of a huge ship, see SectionOf
)

// ShipAs returns the object that a ship is.
func ShipAs(id ShipID) Object { return Object{ShipObject, uint8(id)} }

// Ship returns the ship that an object is, or of which it is a section; else NoShip.
func (o Object) Ship() ShipID {
	switch o.Kind {
	case ShipObject:
		return ShipID(o.ID)
	case SectionObject:
		return ShipID(o.ID >> 1)
	}
	return NoShip
}
