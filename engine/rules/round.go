// Package rules holds the steps that the editions share: planning, activation, movement,
// actions, attacks, damage, tokens, obstacles. An edition writes out its own lists of steps and
// takes them from here; what it does differently is another step, a table or a policy.
package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Offer returns a step that opens a window about the frame's ship.
func Offer(name string, w game.Window) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) { x.Offer(game.On(w, x.Self())) }}
}

// AfterMoveStep raises the event after a boost, roll or decloak for abilities.
var AfterMoveStep = game.Step{Name: "after the move", Do: func(x *game.Exec) {
	t := game.On(card.AfterMove, x.Self())
	t.N = int16(x.Move().Kind)
	t.Object = leftObstacle(x)
	x.Offer(t)
}}

// afterBoost is AfterMoveStep of a boost.
var afterBoost = game.Step{Name: AfterMoveStep.Name, Do: func(x *game.Exec) {
	t := game.On(card.AfterMove, x.Self())
	t.N = int16(x.Move().Kind)
	t.Object = leftObstacle(x)
	tellBoost(x, &t)
	x.Offer(t)
}}

// OfferAll returns a step that opens a window about no one.
func OfferAll(name string, w game.Window) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) { x.Offer(game.On(w, game.NoShip)) }}
}

// CallStep returns a step that calls a procedure for the frame's ship.
func CallStep(name string, r game.Role) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) { x.Call(r, x.Self()) }}
}

// BeginRound counts the rounds and clears what lasts one round.
var BeginRound = game.Step{Name: "begin the round", Do: func(x *game.Exec) {
	rememberStanding(x)
	s := x.S
	s.Round++
	for i := range s.Ships[:s.NShips] {
		h := &s.Ships[i]
		h.Performed, h.Failed = 0, 0
		h.Revealed, h.Executed = game.Maneuver{}, game.Maneuver{}
		h.Treated = 0
		h.DialSet, h.DialKept = false, false
		h.Systems, h.Activated, h.Engaged = false, false, false
		h.Attacked, h.BonusAttack, h.SkipAction = false, false, false
		h.OnlyFocus, h.Doomed = false, false
		h.TurretFired, h.TurretSpent = 0, 0
		h.HeadersUsed, h.BonusMade = 0, 0
		h.AttackPhase, h.Ignored = game.SetupPhase, 0
		h.Placed, h.Decloaked, h.Tractored, h.Deployed = false, false, false, false
	}
	x.Lapse(func(l *game.Lasting) bool {
		switch l.Until {
		case game.NextPlanning:
			l.Until = game.Until(game.PlanningPhase)
		case game.NextRound:
			l.Until = game.ThisRound
		default:
			return l.Until != game.ThisMatch
		}
		return false
	})
	s.Secret[0].Dials, s.Secret[1].Dials = [game.MaxShips]uint8{}, [game.MaxShips]uint8{}
	for i := range s.Charges {
		s.Charges[i].Used = 0
	}
	e := game.NewEvent(game.RoundBegan, "round.five-phases", game.NoShip)
	e.N = int(s.Round)
	x.Emit(e)
}}

// Phase returns a phase of a round as a stage. From is the initiative with which a phase that goes
// ship by ship begins.
func Phase(p game.Phase, from int8, clause string, parts ...game.Part) game.Part {
	begin := game.Step{Name: "begin the phase", Do: func(x *game.Exec) {
		x.S.Phase = p
		x.Lapse(func(l *game.Lasting) bool { return l.Until < game.Until(p) })
		card.ForgetAttacks(x)
		x.S.Initiative = from
		e := game.NewEvent(game.PhaseBegan, clause, game.NoShip)
		e.N = int(p)
		x.Emit(e)
	}}
	return game.Stage(p.String(), begin, game.Parts(parts))
}

// Initiative bounds: values of cards and of effects lie between them.
const (
	LowestInitiative  int8 = -1
	HighestInitiative int8 = 12
	// HighestSkill is above every pilot skill, which goes up to 12 (1e.component.stat-pilot-skill).
	HighestSkill int8 = 13
)

// Turn describes a phase in which ships act one at a time in order of initiative.
type Turn struct {
	Name       string
	Descending bool
	Role       game.Role
	Docked     bool // docked ships act too
	// Due reports whether a ship has still to act in this phase. It is pure.
	Due func(x *game.Exec, id game.ShipID) bool
	// Marks are initiatives at which a window opens, also if no ship has them, in their order.
	Marks []Mark
	// Passed is called when every ship of an initiative has acted; nil for nothing.
	Passed func(x *game.Exec)
}

// Mark is an initiative of a phase at which a window opens.
type Mark struct {
	At     int8
	Window game.Window
}

