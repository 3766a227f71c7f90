package game

// Offered returns the ability that a choice of the open question stands for, nil if the choice
// uses none.
func (x *Exec) Offered(s *State, c Choice) *Ability {
	i := x.Answers(s, c)
	if i < 0 {
		return nil
	}
	_, a := x.hook(&s.Triggers[i], int(c.Item))
	return a
}

// Answers returns the place in Table.Triggers of what a choice of the open question answers by using an ability, -1
// for any other choice.
func (x *Exec) Answers(s *State, c Choice) int {
	x.load(s)
	f := x.Frame()
	if c.Verb != UseVerb || f.Proc != queueProc {
		return -1
	}
	return int(queueFirst.In(x, f)) + int(c.N)
}

// WouldFail reports whether a choice of the open question performs an action that would fail as things
// are (2e.action.fail.definition).
func (x *Exec) WouldFail(s *State, c Choice) bool {
	a := x.Offered(s, c)
	if a == nil || a.Works == nil {
		return false
	}
	old := x.pending
	x.pending = &s.Triggers[int(queueFirst.In(x, x.Frame()))+int(c.N)]
	ok := x.works(x.pending, a)
	x.pending = old
	return !ok
}

// works reports whether an ability of the rules that can answer t would not fail.
func (x *Exec) works(t *Trigger, a *Ability) bool {
	if a.Works == nil {
		return true
	}
	x.probe(x.holder(t, NoCard, nil), NoCard)
	ok := a.Works(x)
	x.unprobe()
	return ok
}

// Answering reports whether the card looked at has been used in answer to something of which what it could
// answer now is a consequence.
func (x *Exec) Answering() bool {
	for i := range x.S.Frames[:x.S.Depth] {
		f := &x.S.Frames[i]
		if f.Proc != queueProc || x.offers(f, x.pending) {
			continue
		}
		t := &x.S.Triggers[queueNow.In(x, f)]
		if card, _ := x.hook(t, int(queueHook.In(x, f))); card != NoCard && card == x.Card() {
			return true
		}
	}
	return false
}

// offers reports whether a frame offers a trigger.
func (x *Exec) offers(f *Frame, t *Trigger) bool {
	for i := int(queueFirst.In(x, f)); i < int(queueEnd.In(x, f)); i++ {
		if &x.S.Triggers[i] == t {
			return true
		}
	}
	return false
}

// Reopen lets the running ability be used once more in its window.
func (x *Exec) Reopen() {
	for i := x.cur; i >= 0; i-- {
		f := &x.S.Frames[i]
		if f.Proc != queueProc {
			continue
		}
		t := &x.S.Triggers[queueNow.In(x, f)]
		t.Open.Set(int(queueHook.In(x, f)))
		return
	}
}

// Answerable reports whether anything could be used if t were offered now. An action that would
// fail does not count: no one is asked about a menu in which all fail.
func (x *Exec) Answerable(t Trigger) bool {
	must(x.nweighed < len(x.weighed), "menus too deep")
	at := &x.weighed[x.nweighed]
	*at = t
	x.nweighed++
	old := x.pending
	x.pending = at
	ok := x.answered(at)
	x.pending = old
	x.nweighed--
	return ok
}

// answered reports whether anything could be used in answer to t.
func (x *Exec) answered(t *Trigger) bool {
	hooks := x.G.Hooks[t.Window]
	for i := range hooks {
		if x.usable(t, hooks[i].Card, hooks[i].Ability) {
			return true
		}
	}
	for i := range x.S.Cards[:x.S.NCards] {
		if a := x.dealtAbility(i, t.Window); a != nil && x.usable(t, x.DealtID(i), a) {
			return true
		}
	}
	for _, a := range x.G.RuleHooks[t.Window] {
		if x.usable(t, NoCard, a) && x.works(t, a) {
			return true
		}
	}
	return false
}
