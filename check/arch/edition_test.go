package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"koiogran/engine/edition"
)

// knowing lists the packages that may tell games apart by their names: the editions, the measures,
// which are tables by game, and what reads files of every game.
func knowing() []string {
	return []string{"engine/edition", "engine/edition/*", "engine/geom", "engine/data",
		"content/cardimport", "play/squad",
		"content/catalogue", "check/arch"}
}

// naming lists the other files that name a game, and why they may: none of them asks.
func naming() map[string]string {
	return map[string]string{
		"check/arena/pairs.go":     "a table of squads, by edition",
		"check/bench/measure.go":   "geometry is measured in millions, with the ruler of one game",
		"cmd/koiogran/agreed.go":   "Escalation is a way of playing of second edition alone",
		"cmd/koiogran/squad.go":    "squads of every game are read",
		"content/points/points.go": "a points list is of one of the games",
		"check/mutate/kept.go":     "a table of faults, by edition",
		"check/perft/position.go":  "the edition where none is named",
		"check/scenario/parse.go":  "the first player stands under the key first",
		"play/replay/oldwords.go":  "ids of clauses keep their spelling",
		"serve/load/attackdear.go": "a table of dear requests, by the edition that has the cards",
		"serve/lobby/settings.go":  "a table of what tables agree on, by the edition that has it",
		"serve/lobby/modes.go":     "a table of ways to play, by the edition that has them",
		"check/soak/company.go":    "a table of cards, by edition",
	}
}

// games returns the names of the games in each package.
func games() map[string][]string {
	return map[string][]string{
		"geom":      {"FirstEdition", "SecondEdition", "Flightpath"},
		"data":      {"First", "Second", "Flightpath"},
		"squad":     {"First", "Second", "Flightpath"},
		"catalogue": {"First", "Second", "Flightpath"},
	}
}

// names reports whether an expression is the name of a game: an edition's id, the beginning of the
// ids of its clauses, or a name that a package has for it.
func names(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.SelectorExpr:
		pkg, ok := n.X.(*ast.Ident)
		return ok && slices.Contains(games()[pkg.Name], n.Sel.Name)
	case *ast.BasicLit:
		if n.Kind != token.STRING {
			return false
		}
		id, err := strconv.Unquote(n.Value)
		prefixes := []string{"1e", "2e", "msg"}
		return err == nil && (slices.Contains(edition.IDs(), id) ||
			slices.Contains(prefixes, strings.TrimSuffix(id, ".")))
	}
	return false
}

// named reports whether there is the name of a game anywhere in a node.
func named(n ast.Node) bool {
	found := false
	if n != nil {
		ast.Inspect(n, func(n ast.Node) bool {
			found = found || n != nil && names(n)
			return !found
		})
	}
	return found
}

// asks reports whether a node asks which game is played: a comparison with the name of one, a case
// of it, or a condition, such as that an id begins with it.
func asks(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		return n.Op != token.ADD && (named(n.X) || named(n.Y))
	case *ast.CaseClause:
		return slices.ContainsFunc(n.List, func(e ast.Expr) bool { return named(e) })
	case *ast.IfStmt:
		return named(n.Cond)
	}
	return false
}

// askings returns where a file asks which game is played.
func askings(fset *token.FileSet, f *ast.File) []string {
	var list []string
	ast.Inspect(f, func(n ast.Node) bool {
		if n == nil || !asks(n) {
			return true
		}
		list = append(list, fmt.Sprintf("%s asks which game is played", fset.Position(n.Pos())))
		return false
	})
	return list
}

// strangers reads the files that may not know which games there are, by their names from the root.
func strangers(t *testing.T) (*token.FileSet, map[string]*ast.File) {
	t.Helper()
	fset, files := token.NewFileSet(), map[string]*ast.File{}
	err := filepath.WalkDir("../..", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && leftOut(name) {
			return fs.SkipDir
		}
		inside := strings.TrimPrefix(filepath.ToSlash(name), "../../")
		if d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") ||
			matchesAny(knowing(), path.Dir(inside)) {
			return nil
		}
		files[inside], err = parser.ParseFile(fset, name, nil, 0)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 100 {
		t.Fatalf("read %d files, want the whole project", len(files))
	}
	return fset, files
}

// No package outside edition asks which game is played: editions differ by lists, tables and a few
// functions alone.
func TestEditions_AreAskedForByNobodyElse(t *testing.T) {
	fset, files := strangers(t)
	for _, f := range files {
		for _, asking := range askings(fset, f) {
			t.Error(asking)
		}
	}
}

// No package outside edition names a game, except for the files of the table, all of which do.
func TestEditions_AreNamedByNobodyElse(t *testing.T) {
	_, files := strangers(t)
	for name, f := range files {
		if _, may := naming()[name]; may != named(f) {
			t.Errorf("%s: names a game: %v, and may: %v by the table naming, check/arch/edition_test.go",
				name, named(f), may)
		}
	}
	for name := range naming() {
		if files[name] == nil {
			t.Errorf("no file %s: take it out of the table naming, check/arch/edition_test.go", name)
		}
	}
}

// whole finds the whole id of a clause, which one edition has.
var whole = regexp.MustCompile(`^"(1e|2e|msg)\.`)

// Steps that editions share name a clause without its edition, and each edition says which of its
// own that is.
func TestSharedSteps_NameNoEditionsClause(t *testing.T) {
	fset, files := strangers(t)
	for name, f := range files {
		if dir := path.Dir(name); dir != "engine/rules" && dir != "engine/game" && dir != "engine/card" {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && whole.MatchString(lit.Value) {
				t.Errorf("%s: %s: name the clause without its edition", fset.Position(lit.Pos()), lit.Value)
			}
			return true
		})
	}
}

func TestAskings_AreFound(t *testing.T) {
	for code, want := range map[string]int{
		`if id == "first" { }`:                        1,
		`switch id { case "second": }`:                1,
		`_ = geom.FirstEdition`:                       0,
		`use("first"); _ = geom.FrontArc`:             0,
		`if id == "fourth" { }`:                       0,
		`_ = map[string]int{"second": 2}`:             0,
		`if g == geom.SecondEdition { }`:              1,
		`if e != squad.Second { }`:                    1,
		`is := e.Facts == data.First()`:               1,
		`if strings.HasPrefix(clause, "1e.") { }`:     1,
		`if slices.Contains(odd, "flightpath") { }`:   1,
		`switch { case has(clause, "msg."): }`:        1,
		`_ = data.First(); _ = first == 1`:            0,
		`x.Emit("1e.mission.objective-wins-at-once")`: 0,
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "x.go", "package x\nfunc f() { "+code+" }", 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := askings(fset, f); len(got) != want {
			t.Errorf("%s: %v, want %d", code, got, want)
		}
	}
}

// The browser's client names no game either: it learns from the server what each is and says.
func TestClient_NamesNoGame(t *testing.T) {
	name := regexp.MustCompile("[\"'`](" + strings.Join(edition.IDs(), "|") + ")[\"'`]")
	read := 0
	err := filepath.WalkDir("../../web/src", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.Contains(path, ".test.") ||
			!slices.Contains([]string{".ts", ".tsx"}, filepath.Ext(path)) {
			return err
		}
		read++
		text, err := os.ReadFile(path)
		if found := name.Find(text); found != nil {
			t.Errorf("%s names the game %s", path, found)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if read < 30 {
		t.Errorf("read %d files, want the whole client", read)
	}
}
