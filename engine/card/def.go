package card

import (
	"fmt"
	"slices"

	"koiogran/engine/game"
)

// Def is what a card does. Its data (name, numbers, slots) is in package data under the
// same id.
type Def struct {
	ID string
	// Summary says what the card does in our own words; the code below it says the same.
	Summary    string
	Abilities  []Ability    // what it offers
	Mods       []Mod        // queries that it changes
	Actions    []Ability    // its "Action:" lines
	Weapon     *WeaponTerms // its attack line's requirement and cost
	Bonus      []BonusTerms // the bonus attack headers that it gives weapons of a huge ship
	Turret     *TurretTerms // the turret that its ship has, and what fires out of it
	Dock       *DockTerms   // the ships that can dock with its ship
	Loads      *LoadTerms   // the tokens that it places on other cards of its ship
	Teaches    *TeachTerms  // whom it lets perform the actions of another card of its ship
	Bar        []BarLine    // actions that it adds to the bar of its ship while conditions hold
	Lends      game.Action  // docked, it adds this white action to the bar of the other ship
	Shares     *ShareTerms  // the pilot abilities that ships have in common with others
	Swaps      *SwapTerms   // the upgrades that ships are equipped with during the match
	TailGun    TailGun      // the rear primary weapon that a docked ship gives the other
	Docks      game.Docking // how its ship docks
	Remote     *Remote      // what the remotes do that it places
	NoRecover  bool         // its charges cannot be recovered
	FixedForce bool         // the Force of its ship does not recover by itself
	Stores     bool         // its charges are tokens that Store has placed on it
	Silences   []string     // damage cards: the slots of its ship's cards that do not work
	Bears      game.Bears   // conditions: the damage card that lies faceup on it
	Secret     bool         // conditions: it shares its marker with others, and is assigned facedown
	Trait      string       // damage cards: "ship" or "pilot"
	Name       string       // cards without a data row: damage cards, conditions
}

// WeaponTerms are the requirement and the cost of an attack line.
type WeaponTerms struct {
	Lock, Focus, Calculate bool
	AnyOf                  bool // one of these is enough
	Charges                int
	SpendLock, SpendFocus  bool // the lock or the focus token is a cost
	Discard                bool // the card itself is
	Energy                 int  // this many energy tokens are
	Force                  int  // this many Force charges of the ship are
}

// BonusTerms are bonus attack headers of the card's own weapon, each for so much energy: 0 for those that cost none, and
// the same for all others. With Slots they are for any of the weapons in these slots in addition to their own headers;
// with Only, in place of those.
type BonusTerms struct {
	Energy []int
	Slots  []string
	Only   bool
}

// BarLine is an action on the action bar of the card's ship while conditions hold.
type BarLine struct {
	Action     game.Action
	Difficulty game.Difficulty
	If         []Cond
}

// Remote is what the remotes do that a card places. Each is Self of its own abilities; its numbers stand
// in package data with the card.
type Remote struct {
	N         int // how many there are; as many as the card has charges if it is 0
	Abilities []Ability
	Mods      []Mod
}

// TurretTerms give a ship a single turret indicator, out of whose arc it fires what else would fire
// out of its front arc.
type TurretTerms struct {
	Primary bool     // its primary weapon
	Slots   []string // its special weapons in these slots
}

// TeachTerms let other friendly ships of a type, at these ranges of the card's ship, perform the
// actions of the upgrade in a slot of it.
type TeachTerms struct {
	Slot, Ship  string
	Least, Most int
}

// ShareTerms let a ship have the pilot ability of another, too.
type ShareTerms struct {
	From   string // that of each other friendly ship in play with this upgrade
	Docked bool   // instead, the ship that the card's ship is docked with has that of the card's ship
	Host   bool   // instead, the card's ship has that of a destroyed ship which could take it on board
	Marked bool   // instead, the card's ship has that of an enemy which the card has marked, if it assigns no condition
}

// SwapTerms are the upgrades in these slots that an ability equips ships with during the match. They are laid out
// with each ship that could have them from the beginning, away until an ability equips it with them.
type SwapTerms struct {
	Slots []string
	// Ships are the types of friendly ships that can be equipped with those of the card's ship, Plain
	// says that any of them that is not limited can.
	Ships []string
	Plain bool
	// Exchange says instead that all friendly ships with such upgrades can exchange them.
	Exchange bool
	// Outside says instead that the card's ship replaces its own with others from outside of the match.
	Outside bool
	// Under says instead that the card's ship has one from outside of the match facedown under the card, for a
	// slot that is free. It is not limited.
	Under bool
}

