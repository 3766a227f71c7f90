package card

import "koiogran/engine/game"

// When what lasts is over.
const (
	ThisAttack     = game.ThisAttack
	ThisActivation = game.ThisActivation
	ThisPhase      = game.ThisPhase
	ThisRound      = game.ThisRound
	NextPlanning   = game.NextPlanning
	ThisMatch      = game.ThisMatch
	NextRound      = game.NextRound
)

// UntilEndOf is the end of a phase of this round.
func UntilEndOf(p game.Phase) game.Until { return game.Until(p) }

// Lasting puts a modifier on a ship until something is over: it works as if it stood on a card of
// that ship, which is its Self.
func Lasting(until game.Until, r Ref, m Mod) Op {
	return lasting(until, r, nothing, m.compile(), func(x *game.Exec, _ int) {
		e := game.NewEvent(game.EffectBegan, "", r(x))
		e.Card, e.N = x.Card(), int(lasts(x, until))
		x.Emit(e)
	})
}

// LastingInitiative gives a ship the initiative that n is now until something is over. The latest
// effect is in force; when it ends, the latest of those that still last is
// (2e.initiative.latest-change-wins).
func LastingInitiative[N number](until game.Until, r Ref, n N) Op {
	return lastingTurn(InitiativeOf, until, r, n)
}

// ActsAtInitiative makes a ship activate or engage at the initiative that n is now until something is
// over, in place of its own: what asks for its initiative finds the one that it has all along.
func ActsAtInitiative[N number](until game.Until, r Ref, n N) Op {
	return lastingTurn(turnOf, until, r, n)
}

// lastingTurn sets a query of initiative to what n is now until something is over.
func lastingTurn[N number](of game.Query, until game.Until, r Ref, n N) Op {
	m := Set(of, 0)
	m.Value = func(x *game.Exec, _ int) int { return x.Noted() }
	m.Dead = true // in set-up, before it is placed
	return lasting(until, r, numOf(n), m.compile(), func(x *game.Exec, n int) {
		e := game.NewEvent(game.InitiativeSet, "initiative.latest-change-wins", r(x))
		e.Other, e.Card, e.N = r(x), x.Card(), n
		x.Emit(e)
	})
}

// OnceATitle keeps Self from the actions of damage cards with the title of this one for the rest of
// the round (1e.action.no-repeat-duplicate-cards). It is before what the action does, after
// which the card may be gone.
func OnceATitle() Op {
	title := func(x *game.Exec) int { return int(x.Dealt(x.Card()).Code) }
	m := Forbids(Acting).If(askedByNotedTitle)
	return lasting(ThisRound, Self, title, m.compile(), func(*game.Exec, int) {})
}

// askedByNotedTitle reports whether it is a damage card of the title noted that asks.
func askedByNotedTitle(x *game.Exec) bool {
	c := x.Dealt(x.Asker())
	return c != nil && c.Faceup() && int(c.Code) == x.Noted()
}

// numberPicked is what PickNumber keeps.
var numberPicked = game.NewLocal[int16]("number picked", 0)

// PickNumber lets a ship's player pick a number, which Picked is from then on.
func PickNumber(r Ref, name string, least, most int) Op {
	ask := game.Step{
		Name: name,
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(r(x))) },
		Ask: func(_ *game.Exec, _ game.Player, q *game.Question) {
			for v := least; v <= most; v++ {
				q.AddNumber(v)
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { numberPicked.Set(x, c.N) },
	}
	return Op{What: name, Do: game.Parts{game.Locals{numberPicked}, ask}}
}

// Note keeps what a number is now, which Picked is from then on.
func Note[N number](n N) Op {
	now := numOf(n)
	op := do("note a number", nil, func(x *game.Exec) { numberPicked.Set(x, int16(now(x))) })
	op.Do = game.Parts{game.Locals{numberPicked}, op.Do}
	return op
}

// Picked is the number that was picked or noted.
func Picked(x *game.Exec) int { return int(numberPicked.Get(x)) }

// lasting begins the effect of a modifier, notes a number for it, and calls tell.
func lasting(until game.Until, r Ref, n func(x *game.Exec) int, m game.Mod,
	tell func(x *game.Exec, n int),
) Op {
	const what = "begin an effect that lasts"
	return Op{What: what, Can: hasRoom, Do: game.Step{Name: what, Lasts: &m, Do: func(x *game.Exec) {
		if noted := n(x); x.Last(until, r(x), noted) {
			tell(x, noted)
		}
	}}}
}

// hasRoom reports whether one more effect can last.
func hasRoom(x *game.Exec) bool { return x.S.NLasting < game.MaxLasting }

// nothing is the number noted where there is none to note.
func nothing(*game.Exec) int { return 0 }

// lasts returns when what begins now is over.
func lasts(x *game.Exec, until game.Until) game.Until {
	if until == ThisPhase {
		return game.Until(x.S.Phase)
	}
	return until
}

// Mark marks a ship by this card until something is over, and notes a number if one is given. A card marks
// one ship at a time.
func Mark(until game.Until, r Ref, note ...Num) Op {
	const what = "mark a ship"
	m := &game.Mod{Query: game.Marks}
	return Op{What: what, Can: hasRoom, Do: game.Step{Name: what, Lasts: m, Do: func(x *game.Exec) {
		unmark(x)
		n := 0
		if len(note) > 0 {
			n = note[0](x)
		}
		x.Last(until, r(x), n)
	}}}
}

// Unmark ends Mark.
func Unmark(r Ref) Op { return do("end the mark", r.Is(Marked), unmark) }

// unmark ends the mark of the card.
func unmark(x *game.Exec) {
	card := x.Card()
	x.Lapse(func(l *game.Lasting) bool { return x.IsMark(l) && l.Card == card })
}

// MarkNote is the number noted with the mark of this card, -1 without a mark.
func MarkNote(x *game.Exec) int {
	for i := range x.S.Lasts[:x.S.NLasting] {
		if l := &x.S.Lasts[i]; l.Card == x.Card() && x.IsMark(l) {
			return int(l.N)
		}
	}
	return -1
}

// Marked reports whether a ship is marked by this card.
func Marked(x *game.Exec) bool {
	for i := range x.S.Lasts[:x.S.NLasting] {
		l := &x.S.Lasts[i]
		if l.Card == x.Card() && l.Ship == x.Subject() && x.IsMark(l) {
			return true
		}
	}
	return false
}
