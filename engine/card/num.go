package card

import "koiogran/engine/game"

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
