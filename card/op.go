package card

import "koiogran/game"

// Op is a piece of an ability. Can tells whether it could be carried out now, without asking
// or changing anything; nil means always. An ability is offered only while its conditions
// hold and all its ops can be carried out, so that what is offered never gets stuck.
type Op struct {
	// What says the op in words, for the card browser.
	What string
	// Cost marks what is paid for the rest of the ability.
	Cost bool
	// Force is how many Force charges of Self it spends: what comes after it can only be paid for
	// with the rest.
	Force int
	// Places marks what places the device of the card.
	Places bool
	// Can is asked for each op before anything is done. Ops that follow Choose are asked with
	// each candidate chosen.
	Can Cond
	// Picks tells whether the ship now chosen is one that the op may choose.
	Picks Cond
	// Steps carry it out.
	Steps []game.Step
}

// do makes an op of one step that asks nothing.
func do(what string, can Cond, f func(x *game.Exec)) Op {
	return Op{What: what, Can: can, Steps: []game.Step{{Name: what, Do: f}}}
}

// Run makes an op out of a few lines that no word says. It must not ask.
func Run(what string, f func(x *game.Exec)) Op { return do(what, nil, f) }

// RunIf is Run with a condition under which it can be carried out.
func RunIf(what string, can Cond, f func(x *game.Exec)) Op { return do(what, can, f) }

// SpendCharge spends n charges of the card.
func SpendCharge(n int) Op {
	op := do("spend a charge", HasCharge(n), func(x *game.Exec) {
		SpendChargesOf(x, x.Card(), n, "2e.charge.spend")
	})
	op.Cost = true
	return op
}

// LoseCharge takes a charge off the card, if it has one.
func LoseCharge(n int) Op {
	return do("lose a charge", HasCharge(1), func(x *game.Exec) { LoseChargesOf(x, x.Card(), n) })
}

// RecoverCharge recovers n charges of the card.
func RecoverCharge(n int) Op {
	can := func(x *game.Exec) bool { return CanRecover(x, x.Card()) }
	return do("recover a charge", can, func(x *game.Exec) {
		RecoverChargesOf(x, x.Card(), n, "2e.charge.recover")
	})
}

// SpendForce spends n Force charges of Self (2e.force.spent-from-ship).
func SpendForce(n int) Op {
	op := do("spend Force", HasForce(n), func(x *game.Exec) {
		SpendForceOf(x, x.Self(), n, "2e.force.spent-from-ship")
	})
	op.Cost, op.Force = true, n
	return op
}

// Gain gives a ship n tokens.
func Gain(r Ref, t game.Token, n int) Op {
	return do("gain a token", nil, func(x *game.Exec) {
		GainTokens(x, r(x), t, n, "2e.token.gain")
	})
}

// Remove takes a token off a ship that has one.
func Remove(r Ref, t game.Token) Op {
	return do("remove a token", Has(t, r), func(x *game.Exec) {
		RemoveTokens(x, r(x), t, 1, "2e.token.spend-remove")
	})
}

// RemoveOne takes one token of a colour off a ship; the ability's player picks which. Locks on the
// ship are red tokens of it (2e.token.kind-table).
func RemoveOne(r Ref, colour game.Colour) Op {
	return removeOne(r, func(x *game.Exec, visit func(c game.Choice)) {
		eachToken(x, r(x), colour, visit)
		if colour == game.Red {
			eachLockOn(x, r(x), visit)
		}
	})
}

// RemoveToken is RemoveOne of several colours that leaves locks alone.
func RemoveToken(r Ref, colours ...game.Colour) Op {
	return removeOne(r, func(x *game.Exec, visit func(c game.Choice)) {
		for _, colour := range colours {
			eachToken(x, r(x), colour, visit)
		}
	})
}

