package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// DeclareDefender lets the attacker pick the defender among the weapon's targets. A ship that is in
// both arcs of a double turret is attacked from one of them (2e.arc.turret.double). Of several
// equally short lines the attacker picks the one to measure along: one that passes over as
// little as possible, or with N 1 over as much, if that makes a difference
// (2e.obstruction.equal-lines).
var DeclareDefender = game.Step{
	Name: "declare the defender",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		for other := range x.EachTarget() {
			for _, at := range sectionsToHit(x, x.Self(), other) {
				a := x.Attack()
				on := shot{id: x.Self(), other: other, at: at, weapon: int(a.Weapon)}
				arcs, n := arcsOn(x, on, &a.Terms)
				for _, arc := range arcs[:n] {
					on.arc = arc
					listTarget(x, on, n > 1, q)
				}
			}
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		a := x.Attack()
		on := shot{a.Attacker, c.Ship, c.Object.Section(), int(a.Weapon), geom.Arc(c.Item)}
		if c.Item == 0 {
			arcs, _ := arcsOn(x, on, &a.Terms)
			on.arc = arcs[0]
		}
		declare(x, on, c.N == 1)
	},
}

// listTarget lists the ways to attack a ship out of an arc, naming the arc if there is another.
func listTarget(x *game.Exec, on shot, naming bool, q *game.Question) {
	c := game.Opt(game.PickVerb)
	c.Ship, c.Object = on.other, on.at.Of(on.other)
	if naming {
		c.Item = uint8(on.arc)
	}
	q.Add(c)
	if least := lineOf(x, on, false); least.Choice && x.S.NObstacles > 0 {
		most := lineOf(x, on, true)
		if cover(x, on.id, &most) != cover(x, on.id, &least) {
			c.N = 1
			q.Add(c)
		}
	}
}

// declare fixes the defender, the arc, the attack range and whether the attack is obstructed
// (2e.attack.step1.defender-fixed).
func declare(x *game.Exec, on shot, most bool) {
	a := x.Attack()
	m, _ := target(x, on, &a.Terms)
	a.Section = on.at
	a.Defender, a.Range, a.Distance, a.Declared = on.other, m.Range, m.Proof.Distance, true
	a.Range = int8(x.Query(card.AttackRangeOf, a.Attacker, int(a.Range)))
	s := x.Ship(a.Attacker)
	s.AttackPhase = x.S.Phase
	switch w := card.WeaponOf(x, a); {
	case !w.Turret && on.arc != w.Arc:
		a.TurretArc = on.arc
	case w.Turret:
		a.TurretArc = on.arc
		s.TurretFired |= 1 << on.arc
		if a.Terms.Last {
			s.TurretSpent |= 1 << on.arc
		}
	}
	if a.Terms.Bonus {
		s.BonusAttack = true
	} else {
		s.Attacked = true
	}
	w := card.WeaponOf(x, a)
	e := game.NewEvent(game.AttackDeclared, "attack.range.measured-in-arc", a.Attacker)
	e.Other, e.Card, e.N, e.Proof, e.Object = a.Defender, w.Card, int(a.Range), m.Proof, on.at.Of(a.Defender)
	x.Emit(e)
	line := lineOf(x, on, most)
	obstruct(x, a, &line)
}
