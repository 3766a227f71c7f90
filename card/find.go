package card

import (
	"slices"

	"koiogran/game"
	"koiogran/geom"
)

// Assigner is the ship whose ability assigned this condition.
var Assigner Ref = func(x *game.Exec) game.ShipID {
	if c := x.Dealt(x.Card()); c != nil {
		return c.By
	}
	return game.NoShip
}

// AnyShip tells whether there is a ship that meets the conditions, read with Chosen.
func AnyShip(conds ...Cond) Cond {
	meets := All(conds...)
	return func(x *game.Exec) bool {
		for id := range x.EachShip() {
			if x.With(id, meets) {
				return true
			}
		}
		return false
	}
}

// ShipsThat counts the ships that meet the conditions, read with Chosen.
func ShipsThat(conds ...Cond) func(x *game.Exec) int {
	meets := All(conds...)
	return func(x *game.Exec) int {
		n := 0
		for id := range x.EachShip() {
			if x.With(id, meets) {
				n++
			}
		}
		return n
	}
}

// Named tells whether a ship card bears one of these names, whatever its id: several cards can
// show the same pilot.
func Named(r Ref, names ...string) Cond {
	return func(x *game.Exec) bool {
		return slices.Contains(names, x.G.Cards[x.Info(r(x)).Pilots].Name)
	}
}

// SizeIs tells whether a ship's base has this size.
func SizeIs(size geom.Size, r Ref) Cond {
	return func(x *game.Exec) bool { return x.Info(r(x)).Size == size }
}

// InArcWithin tells whether a ship is in one of several arcs of another at a range between
// least and most, measured inside that arc (2e.arc.bullseye-range-example).
func InArcWithin(owner Ref, least, most int, r Ref, arcs ...geom.Arc) Cond {
	return func(x *game.Exec) bool {
		a, b := owner(x), r(x)
		if a == b {
			return false // 2e.arc.starts-at-base-edge
		}
		for _, arc := range arcs {
			m, ok := InArc(x, a, b, arc)
			if !ok {
				continue
			}
			n := int(m.Range)
			if x.Ship(a).Touching.Has(b) {
				n = 0 // 2e.range.0-after-partial-maneuver
			}
			if least <= n && n <= most {
				return true
			}
		}
		return false
	}
}

// HasLockOn tells whether a ship has another locked.
func HasLockOn(owner, r Ref) Cond {
	return func(x *game.Exec) bool { return HasLock(x, owner(x), game.ShipAs(r(x))) }
}

// AtMost tells whether a ship has no more than n tokens of a kind.
func AtMost(n int, t game.Token, r Ref) Cond {
	return func(x *game.Exec) bool { return int(x.Ship(r(x)).Tokens[t]) <= n }
}

// AboutColour tells whether the trigger is about a token of this colour.
func AboutColour(c game.Colour) Cond {
	return func(x *game.Exec) bool { return x.G.Tokens[x.Trigger().N].Colour == c }
}

// AttackedThisPhase tells whether a ship has attacked in the present phase.
func AttackedThisPhase(r Ref) Cond {
	return func(x *game.Exec) bool { return x.Ship(r(x)).AttackPhase == x.S.Phase }
}
