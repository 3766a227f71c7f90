package card

import (
	"math/bits"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// The ships that an ability has chosen so far, and whether no more are chosen.
var (
	groupShips = game.NewLocal[game.ShipSet]("group", 0)
	groupDone  = game.NewFlag("the group is chosen")

	groupLocals = game.Locals{groupShips, groupDone}
)

// group returns the group of the running ability.
func group(x *game.Exec) game.ShipSet { return groupShips.Get(x) }

// setGroup keeps the group of the running ability.
func setGroup(x *game.Exec, set game.ShipSet) { groupShips.Set(x, set) }

// ChooseUpTo asks the card's player for up to n ships that meet the conditions, read with Chosen,
// one after the other. It can be none; where none can be chosen it changes nothing, as EachShip.
func ChooseUpTo[N number](n N, conds ...Cond) Op {
	most := numOf(n)
	meets := All(conds...)
	fits := func(x *game.Exec, id game.ShipID) bool {
		return !group(x).Has(id) && x.Candidate(id, meets)
	}
	idle := func(x *game.Exec) bool {
		for id := range x.EachShip() {
			if fits(x, id) {
				return false
			}
		}
		return true
	}
	return Op{What: "choose several ships", Each: meets, idle: idle, Do: game.Parts{groupLocals, game.Step{
		Name:  "choose another ship or be done",
		Until: true,
		Who: func(x *game.Exec) game.Players {
			if groupDone.Get(x) || bits.OnesCount32(uint32(group(x))) >= most(x) || idle(x) {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for id := range x.EachShip() {
				if fits(x, id) {
					q.AddShip(id)
				}
			}
			q.AddPass()
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) {
			if c.Verb == game.PassVerb {
				groupDone.Set(x, true)
				return
			}
			setGroup(x, group(x).With(c.Ship))
		},
	}}}
}

// InGroup reports whether a ship belongs to the group.
func InGroup(x *game.Exec) bool { return group(x).Has(x.Subject()) }

// Join adds a ship to the group chosen with ChooseUpTo.
func Join(r Ref) Op {
	return join(nil, func(x *game.Exec) game.ShipSet { return game.ShipSet(0).With(r(x)) })
}

// JoinAll adds every ship that meets the conditions, read with Chosen, to the group. There must be
// one.
func JoinAll(conds ...Cond) Op {
	set := SetThat(conds...)
	can := func(x *game.Exec) bool { return set(x) != 0 }
	op := join(can, set)
	op.Each = All(conds...)
	return op
}

// join adds ships to the group.
func join(can Cond, set func(x *game.Exec) game.ShipSet) Op {
	op := do("join the group", can, func(x *game.Exec) { setGroup(x, group(x)|set(x)) })
	op.Do = game.Parts{groupLocals, op.Do}
	return op
}

// EachPerforms lets every ship of the group perform one of these actions, on terms, in the order
// that the card's player likes.
func EachPerforms(terms game.Terms, actions ...game.Action) Op {
	if slices.Contains(actions, SameBoost) {
		return eachBoosts(terms)
	}
	set := actionsOf(actions)
	return eachActs(func(x *game.Exec, id game.ShipID) game.Trigger {
		return menu(x, id, set(x), terms, game.NoAction)
	})
}

// BoostBearings are the directions of a boost.
var BoostBearings = [...]geom.Bearing{geom.BankLeft, geom.Straight, geom.BankRight}

// eachBoosts is EachPerforms of SameBoost.
func eachBoosts(terms game.Terms) Op {
	only := game.NewLocal[uint8]("the one direction", 0) // one more than its place in BoostBearings
	op := eachActs(func(x *game.Exec, id game.ShipID) game.Trigger {
		t := menu(x, id, SetOf(game.BoostAction), terms, game.NoAction)
		t.Boosts = only.Get(x)
		return t
	})
	op.Do = game.Parts{game.Locals{only}, game.Step{
		Name:    "pick one",
		Options: []string{"bank left", "straight", "bank right"},
		Who:     func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for i := range BoostBearings {
				c := game.Opt(game.OptionVerb)
				c.N = int16(i)
				q.Add(c)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { only.Set(x, uint8(c.N)+1) },
	}, op.Do}
	return op
}

// eachActs opens a menu of actions to every ship of the group that can use it.
func eachActs(menu func(x *game.Exec, id game.ShipID) game.Trigger) Op {
	able := func(x *game.Exec) game.ShipSet {
		var ships game.ShipSet
		for id := range x.EachShip() {
			if group(x).Has(id) && x.Answerable(menu(x, id)) {
				ships = ships.With(id)
			}
		}
		return ships
	}
	perform := func(x *game.Exec, id game.ShipID) {
		setGroup(x, group(x).Without(id))
		x.Offer(menu(x, id))
	}
	return Op{What: "each performs an action", Do: game.Parts{game.Step{
		Name:  "choose the ship that acts next",
		Until: true,
		Who: func(x *game.Exec) game.Players {
			if bits.OnesCount32(uint32(able(x))) < 2 {
				return game.Nobody
			}
			return game.Only(x.Owner(x.Self()))
		},
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			ships := able(x)
			for id := range x.EachShip() {
				if ships.Has(id) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { perform(x, c.Ship) },
	}, game.Step{
		Name: "the last ship acts",
		Do: func(x *game.Exec) {
			if ships := able(x); ships != 0 {
				perform(x, game.ShipID(bits.TrailingZeros32(uint32(ships))))
			}
		},
	}}}
}

// EachGains gives every ship of the group a token of a kind.
func EachGains(k Kinds) Op {
	t := k.Token()
	return do("each gains a token", nil, func(x *game.Exec) {
		set := group(x)
		for id := range x.EachShip() {
			if set.Has(id) {
				GainTokens(x, id, t, 1, "token.gain")
			}
		}
	}).says("gain 1", k.words())
}

// SpendForEach spends a charge of this card, or of the ship card with PilotCharge, or a Force of Self for each ship of
// the group; there must be one to spend.
func SpendForEach(k Kinds) Op {
	op := do("spend for each ship", Has(k), func(x *game.Exec) {
		n := bits.OnesCount32(uint32(group(x)))
		switch {
		case n == 0:
		case k == Force:
			SpendForceOf(x, x.Self(), n, "force.spent-from-ship")
		case k == PilotCharge:
			SpendChargesOf(x, x.Info(x.Self()).Pilots, n, "charge.spend")
		default:
			SpendChargesOf(x, x.Card(), n, "charge.spend")
		}
	})
	op.Do = game.Parts{groupLocals, op.Do}
	return op
}
