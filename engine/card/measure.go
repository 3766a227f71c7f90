package card

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Measured is a range with its proof.
type Measured struct {
	Range int8
	Proof game.Proof
}

// TouchingShips reports whether two ships are at range 0 of each other: in contact, or brought
// together by a partial maneuver (2e.range.touching-is-0, 2e.range.0-after-partial-maneuver).
func TouchingShips(x *game.Exec, a, b game.ShipID) bool {
	if a != b && x.Halved(a, b) {
		return x.Ship(a).Touching.Has(b) && geom.Distance(x.Placed(a), x.Placed(b)).Distance <= guides
	}
	return a == b || x.Ship(a).Touching.Has(b) ||
		x.G.Measure.TouchesByContact() && geom.Touching(x.Placed(a), x.Placed(b))
}

// guides is how far the guides of bases that touch keep them apart at most, in nanometers.
const guides = 3_500_000

// RangeBetween returns the range between two ships (2e.range.closest-point).
func RangeBetween(x *game.Exec, a, b game.ShipID) int {
	if a == b || x.Ship(a).Touching.Has(b) && !x.Halved(a, b) {
		return x.G.Measure.Range(0, true) // 2e.range.self-is-0
	}
	d := geom.Distance(x.Placed(a), x.Placed(b)).Distance
	return x.G.Measure.Range(d, d <= geom.Contact)
}

// RangeTo returns the range between a ship and an object.
func RangeTo(x *game.Exec, a game.ShipID, o game.Object) int {
	if o.Kind == game.ShipObject {
		return RangeBetween(x, a, o.Ship())
	}
	d := distanceTo(x, a, o).Distance
	return x.G.Measure.Range(d, d <= geom.Contact)
}

// ProofTo returns the range between a ship and an object with its proof.
func ProofTo(x *game.Exec, a game.ShipID, o game.Object) game.Proof {
	m := distanceTo(x, a, o)
	return proofOf(&m, int8(RangeTo(x, a, o)))
}

// distanceTo measures the distance between a ship and an object.
func distanceTo(x *game.Exec, a game.ShipID, o game.Object) geom.Measurement {
	switch o.Kind {
	case game.ObstacleObject:
		return geom.DistanceToken(x.Placed(a), x.Obstacle(int(o.ID)))
	case game.DeviceObject:
		token := x.Device(int(o.ID))
		return geom.DistanceToken(x.Placed(a), &token)
	}
	if at := o.Section(); at != game.NoSection {
		half := x.SectionPlaced(o.Ship(), at)
		return geom.Distance(x.Placed(a), &half)
	}
	return geom.Distance(x.Placed(a), x.Placed(o.Ship()))
}

// Reaches reports whether an object is at most at a range of a ship. It is RangeTo for a yes or no.
func Reaches(x *game.Exec, a game.ShipID, o game.Object, most int) bool {
	gap := x.G.Measure.Reach(most)
	switch o.Kind {
	case game.ObstacleObject:
		return geom.Near(x.Placed(a), x.Obstacle(int(o.ID)), gap)
	case game.DeviceObject:
		token := x.Device(int(o.ID))
		return geom.Near(x.Placed(a), &token, gap)
	}
	if at := o.Section(); at != game.NoSection {
		half := x.SectionPlaced(o.Ship(), at)
		return !geom.Beyond(x.Placed(a), &half, gap) && RangeTo(x, a, o) <= most
	}
	if geom.Beyond(x.Placed(a), x.Placed(o.Ship()), gap) {
		return false
	}
	return RangeBetween(x, a, o.Ship()) <= most
}

// InArc reports whether a ship is in an arc of another, up to range 3, and measures the range of
// the part of it that is (2e.arc.in, 2e.attack.range.measured-in-arc).
func InArc(x *game.Exec, from, to game.ShipID, arc geom.Arc) (Measured, bool) {
	m, ok := inPrintedArc(x, from, to, arc)
	if !ok && arc == geom.BullseyeArc && x.Changes(BullseyeReach) {
		return countsInBullseye(x, from, to)
	}
	return m, ok
}

