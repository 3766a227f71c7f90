package rules

import (
	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Engagements is the phase in which ships engage, highest initiative first.
var Engagements = Turn{
	Name: "engagement", Descending: true, Role: card.EngageRole,
	Due:   func(x *game.Exec, id game.ShipID) bool { return !x.Ship(id).Engaged && engages(x, id) },
	Marks: []Mark{{7, card.AtInitiative(7)}, {5, card.AtInitiative(5)}, {4, card.AtInitiative(4)}, {0, card.AtInitiative(0)}},
	// 2e.destroy.simultaneous-fire: those destroyed leave when their initiative is over.
	Passed: RemoveDestroyed,
}

// BeginEngagement marks the ship as engaged (2e.engage.once).
var BeginEngagement = game.Step{Name: "begin to engage", Do: func(x *game.Exec) {
	x.Ship(x.Self()).Engaged = true
	x.Emit(game.NewEvent(game.EngageBegan, "engage.descending", x.Self()))
}}

// AttackOrNot lets the engaging ship attack if it can (2e.engage.optional).
var AttackOrNot = game.Step{Name: "attack", Do: func(x *game.Exec) {
	var terms game.AttackTerms
	if CanAttack(x, x.Self(), &terms) {
		BeginAttack(x, x.Self(), terms)
		return
	}
	if len(x.Info(x.Self()).Weapons) == 0 && x.IsRemote(x.Self()) {
		return
	}
	why := mayAttack(x, x.Self(), &terms)
	if why == game.Possible {
		why = game.NoTarget
	}
	barred(x, game.NoAttackMade, why)
}}

// barred says that the acting ship performs no action or makes no attack, and why.
func barred(x *game.Exec, kind game.EventKind, why game.Reason) {
	e := game.NewEvent(kind, x.G.Reasons[why], x.Self())
	e.Why = why
	x.Emit(e)
}

// BeginAttack starts an attack of a ship on terms.
func BeginAttack(x *game.Exec, id game.ShipID, terms game.AttackTerms) {
	x.Call(card.AttackRole, id)
	*x.Attack() = game.Attack{Attacker: id, Defender: game.NoShip, Terms: terms}
}

// ChooseWeapon lets the attacker pick a weapon with a legal target, or not attack.
var ChooseWeapon = game.Step{
	Name: "choose a weapon",
	Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
	Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
		id, terms := x.Self(), &x.Attack().Terms
		for w := range x.Info(id).Weapons {
			if weaponUsable(x, id, w, terms) == game.Possible && hasTarget(x, id, w, terms) {
				c := game.Opt(game.WeaponVerb)
				c.Item, c.Ship, c.Card = uint8(w), id, x.Info(id).Weapons[w].Card
				q.Add(c)
			}
		}
		if !terms.Must {
			q.AddPass()
		}
	},
	Take: func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			x.Return()
			return
		}
		x.Attack().Weapon = c.Item
		noteFired(x, x.Attack())
		if card.WeaponOf(x, x.Attack()).Headers.Set != 0 {
			x.Attack().Terms.Bonus = true
		}
	},
}

// PayForAttack pays the weapon's costs (2e.attack.step1.pay-after-defender).
var PayForAttack = game.Step{Name: "pay costs", Do: func(x *game.Exec) {
	a := x.Attack()
	w := card.WeaponOf(x, a)
	s := x.Ship(a.Attacker)
	price, mine := card.Free, game.Weighed{Subject: a.Attacker, Other: a.Defender}
	switch {
	case a.Terms.NoNeed, hasToken(x, a.Attacker, w):
	case w.NeedLock && card.LockHolder(x, a.Attacker, a.Defender) == game.NoShip:
		price = card.Permitted(x, game.NoLockOnIt, mine)
	case w.NeedAny && w.NeedLock: // it has the lock
	case w.NeedFocus && !s.Has(game.FocusToken):
		price = card.Permitted(x, game.NoFocusToSpend, mine)
	}
	if price&(card.Free|card.OneForce) == card.OneForce {
		card.SpendForceOf(x, a.Attacker, 1, "force.spent-from-ship")
	}
	payForRange(x, a)
	if a.Terms.Paid {
		return
	}
	if w.Charges > 0 {
		card.SpendChargesOf(x, w.Card, int(w.Charges), "attack.special.charge-cost")
	}
	payTokens(x, w, a.Attacker, a.Defender)
	useHeader(x, a, w)
}}

