package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// costOf returns what the first option that fits costs now.
func costOf(s *scene.Scene, fits func(c game.Choice) bool) (cost rules.Cost) {
	q := s.Exec().Ask(s.State(), game.Seat1)
	for _, c := range q.Options() {
		if fits(c) {
			return rules.CostOf(s.Exec(), q, c)
		}
	}
	s.Fail("no option fits")
	return cost
}

// toward fits options that choose a ship.
func toward(ship *scene.Ship) func(c game.Choice) bool {
	return func(c game.Choice) bool {
		return c.Verb == game.PickVerb && c.Ship == ship.ID() || c.Verb == game.ObjectVerb && c.Object == game.ShipAs(ship.ID())
	}
}

// 2e.attack.special.range-requirement: bombardmentspecialists: a target that the weapon does not reach costs a token.
func TestCostOf_ATargetOutOfRange(t *testing.T) {
	s, ship := vessel(t, raider, scene.With("bombardmentspecialists"), scene.Tokens(game.CalculateToken, 1))
	three, four := s.Theirs(tie, scene.At(600, 730, 180)), s.Theirs(tie, scene.At(700, 731, 180))
	s.Engage(ship)
	s.Weapon("primary")
	s.Is(costOf(s, toward(three)) == rules.Cost{}, "at range 3 it costs nothing")
	s.Is(costOf(s, toward(four)) == rules.Cost{Calculates: 1}, "at range 4 it costs 1 calculate token")
	s.Pick(four)
	finish(s)
}

// 2e.huge.attacks.energy-paid: a bonus attack costs the energy of its header, with that of the effect that grants it.
func TestCostOf_ABonusAttack(t *testing.T) {
	weapon := func(s *scene.Scene, primary bool) func(c game.Choice) bool {
		return func(c game.Choice) bool {
			return c.Verb == game.WeaponVerb && s.Exec().G.Ships[c.Ship].Weapons[c.Item].Primary() == primary
		}
	}
	s, ship := vessel(t, trident, scene.With("zealouscaptain", "targetingbattery"), scene.Energy(3))
	s.Theirs(xwing, scene.At(600, 600, 180))
	s.Engage(ship)
	s.Is(costOf(s, weapon(s, false)) == rules.Cost{Energy: 1}, "a battery costs 1 energy")
	s.Is(costOf(s, weapon(s, true)) == rules.Cost{}, "the primary weapon costs none")
	finish(s)
	s, ship = vessel(t, trident, scene.With("zealouscaptain", "targetingbattery"), scene.Energy(3))
	s.Theirs(xwing, scene.At(600, 600, 180))
	s.Engagement()
	s.Use(ship, "open fire")
	s.Is(costOf(s, weapon(s, false)) == rules.Cost{Energy: 2}, "it costs 2 by the captain")
	finish(s)
}

// boostedscanners: what is too far away costs energy.
func TestCostOf_OutOfReach(t *testing.T) {
	for _, a := range []game.Action{game.LockAction, game.CoordinateAction, game.JamAction} {
		s, ship := vessel(t, raider, scene.With("boostedscanners"), scene.Energy(3))
		s.PrintActions(ship, "lock", "coordinate", "jam")
		add := s.Theirs
		if a == game.CoordinateAction {
			add = s.Mine
		}
		near, far := add(tie, scene.At(740, 300, 0)), add(tie, scene.At(640+401+20, 340, 0))
		s.Perform(ship, 0, a)
		s.Use(ship, a.String())
		energy := map[game.Action]int{game.LockAction: 2, game.CoordinateAction: 3}[a]
		s.Is(costOf(s, toward(near)) == rules.Cost{}, "%v: near, it costs nothing", a)
		if energy > 0 { // a jam does not reach it
			s.Is(costOf(s, toward(far)) == rules.Cost{Energy: energy}, "%v: far, it costs %d energy", a, energy)
		}
		if a == game.LockAction {
			s.Target(near)
		} else {
			s.Pick(near)
		}
		finish(s)
	}
}
