package mutate

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// memory is a file that remembers which faults were tried, a line each, so that a run that was
// stopped goes on, and a run after new tests tries only what no one had noticed.
type memory struct {
	file  *os.File // nil for none
	known map[string]Outcome
	// bitten are the clauses whose tests noticed a fault.
	bitten map[string][]string
}

// tried is a line of the file.
type tried struct {
	Key     string  `json:"key"`
	Outcome Outcome `json:"outcome"`
	Fault   string  `json:"fault"` // for eyes
	// Clauses are those whose tests noticed it.
	Clauses []string `json:"clauses,omitempty"`
}

// remember opens the file of what was tried; "" is none. A fresh one begins empty.
func remember(name string, fresh bool) (*memory, error) {
	m := &memory{known: map[string]Outcome{}, bitten: map[string][]string{}}
	if name == "" {
		return m, nil
	}
	if !fresh {
		if err := m.read(name); err != nil {
			return nil, err
		}
	}
	mode := os.O_CREATE | os.O_WRONLY | os.O_APPEND
	if fresh {
		mode |= os.O_TRUNC
	}
	file, err := os.OpenFile(name, mode, 0o600)
	if err != nil {
		return nil, fmt.Errorf("mutate: cannot keep what is tried: %w", err)
	}
	m.file = file
	return m, nil
}

// read reads what was tried. A line that is cut off is where a run was stopped.
func (m *memory) read(name string) error {
	file, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("mutate: cannot read what was tried: %w", err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var t tried
		if json.Unmarshal(lines.Bytes(), &t) == nil {
			m.known[t.Key], m.bitten[t.Key] = t.Outcome, t.Clauses
		}
	}
	return lines.Err()
}

// outcome returns what happened to a fault before. One that no one noticed is tried again, since
// there may be new tests, one in a rule that no test of its clause noticed, and one that was not decided.
func (m *memory) outcome(f *Fault) (Outcome, bool) {
	outcome, ok := m.known[f.key()]
	again := outcome == Unnoticed || outcome == Undecided || outcome == Noticed && len(f.clauses) > 0
	return outcome, ok && !again
}

// keep remembers what happened to a fault.
func (m *memory) keep(f *Fault, outcome Outcome, bitten []string) error {
	if m.file == nil {
		return nil
	}
	line, err := json.Marshal(tried{f.key(), outcome, f.String(), bitten})
	if err == nil {
		_, err = m.file.Write(append(line, '\n'))
	}
	if err != nil {
		return fmt.Errorf("mutate: cannot keep what is tried: %w", err)
	}
	return nil
}

// close closes the file.
func (m *memory) close() {
	if m.file != nil {
		m.file.Close()
	}
}

// key names a fault by its words, which outlive its line.
func (f *Fault) key() string {
	sum := sha256.Sum256([]byte(f.Edition + "\n" + f.owner() + "\n" + f.Place + "\n" + f.What))
	return hex.EncodeToString(sum[:12])
}
