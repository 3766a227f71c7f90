package bench

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// squads are pairs of squads of four ships, with cards of many kinds. A match is played with the
// first pair that an edition has the cards of.
func squads() [][2]rules.Squad {
	ship := func(pilot string, upgrades ...string) rules.Loadout {
		return rules.Loadout{Pilot: pilot, Upgrades: upgrades}
	}
	return [][2]rules.Squad{{
		{Ships: []rules.Loadout{
			ship("wedgeantilles", "servomotorsfoils", "protontorpedoes"),
			ship("lukeskywalker", "servomotorsfoils"),
			ship("garvendreis-t65xwing", "protontorpedoes"), ship("jekporkins"),
		}},
		{Ships: []rules.Loadout{
			ship("howlrunner"), ship("maulermithel"), ship("academypilot"), ship("academypilot"),
		}},
	}, {
		{Ships: []rules.Loadout{
			ship("wedgeantilles", "protontorpedoes"), ship("lukeskywalker"),
			ship("garvendreis", "protontorpedoes"), ship("rookiepilot"),
		}},
		{Ships: []rules.Loadout{
			ship("howlrunner"), ship("maulermithel"), ship("academypilot"), ship("academypilot"),
		}},
	}, {
		{Ships: []rules.Loadout{
			ship("philip-hughes-gm", "rgm-79-gm.bsg"), ship("chap-adel-gm-cannon", "rgc-80-gm-cannon.bsg"),
			ship("gm-sniper-ace-corps", "rgm-79sc-gm-sniper-custom.sr"), ship("gm-cadet", "rgm-79-gm.mg"),
		}},
		{Ships: []rules.Loadout{
			ship("johnny-ridden-zaku", "ms-06s-zaku-ii-commander.mg"),
			ship("gene-zaku", "ms-06f-zaku-ii.mg"),
			ship("jq-zaku-recon", "ms-06r-zaku-ii-recon.mg"), ship("zaku-recruit", "ms-06f-zaku-ii.asr"),
		}},
	}}
}

// pair returns the first pair of squads that an edition has the ships of.
func pair(c *rules.Compiled) [2]rules.Squad {
	list := squads()
	for _, p := range list {
		known := true
		for _, l := range slices.Concat(p[0].Ships, p[1].Ships) {
			_, ok := c.Facts.Pilot(l.Pilot)
			known = known && ok
		}
		if known {
			return p
		}
	}
	return list[0]
}

// obstacles are six of those that belong to a game.
func obstacles(measure geom.Game) []string {
	var list []string
	for _, id := range [...]string{"coreasteroid0", "coreasteroid1", "coreasteroid2",
		"vt49decimatordebris0", "gascloud1", "gascloud2", "vt49decimatordebris1", "coreasteroid4"} {
		if o, ok := geom.ObstacleNamed(id); ok && measure.Has(o.Kind()) && len(list) < 6 {
			list = append(list, id)
		}
	}
	return list
}

// roundLimit ends matches in which two ships never meet.
const roundLimit = 60

// table plays matches of one game, one after the other.
type table struct {
	g      *game.Game
	begun  game.State  // before the first answer
	s      *game.State // the present one
	twin   *game.State // and room for the next
	x      *game.Exec
	random bot.Player
	dice   dealer.Seeded
	rng    *rand.Rand
	view   view.View
	by     game.Player // who answered last,
	choice game.Choice // and what
	flying bool        // dials keep ships on the table where they can
}

// newTable sets a match up. If flying, dials are set at random among the maneuvers that keep a
// ship on the table, so that matches last as long as between people.
func newTable(c *rules.Compiled, setup rules.Setup, flying bool) (*table, error) {
	g, s, err := c.NewGame(setup)
	if err != nil {
		return nil, fmt.Errorf("bench: %w", err)
	}
	return &table{
		g: g, begun: *s, s: s, twin: new(game.State), x: game.NewExec(g), random: bot.Uniform(g, 1),
		dice: dealer.NewSeeded(1), rng: rand.New(rand.NewPCG(1, 2)), flying: flying,
	}, nil
}

