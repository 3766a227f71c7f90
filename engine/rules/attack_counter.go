package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Counterattack lets a unit that a melee attack is made against announce a counterattack, and pays
// for it: that is its bonus attack of the round (msg.melee.counter.eligible,
// msg.melee.counter.declare, msg.melee.counter.is-bonus, msg.melee.counter.cost).
var Counterattack = game.Step{
	Name: "counterattack",
	Who: func(x *game.Exec) game.Players {
		for w := range x.Info(x.Attack().Defender).Weapons {
			if counters(x, w) {
				return game.Only(x.Owner(x.Attack().Defender))
			}
		}
		return game.Nobody
	},
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		id := x.Attack().Defender
		q.Ship = id
		for w := range x.Info(id).Weapons {
			if counters(x, w) {
				c := game.Opt(game.WeaponVerb)
				c.Item, c.Ship, c.Card = uint8(w), id, x.Info(id).Weapons[w].Card
				q.Add(c)
			}
		}
		q.AddPass()
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			return
		}
		a := x.Attack()
		a.Counter = c.Item + 1
		x.Ship(a.Defender).BonusAttack = true
		w := &x.Info(a.Defender).Weapons[c.Item]
		if w.Charges > 0 {
			card.SpendChargesOf(x, w.Card, int(w.Charges), "melee.counter.cost")
		}
		payTokens(x, w, a.Defender, a.Attacker)
		e := game.NewEvent(game.Used, "melee.counter.declare", a.Defender)
		e.Other, e.Card, e.Name = a.Attacker, w.Card, "counterattack"
		x.Emit(e)
	},
}

// counters reports whether the defender of the present attack can counterattack with a weapon: the
// attacker must be in its full front arc, and within the weapon's arc and range.
func counters(x *game.Exec, weapon int) bool {
	a := x.Attack()
	id, terms := a.Defender, game.AttackTerms{Bonus: true}
	if !card.WeaponOf(x, a).Melee || mayAttack(x, id, &terms) != game.Possible ||
		x.Ship(id).BonusAttack && !card.Ignoring(x, card.BonusLimit, id) ||
		card.IsForbidden(x, card.Counterattacking, id) {
		return false
	}
	if !x.Info(id).Weapons[weapon].Melee || weaponUsable(x, id, weapon, &terms) != game.Possible {
		return false
	}
	if _, ok := card.InArc(x, id, a.Attacker, geom.FullFrontArc); !ok {
		return false
	}
	_, n := arcsOn(x, shot{id: id, other: a.Attacker, weapon: weapon}, &terms)
	return n > 0
}

// UnlessCountered is a part that is left out of an attack against which a counterattack is made
// (msg.melee.counter.modify, msg.melee.counter.no-defend-abilities).
func UnlessCountered(parts ...game.Part) game.Part {
	return game.If("is there no counterattack", func(x *game.Exec) bool {
		return x.Attack().Counter == 0
	}, parts...)
}

// IfCountered is a counterattack, or the part of an attack in whose place it is made
// (msg.melee.counter.roll).
func IfCountered(counter, other game.Part) game.Part {
	return game.IfElse("is there a counterattack", func(x *game.Exec) bool {
		return x.Attack().Counter != 0
	}, counter, other)
}

// BeginCounterattack makes the defender the attacker.
var BeginCounterattack = game.Step{Name: "turn the tables", Do: func(x *game.Exec) {
	turn(x.Attack())
}}

// turn exchanges the sides of an attack.
func turn(a *game.Attack) {
	a.Attacker, a.Defender = a.Defender, a.Attacker
	a.Weapon, a.Counter = a.Counter-1, a.Weapon+1
	a.Attack, a.Defense = a.Defense, a.Attack
	a.AddAttack, a.AddDefense = a.AddDefense, a.AddAttack
	a.Turned = !a.Turned
}

// CompareClash finds who wins: the higher total of hits and critical hits, then more critical hits,
// then the attacker. The winner's results deal damage; the other's are canceled
// (msg.melee.counter.compare, msg.melee.counter.tie-crits, msg.melee.counter.tie-attacker,
// msg.melee.counter.loser-cancelled, msg.melee.counter.winner-unneutralized).
var CompareClash = game.Step{Name: "compare the clash", Do: func(x *game.Exec) {
	a := x.Attack()
	mine, theirs := left(a), a.Defense.Count(game.Hit)+a.Defense.Count(game.Crit)
	crits := a.Attack.Count(game.Crit) - a.Defense.Count(game.Crit)
	if mine < theirs || mine == theirs && crits <= 0 {
		turn(a)
	}
	a.Defense = game.Pool{}
	a.Hit = left(a) > 0
	e := game.NewEvent(game.Neutralized, "melee.counter.compare", a.Defender)
	e.Other = a.Attacker
	e.Dice = game.Faces{
		game.Hit:  uint8(a.Attack.Count(game.Hit)),
		game.Crit: uint8(a.Attack.Count(game.Crit)),
	}
	x.Emit(e)
}}

// TurnBack restores the sides of the attack after a counterattack that was won. The attack then
// missed. If the counterattack destroyed the attacker, that event is raised at once.
var TurnBack = game.Step{Name: "turn back", Do: func(x *game.Exec) {
	a := x.Attack()
	if !a.Turned {
		return
	}
	killed := a.Killed
	turn(a)
	a.Attack, a.Defense = game.Pool{}, game.Pool{}
	a.Hit, a.Killed, a.Suffered, a.Armor = false, false, 0, 0
	won := game.On(card.AfterCounter, a.Defender)
	won.Other = a.Attacker
	x.Raise(won)
	if killed {
		x.Raise(game.On(card.AfterDestroyed, a.Attacker))
	}
}}