// StandardRange gives the attacker a die at range 1 and the defender one at range 3
// (2e.attack.range-bonus.1, 2e.attack.range-bonus.3).
func StandardRange() game.RangeBonus {
	var b game.RangeBonus
	b.Attack[1], b.Defense[3] = 1, 1
	return b
}

// payTokens spends what else a weapon of a ship costs against a target: the lock or what is in
// for it, a focus token, the card itself, energy, newtype charges (1e.attack.declare.pay-costs,
// 1e.attack.declare.header-not-cost, msg.newtype.other-uses).
func payTokens(x *game.Exec, w *game.Weapon, by, target game.ShipID) {
	const first, flightpath = "attack.declare.pay-costs", "component.armament.attack-cost"
	switch o := game.ShipAs(target); {
	case !w.SpendLock:
	case x.Attack().LockPaid == payLentLock:
		card.SpendLockOf(x, by, card.LockLender(x, by, target), o, first)
	case card.LockHolder(x, by, target) != game.NoShip && x.Attack().LockPaid != payFocus:
		card.SpendLockOn(x, by, o, first)
	case focusForLock(x, by, target):
		card.SpendToken(x, by, game.FocusToken, first)
	}
	if w.SpendFocus && x.Ship(by).Has(game.FocusToken) {
		card.SpendToken(x, by, game.FocusToken, first)
	}
	if w.Discard && !card.Ignoring(x, card.DiscardCosts, by) {
		card.DiscardUpgrade(x, w.Card, first)
	}
	for range w.Energy {
		card.SpendToken(x, by, game.EnergyToken, flightpath)
	}
	if w.Force > 0 {
		card.SpendForceOf(x, by, int(w.Force), flightpath)
	}
}

// OfferAttack returns a step that opens a window about the attacker.
func OfferAttack(name string, w game.Window) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) {
		a := x.Attack()
		t := game.On(w, a.Attacker)
		t.Other = a.Defender
		x.Offer(t)
	}}
}

// OfferDefense returns a step that opens a window about the defender.
func OfferDefense(name string, w game.Window) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) {
		a := x.Attack()
		t := game.On(w, a.Defender)
		t.Other = a.Attacker
		x.Offer(t)
	}}
}

// Modify returns a step in which one side modifies a pool of dice; the other side has a step of
// its own (2e.attack.modify-attack-dice.defender-first).
func Modify(name string, w game.Window, pool, side func(a *game.Attack) game.ShipID) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) {
		a := x.Attack()
		if pool(a) != side(a) && x.Side(pool(a)) == x.Side(side(a)) {
			return // an attack on a friend: its player modifies the dice once
		}
		t := game.On(w, pool(a))
		t.Other = side(a)
		t.Only = x.Side(side(a))
		x.Offer(t)
	}}
}

// AttackerOf and DefenderOf name the sides of an attack.
func AttackerOf(a *game.Attack) game.ShipID { return a.Attacker }

// DefenderOf returns the attack's defender.
func DefenderOf(a *game.Attack) game.ShipID { return a.Defender }

// WithDice is the part of an attack that deals with dice. An attack that is treated as hitting has
// none.
func WithDice(parts ...game.Part) game.Part { return IfDice(game.Parts(parts), game.Parts{}) }

// IfDice is the part of an attack that begins with dice, or what is in its place.
func IfDice(with, without game.Part) game.Part {
	return game.IfElse("are there dice", func(x *game.Exec) bool { return !x.Attack().AutoHit },
		with, without)
}

// NeutralizeResults lets evades cancel hits, then crits, and settles whether the attack hits.
// What cancels and what is canceled leave the pools, the evades that are left over stay
// (2e.attack.neutralize.hits-first, 2e.attack.neutralize.pairs-removed,
// 2e.attack.neutralize.hit-if-any-left).
var NeutralizeResults = game.Step{Name: "neutralize results", Do: func(x *game.Exec) {
	neutralize(x, reinforce)
}}

// CompareResults is NeutralizeResults without the effect of reinforce tokens: the evades cancel
// hits and then crits (1e.attack.compare.cancel-one-each, 1e.attack.compare.hits-before-crits).
var CompareResults = game.Step{Name: "compare results", Do: func(x *game.Exec) {
	neutralize(x, func(*game.Exec, game.Face, game.Face) {})
}}

