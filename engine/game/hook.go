package game

// Window is the name of a moment at which abilities may be used. Package card names them.
type Window uint8

// NumWindows is how many windows there can be.
const NumWindows = 96

// WindowMode is how a window is offered.
type WindowMode uint8

// The ways to offer a window.
const (
	// Queue is the ability queue: what can be used is settled when the event happens, each
	// player in player order empties their part (2e.timing.queue).
	Queue WindowMode = iota
	// Modify offers again whatever can be used now, once each, until the player passes.
	Modify
	// Menu ends after one use.
	Menu
)

// Query is the name of a value that cards may change. Package card names them.
type Query uint8

// NumQueries is how many queries there can be.
const NumQueries = 128

// Role is the name of a procedure that cards and shared steps may call. Package card names
// them.
type Role uint8

// NumRoles is how many roles there can be.
const NumRoles = 40

// Code is what a card can do, compiled once for an edition.
type Code struct {
	ID        string
	Name      string
	Trait     string   // damage cards: "ship" or "pilot"
	NoRecover bool     // its charges cannot be recovered
	Stores    bool     // its charges are tokens that it began without and that it does not give up in its place
	Silences  []string // damage cards: the slots of its ship's cards that do not work
	Limited   uint8    // conditions: how many a player can have in play; 0 means any number
	Bears     Bears    // conditions: the damage card that lies faceup on it
	Secret    bool     // conditions: it shares its marker with others, and is assigned facedown
	Abilities []*Ability
	Mods      []Mod
}

// Bears says which damage card a player looks for in the damage deck who assigns a condition, to lay it
// on that.
type Bears struct {
	Trait string // "ship" or "pilot"; empty for none
	May   bool   // the player may leave it; a condition without one is removed
}

// Ability is something that a card, or the rules, offer in a window.
type Ability struct {
	ID     string // the card's id, "rules" for the rules
	Name   string
	Window Window
	Proc   ProcID
	// Can reports whether the ability could be used and carried out now. It is pure.
	Can func(x *Exec) bool
	// Works reports whether an action would succeed now; nil where that shows only while it is
	// performed. An action that would fail is offered anyway (2e.action.fail.definition).
	Works func(x *Exec) bool
	Must  bool // no "may": it cannot be passed
	Per   Limit
	Bit   uint8 // its bit in Charge.Used, for the limit of once per round
	Side  uint8 // the side of its card that must be up, one more than Charge.Side; 0 for any
	Dead  bool  // it works although its ship is destroyed or gone
	// Lasts makes it work although its card was discarded: what that paid for goes on.
	Lasts bool
	// Docked makes it work while its ship is docked, and then only (2e.reserve.inactive).
	Docked bool
	// Theirs gives it to the ship that modifies dice, which is its Self then.
	Theirs bool
	Code   *Code // nil for the rules

	// Of an ability of the rules:
	Huge   bool     // only huge ships have it
	Action Action   // the action that it performs, NoAction if none
	Spends Spending // what it spends on dice
	Links  bool     // it performs the action linked to another
}

// Limit is how often an ability can be used.
type Limit uint8

// The limits.
const (
	OncePerOpportunity Limit = iota // once per window that opens
	OncePerRound                    // once per round
	OncePerMatch                    // once per match
)

// Hook is an ability of a card in play.
type Hook struct {
	Card    CardID
	Ability *Ability
}

// Layer is the order in which modifiers apply: set, then add, then scale, then limit. Of several that set
// a value the latest counts (1e.value.pilot-skill-latest-effect-only, 2e.initiative.latest-change-wins), and
// what doubles a value doubles the whole sum, whatever ship's card it is.
type Layer uint8

// The layers of a query.
const (
	SetTo Layer = iota
	Add
	Scale
	LimitTo
	numLayers
)

// Mod changes a query. Self is the ship whose card it is; the query's subject is read with
// Exec.Subject. Both functions are pure.
type Mod struct {
	Query Query
	Layer Layer
	Side  uint8 // as Ability.Side
	Dead  bool  // as Ability.Dead
	Lasts bool  // as Ability.Lasts
	If    func(x *Exec) bool
	Value func(x *Exec, n int) int
	// Since is when what sets a value began to, nil if it has from the beginning of the match.
	Since func(x *Exec) Moment
}

// Moment is a time of a match: a later one is larger. 0 is its beginning.
type Moment uint16

// PhaseOf returns the moment at which a phase of this round begins.
func (x *Exec) PhaseOf(p Phase) Moment {
	return Moment(x.S.Round)*Moment(NumPhases) + Moment(p)
}

// LayerSet are the layers of the modifiers that something has for a query, as bits.
type LayerSet uint8

