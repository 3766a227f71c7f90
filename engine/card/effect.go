package card

import (
	"math/bits"

	"koiogran/engine/game"
)

// GainTokens gives a ship n tokens of a kind and raises the event for abilities. If an ability could have
// something else happen instead, it is asked after the present step, before each token is gained.
func GainTokens(x *game.Exec, id game.ShipID, t game.Token, n int, clause string) {
	GainFrom(x, game.Object{}, id, t, n, clause)
}

// GainFrom is GainTokens where an obstacle gives the tokens, which CausedBy asks for. What is not in
// play gains none, and no remote is (2e.device.remote.no-actions-tokens). A ship that is set aside does, and none of
// its abilities answers (2e.huge.overlap.abilities).
func GainFrom(x *game.Exec, o game.Object, id game.ShipID, t game.Token, n int, clause string) {
	s := x.Ship(id)
	if n <= 0 || !s.InPlay() && !s.Lifted {
		return
	}
	if s.InPlay() && gainAnswered(x, id, t, n) {
		f := x.Call(GainRole, id)
		EffectChooser.Put(x, f, giver(x, o, id))
		gainToken.Put(x, f, t)
		gainLeft.Put(x, f, uint8(n))
		gainOf.Put(x, f, o)
		return
	}
	giveTokens(x, grant{to: id, token: t, n: n, by: giver(x, o, id), clause: clause, of: o})
}

// grant is a number of tokens of a kind that a ship gains by an effect of a player.
type grant struct {
	to     game.ShipID
	token  game.Token
	n      int
	by     game.Player
	clause string
	of     game.Object // the obstacle that gives them
}

// shed are the tokens that a huge ship removes as soon as it has them
// (1e.huge.token.no-focus-evade-stress, 1e.huge.token.removed-at-once).
const shed = game.TokenSet(1<<game.FocusToken | 1<<game.EvadeToken | 1<<game.StressToken |
	1<<game.TractorToken | 1<<game.JamToken)

// giveTokens gives a ship tokens that nothing replaces any more.
func giveTokens(x *game.Exec, g grant) {
	id, t, n := g.to, g.token, g.n
	s := x.Ship(id)
	if x.Info(id).Huge != nil && shed.Has(t) {
		e := game.NewEvent(game.TokenGained, g.clause, id)
		e.Token, e.N = t, n
		x.Emit(e)
		e.Kind, e.Clause = game.TokenLost, "huge.token.removed-at-once"
		x.Emit(e)
		return
	}
	if limit := int(x.G.Tokens[t].Max); limit > 0 {
		n = min(n, limit-int(s.Tokens[t]))
		if n <= 0 {
			return
		}
	}
	s.Tokens[t] += uint8(min(n, 255-int(s.Tokens[t])))
	event := game.NewEvent(game.TokenGained, g.clause, id)
	event.Token, event.N = t, n
	x.Emit(event)
	for range n {
		e := game.On(AfterGain, id)
		e.N, e.Object = int16(t), g.of
		x.Raise(e)
	}
	if x.S.Formed != 0 && (t == game.IonToken || t == game.TractorToken) {
		x.S.Deferred |= game.DeferredSplit
	}
	switch {
	case t == game.StressToken:
		payStress(x, id, n)
	case t == game.TractorToken:
		callTractor(x, g, n)
	case t == game.JamToken:
		for range n {
			EffectChooser.Put(x, x.Call(JamRole, id), g.by)
		}
	case x.G.Tokens[t].Color == game.Green:
		lost := RemoveTokens(x, id, game.JamToken, n, laterGain)
		RemoveTokens(x, id, t, lost, laterGain)
	}
}

// EffectChooser is the player whose effect gives the token of a frame of GainRole, JamRole or
// TractorRole, who chooses.
var EffectChooser = game.NewLocal("who chooses", game.NoPlayer)

// laterGain is why a jammed ship at once loses what it gains. It has gained it anyway, and
// abilities know of that (2e.token.jam.gain-still-happens).
const laterGain = "token.jam.later-gain"

