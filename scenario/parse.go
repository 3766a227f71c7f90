package scenario

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"koiogran/catalogue"
	"koiogran/edition"
	"koiogran/game"
)

// table is the play area and what the table has agreed on.
type table struct {
	width, height float64 // millimetres; 0 leaves the edition's own
	first         int     // the first player, 1 or 2
	agreed        game.Options
}

// ship is a ship as the scenario begins.
type ship struct {
	line            int
	id, pilot       string
	player, points  int
	at              place
	upgrades        []string
	tokens          []count
	damage          int
	crits           []string
	shields, force  int // -1 leaves what is printed
	charges, sides  []count
	locks, touching []string
	docked          string
	turret          string
	conditions      []condition
	dial            string
}

// condition is a condition card on a ship, and the ship whose card assigned it.
type condition struct{ id, by string }

// obstacle is an obstacle of the match.
type obstacle struct {
	line     int
	id, code string
	at       place
}

// device is a device on the table.
type device struct {
	line       int
	kind, ship string
	at         place
}

// start is where the scenario begins.
type start struct {
	line              int
	phase, ship, dial string
}

// never is something that a ship must not be offered.
type never struct {
	line         int
	ship, option string
}

// Parse reads the scenarios of a file, of which name is used in messages only. Several scenarios
// in one file are separated by lines of three hyphens.
func Parse(name string, content []byte) ([]Scenario, error) {
	dec := yaml.NewDecoder(bytes.NewReader(content))
	var list []Scenario
	for {
		var doc yaml.Node
		err := dec.Decode(&doc)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("%w: %s:%s", ErrFormat, name, yamlFault(err))
		}
		r := reader{file: name}
		s := r.scenario(doc.Content[0])
		if r.err != nil {
			return nil, r.err
		}
		list = append(list, s)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%w: %s:1: expected at least one scenario", ErrFormat, name)
	}
	return list, nil
}