// With adds a layer.
func (s LayerSet) With(l Layer) LayerSet { return s | 1<<l }

// ModHook is a modifier of a card in play.
type ModHook struct {
	Card CardID
	Mod  *Mod
}

// Weighed is what a query is about. Every query is about a subject; the asker fills in what else
// a card could look at.
type Weighed struct {
	Subject    ShipID
	Other      ShipID // the other ship of the deed, NoShip if there is none
	Action     Action
	Difficulty Difficulty // of the action
	Token      Token
	Dice       DiceColor // the pool that is modified
	Means      Means     // what modifies it
	Maneuver   Maneuver  // to which a dial would be set
	Object     Object    // the object of the deed
	Card       CardID    // the card of the deed
	Section    Section   // of a huge ship, where it matters at which
	noted      int16     // for the effect that lasts of which a modifier is looked at
}

// Means is what modifies dice.
type Means uint8

// The means of modifying dice.
const (
	ByAbility Means = iota
	ByFocusToken
	ByForce
	ByLock
	ByThisCard // by the card whose weapon makes the attack
)

// Changes reports whether there are cards that could change a query. Ask it first where it takes
// work to say what a query is about.
func (x *Exec) Changes(q Query) bool {
	return len(x.G.Mods[q]) > 0 || x.S.NCards > 0 && x.G.DealtMods[q] != 0 ||
		x.S.NLasting > 0 && x.G.LastingMods[q] != 0
}

// Query computes a value that cards may change: base, then every modifier in force. Modifiers
// only look, so a query can be asked at any time.
func (x *Exec) Query(q Query, subject ShipID, base int) int {
	if !x.Changes(q) {
		return base
	}
	return x.Weigh(q, Weighed{Subject: subject, Other: NoShip}, base)
}

// Weigh is Query about more than a subject.
func (x *Exec) Weigh(q Query, w Weighed, base int) int {
	if !x.Changes(q) {
		return base
	}
	hooks, layers := x.G.Mods[q], LayerSet(0)
	for i := range hooks {
		layers = layers.With(hooks[i].Mod.Layer)
	}
	dealt, lasting := x.S.Cards[:0], x.S.Lasts[:0]
	if set := x.G.DealtMods[q]; set != 0 {
		dealt, layers = x.S.Cards[:x.S.NCards], layers|set
	}
	if set := x.G.LastingMods[q]; set != 0 {
		lasting, layers = x.S.Lasts[:x.S.NLasting], layers|set
	}
	n := base
	for layer := SetTo; layer < numLayers; layer++ {
		if layers&(1<<layer) == 0 {
			continue
		}
		var latest Moment
		for i := range hooks {
			h := &hooks[i]
			if h.Mod.Layer != layer || !x.inForce(h.Card, h.Mod.Side, h.Mod.Lasts) {
				continue
			}
			n = x.apply(h.Mod, h.Card, x.G.Cards[h.Card].Ship, &w, n, 0, &latest)
		}
		for i := range dealt {
			c := &dealt[i]
			if !c.Faceup() {
				continue
			}
			for j := range x.G.Dealt[c.Code].Mods {
				m := &x.G.Dealt[c.Code].Mods[j]
				if m.Query == q && m.Layer == layer {
					n = x.apply(m, x.DealtID(i), c.Ship, &w, n, 0, &latest)
				}
			}
		}
		for i := range lasting {
			l := &lasting[i]
			if m := x.lastingMod(l, q, layer); m != nil {
				w.noted = l.N
				n = x.apply(m, l.Card, l.Ship, &w, n, l.Begun, &latest)
			}
		}
	}
	return n
}

// apply lets one modifier act on n that began at a moment, unless what has set n is later.
func (x *Exec) apply(m *Mod, card CardID, self ShipID, w *Weighed, n int, begun Moment, latest *Moment) int {
	if !m.Dead && !x.Present(self) {
		return n
	}
	f := x.probe(self, card)
	f.subject, f.weighed, f.weighing = w.Subject, *w, true
	if (m.If == nil || m.If(x)) && (m.Layer != SetTo || x.sets(m, begun, latest)) {
		was := n
		if n = m.Value(x, n); n != was && int(card) < len(x.Swayed) {
			x.Swayed[card] = true
		}
	}
	x.unprobe()
	return n
}

// sets reports whether a modifier that sets a value is not older than the latest that did. It is the latest
// then.
func (x *Exec) sets(m *Mod, begun Moment, latest *Moment) bool {
	if m.Since != nil {
		begun = m.Since(x)
	}
	if begun < *latest {
		return false
	}
	*latest = begun
	return true
}

