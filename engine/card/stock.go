package card

import (
	"math"
	"math/bits"

	"koiogran/engine/game"
)

// What ships gain, spend, lose and recover: tokens, shields and charges, by Kinds.

// Gain gives a ship n tokens. If several kinds fit, all are of one of them, which the player of
// Self picks; of Held, it comes off this card; of That, it is of the kind that the moment is about.
func Gain[N number](r Ref, n N, k Kinds) Op {
	return gain(r, n, k).says("gain", amount(n), k.words())
}

// gain is Gain without words for it.
func gain[N number](r Ref, n N, k Kinds) Op {
	if k == Held {
		return giveHeld(r)
	}
	count := numOf(n)
	if k == That {
		return do("gain a token", nil, func(x *game.Exec) {
			GainTokens(x, r(x), game.Token(x.Trigger().N), count(x), "token.gain")
		})
	}
	t, single := k.oneToken()
	if !single {
		return chooseToken(k, func(x *game.Exec, t game.Token) {
			GainTokens(x, r(x), t, count(x), "token.gain")
		})
	}
	return do("gain a token", nil, func(x *game.Exec) {
		GainTokens(x, r(x), t, count(x), "token.gain")
	})
}

// cost marks an op as paid for what follows.
func cost(op Op) Op {
	op.Cost = true
	return op
}

// Spend spends something of a ship, as a cost: n charges or shields, or 1 token. If it has tokens of
// several kinds, its player picks. UpgradeCharge are n charges of one upgrade in one of these slots, in
// any if none is named, also of the ship card with PilotCharge; the ability's player picks which.
func Spend(r Ref, n int, k Kinds, slots ...string) Op {
	return spend(r, n, k, slots).says("spend", amount(n), k.words())
}

// spend is Spend without words for it.
func spend(r Ref, n int, k Kinds, slots []string) Op {
	if k&UpgradeCharge != 0 {
		p := &pile{of: r, kinds: k, slots: slots, fits: func(x *game.Exec, id game.CardID) bool {
			return int(x.S.Charges[id].Active) >= n
		}}
		return cost(p.pick("spend a charge of an upgrade", "choose the upgrade whose charge is spent",
			func(x *game.Exec, id game.CardID) { SpendChargesOf(x, id, n, "charge.spend") }))
	}
	switch k {
	case Charge:
		return cost(spendCharges(n, (*game.Exec).Card))
	case PilotCharge:
		return cost(spendCharges(n, func(x *game.Exec) game.CardID { return x.Info(r(x)).Pilots }))
	case Force:
		return cost(spendForce(r, n))
	case Shield:
		return cost(lose(r, n, Shield, nil))
	}
	if n != 1 {
		panic("card: tokens are spent one at a time")
	}
	return cost(spendToken(r, k))
}

// CanSpendForce reports whether a ship has n Force charges that it may spend. What a card that
// forbids it weighs is about Force.
func CanSpendForce(x *game.Exec, id game.ShipID, n int) bool {
	w := game.Weighed{Subject: id, Other: game.NoShip,
		Token: game.Token(bits.TrailingZeros32(uint32(Force)))}
	return n <= 0 || x.ForceLeft(id) >= n && !Forbidden(x, Spending, w)
}

// spendCharges spends n charges of a card.
func spendCharges(n int, of func(x *game.Exec) game.CardID) Op {
	return do("spend a charge", func(x *game.Exec) bool {
		return int(x.S.Charges[of(x)].Active) >= n
	}, func(x *game.Exec) { SpendChargesOf(x, of(x), n, "charge.spend") })
}

// spendToken spends one token of a selection of a ship; its player picks which if it has several.
func spendToken(r Ref, k Kinds) Op {
	const clause = "token.spend-remove"
	each := func(x *game.Exec, visit func(c game.Choice)) {
		k.each(x, r(x), func(c game.Choice) {
			if CanSpend(x, r(x), game.Token(c.Item)) {
				visit(c)
			}
		})
	}
	if t, single := k.oneToken(); single {
		return SpendAToken(r, t, clause)
	}
	return Op{What: "spend a token", Can: some(each), Do: game.Step{
		Name: "choose the token to spend",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
		Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { each(x, q.Add) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			SpendToken(x, r(x), game.Token(c.Item), clause)
		},
	}}
}

// CanSpend reports whether a ship has a token of a kind and no card forbids it to spend that.
func CanSpend(x *game.Exec, id game.ShipID, t game.Token) bool {
	return x.Ship(id).Has(t) && !Forbidden(x, Spending,
		game.Weighed{Subject: id, Other: game.NoShip, Token: t})
}

// some reports whether there is a choice.
func some(each func(x *game.Exec, visit func(c game.Choice))) Cond {
	return func(x *game.Exec) bool {
		found := false
		each(x, func(game.Choice) { found = true })
		return found
	}
}

// Lose takes n charges of this card, or of the ship card with PilotCharge, or n shields of a ship, as many
// as there are; there must be one. UpgradeCharge are charges of one upgrade, as in Spend. That is neither
// spending them nor suffering damage.
func Lose(r Ref, n int, k Kinds, slots ...string) Op {
	return lose(r, n, k, slots).says("lose", amount(n), k.words())
}

