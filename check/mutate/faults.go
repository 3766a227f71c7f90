package mutate

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Fault is one fault in a definition.
type Fault struct {
	Edition string
	Package string // the folder of the package, below the project's
	File    string // below the project's folder
	Line    int
	Cards   []string // whose definition it is in; none where that is shared
	names   []string // how tests and scenarios refer to these
	Place   string   // the function or variable that it is in
	What    string   // in words: "1 → 2 in Within(0, 1)"

	source   []byte // of the whole file
	from, to int    // the bytes of it that are replaced
	with     string // by these

	clauses []string // that the function or variable cites which it is in, of rules

	in     *function // where it can be switched on, nil if it cannot
	number int       // among the faults that are switched on in one build
}

// String names the fault in a line.
func (f *Fault) String() string {
	return fmt.Sprintf("%s:%d: %s: %s", f.File, f.Line, f.owner(), f.What)
}

// owner names what the fault is in: the cards, or what is around it.
func (f *Fault) owner() string {
	if len(f.Cards) == 0 {
		return f.Place
	}
	return strings.Join(f.Cards, ", ")
}

// Faults lists the faults that can be put into the cards of an edition, of all if it is empty, or
// into certain cards. They come in the order of the files.
func Faults(root, edition string, cards []string) ([]*Fault, error) {
	names, err := declared(root)
	if err != nil {
		return nil, err
	}
	if edition == "" {
		edition = "*"
	}
	var files []string
	for _, below := range []string{"", "*/"} {
		found, err := filepath.Glob(filepath.Join(root, "engine/edition", edition, below+"*.go"))
		if err != nil {
			return nil, fmt.Errorf("mutate: %w", err)
		}
		files = append(files, found...)
	}
	var all []*Fault
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		found, err := faultsOf(root, file, names)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	if len(cards) > 0 {
		all = slices.DeleteFunc(all, func(f *Fault) bool {
			return !slices.ContainsFunc(f.Cards, func(id string) bool { return slices.Contains(cards, id) })
		})
	}
	return all, entitle(root, all)
}

// file is a source file in which faults are looked for.
type file struct {
	set    *token.FileSet
	text   []byte
	names  exported
	about  Fault // what all faults of the file have in common
	faults []*Fault
	decl   string // the declaration that is being looked at
	in     *function
	around []ast.Node
	rules  bool // it holds rules, and not cards
}

// faultsOf lists the faults of a file, if cards are defined in it.
func faultsOf(root, path string, names exported) ([]*Fault, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, path, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	if !definesCards(tree) {
		return nil, nil
	}
	below, err := filepath.Rel(root, path)
	if err != nil {
		return nil, fmt.Errorf("mutate: %w", err)
	}
	below = filepath.ToSlash(below)
	f := &file{set: set, text: text, names: names, about: Fault{
		Edition: strings.Split(below, "/")[2], Package: filepath.ToSlash(filepath.Dir(below)), File: below,
		source: text,
	}}
	for _, decl := range tree.Decls {
		f.declaration(decl)
	}
	f.number()
	return f.faults, nil
}

// definesCards reports whether a file is written in the words for cards, which it imports with a
// dot.
func definesCards(tree *ast.File) bool {
	return slices.ContainsFunc(tree.Imports, func(s *ast.ImportSpec) bool {
		return s.Name != nil && s.Name.Name == "."
	})
}

// declaration looks for faults in a function or a variable. Constants and types are left alone.
func (f *file) declaration(decl ast.Decl) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Body != nil {
			f.decl, f.in = d.Name.Name, f.function(d)
			f.look(d.Body)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			if v, ok := spec.(*ast.ValueSpec); ok && d.Tok == token.VAR && len(v.Names) == len(v.Values) {
				for i, value := range v.Values {
					f.decl, f.in = v.Names[i].Name, nil
					if f.decl != "_" {
						f.in = f.variable(v, i)
					}
					f.look(value)
				}
			}
		}
	}
}

// look looks for faults in a tree.
func (f *file) look(root ast.Node) {
	f.around = nil
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			f.around = f.around[:len(f.around)-1]
			return true
		}
		if f.rules && !f.rule(n) {
			return false
		}
		switch n := n.(type) {
		case *ast.ArrayType, *ast.FuncType, *ast.IndexExpr:
			return false
		case *ast.KeyValueExpr:
			if saysNothing[f.nameOf(n.Key)] {
				return false
			}
		case *ast.BasicLit:
			f.literal(n)
		case *ast.Ident:
			f.swapped(n)
		case *ast.CompositeLit:
			f.composite(n)
		case *ast.CallExpr:
			f.call(n)
		}
		f.around = append(f.around, n)
		return true
	})
}

// saysNothing are the keys of a definition that no rule reads.
var saysNothing = map[string]bool{"Summary": true, "Name": true, "ID": true, "Also": true}

