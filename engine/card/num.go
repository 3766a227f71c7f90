package card

import (
	"math"

	"koiogran/engine/game"
)

// Num is a number that depends on the moment. Like a Cond it is read for a ship, Exec.Subject, and
// is pure.
type Num func(x *game.Exec) int

// Of counts for the ship that r names, 0 if there is none.
func (r Ref) Of(n Num) Num {
	return func(x *game.Exec) int {
		id := r(x)
		if id == game.NoShip {
			return 0
		}
		old := x.SetSubject(id)
		v := n(x)
		x.SetSubject(old)
		return v
	}
}

// Max is a number, or most if it is higher.
func (n Num) Max(most int) Num { return func(x *game.Exec) int { return min(n(x), most) } }

// Between reports whether a number is least at least and most at most.
func Between(n Num, least, most int) Cond {
	return func(x *game.Exec) bool { v := n(x); return least <= v && v <= most }
}

// Every stands for all that there are.
const Every = 1 << 14

// Most is a number at which the player may stop short.
type Most Num

// UpTo is at least 1 and at most n; the player says how many.
func UpTo[N int | Num](n N) Most { return Most(numOf(n)) }

// Exact is a number below which the player may not stop.
type Exact Num

// Exactly is n, or all that there are if there are fewer.
func Exactly[N int | Num](n N) Exact { return Exact(numOf(n)) }

// Loose is a number that may be none.
type Loose Num

// OrNone is at most n, and none where there is nothing or the player wants none.
func OrNone[N int | Num](n N) Loose { return Loose(numOf(n)) }

// number is what a word takes for how many: a number, or one that depends on the moment.
type number interface {
	~int | ~func(x *game.Exec) int
}

// numOf returns a number as one that depends on the moment.
func numOf[N number](n N) Num {
	switch n := any(n).(type) {
	case int:
		return func(*game.Exec) int { return n }
	case Num:
		return n
	case Most:
		return Num(n)
	case Exact:
		return Num(n)
	case Loose:
		return Num(n)
	case func(x *game.Exec) int:
		return n
	}
	panic("card: not a number")
}

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

// Missing is a number that is not there, such as the speed of a maneuver that no dial shows. It
// compares with none, and is in no band.
const Missing = math.MinInt

// Compare reports whether a number, counted for the ship that is asked about, is below, at most,
// equal to, at least or above another. With a number that is not there no comparison holds
// (2e.activation.no-revealed-maneuver).
func Compare[A, B number](a A, rel Relation, b B) Cond {
	left, right := numOf(a), numOf(b)
	return func(x *game.Exec) bool {
		v, w := left(x), right(x)
		if v == Missing || w == Missing {
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
func Initiative(x *game.Exec) int { return InitiativeNow(x, x.Subject()) }

// MaxInitiative is the highest that an initiative can be.
const MaxInitiative = 12

// InitiativeNow is a ship's initiative with all that changes it, which does not make it lower than 0 or
// higher than the highest.
func InitiativeNow(x *game.Exec, id game.ShipID) int {
	return min(max(x.Query(InitiativeOf, id, int(x.Ship(id).Initiative)), 0), MaxInitiative)
}

// TurnNow is the initiative at which a ship activates or engages: its own, unless an ability names another.
func TurnNow(x *game.Exec, id game.ShipID) int { return x.Query(turnOf, id, InitiativeNow(x, id)) }

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

// speedOf returns the speed of a maneuver as a number.
func speedOf(m game.Maneuver) int {
	if m.IsNone() {
		return Missing
	}
	return int(m.Speed)
}

// Amount is how much the window is about: the damage suffered, the tokens lost.
func Amount(x *game.Exec) int { return int(x.Trigger().N) }
