package rules

import (
	"errors"
	"fmt"
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Edition is a game's rules as a value: its procedures, its cards, its tables.
type Edition struct {
	ID      string
	Version string
	Facts   *data.Catalogue
	// Match is the procedure of a whole match; Procs are those that it and cards call.
	Match   game.Proc
	Procs   map[game.Role]game.Proc
	Measure geom.Game
	Width   int32 // of the play area in nanometers
	Height  int32
	Tokens  [game.NumTokens]game.TokenInfo
	// Reasons are the clauses by which something is refused.
	Reasons [game.NumReasons]string
	// What cards do, by the ids of Facts. Ship abilities go by their names.
	Pilots, Upgrades, ShipAbilities []card.Def
	// Damage are the titles of the damage decks; conditions follow them in Game.Dealt.
	Damage, Conditions []card.Def
	Devices            []game.DeviceInfo
	// Missions are what can be played apart from the usual match.
	Missions []Mission
	// Timed says that its rules say how a match with a time limit ends.
	Timed bool
	// Teams says that its rules say how three or four players play in two teams (1e.team.two-teams).
	Teams bool
	// Difficulty is the rule of precedence among what changes the difficulty of a maneuver: Harder, or
	// HarderWins.
	Difficulty func(base game.Difficulty, changes int) game.Difficulty
	// StaysInPlay reports whether a ship that has just been destroyed stays in play for the time being.
	StaysInPlay func(x *game.Exec, id game.ShipID) bool
	// Counters says that counters stand in for damage cards which cannot be drawn; where they do
	// not, the facedown cards are counted and make a new deck (2e.damage.deck-exhausted).
	Counters bool
	// FloorsValues says that agility and the value of a primary weapon count as 0 where they are
	// below that, before dice are added.
	FloorsValues bool
	// Slowed returns how many defense dice a ship rolls less for its tractor tokens.
	Slowed func(x *game.Exec, id game.ShipID) int
	// Bonus are the dice that an attack at each range gives to either side.
	Bonus game.RangeBonus
	// Optional are the settings of a match that this edition has and others have not: those that are
	// on here.
	Optional game.Options
	// Harmless are kinds of obstacles that have no effect on ships that move.
	Harmless [geom.Kinds]bool
	// MayTarget reports whether a ship may attack another at all; nil where every enemy may be.
	MayTarget func(x *game.Exec, id, other game.ShipID) bool
	// CardDealt is what a damage card does to every ship that it is dealt to, nil for nothing.
	CardDealt func(x *game.Exec, id game.ShipID)
	// AlsoOnBar are lines that every action bar has.
	AlsoOnBar []game.ActionLine
	// Rulebook is what the ids of its clauses begin with, and Clauses are those that it calls by
	// another name than shared steps do; see game.Game.
	Rulebook string
	Clauses  map[string]string
	// Huge are the huge ships of the game that have sections, by the ids of their (fore) ship cards.
	Huge map[string]HugeShip
	// Fleets says that huge ships without sections are played (2e.huge.size).
	Fleets bool
	// Everyone are the abilities that the rules give to every ship.
	Everyone func(c *card.Compiler) ([game.NumWindows][]*game.Ability, game.ActionSet)
}

// Compiled is an edition ready to begin matches. It is safe for use by many goroutines.
type Compiled struct {
	*Edition
	base  game.Game
	decks []deck
	// hugeTitles is the damage deck that a side has for its huge ships without sections.
	hugeTitles [game.MaxTitles]uint8
	match      game.ProcID
	pilots     map[string]*game.Code
	upgrades   map[string]*game.Code
	abled      map[string]*game.Code // ship abilities by name
	terms      map[string]*card.WeaponTerms
	berths     map[*game.Code]*card.DockTerms
	loaded     map[string]*card.LoadTerms
	teaches    map[string]*card.TeachTerms
	turrets    map[*game.Code]*card.TurretTerms
	bars       map[*game.Code][]card.BarLine
	fixed      map[*game.Code]bool    // the Force of its ship does not recover by itself
	lends      map[string]game.Action // what ships of an ability add to the bar of their carrier
	shares     map[*game.Code]*card.ShareTerms
	remotes    map[*game.Code]*remoteCode
	swaps      map[*game.Code]*card.SwapTerms
	tailGuns   map[*game.Code]card.TailGun
	docked     map[*game.Code]game.Docking
	launched   map[string]string // the pilot that an upgrade brings into play
	missions   []*game.Code      // what missions let ships do, in the order of Missions
	built      game.ActionSet    // the actions for which there is a rule
}

// Under returns the edition with its cards as another points list has them. What they do stays the same.
func (c *Compiled) Under(facts *data.Catalogue) *Compiled {
	e, out := *c.Edition, *c
	e.Facts, out.Edition = facts, &e
	return &out
}

// Compile prepares an edition. It panics if the edition cannot work.
func Compile(e *Edition) *Compiled {
	c := &Compiled{
		Edition: e, pilots: map[string]*game.Code{}, upgrades: map[string]*game.Code{},
		abled: map[string]*game.Code{}, terms: map[string]*card.WeaponTerms{},
		berths: map[*game.Code]*card.DockTerms{}, lends: map[string]game.Action{},
		loaded: map[string]*card.LoadTerms{}, teaches: map[string]*card.TeachTerms{},
		turrets: map[*game.Code]*card.TurretTerms{}, bars: map[*game.Code][]card.BarLine{},
		fixed:  map[*game.Code]bool{},
		shares: map[*game.Code]*card.ShareTerms{}, remotes: map[*game.Code]*remoteCode{},
		tailGuns: map[*game.Code]card.TailGun{},
		swaps:    map[*game.Code]*card.SwapTerms{},
		docked:   map[*game.Code]game.Docking{}, launched: map[string]string{},
	}
	var comp card.Compiler
	comp.Add(game.QueueProc())
	c.match = comp.Add(e.Match)
	for r := range game.Role(game.NumRoles) {
		if p, ok := e.Procs[r]; ok {
			c.base.Roles[r] = comp.Add(p)
		}
	}
	c.base.RuleHooks, c.built = e.Everyone(&comp)
	compileAll(&comp, e.Pilots, c.pilots)
	compileAll(&comp, e.Upgrades, c.upgrades)
	compileAll(&comp, e.ShipAbilities, c.abled)
	for i := range e.Upgrades {
		c.onShip(c.upgrades[e.Upgrades[i].ID], &e.Upgrades[i])
		c.terms[e.Upgrades[i].ID] = e.Upgrades[i].Weapon
		c.loaded[e.Upgrades[i].ID] = e.Upgrades[i].Loads
		c.remote(&comp, &e.Upgrades[i])
	}
	for i := range e.Pilots {
		c.onShip(c.pilots[e.Pilots[i].ID], &e.Pilots[i])
		c.teaches[e.Pilots[i].ID] = e.Pilots[i].Teaches
	}
	for i := range e.ShipAbilities {
		c.onShip(c.abled[e.ShipAbilities[i].ID], &e.ShipAbilities[i])
		c.lends[data.Key(e.ShipAbilities[i].ID)] = e.ShipAbilities[i].Lends
	}
	for i := range e.Facts.Pilots {
		if p := &e.Facts.Pilots[i]; p.Launched != "" {
			c.launched[p.Launched] = p.ID
		}
	}
	c.dealt(&comp)
	c.finish(&comp)
	return c
}

// finish fills in what all matches of the edition share, once its cards are compiled.
func (c *Compiled) finish(comp *card.Compiler) {
	e := c.Edition
	for i := range e.Missions {
		c.missions = append(c.missions, comp.Compile(&card.Def{
			ID: "rules", Abilities: e.Missions[i].Abilities,
		}))
	}
	c.base.Devices = e.Devices
	c.base.Procs = comp.Procs
	c.base.LastingMods = lastingMods(comp.Procs)
	c.base.Tokens, c.base.Measure, c.base.Reasons = e.Tokens, e.Measure, e.Reasons
	c.base.Windows = card.WindowModes()
	c.base.RunDeferred, c.base.Concede, c.base.StaysInPlay = RunDeferred, Concede, e.StaysInPlay
	c.base.Difficulty, c.base.Slowed = e.Difficulty, e.Slowed
	c.base.Rulebook, c.base.Clauses = e.Rulebook, e.Clauses
	c.base.Bonus, c.base.Harmless, c.base.MayTarget = e.Bonus, e.Harmless, e.MayTarget
	c.base.CardDealt, c.base.Counters = e.CardDealt, e.Counters
	c.base.FloorsValues = e.FloorsValues
	c.base.Setup = game.Setup{Edition: e.ID, Version: e.Version}
	c.base.Area = geom.Area{Width: e.Width, Height: e.Height}
}

// onShip notes what a card does to the weapons and the action bar of its ship, and which ships dock with it.
func (c *Compiled) onShip(code *game.Code, d *card.Def) {
	c.turrets[code], c.bars[code], c.shares[code] = d.Turret, d.Bar, d.Shares
	c.fixed[code] = d.FixedForce
	if d.Swaps != nil {
		c.swaps[code] = d.Swaps
	}
	c.berths[code], c.tailGuns[code], c.docked[code] = d.Dock, d.TailGun, d.Docks
}

// dealt compiles the cards that are dealt or assigned during play: the damage deck first, since
// its titles are the places in the list.
func (c *Compiled) dealt(comp *card.Compiler) {
	c.base.Dealt = append(c.base.Dealt, &game.Code{}) // titles count from 1
	for i := range c.Damage {
		row, ok := c.Facts.DamageCard(c.Damage[i].ID)
		if !ok {
			panic("rules: no data for damage card " + c.Damage[i].ID)
		}
		d := c.Damage[i]
		d.Name, d.Trait = row.Name, row.Trait
		if row.Deck != hugeDeck {
			c.count(row)
		} else {
			c.hugeTitles[len(c.base.Dealt)] = uint8(row.Count)
		}
		c.base.Dealt = append(c.base.Dealt, comp.Compile(&d))
	}
	for i := range c.Conditions {
		row, ok := c.Facts.Condition(c.Conditions[i].ID)
		if !ok {
			panic("rules: no data for condition " + c.Conditions[i].ID)
		}
		d := c.Conditions[i]
		d.Name = row.Name
		code := comp.Compile(&d)
		code.Limited = uint8(row.Limited)
		c.bars[code] = d.Bar
		c.base.Dealt = append(c.base.Dealt, code)
	}
	for _, code := range c.base.Dealt {
		for i := range code.Mods {
			m := &code.Mods[i]
			c.base.DealtMods[m.Query] = c.base.DealtMods[m.Query].With(m.Layer)
		}
	}
}

// compileAll compiles definitions into a map by id. An id that stands twice panics.
func compileAll(comp *card.Compiler, defs []card.Def, into map[string]*game.Code) {
	for i := range defs {
		if into[defs[i].ID] != nil {
			panic("rules: two definitions of " + defs[i].ID)
		}
		into[defs[i].ID] = comp.Compile(&defs[i])
	}
}

// ConditionCode returns the place of a condition in Game.Dealt, for cards that assign it.
func ConditionCode(x *game.Exec, id string) uint8 {
	for i, code := range x.G.Dealt {
		if code.ID == id {
			return uint8(i)
		}
	}
	panic("rules: no condition " + id)
}

// Setup is what a match begins with.
type Setup struct {
	// Squads are those of seats 1 and 2, who are the captains of their sides.
	Squads [2]Squad
	// Partners are those of seat 3, the partner of seat 1, and of seat 4, the partner of seat 2; none
	// for a match of two players. Three players make sides of two and one (1e.team.two-teams).
	Partners  []Squad
	Obstacles []string // codes of the obstacles to place, the first player's first
	Options   game.Options
	Mission   string // the id of a mission of the edition, empty for the usual match
	// Unimplemented lets cards take part whose ability is not built: they do nothing.
	Unimplemented bool
	// Width and Height are the play area in millimeters, 0 for the edition's own
	// (2e.setup.play-area.other-size-by-agreement).
	Width, Height uint16
}

// Squad is what a match needs to know of a squad.
type Squad struct {
	Name   string
	Ships  []Loadout
	Points int
	Deck   string // its damage deck, where an edition has several; empty for the first of them
	// Collection are the quick builds that can return in an Escalation match.
	Collection []Loadout
}

// Loadout is one ship and its upgrades.
type Loadout struct {
	Pilot    string
	Upgrades []string
	Points   int
	// Aft is the other ship card of a huge ship that has two, with its upgrades and points; nil for
	// others (1e.huge.one-ship).
	Aft *Loadout
}

// The errors of NewGame.
var (
	ErrSetup         = errors.New("rules: set-up")
	ErrUnimplemented = errors.New("rules: not built yet")
)

// NewGame makes a match ready to start: a game and its first state, with its first question
// open. Cards whose ability is not built are refused by name with ErrUnimplemented.
func (c *Compiled) NewGame(setup Setup) (*game.Game, *game.State, error) {
	g := c.base
	g.Options = setup.Options
	s := &game.State{}
	b := builder{Compiled: c, g: &g, s: s}
	if err := b.optional(); err != nil {
		return nil, nil, err
	}
	if err := b.area(setup.Width, setup.Height); err != nil {
		return nil, nil, err
	}
	if err := b.mission(&setup); err != nil {
		return nil, nil, err
	}
	if err := b.squads(&setup); err != nil {
		return nil, nil, err
	}
	if err := b.layOut(); err != nil {
		return nil, nil, err
	}
	if len(b.missing) > 0 && !setup.Unimplemented {
		return nil, nil, fmt.Errorf("%w: %s", ErrUnimplemented, strings.Join(b.missing, ", "))
	}
	if err := b.obstacles(setup.Obstacles); err != nil {
		return nil, nil, err
	}
	b.docks()
	if err := b.tailGun(); err != nil {
		return nil, nil, err
	}
	if err := b.share(); err != nil {
		return nil, nil, err
	}
	if err := b.addRemotes(); err != nil {
		return nil, nil, err
	}
	b.loads()
	if err := b.teach(); err != nil {
		return nil, nil, err
	}
	b.nameShips()
	b.hook()
	s.NShips = uint8(len(g.Ships))
	for p := range setup.Squads {
		deck, err := c.deckNamed(setup.Squads[p].Deck)
		if err != nil {
			return nil, nil, err
		}
		g.Decks[p], s.Decks[p].Unseen = deck.titles, deck.titles
	}
	b.hugeDecks()
	x := game.NewExec(&g)
	x.Begin(s, c.match)
	return &g, s, nil
}

// lastingMods returns the queries that effects can change which steps of procs begin.
func lastingMods(procs []game.Proc) (set [game.NumQueries]game.LayerSet) {
	for i := range procs {
		for j := range procs[i].Steps {
			if m := procs[i].Steps[j].Lasts; m != nil {
				set[m.Query] = set[m.Query].With(m.Layer)
			}
		}
	}
	return set
}
