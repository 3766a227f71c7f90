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
	// Each reports whether the subject is a ship that the op is about without choosing it, and Inner are
	// ops that it is made of, for those who read a card.
	Each  Cond
	Inner []Op
	// Do carries it out; nil for nothing but a choice.
	Do game.Part
	// idle reports whether carrying it out would change nothing. An ability with nothing but costs and
	// ops that change nothing cannot be used.
	idle Cond
}

// Ships returns the conditions that the op and its parts use to find ships.
func (op *Op) Ships() []Cond {
	var list []Cond
	for _, cond := range []Cond{op.Picks, op.Each} {
		if cond != nil {
			list = append(list, cond)
		}
	}
	for i := range op.Inner {
		list = append(list, op.Inner[i].Ships()...)
	}
	return list
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

// LockShip acquires a lock on a ship in play; of a huge one Self's player chooses the section.
func LockShip(r Ref) Op {
	can := func(x *game.Exec) bool {
		id := r(x)
		o := game.ShipAs(id)
		return id != game.NoShip && x.Ship(id).InPlay() && !onShip(x.Ship(x.Self()).Locks[1], id) && !LockBarred(x, x.Self(), o) &&
			(!HasLock(x, x.Self(), o) || CanLockTwice(x, x.Self(), o))
	}
	return Op{What: "acquire a lock", Can: can, Do: game.IfElse("could it be either section",
		choosesSection(r), lockSection(r), game.Step{Name: "acquire a lock", Do: func(x *game.Exec) {
			AcquireLock(x, x.Self(), game.ShipAs(r(x)))
		}})}
}

// OnceMore lets the ability be used once more in the same window: each token is spent on its own
// (1e.attack.modify-attack.as-often-as-possible, 1e.attack.modify-defense.as-often-as-possible).
func OnceMore() Op { return do("again", nil, func(x *game.Exec) { x.Reopen() }) }
