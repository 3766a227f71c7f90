package card

import (
	"slices"

	"koiogran/engine/game"
)

// What ops take off ships piece by piece: one token, or one lock.

// piece says which pieces are meant: those of a selection that one ship has, or of these what another
// can gain. It is a type with methods, since a function value that is handed functions would allocate.
type piece struct {
	kinds    Kinds
	from, to Ref // to is nil where no one gains it
}

// each visits the pieces as choices.
func (p *piece) each(x *game.Exec, visit func(c game.Choice)) {
	a := p.from(x)
	if a == game.NoShip {
		return
	}
	if p.to == nil {
		p.kinds.each(x, a, visit)
		return
	}
	b := p.to(x)
	if b == game.NoShip || a == b {
		return
	}
	p.kinds.each(x, a, func(c game.Choice) {
		if transferable(x, b, c) && (p.kinds&Lacking == 0 || lacks(x, b, c)) {
			visit(c)
		}
	})
}

// lacks reports whether a ship has none of the kind of a piece.
func lacks(x *game.Exec, id game.ShipID, c game.Choice) bool {
	switch c.Verb {
	case game.TokenVerb:
		return !x.Ship(id).Has(game.Token(c.Item))
	case game.PickVerb:
		return !HasKind(x, id, Lock)
	}
	return countLocks(x.Ship(id)) == 0
}

// some reports whether there is a piece.
func (p *piece) some(x *game.Exec) bool {
	found := false
	p.each(x, func(game.Choice) { found = true })
	return found
}

// take takes a piece off its ship.
func (p *piece) take(x *game.Exec, c game.Choice) {
	if p.to == nil {
		takeOff(x, p.from(x), c, "token.spend-remove")
	} else {
		transfer(x, p.from(x), p.to(x), c)
	}
}

