package rules

import (
	"koiogran/card"
	"koiogran/game"
	"koiogran/geom"
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
			card.SpendChargesOf(x, w.Card, int(w.Charges), "msg.melee.counter.cost")
		}
		payTokens(x, w, a.Defender, a.Attacker)
		x.Emit(game.Event{Kind: game.Used, Clause: "msg.melee.counter.declare",
			Ship: a.Defender, Other: a.Attacker, Card: w.Card, Name: "counterattack"})
	},
}

// counters tells whether the defender of the present attack can counterattack with a weapon: the
// attacker must be in its full front arc, and within the weapon's arc and range.
func counters(x *game.Exec, weapon int) bool {
	a := x.Attack()
	id, terms := a.Defender, game.AttackTerms{Bonus: true}
	if !card.WeaponOf(x, a).Melee || mayAttack(x, id) != game.Possible ||
		x.Ship(id).BonusAttack && x.Query(card.CountersAgain, id, 0) == 0 ||
		x.Query(card.ForbidsCounter, id, 0) > 0 {
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

// UnlessCountered returns a step that is left out of an attack against which a counterattack is made
// (msg.melee.counter.modify, msg.melee.counter.no-defend-abilities).
func UnlessCountered(s game.Step) game.Step {
	do := s.Do
	s.Do = func(x *game.Exec) {
		if x.Attack().Counter == 0 {
			do(x)
		}
	}
	return s
}

// TurnTables returns the step with which the defender makes its counterattack as an attacker. An
// attack without one goes on with step to (msg.melee.counter.roll).
func TurnTables(to int) game.Step {
	return game.Step{Name: "turn the tables", Do: func(x *game.Exec) {
		if x.Attack().Counter == 0 {
			x.Goto(to)
			return
		}
		turn(x.Attack())
	}}
}

// turn exchanges the sides of an attack.
func turn(a *game.Attack) {
	a.Attacker, a.Defender = a.Defender, a.Attacker
	a.Weapon, a.Counter = a.Counter-1, a.Weapon+1
	a.Attack, a.Defence = a.Defence, a.Attack
	a.AddAttack, a.AddDefence = a.AddDefence, a.AddAttack
	a.Turned = !a.Turned
}

// CompareClash returns the step that finds who wins: the higher total of hits and critical hits,
// then more critical hits, then the attacker. The winner's results go on to the step at to, which
// deals damage; the other's are cancelled (msg.melee.counter.compare, msg.melee.counter.tie-crits,
// msg.melee.counter.tie-attacker, msg.melee.counter.loser-cancelled,
// msg.melee.counter.winner-unneutralized).
func CompareClash(to int) game.Step {
	return game.Step{Name: "compare the clash", Do: func(x *game.Exec) {
		a := x.Attack()
		mine, theirs := left(a), a.Defence.Count(game.Hit)+a.Defence.Count(game.Crit)
		crits := a.Attack.Count(game.Crit) - a.Defence.Count(game.Crit)
		if mine < theirs || mine == theirs && crits <= 0 {
			turn(a)
		}
		a.Defence = game.Pool{}
		a.Hit = left(a) > 0
		x.Emit(game.Event{Kind: game.Neutralized, Clause: "msg.melee.counter.compare",
			Ship: a.Defender, Other: a.Attacker, Card: game.NoCard, Dice: game.Faces{
				game.Hit:  uint8(a.Attack.Count(game.Hit)),
				game.Crit: uint8(a.Attack.Count(game.Crit)),
			}})
		x.Goto(to)
	}}
}

// TurnBack gives the sides of a counterattack that was won their places again. The attack then
// missed, and whom the counterattack destroyed is told of at once.
var TurnBack = game.Step{Name: "turn back", Do: func(x *game.Exec) {
	a := x.Attack()
	if !a.Turned {
		return
	}
	killed := a.Killed
	turn(a)
	a.Attack, a.Defence = game.Pool{}, game.Pool{}
	a.Hit, a.Killed, a.Suffered, a.Armor = false, false, 0, 0
	won := game.On(card.AfterCounter, a.Defender)
	won.Other = a.Attacker
	x.Raise(won)
	if killed {
		x.Raise(game.On(card.AfterDestroyed, a.Attacker))
	}
}}
