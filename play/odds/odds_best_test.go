package odds

import (
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Best returns the policy of players who spend tokens, locks and Force best, by backward
// induction over all that can still be rolled, and use no abilities of cards that they need not
// use. Everything else is answered with the default if that is to pass, else with the first option.
func Best(prices Prices) Policy {
	b := &best{prices: prices}
	return b.answer
}

// best is the player of Best.
type best struct {
	k      Kernel
	prices Prices
}

func (b *best) answer(x *game.Exec, s *game.State, q *game.Question) game.Choice {
	attacking := x.S.NAttacks > 0
	switch {
	case q.Kind == game.PlaceQuestion:
		return First(x, s, q)
	case attacking && q.Opts[0].Verb == game.NumberVerb:
		return b.number(x, q)
	case attacking && q.Opts[0].Verb == game.FaceVerb:
		return face(q)
	case q.Window == card.ModifyAttack && x.G.Ships[x.Attack().Attacker].Side == q.Player.Side():
		if c, ok := b.onAttack(x, s, q); ok {
			return c
		}
	case q.Window == card.ModifyDefense && x.G.Ships[x.Attack().Defender].Side == q.Player.Side():
		if c, ok := b.onDefense(x, s, q); ok {
			return c
		}
	}
	if q.Opts[q.Default].Verb == game.PassVerb && q.Opts[0].Verb != game.WeaponVerb {
		return q.Opts[q.Default]
	}
	return q.Opts[0]
}

// situation returns the situation of the attack in progress, and its dice.
func (b *best) situation(x *game.Exec) (Situation, shown) {
	a := x.Attack()
	s := Of(x)
	s.Prices = b.prices
	s.Attack = a.Attack.Total()
	return s, shown{a.Attack.Count(game.Focus), a.Attack.Count(game.Hit), a.Attack.Count(game.Crit)}
}

// onAttack says what the attacker spends next.
func (b *best) onAttack(x *game.Exec, s *game.State, q *game.Question) (game.Choice, bool) {
	situation, dice := b.situation(x)
	if situation.Attack > MostDice {
		return game.Choice{}, false
	}
	b.k.prepare(&situation)
	if _, spends := b.k.bestReroll(dice); spends {
		if c, ok := option(x, s, q, game.LockOnDice); ok {
			return c, true
		}
	}
	what, _ := b.k.bestAttack(dice)
	return what.option(x, s, q)
}

// onDefense says what the defender spends next.
func (b *best) onDefense(x *game.Exec, s *game.State, q *game.Question) (game.Choice, bool) {
	situation, attack := b.situation(x)
	a := x.Attack()
	situation.Defense = a.Defense.Total()
	if situation.Attack > MostDice || situation.Defense > MostDice || attack.h+attack.c == 0 {
		return game.Choice{}, false
	}
	situation.Attacker, situation.Evades = Side{}, 0 // they are among the dice already
	b.k.prepare(&situation)
	what, _ := b.k.bestDefense(attack.h, attack.c, a.Defense.Count(game.Focus),
		a.Defense.Count(game.Evade))
	return what.option(x, s, q)
}

// option returns the option that spends the first thing that is to be spent.
func (s spend) option(x *game.Exec, state *game.State, q *game.Question) (game.Choice, bool) {
	for _, want := range [...]struct {
		n    uint8
		what game.Spending
	}{{s.focus, game.FocusOnDice}, {s.calculate, game.CalculateOnDice}, {s.force, game.ForceOnDice},
		{s.evade, game.EvadeOnDice}, {s.evade, game.EvadeAsResult}} {
		if want.n > 0 {
			if c, ok := option(x, state, q, want.what); ok {
				return c, true
			}
		}
	}
	return game.Choice{}, false
}

// option finds what the rules offer that spends something.
func option(x *game.Exec, s *game.State, q *game.Question, what game.Spending) (game.Choice, bool) {
	list := append([]game.Choice(nil), q.Options()...)
	for _, c := range list {
		if a := x.Offered(s, c); a != nil && a.Spends == what {
			return c, true
		}
	}
	return game.Choice{}, false
}

// number says how many dice of a face to reroll with the lock that has been spent.
func (b *best) number(x *game.Exec, q *game.Question) game.Choice {
	step := x.G.Procs[q.Proc].Steps[q.PC].Name
	situation, dice := b.situation(x)
	if !strings.Contains(step, "reroll") || situation.Attack > MostDice {
		return q.Opts[0]
	}
	situation.Attacker.Lock = true
	situation.Attack = x.Attack().Attack.Total()
	b.k.prepare(&situation)
	kept, spends := b.k.bestReroll(dice)
	want := situation.Attack - dice.f - dice.h - dice.c
	switch {
	case strings.Contains(step, game.Focus.String()):
		want = dice.f - kept.f
	case strings.Contains(step, game.Hit.String()):
		want = dice.h - kept.h
	case strings.Contains(step, game.Crit.String()):
		want = dice.c - kept.c
	}
	if !spends {
		want = 0
	}
	pick := q.Opts[0]
	for _, c := range q.Options() {
		if abs(int(c.N)-want) < abs(int(pick.N)-want) {
			pick = c
		}
	}
	return pick
}

// abs returns the size of a number.
func abs(n int) int { return max(n, -n) }

// face picks the die that an evade token turns: a blank, so that focus results can still be
// turned by something else.
func face(q *game.Question) game.Choice {
	for _, c := range q.Options() {
		if game.Face(c.Item) == game.Blank {
			return c
		}
	}
	return q.Opts[0]
}

// Usual reports whether the kernel knows all that can happen in the attack that is going on as x
// stands: no one there has a card that could be used in it or that rerolls, and it is not a
// counterattack.
func Usual(x *game.Exec) bool {
	a := x.Attack()
	d := x.Ship(a.Defender)
	w := card.WeaponOf(x, a)
	if w.Melee || a.Gas || a.AutoHit || x.S.NCards > 0 && d.Shields > 0 ||
		rules.AttackDiceCount(x) > MostDice || rules.DefenseDiceCount(x) > MostDice {
		return false
	}
	for _, window := range windowsOfAttack {
		if len(x.G.Hooks[window]) > 0 {
			return false
		}
	}
	return true
}

// windowsOfAttack are the windows in which cards can change what results from an attack.
var windowsOfAttack = [...]game.Window{
	card.AfterDefender, card.BeforeRoll(card.AttackDice), card.AfterRoll, card.ModifyAttack,
	card.BeforeRoll(card.DefenseDice), card.ModifyDefense, card.BeforeNeutralize,
	card.AfterNeutralize, card.WouldSuffer, card.WouldBeDealt(card.Faceup), card.WouldBeDestroyed,
	card.AfterSpend, card.AfterShieldLost, card.AfterSuffer,
}
