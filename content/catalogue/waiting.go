package catalogue

import (
	"bufio"
	"bytes"
	_ "embed"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"
)

// Wait is something that clauses wait for before they can be shown: a way of playing that is not
// built, cards, or nothing, as no program can show them.
type Wait struct {
	For     string   `yaml:"for" json:"for"`               // what, in a few words
	Cards   []string `yaml:"cards" json:"cards,omitempty"` // by the ids of squad files
	Clauses []string `yaml:"clauses" json:"clauses"`
}

//go:embed waiting.yaml
var waitingFile []byte

// waiting reads the embedded table once; a mistake in it is a programmer's and panics.
var waiting = sync.OnceValue(func() map[Edition][]Wait {
	dec := yaml.NewDecoder(bytes.NewReader(waitingFile))
	dec.KnownFields(true)
	table := map[Edition][]Wait{}
	if err := dec.Decode(&table); err != nil {
		panic(fmt.Errorf("%w: waiting.yaml: %w", ErrCatalogue, err))
	}
	for e := range table {
		if !slices.Contains(Editions(), e) {
			panic(fmt.Errorf("%w: waiting.yaml: %q; expected one of %v", ErrCatalogue, e, Editions()))
		}
	}
	return table
})

// Waiting lists what the clauses of an edition wait for that are not shown.
func Waiting(e Edition) []Wait { return slices.Clone(waiting()[e]) }

// waitsFor says what a clause waits for, in the words of the table; empty if it stands nowhere.
func waitsFor(c *Clause) string {
	for _, w := range waiting()[c.Edition] {
		if slices.Contains(w.Clauses, c.ID) {
			return w.String()
		}
	}
	return ""
}

// String says what is waited for, with the cards if there are any.
func (w Wait) String() string {
	if len(w.Cards) == 0 {
		return w.For
	}
	return w.For + ": " + strings.Join(w.Cards, ", ")
}

// never begins the entries of what no program can show.
const never = "no program can show it: "

// inWords says what is waited for as a sentence of its own.
func inWords(waits string) string {
	if strings.HasPrefix(waits, never) {
		return waits
	}
	return "waits for " + waits
}

// WriteWaiting prints, edition by edition, what clauses wait for and below it these clauses with
// their rules, and at the end those that are not shown and of which no one said why.
func (r Report) WriteWaiting(w io.Writer) error {
	out := bufio.NewWriter(w)
	for _, e := range Editions() {
		fmt.Fprintln(out, e.Title())
		for _, wait := range waiting()[e] {
			fmt.Fprintln(out, "\n"+inWords(wait.String()))
			r.writeOpen(out, e, wait.String())
		}
		if slices.ContainsFunc(r.Clauses, func(c Covered) bool { return c.unexplained(e) }) {
			fmt.Fprintln(out, "\nnot shown, and waiting.yaml does not say why")
			r.writeOpen(out, e, "")
		}
		fmt.Fprintln(out)
	}
	return out.Flush()
}

// unexplained reports whether a clause of this edition is not shown and no one said why.
func (c *Covered) unexplained(e Edition) bool {
	return c.Edition == e && c.Status != Shown && c.Waits == ""
}

// writeOpen prints the clauses that wait for this, with their rules.
func (r Report) writeOpen(out io.Writer, e Edition, waits string) {
	for _, c := range r.Clauses {
		if c.Edition == e && c.Status != Shown && c.Waits == waits {
			fmt.Fprintln(out, "  "+c.ID)
			paragraph(out, reportWidth, "", c.Rule)
		}
	}
}
