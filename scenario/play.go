package scenario

import (
	"fmt"
	"strings"
	"sync"

	"koiogran/edition"
	"koiogran/game"
	"koiogran/geom"
	"koiogran/rules"
	"koiogran/scene"
)

// compiled holds the editions that have been played, prepared once.
var compiled = sync.OnceValue(func() map[string]*rules.Compiled {
	all := map[string]*rules.Compiled{}
	for _, id := range edition.IDs() {
		all[id], _ = edition.ByID(id)
	}
	return all
})

// play is a scenario being played.
type play struct {
	*Scenario
	scene     *scene.Scene
	edition   *rules.Compiled
	ships     map[string]*scene.Ship
	obstacles map[string]*scene.Obstacle
	line      int // of the file, for messages
	failed    bool
}

// failure is what ends a scenario that does not hold.
type failure string

// The methods by which a scene reports; see scene.T.

func (p *play) Helper()        {}
func (p *play) Failed() bool   { return p.failed }
func (p *play) Cleanup(func()) {}

func (p *play) Fatalf(format string, args ...any) {
	p.failed = true
	panic(failure(strings.TrimPrefix(fmt.Sprintf(format, args...), "scene: ")))
}

// Play plays the scenario. The error of one that does not hold wraps ErrFailed.
func (s *Scenario) Play() error { return s.play(&Shown{}) }

// Shown is what a scenario shows: the table before and after it, and what happens in between.
type Shown struct {
	Game          *game.Game
	Before, After game.Table
	Events        []game.Event
}

// Show plays the scenario and returns what it shows. Its errors are those of Play.
func (s *Scenario) Show() (*Shown, error) {
	shown := &Shown{}
	return shown, s.play(shown)
}

// play plays the scenario and notes what it shows.
func (s *Scenario) play(shown *Shown) (err error) {
	p := &play{
		Scenario: s, edition: compiled()[s.Edition], line: s.Line,
		ships: map[string]*scene.Ship{}, obstacles: map[string]*scene.Obstacle{},
	}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case failure:
			err = fmt.Errorf("%w: %s:%d: %s", ErrFailed, s.File, p.line, r)
		default:
			// A broken rule of the machine is reported like an expectation that does not hold, so
			// that one bad scenario does not hide the others.
			err = fmt.Errorf("%w: %s:%d: the rules broke down: %v", ErrFailed, s.File, p.line, r)
		}
	}()
	p.scene = scene.New(p, p.edition)
	p.lay()
	shown.Game, shown.Before = p.scene.Exec().G, p.scene.State().Table
	p.begin()
	for i := range s.script {
		p.take(&s.script[i])
	}
	shown.After, shown.Events = p.scene.State().Table, p.scene.Events()
	p.scene.Done()
	p.hold(s.then)
	return nil
}

// lay puts everything on the table.
func (p *play) lay() {
	t := p.table
	p.scene.Agree(t.agreed)
	if t.width > 0 {
		p.scene.Table(t.width, t.height)
	}
	if t.first > 0 {
		p.scene.First(game.Player(t.first - 1))
	}
	for i := range p.Scenario.ships {
		s := &p.Scenario.ships[i]
		p.ships[s.id] = p.scene.Ship(game.Player(s.player-1), s.pilot, p.options(s)...)
	}
	for i := range p.Scenario.obstacles {
		o := &p.Scenario.obstacles[i]
		p.line = o.line
		if o.at.given {
			p.obstacles[o.id] = p.scene.Obstacle(o.code, at(o.at))
		} else {
			p.obstacles[o.id] = p.scene.Obstacle(o.code)
		}
	}
	p.scene.State()
	for i := range p.Scenario.ships {
		p.dress(&p.Scenario.ships[i])
	}
	for _, d := range p.Scenario.devices {
		p.line = d.line
		p.scene.Device(d.kind, p.ship(d.ship), at(d.at))
	}
	for _, n := range p.Scenario.never {
		p.line = n.line
		p.scene.Never(p.ship(n.ship), n.option)
	}
}

// options are what the match must know of a ship before it is made.
func (p *play) options(s *ship) []scene.Option {
	list := []scene.Option{scene.With(s.upgrades...), scene.Points(s.points)}
	if s.at.given {
		list = append(list, at(s.at))
	}
	return list
}

