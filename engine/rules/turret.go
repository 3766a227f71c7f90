package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// ArcsOfTurret returns the arcs that a turret indicator of a ship can point at, before cards limit them: the
// four standard arcs, or the two pairs of opposite ones for a double turret (2e.arc.turret.double).
func ArcsOfTurret(x *game.Exec, id game.ShipID, m game.Mount) []geom.Arc {
	if info := x.Info(id); !info.Turret || m == game.SecondTurret && !info.Pair {
		return nil
	}
	weapons := x.Info(id).Weapons
	for i := range weapons {
		if weapons[i].Turret && weapons[i].Mount == m && weapons[i].Arc == geom.FrontAndRear {
			return doubleArcs[:]
		}
	}
	return standardArcs[:]
}

// RotateTo turns a turret indicator of Self.
func RotateTo(x *game.Exec, m game.Mount, arc geom.Arc) {
	clause := "action.rotate.single"
	if slices.Contains(doubleArcs[:], arc) {
		clause = "action.rotate.double"
	}
	pointTurret(x, x.Self(), m, arc, clause)
}

// listArcs lists the arcs that a turret indicator of a ship can point at, except one.
func listArcs(x *game.Exec, id game.ShipID, m game.Mount, except geom.Arc, q *game.Question) {
	for _, arc := range ArcsOfTurret(x, id, m) {
		if arc != except && turnsTo(x, id, arc) {
			c := game.Opt(game.ArcVerb)
			c.Item = uint8(arc)
			q.Add(c)
		}
	}
}

// pointTurret turns a turret indicator of a ship, by a clause.
func pointTurret(x *game.Exec, id game.ShipID, m game.Mount, arc geom.Arc, clause string) {
	if m == game.SecondTurret {
		x.Ship(id).Turret2 = uint8(arc)
	} else {
		x.Ship(id).Turret = uint8(arc)
	}
	e := game.NewEvent(game.TurretTurned, clause, id)
	e.Card, e.N = cardOfTurret(x, id, m), int(arc)
	x.Emit(e)
}

// cardOfTurret returns the card that a turret indicator is on, for ships with two of them: it says which one is meant.
func cardOfTurret(x *game.Exec, id game.ShipID, m game.Mount) game.CardID {
	weapons := x.Info(id).Weapons
	for i := range weapons {
		if x.Info(id).Pair && weapons[i].Turret && weapons[i].Mount == m {
			return weapons[i].Card
		}
	}
	return game.NoCard
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

// canTurnTurret reports whether there is another arc to which a turret indicator of a ship can be turned.
func canTurnTurret(x *game.Exec, id game.ShipID, m game.Mount) bool {
	for _, arc := range ArcsOfTurret(x, id, m) {
		if arc != x.Ship(id).TurretAt(m) && turnsTo(x, id, arc) {
			return true
		}
	}
	return false
}

// canRotate reports whether the ship of the menu has a turret indicator that it can turn.
func canRotate(x *game.Exec) bool { return canTurnAny(x, x.Trigger().Ship) }

// canTurnAny reports whether a ship has a turret indicator that it can turn.
func canTurnAny(x *game.Exec, id game.ShipID) bool {
	return canTurnTurret(x, id, game.FirstTurret) || canTurnTurret(x, id, game.SecondTurret)
}

// TurretChoices returns the arcs that a turret indicator of a ship can point at, as cards limit them.
func TurretChoices(x *game.Exec, id game.ShipID, m game.Mount) []geom.Arc {
	var arcs []geom.Arc
	for _, arc := range ArcsOfTurret(x, id, m) {
		if turnsTo(x, id, arc) {
			arcs = append(arcs, arc)
		}
	}
	return arcs
}

// turnedFirst says that the first of two turret indicators has been turned.
var turnedFirst = game.NewFlag("the first turret was turnedFirst")

// rotateSteps turn the ship's turret indicator to other arcs; of two either, or both (2e.action.rotate.single,
// 2e.action.rotate.double, 2e.huge.turret-pair.rotate).
var rotateSteps = game.Parts{
	game.Locals{turnedFirst},
	rotateStep("rotate the turret", game.FirstTurret),
	rotateStep("rotate the second turret", game.SecondTurret),
}

// rotateStep turns one turret indicator of the ship. The first of two can stay as it is if the second can be turned,
// and the second one if the first has been.
func rotateStep(name string, m game.Mount) game.Step {
	return game.Step{
		Name: name,
		Who: func(x *game.Exec) game.Players {
			if !canTurnTurret(x, x.Self(), m) {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Card = cardOfTurret(x, x.Self(), m)
			listArcs(x, x.Self(), m, x.Ship(x.Self()).TurretAt(m), q)
			if m == game.SecondTurret && turnedFirst.Get(x) ||
				m == game.FirstTurret && canTurnTurret(x, x.Self(), game.SecondTurret) {
				q.AddPass()
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.PassVerb {
				return
			}
			turnedFirst.Set(x, true)
			RotateTo(x, m, geom.Arc(c.Item))
		},
	}
}

// RotateOp is the effect of rotating the turret, which is not the action
// (2e.action.rotate.effect-not-action).
func RotateOp() card.Op {
	can := func(x *game.Exec) bool { return canTurnAny(x, x.Self()) }
	return card.Op{What: "rotate the turret", Can: can, Do: rotateSteps}
}

// aimTurrets returns the steps in which a ship that has been placed turns its turret indicators to any arcs
// (2e.setup.place-forces.turret-indicator, 2e.huge.setup.turrets).
func aimTurrets(r card.Ref) game.Parts {
	step := func(name string, m game.Mount) game.Step {
		return game.Step{
			Name: name,
			Who: func(x *game.Exec) game.Players {
				if ArcsOfTurret(x, r(x), m) == nil {
					return game.Nobody
				}
				return game.Only(x.Owner(r(x)))
			},
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				q.Ship, q.Card = r(x), cardOfTurret(x, r(x), m)
				listArcs(x, q.Ship, m, geom.AllAround, q)
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				pointTurret(x, r(x), m, geom.Arc(c.Item), "setup.place-forces.turret-indicator")
			},
		}
	}
	return game.Parts{step("turn the turret", game.FirstTurret), step("turn the second turret", game.SecondTurret)}
}
