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

	"koiogran/engine/edition"
	"koiogran/engine/game"
)

// table is the play area and what the table has agreed on.
type table struct {
	width, height float64 // millimeters; 0 leaves the edition's own
	first         int     // the first player, 1 or 2
	deck          string  // the damage deck of all players, "" for the edition's first
	agreed        game.Options
}

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
// in one file are separated by lines of three hyphens. The error has a line for every mistake; the
// scenarios without one are returned anyway.
func Parse(name string, content []byte) ([]Scenario, error) {
	dec := yaml.NewDecoder(bytes.NewReader(content))
	lines := strings.Split(string(content), "\n")
	var list []Scenario
	var mistakes []error
	for {
		var doc yaml.Node
		err := dec.Decode(&doc)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			mistakes = append(mistakes, fmt.Errorf("%w: %s:%s", ErrFormat, name, yamlFault(err)))
			break
		}
		r := reader{file: name}
		s := r.scenario(doc.Content[0])
		s.lines = lines
		if err := r.err(); err != nil {
			mistakes = append(mistakes, err)
		} else {
			list = append(list, s)
		}
	}
	if len(list)+len(mistakes) == 0 {
		return nil, fmt.Errorf("%w: %s:1: expected at least one scenario", ErrFormat, name)
	}
	return list, errors.Join(mistakes...)
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
	var rules, cards, deck *yaml.Node
	r.fields(n, map[string]func(n *yaml.Node){
		"scenario":  func(n *yaml.Node) { s.Title = r.text(n) },
		"edition":   func(n *yaml.Node) { s.Edition = r.oneOf(n, edition.IDs()...) },
		"rules":     func(n *yaml.Node) { rules, s.Rules = n, r.texts(n) },
		"cards":     func(n *yaml.Node) { cards, s.Cards = n, r.texts(n) },
		"table":     func(n *yaml.Node) { r.table(n, &s.table) },
		"options":   func(n *yaml.Node) { r.options(n, &s.table) },
		"first":     func(n *yaml.Node) { s.table.first = r.whole(n, 1, 2) },
		"deck":      func(n *yaml.Node) { deck, s.table.deck = n, r.text(n) },
		"ships":     func(n *yaml.Node) { s.ships = r.ships(n) },
		"wings":     func(n *yaml.Node) { s.wings = r.wings(n) },
		"obstacles": func(n *yaml.Node) { s.obstacles = r.obstacles(n) },
		"devices":   func(n *yaml.Node) { s.devices = r.placed(n) },
		"start":     func(n *yaml.Node) { s.start = r.start(n) },
		"script":    func(n *yaml.Node) { s.script = r.script(n) },
		"then":      func(n *yaml.Node) { s.then = r.then(n) },
		"never":     func(n *yaml.Node) { s.never = r.never(n) },
		"lesson":    func(n *yaml.Node) { s.Lesson = r.lesson(n) },
	})
	if len(r.mistakes) == 0 {
		r.complete(n, &s)
	}
	if slices.Contains(edition.IDs(), s.Edition) {
		r.clauses(rules, s.Rules, s.Edition)
		r.cards(cards, &s)
		r.loadouts(&s)
		r.deck(deck, &s)
		for _, n := range r.logs {
			r.clauses(n, texts(n), s.Edition)
		}
	}
	r.ids(&s)
	r.references(&s)
	return s
}

// complete checks that a scenario has what none can be without.
func (r *reader) complete(n *yaml.Node, s *Scenario) {
	switch {
	case s.Title == "":
		r.fail(n, "expected a scenario with a title under the key scenario")
	case s.Edition == "":
		r.fail(n, "expected the key edition, one of %s", strings.Join(edition.IDs(), ", "))
	case len(s.Rules)+len(s.Cards) == 0:
		r.fail(n, "expected the key rules with the clauses that the scenario shows, or cards")
	case len(s.ships) == 0:
		r.fail(n, "expected the key ships with at least one ship")
	case s.Lesson != nil && (s.start.phase == "" || s.start.phase == setupStart || s.start.ship != ""):
		r.fail(n, "expected a lesson to start with a round or a whole phase of it")
	case s.Lesson != nil && len(s.script)+len(s.then)+len(s.never) > 0:
		r.fail(n, "a lesson has answers under lesson, not the keys script, then and never")
	case s.Lesson == nil && len(s.script)+len(s.then)+len(s.never) == 0:
		r.fail(n, "expected something that must be so, under the key then")
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

// options reads the match settings.
func (r *reader) options(n *yaml.Node, t *table) {
	keys := map[string]func(n *yaml.Node){}
	for _, s := range game.Settings() {
		switch {
		case s.OfMode:
		case s.IsSwitch():
			keys[s.ID] = func(n *yaml.Node) {
				if r.yes(n) {
					s.Set(&t.agreed, 1)
				}
			}
		default:
			keys[s.ID] = func(n *yaml.Node) { s.Set(&t.agreed, uint8(r.whole(n, 0, int(s.Most)))) }
		}
	}
	r.fields(n, keys)
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
			"ship": func(n *yaml.Node) { d.ship = r.ship(n) },
			"at":   func(n *yaml.Node) { d.at = r.place(n) },
		})
		if d.kind == "" || d.ship == "" {
			r.fail(n, "expected a device with the keys is and ship")
		}
		all = append(all, d)
	})
	return all
}

// placed reads devices that have a place.
func (r *reader) placed(n *yaml.Node) []device {
	all := r.devices(n)
	for _, d := range all {
		if !d.at.given {
			r.fail(&yaml.Node{Line: d.line}, "expected a device with the key at")
		}
	}
	return all
}

// Where a scenario can start.
const (
	setupStart = "setup"
	roundStart = "round"
)

// start reads what part of a round is played.
func (r *reader) start(n *yaml.Node) start {
	s := start{line: n.Line}
	r.fields(n, map[string]func(n *yaml.Node){
		"phase": func(n *yaml.Node) {
			s.phase = r.oneOf(n, append(phases(), roundStart)...)
		},
		"ship": func(n *yaml.Node) { s.ship = r.ship(n) },
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
			"ship":   func(n *yaml.Node) { v.ship = r.ship(n) },
			"option": func(n *yaml.Node) { v.option = r.text(n) },
		})
		if v.ship == "" || v.option == "" {
			r.fail(n, "expected the keys ship and option")
		}
		all = append(all, v)
	})
	return all
}