// ObjectInArc reports whether an object is in an arc of a ship, up to range 3 (2e.arc.in).
func ObjectInArc(x *game.Exec, from game.ShipID, o game.Object, arc geom.Arc) bool {
	if o.Kind == game.ShipObject {
		_, ok := InArc(x, from, o.Ship(), arc)
		return ok && o.Ship() != from
	}
	var token *geom.Token
	if o.Kind == game.ObstacleObject {
		token = x.Obstacle(int(o.ID))
	} else {
		device := x.Device(int(o.ID))
		token = &device
	}
	m, ok := geom.InArcToken(x.G.Measure, x.Placed(from), token, arc)
	return ok && m.Distance <= x.G.Measure.Ruler()+geom.Rounding
}

// countsInBullseye reports whether a ship counts as in the bullseye arc of another because it is in its
// front arc and near. That is a matter of the other's side, which asks only where it likes to.
func countsInBullseye(x *game.Exec, from, to game.ShipID) (Measured, bool) {
	self := x.Self()
	if self == game.NoShip || x.Side(self) != x.Side(from) || x.Side(from) == x.Side(to) {
		return Measured{}, false
	}
	m, ok := inPrintedArc(x, from, to, geom.FrontArc)
	return m, ok && int(m.Range) <= x.Query(BullseyeReach, from, -1)
}

// inPrintedArc is InArc without what cards say.
func inPrintedArc(x *game.Exec, from, to game.ShipID, arc geom.Arc) (Measured, bool) {
	return arcTo(x, from, to, x.Placed(to), arc, x.G.Measure.Ruler())
}

// SectionInArc is InArc for a section of a huge ship, if at is one, and up to the end of a ruler in
// nanometers (1e.huge.target.section-range).
func SectionInArc(x *game.Exec, from, to game.ShipID, at game.Section, arc geom.Arc, ruler int32,
) (Measured, bool) {
	if at == game.NoSection && ruler == x.G.Measure.Ruler() {
		return InArc(x, from, to, arc)
	}
	base := x.SectionPlaced(to, at)
	return arcTo(x, from, to, &base, arc, ruler)
}

// arcTo measures the range from a ship to that part of a base of another which is in an arc.
func arcTo(x *game.Exec, from, to game.ShipID, b *geom.Placed, arc geom.Arc, ruler int32,
) (Measured, bool) {
	a := x.Placed(from)
	if geom.Beyond(a, b, ruler) {
		return Measured{}, false
	}
	m, ok := x.Sights.InArc(x.G.Measure, a, b, arc)
	if !ok || onlyTouches(x, from, to, arc) {
		return Measured{}, false
	}
	r := x.G.Measure.Range(m.Distance, m.Distance <= geom.Contact)
	return Measured{Range: int8(r), Proof: proofOf(&m, int8(r))}, m.Distance <= ruler+geom.Rounding
}

// onlyTouches reports whether a ship touches the midline that bounds a full arc, but is on its
// other side: then it is in the other full arc alone (2e.arc.full-front, 2e.arc.full-rear).
func onlyTouches(x *game.Exec, from, to game.ShipID, arc geom.Arc) bool {
	switch arc {
	case geom.FullFrontArc:
		return Bearing(x, from, to) == geom.Behind
	case geom.FullRearArc:
		return Bearing(x, from, to) == geom.InFront
	}
	return false
}

// proofOf turns a measurement into the proof that an event carries.
func proofOf(m *geom.Measurement, r int8) game.Proof {
	_, margin := m.Margin()
	return game.Proof{
		AX: m.From.X, AY: m.From.Y, BX: m.To.X, BY: m.To.Y,
		Distance: m.Distance, Margin: margin, Range: r, Given: true,
	}
}

// WeaponOf returns the weapon of an attack.
func WeaponOf(x *game.Exec, a *game.Attack) *game.Weapon {
	return &x.Info(a.Attacker).Weapons[a.Weapon]
}

// WeaponArc returns the arc that a weapon of a ship covers now.
func WeaponArc(x *game.Exec, id game.ShipID, w *game.Weapon) geom.Arc {
	if w.Turret {
		return x.Ship(id).TurretAt(w.Mount)
	}
	return w.Arc
}

