package scenario

import (
	"fmt"
	"strings"
	"sync"

	"koiogran/check/scene"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
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
	failures  []string
	trace     *trace // nil for none
	drawn     bool   // it is shown to someone who does not read the script
}

// failure is what ends a part of a scenario that does not hold.
type failure string

// Methods that a scene reports with; see scene.T.

func (p *play) Helper()        {}
func (p *play) Failed() bool   { return p.failed }
func (p *play) Cleanup(func()) {}

func (p *play) Fatalf(format string, args ...any) {
	p.failed = true
	panic(failure(strings.TrimPrefix(fmt.Sprintf(format, args...), "scene: ")))
}

// Play plays the scenario. The error of one that does not hold wraps ErrFailed and says everything
// that failed.
func (s *Scenario) Play() error { return s.play(nil, nil) }

// Shown is what a scenario shows: the table before and after it, and what happens in between.
type Shown struct {
	Game          *game.Game
	Before, After game.Table
	Events        []game.Event
}

// Show plays the scenario and returns what it shows. It returns the same errors as Play.
func (s *Scenario) Show() (*Shown, error) {
	shown := &Shown{}
	return shown, s.play(shown, nil)
}

// play plays the scenario, notes what it shows and traces it unless no one wants that. Where nothing
// is to be shown, ships go by the names that they have in the scenario.
func (s *Scenario) play(shown *Shown, t *trace) error {
	if s.Lesson != nil && shown == nil {
		return s.playLesson()
	}
	p := s.prepare(shown != nil, t)
	if p.lay() {
		if shown != nil {
			shown.Game, shown.Before = p.scene.Exec().G, p.scene.State().Table
		}
		p.run()
		if shown != nil {
			shown.After, shown.Events = p.scene.State().Table, p.scene.Events()
		}
	}
	return p.verdict()
}

// prepare returns the scenario with nothing on the table yet. Where it is drawn for someone, ships
// keep their own names.
func (s *Scenario) prepare(drawn bool, t *trace) *play {
	p := &play{
		Scenario: s, edition: compiled()[s.Edition], line: s.Line, trace: t,
		ships: map[string]*scene.Ship{}, obstacles: map[string]*scene.Obstacle{},
		drawn: drawn,
	}
	p.scene = scene.New(p, p.edition)
	p.scene.Word(p.option)
	return p
}

// verdict returns everything that failed as one error, nil if nothing did.
func (p *play) verdict() error {
	if len(p.failures) == 0 {
		return nil
	}
	return fmt.Errorf("%w: %s", ErrFailed, strings.Join(p.failures, "\n"))
}

// run plays the script and looks at the table after it. A check that does not hold is noted and
// the script goes on; an answer that cannot be given ends it.
func (p *play) run() {
	whole := p.try(func() { p.begin(p.start) })
	for i := range p.script {
		if !whole {
			break
		}
		whole = p.try(func() { p.take(&p.script[i]) })
		if whole {
			p.hold(p.script[i].checks)
		}
	}
	if !whole {
		return
	}
	p.try(p.rest)
	p.hold(p.then)
}

// rename gives the ships the names that they have in the scenario.
func (p *play) rename() {
	for id, ship := range p.ships {
		p.scene.Exec().G.Ships[ship.ID()].Name = id
	}
}

// try does something and notes how it failed, if it did.
func (p *play) try(do func()) (held bool) {
	defer func() {
		switch r := recover().(type) {
		case nil:
			held = true
		case failure:
			p.note(string(r))
		default:
			// A broken rule of the machine is reported like an expectation that does not hold, so
			// that one bad scenario does not hide the others.
			p.note(fmt.Sprintf("the rules broke down: %v", r))
		}
	}()
	do()
	return false
}

// note keeps a failure.
func (p *play) note(text string) {
	p.failures = append(p.failures, fmt.Sprintf("%s:%d: %s", p.File, p.line, text))
}

// lay puts everything on the table, and reports whether that worked.
func (p *play) lay() bool {
	if !p.try(p.layOut) {
		return false
	}
	for i := range p.Scenario.ships {
		s := &p.Scenario.ships[i]
		for _, b := range s.settings {
			p.line = b.line
			if p.try(func() { b.lay(p, p.ships[s.id]) }) && len(p.failures) == 0 {
				p.try(p.scene.MustHold)
			}
		}
	}
	for _, d := range p.Scenario.devices {
		p.line = d.line
		p.try(func() { p.scene.Device(d.kind, p.ship(d.ship), at(d.at)) })
	}
	for _, n := range p.Scenario.never {
		p.line = n.line
		p.try(func() { p.scene.Never(p.ship(n.ship), n.option) })
	}
	return len(p.failures) == 0
}

// layOut puts the ships and the obstacles on the table.
func (p *play) layOut() {
	t := p.table
	p.scene.Agree(t.agreed)
	p.scene.Deck(t.deck)
	if t.width > 0 {
		p.scene.Table(t.width, t.height)
	}
	if t.first > 0 {
		p.scene.First(game.Player(t.first - 1))
	}
	for i := range p.Scenario.ships {
		s := &p.Scenario.ships[i]
		options := []scene.Option{scene.With(s.upgrades...), scene.Points(s.points)}
		if s.at.given {
			options = append(options, at(s.at))
		}
		if aft := p.edition.Huge[s.pilot].Aft; aft != "" {
			options = append(options, scene.Aft(aft, s.aft...))
		}
		p.ships[s.id] = p.scene.Ship(game.Player(s.player-1), s.pilot, options...)
		p.scene.Call(p.ships[s.id], s.id)
	}
	for i := range p.Scenario.wings {
		p.form(&p.Scenario.wings[i])
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
	if !p.drawn {
		p.rename()
	}
}

// at turns a place into that of a scene.
func at(a place) scene.Option { return scene.At(a.x, a.y, a.heading) }

// begin starts a part of a round; a scenario without a start only looks at the table.
func (p *play) begin(s start) {
	if s.phase == "" {
		return
	}
	p.line = s.line
	defer p.traced()
	turn := s.ship != ""
	switch s.phase {
	case setupStart:
		p.scene.Setup()
	case roundStart:
		p.scene.Round()
	case "planning":
		p.scene.Planning()
	case "system":
		if turn {
			p.scene.System(p.ship(s.ship))
		} else {
			p.scene.Systems()
		}
	case "activation":
		if turn {
			p.scene.Activate(p.ship(s.ship), s.dial)
		} else {
			p.scene.Activation()
		}
	case "engagement":
		if turn {
			p.scene.Engage(p.ship(s.ship))
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
	if s.verb != "" {
		p.skip(s)
	}
	if s.verb == "" || s.verb == startVerb {
		p.begin(s.start)
		return
	}
	defer p.traced()
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
	p.scene.Fail("no token is called %q, only %s", name, strings.Join(p.tokenNames(), ", "))
	return 0
}

// tokenNames lists the kinds of tokens that the edition has.
func (p *play) tokenNames() []string {
	var names []string
	for t := range game.NumTokens {
		if name := p.edition.Tokens[t].Name; name != "" {
			names = append(names, name)
		}
	}
	return names
}

// standardArcs returns the arcs that a scenario can name.
func standardArcs() []geom.Arc {
	return []geom.Arc{
		geom.FrontArc, geom.RearArc, geom.LeftArc, geom.RightArc, geom.FullFrontArc,
		geom.FullRearArc, geom.BullseyeArc, geom.FrontAndRear, geom.LeftAndRight,
	}
}

// arcNames returns the names of the arcs that a scenario can name.
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
