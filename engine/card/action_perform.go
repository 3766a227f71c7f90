package card

import (
	"slices"

	"koiogran/engine/game"
)

// Actions that the moment names, for Perform and EachPerforms; SameBoost is for EachPerforms alone.
const (
	ThisAction = game.NumActions + iota // the one that the window is about
	LedAction                           // the one that the coordinate action of the window led another ship to perform
	OnMyBar                             // those on the action bar of Self
	SameBoost                           // a boost, of all ships with the template of the one direction that Self's player picks
)

// actionsOf returns actions as a set for a menu.
func actionsOf(actions []game.Action) func(x *game.Exec) int16 {
	set := SetOf(actions...)
	if len(actions) == 1 {
		switch actions[0] {
		case ThisAction:
			return func(x *game.Exec) int16 { return SetOf(game.Action(x.Trigger().N)) }
		case LedAction:
			return func(x *game.Exec) int16 {
				if x.Trigger().From == game.NoAction {
					return 0
				}
				return SetOf(x.Trigger().From)
			}
		case OnMyBar:
			return onBarOfSelf
		}
	}
	return func(*game.Exec) int16 { return set }
}

// onBarOfSelf returns the actions on the action bar of Self as a set.
func onBarOfSelf(x *game.Exec) (set int16) {
	bar := x.Info(x.Self()).Actions
	for i := range bar {
		if x.HasLine(x.Self(), &bar[i]) {
			set |= bar[i].Action.Bit()
		}
	}
	return set
}

// Perform lets a ship perform one of these actions, on terms; no actions means any.
func Perform(r Ref, terms game.Terms, actions ...game.Action) Op {
	set := actionsOf(actions)
	op := do("perform an action", func(x *game.Exec) bool {
		return CanPerformOne(x, r(x), set(x), terms)
	}, func(x *game.Exec) {
		s := x.Ship(r(x))
		s.Performed &^= 1 << game.CardAction // another card's action counts again
		performedBefore.Set(x, s.Performed)
		OfferActions(x, r(x), set(x), terms, game.NoAction)
	})
	op.Do = game.Parts{game.Locals{performedBefore}, op.Do}
	return op.says("perform", wordsOfActions(terms, actions))
}

// performedBefore are the actions that a ship had performed before Perform.
var performedBefore = game.NewLocal[game.ActionSet]("performed before", 0)

// DidPerform reports whether Perform of the running ability led to an action, if Self was its ship.
// An action that failed was not performed.
func DidPerform(x *game.Exec) bool { return newlyPerformed(x) != 0 }

// DidPerformOffBar reports whether that action was one that Self's action bar does not have.
func DidPerformOffBar(x *game.Exec) bool {
	done := newlyPerformed(x)
	bar := x.Info(x.Self()).Actions
	for i := range bar {
		if x.HasLine(x.Self(), &bar[i]) && done.Has(bar[i].Action) {
			return false
		}
	}
	return done != 0
}

// newlyPerformed returns what Self performed since Perform of the running ability.
func newlyPerformed(x *game.Exec) game.ActionSet {
	return x.Ship(x.Self()).Performed &^ performedBefore.Get(x)
}

// A set of actions fits into Trigger.N: two of them share a place.
var _ [18 - game.NumActions]struct{}

// CanPerform reports whether a ship could perform one of these actions now, on terms.
func CanPerform(terms game.Terms, actions ...game.Action) Cond {
	set := SetOf(actions...)
	return func(x *game.Exec) bool { return CanPerformOne(x, x.Subject(), set, terms) }
}

// SetOf returns the actions as a set for a menu; none means all.
func SetOf(actions ...game.Action) int16 {
	if len(actions) == 0 {
		return -1
	}
	var set int16
	for _, a := range actions {
		set |= a.Bit()
	}
	return set
}

// OfferActions opens a menu of actions to a ship.
func OfferActions(x *game.Exec, id game.ShipID, set int16, terms game.Terms, from game.Action) {
	x.Offer(menu(x, id, set, terms, from))
}

// OfferActionsAt opens the menu of the Perform Action step to a section of a huge ship: the actions of
// its bar, and of the cards that lie there.
func OfferActionsAt(x *game.Exec, id game.ShipID, at game.Section) {
	info := x.Info(id)
	printed := info.Huge.Fore
	if at == game.AftSection {
		printed = info.Huge.Aft
	}
	set := game.CardAction.Bit()
	for i := range info.Actions {
		l := &info.Actions[i]
		if l.Card == game.NoCard && printed.Has(l.Action) ||
			l.Card != game.NoCard && x.G.Cards[l.Card].Section == at {
			set |= l.Action.Bit()
		}
	}
	t := menu(x, id, set, game.InStep|game.OnBar, game.NoAction)
	t.Object = game.SectionOf(id, at)
	x.Offer(t)
}

// sectionOf returns the section of a huge ship at which a card lies, NoSection for the whole ship.
func sectionOf(x *game.Exec, id game.CardID) game.Section {
	if c := x.Dealt(id); c != nil {
		return c.Section
	}
	if id == game.NoCard {
		return game.NoSection
	}
	return x.G.Cards[id].Section
}

// menu returns the trigger of a menu of actions.
func menu(x *game.Exec, id game.ShipID, set int16, terms game.Terms, from game.Action,
) game.Trigger {
	t := game.On(PerformAction, id)
	t.Only, t.N, t.Terms, t.From = x.Side(id), set, terms, from
	return t
}

// CanPerformOne reports whether a menu of actions would have an entry.
func CanPerformOne(x *game.Exec, id game.ShipID, set int16, terms game.Terms) bool {
	return x.Answerable(menu(x, id, set, terms, game.NoAction))
}

// FromAction reports whether the coordinate action of the window led another ship to perform one of these
// actions, or one of them, and not an effect, made the move of the window
// (2e.action.barrel-roll.effect-not-action).
func FromAction(actions ...game.Action) Cond {
	return func(x *game.Exec) bool { return slices.Contains(actions, x.Trigger().From) }
}
