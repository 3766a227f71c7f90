package card

import (
	"slices"

	"koiogran/engine/game"
)

// Mod changes a value that cards may change: of Self, if nothing else is said.
type Mod struct {
	game.Mod
	whose []Cond
	any   bool // whose says which ships it is about
	conds []Cond
}

// mod makes a modifier of a layer.
func mod(q game.Query, layer game.Layer, f func(v int) int) Mod {
	return Mod{Mod: game.Mod{Query: q, Layer: layer,
		Value: func(_ *game.Exec, v int) int { return f(v) }}}
}

// Set makes a value n.
func Set(q game.Query, n int) Mod {
	return mod(q, game.SetTo, func(int) int { return n })
}

// RaiseTo makes a value n, unless it is higher.
func RaiseTo(q game.Query, n int) Mod {
	return mod(q, game.SetTo, func(v int) int { return max(v, n) })
}

// Since makes a modifier that sets a value begin to at a moment, and not with the match: what was set before
// gives way to it, and it to what is set later.
func (m Mod) Since(begun func(x *game.Exec) game.Moment) Mod {
	m.Mod.Since = begun
	return m
}

// BeginOf is the moment at which a phase of this round began.
func BeginOf(p game.Phase) func(x *game.Exec) game.Moment {
	return func(x *game.Exec) game.Moment { return x.PhaseOf(p) }
}

// Double doubles a value, after everything that is added to it.
func Double(q game.Query) Mod {
	return mod(q, game.Scale, func(v int) int { return 2 * v })
}

// Add adds n to a value.
func Add(q game.Query, n int) Mod {
	return mod(q, game.Add, func(v int) int { return v + n })
}

// Within takes a value that it changes to a limit and no farther.
func (m Mod) Within(limit int) Mod {
	change := m.Value
	m.Value = func(x *game.Exec, v int) int {
		now := change(x, v)
		if now < v {
			return max(now, min(v, limit))
		}
		return min(now, max(v, limit))
	}
	return m
}

// AtFirst changes what a value is at the beginning of the match: what sets it later takes no notice.
func (m Mod) AtFirst() Mod {
	m.Layer = game.SetTo
	return m
}

// Cap keeps a value from being above n.
func Cap[N number](q game.Query, n N) Mod {
	most := numOf(n)
	return Mod{Mod: game.Mod{Query: q, Layer: game.LimitTo,
		Value: func(x *game.Exec, v int) int { return min(v, most(x)) }}}
}

// Include adds bits to a value that is a set of them.
func Include[S ~int | ~uint16](q game.Query, bits S) Mod {
	return mod(q, game.Add, func(v int) int { return v | int(bits) })
}

// Exclude takes bits out of a value that is a set of them.
func Exclude[S ~int | ~uint16](q game.Query, bits S) Mod {
	return mod(q, game.LimitTo, func(v int) int { return v &^ int(bits) })
}

// Forbids forbids a deed that the rules allow; that stands against every permission.
func Forbids(d Deed) Mod { return Set(game.Query(d), int(game.CardForbids)) }

// Because gives a player another reason for what a card forbids than that it does.
func (m Mod) Because(why game.Reason) Mod {
	m.Value = func(*game.Exec, int) int { return int(why) }
	return m
}

// Permits overrules one reason for which the rules refuse something, for a price if one is named, which is
// paid with what is permitted. Every other reason stands.
func Permits(why game.Reason, price ...Price) Mod {
	at := Free
	for _, p := range price {
		at = p
	}
	return Include(PermitOf(why), int(at))
}

// Ignores lets ships ignore a thing.
func Ignores(t Thing) Mod { return Include(game.Query(t), 1) }

// For makes it about every ship that meets the conditions, in place of Self.
func (m Mod) For(conds ...Cond) Mod {
	m.whose, m.any = append(m.whose[:len(m.whose):len(m.whose)], conds...), true
	return m
}

// If limits it to when the conditions hold, read for Self.
func (m Mod) If(conds ...Cond) Mod {
	m.conds = append(m.conds[:len(m.conds):len(m.conds)], conds...)
	return m
}

// OnSide limits it to one side of its card: 1 or 2.
func (m Mod) OnSide(side int) Mod {
	m.Side = uint8(side)
	return m
}

// OutOfPlay makes it work although its ship is not in play.
func (m Mod) OutOfPlay() Mod {
	m.Dead = true
	return m
}

// Conds returns whose value it changes and under which conditions, for those who read a card.
func (m *Mod) Conds() (whose, conds []Cond) { return m.whose, m.conds }

// compile returns what the machine runs.
func (m *Mod) compile() game.Mod {
	out := m.Mod
	switch {
	case !m.any:
		out.If = All(append([]Cond{Same(Self)}, m.conds...)...)
	case len(m.conds) == 0:
		out.If = All(m.whose...)
	default:
		out.If = All(append(slices.Clone(m.whose), Self.Is(m.conds...))...)
	}
	return out
}
