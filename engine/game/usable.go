package game

// Indices of hooks in a HookSet: cards in play, then dealt cards, each of which answers a window
// with one ability, then the rules, and the last of the dealt cards. Fingerprints hold these indices.
const (
	dealtHooks = 128
	RuleHooks  = 192
	lateHooks  = 64*len(HookSet{}) - (MaxDealt - firstDealt)

	firstDealt = RuleHooks - dealtHooks // how many dealt cards come before the rules
)

// DealtHook returns the index of the hook of the i-th dealt card.
func DealtHook(i int) int {
	if i < firstDealt {
		return dealtHooks + i
	}
	return lateHooks + i - firstDealt
}

// DealtAt returns which dealt card the index of a hook belongs to, and false for the hook of another card or a rule.
func DealtAt(h int) (int, bool) {
	switch {
	case h >= lateHooks:
		return h - lateHooks + firstDealt, true
	case h >= dealtHooks && h < RuleHooks:
		return h - dealtHooks, true
	}
	return 0, false
}

// arm finds the hooks that can answer t and reports whether there is one. In a Modify window
// every hook stays open, since it may become usable later.
func (x *Exec) arm(t *Trigger) bool {
	hooks := x.G.Hooks[t.Window]
	rules := x.G.RuleHooks[t.Window]
	must(len(hooks) <= dealtHooks && len(rules) <= lateHooks-RuleHooks, "too many hooks in one window")
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
			t.Open.Set(DealtHook(i))
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