// InFiringArc reports whether a ship is in one of another's firing arcs, up to range 3
// (2e.arc.firing-arcs).
func InFiringArc(x *game.Exec, owner, target game.ShipID) bool {
	if owner == game.NoShip || target == game.NoShip {
		return false
	}
	return owner != target && inFiringArc(x, owner, target, nil)
}

// Bearing says where a ship stands as seen from another: in front of it, behind it or flanking
// it (2e.arc.behind-infront-flanking).
func Bearing(x *game.Exec, from, to game.ShipID) geom.Aspect {
	return geom.AspectOf(x.Placed(to), x.Placed(from))
}

// OnLine is what is on the line of an attack.
type OnLine struct {
	Obstacles uint32 // by their numbers, as bits
	Ships     game.ShipSet
	Choice    bool // it is one of many that are equally short
	Proof     game.Proof
}

// Obstruction finds what is on the line that an attacker measures range along. Of several equally
// short lines it takes the one that passes over as little as possible (2e.obstruction.line).
func Obstruction(x *game.Exec, attacker, defender game.ShipID, at game.Section, arc geom.Arc) OnLine {
	return onLine(x, attacker, defender, at, geom.Sight{Arc: arc})
}

// FullestLine is Obstruction along the line that passes over as much as possible.
func FullestLine(x *game.Exec, attacker, defender game.ShipID, at game.Section, arc geom.Arc) OnLine {
	return onLine(x, attacker, defender, at, geom.Sight{Arc: arc, Most: true})
}

// AcrossDevice reports whether a device that fits is on the line of an attack: on one that passes over
// as little as possible.
func AcrossDevice(x *game.Exec, attacker, defender game.ShipID, arc geom.Arc,
	fits func(d *game.Device) bool,
) bool {
	tokens, objects := x.Tokens()
	s := geom.Sight{Game: x.G.Measure, Attacker: x.Placed(attacker), Target: x.Placed(defender), Arc: arc}
	for i, o := range objects {
		if o.Kind != game.DeviceObject || !fits(&x.S.Devices[o.ID]) {
			s.IgnoreTokens |= 1 << i
		}
	}
	found, _ := s.Line(tokens, nil)
	return found.Tokens != 0
}

// ObstructsFor reports whether a ship obstructs the attacks of another across it: an enemy's, if a card says
// so, and all if it is huge and neither the attacker nor the target (2e.huge.obstructs, 1e.huge.obstruct.section,
// 1e.huge.obstruct.not-when-target, 1e.huge.obstruct.own-attack, 1e.huge.obstruct.single-die).
func ObstructsFor(x *game.Exec, id, by game.ShipID) bool {
	return x.Info(id).Size.Huge() || x.Changes(ObstructionOf) && x.Side(id) != x.Side(by) &&
		x.Query(ObstructionOf, id, 0) > 0
}

// onLine finds what is on the line that is wanted of an attack.
func onLine(x *game.Exec, attacker, defender game.ShipID, at game.Section, s geom.Sight) OnLine {
	others, ids := x.Others(attacker)
	tokens, objects := x.Tokens()
	s.Game, s.Attacker, s.Target = x.G.Measure, x.Placed(attacker), x.Placed(defender)
	if at != game.NoSection {
		s.Target = x.Half(defender, at)
	}
	for i, id := range ids {
		switch {
		case id == defender:
			s.IgnoreShips |= 1 << i
		case ObstructsFor(x, id, attacker):
			s.Obstructing |= 1 << i
		}
	}
	for i, o := range objects {
		if o.Kind != game.ObstacleObject {
			s.IgnoreTokens |= 1 << i // 2e.device.not-obstacle
		}
	}
	found, _ := s.Line(tokens, others)
	line := OnLine{Choice: found.Choice}
	for i, id := range ids {
		if found.Ships&(1<<i) != 0 {
			line.Ships = line.Ships.With(id)
		}
	}
	for i, o := range objects {
		if found.Tokens&(1<<i) != 0 {
			line.Obstacles |= 1 << o.ID
		}
	}
	r := x.G.Measure.Range(found.Distance, false)
	line.Proof = proofOf(&found.Measurement, int8(r))
	return line
}