// literal puts a number up or down by one.
func (f *file) literal(n *ast.BasicLit) {
	if n.Kind != token.INT {
		return
	}
	v, err := strconv.Atoi(n.Value)
	if err != nil {
		return
	}
	f.replace(n, strconv.Itoa(v+1))
	if v > 0 {
		f.replace(n, strconv.Itoa(v-1))
	}
}

// swapped puts another word of the same family for a word.
func (f *file) swapped(n *ast.Ident) {
	if len(f.around) > 0 {
		if kv, ok := f.around[len(f.around)-1].(*ast.KeyValueExpr); ok && kv.Key == n {
			return
		}
	}
	if other := f.names.other(n.Name); other != "" {
		f.replace(n, other)
	}
}

// composite drops each of several conditions or effects, what must be, and what limits. Anyone is as good as
// no condition.
func (f *file) composite(n *ast.CompositeLit) {
	if list, ok := n.Type.(*ast.ArrayType); ok {
		if name := f.nameOf(list.Elt); name == "Cond" || name == "Op" {
			f.drops(slices.DeleteFunc(slices.Clone(n.Elts), func(e ast.Expr) bool { return f.nameOf(e) == "Anyone" }))
		}
		return
	}
	keys := map[string]*ast.KeyValueExpr{}
	for _, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			keys[f.nameOf(kv.Key)] = kv
		}
	}
	when := keys["When"]
	switch {
	case when == nil:
	case keys["Must"] != nil:
		f.remove(keys["Must"])
	default:
		f.insert(when, "Must: true, ", "may → must")
	}
	if per := keys["Per"]; per != nil {
		f.remove(per)
	}
}

// nameOf returns an identifier's name, "" for anything else.
func (f *file) nameOf(n ast.Expr) string {
	switch n := n.(type) {
	case *ast.Ident:
		return n.Name
	case *ast.SelectorExpr:
		return n.Sel.Name
	}
	return ""
}

// anID is what the id of a card looks like.
var anID = regexp.MustCompile(`^[a-z0-9][a-z0-9.-]*$`)

// cards returns the ids of the definition around what is being looked at: those of the innermost
// literal or call that names any.
func (f *file) cards() []string {
	for i := len(f.around) - 1; i >= 0; i-- {
		var ids []string
		switch n := f.around[i].(type) {
		case *ast.CompositeLit:
			for _, e := range n.Elts {
				if kv, ok := e.(*ast.KeyValueExpr); ok && f.nameOf(kv.Key) == "ID" {
					ids = append(ids, textOf(kv.Value)...)
				}
			}
		case *ast.CallExpr:
			ids = f.idsOfCall(n)
		}
		if len(ids) > 0 {
			return ids
		}
	}
	return nil
}

// idsOfCall returns the ids among the arguments of a call that defines cards: one that has a
// definition or a sentence among its arguments.
func (f *file) idsOfCall(n *ast.CallExpr) []string {
	var ids []string
	defines := false
	for _, arg := range n.Args {
		words := textOf(arg)
		if len(words) == 1 && anID.MatchString(words[0]) {
			ids = append(ids, words[0])
		}
		lit, ok := arg.(*ast.CompositeLit)
		defines = defines || len(words) == 1 && strings.HasSuffix(words[0], ".") ||
			ok && f.nameOf(lit.Type) == "Def"
	}
	if !defines {
		return nil
	}
	return ids
}

// textOf returns the text of a string, of several added together too.
func textOf(e ast.Expr) []string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if text, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return []string{text}
		}
	case *ast.BinaryExpr:
		a, b := textOf(e.X), textOf(e.Y)
		if len(a) == 1 && len(b) == 1 {
			return []string{a[0] + b[0]}
		}
	}
	return nil
}

// number numbers faults that have the same words in the same place.
func (f *file) number() {
	seen := map[string]int{}
	for _, fault := range f.faults {
		key := fault.owner() + fault.Place + fault.What
		if seen[key]++; seen[key] > 1 {
			fault.What += fmt.Sprintf(" (%d)", seen[key])
		}
	}
}

// source returns the source of a node in one line.
func (f *file) source(n ast.Node) string {
	var b bytes.Buffer
	if err := printer.Fprint(&b, f.set, n); err != nil {
		return "?"
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// mostWords is how long a fault's description is at most.
const mostWords = 120

// shortened cuts a long text.
func shortened(text string) string {
	if runes := []rune(text); len(runes) > mostWords {
		return string(runes[:mostWords-1]) + "…"
	}
	return text
}

// offset returns the place of a position in the text.
func (f *file) offset(p token.Pos) int { return f.set.Position(p).Offset }

// text returns the file with the fault in it.
func (f *Fault) text() []byte {
	return slices.Concat(f.source[:f.from], []byte(f.with), f.source[f.to:])
}