// faultLine finds the line in an error of the YAML reader.
var faultLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?`)

// yamlFault words an error of the YAML reader as line and sentence.
func yamlFault(err error) string {
	text, _, _ := strings.Cut(err.Error(), "\n")
	at := faultLine.FindStringSubmatch(text)
	if at == nil || at[1] == "" {
		return "1: not YAML: " + strings.TrimPrefix(text, "yaml: ")
	}
	return at[1] + ": not YAML: " + text[len(at[0]):]
}

// scenario reads one scenario.
func (r *reader) scenario(n *yaml.Node) Scenario {
	s := Scenario{File: r.file, Line: n.Line}
	var rules, cards *yaml.Node
	r.fields(n, map[string]func(n *yaml.Node){
		"scenario":  func(n *yaml.Node) { s.Title = r.text(n) },
		"edition":   func(n *yaml.Node) { s.Edition = r.oneOf(n, edition.IDs()...) },
		"rules":     func(n *yaml.Node) { rules, s.Rules = n, r.texts(n) },
		"cards":     func(n *yaml.Node) { cards, s.Cards = n, r.texts(n) },
		"table":     func(n *yaml.Node) { r.table(n, &s.table) },
		"options":   func(n *yaml.Node) { r.options(n, &s.table) },
		"first":     func(n *yaml.Node) { s.table.first = r.whole(n, 1, 2) },
		"ships":     func(n *yaml.Node) { s.ships = r.ships(n) },
		"obstacles": func(n *yaml.Node) { s.obstacles = r.obstacles(n) },
		"devices":   func(n *yaml.Node) { s.devices = r.devices(n) },
		"start":     func(n *yaml.Node) { s.start = r.start(n) },
		"script":    func(n *yaml.Node) { s.script = r.script(n) },
		"then":      func(n *yaml.Node) { s.then = r.then(n) },
		"never":     func(n *yaml.Node) { s.never = r.never(n) },
	})
	switch {
	case s.Title == "":
		r.fail(n, "expected a scenario with a title under the key scenario")
	case s.Edition == "":
		r.fail(n, "expected the key edition, one of %s", strings.Join(edition.IDs(), ", "))
	case len(s.Rules)+len(s.Cards) == 0:
		r.fail(n, "expected the key rules with the clauses that the scenario shows, or cards")
	case len(s.ships) == 0:
		r.fail(n, "expected the key ships with at least one ship")
	case len(s.script) == 0 && len(s.then) == 0 && len(s.never) == 0:
		r.fail(n, "expected something that must be so, under the key then")
	}
	r.clauses(rules, &s)
	if r.err == nil {
		r.cards(cards, &s)
	}
	r.ids(n, &s)
	return s
}

// clauses checks that the scenario cites clauses of its own edition.
func (r *reader) clauses(n *yaml.Node, s *Scenario) {
	for i, id := range s.Rules {
		c, ok := catalogue.ByID(id)
		switch {
		case !ok:
			r.fail(n.Content[i], "no clause %q is in the rules catalogue", id)
		case string(c.Edition) != s.Edition:
			r.fail(n.Content[i], "the clause %s belongs to the edition %s", id, c.Edition)
		}
	}
}

// cards checks that the scenario names cards of its own edition.
func (r *reader) cards(n *yaml.Node, s *Scenario) {
	facts := compiled()[s.Edition].Facts
	for i, id := range s.Cards {
		_, pilot := facts.Pilot(id)
		_, upgrade := facts.Upgrade(id)
		_, ship := facts.Ship(id)
		if !pilot && !upgrade && !ship {
			r.fail(n.Content[i], "no card of the edition %s has the id %q", s.Edition, id)
		}
	}
}

// ids checks that everything has a name of its own.
func (r *reader) ids(n *yaml.Node, s *Scenario) {
	names := matchWords()
	add := func(line int, id string) {
		if slices.Contains(names, id) {
			r.fail(&yaml.Node{Line: line}, "the name %q is taken", id)
		}
		names = append(names, id)
	}
	for i := range s.ships {
		add(s.ships[i].line, s.ships[i].id)
	}
	for i := range s.obstacles {
		add(s.obstacles[i].line, s.obstacles[i].id)
	}
}

// table reads the size of the play area.
func (r *reader) table(n *yaml.Node, t *table) {
	r.fields(n, map[string]func(n *yaml.Node){
		"width":  func(n *yaml.Node) { t.width = r.number(n) },
		"height": func(n *yaml.Node) { t.height = r.number(n) },
	})
	if t.width < 100 || t.height < 100 {
		r.fail(n, "expected a table with width and height of at least 100 mm")
	}
}

// options reads what the table has agreed on.
func (r *reader) options(n *yaml.Node, t *table) {
	r.fields(n, map[string]func(n *yaml.Node){
		"strict-dials":      func(n *yaml.Node) { t.agreed.StrictDials = r.yes(n) },
		"tractor-clear":     func(n *yaml.Node) { t.agreed.TractorClear = r.yes(n) },
		"stationary-clear":  func(n *yaml.Node) { t.agreed.StationaryClear = r.yes(n) },
		"drawn-chooser":     func(n *yaml.Node) { t.agreed.DrawnChooser = r.yes(n) },
		"range-bonus":       func(n *yaml.Node) { t.agreed.RangeBonus = r.yes(n) },
		"bullseye-face-off": func(n *yaml.Node) { t.agreed.BullseyeFaceOff = r.yes(n) },
		"no-lock-touching":  func(n *yaml.Node) { t.agreed.NoLockTouching = r.yes(n) },
		"no-previews":       func(n *yaml.Node) { t.agreed.NoPreviews = r.yes(n) },
		"short-edge-rolls":  func(n *yaml.Node) { t.agreed.ShortEdgeRolls = r.yes(n) },
		"round-limit":       func(n *yaml.Node) { t.agreed.RoundLimit = uint8(r.whole(n, 0, 99)) },
		"dice-limit":        func(n *yaml.Node) { t.agreed.DiceLimit = uint8(r.whole(n, 0, 99)) },
	})
}

// ships reads the ships.
func (r *reader) ships(n *yaml.Node) []ship {
	var all []ship
	r.list(n, func(n *yaml.Node) { all = append(all, r.ship(n)) })
	return all
}

// ship reads one ship.
func (r *reader) ship(n *yaml.Node) ship {
	s := ship{line: n.Line, shields: -1, force: -1}
	r.fields(n, map[string]func(n *yaml.Node){
		"id":         func(n *yaml.Node) { s.id = r.text(n) },
		"pilot":      func(n *yaml.Node) { s.pilot = r.text(n) },
		"player":     func(n *yaml.Node) { s.player = r.whole(n, 1, 2) },
		"points":     func(n *yaml.Node) { s.points = r.whole(n, 0, 999) },
		"at":         func(n *yaml.Node) { s.at = r.place(n) },
		"upgrades":   func(n *yaml.Node) { s.upgrades = r.texts(n) },
		"tokens":     func(n *yaml.Node) { s.tokens = r.counts(n) },
		"damage":     func(n *yaml.Node) { s.damage = r.whole(n, 0, 30) },
		"crits":      func(n *yaml.Node) { s.crits = r.texts(n) },
		"shields":    func(n *yaml.Node) { s.shields = r.whole(n, 0, 20) },
		"force":      func(n *yaml.Node) { s.force = r.whole(n, 0, 20) },
		"charges":    func(n *yaml.Node) { s.charges = r.counts(n) },
		"sides":      func(n *yaml.Node) { s.sides = r.counts(n) },
		"locks":      func(n *yaml.Node) { s.locks = r.texts(n) },
		"touching":   func(n *yaml.Node) { s.touching = r.texts(n) },
		"docked":     func(n *yaml.Node) { s.docked = r.text(n) },
		"turret":     func(n *yaml.Node) { s.turret = r.oneOf(n, arcNames()...) },
		"conditions": func(n *yaml.Node) { s.conditions = r.conditions(n) },
		"dial":       func(n *yaml.Node) { s.dial = r.text(n) },
	})
	if s.id == "" || s.pilot == "" || s.player == 0 {
		r.fail(n, "expected a ship with the keys id, pilot and player")
	}
	return s
}

// conditions reads the condition cards on a ship.
func (r *reader) conditions(n *yaml.Node) []condition {
	var all []condition
	r.pairs(n, func(key, value *yaml.Node) {
		all = append(all, condition{id: key.Value, by: r.text(value)})
	})
	return all
}

// obstacles reads the obstacles.
func (r *reader) obstacles(n *yaml.Node) []obstacle {
	var all []obstacle
	r.list(n, func(n *yaml.Node) {
		o := obstacle{line: n.Line}
		r.fields(n, map[string]func(n *yaml.Node){
			"id": func(n *yaml.Node) { o.id = r.text(n) },
			"is": func(n *yaml.Node) { o.code = r.text(n) },
			"at": func(n *yaml.Node) { o.at = r.place(n) },
		})
		if o.id == "" || o.code == "" {
			r.fail(n, "expected an obstacle with the keys id and is")
		}
		all = append(all, o)
	})
	return all
}

// devices reads the devices on the table.
func (r *reader) devices(n *yaml.Node) []device {
	var all []device
	r.list(n, func(n *yaml.Node) {
		d := device{line: n.Line}
		r.fields(n, map[string]func(n *yaml.Node){
			"is":   func(n *yaml.Node) { d.kind = r.text(n) },
			"ship": func(n *yaml.Node) { d.ship = r.text(n) },
			"at":   func(n *yaml.Node) { d.at = r.place(n) },
		})
		if d.kind == "" || d.ship == "" || !d.at.given {
			r.fail(n, "expected a device with the keys is, ship and at")
		}
		all = append(all, d)
	})
	return all
}

// Where a scenario can start.
const (
	setupStart = "setup"
	roundStart = "round"
)

// start reads where the scenario starts.
func (r *reader) start(n *yaml.Node) start {
	s := start{line: n.Line}
	r.fields(n, map[string]func(n *yaml.Node){
		"phase": func(n *yaml.Node) {
			s.phase = r.oneOf(n, append(phases(), roundStart)...)
		},
		"ship": func(n *yaml.Node) { s.ship = r.text(n) },
		"dial": func(n *yaml.Node) { s.dial = r.text(n) },
	})
	turns := []string{"system", "activation", "engagement"}
	if s.ship != "" && !slices.Contains(turns, s.phase) {
		r.fail(n, "only the phases %s can start with one ship", strings.Join(turns, ", "))
	}
	if s.dial != "" && (s.phase != "activation" || s.ship == "") {
		r.fail(n, "only the activation of one ship starts with a dial")
	}
	if s.phase == "" {
		r.fail(n, "expected a start with the key phase")
	}
	return s
}

// never reads what must not be offered.
func (r *reader) never(n *yaml.Node) []never {
	var all []never
	r.list(n, func(n *yaml.Node) {
		v := never{line: n.Line}
		r.fields(n, map[string]func(n *yaml.Node){
			"ship":   func(n *yaml.Node) { v.ship = r.text(n) },
			"option": func(n *yaml.Node) { v.option = r.text(n) },
		})
		if v.ship == "" || v.option == "" {
			r.fail(n, "expected the keys ship and option")
		}
		all = append(all, v)
	})
	return all
}
