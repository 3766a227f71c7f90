// Package catalogue holds the rules of the three games as testable clauses.
//
// A clause is one sentence of rules in our own words with an id that never changes, the
// place where a document states it, and, where documents differ or are silent, our ruling.
// The catalogue is the register of rulings: an event of the log names the clause it follows
// from, a test cites the clauses it shows, and a question about a rule ends at a clause.
//
// When an answer changes, its clause changes first. A clause that is merged into another
// leaves its id behind as an alias, so that nothing that cites it dangles.
package catalogue

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"go.yaml.in/yaml/v3"
)

// Clause is one testable rule.
type Clause struct {
	ID    string `yaml:"id" json:"id"`       // stable and dotted; begins 1e., 2e. or msg.
	Topic string `yaml:"topic" json:"topic"` // one word: setup, movement, combat …

	// Origin says where the rule comes from: Seed, the edition's own rulebook, or
	// Reference, public texts where the rulebook only sketches a rule.
	Origin Origin `yaml:"origin" json:"origin"`

	// Differs compares a Flightpath clause with second edition: same, changed or new.
	// It is empty in the other editions.
	Differs string `yaml:"differs" json:"differs,omitempty"`

	Rule    string   `yaml:"rule" json:"rule"`                 // the rule in our own words
	Source  string   `yaml:"source" json:"source"`             // the document and section
	Note    string   `yaml:"note" json:"note,omitempty"`       // gap or contradiction, our ruling
	Example string   `yaml:"example" json:"example,omitempty"` // Given …, When …, Then …
	Aliases []string `yaml:"aliases" json:"aliases,omitempty"` // ids of the clauses merged into it
	Edition Edition  `yaml:"-" json:"edition"`                 // the catalogue it is in
}

// Edition names one of the three catalogues.
type Edition string

// The editions, in the order in which the catalogue lists them.
const (
	First      Edition = "first"
	Second     Edition = "second"
	Flightpath Edition = "flightpath"
)

// Editions lists the three catalogues in order.
func Editions() []Edition { return []Edition{First, Second, Flightpath} }

// Origin says what kind of document a clause comes from.
type Origin string

// The two origins. A clause that names none comes from its edition's own rulebook.
const (
	Seed      Origin = "seed"
	Reference Origin = "reference"
)

// ErrCatalogue is wrapped by every error about the text of a catalogue.
var ErrCatalogue = errors.New("catalogue: malformed")

//go:embed first.yaml second.yaml flightpath.yaml
var files embed.FS

// parsed reads the embedded catalogues once; they are part of the program, so a mistake in
// them is a programmer's and panics.
var parsed = sync.OnceValue(func() []Clause {
	var all []Clause
	for _, e := range Editions() {
		text, err := files.ReadFile(string(e) + ".yaml")
		if err != nil {
			panic(err)
		}
		clauses, err := Parse(e, bytes.NewReader(text))
		if err != nil {
			panic(err)
		}
		all = append(all, clauses...)
	}
	return all
})

// byID finds the position of a clause by its id or by an alias.
var byID = sync.OnceValue(func() map[string]int {
	at := make(map[string]int)
	for i, c := range parsed() {
		at[c.ID] = i
		for _, a := range c.Aliases {
			at[a] = i
		}
	}
	return at
})

// All returns every clause of the three editions in the order of the files.
func All() []Clause { return slices.Clone(parsed()) }

// ByID returns the clause with this full id. The id of a clause that was merged into
// another finds that other one.
func ByID(id string) (Clause, bool) {
	i, ok := byID()[id]
	if !ok {
		return Clause{}, false
	}
	return parsed()[i], true
}

// Parse reads one catalogue. An unknown field, a second document or a file that is not a
// list of clauses is an error that wraps ErrCatalogue and names the line.
func Parse(e Edition, r io.Reader) ([]Clause, error) {
	dec := yaml.NewDecoder(r)
	dec.KnownFields(true)
	var clauses []Clause
	if err := dec.Decode(&clauses); err != nil {
		return nil, fmt.Errorf("%w: %s.yaml: %w", ErrCatalogue, e, err)
	}
	if err := dec.Decode(new(yaml.Node)); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%w: %s.yaml: expected one list of clauses", ErrCatalogue, e)
	}
	for i := range clauses {
		clauses[i].Edition = e
		if clauses[i].Origin == "" {
			clauses[i].Origin = Seed
		}
	}
	return clauses, nil
}
