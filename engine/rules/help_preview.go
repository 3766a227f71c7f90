package rules

import (
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Preview is where a choice would take a ship if nothing were in its way.
type Preview struct {
	Ship     game.ShipID
	From, To geom.Pose
	Maneuver game.Maneuver // none for a roll
}

// PreviewOf returns the preview of an answer to the question that x has asked last: a dial that is
// set, the template of a boost or a decloak, the side or the place of a roll, the place at the end
// of a Tallon roll, the position in a wing that a ship joins. ok is false for all others, and for dials where the table agreed on that
// (1e.planning.no-template-testing). It is geometry alone and depends on nothing that
// lies facedown.
func PreviewOf(x *game.Exec, q *game.Question, c game.Choice) (p Preview, ok bool) {
	switch step := x.G.Procs[q.Proc].Steps[q.PC].Name; {
	case c.Verb == game.DialVerb && c.Ship != game.NoShip && x.G.Options.NoPreviews:
		return p, false
	case c.Verb == game.DialVerb && c.Ship != game.NoShip:
		return straightOn(x, c.Ship, x.Ship(c.Ship).Pose, c.Maneuver)
	case c.Verb == game.PickVerb && step == AskJoin:
		to, _ := positionOf(x, c.Ship)
		return Preview{Ship: c.Ship, From: x.Ship(c.Ship).Pose, To: to}, true
	case x.S.NMoves == 0:
		return p, false
	case c.Verb == game.DialVerb && step == declareBoost.Name:
		return straightOn(x, x.Move().Ship, x.Move().From, c.Maneuver)
	case c.Verb == game.SideVerb && step == declareSide.Name:
		return rollPreview(x, int8(c.N), 0), true
	case c.Verb == game.MoveVerb && x.Move().Side != 0:
		return rollPreview(x, x.Move().Side, int8(c.N)), true
	case c.Verb == game.MoveVerb && c.N >= -1 && c.N <= 1:
		m := x.Move()
		p, ok = straightOn(x, m.Ship, m.From, flown(x, m))
		p.To = geom.Final(x.Info(m.Ship).Size, m.From, flown(x, m).Path(), shifts[c.N+1])
		return p, ok
	}
	return p, false
}

// straightOn returns the preview of a maneuver that nothing blocks.
func straightOn(x *game.Exec, id game.ShipID, from geom.Pose, m game.Maneuver) (Preview, bool) {
	to := geom.Final(x.Info(id).Size, from, m.Path(), geom.Middle)
	return Preview{Ship: id, From: from, To: to, Maneuver: m}, x.Ship(id).OnTable
}

// rollPreview returns the preview of the roll in progress to a side and a place.
func rollPreview(x *game.Exec, side, shift int8) Preview {
	m := *x.Move()
	m.Side = side
	way := rollWay(x, &m, shift)
	return Preview{Ship: m.Ship, From: m.From, To: way.End.Pose}
}

// LineOf returns the ends of the line on which the question that x asked last lets the player place the
// ship: at the end of a roll or of a maneuver that may be shifted freely. ok is
// false for all other questions.
func LineOf(x *game.Exec, q *game.Question) (from, to geom.Pose, ok bool) {
	if q.Kind != game.PlaceQuestion || x.S.NMoves == 0 {
		return from, to, false
	}
	var line slide
	switch x.G.Procs[q.Proc].Steps[q.PC].Name {
	case PickPlace.Name:
		line = endSlide(x)
	case choosePlace:
		w := sidewaysOf(x)
		line = w.ends(x)
	case layBent.Name:
		w := sidewaysOf(x)
		line = w.templateLine(x)
	default:
		return from, to, false
	}
	return line.pose(-line.limit), line.pose(line.limit), true
}