// removeOne takes one of several tokens off a ship, a lock on it if the choice is a ship.
func removeOne(r Ref, each func(x *game.Exec, visit func(c game.Choice))) Op {
	return Op{
		What: "remove a token",
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(game.Choice) { found = true })
			return found
		},
		Steps: []game.Step{{
			Name: "choose the token to remove",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, q.Add)
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				if c.Verb == game.TokenVerb {
					RemoveTokens(x, r(x), game.Token(c.Item), 1, "2e.token.spend-remove")
				} else {
					BreakLock(x, c.Ship, game.ShipAs(r(x)), "2e.token.spend-remove")
				}
			},
		}},
	}
}

// eachToken visits the kinds of tokens of a colour that a ship has, as choices.
func eachToken(x *game.Exec, id game.ShipID, colour game.Colour, visit func(c game.Choice)) {
	for t := range game.NumTokens {
		if x.G.Tokens[t].Colour == colour && x.Ship(id).Has(t) {
			c := game.Opt(game.TokenVerb)
			c.Item = uint8(t)
			visit(c)
		}
	}
}

// eachLockOn visits the ships that have a ship locked, as choices.
func eachLockOn(x *game.Exec, id game.ShipID, visit func(c game.Choice)) {
	for other := range x.EachShip() {
		if HasLock(x, other, game.ShipAs(id)) {
			c := game.Opt(game.PickVerb)
			c.Ship = other
			visit(c)
		}
	}
}

// FlipCard turns the card over.
func FlipCard() Op { return do("flip the card", nil, func(x *game.Exec) { Flip(x, x.Card()) }) }

// FlipEquipped turns the two-sided card in a slot of the ship over. A ship has one at most.
func FlipEquipped(r Ref, slot string) Op {
	find := func(x *game.Exec) game.CardID {
		for i := range x.G.Cards {
			c := &x.G.Cards[i]
			if c.Ship == r(x) && c.Slot == slot && c.Sides == 2 && !x.S.Charges[i].Off {
				return game.CardID(i)
			}
		}
		return game.NoCard
	}
	can := func(x *game.Exec) bool { return find(x) != game.NoCard }
	return do("flip an equipped card", can, func(x *game.Exec) { Flip(x, find(x)) })
}

// Choose asks the card's player for a ship that meets the conditions, read with Chosen.
func Choose(conds ...Cond) Op {
	picks := All(conds...)
	return Op{What: "choose a ship", Picks: picks}
}

// LockShip acquires a lock on a ship.
func LockShip(r Ref) Op {
	can := func(x *game.Exec) bool {
		o := game.ShipAs(r(x))
		return !HasLock(x, x.Self(), o) && !LockBarred(x, x.Self(), o) &&
			!(LocksFar(x, x.Self()) && Reaches(x, x.Self(), o, 3))
	}
	return do("acquire a lock", can, func(x *game.Exec) {
		AcquireLock(x, x.Self(), game.ShipAs(r(x)))
	})
}

// Roll rolls n attack dice outside of an attack and does something about the result, which has
// counts by face. Where words say it, RollDice and what reads its result do.
func Roll(n int, then func(x *game.Exec, result game.Faces)) Op {
	return Op{What: "roll dice", Steps: RollSteps(Throw{Name: "roll dice", Colour: game.AttackDice,
		N: func(*game.Exec) int { return n }, By: Self}, then)}
}

// Throw says which dice are rolled outside of an attack, and by which ship.
type Throw struct {
	Name   string // of the step
	Colour game.DiceColour
	N      func(x *game.Exec) int // how many; none at 0
	By     Ref
}

// RollSteps are two steps: Chance rolls dice outside of an attack for a ship, and something is done
// about the result. Between them abilities answer the roll (2e.timing.queue). Neither moves.
func RollSteps(t Throw, then func(x *game.Exec, result game.Faces)) []game.Step {
	n, colour := t.N, t.Colour
	return []game.Step{{
		Name: t.Name,
		Who: func(x *game.Exec) game.Players {
			if n(x) == 0 {
				return game.Nobody
			}
			return game.Only(game.Chance)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind = game.RollQuestion
			q.Roll = game.Roll{Colour: colour, N: uint8(n(x))}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			id := t.By(x)
			x.Emit(game.Event{Kind: game.Rolled, Ship: id, Other: game.NoShip,
				Card: x.Card(), Colour: colour, Dice: c.Dice})
			x.S.Rolled = c.Dice
			answer := game.On(DiceRolled, id)
			answer.N = int16(colour)
			x.Offer(answer)
		},
	}, {
		Name: "the result of the roll",
		Do: func(x *game.Exec) {
			result := x.S.Rolled
			x.S.Rolled = game.Faces{}
			if result.Total() > 0 {
				then(x, result)
			}
		},
	}}
}

