package card

import (
	"math/bits"

	"koiogran/engine/game"
)

// LockBarred reports whether a card keeps a ship from acquiring a lock on an object.
func LockBarred(x *game.Exec, id game.ShipID, o game.Object) bool {
	w := game.Weighed{Subject: id, Other: shipOf(o), Object: o}
	return Forbidden(x, Locking, w) || outOfReach(x, id, o) || w.Other != game.NoShip &&
		Forbidden(x, BeingLocked, game.Weighed{Subject: w.Other, Other: id})
}

// outOfReach reports whether cards keep a ship from locks at the range at which an object is.
func outOfReach(x *game.Exec, id game.ShipID, o game.Object) bool {
	if !x.Changes(ActionReach) {
		return false
	}
	r := RangeTo(x, id, o)
	return r <= 3 && ReachOf(x, game.LockAction, id, o, lockReach)&(1<<r) == 0
}

// SpendLock spends the lock that Self, or another ship if one is named, has on a ship, as a cost.
func SpendLock(r Ref, by ...Ref) Op {
	who := Self
	if len(by) > 0 {
		who = by[0]
	}
	op := do("spend a lock", func(x *game.Exec) bool {
		return CanSpendLock(x, who(x), r(x))
	}, func(x *game.Exec) {
		SpendLockOn(x, who(x), game.ShipAs(r(x)), "token.spend-remove")
	})
	op.Cost = true
	return op
}

// CanSpendLock reports whether a ship has a lock on another and may spend it.
func CanSpendLock(x *game.Exec, id, on game.ShipID) bool {
	return LockHolder(x, id, on) != game.NoShip &&
		!Forbidden(x, SpendingLocks, game.Weighed{Subject: id, Other: on})
}

// Lends lets ships spend tokens of some kinds that Self has as if they had them, or use its locks if it is
// OwnLock. For says which ships, and when. AfterSpend is then about the ship that spends, and Other is Self.
func Lends(k Kinds) Mod {
	m := Mod{Mod: game.Mod{Query: lenders, Layer: game.Add,
		Value: func(x *game.Exec, v int) int { return v | 1<<x.Self() }}}
	if k == OwnLock {
		m.Query = lockLenders
		return m
	}
	return m.If(About(k))
}

// payers are the ships whose token of a kind a ship may spend: itself, and those that lend it theirs.
func payers(x *game.Exec, id game.ShipID, t game.Token) game.ShipSet {
	var set game.ShipSet
	if CanSpend(x, id, t) {
		set = set.With(id)
	}
	if !x.Changes(lenders) {
		return set
	}
	w := game.Weighed{Subject: id, Other: game.NoShip, Token: t}
	if Forbidden(x, Spending, w) {
		return 0
	}
	for lent := uint32(x.Weigh(lenders, w, 0)); lent != 0; lent &= lent - 1 {
		if from := game.ShipID(bits.TrailingZeros32(lent)); x.Ship(from).Has(t) {
			set = set.With(from)
		}
	}
	return set
}

// lender is the ship whose token is spent, where there is a choice.
var lender = game.LocalShip("whose token")

// SpendAToken spends one token of a kind as a cost, by a clause. If other ships lend theirs, the player
// picks whose it is.
func SpendAToken(r Ref, t game.Token, clause string) Op {
	who := func(x *game.Exec) game.ShipSet { return payers(x, r(x), t) }
	return Op{
		What: "spend a token", Cost: true,
		Can: func(x *game.Exec) bool { return r(x) != game.NoShip && who(x) != 0 },
		Do: fromWhom("a token", "whose token", lender, r, who, func(x *game.Exec, from game.ShipID) {
			spendTokenOf(x, r(x), from, t, clause)
		}),
	}
}

