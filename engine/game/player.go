package game

import "math/bits"

// Player is a seat, a side, or Chance, who answers for dice and draws.
//
// A match has two sides. A side goes by the number of its captain, who is in the first seat of it: seat 1
// or seat 2. The partner of seat 1 is seat 3, that of seat 2 seat 4. Where no one has a partner, seat and
// side are the same.
type Player uint8

// The players of a match.
const (
	Seat1 Player = iota
	Seat2
	Seat3
	Seat4
	Chance
	NoPlayer Player = 255
)

// NoSide is the side of a thing on the table that belongs to no one.
const NoSide Player = 2

// MaxSeats is how many players a match can have.
const MaxSeats = 4

// Side returns the side that a seat is on.
func (p Player) Side() Player { return p & 1 }

// Other returns the opposing side, which its captain speaks for.
func (p Player) Other() Player { return p&1 ^ 1 }

// IsSeat reports whether p is a seat, and neither Chance nor no one.
func (p Player) IsSeat() bool { return p < MaxSeats }

// Players is a set of players.
type Players uint8

// Sets of players by name.
const (
	Nobody    Players = 0
	BothSides         = Players(1<<Seat1 | 1<<Seat2)
)

// Only returns the set with one player in it.
func Only(p Player) Players { return 1 << p }

// Has reports whether p is in the set.
func (s Players) Has(p Player) bool { return p < 8 && s&(1<<p) != 0 }

// Len returns how many players are in the set.
func (s Players) Len() int { return bits.OnesCount8(uint8(s)) }

// Nth returns the player of the set with this many others before them.
func (s Players) Nth(n int) Player {
	for range n {
		s &= s - 1
	}
	return s.First()
}

// Speaker returns who chooses among things of one side that belong to these seats: the owner of all of
// them, or, if both partners own some, the captain.
func (s Players) Speaker() Player {
	if s&(s-1) == 0 {
		return s.First()
	}
	return s.First().Side()
}

// First returns the lowest player of the set, NoPlayer if it is empty.
func (s Players) First() Player {
	if s == 0 {
		return NoPlayer
	}
	return Player(bits.TrailingZeros8(uint8(s)))
}

// ShipID names a ship of the match: an index into Game.Ships and Table.Ships.
type ShipID uint8

// NoShip is not a ship.
const NoShip ShipID = 255

// CardID names a card in play.
type CardID uint8

// NoCard is not a card: an ability with it comes from the rules.
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
