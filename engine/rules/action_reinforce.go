package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// reinforceStep lets the player pick the side of the reinforce token (2e.action.reinforce).
var reinforceStep = game.Step{
	Name: "choose fore or aft",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
		for _, t := range [...]game.Token{game.ReinforceFore, game.ReinforceAft} {
			c := game.Opt(game.TokenVerb)
			c.Item = uint8(t)
			q.Add(c)
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		card.GainTokens(x, x.Self(), game.Token(c.Item), 1, "action.reinforce")
	},
}

// standardArcs are the arcs that a turret indicator can point at.
var standardArcs = [...]geom.Arc{geom.FrontArc, geom.RightArc, geom.RearArc, geom.LeftArc}

// ArcsOfTurret are the arcs that a ship's turret indicator can point at, before cards limit them: the
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

// doubleArcs are the pairs of arcs of a double turret.
var doubleArcs = [...]geom.Arc{geom.FrontAndRear, geom.LeftAndRight}

// canRotate reports whether the ship of the menu has a turret indicator that it can turn.
func canRotate(x *game.Exec) bool { return canTurnTurret(x, x.Trigger().Ship) }

// canTurnTurret reports whether there is another arc to which a ship's turret can be turned.
func canTurnTurret(x *game.Exec, id game.ShipID) bool {
	for _, arc := range ArcsOfTurret(x, id) {
		if arc != geom.Arc(x.Ship(id).Turret) && turnsTo(x, id, arc) {
			return true
		}
	}
	return false
}

// TurretChoices are the arcs that a ship's turret indicator can point at, as cards limit them.
func TurretChoices(x *game.Exec, id game.ShipID) []geom.Arc {
	var arcs []geom.Arc
	for _, arc := range ArcsOfTurret(x, id) {
		if turnsTo(x, id, arc) {
			arcs = append(arcs, arc)
		}
	}
	return arcs
}

// turnsTo reports whether no card keeps a ship's turret from an arc.
func turnsTo(x *game.Exec, id game.ShipID, arc geom.Arc) bool {
	const standard = int(card.Front | card.Rear | card.Left | card.Right)
	return x.Query(card.TurretArcs, id, standard)&int(card.ArcsOf(arc)) == int(card.ArcsOf(arc))
}

// rotateStep turns the ship's turret indicator to other arcs (2e.action.rotate.single,
// 2e.action.rotate.double).
var rotateStep = game.Step{
	Name: "rotate the turret",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		listArcs(x, x.Self(), geom.Arc(x.Ship(x.Self()).Turret), q)
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		RotateTo(x, geom.Arc(c.Item))
	},
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
	x.Emit(game.Event{Kind: game.TurretTurned, Clause: clause, Ship: id, Other: game.NoShip,
		Card: game.NoCard, N: int(arc)})
}

// RotateOp is the effect of rotating the turret, which is not the action
// (2e.action.rotate.effect-not-action).
func RotateOp() card.Op {
	can := func(x *game.Exec) bool { return canTurnTurret(x, x.Self()) }
	return card.Op{What: "rotate the turret", Can: can, Do: rotateStep}
}
