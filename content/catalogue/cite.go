package catalogue

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

// fullID finds ids in running text. Every id has at least three parts, which keeps a mere
// mention of an edition or a field called msg out of it.
var fullID = regexp.MustCompile(`\b(?:1e|2e|msg)(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){2,}`)

// source is one parsed Go file.
type source struct {
	name  string
	fset  *token.FileSet
	file  *ast.File
	test  bool        // a _test.go file
	inUse bool        // the build of this machine takes it in
	tests []*testFunc // those that run
}

// testFunc is a test that runs, without the function literals in it that skip.
type testFunc struct {
	decl    *ast.FuncDecl
	skipped []ast.Node
}

// goCitations finds the ids in comments and string literals of a Go file.
func goCitations(fsys fs.FS, name string) ([]Citation, error) {
	text, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	inUse, err := takenIn(fsys, name)
	if err != nil {
		return nil, err
	}
	s := &source{name: name, fset: fset, file: file, inUse: inUse,
		test: strings.HasSuffix(name, "_test.go")}
	if s.test && inUse {
		s.tests = runningTests(file)
	}
	var cited []Citation
	for _, group := range file.Comments {
		for _, c := range group.List {
			cited = append(cited, s.cite(c.Pos(), c.Text)...)
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			cited = append(cited, s.cite(lit.Pos(), lit.Value)...)
		}
		return true
	})
	return cited, nil
}

// takenIn reports whether the go tool would build the file here, by its name and its build
// constraint.
func takenIn(fsys fs.FS, name string) (bool, error) {
	ctx := build.Default
	ctx.JoinPath = path.Join
	ctx.OpenFile = func(name string) (io.ReadCloser, error) { return fsys.Open(name) }
	dir, base := path.Split(name)
	return ctx.MatchFile(dir, base)
}

// cite finds the ids in a piece of source that begins at pos.
func (s *source) cite(pos token.Pos, text string) []Citation {
	var cited []Citation
	for _, at := range fullID.FindAllStringIndex(text, -1) {
		c := Citation{
			ID:   text[at[0]:at[1]],
			File: s.name,
			Line: s.fset.Position(pos).Line + strings.Count(text[:at[0]], "\n"),
		}
		if t := s.testAround(pos); t != nil {
			c.Test, c.shows = t.decl.Name.Name, true
		}
		c.built = !s.test && s.inUse
		cited = append(cited, c)
	}
	return cited
}

func (s *source) testAround(pos token.Pos) *testFunc {
	for _, t := range s.tests {
		begin := t.decl.Pos()
		if t.decl.Doc != nil {
			begin = t.decl.Doc.Pos()
		}
		if begin <= pos && pos < t.decl.End() && !within(t.skipped, pos) {
			return t
		}
	}
	return nil
}

func within(nodes []ast.Node, pos token.Pos) bool {
	for _, n := range nodes {
		if n.Pos() <= pos && pos < n.End() {
			return true
		}
	}
	return false
}

func runningTests(file *ast.File) []*testFunc {
	var tests []*testFunc
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv != nil || f.Body == nil || !isTestName(f.Name.Name) || skips(f.Body) {
			continue
		}
		t := &testFunc{decl: f}
		ast.Inspect(f.Body, func(n ast.Node) bool {
			if lit, ok := n.(*ast.FuncLit); ok && skips(lit.Body) {
				t.skipped = append(t.skipped, lit)
			}
			return true
		})
		tests = append(tests, t)
	}
	return tests
}

// isTestName follows the go tool: Test, then nothing or something not lower case.
func isTestName(name string) bool {
	rest, ok := strings.CutPrefix(name, "Test")
	first, _ := utf8.DecodeRuneInString(rest)
	return ok && name != "TestMain" && (rest == "" || !unicode.IsLower(first))
}

// skips reports whether a body calls Skip, Skipf or SkipNow without a condition.
func skips(body *ast.BlockStmt) bool {
	for _, st := range body.List {
		expr, ok := st.(*ast.ExprStmt)
		if !ok {
			continue
		}
		call, ok := expr.X.(*ast.CallExpr)
		if !ok {
			continue
		}
		if sel, ok := call.Fun.(*ast.SelectorExpr); ok {
			switch sel.Sel.Name {
			case "Skip", "Skipf", "SkipNow":
				return true
			}
		}
	}
	return false
}

// scenarioCitations reads the rules that a scenario file says it shows. A file may hold
// several scenarios as YAML documents or as a list.
func scenarioCitations(fsys fs.FS, name string) ([]Citation, error) {
	text, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, err
	}
	var cited []Citation
	dec := yaml.NewDecoder(bytes.NewReader(text))
	for {
		var doc yaml.Node
		err := dec.Decode(&doc)
		if errors.Is(err, io.EOF) {
			return cited, nil
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for _, rule := range rulesOf(&doc) {
			cited = append(cited, Citation{
				ID: rule.Value, File: name, Line: rule.Line, Test: "scenario", shows: true,
			})
		}
	}
}

// rulesOf returns the entries under rules in a document, a list or a mapping.
func rulesOf(n *yaml.Node) []*yaml.Node {
	var rules []*yaml.Node
	switch n.Kind {
	case yaml.DocumentNode, yaml.SequenceNode:
		for _, item := range n.Content {
			rules = append(rules, rulesOf(item)...)
		}
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			if n.Content[i].Value == "rules" {
				rules = append(rules, n.Content[i+1].Content...)
			}
		}
	}
	return rules
}
