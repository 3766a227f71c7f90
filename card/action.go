package card

import "koiogran/game"

// Terms on which the action of the running frame is performed, kept in its scratch numbers.
const (
	actionKind  = 3 // which action; in the high byte, the one to which it led another ship
	actionTerms = 4 // its difficulty in the high byte, its kept terms in the low one
	actionFails = 5 // 1 once it has failed
)

// keptTerms are the terms of an action on which it depends what may be linked to it.
const keptTerms = game.FromLink | game.InStep

// Performable tells whether the ship of the open menu may perform an action now, and how
// difficult it is.
func Performable(x *game.Exec, a game.Action) (game.Difficulty, bool) {
	d, why := ActionAllowed(x, a)
	return d, why == game.Possible
}

// ActionAllowed is Performable, and tells why an action may not be performed.
func ActionAllowed(x *game.Exec, a game.Action) (game.Difficulty, game.Reason) {
	t := x.Trigger()
	id := t.Ship
	s := x.Ship(id)
	if t.N != -1 && t.N&a.Bit() == 0 {
		return 0, game.TermsForbid
	}
	if a != game.CardAction && (s.Performed.Has(a) || s.Failed.Has(a)) {
		return 0, game.TriedAlready // 2e.action.same-once-per-round, 2e.action.failed-counts-as-tried
	}
	if s.ActionsOver {
		return 0, game.ActionsOver
	}
	if (s.DialKept || s.OnlyFocus) && t.Terms&game.InStep != 0 && a != game.FocusAction {
		return 0, game.IonizedFocus // 2e.action.ionized-only-focus
	}
	d, ok := difficultyOf(x, t, a)
	if !ok {
		return 0, game.NotOnBar
	}
	if d == game.Purple && x.ForceLeft(id) < 1 {
		return 0, game.NoForceToPay // 2e.action.purple-cost
	}
	if t.Terms&game.OnlyWhite != 0 && !isWhite(x, t, a) {
		return 0, game.NotWhite
	}
	if s.Has(game.StressToken) && t.Terms&game.WhileStressed == 0 && !actsStressed(x, a, d) {
		return 0, game.Stressed // 2e.action.stressed-cannot
	}
	if x.Query(ForbidsAction, id, int(a)) < 0 {
		return 0, game.CardForbids
	}
	return d, game.Possible
}

// isWhite tells whether an action is white before the terms of the menu make it red.
func isWhite(x *game.Exec, t *game.Trigger, a game.Action) bool {
	plain := *t
	plain.Terms &^= game.AsRed
	d, ok := difficultyOf(x, &plain, a)
	return ok && d == game.White
}

// actsStressed tells whether a card lets the ship of the open menu perform an action of this
// difficulty while it is stressed.
func actsStressed(x *game.Exec, a game.Action, d game.Difficulty) bool {
	return x.Query(ActsStressed, x.Trigger().Ship, asWeighed(a, d)) == 0
}

// difficultyOf returns the difficulty of an action on the terms of a menu: the strictest of
// the stated one and the printed one (2e.action.colour.most-restrictive).
func difficultyOf(x *game.Exec, t *game.Trigger, a game.Action) (game.Difficulty, bool) {
	stated := game.White
	if t.Terms&game.AsRed != 0 {
		stated = game.RedDifficulty
	}
	if a == game.CardAction {
		return stated, true
	}
	printed := game.NoDifficulty
	bar := x.Info(t.Ship).Actions
	for i := range bar {
		line := &bar[i]
		d := line.Difficulty
		if t.Terms&game.FromLink != 0 {
			if line.Action != t.From || line.Linked != a {
				continue
			}
			d = line.LinkedDifficulty
		} else if line.Action != a {
			continue
		}
		if !x.HasLine(t.Ship, line) {
			continue
		}
		if printed == game.NoDifficulty || d < printed {
			printed = d
		}
	}
	if printed == game.NoDifficulty {
		// 2e.action.sources: told to perform an action, a ship has those of its bar.
		return stated, t.N != -1 && t.Terms&(game.OnBar|game.FromLink) == 0
	}
	return max(stated, printed), true
}

