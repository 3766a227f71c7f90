package rules

import (
	"math/bits"

	"koiogran/engine/card"
	"koiogran/engine/game"
)

// The difficulty of a maneuver is the one on its dial with everything that changes it: modifiers of the
// query card.DifficultyOf, and what abilities used have done to this maneuver (Move.Changed,
// Ship.Treated), with which the query begins. No effect writes over the one on the dial. Whether steps
// add up or colors compete is the edition's rule of precedence: Harder or HarderWins.

// Harder returns a difficulty made harder by n steps, easier if negative. Red does not become
// harder nor blue easier, and purple stays (2e.movement.difficulty.saturates,
// 2e.movement.purple.not-shifted).
func Harder(d game.Difficulty, n int) game.Difficulty {
	if d == game.DifficultyPurple {
		return d
	}
	return game.Difficulty(min(max(int(d)+n, int(game.DifficultyBlue)), int(game.DifficultyRed)))
}

// HarderWins returns a difficulty with the effects that treat the maneuver as of others, each a bit of
// As: of those only the one counts that makes it the hardest (1e.maneuver.difficulty-conflict-harder-wins).
func HarderWins(d game.Difficulty, effects int) game.Difficulty {
	if effects == 0 {
		return d
	}
	return game.Difficulty(bits.Len(uint(effects)) - 1)
}

// As returns the bit of an effect that treats a maneuver as of a difficulty, for HarderWins.
func As(d game.Difficulty) int { return 1 << d }

// TreatedAs makes the maneuvers of a ship count as of a difficulty, where nothing makes them harder
// (1e.maneuver.difficulty-conflict-harder-wins).
func TreatedAs(d game.Difficulty) card.Mod { return card.Include(card.DifficultyOf, As(d)) }

// MayTreatAs says that the player of a ship may treat its maneuvers as of a difficulty when it executes
// them: to what asks about them earlier they are of that difficulty, too, if the player likes.
func MayTreatAs(d game.Difficulty) card.Mod { return card.Include(card.TreatableAs, As(d)) }

// ManeuverAs treats the present maneuver as of an easier difficulty. It can be done if the maneuver becomes
// easier by it: what makes it harder still does (1e.maneuver.difficulty-conflict-harder-wins).
func ManeuverAs(d game.Difficulty) card.Op {
	easier := func(x *game.Exec) bool {
		m := x.Move()
		if m == nil || m.Maneuver.Fixed {
			return false
		}
		now, old := difficultyNow(x), m.Changed
		m.Changed |= int8(As(d))
		then := difficultyNow(x)
		m.Changed = old
		return then < now
	}
	return card.RunIf("treat the maneuver as easier", easier, func(x *game.Exec) {
		x.Move().Changed |= int8(As(d))
	})
}

// TreatRevealedAs treats the maneuver that Self has revealed as of a difficulty, whatever it is of already,
// until it is executed or the dial is turned.
func TreatRevealedAs(d game.Difficulty) card.Op {
	return card.Run("treat the revealed maneuver as of a difficulty", func(x *game.Exec) {
		x.Ship(x.Self()).Treated |= int8(As(d))
	})
}

// TakeRevealedAs treats the maneuver that Self has revealed as of a difficulty if it is not: its player
// does what only such a maneuver allows.
func TakeRevealedAs(d game.Difficulty) card.Op {
	return card.Run("take the revealed maneuver as of a difficulty", func(x *game.Exec) {
		takeRevealed(x, x.Self(), d)
	})
}

// takeRevealed is TakeRevealedAs of a ship.
func takeRevealed(x *game.Exec, id game.ShipID, d game.Difficulty) {
	if s := x.Ship(id); shown(x, id, s.Revealed, s.Treated) != d {
		s.Treated |= int8(As(d))
	}
}

// Reveals reports whether a ship has revealed a maneuver of a difficulty, or one that its player may treat
// as such.
func Reveals(d game.Difficulty) card.Cond {
	return func(x *game.Exec) bool {
		s := x.Ship(x.Subject())
		return !s.Revealed.IsNone() && canBe(x, x.Subject(), s.Revealed, s.Treated, d)
	}
}

// OnDialCanBe reports whether a maneuver on a ship's dial is of a difficulty, or its player may treat it as
// such.
func OnDialCanBe(x *game.Exec, id game.ShipID, m game.Maneuver, d game.Difficulty) bool {
	return canBe(x, id, m, 0, d)
}

// canBe is OnDialCanBe of a maneuver that abilities used have changed.
func canBe(x *game.Exec, id game.ShipID, m game.Maneuver, changed int8, d game.Difficulty) bool {
	if shown(x, id, m, changed) == d {
		return true
	}
	may := x.Weigh(card.TreatableAs, ofManeuver(id, m), 0)
	return may&As(d) != 0 && shown(x, id, m, changed|int8(As(d))) == d
}

// shown returns the difficulty of a maneuver of a ship that does not execute it yet.
func shown(x *game.Exec, id game.ShipID, m game.Maneuver, changed int8) game.Difficulty {
	return x.G.Difficulty(m.Difficulty, x.Weigh(card.DifficultyOf, ofManeuver(id, m), int(changed)))
}

// ofManeuver returns a question about a maneuver of a ship.
func ofManeuver(id game.ShipID, m game.Maneuver) game.Weighed {
	return game.Weighed{Subject: id, Other: game.NoShip, Maneuver: m}
}

// TurnDialAlike is the op with which Self's player turns the dial that it has revealed to another maneuver
// of the same difficulty, if that is one of these. A maneuver that may be treated as of another difficulty
// is treated so where it is turned from or to for that.
func TurnDialAlike(of ...game.Difficulty) card.Op {
	alike := func(x *game.Exec, to game.Maneuver) game.Difficulty {
		s := x.Ship(x.Self())
		for _, d := range of {
			if canBe(x, x.Self(), s.Revealed, s.Treated, d) && canBe(x, x.Self(), to, 0, d) {
				return d
			}
		}
		return game.NoDifficulty
	}
	each := func(x *game.Exec, visit func(to game.Maneuver)) {
		for _, to := range x.Info(x.Self()).Dial {
			if r := x.Ship(x.Self()).Revealed; !r.IsNone() && to.Path() != r.Path() &&
				alike(x, to) != game.NoDifficulty {
				visit(to)
			}
		}
	}
	choice := func(to game.Maneuver) game.Choice {
		c := game.Opt(game.DialVerb)
		c.Maneuver = to
		return c
	}
	return card.OneOf("turn the dial", "choose the maneuver to which the dial is turned", each, choice,
		func(x *game.Exec, c game.Choice) {
			d := alike(x, c.Maneuver)
			card.TurnTo(x, x.Self(), c.Maneuver)
			takeRevealed(x, x.Self(), d)
		})
}
