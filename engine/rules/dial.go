package rules

import (
	"slices"

	"koiogran/engine/card"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// turnDial turns a ship's dial faceup, if it is not already. What it shows is not a secret any more.
func turnDial(x *game.Exec, id game.ShipID) {
	s := x.Ship(id)
	if s.Revealed.IsNone() {
		s.Revealed = SetDial(x, id)
	}
	ClearDial(x, id)
}

// ClearDial takes the maneuver off a ship's facedown dial, also from those who have looked at it.
func ClearDial(x *game.Exec, id game.ShipID) {
	x.S.Secret[0].Dials[id], x.S.Secret[1].Dials[id] = 0, 0
}

// DialFacedown reports whether a facedown dial is assigned to a ship.
func DialFacedown(x *game.Exec, id game.ShipID) bool {
	s := x.Ship(id)
	return s.DialSet && !s.DialKept && s.Revealed.IsNone()
}

// LookAtDial is the op with which the player of Self looks at the facedown dial of an enemy that it
// has not looked at yet. No one else learns what it shows (msg.planning.secret).
func LookAtDial(r card.Ref) card.Op {
	known := func(x *game.Exec) *uint8 { return &x.S.Secret[x.Side(x.Self())].Dials[r(x)] }
	can := func(x *game.Exec) bool { return DialFacedown(x, r(x)) && *known(x) == 0 }
	return card.RunIf("look at a dial", can, func(x *game.Exec) {
		*known(x) = x.S.Secret[x.Side(r(x))].Dials[r(x)]
		e := game.NewEvent(game.DialSeen, "planning.secret", r(x))
		e.Other, e.Card, e.Maneuver, e.For = x.Self(), x.Card(), SetDial(x, r(x)), game.Only(x.Side(x.Self()))
		x.Emit(e)
	})
}

// DialFit reports whether a dial that shows one maneuver may be set to another.
type DialFit func(now, to game.Maneuver) bool

// ToSameSpeed keeps the speed of a dial.
func ToSameSpeed(now, to game.Maneuver) bool { return now.Speed == to.Speed }

// SetDialAnew is the op that lets the player of a ship set its facedown dial to another maneuver that
// fits. No one else learns whether there was one (msg.planning.secret).
func SetDialAnew(r card.Ref, fits ...DialFit) card.Op {
	name := "choose another maneuver"
	if len(fits) > 0 {
		name = "choose another maneuver of that speed"
	}
	return card.Op{
		What: "set the dial again",
		Can:  func(x *game.Exec) bool { return DialFacedown(x, r(x)) },
		Do: game.Step{
			Name: name,
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				now := SetDial(x, r(x))
				for _, m := range x.Info(r(x)).Dial {
					if m != now && settable(x, r(x), m) &&
						!slices.ContainsFunc(fits, func(f DialFit) bool { return !f(now, m) }) {
						c := game.Opt(game.DialVerb)
						c.Ship, c.Maneuver = r(x), m
						q.Add(c)
					}
				}
				q.AddPass()
			},
			Take: func(x *game.Exec, p game.Player, c game.Choice) {
				if c.Verb == game.PassVerb {
					return
				}
				ClearDial(x, c.Ship)
				i := slices.Index(x.Info(c.Ship).Dial, c.Maneuver)
				x.S.Secret[p.Side()].Dials[c.Ship] = uint8(i + 1)
			},
		},
	}
}

// ShowDial is the op that turns a ship's facedown dial faceup before the ship activates. It has no
// effect on the dial that an ionized ship keeps on its card.
func ShowDial(r card.Ref) card.Op {
	can := func(x *game.Exec) bool { return DialFacedown(x, r(x)) }
	return card.RunIf("turn the dial faceup", can, func(x *game.Exec) {
		turnDial(x, r(x))
		e := game.NewEvent(game.DialRevealed, "activation.revealed-maneuver-persists", r(x))
		e.Card, e.Maneuver = x.Card(), x.Ship(r(x)).Revealed
		x.Emit(e)
	})
}

// guessed is the maneuver that was guessed, one more than its place on the dial.
var guessed = game.NewLocal[uint8]("maneuver guessed", 0)

// GuessDial is the op with which the player of Self says a bearing and a speed of a ship's dial aloud, and
// then looks at that dial. If that was right, the ops are carried out.
func GuessDial(r card.Ref, right ...card.Op) card.Op {
	look := LookAtDial(r)
	return card.Op{
		What: "guess a dial",
		Can:  func(x *game.Exec) bool { return DialFacedown(x, r(x)) },
		Do: game.Parts{game.Locals{guessed}, game.Step{
			Name: "guess the maneuver on the dial",
			Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
			Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
				for _, m := range x.Info(r(x)).Dial {
					c := game.Opt(game.DialVerb)
					c.Maneuver = m
					q.Add(c)
				}
			},
			Take: func(x *game.Exec, _ game.Player, c game.Choice) {
				guessed.Set(x, uint8(slices.Index(x.Info(r(x)).Dial, c.Maneuver)+1))
				e := game.NewEvent(game.DialGuessed, "", r(x))
				e.Other, e.Card, e.Maneuver = x.Self(), x.Card(), c.Maneuver
				x.Emit(e)
			},
		}, game.If("has it not been seen yet", look.Can, look.Do),
			card.Provided(guessedDial(r), right...).Do},
	}
}

// guessedDial reports whether the dial of a ship shows the bearing and speed that was guessed.
func guessedDial(r card.Ref) card.Cond {
	return func(x *game.Exec) bool {
		if guessed.Get(x) == 0 {
			return false
		}
		said, set := x.Info(r(x)).Dial[guessed.Get(x)-1], SetDial(x, r(x))
		return said.Bearing == set.Bearing && said.Speed == set.Speed
	}
}

// SetDial returns the maneuver on a ship's dial, which only its side knows until it is revealed.
func SetDial(x *game.Exec, id game.ShipID) game.Maneuver {
	i := x.S.Secret[x.Side(id)].Dials[id]
	if i == 0 {
		return game.Maneuver{}
	}
	return x.Info(id).Dial[i-1]
}

// plainest returns the place of the dial that is set for an absent player: the slowest straight
// that gives no stress, or the first maneuver where there is none.
func plainest(dials []game.Choice) int {
	best := -1
	for i := range dials {
		m := dials[i].Maneuver
		if m.Bearing == geom.Straight && m.Difficulty <= game.DifficultyWhite &&
			(best < 0 || m.Speed < dials[best].Maneuver.Speed) {
			best = i
		}
	}
	return max(best, 0)
}