// RemoveTokens takes up to n tokens of a kind off a ship, raises the event for abilities and returns how
// many it took.
func RemoveTokens(x *game.Exec, id game.ShipID, t game.Token, n int, clause string) int {
	if n > 0 && x.G.Tokens[t].Color == game.Red && clause != transferred && x.Changes(RemovedToo) {
		n += x.Query(RemovedToo, id, 0)
	}
	n = takeTokens(x, id, t, n, clause)
	if len(x.G.Hooks[AfterRemove]) > 0 {
		for range n {
			e := game.On(AfterRemove, id)
			e.N = int16(t)
			x.Raise(e)
		}
	}
	return n
}

// takeTokens is RemoveTokens without raising an event for abilities.
func takeTokens(x *game.Exec, id game.ShipID, t game.Token, n int, clause string) int {
	s := x.Ship(id)
	n = min(n, int(s.Tokens[t]))
	if n == 0 || keeps(x, id, t) {
		return 0
	}
	s.Tokens[t] -= uint8(n)
	e := game.NewEvent(game.TokenLost, clause, id)
	e.Token, e.N = t, n
	x.Emit(e)
	return n
}

// keeps reports whether a card forbids that tokens of a kind are removed from a ship.
func keeps(x *game.Exec, id game.ShipID, t game.Token) bool {
	return x.Changes(game.Query(Losing)) &&
		Forbidden(x, Losing, game.Weighed{Subject: id, Other: game.NoShip, Token: t})
}

// SpendToken takes one token off a ship as a cost or for its effect, and raises the event for abilities.
func SpendToken(x *game.Exec, id game.ShipID, t game.Token, clause string) {
	spendTokenOf(x, id, id, t, clause)
}

// spent returns the trigger after a ship has spent one of a kind.
func spent(id game.ShipID, k Kinds) game.Trigger {
	t := game.On(AfterSpend, id)
	t.N = int16(bits.TrailingZeros32(uint32(k)))
	return t
}

// SpendForceOf spends Force charges of a ship.
func SpendForceOf(x *game.Exec, id game.ShipID, n int, clause string) {
	spendForceOf(x, id, id, n, clause)
}

// spendForceOf lets a ship spend Force charges, its own or lent to it, and raises the event for abilities.
func spendForceOf(x *game.Exec, id, from game.ShipID, n int, clause string) {
	LoseForceOf(x, from, n, clause)
	told := spent(id, Force)
	if from != id {
		told.Other = from
	}
	x.Raise(told)
}

// LoseForceOf takes Force charges off a ship, which is not spending them.
func LoseForceOf(x *game.Exec, id game.ShipID, n int, clause string) {
	s := x.Ship(id)
	if int(s.Force) < n {
		panic("card: took Force that is not there: " + x.Where())
	}
	s.Force -= uint8(n)
	e := game.NewEvent(game.ForceSpent, clause, id)
	e.N = n
	x.Emit(e)
}

// RecoverForceOf recovers up to n Force charges of a ship.
func RecoverForceOf(x *game.Exec, id game.ShipID, n int, clause string) {
	s := x.Ship(id)
	n = min(n, int(x.Info(id).Force)-int(s.Force))
	if n <= 0 {
		return
	}
	s.Force += uint8(n)
	e := game.NewEvent(game.ForceRegained, clause, id)
	e.N = n
	x.Emit(e)
}

// SpendChargesOf spends charges of a card.
func SpendChargesOf(x *game.Exec, id game.CardID, n int, clause string) {
	c := &x.S.Charges[id]
	if int(c.Active) < n {
		panic("card: spent a charge that is not there: " + x.Where())
	}
	c.Active -= uint8(n)
	e := game.NewEvent(game.ChargeSpent, clause, x.G.Cards[id].Ship)
	e.Card, e.N = id, n
	x.Emit(e)
}

