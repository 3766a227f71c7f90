package game

import "math/bits"

// queueProc is the procedure that offers a window. It is the first of every game.
const queueProc ProcID = 0

// What an offer goes by.
var (
	queueFirst = NewLocal[uint8]("first trigger", 0)
	queueEnd   = NewLocal[uint8]("end of triggers", 0) // one past the last
	queueNow   = NewLocal[uint8]("trigger", 0)         // whose ability runs
	queueSeat  = NewLocal[uint8]("players done", 0)
	queueHook  = NewLocal[uint8]("hook", 0) // whose ability runs
)

// QueueProc returns the procedure that offers windows: the ability queue, dice modifications and
// menus are all it. Every edition's list of procedures begins with it.
func QueueProc() Proc {
	return Proc{Name: "offer", Closed: true, Do: Parts{
		Locals{queueFirst, queueEnd, queueNow, queueSeat, queueHook},
		Loop("offers",
			Step{Name: "next", Do: queueNext},
			Step{Name: "use an ability", Who: queueWho, Ask: queueAsk, Take: queueTake},
		),
	}}
}

// Offer opens a window: whatever abilities answer it are offered before the next step. If an
// ability is running, an ability queue opens only when that is done
// (2e.timing.queue.new-go-first); menus and modifications open at once.
func (x *Exec) Offer(t Trigger) {
	if n, idle := x.idle(); x.G.Windows[t.Window] == Queue && (n > 0 || !idle) {
		x.Raise(t)
		return
	}
	if x.push(t) {
		n := int(x.S.NTriggers)
		x.openQueue(n-1, n)
	}
}

// Raise queues an event that abilities may answer once the running ability is done. The abilities that
// may answer are settled now (2e.timing.queue.requirements-when-added).
func (x *Exec) Raise(t Trigger) {
	if x.push(t) {
		x.S.Pending++
	}
}

// On returns a trigger of window w about a ship, for everyone.
func On(w Window, ship ShipID) Trigger {
	return Trigger{Window: w, Ship: ship, Other: NoShip, Only: NoPlayer, Card: NoCard}
}

// Trigger returns the event that the ability looked at answers.
func (x *Exec) Trigger() *Trigger {
	if x.pending != nil {
		return x.pending
	}
	for i := int(x.S.Depth) - 1; i >= 0; i-- {
		f := &x.S.Frames[i]
		if f.Proc == queueProc {
			return &x.S.Triggers[queueNow.In(x, f)]
		}
	}
	panic("game: no event here: " + x.Where())
}

// Replace notes that something else happens in place of what the trigger foretells, that the running
// ability answers.
func (x *Exec) Replace() { x.Trigger().Replaced = true }

// Replaced reports whether something else has happened in place of what the running procedure
// foretold in its last offer, and forgets that.
func (x *Exec) Replaced() bool {
	f := x.Frame()
	was := f.Replaced
	f.Replaced = false
	return was
}

// push adds a trigger if anything can answer it.
func (x *Exec) push(t Trigger) bool {
	s := x.S
	if len(x.G.Hooks[t.Window]) == 0 && len(x.G.RuleHooks[t.Window]) == 0 && s.NCards == 0 {
		return false
	}
	must(s.NTriggers < MaxTriggers, "too many triggers at once")
	at := &s.Triggers[s.NTriggers]
	*at = t
	if !x.arm(at) {
		*at = Trigger{}
		return false
	}
	s.NTriggers++
	return true
}

// openQueue starts offering the triggers from first to end.
func (x *Exec) openQueue(first, end int) {
	f := x.Push(queueProc, x.S.Triggers[first].Ship, NoCard)
	queueFirst.Put(x, f, uint8(first))
	queueEnd.Put(x, f, uint8(end))
	queueNow.Put(x, f, uint8(first))
}

// isQueue reports whether a frame offers an ability queue. While one is open, destroyed ships
// stay (2e.destroy.not-removed-with-queue).
func (x *Exec) isQueue(f *Frame) bool {
	return f.Proc == queueProc && x.G.Windows[x.S.Triggers[queueFirst.In(x, f)].Window] == Queue
}

// closeQueue drops the triggers of a frame that ends. What was raised meanwhile moves down.
func (x *Exec) closeQueue(f *Frame) {
	first, end, n := int(queueFirst.In(x, f)), int(queueEnd.In(x, f)), int(x.S.NTriggers)
	for i := range x.S.Triggers[first:end] {
		x.S.Frames[x.S.Depth-1].Replaced = x.S.Triggers[first+i].Replaced
	}
	copy(x.S.Triggers[first:], x.S.Triggers[end:n])
	clear(x.S.Triggers[n-(end-first) : n])
	x.S.NTriggers -= uint8(end - first)
}

// idle reports whether no ability is running, so that what was triggered can be answered: none
// is on the stack above the last ability queue, attack or other closed procedure. N is how many
// triggers can be: those raised since that began. What the ability that called it had raised
// before waits until the ability is done (2e.timing.queue.new-go-first).
func (x *Exec) idle() (n int, idle bool) {
	s := x.S
	n = int(s.Pending)
	menus := 0 // where the triggers of the menus and modifications on the way end
	for i := int(s.Depth) - 1; i >= 0; i-- {
		f := &s.Frames[i]
		proc := &x.G.Procs[f.Proc]
		if proc.Ability {
			return 0, false
		}
		if f.Proc == queueProc && x.G.Windows[s.Triggers[queueFirst.In(x, f)].Window] != Queue {
			menus = max(menus, int(queueEnd.In(x, f)))
			continue // they are part of what they serve
		}
		if proc.Closed {
			n -= int(f.Held)
			break
		}
	}
	return n, menus <= int(s.NTriggers)-n // else raised before the menu opened
}

