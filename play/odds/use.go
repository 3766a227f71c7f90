package odds

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/play/view"
)

// Use is what a player may do with dice that lie on the table.
type Use uint8

// The uses.
const (
	NoUse Use = iota // what the kernel does not know
	Pass
	UseFocus
	UseCalculate
	UseForce
	UseEvade
	UseLock
)

// uses lists the use that the kernel knows for each kind of spending.
var uses = [game.NumSpendings]Use{
	game.FocusOnDice: UseFocus, game.CalculateOnDice: UseCalculate, game.ForceOnDice: UseForce,
	game.EvadeOnDice: UseEvade, game.EvadeAsResult: UseEvade, game.LockOnDice: UseLock,
}

// Attacking returns what is to be expected of an attack whose dice lie on the table, after the attacker
// has used something and both go on as they best do. Dice that show nothing else are blank.
func (k *Kernel) Attacking(s *Situation, focus, hits, crits int, use Use) Outlook {
	after, d := *s, shown{focus, hits, crits}
	a := &after.Attacker
	switch use {
	case Pass:
		*a = Side{}
	case UseFocus:
		a.Focus--
		d = shown{0, d.h + d.f, d.c}
	case UseCalculate:
		a.Calculate--
		d = shown{d.f - 1, d.h + 1, d.c}
	case UseForce:
		a.Force--
		d = shown{d.f - 1, d.h + 1, d.c}
	}
	k.prepare(&after)
	k.clear()
	kept, spends := k.bestReroll(d)
	if use == UseLock && !spends {
		kept, spends = k.bestOfRerolls(d), true
	}
	if spends && use != Pass {
		k.locks = 1
		k.reroll(kept, k.s.Attack-kept.f-kept.h-kept.c, 1)
	} else {
		k.dice[d.f][d.h][d.c] = 1
	}
	return k.collect()
}

// bestOfRerolls returns what the attacker best keeps if he rerolls one die at least.
func (k *Kernel) bestOfRerolls(d shown) shown {
	best, most, first := d, 0.0, true
	for c := range d.c + 1 {
		for h := range d.h + 1 {
			for f := range d.f + 1 {
				if n := f + h + c; n < k.s.Attack {
					if value := k.keep[n][f][h][c]; first || value > most {
						best, most, first = shown{f, h, c}, value, false
					}
				}
			}
		}
	}
	return best
}

// Defending returns what results from an attack whose dice all lie on the table, after the defender has
// used something and goes on as he best does.
func (k *Kernel) Defending(s *Situation, hits, crits, focus, evades int, use Use) Outlook {
	after := *s
	d := &after.Defender
	switch use {
	case Pass:
		*d = Side{Reinforce: d.Reinforce}
	case UseFocus:
		d.Focus--
		evades, focus = evades+focus, 0
	case UseCalculate:
		d.Calculate--
		evades, focus = evades+1, focus-1
	case UseForce:
		d.Force--
		evades, focus = evades+1, focus-1
	case UseEvade:
		d.Evade--
		evades++
		if after.EvadeAdds {
			after.Defense++
		} else if evades+focus > after.Defense {
			focus--
		}
	}
	after.Attacker, after.Evades = Side{}, 0 // they are among the dice already
	k.prepare(&after)
	o := Outlook{Attack: k.s.Attack, Defense: k.s.Defense}
	best, _ := k.bestDefense(hits, crits, focus, evades)
	k.settle(&o, shown{h: hits, c: crits}, best, evades+best.turned(focus)+int(best.evade))
	return o
}

// settle notes what results from hits and crits against this many evades.
func (k *Kernel) settle(o *Outlook, d shown, s spend, evades int) {
	h, c := k.cancel(d.h, d.c, evades)
	o.Results[h+c] = 1
	o.Crits, o.Mean, o.Destroy = float64(c), float64(h+c), k.harm[h][c].destroy
	if h+c > 0 {
		o.Hit = 1
	}
	o.Spent.DefFocus, o.Spent.DefCalculate = float64(s.focus), float64(s.calculate)
	o.Spent.DefForce, o.Spent.DefEvade = float64(s.force), float64(s.evade)
}

// Option returns what is to be expected of the present attack if the viewer takes an option of the
// question that x has asked last: a target to attack, or something to use on dice. The abilities
// of cards are left out. ok is false for all other options.
func (k *Kernel) Option(x *game.Exec, v *view.View, q *game.Question, c game.Choice) (
	o Outlook, ok bool,
) {
	if x.S.NAttacks == 0 || x.Attack().Counter != 0 { // what a counterattack comes to, only the solver knows
		return o, false
	}
	a := x.Attack()
	if c.Verb == game.PickVerb && q.Proc == x.G.Roles[card.AttackRole] && c.Ship != game.NoShip {
		return k.target(x, c)
	}
	use := Pass
	if c.Verb == game.UseVerb {
		ability := v.Offered(x, c)
		if ability == nil || c.Card != game.NoCard {
			return o, false
		}
		use = uses[ability.Spends]
	}
	if use == NoUse || c.Verb != game.UseVerb && c.Verb != game.PassVerb {
		return o, false
	}
	s := Of(x)
	s.Attack = a.Attack.Total()
	hits, crits := a.Attack.Count(game.Hit), a.Attack.Count(game.Crit)
	switch {
	case s.Attack > MostDice || s.Defense > MostDice:
		return o, false
	case q.Window == card.ModifyAttack && x.Side(a.Attacker) == v.Viewer().Side():
		return k.Attacking(&s, a.Attack.Count(game.Focus), hits, crits, use), true
	case q.Window == card.ModifyDefense && x.Side(a.Defender) == v.Viewer().Side():
		s.Defense = a.Defense.Total()
		if s.Defense >= MostDice {
			return o, false
		}
		focus, evades := a.Defense.Count(game.Focus), a.Defense.Count(game.Evade)
		return k.Defending(&s, hits, crits, focus, evades, use), true
	}
	return o, false
}

// target returns what is to be expected of an attack on a ship that may be its target.
func (k *Kernel) target(x *game.Exec, c game.Choice) (o Outlook, ok bool) {
	a := x.Attack()
	w := card.WeaponOf(x, a)
	m, in := card.SectionInArc(x, a.Attacker, c.Ship, c.Object.Section(), card.WeaponArc(x, a.Attacker, w),
		max(x.G.Measure.Ruler(), x.G.Measure.Reach(int(w.Max))))
	if !in {
		return o, false
	}
	r := int(m.Range)
	if card.TouchingShips(x, a.Attacker, c.Ship) {
		r = 0
	}
	s, ok := Weigh(x, Shot{a.Attacker, c.Ship, c.Object.Section(), int(a.Weapon), r, c.N == 1})
	if !ok || s.Attack > MostDice || s.Defense > MostDice {
		return o, false
	}
	return k.Solve(&s), true
}
