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

// Wait is something that clauses from references wait for before they can be shown: a way of
// playing that is not built, or cards.
type Wait struct {
	For     string   `yaml:"for" json:"for"`               // what, in a few words
	Cards   []string `yaml:"cards" json:"cards,omitempty"` // by the ids of squad files
	Clauses []string `yaml:"clauses" json:"clauses"`
}

//go:embed waiting.yaml
var waitingFile []byte

// waiting reads the embedded table once; a mistake in it is a programmer's and panics.
var waiting = sync.OnceValue(func() []Wait {
	dec := yaml.NewDecoder(bytes.NewReader(waitingFile))
	dec.KnownFields(true)
	var list []Wait
	if err := dec.Decode(&list); err != nil {
		panic(fmt.Errorf("%w: waiting.yaml: %w", ErrCatalogue, err))
	}
	return list
})

// Waiting lists what the unshown clauses of second edition that come from references wait for.
func Waiting() []Wait { return slices.Clone(waiting()) }

// waitsFor says what a clause waits for, in the words of the table; empty if it stands nowhere.
func waitsFor(id string) string {
	for _, w := range waiting() {
		if slices.Contains(w.Clauses, id) {
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

// WriteWaiting prints what unshown clauses wait for and below it these clauses with their rules.
func (r Report) WriteWaiting(w io.Writer) error {
	out := bufio.NewWriter(w)
	for i, wait := range waiting() {
		if i > 0 {
			fmt.Fprintln(out)
		}
		fmt.Fprintln(out, "waits for "+wait.String())
		for _, c := range r.Clauses {
			if c.Status != Shown && slices.Contains(wait.Clauses, c.ID) {
				fmt.Fprintln(out, "  "+c.ID)
				paragraph(out, "", c.Rule)
			}
		}
	}
	return out.Flush()
}