// option is one ability that may be used.
type option struct {
	trigger int
	hook    int
	card    CardID
	ability *Ability
}

// hook returns the card and ability behind an index of a HookSet.
func (x *Exec) hook(t *Trigger, h int) (CardID, *Ability) {
	i, dealt := DealtAt(h)
	switch {
	case dealt && i >= int(x.S.NCards):
		return NoCard, nil
	case dealt:
		return x.DealtID(i), x.dealtAbility(i, t.Window)
	case h >= RuleHooks:
		return NoCard, x.G.RuleHooks[t.Window][h-RuleHooks]
	default:
		k := x.G.Hooks[t.Window][h]
		return k.Card, k.Ability
	}
}

// turn returns the player whose turn it is in an offer, NoPlayer when all have finished.
func (x *Exec) turn(f *Frame) Player {
	return x.InOrder(int(queueSeat.In(x, f)))
}

// options runs over what p may use now in answer to trigger i.
func (x *Exec) options(i int, p Player) func(yield func(option) bool) {
	return func(yield func(option) bool) {
		t := &x.S.Triggers[i]
		old := x.pending
		x.pending = t
		for word := range t.Open {
			for rest := t.Open[word]; rest != 0; rest &= rest - 1 {
				h := word*64 + bits.TrailingZeros64(rest)
				card, a := x.hook(t, h)
				if a == nil || x.Owner(x.holder(t, card, a)) != p || !x.usable(t, card, a) {
					continue
				}
				if !yield(option{trigger: i, hook: h, card: card, ability: a}) {
					x.pending = old
					return
				}
			}
		}
		x.pending = old
	}
}

// queueNext finds the next player who can use something. What must be used and is alone is
// used without a question.
func queueNext(x *Exec) {
	f := x.Frame()
	for p := x.turn(f); p != NoPlayer; p = x.turn(f) {
		first, more := x.anyOption(f, p)
		switch {
		case first.ability == nil:
			queueSeat.Put(x, f, queueSeat.In(x, f)+1)
			continue
		case !more:
			x.Again()
			x.start(f, first)
		}
		return
	}
	x.Return()
}

// anyOption returns the first thing that p may use now, and whether p has a choice: to pass, or to
// use something else. It looks no further than it must.
func (x *Exec) anyOption(f *Frame, p Player) (first option, choice bool) {
	for i := int(queueFirst.In(x, f)); i < int(queueEnd.In(x, f)); i++ {
		for o := range x.options(i, p) {
			if first.ability != nil || !o.ability.Must {
				return o, true
			}
			first = o
		}
	}
	return first, false
}

// queueWho names the player whose turn it is.
func queueWho(x *Exec) Players { return Only(x.turn(x.Frame())) }

// queueAsk lists what the player may use, and passing if nothing is mandatory.
func queueAsk(x *Exec, p Player, q *Question) {
	f := x.Frame()
	first, end := int(queueFirst.In(x, f)), int(queueEnd.In(x, f))
	t := &x.S.Triggers[first]
	q.Ship, q.Window = t.Ship, t.Window
	mandatory := false
	for i := first; i < end; i++ {
		for o := range x.options(i, p) {
			mandatory = mandatory || o.ability.Must
			q.Add(Choice{
				Verb: UseVerb, Card: o.card, Ship: x.holder(&x.S.Triggers[i], o.card, o.ability),
				Item: uint8(o.hook), N: int16(i - first),
			})
		}
	}
	if !mandatory {
		q.AddPass()
	}
}

// queueTake uses an ability or ends the player's part.
func queueTake(x *Exec, p Player, c Choice) {
	f := x.Frame()
	if c.Verb == PassVerb {
		queueSeat.Put(x, f, queueSeat.In(x, f)+1)
		return
	}
	i := int(queueFirst.In(x, f)) + int(c.N)
	card, a := x.hook(&x.S.Triggers[i], int(c.Item))
	x.start(f, option{trigger: i, hook: int(c.Item), card: card, ability: a})
}

// start uses an ability: marks it used and runs its procedure.
func (x *Exec) start(f *Frame, o option) {
	t := &x.S.Triggers[o.trigger]
	t.Open.Clear(o.hook)
	queueNow.Put(x, f, uint8(o.trigger))
	queueHook.Put(x, f, uint8(o.hook))
	if o.ability.Per != OncePerOpportunity && o.card != NoCard {
		x.S.Charges[o.card].Used |= 1 << o.ability.Bit
	}
	if o.ability.Per == OncePerMatch && o.card != NoCard {
		x.S.Charges[o.card].Spent |= 1 << o.ability.Bit
	}
	self := x.holder(t, o.card, o.ability)
	if x.G.Windows[t.Window] == Menu {
		queueSeat.Put(x, f, 2<<x.G.Partners)
	}
	e := NewEvent(Used, "", self)
	e.Card, e.Name = o.card, o.ability.Name
	x.Emit(e)
	x.Push(o.ability.Proc, self, o.card)
}
