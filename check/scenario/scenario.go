// Package scenario runs rules written down as examples: a table, a few forced results, some
// answers, and what must be so. A scenario is a scene (package scene) in YAML, for people who do
// not write Go; docs/scenarios.md is the reference of its format.
//
// Scenarios are strict. A key that is not in the reference is an error, an answer that is not
// among the legal options fails, and so does a question that the script leaves open.
package scenario

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// ErrFormat is wrapped by every error about the text of a scenario file. Its message is one
// sentence that names file and line.
var ErrFormat = errors.New("scenario: malformed")

// ErrFailed is wrapped by the error of a scenario that does not hold. Its message names file and
// line and shows the question that was open.
var ErrFailed = errors.New("scenario: failed")

// Scenario is one example of the rules.
type Scenario struct {
	Title   string
	File    string
	Line    int      // where it begins
	Edition string   // its id
	Rules   []string // the clauses of the rules catalogue that it shows
	Cards   []string // the cards that it shows, by their ids
	Lesson  *Lesson  // what a player is to do in it; nil where no one plays

	table     table
	ships     []ship
	wings     []wing
	obstacles []obstacle
	devices   []device
	start     start
	script    []step
	then      []check
	never     []never
	lines     []string // of the file
}

// Result is how one scenario went.
type Result struct {
	Scenario *Scenario
	Err      error // nil if it holds
}

// Report is how the scenarios of one file went.
type Report struct {
	File    string
	Err     error // its text is wrong in the lines that it names, one of its own each
	Results []Result
}

// Passed reports whether everything in the file holds. A file without scenarios does not pass.
func (r *Report) Passed() bool {
	for i := range r.Results {
		if r.Results[i].Err != nil {
			return false
		}
	}
	return r.Err == nil && len(r.Results) > 0
}

// Run plays every scenario of a file, of which name is used in messages only.
func Run(name string, content []byte) Report {
	r := Report{File: name}
	list, err := Parse(name, content)
	r.Err = err
	for i := range list {
		r.Results = append(r.Results, Result{Scenario: &list[i], Err: list[i].Play()})
	}
	return r
}

// RunFiles plays the scenarios of files and of every .yaml file below folders, writes a line
// for each, and the reason where one fails, and reports whether all of them hold.
func RunFiles(w io.Writer, names ...string) (bool, error) {
	var files []string
	for _, name := range names {
		below, err := Files(name)
		if err != nil {
			return false, fmt.Errorf("scenario: cannot read %s: %w", name, err)
		}
		files = append(files, below...)
	}
	held, failed := 0, 0
	for _, name := range files {
		content, err := os.ReadFile(name)
		if err != nil {
			return false, fmt.Errorf("scenario: cannot read %s: %w", name, err)
		}
		report := Run(name, content)
		h, f, err := report.write(w)
		if err != nil {
			return false, fmt.Errorf("scenario: cannot write the report: %w", err)
		}
		held, failed = held+h, failed+f
	}
	_, err := fmt.Fprintf(w, "%d held, %d failed\n", held, failed)
	return failed == 0 && held > 0, err
}

// Files returns a file by itself, or every .yaml file below a folder.
func Files(name string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && (path == name || filepath.Ext(path) == ".yaml") {
			files = append(files, path)
		}
		return err
	})
	return files, err
}

// Mistakes returns what is wrong with the text of the file, a sentence each.
func (r *Report) Mistakes() []string {
	if r.Err == nil {
		return nil
	}
	return strings.Split(r.Err.Error(), "\n")
}

// write prints a line for each scenario and counts those that hold and those that fail. Each
// mistake in the text of the file counts as one that fails.
func (r *Report) write(w io.Writer) (held, failed int, err error) {
	for _, mistake := range r.Mistakes() {
		failed++
		if _, err := fmt.Fprintf(w, "FAIL  %s\n", mistake); err != nil {
			return held, failed, err
		}
	}
	for i := range r.Results {
		s := r.Results[i].Scenario
		if r.Results[i].Err == nil {
			held++
			_, err = fmt.Fprintf(w, "ok    %s:%d: %s\n", s.File, s.Line, s.Title)
		} else {
			failed++
			text := strings.ReplaceAll(r.Results[i].Err.Error(), "\n", "\n      ")
			_, err = fmt.Fprintf(w, "FAIL  %s:%d: %s\n      %s\n", s.File, s.Line, s.Title, text)
		}
		if err != nil {
			return held, failed, err
		}
	}
	return held, failed, nil
}
