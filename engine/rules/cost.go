package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
)

// Cost is what an option costs the ship that is asked, in addition to what its name says.
type Cost struct {
	Energy     int // of its ship card
	Calculates int // calculate tokens
}

// CostOf returns the cost of an option: the energy of a bonus attack header (2e.huge.attacks.energy-paid), a calculate token
// for a target out of range (2e.attack.special.range-requirement), or the energy for a ship or an object out of reach of
// an action. It is zero for all other options.
func CostOf(x *game.Exec, q *game.Question, c game.Choice) Cost {
	if q.Ship == game.NoShip {
		return Cost{}
	}
	a := x.Attack()
	switch step := x.G.Procs[q.Proc].Steps[q.PC].Name; {
	case c.Verb == game.WeaponVerb && a != nil && !a.Declared && x.Info(q.Ship).Undivided():
		w := &x.Info(q.Ship).Weapons[c.Item]
		if bit := nextHeader(x, q.Ship, w); bit != 0 {
			return Cost{Energy: headerCost(w, bit) + int(a.Terms.Energy)}
		}
	case c.Verb == game.PickVerb && q.Proc == x.G.Roles[card.AttackRole] && a != nil && !a.Declared:
		return Cost{Calculates: calculatesFor(x, a, c)}
	case c.Verb == game.ObjectVerb && step == lockStep && card.Performing(game.LockAction)(x):
		return Cost{Energy: card.EnergyToLock(x, q.Ship, c.Object)}
	case c.Verb == game.PickVerb && step == coordinateStep:
		return Cost{Energy: energyFor(x, game.CoordinateAction, q.Ship, c.Ship)}
	case c.Verb == game.PickVerb && step == jamTarget:
		return Cost{Energy: energyFor(x, game.JamAction, q.Ship, c.Ship)}
	}
	return Cost{}
}

// calculatesFor returns how many calculate tokens a target costs: 1 where only a card that is paid for with one lets the
// weapon reach it.
func calculatesFor(x *game.Exec, a *game.Attack, c game.Choice) int {
	if !x.Changes(card.PermitOf(game.TooNear)) && !x.Changes(card.PermitOf(game.TooFar)) {
		return 0
	}
	m, ok := TargetAt(x, a.Attacker, c.Ship, c.Object.Section(), int(a.Weapon))
	if !ok {
		return 0
	}
	supposed := *a
	supposed.Defender, supposed.Section, supposed.Range, supposed.Distance = c.Ship, c.Object.Section(), m.Range, m.Proof.Distance
	if rangePrice(x, &supposed)&(card.Free|card.OneCalculate) == card.OneCalculate {
		return 1
	}
	return 0
}

// energyFor returns how much energy a ship spends to choose another by an action.
func energyFor(x *game.Exec, a game.Action, by, id game.ShipID) int {
	if actsOn(x, a, by, id) != forEnergy {
		return 0
	}
	return card.EnergyToAct(x, a, by, id, baseReach(x, a, by, id, card.RangeBetween(x, by, id)))
}