// step plays one answer as a search does: it lists the options, clones the state and plays one.
func (t *table) step() {
	if t.s.Over {
		*t.s = t.begun
	}
	p := t.x.Waiting(t.s).First()
	q := t.x.Ask(t.s, p)
	var c game.Choice
	switch {
	case p == game.Chance:
		c = t.dice.Deal(q)
	case q.Kind == game.PlaceQuestion:
		t.view = view.Of(t.g, t.s, p)
		c = t.random.Answer(&t.view, q)
	default:
		c = t.random.Answer(nil, q)
		if t.flying {
			c = t.staying(q, c)
		}
	}
	t.by, t.choice = p, c
	*t.twin = *t.s
	t.x.Play(t.twin, p, c, nil)
	t.s, t.twin = t.twin, t.s
}

// staying draws again where a maneuver would leave the table at once or at the next turn. What is drawn
// then may be no maneuver, or one that no ship executes.
func (t *table) staying(q *game.Question, c game.Choice) game.Choice {
	for range 20 {
		if c.Verb != game.DialVerb || c.Ship == game.NoShip {
			return c
		}
		at := geom.Final(t.g.Ships[c.Ship].Size, t.s.Ships[c.Ship].Pose, c.Maneuver.Path(), geom.Middle)
		if t.inside(c.Ship, at, geom.Stationary) &&
			(t.inside(c.Ship, at, geom.TurnLeft) || t.inside(c.Ship, at, geom.TurnRight)) {
			return c
		}
		c = q.Opts[t.rng.IntN(q.N)]
	}
	return c
}

// inside reports whether a ship is on the table after another maneuver of speed 2.
func (t *table) inside(id game.ShipID, at geom.Pose, next geom.Bearing) bool {
	size := t.g.Ships[id].Size
	if size.Huge() { // they turn no more than that
		switch next {
		case geom.TurnLeft:
			next = geom.BankLeft
		case geom.TurnRight:
			next = geom.BankRight
		}
	}
	end := geom.Place(size, geom.Final(size, at, geom.Maneuver{Bearing: next, Speed: 2}, geom.Middle))
	return t.g.Area.Holds(&end)
}

// match plays one match from its first question to its end.
func (t *table) match() {
	*t.s = t.begun
	for t.step(); !t.s.Over; {
		t.step()
	}
}

// setupOf returns a match of two squads.
func setupOf(o Options, squads [2]rules.Squad) rules.Setup {
	setup := rules.Setup{Squads: squads, Obstacles: obstacles(o.Edition.Measure),
		Options: game.Options{RoundLimit: roundLimit}}
	if o.Epic {
		area := geom.EpicArea()
		setup.Width, setup.Height = uint16(area.Width/geom.Millimeter), uint16(area.Height/geom.Millimeter)
		setup.Obstacles = append(setup.Obstacles, setup.Obstacles...)
	}
	return setup
}

// all lists what is measured.
func all(o Options) ([]work, error) {
	c, squads := o.Edition, pair(o.Edition)
	if o.Squads != nil {
		squads = *o.Squads
	}
	setup := setupOf(o, squads)
	wild, err := newTable(c, setup, false)
	if err != nil {
		return nil, err
	}
	flying, err := newTable(c, setup, true)
	if err != nil {
		return nil, err
	}
	var twin game.State
	works := []work{
		{name: "clone a state", unit: nanoseconds, do: func(n int) {
			for range n {
				twin = *flying.s
			}
		}},
		{name: "steps, players at random", unit: perSecond, target: 300_000, counted: true,
			do: times(wild.step)},
		{name: "steps, ships that stay on the table", unit: perSecond, target: 300_000,
			counted: true, do: times(flying.step)},
		{name: "matches, players at random", unit: perSecond, target: 1000,
			do: times(wild.match)},
		{name: "matches, ships that stay on the table", unit: perSecond, do: times(flying.match)},
		{name: "new games", unit: perSecond, do: func(n int) {
			for range n {
				if _, _, err := c.NewGame(setup); err != nil {
					panic(err)
				}
			}
		}},
	}
	_ = twin
	return append(works, measures()...), nil
}

// times does something n times.
func times(do func()) func(n int) {
	return func(n int) {
		for range n {
			do()
		}
	}
}
