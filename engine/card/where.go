package card

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Melee stands for melee range, as the most of a range: range 0 is part of it
// (msg.component.ruler.melee-band, msg.component.ruler.area-effects).
const Melee = -1

// At reports whether a ship is at a range between least and most of Self.
func At(least, most int) Cond { return Self.At(least, most) }

// At reports whether a ship is at a range between least and most of the ship that r names.
func (r Ref) At(least, most int) Cond {
	return func(x *game.Exec) bool {
		a, b := r(x), x.Subject()
		if a == game.NoShip {
			return false
		}
		if most == Melee {
			return TouchingShips(x, a, b) ||
				geom.Distance(x.Placed(a), x.Placed(b)).Distance <= geom.Melee
		}
		n := RangeBetween(x, a, b)
		return least <= n && n <= most ||
			least <= 1 && 1 <= most && n > 1 && x.Changes(FriendsNear) && countsAsNear(x, a, b, n)
	}
}

// countsAsNear reports whether a friend at a range of a ship counts as at range 1 for the upgrade of
// that ship which asks.
func countsAsNear(x *game.Exec, a, b game.ShipID, n int) bool {
	id := x.Card()
	if a != x.Self() || !x.G.OneForce(a, b) || int(id) >= len(x.G.Cards) {
		return false
	}
	slot := x.G.Cards[id].Slot
	return slot != "pilot" && slot != "ship" && n <= x.Query(FriendsNear, a, 1)
}

// Arcs are regions around a ship, joined by |: its arcs, and where others stand as seen from it.
type Arcs uint16

// The arcs of a ship and the directions from it.
const (
	Front Arcs = 1 << iota
	Rear
	Left
	Right
	FullFront
	FullRear
	Bullseye
	Firing   // the arcs of its primary weapons, and where its turrets point (2e.arc.firing-arcs)
	Turret   // the arcs at which its turret indicator points
	OfAttack // the arc that it makes the present attack from (2e.arc.attack-arc)
	Ahead    // wholly in front of it (2e.arc.behind-infront-flanking)
	Behind
	AllAround // of WeaponArcs: everywhere, also outside its arcs
)

// printed are the arcs of the set that lie in one place on every base.
var printed = [...]geom.Arc{geom.FrontArc, geom.RearArc, geom.LeftArc, geom.RightArc,
	geom.FullFrontArc, geom.FullRearArc, geom.BullseyeArc}

// seen are the directions of the set, from Ahead on.
var seen = [...]geom.Aspect{geom.InFront, geom.Behind, geom.Flanking}

// In reports whether a ship is in one of these arcs of Self, up to range 3. A band is the least and
// the most range at which it must be, measured inside that arc (2e.arc.bullseye-range-example).
func In(arcs Arcs, band ...int) Cond { return Self.In(arcs, band...) }

// In is In of the arcs of the ship that r names. No ship is in an arc of its own (2e.arc.starts-at-base-edge).
func (r Ref) In(arcs Arcs, band ...int) Cond {
	if len(band) != 0 && len(band) != 2 {
		panic("card: a band is the least and the most range")
	}
	return func(x *game.Exec) bool {
		a, b := r(x), x.Subject()
		if a == game.NoShip || a == b {
			return false
		}
		for i, arc := range printed {
			if arcs&(1<<i) != 0 && inArc(x, a, b, arc, band) {
				return true
			}
		}
		for i, aspect := range seen {
			if arcs&(Ahead<<i) != 0 && Bearing(x, a, b) == aspect {
				return true
			}
		}
		if arcs&OfAttack != 0 {
			at := x.Attack()
			if at != nil && at.Attacker == a && inArc(x, a, b, ArcOf(x, at), band) {
				return true
			}
		}
		return arcs&Turret != 0 && inTurretArc(x, a, b, band) ||
			arcs&Firing != 0 && inFiringArc(x, a, b, band)
	}
}

// ObjectIn reports whether an object is in one of these printed arcs of a ship, up to range 3.
func ObjectIn(x *game.Exec, id game.ShipID, o game.Object, arcs Arcs) bool {
	for i, arc := range printed {
		if arcs&(1<<i) != 0 && ObjectInArc(x, id, o, arc) {
			return true
		}
	}
	return false
}

// inFiringArc reports whether b is in one of a's firing arcs, within the band.
func inFiringArc(x *game.Exec, a, b game.ShipID, band []int) bool {
	weapons := x.Info(a).Weapons
	for i := range weapons {
		w := &weapons[i]
		arc := w.Arc
		if arc == geom.AllAround {
			arc = geom.FrontArc // 1e.attack.declare.turret-has-printed-arc
		}
		if w.Primary() && !w.Turret && x.Mounted(a, w) && inArc(x, a, b, arc, band) {
			return true
		}
	}
	return inTurretArc(x, a, b, band)
}

// inTurretArc reports whether b is in an arc at which a turret indicator of a points, within the band.
func inTurretArc(x *game.Exec, a, b game.ShipID, band []int) bool {
	info, s := x.Info(a), x.Ship(a)
	return info.Turret && inArc(x, a, b, s.TurretAt(game.FirstTurret), band) ||
		info.Pair && inArc(x, a, b, s.TurretAt(game.SecondTurret), band)
}

// inArc reports whether b is in an arc of a, within the band.
func inArc(x *game.Exec, a, b game.ShipID, arc geom.Arc, band []int) bool {
	m, ok := InArc(x, a, b, arc)
	if !ok || len(band) == 0 {
		return ok
	}
	n := int(m.Range)
	if x.Ship(a).Touching.Has(b) {
		n = x.G.Measure.Range(0, true) // 2e.range.0-after-partial-maneuver, 1e.touch.range-one
	}
	return band[0] <= n && n <= band[1]
}
