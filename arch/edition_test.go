package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"koiogran/edition"
)

// knowing lists the packages that may tell games apart by their names: the editions, the measures,
// which are tables by game, and what reads files of every game.
func knowing() []string {
	return []string{"edition", "edition/*", "geom", "data", "squad", "catalogue", "arch"}
}

// measures are the names by which package geom tells games apart.
func measures() []string { return []string{"FirstEdition", "SecondEdition", "Flightpath"} }

// askings returns where a file asks which game is played: a comparison with an edition's id or with
// the measures of one game, or a case of them.
func askings(fset *token.FileSet, f *ast.File) []string {
	var list []string
	note := func(n ast.Node) {
		list = append(list, fmt.Sprintf("%s asks which game is played", fset.Position(n.Pos())))
	}
	named := func(e ast.Expr) bool {
		if s, ok := e.(*ast.SelectorExpr); ok {
			pkg, ok := s.X.(*ast.Ident)
			return ok && pkg.Name == "geom" && slices.Contains(measures(), s.Sel.Name)
		}
		lit, ok := e.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return false
		}
		id, err := strconv.Unquote(lit.Value)
		return err == nil && slices.Contains(edition.IDs(), id)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if named(n.X) || named(n.Y) {
				note(n)
			}
		case *ast.CaseClause:
			if slices.ContainsFunc(n.List, named) {
				note(n)
			}
		}
		return true
	})
	return list
}

// No package outside edition asks which game is played: editions differ by lists, tables and a few
// functions alone.
func TestEditions_AreKnownToNobodyElse(t *testing.T) {
	read := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && leftOut(path) {
			return fs.SkipDir
		}
		dir := strings.Trim(filepath.ToSlash(strings.TrimPrefix(filepath.Dir(path), "..")), "/")
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
			matchesAny(knowing(), dir) {
			return nil
		}
		read++
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		for _, asking := range askings(fset, f) {
			t.Error(asking)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if read < 100 {
		t.Errorf("read %d files, want the whole project", read)
	}
}

func TestAskings_AreFound(t *testing.T) {
	for code, want := range map[string]int{
		`if id == "first" { }`:             1,
		`switch id { case "second": }`:     1,
		`_ = geom.FirstEdition`:            0,
		`use("first"); _ = geom.FrontArc`:  0,
		`if id == "fourth" { }`:            0,
		`_ = map[string]int{"second": 2}`:  0,
		`if g == geom.SecondEdition { }`:   1,
		`_ = data.First(); _ = first == 1`: 0,
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
