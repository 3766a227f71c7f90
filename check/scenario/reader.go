package scenario

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"koiogran/play/replay"
)

// reader turns YAML into a scenario and keeps every mistake that it meets. After a mistake it reads
// on, so what it returns means something only while there are none.
type reader struct {
	file     string
	mistakes []mistake
	named    []*yaml.Node // where ships are named
	things   []*yaml.Node // where ships or obstacles are named
	logs     []*yaml.Node // lists of clauses under the key log
}

// mistake is what is wrong in a line.
type mistake struct {
	line int
	text string
}

// fail notes a mistake at a node: the culprit and what was expected, in one sentence. A second one
// in the same line would often only follow from the first, and is not kept.
func (r *reader) fail(n *yaml.Node, format string, args ...any) {
	for _, m := range r.mistakes {
		if m.line == n.Line {
			return
		}
	}
	r.mistakes = append(r.mistakes, mistake{n.Line, fmt.Sprintf(format, args...)})
}

// err returns the mistakes in the order of the file, nil if there are none.
func (r *reader) err() error {
	slices.SortStableFunc(r.mistakes, func(a, b mistake) int { return a.line - b.line })
	var all []error
	for _, m := range r.mistakes {
		all = append(all, fmt.Errorf("%w: %s:%d: %s", ErrFormat, r.file, m.line, m.text))
	}
	return errors.Join(all...)
}

// ship reads the name of a ship of the scenario, which is looked for when all are known.
func (r *reader) ship(n *yaml.Node) string {
	r.named = append(r.named, n)
	return r.text(n)
}

// thing reads the name of a ship or an obstacle of the scenario.
func (r *reader) thing(n *yaml.Node) string {
	r.things = append(r.things, n)
	return r.text(n)
}

// names reads a list of names of ships, or of ships and obstacles.
func (r *reader) names(n *yaml.Node, read func(n *yaml.Node) string) []string {
	var all []string
	r.list(n, func(n *yaml.Node) { all = append(all, read(n)) })
	return all
}

// fields reads a mapping key by key. A key that is not among those known or stands twice is a
// mistake.
func (r *reader) fields(n *yaml.Node, known map[string]func(n *yaml.Node)) {
	seen := map[string]bool{}
	r.pairs(n, func(key, value *yaml.Node) {
		name := replay.Modern(key.Value)
		read := known[name]
		switch {
		case read == nil:
			r.fail(key, "unknown key %q; expected one of %s", key.Value,
				strings.Join(slices.Sorted(maps.Keys(known)), ", "))
		case seen[name]:
			r.fail(key, "the key %q stands twice", key.Value)
		default:
			seen[name] = true
			read(value)
		}
	})
}

// pairs visits the keys and values of a mapping.
func (r *reader) pairs(n *yaml.Node, visit func(key, value *yaml.Node)) {
	if n.Kind != yaml.MappingNode {
		r.fail(n, "expected keys and values, got %s", kindOf(n))
		return
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Kind != yaml.ScalarNode {
			r.fail(n.Content[i], "expected a word as a key, got %s", kindOf(n.Content[i]))
			return
		}
		visit(n.Content[i], n.Content[i+1])
	}
}

// list visits the entries of a list.
func (r *reader) list(n *yaml.Node, visit func(n *yaml.Node)) {
	if n.Kind != yaml.SequenceNode {
		r.fail(n, "expected a list, got %s", kindOf(n))
		return
	}
	for _, entry := range n.Content {
		visit(entry)
	}
}

// text reads a word or a sentence.
func (r *reader) text(n *yaml.Node) string {
	if n.Kind != yaml.ScalarNode || n.Tag == "!!null" || n.Value == "" {
		r.fail(n, "expected a text, got %s", kindOf(n))
		return ""
	}
	return replay.Modern(n.Value)
}

// texts reads a list of texts.
func (r *reader) texts(n *yaml.Node) []string {
	var all []string
	r.list(n, func(n *yaml.Node) { all = append(all, r.text(n)) })
	return all
}

// oneOf reads a text that must be one of several.
func (r *reader) oneOf(n *yaml.Node, words ...string) string {
	word := r.text(n)
	if !slices.Contains(words, word) {
		r.fail(n, "%q is not expected here, only %s", word, strings.Join(words, ", "))
	}
	return word
}

// whole reads a whole number between two bounds.
func (r *reader) whole(n *yaml.Node, least, most int) int {
	v, err := strconv.Atoi(n.Value)
	if n.Kind != yaml.ScalarNode || err != nil || v < least || v > most {
		r.fail(n, "expected a whole number from %d to %d, got %s", least, most, kindOf(n))
		return least
	}
	return v
}

// most is the largest coordinate in millimeters.
const most = 2000

// number reads a number of millimeters or degrees.
func (r *reader) number(n *yaml.Node) float64 {
	v, err := strconv.ParseFloat(n.Value, 64)
	if n.Kind != yaml.ScalarNode || err != nil || math.IsNaN(v) || math.Abs(v) > most {
		r.fail(n, "expected a number of at most %d, got %s", most, kindOf(n))
		return 0
	}
	return v
}

// yes reads true or false.
func (r *reader) yes(n *yaml.Node) bool {
	if n.Kind != yaml.ScalarNode || n.Value != "true" && n.Value != "false" {
		r.fail(n, "expected true or false, got %s", kindOf(n))
	}
	return n.Value == "true"
}

// place is a center in millimeters and a heading in degrees.
type place struct {
	x, y, heading float64
	given         bool
}

// place reads a place: x, y and heading.
func (r *reader) place(n *yaml.Node) place {
	var v []float64
	r.list(n, func(n *yaml.Node) { v = append(v, r.number(n)) })
	if len(v) != 3 {
		r.fail(n, "expected a place of three numbers (x, y, heading), got %d", len(v))
		return place{}
	}
	return place{x: v[0], y: v[1], heading: v[2], given: true}
}

// count is a number of something that has a name.
type count struct {
	name string
	n    int
	line int
}

// counts reads how many there are of each of several things, in the order of the file.
func (r *reader) counts(n *yaml.Node) []count {
	var all []count
	r.pairs(n, func(key, value *yaml.Node) {
		all = append(all, count{name: key.Value, n: r.whole(value, 0, 99), line: key.Line})
	})
	return all
}

// kindOf says what a node is, for messages.
func kindOf(n *yaml.Node) string {
	switch n.Kind {
	case yaml.MappingNode:
		return "keys and values"
	case yaml.SequenceNode:
		return "a list"
	case yaml.AliasNode:
		return "an alias"
	}
	if n.Value == "" {
		return "nothing"
	}
	return strconv.Quote(n.Value)
}
