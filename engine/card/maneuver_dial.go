package card

import (
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Revealed reports whether a ship has a maneuver on its faceup dial of which all conditions hold, any
// if there are none: Bearings, Speed and ManeuverIs are read of that maneuver. A ship
// whose dial was not revealed this round has none (2e.activation.no-revealed-maneuver).
func Revealed(conds ...Cond) Cond {
	meets := All(conds...)
	return func(x *game.Exec) bool {
		m := x.Ship(x.Subject()).Revealed
		return !m.IsNone() && x.Reading(m, meets)
	}
}

// RotateDial turns Self's revealed dial to the maneuver of another bearing and the same speed, if
// the dial has it.
func RotateDial(to geom.Bearing) Op {
	find := func(x *game.Exec) int {
		m := x.Ship(x.Self()).Revealed
		return slices.IndexFunc(x.Info(x.Self()).Dial, func(d game.Maneuver) bool {
			return d.Bearing == to && d.Speed == m.Speed
		})
	}
	can := func(x *game.Exec) bool { return find(x) >= 0 }
	return do("turn the dial", can, func(x *game.Exec) {
		TurnTo(x, x.Self(), x.Info(x.Self()).Dial[find(x)])
	})
}

// RevealAs gives Self's revealed maneuver another bearing, or makes it faster or slower, to speed 1 at least; the player
// picks which if there are several. The rest stays. There must be a template of the speed, and no card that bars it.
func RevealAs[T geom.Bearing | Faster](as ...T) Op {
	revealed := func(x *game.Exec) game.Maneuver { return x.Ship(x.Self()).Revealed }
	size := func(x *game.Exec) geom.Size { return x.Info(x.Self()).Size }
	if _, bearing := any(as[0]).(geom.Bearing); bearing && len(as) == 1 {
		return do("execute another maneuver", nil, func(x *game.Exec) {
			m, _ := changed(revealed(x), as[0], 1, size(x))
			show(x, x.Self(), m)
		})
	}
	each := func(x *game.Exec, visit func(m game.Maneuver)) {
		for _, v := range as {
			if m, ok := changed(revealed(x), v, 1, size(x)); ok &&
				!Forbidden(x, Executing, game.Weighed{Subject: x.Self(), Other: game.NoShip, Maneuver: m}) {
				visit(m)
			}
		}
	}
	what, ask := askFor(as)
	return pickManeuver(what, ask, each, func(x *game.Exec, m game.Maneuver) { show(x, x.Self(), m) })
}

// pickManeuver does something with one of the maneuvers that each visits; Self's player picks which.
func pickManeuver(what, ask string, each func(x *game.Exec, visit func(m game.Maneuver)),
	do func(x *game.Exec, m game.Maneuver),
) Op {
	choice := func(m game.Maneuver) game.Choice {
		c := game.Opt(game.DialVerb)
		c.Maneuver = m
		return c
	}
	return OneOf(what, ask, each, choice, func(x *game.Exec, c game.Choice) { do(x, c.Maneuver) })
}

// OneOf does something with one of what each visits, for which a choice stands; Self's player
// picks which.
func OneOf[T any](what, ask string, each func(x *game.Exec, visit func(of T)),
	choice func(of T) game.Choice, do func(x *game.Exec, c game.Choice),
) Op {
	return Op{
		What: what,
		Can: func(x *game.Exec) bool {
			found := false
			each(x, func(T) { found = true })
			return found
		},
		Do: game.Step{
			Name: ask,
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				each(x, func(of T) { q.Add(choice(of)) })
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) { do(x, c) },
		},
	}
}

// Sticks is the bit of Ship.Treated with which that stays what it is when the dial is turned.
const Sticks = 1

// TurnTo makes a maneuver the one that a ship's dial shows. What was treated as of another difficulty
// was the maneuver that it showed before, unless an effect is about whatever it shows.
func TurnTo(x *game.Exec, id game.ShipID, m game.Maneuver) {
	if s := x.Ship(id); s.Treated&Sticks == 0 {
		s.Treated = 0
	}
	show(x, id, m)
}

// show makes what a ship's dial shows a maneuver.
func show(x *game.Exec, id game.ShipID, m game.Maneuver) {
	x.Ship(id).Revealed = m
	e := game.NewEvent(game.DialRevealed, "", id)
	e.Card, e.Maneuver = x.Card(), m
	x.Emit(e)
}

// TurnDial lets Self's player turn the revealed dial of a ship to another maneuver of it that fits the
// one which it shows. How is given the maneuver turned to and returns the one that is executed.
func TurnDial(r Ref, fits func(x *game.Exec, shown, to game.Maneuver) bool,
	how func(to game.Maneuver) game.Maneuver,
) Op {
	each := func(x *game.Exec, visit func(m game.Maneuver)) {
		shown := x.Ship(r(x)).Revealed
		if x.S.Formed.Has(r(x)) {
			return // a wingmate has no dial
		}
		for _, to := range x.Info(r(x)).Dial {
			if same := to.Bearing == shown.Bearing && to.Speed == shown.Speed; !same &&
				fits(x, shown, to) {
				visit(how(to))
			}
		}
	}
	return pickManeuver("turn the dial", "choose the maneuver to which the dial is turned", each,
		func(x *game.Exec, m game.Maneuver) { TurnTo(x, r(x), m) })
}
