package card

import (
	"math/bits"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Assigner is the ship whose ability assigned this condition.
var Assigner Ref = func(x *game.Exec) game.ShipID {
	if c := x.Dealt(x.Card()); c != nil {
		return c.By
	}
	return game.NoShip
}

// Any reports whether there is a ship that meets the conditions.
func Any(conds ...Cond) Cond {
	meets := All(conds...)
	return func(x *game.Exec) bool {
		for i := range x.S.NShips {
			if fits(x, game.ShipID(i), meets) {
				return true
			}
		}
		return false
	}
}

// Ships counts the ships that meet the conditions.
func Ships(conds ...Cond) Num {
	set := SetThat(conds...)
	return func(x *game.Exec) int { return bits.OnesCount32(uint32(set(x))) }
}

// SetThat is the set of the ships that meet the conditions.
func SetThat(conds ...Cond) func(x *game.Exec) game.ShipSet {
	meets := All(conds...)
	return func(x *game.Exec) game.ShipSet {
		var set game.ShipSet
		for i := range x.S.NShips {
			if id := game.ShipID(i); fits(x, id, meets) {
				set = set.With(id)
			}
		}
		return set
	}
}

// fits reports whether a ship is in play, or about to be placed, and meets a condition, as a candidate.
// What is asked of every ship counts them and calls this: a condition called in the body of an iterator
// makes that body escape, which allocates.
func fits(x *game.Exec, id game.ShipID, meets Cond) bool {
	here := x.Ship(id).InPlay() ||
		x.During(BeforePlacing) && !x.Ship(id).InReserve() && !x.Info(id).Collection && !x.IsRemote(id)
	return here && x.Candidate(id, meets)
}

// Named reports whether a ship card bears one of these names, whatever its id: several cards can
// show the same pilot.
func Named(names ...string) Cond {
	return func(x *game.Exec) bool {
		return slices.Contains(names, x.G.Cards[x.Info(x.Subject()).Pilots].Name)
	}
}

// Size reports whether a ship's base has this size.
func Size(size geom.Size) Cond {
	return func(x *game.Exec) bool { return x.Info(x.Subject()).Size == size }
}

// HasLockOn reports whether a ship has another locked.
func HasLockOn(r Ref) Cond {
	return func(x *game.Exec) bool { return HasLock(x, x.Subject(), game.ShipAs(r(x))) }
}

// AttackedThisPhase reports whether a ship has attacked in the present phase.
func AttackedThisPhase(x *game.Exec) bool { return x.Ship(x.Subject()).AttackPhase == x.S.Phase }

// Destroyed reports whether a ship is destroyed, although it may still be on the table
// (2e.destroy.simultaneous-fire).
func Destroyed(x *game.Exec) bool { return x.Ship(x.Subject()).Destroyed }

// InPlay reports whether a ship is on the table.
func InPlay(x *game.Exec) bool { return x.Ship(x.Subject()).InPlay() }

// Keyword reports whether a ship card bears a keyword, such as "TIE".
func Keyword(word string) Cond {
	return func(x *game.Exec) bool { return slices.Contains(x.Info(x.Subject()).Keywords, word) }
}

// HasCondition reports whether a ship has a condition assigned, by the condition's id.
func HasCondition(id string) Cond {
	return func(x *game.Exec) bool {
		for i := range x.S.Cards[:x.S.NCards] {
			c := &x.S.Cards[i]
			if c.Faceup() && c.Ship == x.Subject() && x.G.Dealt[c.Code].ID == id {
				return true
			}
		}
		return false
	}
}

// UsedThisRound reports whether the card's n-th ability, which can be used once per round, has been
// used this round.
func UsedThisRound(n int) Cond {
	return func(x *game.Exec) bool { return x.S.Charges[x.Card()].Used&(1<<n) != 0 }
}
