package mutate

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"koiogran/content/catalogue"
	"koiogran/engine/edition"
)

// ruled are the packages whose functions cite the clauses that they follow.
var ruled = []string{"engine/rules", "engine/card", "engine/game", "play/squad"}

// witness is a test that cites a clause: a function of a package, or a scenario.
type witness struct {
	dir  string // of the package, below the project's folder
	test string // the name of the function, or the title of the scenario as its test is called
}

// scenarios is the package whose test runs all scenarios.
const scenarios = "check/scenario"

// cited is what the project says of clauses.
type cited struct {
	tests  map[string][]witness // by clause
	places map[string][]place   // by file
}

// place is where code cites a clause.
type place struct {
	line   int
	clause string
}

// prefixOf returns what the clauses of an edition begin with, nothing for all editions.
func prefixOf(id string) string {
	if c, ok := edition.ByID(id); ok {
		return c.Rulebook
	}
	return ""
}

// citedIn reads which code and which tests of a project cite the clauses of a game, or of all games.
func citedIn(root, game string) (*cited, error) {
	all, err := catalogue.Citations(os.DirFS(root))
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	c := &cited{map[string][]witness{}, map[string][]place{}}
	titles, prefix := map[string][]string{}, prefixOf(game)
	for _, one := range all {
		switch {
		case !strings.HasPrefix(one.ID, prefix):
		case one.Test == "":
			c.places[one.File] = append(c.places[one.File], place{one.Line, one.ID})
		case strings.HasSuffix(one.File, ".go"):
			c.tests[one.ID] = append(c.tests[one.ID], witness{path.Dir(one.File), one.Test})
		default:
			if titles[one.File] == nil {
				text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(one.File)))
				if err != nil {
					return nil, fmt.Errorf("mutate: %w", err)
				}
				titles[one.File] = strings.Split(string(text), "\n")
			}
			c.tests[one.ID] = append(c.tests[one.ID], witness{scenarios, titleAbove(titles[one.File], one.Line)})
		}
	}
	return c, nil
}

// titleAbove returns the title of the scenario in which a line stands, as its test is called.
func titleAbove(lines []string, line int) string {
	for i := min(line, len(lines)) - 1; i >= 0; i-- {
		if title, ok := strings.CutPrefix(lines[i], "scenario: "); ok {
			return strings.ReplaceAll(strings.Trim(title, `"'`), " ", "_")
		}
	}
	return ""
}

// ClauseFaults lists the faults that can be put into functions and variables that cite a clause of a game, of any if it is empty.
func ClauseFaults(root, game string) ([]*Fault, error) {
	c, err := citedIn(root, game)
	if err != nil {
		return nil, err
	}
	return c.faults(root)
}

// faults lists the faults of the code that cites clauses.
func (c *cited) faults(root string) ([]*Fault, error) {
	names, err := declared(root)
	if err != nil {
		return nil, err
	}
	var all []*Fault
	for _, dir := range ruled {
		files, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(dir), "*.go"))
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
		for _, name := range files {
			below := dir + "/" + filepath.Base(name)
			if len(c.places[below]) == 0 || strings.HasSuffix(name, "_test.go") {
				continue
			}
			found, err := ruleFaults(name, below, names, c.places[below])
			if err != nil {
				return nil, err
			}
			all = append(all, found...)
		}
	}
	return all, nil
}

// ruleFaults lists the faults of a file of rules, in what cites a clause.
func ruleFaults(name, below string, names exported, places []place) ([]*Fault, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	dir := path.Dir(below)
	f := &file{set: set, text: text, names: names, rules: true,
		about: Fault{Edition: dir, Package: dir, File: below, source: text}}
	for _, decl := range tree.Decls {
		from, to := set.Position(decl.Pos()).Line, set.Position(decl.End()).Line
		if doc := docOf(decl); doc != nil {
			from = set.Position(doc.Pos()).Line
		}
		f.about.clauses = nil
		for _, p := range places {
			if from <= p.line && p.line <= to && !slices.Contains(f.about.clauses, p.clause) {
				f.about.clauses = append(f.about.clauses, p.clause)
			}
		}
		if f.about.clauses != nil {
			f.declaration(decl)
		}
	}
	f.number()
	return f.faults, nil
}

// docOf returns the comment above a declaration.
func docOf(decl ast.Decl) *ast.CommentGroup {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		return d.Doc
	case *ast.GenDecl:
		return d.Doc
	}
	return nil
}
