package catalogue

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Status says how far the project has come with a clause.
type Status string

// A clause is shown when a test or a scenario cites it, built when only the code does, and
// not built when nothing names it.
const (
	Shown    Status = "shown"
	Built    Status = "built"
	NotBuilt Status = "not built"
)

// Statuses lists them from done to open.
func Statuses() []Status { return []Status{Shown, Built, NotBuilt} }

// ErrUnknown is wrapped by the error of a citation that names no clause.
var ErrUnknown = errors.New("catalogue: no such clause")

// Citation is one place in the project that names a clause.
type Citation struct {
	ID    string `json:"-"`
	File  string `json:"file"`           // from the root of the project, with slashes
	Line  int    `json:"line"`           // counted from 1
	Test  string `json:"test,omitempty"` // the test function, or "scenario"
	shows bool   // by a test that runs
	built bool   // by the code itself
}

// Covered is a clause with its status and the places that prove it.
type Covered struct {
	Clause
	Status Status     `json:"status"`
	By     []Citation `json:"by,omitempty"`    // tests if it is shown, else code
	Waits  string     `json:"waits,omitempty"` // what it waits for, if it is not shown
}

// Report holds every clause in the order of the catalogue.
type Report struct {
	Clauses []Covered `json:"clauses"`
}

// Citations lists the places of a source tree that cite clauses, by the ids that these have now: tests that run and scenarios, which
// show a clause and have a Test, and code that builds one. A citation of an id that is not in the catalogue is left out.
func Citations(fsys fs.FS) ([]Citation, error) {
	cited, err := citations(fsys)
	if err != nil {
		return nil, err
	}
	var all []Citation
	for _, c := range cited {
		clause, ok := ByID(c.ID)
		if c.ID = clause.ID; ok && (c.shows || c.built) {
			all = append(all, c)
		}
	}
	return all, nil
}

// Coverage reads the source tree of the project and reports the status of every clause.
//
// A clause is shown when a Test function cites its full id in a comment inside or directly
// above it or in a string literal inside it, or when a scenario file below scenarios lists
// it under rules. Functions that skip unconditionally and files that the build leaves out
// show nothing. It is built when other code cites it in a comment or string.
//
// A citation of an id that is not in the catalogue is an error that names file and line; so
// is a prefix such as the first three words of an id. All of them are joined into one error
// that wraps ErrUnknown.
func Coverage(fsys fs.FS) (Report, error) {
	cited, err := citations(fsys)
	if err != nil {
		return Report{}, err
	}
	shown, built := map[string][]Citation{}, map[string][]Citation{}
	var unknown []error
	for _, c := range cited {
		clause, ok := ByID(c.ID)
		switch {
		case !ok:
			unknown = append(unknown, fmt.Errorf("%w: %s:%d cites %s; expected the full id of a clause",
				ErrUnknown, c.File, c.Line, c.ID))
		case c.shows:
			shown[clause.ID] = append(shown[clause.ID], c)
		case c.built:
			built[clause.ID] = append(built[clause.ID], c)
		}
	}
	if len(unknown) > 0 {
		return Report{}, errors.Join(unknown...)
	}
	return report(shown, built), nil
}

func report(shown, built map[string][]Citation) Report {
	var r Report
	for _, c := range parsed() {
		covered := Covered{Clause: c, Status: NotBuilt}
		switch {
		case len(shown[c.ID]) > 0:
			covered.Status, covered.By = Shown, shown[c.ID]
		case len(built[c.ID]) > 0:
			covered.Status, covered.By = Built, built[c.ID]
		}
		if covered.Status != Shown {
			covered.Waits = waitsFor(&c)
		}
		r.Clauses = append(r.Clauses, covered)
	}
	return r
}

// citations walks the tree in the order of its paths. It leaves out what the go tool leaves
// out, the packages of the client, and this package, whose tests cite clauses to test the
// catalogue itself.
func citations(fsys fs.FS) ([]Citation, error) {
	var all []Citation
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && leftOut(name):
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		read := reader(name)
		if read == nil {
			return nil
		}
		cited, err := read(fsys, name)
		all = append(all, cited...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("catalogue: cannot read the project's citations: %w", err)
	}
	slices.SortStableFunc(all, func(a, b Citation) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line))
	})
	return all, nil
}

func leftOut(dir string) bool {
	base := path.Base(dir)
	return dir == "content/catalogue" || base == "testdata" || base == "node_modules" ||
		dir != "." && (base[0] == '.' || base[0] == '_')
}

// reader returns what finds the citations in a file of this name, or nil.
func reader(name string) func(fs.FS, string) ([]Citation, error) {
	switch ext := path.Ext(name); {
	case ext == ".go":
		return goCitations
	case (ext == ".yaml" || ext == ".yml") && strings.HasPrefix(name, "content/scenarios/"):
		return scenarioCitations
	default:
		return nil
	}
}
