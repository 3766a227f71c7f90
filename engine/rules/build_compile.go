package rules

import (
	"fmt"
	"strings"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// Compiled is an edition ready to begin matches. It is safe for use by many goroutines.
type Compiled struct {
	*Edition
	base  game.Game
	decks []deck
	// hugeTitles is the damage deck that a side has for its huge ships without sections.
	hugeTitles [game.MaxTitles]uint8
	match      game.ProcID
	pilots     cards
	upgrades   cards
	abilities  cards // ship abilities by name
	byCode     map[*game.Code]compiledCard
	launched   map[string]string // the pilot that an upgrade brings into play
	missions   []*game.Code      // what missions let ships do, in the order of Missions
	built      game.ActionSet    // the actions for which there is a rule
}

// compiledCard is a card ready for matches: what it does, its definition, and what its remotes do.
type compiledCard struct {
	code   *game.Code
	def    *card.Def
	remote *game.Code
}

// cards are the compiled cards of a kind by id.
type cards map[string]compiledCard

// Under returns the edition with its cards as another points list has them. What they do stays the same.
func (c *Compiled) Under(facts *data.Catalogue) *Compiled {
	e, out := *c.Edition, *c
	e.Facts, out.Edition = facts, &e
	return &out
}

// Compile prepares an edition. It panics if the edition cannot work.
func Compile(e *Edition) *Compiled {
	c := &Compiled{Edition: e, byCode: map[*game.Code]compiledCard{}, launched: map[string]string{}}
	var comp card.Compiler
	comp.Add(game.QueueProc())
	c.match = comp.Add(e.Match)
	for r := range game.Role(game.NumRoles) {
		if p, ok := e.Procs[r]; ok {
			c.base.Roles[r] = comp.Add(p)
		}
	}
	c.base.RuleHooks, c.built = e.Everyone(&comp)
	c.pilots = c.compile(&comp, e.Pilots)
	c.upgrades = c.compile(&comp, e.Upgrades)
	c.abilities = c.compile(&comp, e.ShipAbilities)
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
		c.byCode[code] = compiledCard{code: code, def: &c.Conditions[i]}
		c.base.Dealt = append(c.base.Dealt, code)
	}
	for _, code := range c.base.Dealt {
		for i := range code.Mods {
			m := &code.Mods[i]
			c.base.DealtMods[m.Query] = c.base.DealtMods[m.Query].With(m.Layer)
		}
	}
}

// compile compiles definitions of a kind of cards. An id that is there twice panics.
func (c *Compiled) compile(comp *card.Compiler, defs []card.Def) cards {
	into := cards{}
	for i := range defs {
		d := &defs[i]
		if into[d.ID].code != nil {
			panic("rules: two definitions of " + d.ID)
		}
		done := compiledCard{code: comp.Compile(d), def: d}
		if d.Remote != nil {
			done.remote = comp.Compile(&card.Def{ID: d.ID, Abilities: d.Remote.Abilities, Mods: d.Remote.Mods})
		}
		into[d.ID], c.byCode[done.code] = done, done
	}
	return into
}

// noDef is the definition of cards that do nothing.
var noDef card.Def

// defOf returns the definition of which a code is made.
func (c *Compiled) defOf(code *game.Code) *card.Def {
	if d := c.byCode[code].def; d != nil {
		return d
	}
	return &noDef
}

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
	if err := b.wings(&setup); err != nil {
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

// hugeDeck is the damage deck of the data that holds the titles of huge ships: which of them a ship