// lose is Lose without words for it.
func lose(r Ref, n int, k Kinds, slots []string) Op {
	if k&UpgradeCharge != 0 {
		p := &pile{of: r, kinds: k, slots: slots, fits: func(x *game.Exec, id game.CardID) bool {
			return x.S.Charges[id].Active > 0
		}}
		return p.pick("lose a charge of an upgrade", "choose the upgrade that loses a charge",
			func(x *game.Exec, id game.CardID) { LoseChargesOf(x, id, n) })
	}
	switch k {
	case Charge:
		return do("lose a charge", Has(Charge), func(x *game.Exec) { LoseChargesOf(x, x.Card(), n) })
	case PilotCharge:
		of := func(x *game.Exec) game.CardID { return x.Info(r(x)).Pilots }
		return do("lose a charge", func(x *game.Exec) bool { return x.S.Charges[of(x)].Active > 0 },
			func(x *game.Exec) { LoseChargesOf(x, of(x), n) })
	}
	return do("lose a shield", r.Is(Has(Shield)), func(x *game.Exec) {
		for range n {
			LoseShieldOf(x, r(x), "damage.lose-shield-not-damage")
		}
	})
}

// Recover recovers n shields or Force charges of a ship, charges of this card, or, with
// UpgradeCharge, charges of one upgrade of the ship, as in Spend. There must be one to recover.
func Recover[N number](r Ref, n N, k Kinds, slots ...string) Op {
	return recovers(r, n, k, slots).says("recover", amount(n), k.words())
}

// recovers is Recover without words for it.
func recovers[N number](r Ref, n N, k Kinds, slots []string) Op {
	count := numOf(n)
	if k&UpgradeCharge != 0 {
		p := &pile{of: r, kinds: k, slots: slots, fits: CanRecover}
		return p.pick("recover a charge of an upgrade", "choose the upgrade that recovers",
			func(x *game.Exec, id game.CardID) { RecoverChargesOf(x, id, count(x), "charge.recover") })
	}
	switch k {
	case Charge:
		can := func(x *game.Exec) bool { return CanRecover(x, x.Card()) }
		return do("recover a charge", can, func(x *game.Exec) {
			RecoverChargesOf(x, x.Card(), count(x), "charge.recover")
		})
	case Force:
		can := func(x *game.Exec) bool { return int(x.Ship(r(x)).Force) < int(x.Info(r(x)).Force) }
		return do("recover Force", can, func(x *game.Exec) {
			RecoverForceOf(x, r(x), count(x), "force.capacity-is-limit")
		})
	}
	return recoverShields(r, count)
}

// Hold places one token of each of these kinds on the card, or of That.
func Hold(k Kinds) Op {
	return do("place tokens on the card", nil, func(x *game.Exec) {
		set := k.tokensOf(x)
		for t := range game.NumTokens {
			if set&KindOf(t) == 0 {
				continue
			}
			x.Lay(x.Card(), t)
			e := game.NewEvent(game.CardHolds, "token.gain", x.Self())
			e.Card, e.Token, e.N = x.Card(), t, 1
			x.Emit(e)
		}
	})
}

// giveHeld removes a token from the card, which the card's player picks, and has a ship gain one of
// its kind.
func giveHeld(r Ref) Op {
	each := func(x *game.Exec, visit func(c game.Choice)) {
		for t := range game.NumTokens {
			if x.S.Charges[x.Card()].Held.Has(t) {
				visit(tokenChoice(t))
			}
		}
	}
	return Op{What: "give a token of the card", Can: some(each), Do: game.Step{
		Name: "choose the token to give",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask:  func(x *game.Exec, _ game.Player, q *game.Question) { each(x, q.Add) },
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			t := game.Token(c.Item)
			x.Take(x.Card(), t)
			GainTokens(x, r(x), t, 1, "token.gain")
		},
	}}
}

// Store places a token on the card, which it does not give up in its own place where it is discarded.
// Def.Stores is set. Of what kind it is the card says: a ship may have a token less for it.
func Store() Op {
	room := func(x *game.Exec) bool { return x.S.Charges[x.Card()].Active < math.MaxUint8 }
	return do("store a token", room, func(x *game.Exec) {
		c := &x.S.Charges[x.Card()]
		c.Active++
		tellStored(x, c)
	})
}

// TakeStored removes a token from the card that was stored there, as a cost.
func TakeStored() Op {
	stored := func(x *game.Exec) bool { return x.S.Charges[x.Card()].Active > 0 }
	return cost(do("take a stored token", stored, func(x *game.Exec) {
		c := &x.S.Charges[x.Card()]
		c.Active--
		tellStored(x, c)
	}))
}

// tellStored says how many tokens are stored on the card.
func tellStored(x *game.Exec, c *game.Charge) {
	e := game.NewEvent(game.TokensStored, "", x.Self())
	e.Card, e.N = x.Card(), int(c.Active)
	x.Emit(e)
}