// at turns a place into that of a scene.
func at(a place) scene.Option { return scene.At(a.x, a.y, a.heading) }

// dress gives a ship what it begins with.
func (p *play) dress(s *ship) {
	p.line = s.line
	ship := p.ships[s.id]
	for _, c := range s.tokens {
		p.line = c.line
		p.scene.Tokens(ship, p.token(c.name), c.n)
	}
	p.line = s.line
	p.scene.Damage(ship, s.damage)
	for _, title := range s.crits {
		p.scene.Crit(ship, title)
	}
	if s.shields >= 0 {
		p.scene.Shields(ship, s.shields)
	}
	if s.force >= 0 {
		p.scene.Force(ship, s.force)
	}
	for _, c := range s.charges {
		p.scene.Charges(ship, c.name, c.n)
	}
	for _, c := range s.sides {
		p.scene.CardSide(ship, c.name, c.n)
	}
	for _, id := range s.locks {
		if o := p.obstacles[id]; o != nil {
			p.scene.LockObstacle(ship, o)
		} else {
			p.scene.Lock(ship, p.ship(id))
		}
	}
	if s.docked != "" {
		p.scene.Dock(ship, p.ship(s.docked))
	}
	for _, id := range s.touching {
		p.scene.Touch(ship, p.ship(id))
	}
	for _, c := range s.conditions {
		p.scene.Condition(ship, c.id, p.ship(c.by))
	}
	if s.turret != "" {
		p.scene.Turret(ship, arcNamed(s.turret))
	}
	if s.dial != "" {
		p.scene.SetDial(ship, s.dial)
	}
}

// begin starts where the scenario starts; one without a start only looks at the table.
func (p *play) begin() {
	p.line = p.start.line
	turn := p.start.ship != ""
	switch p.start.phase {
	case setupStart:
		p.scene.Setup()
	case roundStart:
		p.scene.Round()
	case "planning":
		p.scene.Planning()
	case "system":
		if turn {
			p.scene.System(p.ship(p.start.ship))
		} else {
			p.scene.Systems()
		}
	case "activation":
		if turn {
			p.scene.Activate(p.ship(p.start.ship), p.start.dial)
		} else {
			p.scene.Activation()
		}
	case "engagement":
		if turn {
			p.scene.Engage(p.ship(p.start.ship))
		} else {
			p.scene.Engagement()
		}
	case "end":
		p.scene.End()
	}
}

// take plays a step of the script.
func (p *play) take(s *step) {
	p.line = s.line
	p.scene.From(game.Nobody)
	if s.by > 0 {
		p.scene.Asked(game.Player(s.by - 1))
		p.scene.From(game.Only(game.Player(s.by - 1)))
	}
	do := verbs()[s.verb]
	if s.refused {
		p.scene.Refused(func() { do(p, s) })
		return
	}
	do(p, s)
}

// ship returns a ship by its name in the scenario.
func (p *play) ship(id string) *scene.Ship {
	s := p.ships[id]
	if s == nil {
		p.scene.Fail("the scenario has no ship %q", id)
	}
	return s
}

// token returns the kind of token that goes by a name.
func (p *play) token(name string) game.Token {
	for t := range game.NumTokens {
		if p.edition.Tokens[t].Name == name {
			return t
		}
	}
	p.scene.Fail("no token is called %q", name)
	return 0
}

// standardArcs are the arcs that a scenario can name.
func standardArcs() []geom.Arc {
	return []geom.Arc{
		geom.FrontArc, geom.RearArc, geom.LeftArc, geom.RightArc, geom.FullFrontArc,
		geom.FullRearArc, geom.BullseyeArc, geom.FrontAndRear, geom.LeftAndRight,
	}
}

// arcNames are the names of the arcs that a scenario can name.
func arcNames() []string {
	var names []string
	for _, a := range standardArcs() {
		names = append(names, a.String())
	}
	return names
}

// arcNamed returns the arc with a name that the reader has checked.
func arcNamed(name string) geom.Arc {
	for _, a := range standardArcs() {
		if a.String() == name {
			return a
		}
	}
	panic("scenario: no arc " + name)
}