// inForce reports whether a card in play works, with the given side up. One that was discarded to
// pay for an attack works until that attack is over (1e.attack.declare.pay-costs), and what lasts
// works on.
func (x *Exec) inForce(id CardID, side uint8, lasts bool) bool {
	c := &x.S.Charges[id]
	return !c.Silent && (!c.Off || lasts || x.attacksWith(id)) && (side == 0 || c.Side+1 == side) &&
		(int(id) >= len(x.G.Cards) || x.G.Cards[id].Lent == 0 || x.lent(&x.G.Cards[id]))
}

// lent reports whether the ship whose pilot ability a card is lends it now.
func (x *Exec) lent(c *CardInfo) bool {
	lender := &x.S.Ships[c.Lent-1]
	switch c.LentWhile {
	case LentDocked:
		return lender.Docked == uint8(c.Ship)+1
	case LentDestroyed:
		return lender.Destroyed
	case LentMarked:
		return x.marks(x.G.Ships[c.Ship].Pilots, ShipID(c.Lent-1))
	}
	return lender.InPlay()
}

// marks reports whether a card has marked a ship.
func (x *Exec) marks(id CardID, ship ShipID) bool {
	for i := range x.S.Lasts[:x.S.NLasting] {
		if l := &x.S.Lasts[i]; l.Card == id && l.Ship == ship && x.IsMark(l) {
			return true
		}
	}
	return false
}

// Mounted reports whether a ship has a weapon now: one that a docked ship gives it, while that is docked
// with it.
func (x *Exec) Mounted(id ShipID, w *Weapon) bool {
	return w.Docked == 0 || x.S.Ships[w.Docked-1].Docked == uint8(id)+1
}

// attacksWith reports whether the present attack is made with a card.
func (x *Exec) attacksWith(id CardID) bool {
	a := x.Attack()
	return a != nil && x.Info(a.Attacker).Weapons[a.Weapon].Card == id
}

// HasLine reports whether a line of a ship's action bar is in force.
func (x *Exec) HasLine(id ShipID, l *ActionLine) bool {
	if l.Needs && !x.Ship(id).Has(l.While) {
		return false
	}
	if l.Condition != 0 && !x.bears(id, l.Condition) {
		return false
	}
	return l.Card == NoCard || x.inForce(l.Card, l.Side, false) &&
		(l.Docked == 0 || x.S.Ships[x.G.Cards[l.Card].Ship].Docked == l.Docked) &&
		(l.If == nil || x.grants(id, l))
}

// bears reports whether a ship has a condition.
func (x *Exec) bears(id ShipID, code uint8) bool {
	for i := range x.S.Cards[:x.S.NCards] {
		if c := &x.S.Cards[i]; c.Code == code && c.Ship == id && c.Faceup() {
			return true
		}
	}
	return false
}

// grants reports whether a card grants a ship a line of its action bar now.
func (x *Exec) grants(id ShipID, l *ActionLine) bool {
	x.probe(id, l.Card)
	ok := l.If(x)
	x.unprobe()
	return ok
}

// DealtID returns the id of the i-th card of Table.Cards.
func (x *Exec) DealtID(i int) CardID { return CardID(len(x.G.Cards) + i) }

// Borne returns the damage card that lies faceup on a condition, the i-th of Table.Cards: one of Game.Dealt, 0 for
// none. It is where other cards have their charges.
func (g *Game) Borne(t *Table, i int) uint8 {
	if g.Dealt[t.Cards[i].Code].Bears.Trait == "" {
		return 0
	}
	return t.Charges[len(g.Cards)+i].Active
}

// Dealt returns the card dealt or assigned during play that has this id, nil for others.
func (x *Exec) Dealt(id CardID) *Card {
	i := int(id) - len(x.G.Cards)
	if id == NoCard || i < 0 {
		return nil
	}
	return &x.S.Cards[i]
}

// Free takes a card that was dealt or assigned during play, the i-th of Table.Cards, out of its
// place. Nothing is left of it, not even in the windows that are open.
func (x *Exec) Free(i int) {
	s := x.S
	s.Cards[i] = Card{}
	s.Charges[x.DealtID(i)] = Charge{}
	for p := range s.Secret {
		s.Secret[p].Known[i] = 0
	}
	for t := range s.Triggers[:s.NTriggers] {
		s.Triggers[t].Open.Clear(DealtHook(i))
	}
	for s.NCards > 0 && !s.Cards[s.NCards-1].InUse {
		s.NCards--
	}
}

// CodeOf returns what a card can do.
func (x *Exec) CodeOf(id CardID) *Code {
	if c := x.Dealt(id); c != nil {
		return x.G.Dealt[c.Code]
	}
	return x.G.Cards[id].Code
}
