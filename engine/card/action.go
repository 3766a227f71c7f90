package card

import "koiogran/engine/game"

// What the action of a running frame goes by.
var (
	actionLed        = game.NewLocal("led to", game.NoAction) // what it led another ship to perform
	actionDifficulty = game.NewLocal("difficulty", game.NoDifficulty)
	actionTerms      = game.NewLocal[game.Terms]("terms", 0) // those of keptTerms

	actionLocals = game.Locals{actionLed, actionDifficulty, actionTerms, ActionFails, MoveCut}
)

// keptTerms are the terms of an action on which it depends what may be linked to it.
const keptTerms = game.FromLink | game.InStep

// Performable reports whether the ship of the open menu may perform an action now, and how
// difficult it is.
func Performable(x *game.Exec, a game.Action) (game.Difficulty, bool) {
	d, why := ActionAllowed(x, a)
	return d, why == game.Possible
}

// ActionAllowed is Performable, and says why an action may not be performed.
func ActionAllowed(x *game.Exec, a game.Action) (game.Difficulty, game.Reason) {
	t := x.Trigger()
	id := t.Ship
	s := x.Ship(id)
	if t.N != -1 && t.N&a.Bit() == 0 {
		return 0, game.TermsForbid
	}
	if x.Info(id).Huge != nil && !hugeMay(x, t, a) || x.Info(id).Size.Huge() && moves.Has(a) {
		return 0, game.TermsForbid
	}
	if x.S.Formed.Has(id) && !mateMay(x, t, a) {
		return 0, game.InWing
	}
	if a != game.CardAction && (s.Performed.Has(a) || s.Failed.Has(a)) {
		return 0, game.TriedAlready // 2e.action.same-once-per-round, 2e.action.failed-counts-as-tried
	}
	if (s.DialKept || s.OnlyFocus) && t.Terms&game.InStep != 0 && a != game.FocusAction &&
		Permitted(x, game.IonizedFocus, game.Weighed{Subject: id, Other: game.NoShip, Action: a}) == 0 {
		return 0, game.IonizedFocus // 2e.action.ionized-only-focus
	}
	d, ok := difficultyOf(x, t, a)
	if !ok {
		return 0, game.NotOnBar
	}
	if d == game.DifficultyPurple && !CanSpendForce(x, id, 1) {
		return 0, game.NoForceToPay // 2e.action.purple-cost
	}
	if t.Terms&game.OnlyWhite != 0 && !isWhite(x, t, a) {
		return 0, game.NotWhite
	}
	if s.Has(game.StressToken) && t.Terms&game.WhileStressed == 0 && !actsStressed(x, a, d) {
		return 0, game.Stressed // 2e.action.stressed-cannot
	}
	return d, ForbiddenBy(x, Acting, game.Weighed{
		Subject: id, Other: game.NoShip, Action: a, Difficulty: d})
}

// mateActions are the actions of a wingmate.
var mateActions = game.ActionSet(0).With(game.CalculateAction).With(game.EvadeAction).With(game.FocusAction).
	With(game.ReinforceAction).With(game.LockAction)

// mateMay reports whether the wingmate of a menu may perform an action, also one that is granted: five kinds alone,
// no linked ones, and what cards permit (2e.epic.wingmate-actions).
func mateMay(x *game.Exec, t *game.Trigger, a game.Action) bool {
	return t.Terms&game.FromLink == 0 && (mateActions.Has(a) || Permitted(x, game.InWing, game.Weighed{
		Subject: t.Ship, Other: game.NoShip, Action: a}) != 0)
}

// moves are the actions that move a ship or turn its base, which no huge ship performs (2e.huge.movement.no-moves).
var moves = game.ActionSet(0).With(game.BoostAction).With(game.BarrelRollAction).With(game.SlamAction).
	With(game.CloakAction).With(game.ReverseBoostAction).With(game.TurnAction)

// hugeMay reports whether the huge ship of a menu may perform an action: none for free but what a card of its
// own lets it perform, and of the cards only those of the section that acts (1e.huge.no-free-actions,
// 1e.cr90.first-action-fore).
func hugeMay(x *game.Exec, t *game.Trigger, a game.Action) bool {
	if t.Terms&(game.InStep|game.AnyStep) == 0 {
		return false
	}
	at := t.Object.Section()
	return a != game.CardAction || at == game.NoSection || sectionOf(x, x.Card()) == at
}

// isWhite reports whether an action is white before the terms of the menu make it red.
func isWhite(x *game.Exec, t *game.Trigger, a game.Action) bool {
	plain := *t
	plain.Terms &^= game.AsRed | game.AsPurple
	d, ok := difficultyOf(x, &plain, a)
	return ok && d == game.DifficultyWhite
}

// actsStressed reports whether a card lets the ship of the open menu perform an action of this
// difficulty while it is stressed.
func actsStressed(x *game.Exec, a game.Action, d game.Difficulty) bool {
	return Permitted(x, game.Stressed, game.Weighed{
		Subject: x.Trigger().Ship, Other: game.NoShip, Action: a, Difficulty: d}) != 0
}