// LoadTerms are the tokens that a card places on each other card of its ship in these slots: one is
// discarded instead of that card.
type LoadTerms struct {
	Slots  []string
	Tokens int
	Squad  bool // the cards of all ships of its squad
}

// Ability is one thing that a card offers.
type Ability struct {
	Name string
	When game.Window
	// By says whose moment it is, Against what the other ship of it must be; without both it is
	// Self's. A moment of no one, such as the start of a phase, has neither.
	By, Against []Cond
	If          []Cond
	Must        bool // it has no "may"
	Per         game.Limit
	Side        int           // the side of the card that must be up: 1 or 2; 0 for either
	Dead        bool          // it works although its ship has left play
	Lasts       bool          // it works although its card is discarded
	Docked      bool          // it works while its ship is docked, and then only
	Theirs      bool          // while dice are modified: the ship that modifies them may use it, and is Self then
	Spends      game.Spending // what an ability of the rules spends on dice
	Do          []Op
}

// Compiler turns definitions into what the machine runs. It belongs to one edition.
type Compiler struct {
	Procs []game.Proc
}

// Add appends a procedure and returns its id.
func (c *Compiler) Add(p game.Proc) game.ProcID {
	p.Compile()
	c.Procs = append(c.Procs, p)
	return game.ProcID(len(c.Procs) - 1)
}

// Compile turns a definition into code. It panics on a definition that cannot work: that is
// a programmer's mistake, found by building the edition in a test.
func (c *Compiler) Compile(d *Def) *game.Code {
	code := &game.Code{
		ID: d.ID, Name: d.Name, Trait: d.Trait, NoRecover: d.NoRecover, Stores: d.Stores,
		Silences: d.Silences, Bears: d.Bears, Secret: d.Secret,
	}
	for i := range d.Mods {
		code.Mods = append(code.Mods, d.Mods[i].compile())
	}
	for i := range d.Abilities {
		c.ability(code, &d.Abilities[i], d.Abilities[i].Do)
	}
	for i := range d.Actions {
		a := d.Actions[i]
		a.When, a.Per = PerformAction, game.OncePerRound
		twin := notByTwin(code, uint8(len(code.Abilities)))
		a.If = append([]Cond{canCardAction, twin}, a.If...)
		c.action(code, &a)
	}
	return code
}

// canCardAction reports whether the open menu offers actions of cards.
func canCardAction(x *game.Exec) bool {
	_, ok := Performable(x, game.CardAction)
	return ok
}

// notByTwin reports whether no other copy of the card on its ship has been used for the action with a
// bit this round (1e.action.no-repeat-duplicate-cards).
func notByTwin(code *game.Code, bit uint8) Cond {
	return func(x *game.Exec) bool {
		for i := range x.G.Cards {
			c := &x.G.Cards[i]
			if c.Code == code && c.Ship == x.Self() && game.CardID(i) != x.Card() &&
				x.S.Charges[i].Used&(1<<bit) != 0 {
				return false
			}
		}
		return true
	}
}

// ability compiles one ability of a card. One that places a device in the System phase does so
// too where another card has the ship place a device.
func (c *Compiler) ability(code *game.Code, a *Ability, ops []Op) {
	c.finish(code, a, ops, outlineOf(ops))
	if a.When == SystemStep && slices.ContainsFunc(ops, func(op Op) bool { return op.Places }) {
		again := *a
		again.When = PlaceOne
		c.finish(code, &again, ops, outlineOf(ops))
	}
}

// action compiles one "Action:" line of a card.
func (c *Compiler) action(code *game.Code, a *Ability) {
	c.finish(code, a, a.Do, ActionOutline(game.CardAction, outlineOf(a.Do)))
}