// fromWhom asks the player of a ship which of several ships something is taken from, if there is a
// choice, and has it spent.
func fromWhom(what, whose string, lender *game.Local[game.ShipID], r Ref,
	who func(x *game.Exec) game.ShipSet, spend func(x *game.Exec, from game.ShipID),
) game.Parts {
	return game.Parts{game.Locals{lender}, game.Step{
		Name: "choose " + whose + " is spent",
		Who: func(x *game.Exec) game.Players {
			if set := uint32(who(x)); set&(set-1) == 0 {
				return game.Nobody
			}
			return game.Only(x.Owner(r(x)))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for set := uint32(who(x)); set != 0; set &= set - 1 {
				q.AddShip(game.ShipID(bits.TrailingZeros32(set)))
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { lender.Set(x, c.Ship) },
	}, game.Step{Name: "spend " + what, Do: func(x *game.Exec) {
		from := lender.Get(x)
		if from == game.NoShip {
			from = game.ShipID(bits.TrailingZeros32(uint32(who(x))))
		}
		lender.Set(x, game.NoShip)
		spend(x, from)
	}}}
}

// spendTokenOf lets a ship spend a token, its own or lent to it, and raises the event for abilities.
func spendTokenOf(x *game.Exec, id, from game.ShipID, t game.Token, clause string) {
	noteSpent(x, id, t)
	if takeTokens(x, from, t, 1, clause) == 0 {
		panic("card: spent a token that is not there: " + x.Where())
	}
	told := spent(id, KindOf(t))
	if from != id {
		told.Other = from
	}
	x.Raise(told)
}

// LockHolder is the ship whose lock on another a ship uses: its own first, else that of a ship which
// lends it its locks; NoShip if there is none.
func LockHolder(x *game.Exec, id, on game.ShipID) game.ShipID {
	o := game.ShipAs(on)
	if HasLock(x, id, o) {
		return id
	}
	return LockLender(x, id, on)
}

// LendsLocks reports whether a card in play lends locks.
func LendsLocks(x *game.Exec) bool { return x.Changes(lockLenders) }

// LockLender is a ship that lends another its lock on a third, NoShip if there is none.
func LockLender(x *game.Exec, id, on game.ShipID) game.ShipID {
	o := game.ShipAs(on)
	if !x.Changes(lockLenders) {
		return game.NoShip
	}
	w := game.Weighed{Subject: id, Other: on}
	for lent := uint32(x.Weigh(lockLenders, w, 0)); lent != 0; lent &= lent - 1 {
		if from := game.ShipID(bits.TrailingZeros32(lent)); HasLock(x, from, o) {
			return from
		}
	}
	return game.NoShip
}

// choosesSection reports whether Self's player chooses the section of a huge ship on which it acquires a lock: if it
// could be either (1e.huge.token.lock-on-section, 1e.huge.token.lock-section-range). In an attack on the huge ship
// it is the section that is the target.
func choosesSection(r Ref) Cond {
	return func(x *game.Exec) bool {
		id := r(x)
		if x.Info(id).Huge == nil {
			return false
		}
		if a := x.Attack(); a != nil && a.Defender == id && a.Section != game.NoSection {
			return false
		}
		for _, at := range game.Sections() {
			part := game.SectionOf(id, at)
			if !Reaches(x, x.Self(), part, 3) && !LocksBeyond(x, x.Self(), part) {
				return false
			}
		}
		return true
	}
}

// lockSection is the step in which Self acquires a lock on the section of a huge ship that its player chooses.
func lockSection(r Ref) game.Step {
	return game.Step{
		Name: "choose the section to lock",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for _, at := range game.Sections() {
				c := game.Opt(game.ObjectVerb)
				c.Object = game.SectionOf(r(x), at)
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { AcquireLock(x, x.Self(), c.Object) },
	}
}

// forcePayers are the ships whose Force a ship may spend n charges of: its own, and that of ships which lend
// it theirs. What a lender lacks, the ship pays itself.
func forcePayers(x *game.Exec, id game.ShipID, n int) game.ShipSet {
	var set game.ShipSet
	if CanSpendForce(x, id, n) {
		set = set.With(id)
	}
	if n <= 0 || !x.Changes(lenders) {
		return set
	}
	w := game.Weighed{Subject: id, Other: game.NoShip, Token: forceCharge}
	if Forbidden(x, Spending, w) {
		return 0
	}
	for lent := uint32(x.Weigh(lenders, w, 0)); lent != 0; lent &= lent - 1 {
		from := game.ShipID(bits.TrailingZeros32(lent))
		if left := x.ForceLeft(from); from != id && left > 0 && left+x.ForceLeft(id) >= n {
			set = set.With(from)
		}
	}
	return set
}

// forceCharge stands for Force where a kind of tokens is weighed.
var forceCharge = game.Token(bits.TrailingZeros32(uint32(Force)))

// forceLender is the ship whose Force is spent, where there is a choice.
var forceLender = game.LocalShip("whose Force")

// spendForce spends n Force charges. If other ships lend theirs, the player picks whose they are.
func spendForce(r Ref, n int) Op {
	who := func(x *game.Exec) game.ShipSet { return forcePayers(x, r(x), n) }
	return Op{
		What: "spend Force", Force: n,
		Can: func(x *game.Exec) bool { return who(x) != 0 },
		Do: fromWhom("Force", "whose Force", forceLender, r, who, func(x *game.Exec, from game.ShipID) {
			id := r(x)
			const clause = "force.spent-from-ship"
			if from == id {
				SpendForceOf(x, id, n, clause)
				return
			}
			lent := min(n, int(x.Ship(from).Force))
			spendForceOf(x, id, from, lent, clause)
			if lent < n {
				spendForceOf(x, id, id, n-lent, clause)
			}
		}),
	}
}