// difficultyOf returns the difficulty of an action on the terms of a menu: the strictest of
// the stated one and the printed one (2e.action.colour.most-restrictive), or what cards treat it as.
func difficultyOf(x *game.Exec, t *game.Trigger, a game.Action) (game.Difficulty, bool) {
	d, ok := statedOf(x, t, a)
	if ok && x.Changes(ActionColor) {
		d = game.Difficulty(x.Weigh(ActionColor, game.Weighed{
			Subject: t.Ship, Other: game.NoShip, Action: a, Difficulty: d}, int(d)))
	}
	return d, ok
}

// statedOf is difficultyOf before cards treat the action as another.
func statedOf(x *game.Exec, t *game.Trigger, a game.Action) (game.Difficulty, bool) {
	stated := game.DifficultyWhite
	switch {
	case t.Terms&game.AsPurple != 0:
		stated = game.DifficultyPurple
	case t.Terms&game.AsRed != 0:
		stated = game.DifficultyRed
	}
	if a == game.CardAction {
		// 1e.component.action-bar: no card's, unless it is named
		return stated, t.Terms&game.OnBar == 0 || t.N != -1
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

// ActionOutline wraps what an action does into the steps of performing one: its cost first,
// the stress of a red one and what it triggers last (2e.action.red-gains-stress).
func ActionOutline(a game.Action, do game.Part) game.Part {
	return game.Parts{
		actionLocals,
		game.Step{Name: "begin the action", Do: func(x *game.Exec) { beginAction(x, a) }},
		game.Step{Name: "while performing the action", Do: func(x *game.Exec) {
			t := game.On(WhileActing, x.Self())
			t.N = int16(a)
			x.Offer(t)
		}},
		do,
		game.Step{Name: "end the action", Do: func(x *game.Exec) { endAction(x, a) }},
	}
}

// beginAction pays for a purple action and notes its terms. The action counts as tried from now
// on, so that two ships cannot coordinate each other forever.
func beginAction(x *game.Exec, a game.Action) {
	f := x.Frame()
	d, _ := Performable(x, a)
	s := x.Ship(f.Self)
	s.Failed = s.Failed.With(a)
	actionDifficulty.Set(x, d)
	terms := x.Trigger().Terms & keptTerms
	if s.Has(game.StressToken) {
		terms |= game.WhileStressed
	}
	actionTerms.Set(x, terms)
	e := game.NewEvent(game.ActionBegan, "action.sources", f.Self)
	e.Card, e.Action = f.Card, a
	x.Emit(e)
	if d == game.DifficultyPurple {
		SpendForceOf(x, f.Self, 1, "action.purple-cost")
	}
}

// FailAction notes that the running action failed.
func FailAction(x *game.Exec) { ActionFails.Set(x, true) }

// LedTo notes that the running action led another ship to perform one.
func LedTo(x *game.Exec, a game.Action) { actionLed.Set(x, a) }

// endAction records the action, gives the stress of a red one, also if it failed
// (2e.action.red-fail-still-stress), and raises the event for abilities, unless it failed
// (2e.action.fail.no-triggers).
func endAction(x *game.Exec, a game.Action) {
	f := x.Frame()
	s := x.Ship(f.Self)
	failed, red := ActionFails.Get(x), actionDifficulty.Get(x) == game.DifficultyRed
	if failed {
		e := game.NewEvent(game.ActionFailed, "action.failed-counts-as-tried", f.Self)
		e.Card, e.Action = f.Card, a
		x.Emit(e)
	} else {
		s.Failed &^= 1 << a
		s.Performed = s.Performed.With(a)
	}
	if red {
		GainTokens(x, f.Self, game.StressToken, 1, "action.red-gains-stress")
	}
	if !s.InPlay() {
		return
	}
	w := AfterAction
	if failed {
		w = AfterFail
	}
	t := game.On(w, f.Self)
	t.N = int16(a)
	if a == game.CoordinateAction || a == game.JamAction {
		t.Other = x.Chosen()
	}
	if a == game.CardAction {
		t.ByCard = uint8(f.Card) + 1
	}
	t.From = actionLed.Get(x)
	t.Terms = actionTerms.Get(x)
	switch actionDifficulty.Get(x) {
	case game.DifficultyRed:
		t.Terms |= game.AsRed
	case game.DifficultyPurple:
		t.Terms |= game.AsPurple
	}
	if a == game.SlamAction && !MoveCut.Get(x) {
		t.Terms |= game.Fully
	}
	if a == game.LockAction {
		t.Object = KeptObject(x)
	}
	x.Raise(t)
}

// ActionFails reports that the running action failed.
var ActionFails = game.NewFlag("failed")

// MoveCut reports to the action that the maneuver of its SLAM was only executed in part.
var MoveCut = game.NewFlag("the maneuver was cut short")

// MoveFailed reports to its caller that a boost or roll, or the maneuver of a deploying ship, failed.
var MoveFailed = game.NewFlag("the move failed")

// LinkTerms are the terms of an action linked to the one that the trigger is about: it still
// belongs to the perform action step if that one did (2e.action.ionized-only-focus).
func LinkTerms(x *game.Exec) game.Terms { return game.FromLink | x.Trigger().Terms&game.InStep }

// CanPerformLinked reports whether one of the actions linked to from can be performed.
func CanPerformLinked(x *game.Exec, id game.ShipID, set int16, from game.Action) bool {
	return x.Answerable(menu(x, id, set, LinkTerms(x), from))
}