// finish adds an ability with its procedure to code.
func (c *Compiler) finish(code *game.Code, a *Ability, ops []Op, do game.Part) {
	if a.When == game.NoWindow || a.Name == "" || len(ops) == 0 {
		panic(fmt.Sprintf("card: %s: ability %q without window, name or steps", code.ID, a.Name))
	}
	proc := c.Add(game.Proc{Name: code.ID + ": " + a.Name, Ability: true, Do: do})
	conds := append(a.whose(), a.If...)
	code.Abilities = append(code.Abilities, &game.Ability{
		ID: code.ID, Name: a.Name, Window: a.When, Proc: proc, Must: a.Must, Per: a.Per,
		Bit: uint8(len(code.Abilities)), Side: uint8(a.Side),
		Dead:  a.Dead || a.When == BeforePlacing, // no ship is on the table yet
		Lasts: a.Lasts, Docked: a.Docked, Theirs: a.Theirs, Spends: a.Spends, Code: code,
		Can: func(x *game.Exec) bool {
			for _, cond := range conds {
				if !cond(x) {
					return false
				}
			}
			return feasible(x, ops)
		},
	})
}

// whose are the conditions on the ships of the moment.
func (a *Ability) whose() []Cond {
	switch {
	case nobodys(a.When):
		if a.By != nil || a.Against != nil {
			panic(fmt.Sprintf("card: ability %q: %s is nobody's moment", a.Name, WindowName(a.When)))
		}
		return nil
	case a.Theirs:
		return nil
	case a.By == nil && a.Against == nil:
		return []Cond{func(x *game.Exec) bool { return Active(x) == x.Self() }}
	}
	var conds []Cond
	if a.By != nil {
		conds = append(conds, Active.Is(a.By...))
	}
	if a.Against != nil {
		conds = append(conds, opposing.Is(a.Against...))
	}
	return conds
}

// Anyone is true of every ship.
func Anyone(*game.Exec) bool { return true }

// opposing is the other ship of the moment. While dice are modified the trigger names the ship that
// modifies them.
var opposing Ref = func(x *game.Exec) game.ShipID {
	switch t := x.Trigger(); t.Window {
	case ModifyAttack:
		return Defender(x)
	case ModifyDefense:
		return Attacker(x)
	default:
		return t.Other
	}
}

// feasible reports whether every op can be carried out. What follows a choice of a ship must be
// possible with at least one candidate, and what follows a cost must be possible with what that
// leaves (2e.timing.cost-only-if-effect). Something has to change by other ops than costs.
func feasible(x *game.Exec, ops []Op) bool { return feasibleAfter(x, ops, false) }

// feasibleAfter is feasible for ops after others; works says that those change something.
func feasibleAfter(x *game.Exec, ops []Op, works bool) bool {
	spent := x.Spent()
	ok := eachFeasible(x, ops, works)
	x.WeighSpent(spent)
	return ok
}

// eachFeasible weighs ops one after another, each as if those before it had been paid for.
func eachFeasible(x *game.Exec, ops []Op, works bool) bool {
	idle := false
	for i := range ops {
		if ops[i].Picks != nil {
			for id := range x.S.NShips {
				if candidate(x, game.ShipID(id), ops[i:], works) {
					return true
				}
			}
			return false
		}
		if ops[i].Can != nil && !ops[i].Can(x) {
			return false
		}
		x.WeighSpent(x.Spent() + ops[i].Force)
		if ops[i].idle != nil && ops[i].idle(x) {
			idle = true
		} else if !ops[i].Cost {
			works = true
		}
	}
	return works || !idle
}

// candidate reports whether a ship can be chosen by the first of the ops so that the rest can be
// carried out; works says that ops before them change something.
func candidate(x *game.Exec, id game.ShipID, ops []Op, works bool) bool {
	return fits(x, id, ops[0].Picks) && x.With(id, func(x *game.Exec) bool { return feasibleAfter(x, ops[1:], works) })
}

// outlineOf puts ops one after another.
func outlineOf(ops []Op) game.Parts {
	var parts game.Parts
	for i := range ops {
		switch {
		case ops[i].Picks != nil:
			parts = append(parts, chooseStep(ops[i:]))
		case ops[i].Do != nil:
			parts = append(parts, ops[i].Do)
		}
	}
	return parts
}

// chooseStep asks for a ship.
func chooseStep(ops []Op) game.Step {
	return game.Step{
		Name: "choose a ship",
		Who:  func(x *game.Exec) game.Players { return game.Only(x.Owner(x.Self())) },
		Ask: func(x *game.Exec, _ game.Player, q *game.Question) {
			for i := range x.S.NShips {
				if id := game.ShipID(i); candidate(x, id, ops, true) {
					q.AddShip(id)
				}
			}
		},
		Take: func(x *game.Exec, _ game.Player, c game.Choice) { x.Choose(c.Ship) },
	}
}
