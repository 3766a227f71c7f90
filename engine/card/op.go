package card

import "koiogran/engine/game"

// Op is a piece of an ability. Can reports whether it could be carried out now, without asking
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
	// Picks reports whether the ship now chosen is one that the op may choose.
	Picks Cond
	// Do carries it out; nil for nothing but a choice.
	Do game.Part
}

// do makes an op of one step that asks nothing.
func do(what string, can Cond, f func(x *game.Exec)) Op {
	return Op{What: what, Can: can, Do: game.Step{Name: what, Do: f}}
}

// Run makes an op out of a few lines that no word says. It must not ask.
func Run(what string, f func(x *game.Exec)) Op { return do(what, nil, f) }

// RunIf is Run with a condition under which it can be carried out.
func RunIf(what string, can Cond, f func(x *game.Exec)) Op { return do(what, can, f) }

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
		return !HasLock(x, x.Self(), o) && !LockBarred(x, x.Self(), o)
	}
	return do("acquire a lock", can, func(x *game.Exec) {
		AcquireLock(x, x.Self(), game.ShipAs(r(x)))
	})
}

// Dice says which dice are rolled outside of an attack, and by which ship.
type Dice struct {
	Name  string // of the step
	Color game.DiceColor
	N     func(x *game.Exec) int // how many; none at 0
	By    Ref
}

// Throw lets Chance roll dice outside of an attack for a ship, and does something about the
// result. Between the two abilities answer the roll (2e.timing.queue). No dice have no result.
func Throw(d Dice, then func(x *game.Exec, result game.Faces)) game.Part {
	n, color := d.N, d.Color
	return game.Parts{game.Step{
		Name: d.Name,
		Who: func(x *game.Exec) game.Players {
			if n(x) == 0 {
				return game.Nobody
			}
			return game.Only(game.Chance)
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			q.Kind = game.RollQuestion
			q.Roll = game.Roll{Color: color, N: uint8(n(x))}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			id := d.By(x)
			x.Emit(game.Event{Kind: game.Rolled, Ship: id, Other: game.NoShip,
				Card: x.Card(), Color: color, Dice: c.Dice})
			x.S.Rolled = c.Dice
			answer := game.On(AfterRoll, id)
			answer.N = outside(color)
			x.Offer(answer)
		},
	}, game.Step{
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
	op := do("perform an action", func(x *game.Exec) bool {
		return CanPerformOne(x, r(x), set, terms)
	}, func(x *game.Exec) {
		s := x.Ship(r(x))
		s.Performed &^= 1 << game.CardAction // another card's action counts again
		performedBefore.Set(x, s.Performed)
		OfferActions(x, r(x), set, terms, game.NoAction)
	})
	op.Do = game.Parts{game.Locals{performedBefore}, op.Do}
	return op
}

// performedBefore are the actions that a ship had performed before Perform.
var performedBefore = game.NewLocal[game.ActionSet]("performed before", 0)

// DidPerform reports whether Perform of the running ability led to an action, if Self was its ship.
// An action that failed was not performed.
func DidPerform(x *game.Exec) bool { return newlyPerformed(x) != 0 }

// DidPerformOffBar reports whether that action was one that Self's action bar does not have.
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
	return x.Ship(x.Self()).Performed &^ performedBefore.Get(x)
}

// A set of actions fits into Trigger.N: two of them share a place.
var _ [18 - game.NumActions]struct{}

// CanPerform reports whether a ship could perform one of these actions now, on terms.
func CanPerform(terms game.Terms, actions ...game.Action) Cond {
	set := SetOf(actions...)
	return func(x *game.Exec) bool { return CanPerformOne(x, x.Subject(), set, terms) }
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

// OfferActionsAt opens the menu of the Perform Action step to a section of a huge ship: the actions of
// its bar, and of the cards that lie there.
func OfferActionsAt(x *game.Exec, id game.ShipID, at game.Section) {
	info := x.Info(id)
	printed := info.Huge.Fore
	if at == game.AftSection {
		printed = info.Huge.Aft
	}
	set := game.CardAction.Bit()
	for i := range info.Actions {
		l := &info.Actions[i]
		if l.Card == game.NoCard && printed.Has(l.Action) ||
			l.Card != game.NoCard && x.G.Cards[l.Card].Section == at {
			set |= l.Action.Bit()
		}
	}
	t := menu(x, id, set, game.InStep|game.OnBar, game.NoAction)
	t.Object = game.SectionOf(id, at)
	x.Offer(t)
}

// sectionOf returns the section of a huge ship at which a card lies, NoSection for the whole ship.
func sectionOf(x *game.Exec, id game.CardID) game.Section {
	if c := x.Dealt(id); c != nil {
		return c.Section
	}
	if id == game.NoCard {
		return game.NoSection
	}
	return x.G.Cards[id].Section
}

// menu returns the trigger of a menu of actions.
func menu(x *game.Exec, id game.ShipID, set int16, terms game.Terms, from game.Action,
) game.Trigger {
	t := game.On(PerformAction, id)
	t.Only, t.N, t.Terms, t.From = x.Owner(id), set, terms, from
	return t
}

// CanPerformOne reports whether a menu of actions would have an entry.
func CanPerformOne(x *game.Exec, id game.ShipID, set int16, terms game.Terms) bool {
	return x.Answerable(menu(x, id, set, terms, game.NoAction))
}

// OnceMore lets the ability be used once more in the same window: each token is spent on its own
// (1e.attack.modify-attack.as-often-as-possible, 1e.attack.modify-defense.as-often-as-possible).
func OnceMore() Op { return do("again", nil, func(x *game.Exec) { x.Reopen() }) }
