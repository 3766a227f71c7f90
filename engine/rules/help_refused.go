package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Refusal is something that a player might have expected among the options of a question, and
// why it is not there.
type Refusal struct {
	Why      game.Reason
	Ship     game.ShipID   // the ship that is not a target; else the ship that is asked about
	Weapon   int           // the weapon of Ship that cannot be used, -1 if it is about none
	Action   game.Action   // the action that cannot be performed
	Maneuver game.Maneuver // the maneuver that may not be set
	Proof    game.Proof    // where the reason is a range
}

// Refused returns what the question that x has asked last does not list, of what is at hand:
// the enemies that are not targets, the ship's other weapons, the other actions of its bar, the
// other maneuvers of its dial. Nothing in it is a secret of the other side.
func Refused(x *game.Exec, q *game.Question) []Refusal {
	if q.Window == card.PerformAction {
		return refusedActions(x, q)
	}
	switch x.G.Procs[q.Proc].Steps[q.PC].Name {
	case DeclareDefender.Name:
		return refusedTargets(x)
	case ChooseWeapon.Name:
		return refusedWeapons(x)
	case SetDials.Name:
		return refusedDials(x, q)
	}
	return nil
}

// refusedTargets returns the enemies that the chosen weapon cannot attack.
func refusedTargets(x *game.Exec) []Refusal {
	var list []Refusal
	a := x.Attack()
	for other := range x.EachShip() {
		m, why := nearestTo(x, shot{id: x.Self(), other: other, weapon: int(a.Weapon)}, &a.Terms)
		if why != game.Possible && why != game.OnSameSide {
			list = append(list, Refusal{Why: why, Ship: other, Weapon: -1, Proof: m.Proof})
		}
	}
	return list
}

// nearestTo says why a ship is not a target out of any of a weapon's arcs: because of its range, if it
// is in one of them.
func nearestTo(x *game.Exec, on shot, terms *game.AttackTerms) (card.Measured, game.Reason) {
	arcs, n := weaponArcs(x, on.id, on.weapon, terms)
	var m card.Measured
	why := game.OutOfArc
	for _, arc := range arcs[:n] {
		on.arc = arc
		if m, why = target(x, on, terms); why != game.OutOfArc {
			break
		}
	}
	return m, why
}

// refusedWeapons returns the ship's weapons that cannot attack anything.
func refusedWeapons(x *game.Exec) []Refusal {
	var list []Refusal
	id, terms := x.Self(), &x.Attack().Terms
	for w := range x.Info(id).Weapons {
		why := weaponUsable(x, id, w, terms)
		if why == game.Possible && !hasTarget(x, id, w, terms) {
			why = game.NoTarget
		}
		if why != game.Possible {
			list = append(list, Refusal{Why: why, Ship: id, Weapon: w})
		}
	}
	return list
}

// refusedActions returns the actions of the ship's bar that the menu does not offer. What the menu is
// not about is left out.
func refusedActions(x *game.Exec, q *game.Question) []Refusal {
	var list []Refusal
	var done game.ActionSet
	for i := range x.Info(q.Ship).Actions {
		line := &x.Info(q.Ship).Actions[i]
		if !x.HasLine(q.Ship, line) || done.Has(line.Action) {
			continue
		}
		done = done.With(line.Action)
		_, why := card.ActionAllowed(x, line.Action)
		if why == game.Possible && !offers(x, q, line.Action) {
			why = game.NothingToDo
		}
		if why != game.Possible && why != game.TermsForbid {
			list = append(list, Refusal{Why: why, Ship: q.Ship, Weapon: -1, Action: line.Action})
		}
	}
	return list
}

// offers reports whether a menu lists an action of the rules.
func offers(x *game.Exec, q *game.Question, a game.Action) bool {
	for _, c := range q.Options() {
		if c.Verb == game.UseVerb && x.Offered(x.S, c).Action == a {
			return true
		}
	}
	return false
}

// refusedDials returns the maneuvers that may not be set.
func refusedDials(x *game.Exec, q *game.Question) []Refusal {
	var list []Refusal
	for _, m := range x.Info(q.Ship).Dial {
		if !MaySet(x.G, x.Ship(q.Ship), m) {
			list = append(list,
				Refusal{Why: game.RedOnStress, Ship: q.Ship, Weapon: -1, Maneuver: m})
		}
	}
	return list
}
