package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// SetDials is the planning phase: all players set a dial for each of their ships, in secret from the other
// side and in any order (2e.planning.secret, 2e.planning.ends-when-all-assigned, 1e.team.dials-shared). As
// long as any ship has no dial, those that are set can be set again.
var SetDials = game.Step{
	Name:  "set dials",
	Until: true,
	Who: func(x *game.Exec) game.Players {
		var p game.Players
		for id := range x.EachShip() {
			if unset(x, id) {
				p |= game.Only(x.Owner(id))
			}
		}
		return p
	},
	Ask: func(x *game.Exec, p game.Player, q *game.Question) {
		id := nextUnset(x, p)
		q.Ship = id
		for _, m := range x.Info(id).Dial {
			if !settable(x, id, m) {
				continue
			}
			c := game.Opt(game.DialVerb)
			c.Ship, c.Maneuver = id, m
			q.Add(c)
		}
		q.Default = plainest(q.Options())
	},
	Take: func(x *game.Exec, p game.Player, c game.Choice) {
		PutOnDial(x, p, c)
		again := x.Ship(c.Ship).DialSet
		x.Ship(c.Ship).DialSet = true
		if !again && nextUnset(x, p) == game.NoShip {
			e := game.NewEvent(game.DialsSet, "planning.secret", game.NoShip)
			e.N = int(p)
			x.Emit(e)
		}
	},
	Also: mayBeSet,
}

// PutOnDial sets the dial of a ship of p to the maneuver chosen.
func PutOnDial(x *game.Exec, p game.Player, c game.Choice) {
	for i, m := range x.Info(c.Ship).Dial {
		if m == c.Maneuver {
			x.S.Secret[p.Side()].Dials[c.Ship] = uint8(i + 1)
		}
	}
}

// mayBeSet reports whether a choice sets the dial of any ship of p, first or again
// (2e.planning.any-order-and-change).
func mayBeSet(x *game.Exec, p game.Player, c game.Choice) bool {
	if int(c.Ship) >= int(x.S.NShips) || x.Owner(c.Ship) != p || !x.Ship(c.Ship).InPlay() || x.S.Formed.Has(c.Ship) {
		return false
	}
	want := game.Opt(game.DialVerb)
	want.Ship, want.Maneuver = c.Ship, c.Maneuver
	dialless := x.Ship(c.Ship).DialSet && x.S.Secret[p.Side()].Dials[c.Ship] == 0 // 1e.ion.no-dial
	return c == want && slices.Contains(x.Info(c.Ship).Dial, c.Maneuver) && !dialless &&
		settable(x, c.Ship, c.Maneuver)
}

// settable reports whether a maneuver of its dial may be set for a ship: the table has not ruled it
// out, no card bars its bearing, and no mission bars it.
func settable(x *game.Exec, id game.ShipID, m game.Maneuver) bool {
	return MaySet(x.G, x.Ship(id), m) && OnDialNow(x, id, m)
}

// OnDialNow reports whether neither a card nor a mission nor a crippled section bars a maneuver of its dial
// for a ship.
func OnDialNow(x *game.Exec, id game.ShipID, m game.Maneuver) bool {
	return !card.Forbidden(x, card.SettingDial,
		game.Weighed{Subject: id, Other: game.NoShip, Maneuver: m}) &&
		!missionBars(x, id, m) && !offDial(x, id, m) && onTowed(x, id, m)
}

// MaySet reports whether a maneuver of its dial may be set for a ship. Where the table agreed on
// strict dials a stressed ship sets no red one (2e.planning.stressed-cannot-set-red).
//
// A unit that a stationary maneuver gave a token does not stay once more
// (msg.planning.stationary.no-repeat).
func MaySet(g *game.Game, ship *game.Ship, m game.Maneuver) bool {
	if m.Bearing == geom.Stationary && ship.Has(game.StationaryToken) {
		return false
	}
	return !g.Options.StrictDials || m.Difficulty != game.DifficultyRed ||
		!ship.Has(game.StressToken)
}

// unset reports whether a ship has to be assigned a dial.
// Wingmates are not (2e.wing.planning).
func unset(x *game.Exec, id game.ShipID) bool {
	return !x.Ship(id).DialSet && !idle(x, id) && !x.S.Formed.Has(id)
}

// nextUnset returns p's next ship without a dial.
func nextUnset(x *game.Exec, p game.Player) game.ShipID {
	for id := range x.EachShip() {
		if x.Owner(id) == p && unset(x, id) {
			return id
		}
	}
	return game.NoShip
}

// KeepIonDials keeps the dials of ionized ships on their cards: they are set, but not
// assigned (2e.planning.ionized-dial-on-card).
var KeepIonDials = game.Step{Name: "ionized ships", Do: func(x *game.Exec) {
	for id := range x.EachShip() {
		x.Ship(id).DialKept = Ionized(x, id)
	}
}}

// Ionized reports whether a ship has enough ion tokens for its size: one, two or three
// (2e.token.ion.thresholds).
func Ionized(x *game.Exec, id game.ShipID) bool { return enough(x, id, game.IonToken) }

// Tractored reports whether a ship has enough tractor tokens for its size
// (2e.token.tractor.thresholds).
func Tractored(x *game.Exec, id game.ShipID) bool {
	return enough(x, id, game.TractorToken) && !card.Ignoring(x, card.TractorTokens, id)
}

// Enough reports whether a ship has enough ion tokens or tractor tokens for its size
// (2e.token.ion.thresholds, 2e.token.tractor.thresholds).
func Enough(k card.Kinds) card.Cond {
	affects := Ionized
	if k == card.TractorToken {
		affects = Tractored
	}
	return func(x *game.Exec) bool { return affects(x, x.Subject()) }
}

// SlowedBySize takes a die from a ship that has enough tractor tokens for its size
// (2e.token.tractor.defense).
func SlowedBySize(x *game.Exec, id game.ShipID) int {
	if Tractored(x, id) {
		return 1
	}
	return 0
}

// enough compares a ship's tokens of a kind with its size.
func enough(x *game.Exec, id game.ShipID, t game.Token) bool {
	return int(x.Ship(id).Tokens[t]) >= tokensNeeded(x, id)
}

// tokensNeeded returns how many ion or tractor tokens affect a ship of its size.
func tokensNeeded(x *game.Exec, id game.ShipID) int {
	if size := x.Info(id).Size; !size.Huge() {
		return int(size) + 1
	}
	return 6 // 2e.huge.ion-tractor
}