// Perform lets a ship perform one of these actions, on terms; no actions means any.
func Perform(r Ref, terms game.Terms, actions ...game.Action) Op {
	set := SetOf(actions...)
	return do("perform an action", func(x *game.Exec) bool {
		return CanPerformOne(x, r(x), set, terms)
	}, func(x *game.Exec) {
		s := x.Ship(r(x))
		s.Performed &^= 1 << game.CardAction // another card's action counts anew
		x.Frame().R[performedBefore] = s.Performed.Bits()
		OfferActions(x, r(x), set, terms, game.NoAction)
	})
}

// performedBefore is the scratch number in which Perform notes the actions that the ship had
// performed before.
const performedBefore = 2

// DidPerform tells whether Perform of the running ability led to an action, if Self was its ship.
// An action that failed was not performed.
func DidPerform(x *game.Exec) bool { return newlyPerformed(x) != 0 }

// DidPerformOffBar tells whether that action was one that Self's action bar does not have.
func DidPerformOffBar(x *game.Exec) bool {
	done := newlyPerformed(x)
	bar := x.Info(x.Self()).Actions
	for i := range bar {
		if x.HasLine(x.Self(), &bar[i]) && done.Has(bar[i].Action) {
			return false
		}
	}
	return done != 0
}

// newlyPerformed returns what Self performed since Perform of the running ability.
func newlyPerformed(x *game.Exec) game.ActionSet {
	return x.Ship(x.Self()).Performed &^ game.ActionsOf(x.Frame().R[performedBefore])
}

// A set of actions fits into a scratch number.
var _ [17 - game.NumActions]struct{}

// CanPerform tells whether a ship could perform one of these actions now, on terms.
func CanPerform(r Ref, terms game.Terms, actions ...game.Action) Cond {
	set := SetOf(actions...)
	return func(x *game.Exec) bool { return CanPerformOne(x, r(x), set, terms) }
}

// PerformThis lets a ship perform the action that the window is about, on terms.
func PerformThis(r Ref, terms game.Terms) Op {
	set := func(x *game.Exec) int16 { return SetOf(game.Action(x.Trigger().N)) }
	return do("perform the same action", func(x *game.Exec) bool {
		return CanPerformOne(x, r(x), set(x), terms)
	}, func(x *game.Exec) { OfferActions(x, r(x), set(x), terms, game.NoAction) })
}

// SetOf returns the actions as a set for a menu; none means all.
func SetOf(actions ...game.Action) int16 {
	if len(actions) == 0 {
		return -1
	}
	var set int16
	for _, a := range actions {
		set |= a.Bit()
	}
	return set
}

// OfferActions opens a menu of actions to a ship.
func OfferActions(x *game.Exec, id game.ShipID, set int16, terms game.Terms, from game.Action) {
	x.Offer(menu(x, id, set, terms, from))
}

// menu returns the trigger of a menu of actions.
func menu(x *game.Exec, id game.ShipID, set int16, terms game.Terms, from game.Action,
) game.Trigger {
	t := game.On(PerformAction, id)
	t.Only, t.N, t.Terms, t.From = x.Owner(id), set, terms, from
	return t
}

// CanPerformOne tells whether a menu of actions would have an entry.
func CanPerformOne(x *game.Exec, id game.ShipID, set int16, terms game.Terms) bool {
	return x.Answerable(menu(x, id, set, terms, game.NoAction))
}