// neutralize lets evades cancel what comes first and second, and then what else cancels do so.
func neutralize(x *game.Exec, more func(x *game.Exec, first, second game.Face)) {
	a := x.Attack()
	first, second := game.Hit, game.Crit
	how := x.Query(card.Neutralizing, a.Defender, 0)
	if a.CritsFirst || how&card.CritsFirst != 0 {
		first, second = second, first
	}
	if how&card.HitsStand != 0 {
		first, second = game.Crit, game.Crit
	}
	evades, crits := a.Defense.Count(game.Evade), a.Attack.Count(game.Crit)
	all := crits + a.Attack.Count(game.Hit)
	pairs := 0
	for _, face := range [...]game.Face{first, second} {
		most := a.Attack.Count(face)
		switch {
		case face == game.Crit && how&card.CritsStand != 0:
			most = 0
		case face == game.Crit && how&card.OneCritStands != 0,
			face == game.Hit && how&card.OneHitStands != 0:
			most = max(most-1, 0)
		}
		pairs += a.Attack.Remove(min(evades-pairs, most), face)
	}
	a.Defense.Remove(pairs, game.Evade)
	more(x, first, second)
	a.CritsLost = uint8(crits - a.Attack.Count(game.Crit))
	left := game.Faces{
		game.Hit:  uint8(a.Attack.Count(game.Hit)),
		game.Crit: uint8(a.Attack.Count(game.Crit)),
	}
	a.Lost = uint8(all - left.Total())
	a.Hit = left.Total() > 0 || a.AutoHit
	e := game.NewEvent(game.Neutralized, "attack.neutralize.hits-first", a.Defender)
	e.Other, e.Dice = a.Attacker, left
	x.Emit(e)
}

// reinforce lets each reinforce token of the right side cancel one result while more than one
// is left (2e.token.reinforce.effect, 2e.token.reinforce.several).
func reinforce(x *game.Exec, first, second game.Face) {
	a := x.Attack()
	s := x.Ship(a.Defender)
	if !s.Has(game.ReinforceFore) && !s.Has(game.ReinforceAft) {
		return
	}
	tokens := 0
	switch card.Bearing(x, a.Defender, a.Attacker) {
	case geom.InFront:
		tokens = int(s.Tokens[game.ReinforceFore])
	case geom.Behind:
		tokens = int(s.Tokens[game.ReinforceAft])
	}
	for range tokens {
		if a.Attack.Count(first)+a.Attack.Count(second) < 2 {
			return
		}
		if a.Attack.Remove(1, first) == 0 {
			a.Attack.Remove(1, second)
		}
	}
}

// DealDamage lets the defender suffer what is left if the attack hit
// (2e.attack.deal-damage.hits-then-crits, 2e.attack.deal-damage.only-if-hit).
var DealDamage = game.Step{Name: "deal damage", Do: func(x *game.Exec) {
	a := x.Attack()
	kind, clause := game.AttackMissed, "attack.neutralize.hit-if-any-left"
	if a.Hit {
		kind = game.AttackHit
	}
	e := game.NewEvent(kind, clause, a.Attacker)
	e.Other = a.Defender
	x.Emit(e)
	if !a.Hit {
		return
	}
	if a.Inflicted > 0 {
		clause := "attack.inflict-tokens"
		if a.Inflicts == game.IonToken {
			clause = "token.ion.inflicted-by-attack"
		}
		card.GainTokens(x, a.Defender, a.Inflicts, int(a.Inflicted), clause)
	}
	hits, crits := a.Attack.Count(game.Hit), a.Attack.Count(game.Crit)
	card.SufferOf(x, a.Defender, a.Attacker, hits, crits)
	if hits+crits > 0 && x.Present(a.Defender) {
		x.Damage().Attack = true
	}
}}

// Aftermath returns a step in which one player answers the end of an attack. In the part that is
// their own they answer the defender's destruction as well, once: not again where bonus attacks
// follow (2e.attack.aftermath.destroyed-included).
func Aftermath(name string, w game.Window, ship, other, who func(a *game.Attack) game.ShipID,
) game.Step {
	return game.Step{Name: name, Do: func(x *game.Exec) {
		a := x.Attack()
		t := game.On(w, ship(a))
		t.Other = other(a)
		t.Only = x.Side(who(a))
		if a.Killed && ship(a) == who(a) && w != card.AftermathBonus {
			d := game.On(card.AfterDestroyed, a.Defender)
			d.Other, d.Only = a.Attacker, t.Only
			x.Raise(d)
		}
		x.Offer(t)
	}}
}
