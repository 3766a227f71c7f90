package geom

import (
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// parsePackage reads the files of this package that are not tests.
func parsePackage(t *testing.T) (*token.FileSet, []*ast.File) {
	t.Helper()
	fset := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return fset, files
}

// A compiler may fuse a product and a sum that it feeds into one operation with one rounding,
// and some processors have it. So every floating-point product must be rounded explicitly,
// unless it only goes into another product, a quotient, a comparison or a square root.
func TestArithmetic_NoProductFeedsASumUnrounded(t *testing.T) {
	fset, files := parsePackage(t)
	if build.Default.GOROOT == "" { // in a test that was built with -trimpath
		root, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			t.Fatal(err)
		}
		build.Default.GOROOT = strings.TrimSpace(string(root))
	}
	info := types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	if _, err := config.Check("geom", fset, files, &info); err != nil {
		t.Fatal(err)
	}
	products := 0
	for _, f := range files {
		var path []ast.Node
		ast.Inspect(f, func(n ast.Node) bool {
			if n == nil {
				path = path[:len(path)-1]
				return true
			}
			path = append(path, n)
			if e, ok := n.(*ast.BinaryExpr); ok && e.Op == token.MUL && isRuntimeFloat(&info, e) {
				products++
				if !rounded(&info, path) {
					t.Errorf("%s: a product is not rounded", fset.Position(e.Pos()))
				}
			}
			a, ok := n.(*ast.AssignStmt)
			if ok && a.Tok == token.MUL_ASSIGN && isRuntimeFloat(&info, a.Lhs[0]) {
				t.Errorf("%s: a product is not rounded", fset.Position(a.Pos()))
			}
			return true
		})
	}
	if products < 100 {
		t.Errorf("found only %d products", products)
	}
}

func isRuntimeFloat(info *types.Info, e ast.Expr) bool {
	tv := info.Types[e]
	b, ok := tv.Type.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0 && tv.Value == nil
}

// rounded reports whether the product at the end of a path goes where it is rounded.
func rounded(info *types.Info, path []ast.Node) bool {
	for i := len(path) - 2; i >= 0; i-- {
		switch parent := path[i].(type) {
		case *ast.ParenExpr:
			continue
		case *ast.CallExpr:
			return info.Types[parent.Fun].IsType() || types.ExprString(parent.Fun) == "math.Sqrt"
		case *ast.BinaryExpr:
			switch parent.Op {
			case token.MUL, token.QUO, token.LSS, token.GTR, token.LEQ, token.GEQ, token.EQL:
				return true
			}
		}
		return false
	}
	return false
}

// The package runs in the browser and must answer alike everywhere.
func TestImports_OnlyMathOfTheStandardLibrary(t *testing.T) {
	_, files := parsePackage(t)
	allowed := []string{`"math"`, `"math/bits"`}
	for _, f := range files {
		for _, i := range f.Imports {
			if !slices.Contains(allowed, i.Path.Value) {
				t.Errorf("imports %s", i.Path.Value)
			}
		}
	}
}

// Of package math only what is exact on every processor.
func TestArithmetic_OnlyExactFunctionsOfMath(t *testing.T) {
	fset, files := parsePackage(t)
	exact := []string{"Sqrt", "Abs", "Copysign", "Ceil", "Inf", "IsInf", "Float64bits",
		"Pi", "MaxInt32", "MaxUint64"}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if x, ok := s.X.(*ast.Ident); ok && x.Name == "math" && !slices.Contains(exact, s.Sel.Name) {
				t.Errorf("%s: math.%s", fset.Position(s.Pos()), s.Sel.Name)
			}
			return true
		})
	}
}