// ActionSteps wraps what an action does into the steps of performing one: its cost first,
// the stress of a red one and what it triggers last (2e.action.red-gains-stress).
func ActionSteps(a game.Action, steps ...game.Step) []game.Step {
	list := []game.Step{{Name: "begin the action", Do: func(x *game.Exec) { beginAction(x, a) }}}
	list = append(list, steps...)
	return append(list, game.Step{Name: "end the action", Do: endAction})
}

// beginAction pays for a purple action and notes its terms. The action counts as tried from now
// on, so that two ships cannot coordinate each other for ever.
func beginAction(x *game.Exec, a game.Action) {
	f := x.Frame()
	d, _ := Performable(x, a)
	s := x.Ship(f.Self)
	s.Failed = s.Failed.With(a)
	f.R[actionKind] = int16(a)
	f.R[actionTerms] = int16(d)<<8 | int16(x.Trigger().Terms&keptTerms)
	x.Emit(game.Event{Kind: game.ActionBegan, Clause: "2e.action.sources", Ship: f.Self,
		Other: game.NoShip, Card: f.Card, Action: a})
	if d == game.Purple {
		SpendForceOf(x, f.Self, 1, "2e.action.purple-cost")
	}
}

// FailAction notes that the running action failed.
func FailAction(x *game.Exec) { x.Frame().R[actionFails] = 1 }

// ActionFailed tells whether the running action failed.
func ActionFailed(x *game.Exec) bool { return x.Frame().R[actionFails] == 1 }

// LedTo notes that the running action led another ship to perform one.
func LedTo(x *game.Exec, a game.Action) { x.Frame().R[actionKind] |= int16(a) << 8 }

// endAction records the action, gives the stress of a red one, also if it failed
// (2e.action.red-fail-still-stress), and tells abilities of it, unless it failed
// (2e.action.fail.no-triggers).
func endAction(x *game.Exec) {
	f := x.Frame()
	s := x.Ship(f.Self)
	a := game.Action(f.R[actionKind])
	failed := f.R[actionFails] == 1
	if failed {
		x.Emit(game.Event{Kind: game.ActionFailed, Clause: "2e.action.failed-counts-as-tried",
			Ship: f.Self, Other: game.NoShip, Card: f.Card, Action: a})
	} else {
		s.Failed &^= 1 << a
		s.Performed = s.Performed.With(a)
	}
	if game.Difficulty(f.R[actionTerms]>>8) == game.RedDifficulty {
		GainTokens(x, f.Self, game.StressToken, 1, "2e.action.red-gains-stress")
	}
	if failed || !s.InPlay() {
		return
	}
	t := game.On(AfterAction, f.Self)
	t.N = int16(a)
	if a == game.CoordinateAction {
		t.Other = x.Chosen()
	}
	t.From = game.Action(f.R[actionKind] >> 8)
	t.Terms = game.Terms(f.R[actionTerms] & 0xff)
	if game.Difficulty(f.R[actionTerms]>>8) == game.RedDifficulty {
		t.Terms |= game.AsRed
	}
	if a == game.LockAction {
		t.Object = KeptObject(x)
	}
	x.Raise(t)
}

// MoveFailed is the scratch number in which a boost or roll tells its caller that it failed.
const MoveFailed = 2

// LinkTerms are the terms of an action linked to the one that the trigger is about: it still
// belongs to the perform action step if that one did (2e.action.ionized-only-focus).
func LinkTerms(x *game.Exec) game.Terms { return game.FromLink | x.Trigger().Terms&game.InStep }

// CanPerformLinked tells whether one of the actions linked to from can be performed.
func CanPerformLinked(x *game.Exec, id game.ShipID, set int16, from game.Action) bool {
	return x.Answerable(menu(x, id, set, LinkTerms(x), from))
}
