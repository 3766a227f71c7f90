package scene

import (
	"math"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// Option is what a ship begins with.
type Option func(ship *Ship)

// At returns a place: the center in millimeters from the lower left corner of the table and the
// heading in degrees clockwise from up. What has no place is not on the table: it is placed in
// set-up.
func At(x, y, heading float64) Option {
	return func(ship *Ship) { ship.place = place{pose: PoseAt(x, y, heading), given: true} }
}

// PoseAt returns the pose with this center in millimeters and heading in degrees.
func PoseAt(x, y, heading float64) geom.Pose {
	turn := math.Mod(heading, 360)
	if turn < 0 {
		turn += 360
	}
	return geom.Pose{
		X: int32(math.Round(x * geom.Millimeter)), Y: int32(math.Round(y * geom.Millimeter)),
		Heading: int32(math.Round(turn*geom.Degree)) % geom.FullTurn,
	}
}

// With equips a ship with upgrades, by their ids.
func With(upgrades ...string) Option {
	return func(ship *Ship) { ship.upgrades = append(ship.upgrades, upgrades...) }
}

// Aft returns the other ship card of a huge ship that has two, with its upgrades.
func Aft(pilot string, upgrades ...string) Option {
	return func(ship *Ship) { ship.aft = &rules.Loadout{Pilot: pilot, Upgrades: upgrades} }
}

// Energy puts n energy on the ship card of a huge ship: tokens, or charges if it has no sections.
func Energy(n int) Option {
	return later(func(s *Scene, ship *Ship) { s.Energy(ship, n) })
}

// Points returns what a ship and its upgrades cost, which matters for player order in set-up.
func Points(n int) Option { return func(ship *Ship) { ship.points = n } }

// InCollection leaves a ship in its player's collection, in an Escalation match; there Points is the
// threat.
func InCollection() Option { return func(ship *Ship) { ship.later = true } }

// Tokens gives a ship n tokens of a kind.
func Tokens(kind game.Token, n int) Option {
	return later(func(s *Scene, ship *Ship) { s.Tokens(ship, kind, n) })
}

// Shields leaves a ship n active shields.
func Shields(n int) Option { return later(func(s *Scene, ship *Ship) { s.Shields(ship, n) }) }

// Force leaves a ship n active Force charges.
func Force(n int) Option { return later(func(s *Scene, ship *Ship) { s.Force(ship, n) }) }

// Damaged deals a ship n facedown damage cards.
func Damaged(n int) Option { return later(func(s *Scene, ship *Ship) { s.Damage(ship, n) }) }

// Docked lets a ship begin docked with another of the scene, which comes before it and takes it on
// board.
func Docked(carrier *Ship) Option {
	return later(func(s *Scene, ship *Ship) { s.Dock(ship, carrier) })
}

// Launched returns the ship that an upgrade of a ship brings into play, which begins docked with it.
func (s *Scene) Launched(carrier *Ship) *Ship {
	s.t.Helper()
	s.make()
	for id := len(s.ships); id < len(s.g.Ships); id++ {
		if s.g.Ships[carrier.id].Dock.Ships.Has(game.ShipID(id)) {
			return &Ship{scene: s, player: carrier.player, pilot: s.g.Ships[id].Pilot, id: game.ShipID(id)}
		}
	}
	s.Fail("%s brings no ship into play", s.name(carrier.id))
	return nil
}

// later makes an option of something that needs the match.
func later(f func(s *Scene, ship *Ship)) Option {
	return func(ship *Ship) { ship.options = append(ship.options, f) }
}
