package card

import (
	"math"

	"koiogran/engine/game"
)

// Relation is how one number stands to another.
type Relation uint8

// The relations of numbers.
const (
	Below Relation = iota
	AtMost
	Equal
	AtLeast
	Above
)

// missing is a number that is not there, such as the speed of a maneuver that no dial shows. It
// compares with none, and is in no band.
const missing = math.MinInt

// Compare reports whether a number, counted for the ship that is asked about, is below, at most,
// equal to, at least or above another. With a number that is not there no comparison holds
// (2e.activation.no-revealed-maneuver).
func Compare[A, B number](a A, rel Relation, b B) Cond {
	left, right := numOf(a), numOf(b)
	return func(x *game.Exec) bool {
		v, w := left(x), right(x)
		if v == missing || w == missing {
			return false
		}
		switch rel {
		case Below:
			return v < w
		case AtMost:
			return v <= w
		case Equal:
			return v == w
		case AtLeast:
			return v >= w
		}
		return v > w
	}
}

// Initiative is a ship's initiative now (2e.initiative.value).
func Initiative(x *game.Exec) int {
	id := x.Subject()
	return x.Query(InitiativeOf, id, int(x.Ship(id).Initiative))
}

// HullLeft is how many more damage cards destroy a ship.
func HullLeft(x *game.Exec) int {
	id := x.Subject()
	return int(x.Info(id).Hull) - x.Query(DamageWorth, id, int(x.Ship(id).Damage))
}

// BaseSize is the size of a ship's base; a larger base has a larger number.
func BaseSize(x *game.Exec) int { return int(x.Info(x.Subject()).Size) }

// Agility is a ship's agility value now, without what is added to its dice.
func Agility(x *game.Exec) int { return AgilityNow(x, x.Subject()) }

// AgilityNow returns the agility value of a ship (2e.token.cloak.agility).
func AgilityNow(x *game.Exec, id game.ShipID) int {
	n := int(x.Info(id).Agility) - x.G.Slowed(x, id)
	if x.Ship(id).Has(game.CloakToken) {
		n += 2
	}
	return x.Query(AgilityOf, id, n)
}

// FlownSpeed is the speed of the maneuver that a ship has executed this round, if it has.
func FlownSpeed(x *game.Exec) int { return speedOf(x.Ship(x.Subject()).Executed) }

// RevealedSpeed is the speed of the maneuver on a ship's faceup dial, if there is one.
func RevealedSpeed(x *game.Exec) int { return speedOf(x.Ship(x.Subject()).Revealed) }

// RevealedDifficulty is the difficulty of the maneuver on a ship's faceup dial, if there is one: an
// easier one is a lower number.
func RevealedDifficulty(x *game.Exec) int {
	m := x.Ship(x.Subject()).Revealed
	if m.IsNone() {
		return missing
	}
	return int(m.Difficulty)
}

// speedOf returns the speed of a maneuver as a number.
func speedOf(m game.Maneuver) int {
	if m.IsNone() {
		return missing
	}
	return int(m.Speed)
}