// InOrder returns the part of a phase that goes ship by ship: the initiative moves on to the next
// value that a ship has, the first player's ships come first, and a player with several picks which
// (2e.initiative.tie-break-player-order, 2e.initiative.own-order-free). A value that the phase has
// passed does not come again (2e.initiative.change-skips-passed-step).
func InOrder(t Turn) game.Part {
	next := func(x *game.Exec) {
		if m := reachesMark(x, &t); m != nil {
			x.Again()
			x.S.Initiative = m.At
			x.Offer(game.On(m.Window, game.NoShip))
			return
		}
		turn := nextTurn(x, &t)
		switch {
		case !turn.found():
			x.Leave()
		case turn.only != game.NoShip:
			x.Continue()
			x.Call(t.Role, turn.only)
		}
	}
	return game.Loop(t.Name+" in order",
		game.Step{Name: t.Name + ": next initiative", Do: next},
		game.Step{Name: t.Name + ": which ship", Who: func(x *game.Exec) game.Players {
			return whoseTurn(x, &t)
		}, Ask: func(x *game.Exec, p game.Player, q *game.Question) {
			for id := range x.EachActor() {
				if x.TurnOf(id) == x.Turn(p) && dueNow(x, &t, id) {
					q.AddShip(id)
				}
			}
		}, Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			x.Continue()
			x.Call(t.Role, c.Ship)
		}},
		game.Step{Name: t.Name + ": the only ship", Do: func(x *game.Exec) {
			if id := turnsOf(x, &t).only; id != game.NoShip {
				x.Call(t.Role, id)
			}
		}},
	)
}

// due reports whether a ship has still to act: a docked one only where docked ships act.
func (t *Turn) due(x *game.Exec, id game.ShipID) bool {
	return (t.Docked || !x.Ship(id).InReserve()) && t.Due(x, id)
}

// dueNow reports whether a ship acts at the present initiative.
func dueNow(x *game.Exec, t *Turn, id game.ShipID) bool {
	return t.due(x, id) && turnOf(x, id) == x.S.Initiative
}

// turns are the ships that act at one initiative.
type turns struct {
	initiative int8
	place      int          // the place in player order of the next player,
	owners     game.Players // the seats with that place that have a ship,
	n          int          // how many ships they can pick from,
	only       game.ShipID  // and the ship if it is one without a choice
}

func (t *turns) found() bool { return t.n > 0 }

// turnsOf returns the ships that act at the present initiative.
func turnsOf(x *game.Exec, t *Turn) turns {
	at := turns{initiative: x.S.Initiative, only: game.NoShip}
	for id := range x.EachActor() {
		if dueNow(x, t, id) {
			at.add(x, id)
		}
	}
	return at
}

// add counts a ship: those of a player come before those of the next one in player order (2e.epic.team.order).
func (t *turns) add(x *game.Exec, id game.ShipID) {
	place, owner := x.TurnOf(id), game.Only(x.Owner(id))
	switch {
	case t.n == 0, place < t.place:
		t.place, t.owners, t.n, t.only = place, owner, 1, id
	case place == t.place:
		t.n++
		t.owners |= owner
		t.only = game.NoShip
	}
}

// nextTurn returns the ships that act now, and moves the phase on to the next initiative if no one
// is left at the present one. None are found at the end of the phase. Where passing an initiative
// can make something happen first, no ship is named as the only one.
func nextTurn(x *game.Exec, t *Turn) turns {
	now, next := turnsFrom(x, t)
	if now.found() {
		return now
	}
	if t.Passed != nil {
		t.Passed(x)
		_, next = turnsFrom(x, t)
		next.only = game.NoShip
	}
	if next.found() {
		x.S.Initiative = next.initiative
	}
	return next
}

// turnsFrom returns the ships that act at the present initiative and at the next that a ship has.
func turnsFrom(x *game.Exec, t *Turn) (now, next turns) {
	now = turns{initiative: x.S.Initiative, only: game.NoShip}
	next.only = game.NoShip
	for id := range x.EachActor() {
		if !t.due(x, id) {
			continue
		}
		v := turnOf(x, id)
		switch {
		case v == now.initiative:
			now.add(x, id)
		case (v < now.initiative) != t.Descending: // passed
		case !next.found() || (v < next.initiative) != t.Descending && v != next.initiative:
			next = turns{initiative: v, only: game.NoShip}
			next.add(x, id)
		case v == next.initiative:
			next.add(x, id)
		}
	}
	return now, next
}

// reachesMark returns the mark to which a descending phase has come, if someone can use that: all
// ships above it have acted, and left if they were destroyed.
func reachesMark(x *game.Exec, t *Turn) *Mark {
	for i := range t.Marks {
		m := &t.Marks[i]
		if x.S.Initiative > m.At && len(x.G.Hooks[m.Window]) > 0 && passedTo(x, t, m) {
			return m
		}
	}
	return nil
}

// passedTo reports whether no ship is to act any more before a mark, which someone can use.
func passedTo(x *game.Exec, t *Turn, m *Mark) bool {
	for id := range x.EachActor() {
		if v := turnOf(x, id); t.due(x, id) && m.At < v && v <= x.S.Initiative {
			return false
		}
	}
	if t.Passed != nil {
		t.Passed(x)
	}
	return x.Answerable(game.On(m.Window, game.NoShip))
}

// whoseTurn names the player who picks a ship, no one if there is nothing to pick. Between ships of both
// partners the captain of the side picks.
func whoseTurn(x *game.Exec, t *Turn) game.Players {
	at := turnsOf(x, t)
	if at.n < 2 {
		return game.Nobody
	}
	return game.Only(at.owners.Speaker())
}
