package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ArcsOfTurret returns the arcs that a ship's turret indicator can point at, before cards limit them: the
// four standard arcs, or the two pairs of opposite ones for a double turret (2e.arc.turret.double).
func ArcsOfTurret(x *game.Exec, id game.ShipID) []geom.Arc {
	if !x.Info(id).Turret {
		return nil
	}
	weapons := x.Info(id).Weapons
	for i := range weapons {
		if weapons[i].Turret && weapons[i].Arc == geom.FrontAndRear {
			return doubleArcs[:]
		}
	}
	return standardArcs[:]
}

// RotateTo turns Self's turret indicator.
func RotateTo(x *game.Exec, arc geom.Arc) {
	clause := "action.rotate.single"
	if slices.Contains(doubleArcs[:], arc) {
		clause = "action.rotate.double"
	}
	pointTurret(x, x.Self(), arc, clause)
}

// listArcs lists the arcs that a ship's turret can point at, except one.
func listArcs(x *game.Exec, id game.ShipID, except geom.Arc, q *game.Question) {
	for _, arc := range ArcsOfTurret(x, id) {
		if arc != except && turnsTo(x, id, arc) {
			c := game.Opt(game.ArcVerb)
			c.Item = uint8(arc)
			q.Add(c)
		}
	}
}

// pointTurret turns a ship's turret indicator, by a clause.
func pointTurret(x *game.Exec, id game.ShipID, arc geom.Arc, clause string) {
	x.Ship(id).Turret = uint8(arc)
	e := game.NewEvent(game.TurretTurned, clause, id)
	e.N = int(arc)
	x.Emit(e)
}

// standardArcs are the arcs that a turret indicator can point at.
var standardArcs = [...]geom.Arc{geom.FrontArc, geom.RightArc, geom.RearArc, geom.LeftArc}

// doubleArcs are the pairs of arcs of a double turret.
var doubleArcs = [...]geom.Arc{geom.FrontAndRear, geom.LeftAndRight}

// turnsTo reports whether no card keeps a ship's turret from an arc.
func turnsTo(x *game.Exec, id game.ShipID, arc geom.Arc) bool {
	const standard = int(card.Front | card.Rear | card.Left | card.Right)
	return x.Query(card.TurretArcs, id, standard)&int(card.ArcsOf(arc)) == int(card.ArcsOf(arc))
}

// canTurnTurret reports whether there is another arc to which a ship's turret can be turned.
func canTurnTurret(x *game.Exec, id game.ShipID) bool {
	for _, arc := range ArcsOfTurret(x, id) {
		if arc != geom.Arc(x.Ship(id).Turret) && turnsTo(x, id, arc) {
			return true
		}
	}
	return false
}
