package card

import (
	"math/bits"

	"koiogran/engine/game"
)

// Kinds is a selection of what ships and cards have, joined by |: tokens, one by one or by color,
// shields, charges. The highest bits are the tokens left out of it.
type Kinds uint64

// The kinds. The tokens come first, in the order of package game.
const (
	FocusToken Kinds = 1 << iota
	EvadeToken
	CalculateToken
	ReinforceFore
	ReinforceAft
	DisarmToken
	JamToken
	TractorToken
	CloakToken
	StressToken
	IonToken
	StrainToken
	DepleteToken
	GuardToken
	OverheatToken
	StationaryToken
	EnergyToken
	OrangeTokens
	RedButLocks // red tokens except for locks
	EnemyLock   // locks that enemies of Self have on the ship
	That        // tokens of the kind that the moment is about
	Shield      // active shields
	Force       // active Force charges
	Charge      // active charges of this card
	PilotCharge // charges of the ship card of the ship
	// UpgradeCharge are the charges of the upgrades of the ship.
	UpgradeCharge
	Held // tokens that lie on this card
	// DamageCard are damage cards, FaceupCard those of them that lie faceup.
	DamageCard
	FaceupCard
	FriendLock // locks that ships of Self's side have on the ship
	OwnLock    // locks that the ship has on others
	BlueTokens
	// NonRecurring leaves UpgradeCharge and PilotCharge to cards that recover none by themselves.
	NonRecurring

	// Lacking leaves Transfer to kinds of which the ship that gains them has none.
	Lacking

	// What is new comes here, so that what is above keeps its number in fingerprints.

	GreenTokens

	// Lock are locks that other ships have on the ship; they are red tokens of it.
	Lock      = EnemyLock | FriendLock
	RedTokens = RedButLocks | Lock // 2e.token.kind-table
)

// leftOut is by how many bits the tokens left out of a selection are shifted.
const leftOut = 40

// But is a selection without some of its tokens: RedButLocks.But(StressToken).
func (k Kinds) But(not Kinds) Kinds { return k | not<<leftOut }

// allTokens are the kinds of tokens, one by one.
const allTokens = OrangeTokens - 1

// Every token has its bit.
var _ [OrangeTokens>>game.NumTokens - 1]struct{}
var _ [1 - OrangeTokens>>game.NumTokens]struct{}

// KindOf returns a kind of tokens as a selection.
func KindOf(t game.Token) Kinds { return 1 << t }

// tokensOf returns the kinds of tokens in a selection.
func (k Kinds) tokensOf(x *game.Exec) Kinds {
	set := k & allTokens
	if k&That != 0 {
		set |= KindOf(game.Token(x.Trigger().N))
	}
	if k&(GreenTokens|OrangeTokens|RedButLocks|BlueTokens) == 0 {
		return set
	}
	for t := range game.NumTokens {
		switch c := x.G.Tokens[t].Color; {
		case c == game.Green && k&GreenTokens != 0, c == game.Orange && k&OrangeTokens != 0,
			c == game.Red && k&RedButLocks != 0, c == game.Blue && k&BlueTokens != 0:
			set |= KindOf(t)
		}
	}
	return set &^ (k >> leftOut)
}

// HasKind reports whether a ship has something of a selection.
func HasKind(x *game.Exec, id game.ShipID, k Kinds) bool { return countKinds(x, id, k) > 0 }

// countKinds counts what a ship has of a selection.
func countKinds(x *game.Exec, id game.ShipID, k Kinds) int {
	n, s := 0, x.Ship(id)
	for set := k.tokensOf(x); set != 0; set &= set - 1 {
		n += int(s.Tokens[bits.TrailingZeros32(uint32(set))])
	}
	if k&Lock != 0 {
		for i := range x.S.NShips {
			if k.locker(x, game.ShipID(i), id) {
				n++
				if x.Ship(game.ShipID(i)).Locks[1] == game.ShipAs(id) && HasTwin(x, game.ShipID(i)) {
					n++
				}
			}
		}
	}
	if k&OwnLock != 0 {
		n += countLocks(s)
	}
	if k&Shield != 0 {
		n += Shields(x, id)
	}
	if k&Force != 0 {
		n += x.ForceLeft(id)
	}
	if k&Charge != 0 {
		n += int(x.S.Charges[x.Card()].Active)
	}
	if k&PilotCharge != 0 {
		n += int(x.S.Charges[x.Info(id).Pilots].Active)
	}
	if k&Held != 0 {
		n += x.HeldOn(x.Card())
	}
	if k&DamageCard != 0 {
		n += s.AllDamage()
	}
	if k&FaceupCard != 0 {
		n += s.AllDamage() - int(s.Facedown) - int(s.Aft.Facedown)
	}
	return n
}

// locker reports whether a ship has a lock of the selection on another.
func (k Kinds) locker(x *game.Exec, id, on game.ShipID) bool {
	side := EnemyLock
	switch self := x.Self(); {
	case AreFriendly(x, id, self):
		side = FriendLock
	case x.Side(id) == x.Side(self):
		return false // an ally's
	}
	return k&side != 0 && x.Ship(id).InPlay() && HasLock(x, id, game.ShipAs(on))
}

// each visits the kinds of tokens of a selection that a ship has, the ships that have it locked and
// what it has locked itself, as choices.
func (k Kinds) each(x *game.Exec, id game.ShipID, visit func(c game.Choice)) {
	for set := k.tokensOf(x); set != 0; set &= set - 1 {
		t := game.Token(bits.TrailingZeros32(uint32(set)))
		if x.Ship(id).Has(t) && !keeps(x, id, t) {
			visit(tokenChoice(t))
		}
	}
	if k&Lock != 0 {
		for i := range x.S.NShips {
			if other := game.ShipID(i); k.locker(x, other, id) {
				c := game.Opt(game.PickVerb)
				c.Ship = other
				visit(c)
			}
		}
	}
	if k&OwnLock == 0 {
		return
	}
	for _, o := range x.Ship(id).Locks {
		if o.Kind != game.NoObject {
			c := game.Opt(game.ObjectVerb)
			c.Object = o
			visit(c)
		}
	}
}

// tokenChoice is the choice of a kind of tokens.
func tokenChoice(t game.Token) game.Choice {
	c := game.Opt(game.TokenVerb)
	c.Item = uint8(t)
	return c
}

// oneToken returns the only kind of tokens of a selection, if it is no more than that.
func (k Kinds) oneToken() (game.Token, bool) {
	t := game.Token(bits.TrailingZeros64(uint64(k)))
	return t, k != 0 && k&(k-1) == 0 && t < game.NumTokens
}

// token returns the only kind of tokens of a selection that is no more than that.
func (k Kinds) Token() game.Token {
	t, single := k.oneToken()
	if !single {
		panic("card: one kind of tokens is wanted")
	}
	return t
}

// Has reports whether a ship has something of a selection.
func Has(k Kinds) Cond {
	return func(x *game.Exec) bool { return HasKind(x, x.Subject(), k) }
}

// Count counts what a ship has of a selection.
func Count(k Kinds) Num {
	return func(x *game.Exec) int { return countKinds(x, x.Subject(), k) }
}
