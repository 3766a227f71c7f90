package game

// Indices of hooks in a HookSet: cards in play, then dealt cards, each of which answers a window
// with one ability, then the rules.
const (
	DealtHooks = 128
	RuleHooks  = 192
)

// arm finds the hooks that can answer t and reports whether there is one. In a Modify window
// every hook stays open, since it may become usable later.
func (x *Exec) arm(t *Trigger) bool {
	hooks := x.G.Hooks[t.Window]
	rules := x.G.RuleHooks[t.Window]
	must(len(hooks) <= DealtHooks && len(rules) <= 64, "too many hooks in one window")
	live := x.G.Windows[t.Window] != Queue
	old := x.pending
	x.pending = t
	for i := range hooks {
		if live || x.usable(t, hooks[i].Card, hooks[i].Ability) {
			t.Open.Set(i)
		}
	}
	for i := range x.S.Cards[:x.S.NCards] {
		if a := x.dealtAbility(i, t.Window); a != nil && (live || x.usable(t, x.DealtID(i), a)) {
			t.Open.Set(DealtHooks + i)
		}
	}
	for i, a := range rules {
		if a.Huge && x.G.Ships[t.Ship].Huge == nil {
			continue
		}
		if live || x.usable(t, NoCard, a) {
			t.Open.Set(RuleHooks + i)
		}
	}
	x.pending = old
	return !t.Open.IsEmpty()
}

// dealtAbility returns the ability with which dealt card i answers window w, if it does.
func (x *Exec) dealtAbility(i int, w Window) *Ability {
	c := &x.S.Cards[i]
	if !c.Faceup() {
		return nil
	}
	for _, a := range x.G.Dealt[c.Code].Abilities {
		if a.Window == w {
			return a
		}
	}
	return nil
}

// holder returns the ship that has the ability: the card's ship, or the trigger's own ship for
// an ability of the rules. If a card gives it to the ship that modifies dice, that ship has it.
func (x *Exec) holder(t *Trigger, card CardID, a *Ability) ShipID {
	if card == NoCard {
		return t.Ship
	}
	if a.Theirs {
		return t.Other
	}
	if c := x.Dealt(card); c != nil {
		return c.Ship
	}
	return x.G.Cards[card].Ship
}

// usable reports whether an ability could answer t now and be carried out to its end.
func (x *Exec) usable(t *Trigger, card CardID, a *Ability) bool {
	self := x.holder(t, card, a)
	if t.Only != NoPlayer && x.G.Ships[self].Side != t.Only {
		return false
	}
	if t.Card != NoCard && t.Card != card {
		return false
	}
	if s := &x.S.Ships[self]; a.Docked && !s.InReserve() ||
		!a.Docked && !a.Dead && (s.Docked != 0 || !x.Present(self)) {
		return false
	}
	if card != NoCard {
		if !x.inForce(card, a.Side, a.Lasts) {
			return false
		}
		if c := &x.S.Charges[card]; a.Per == OncePerRound && c.Used&(1<<a.Bit) != 0 ||
			a.Per == OncePerMatch && c.Spent&(1<<a.Bit) != 0 {
			return false
		}
	}
	if a.Can == nil {
		return true
	}
	x.probe(self, card)
	ok := a.Can(x)
	x.unprobe()
	return ok
}