// LoseChargesOf takes up to n charges off a card, which is not spending them
// (2e.charge.lose-is-not-spend).
func LoseChargesOf(x *game.Exec, id game.CardID, n int) {
	c := &x.S.Charges[id]
	n = min(n, int(c.Active))
	if n == 0 {
		return
	}
	c.Active -= uint8(n)
	e := game.NewEvent(game.ChargeSpent, "charge.lose-is-not-spend", x.G.Cards[id].Ship)
	e.Card, e.N = id, n
	x.Emit(e)
}

// CanRecover reports whether a card has an inactive charge that can be recovered
// (2e.charge.none-left, 2e.action.reload.cannot-be-recovered).
func CanRecover(x *game.Exec, id game.CardID) bool {
	info := &x.G.Cards[id]
	return !info.Code.NoRecover && int8(x.S.Charges[id].Active) < info.Charges
}

// RecoverChargesOf recovers up to n charges of a card.
func RecoverChargesOf(x *game.Exec, id game.CardID, n int, clause string) {
	if !CanRecover(x, id) {
		return
	}
	c, info := &x.S.Charges[id], &x.G.Cards[id]
	n = min(n, int(info.Charges)-int(c.Active))
	c.Active += uint8(n)
	e := game.NewEvent(game.ChargeRegained, clause, info.Ship)
	e.Card, e.N = id, n
	x.Emit(e)
	if x.Info(info.Ship).Pilots == id {
		payStress(x, info.Ship, int(x.Ship(info.Ship).Tokens[game.StressToken]))
	}
}

// LoseShieldOf turns an active shield over. It is not suffering damage
// (2e.damage.lose-shield-not-damage).
func LoseShieldOf(x *game.Exec, id game.ShipID, clause string) {
	at := attackedAt(x, id)
	if info := x.Info(id); at == game.NoSection && info.Huge != nil && info.Huge.Two && x.Ship(id).Shields == 0 {
		at = game.AftSection
	}
	LoseShieldAt(x, id, at, clause)
}

// LoseShieldAt is LoseShieldOf for the shields of a section.
func LoseShieldAt(x *game.Exec, id game.ShipID, at game.Section, clause string) {
	shields := x.Ship(id).ShieldsAt(x.Info(id), at)
	if *shields == 0 {
		if x.Info(id).Dock.Shields {
			LoseDockedShield(x, id, clause)
		}
		return
	}
	*shields--
	e := game.NewEvent(game.ShieldLost, clause, id)
	e.N, e.Object = int(*shields), at.Of(id)
	x.Emit(e)
	x.Raise(game.On(AfterShieldLost, id))
}

// RecoverShieldAt turns an inactive shield of a section back. What is crippled has none.
func RecoverShieldAt(x *game.Exec, id game.ShipID, at game.Section) {
	info, s := x.Info(id), x.Ship(id)
	shields := s.ShieldsAt(info, at)
	if int(*shields) >= s.ShieldValue(info, at) || s.Crippled.Has(at) {
		return
	}
	*shields++
	e := game.NewEvent(game.ShieldRegained, "", id)
	e.N, e.Object = int(*shields), at.Of(id)
	x.Emit(e)
}

// SufferOf lets a ship, or a remote, suffer damage after the present step. By is the ship that deals it, if
// any.
func SufferOf(x *game.Exec, id, by game.ShipID, hits, crits int) {
	if !x.Present(id) || hits+crits == 0 {
		return
	}
	x.Call(DamageRole, id)
	d := x.Damage()
	*d = game.Damage{Ship: id, Source: by, Hits: uint8(hits), Crits: uint8(crits)}
}

// Flip turns a two-sided card over.
func Flip(x *game.Exec, id game.CardID) {
	c := &x.S.Charges[id]
	c.Side ^= 1
	e := game.NewEvent(game.CardFlipped, "", x.G.Cards[id].Ship)
	e.Card, e.N = id, int(c.Side)
	x.Emit(e)
}
