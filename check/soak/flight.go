package soak

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/view"
)

// flight is a way to fly that lets a card be used.
type flight uint8

// The ways to fly. Anyone who flies astray minds neither obstacles nor other ships.
const (
	asUsual flight = iota
	astray
	inRed
	fast    // at speed 3 or more
	turning // by Koiogran turns
	aiming  // so that an enemy is in the bullseye arc
	driven  // in red, though stressed
	backing // backward
)

// flightOdds is how many dials are set as the player inside likes, to one that the card needs.
const flightOdds = 2

// fly sets a dial as the card needs it, if it does and there is such a maneuver that ends on the
// table.
func (e *greedyPlayer) fly(v *view.View, q *game.Question) (c game.Choice, ok bool) {
	if e.needs.flight == asUsual || q.Opts[0].Verb != game.DialVerb ||
		q.Opts[0].Ship == game.NoShip || e.rng.IntN(flightOdds) == 0 {
		return c, false
	}
	n := 0
	for _, o := range q.Options() {
		if o.Verb == game.DialVerb && e.fitsFlight(v, o) {
			if n++; e.rng.IntN(n) == 0 {
				c = o
			}
		}
	}
	return c, n > 0
}

// fitsFlight reports whether a maneuver is one that the card needs.
func (e *greedyPlayer) fitsFlight(v *view.View, c game.Choice) bool {
	ship, m := &v.Table().Ships[c.Ship], c.Maneuver
	if m.Difficulty == game.DifficultyRed && ship.Has(game.StressToken) && e.needs.flight != driven {
		return false
	}
	end := geom.Place(e.g.Ships[c.Ship].Size,
		geom.Final(e.g.Ships[c.Ship].Size, ship.Pose, m.Path(), geom.Middle))
	if !e.g.Area.Holds(&end) {
		return false
	}
	switch e.needs.flight {
	case backing:
		return m.Bearing == geom.ReverseStraight || m.Bearing == geom.ReverseBankLeft || m.Bearing == geom.ReverseBankRight
	case inRed, driven:
		return m.Difficulty == game.DifficultyRed
	case fast:
		return m.Speed >= 3
	case turning:
		return m.Bearing == geom.Koiogran
	case aiming:
		return e.aimed(v, &end)
	}
	return true
}

// aimed reports whether an enemy would be in the bullseye arc of a ship, where it is now or after a
// straight 2.
func (e *greedyPlayer) aimed(v *view.View, from *geom.Placed) bool {
	ahead := geom.Maneuver{Bearing: geom.Straight, Speed: 2}
	for id := range e.g.Ships {
		s := &v.Table().Ships[id]
		if e.g.Ships[id].Side == v.Viewer().Side() || !s.InPlay() || !s.OnTable {
			continue
		}
		size := e.g.Ships[id].Size
		for _, pose := range [...]geom.Pose{s.Pose, geom.Final(size, s.Pose, ahead, geom.Middle)} {
			to := geom.Place(size, pose)
			if _, ok := geom.InArc(e.g.Measure, from, &to, geom.BullseyeArc); ok {
				return true
			}
		}
	}
	return false
}