// takes returns the op that takes n of the pieces, one after another, as many as there are; there must
// be one. The player of Self picks each, and with UpTo may stop after the first. With Every all of
// them are taken, and no one is asked.
func takes[N number](p *piece, what string, n N) Op {
	step := game.Step{
		Name: "choose the token to " + what,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { p.each(x, q.Add) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { p.take(x, c) },
	}
	op := Op{What: what + " a token", Can: p.some, Do: step}
	if n, fixed := any(n).(int); fixed && n == 1 {
		return op
	} else if fixed && n == Every {
		op.Do = p.takeAll(what)
		return op
	}
	count, taken := numOf(n), game.NewLocal[uint8]("pieces taken", 0)
	const stopped = ^uint8(0)
	_, free := any(n).(Most)
	step.Who = func(x *game.Exec) game.Players {
		if !p.some(x) {
			return game.Nobody
		}
		return game.Only(x.Owner(x.Self()))
	}
	step.Ask = func(x *game.Exec, _ game.Player, q *game.Question) {
		p.each(x, q.Add)
		if free && taken.Get(x) > 0 {
			q.AddPass()
		}
	}
	step.Take = func(x *game.Exec, _ game.Player, c game.Choice) {
		if c.Verb == game.PassVerb {
			taken.Set(x, stopped)
			return
		}
		taken.Set(x, taken.Get(x)+1)
		p.take(x, c)
	}
	op.Can = func(x *game.Exec) bool { return count(x) > 0 && p.some(x) }
	op.Do = game.Parts{game.Locals{taken}, game.Loop(what, step,
		game.Step{Name: "is that all", Do: func(x *game.Exec) {
			if t := taken.Get(x); t == stopped || int(t) >= count(x) || !p.some(x) {
				x.Leave()
			}
		}})}
	return op
}

// takeAll takes every piece.
func (p *piece) takeAll(what string) game.Part {
	return game.Loop(what, game.Step{Name: what, Do: func(x *game.Exec) {
		var first game.Choice
		found := false
		p.each(x, func(c game.Choice) {
			if !found {
				first, found = c, true
			}
		})
		if !found {
			x.Leave()
			return
		}
		p.take(x, first)
	}})
}

// takeOff takes a piece that Kinds.each has listed off a ship.
func takeOff(x *game.Exec, id game.ShipID, c game.Choice, clause string) {
	switch c.Verb {
	case game.TokenVerb:
		RemoveTokens(x, id, game.Token(c.Item), 1, clause)
	case game.PickVerb:
		BreakLock(x, c.Ship, game.ShipAs(id), clause)
		if x.Changes(RemovedToo) {
			breakMore(x, id, x.Query(RemovedToo, id, 0), clause)
		}
	default:
		BreakLock(x, id, c.Object, clause)
	}
}

// breakMore removes up to n more locks that other ships have on a ship, in the order of the ships.
func breakMore(x *game.Exec, id game.ShipID, n int, clause string) {
	for by := range x.EachShip() {
		if n > 0 && HasLock(x, by, game.ShipAs(id)) {
			BreakLock(x, by, game.ShipAs(id), clause)
			n--
		}
	}
}

// Remove takes n tokens off a ship, or as many as it has; there must be one. If several kinds fit,
// the ability's player picks each. RedTokens contain the locks on the ship.
func Remove[N number](r Ref, n N, k Kinds) Op {
	return remove(r, n, k).says("remove", amount(n), k.words())
}

// remove is Remove without words for it.
func remove[N number](r Ref, n N, k Kinds) Op {
	const clause = "token.spend-remove"
	_, free := any(n).(Most)
	if t, single := k.oneToken(); single && !free {
		count := numOf(n)
		has := r.Is(Has(k))
		can := func(x *game.Exec) bool { return has(x) && !keeps(x, r(x), t) }
		return do("remove a token", can, func(x *game.Exec) {
			RemoveTokens(x, r(x), t, count(x), clause)
		})
	}
	return takes(&piece{kinds: k, from: r}, "remove", n)
}

// Transfer takes n tokens off a ship and lets another gain them, which is not spending them. If
// several kinds fit, the ability's player picks each. Of Lock, a lock on the one ship becomes a lock
// on the other; of OwnLock, the other gets the lock of the one. Each is transferred as a whole or not
// at all (2e.token.transfer, 2e.token.transfer.all-or-nothing).
func Transfer[N number](from, to Ref, n N, k Kinds) Op {
	return transfers(from, to, n, k).says("transfer", amount(n), k.words())
}

// transfers is Transfer without words for it.
func transfers[N number](from, to Ref, n N, k Kinds) Op {
	p := &piece{kinds: k, from: from, to: to}
	_, free := any(n).(Most)
	if t, single := k.oneToken(); single && !free {
		count := numOf(n)
		return do("transfer a token", p.some, func(x *game.Exec) {
			c := tokenChoice(t)
			for range min(count(x), int(x.Ship(from(x)).Tokens[t])) {
				if transferable(x, to(x), c) {
					p.take(x, c)
				}
			}
		})
	}
	return takes(p, "transfer", n)
}

// Transferable reports whether a ship has something of a selection that another could gain by Transfer.
func Transferable(to Ref, k Kinds) Cond {
	return (&piece{kinds: k, from: (*game.Exec).Subject, to: to}).some
}

// transferable reports whether a ship can gain a piece of another.
func transferable(x *game.Exec, to game.ShipID, c game.Choice) bool {
	switch c.Verb {
	case game.TokenVerb:
		limit := x.G.Tokens[c.Item].Max
		return limit == 0 || x.Ship(to).Tokens[c.Item] < limit
	case game.PickVerb:
		return c.Ship != to && !HasLock(x, c.Ship, game.ShipAs(to))
	}
	return c.Object != game.ShipAs(to) && !HasLock(x, to, c.Object)
}

// transferred is why a token leaves a ship that another gains, which is not removing it.
const transferred = "token.transfer"

// transfer moves a piece from one ship to another.
func transfer(x *game.Exec, from, to game.ShipID, c game.Choice) {
	const clause = transferred
	switch c.Verb {
	case game.TokenVerb:
		t := game.Token(c.Item)
		RemoveTokens(x, from, t, 1, clause)
		GainTokens(x, to, t, 1, clause)
	case game.PickVerb:
		passLock(x, c.Ship, game.ShipAs(from), game.ShipAs(to))
	default:
		BreakLock(x, from, c.Object, clause)
		makeRoom(x, to)
		s := x.Ship(to)
		s.Locks[countLocks(s)] = c.Object
		e := game.NewEvent(game.LockGained, clause, to)
		e.Other, e.Object = c.Object.Ship(), c.Object
		x.Emit(e)
	}
}

// pile says on which cards of a ship charges are meant: its upgrades in some slots, any if none is
// named, its ship card too, and with NonRecurring only those that recover none by themselves.
type pile struct {
	of    Ref
	kinds Kinds
	slots []string
	fits  func(x *game.Exec, id game.CardID) bool
}

// each visits the cards as choices.
func (p *pile) each(x *game.Exec, visit func(c game.Choice)) {
	ship := p.of(x)
	for i := range x.G.Cards {
		c, id := &x.G.Cards[i], game.CardID(i)
		if c.Ship == ship && !x.S.Charges[i].Off && p.means(c) && p.fits(x, id) {
			choice := game.Opt(game.CardVerb)
			choice.Card = id
			visit(choice)
		}
	}
}

// means reports whether charges of a card are meant.
func (p *pile) means(c *game.CardInfo) bool {
	if p.kinds&NonRecurring != 0 && c.Back != 0 {
		return false
	}
	switch c.Slot {
	case "ship":
		return false
	case "pilot":
		return p.kinds&PilotCharge != 0
	}
	return len(p.slots) == 0 || slices.Contains(p.slots, c.Slot)
}

// some reports whether there is such a card.
func (p *pile) some(x *game.Exec) bool {
	found := false
	p.each(x, func(game.Choice) { found = true })
	return found
}

// pick makes an op of what is done about one of the cards, which the ability's player picks.
func (p *pile) pick(what, ask string, take func(x *game.Exec, id game.CardID)) Op {
	return Op{What: what, Can: p.some, Do: game.Step{
		Name: ask,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { p.each(x, q.Add) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { take(x, c.Card) },
	}}
}
