package progress

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Word is a word of the vocabulary in which cards are written.
type Word struct {
	Name   string
	Kind   string // one of wordKinds
	Places int    // definitions of cards, and helpers that several cards share, that use it
}

// wordKinds are the kinds of words, in the order of the page.
var wordKinds = [...]string{"operation", "condition", "reference", "number", "window", "query",
	"deed", "thing", "selection", "modifier"}

// nameKinds are the kinds of words that only name something.
var nameKinds = []string{"window", "query", "deed", "thing", "selection"}

// Vocabulary is how an edition's cards use their words.
type Vocabulary struct {
	Words []Word // by kind and name
	Lines []int  // how many lines each definition has, shortest first
	Own   int    // definitions with a function of their own, that no word says
}

// Words reads the vocabulary in packages card and rules, and its use in the folder of an edition, or
// of all if edition is empty. Words of package rules count if a card uses them.
func Words(tree fs.FS, edition string) (*Vocabulary, error) {
	kinds := map[string]string{}
	for _, dir := range [...]string{"engine/card", "engine/rules"} {
		err := eachFile(tree, dir, func(_ *token.FileSet, f *ast.File) {
			for _, d := range f.Decls {
				declare(kinds, d, dir == "engine/card")
			}
		})
		if err != nil {
			return nil, err
		}
	}
	u := usage{kinds: kinds, places: map[string]int{}}
	if err := eachFile(tree, path.Join("engine/edition", edition), u.file); err != nil {
		return nil, err
	}
	slices.Sort(u.lines)
	v := &Vocabulary{Lines: u.lines, Own: u.own}
	for name, kind := range kinds {
		if n := u.places[name]; n > 0 || !strings.Contains(name, ".") {
			v.Words = append(v.Words, Word{name, kind, n})
		}
	}
	slices.SortFunc(v.Words, func(a, b Word) int { return strings.Compare(a.Name, b.Name) })
	return v, nil
}

// eachFile parses the Go files of a folder and those below it, tests apart.
func eachFile(tree fs.FS, dir string, visit func(set *token.FileSet, f *ast.File)) error {
	err := fs.WalkDir(tree, dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") ||
			strings.HasSuffix(name, "_test.go") {
			return err
		}
		content, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, content, 0)
		if err != nil {
			return err
		}
		visit(set, file)
		return nil
	})
	if err != nil {
		return fmt.Errorf("progress: %w", err)
	}
	return nil
}

// declare adds the words that a declaration makes. Those of package rules bear its name.
func declare(kinds map[string]string, d ast.Decl, inCard bool) {
	add := func(name, kind string) {
		if !inCard {
			name = "rules." + name
		}
		if kind != "" {
			kinds[name] = kind
		}
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil && d.Name.IsExported() {
			add(d.Name.Name, kindOf(d.Type))
		}
	case *ast.GenDecl:
		if !inCard {
			return
		}
		kind := ""
		for _, spec := range d.Specs {
			v, ok := spec.(*ast.ValueSpec)
			if !ok {
				continue
			}
			if d.Tok == token.VAR || v.Type != nil || len(v.Values) > 0 && converted(v.Values[0]) != "" {
				kind = kindOfValue(v)
			}
			for _, name := range v.Names {
				if name.IsExported() {
					add(name.Name, kind)
				}
			}
		}
	}
}

// kindOfValue returns what kind of word a variable or constant is, empty for none.
func kindOfValue(v *ast.ValueSpec) string {
	switch typeName(v.Type) {
	case "Ref", "Object":
		return "reference"
	case "Window":
		return "window"
	case "Query":
		return "query"
	case "Kinds", "Faces", "Arcs", "Pool":
		return "selection"
	case "":
		if len(v.Values) == 0 {
			return ""
		}
		switch converted(v.Values[0]) {
		case "Deed":
			return "deed"
		case "Thing":
			return "thing"
		}
		if _, list := v.Values[0].(*ast.CompositeLit); !list && !local(v.Values[0]) {
			return "condition" // one made of others
		}
	}
	return ""
}

// local reports whether a value is a local of a procedure, such as game.NewFlag("…"), which is not a word.
func local(e ast.Expr) bool {
	c, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	if i, ok := c.Fun.(*ast.IndexExpr); ok {
		return strings.HasPrefix(typeName(i.X), "New")
	}
	return strings.HasPrefix(typeName(c.Fun), "New")
}

// converted returns the type to which the first operand of a value is converted, empty for none.
func converted(e ast.Expr) string {
	if b, ok := e.(*ast.BinaryExpr); ok {
		e = b.X
	}
	if c, ok := e.(*ast.CallExpr); ok && len(c.Args) == 1 {
		return typeName(c.Fun)
	}
	return ""
}

// kindOf returns what kind of word a function is, empty for none.
func kindOf(f *ast.FuncType) string {
	if f.Results == nil || len(f.Results.List) != 1 {
		return ""
	}
	result := f.Results.List[0].Type
	switch typeName(result) {
	case "Op", "Alternative":
		return "operation"
	case "Cond":
		return "condition"
	case "Mod":
		return "modifier"
	case "Ref":
		return "reference"
	case "Num", "Most":
		return "number"
	case "Window":
		return "window"
	case "Query":
		return "query"
	case "bool":
		if onExec(f) {
			return "condition"
		}
	case "int":
		if onExec(f) {
			return "number"
		}
	}
	if g, ok := result.(*ast.FuncType); ok && onExec(g) {
		return "number"
	}
	return ""
}

// onExec reports whether a function takes a *game.Exec and nothing else.
func onExec(f *ast.FuncType) bool {
	if len(f.Params.List) != 1 || len(f.Params.List[0].Names) > 1 {
		return false
	}
	p, ok := f.Params.List[0].Type.(*ast.StarExpr)
	return ok && typeName(p.X) == "Exec"
}

// typeName returns the name of a type without its package, empty for others.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// usage counts how cards use words.
type usage struct {
	kinds  map[string]string
	places map[string]int
	lines  []int
	own    int
}

// file counts the definitions of a file, and what is beside them.
func (u *usage) file(set *token.FileSet, f *ast.File) {
	for _, d := range f.Decls {
		beside := map[string]bool{}
		u.walk(set, d, beside, false)
		u.count(beside)
	}
}

// count counts one place that uses words.
func (u *usage) count(words map[string]bool) {
	for w := range words {
		u.places[w]++
	}
}

// walk collects the words of a node, and counts the definitions of cards in it as places of their
// own. Elided reports whether literals without a type are definitions.
func (u *usage) walk(set *token.FileSet, n ast.Node, words map[string]bool, elided bool) {
	if lit, ok := n.(*ast.CompositeLit); ok && elided && lit.Type == nil {
		u.definition(set, lit)
		return
	}
	ast.Inspect(n, func(c ast.Node) bool {
		switch c := c.(type) {
		case *ast.KeyValueExpr:
			u.walk(set, c.Value, words, false)
			return false
		case *ast.SelectorExpr:
			x, ok := c.X.(*ast.Ident)
			switch {
			case !ok: // a method of what words made
				u.walk(set, c.X, words, false)
			case x.Name == "rules":
				u.note(words, "rules."+c.Sel.Name)
			case x.Name == "card":
				u.note(words, c.Sel.Name)
			default:
				u.note(words, x.Name)
			}
			return false
		case *ast.Ident:
			u.note(words, c.Name)
		case *ast.CompositeLit:
			if c == n {
				return true
			}
			list, isList := c.Type.(*ast.ArrayType)
			switch {
			case isList && typeName(list.Elt) == "Def":
				for _, e := range c.Elts {
					u.walk(set, e, words, true)
				}
				return false
			case typeName(c.Type) == "Def":
				u.definition(set, c)
				return false
			}
		}
		return true
	})
}

// note notes a word of the vocabulary.
func (u *usage) note(words map[string]bool, name string) {
	if u.kinds[name] != "" {
		words[name] = true
	}
}

// definition counts the definition of a card.
func (u *usage) definition(set *token.FileSet, lit *ast.CompositeLit) {
	words, own := map[string]bool{}, false
	for _, e := range lit.Elts {
		u.walk(set, e, words, false)
		ast.Inspect(e, func(c ast.Node) bool {
			_, isFunc := c.(*ast.FuncLit)
			own = own || isFunc
			return true
		})
	}
	u.count(words)
	u.lines = append(u.lines, set.Position(lit.End()).Line-set.Position(lit.Pos()).Line+1)
	if own {
		u.own++
	}
}

// rare is from how many places on a word is not a rare one.
const rare = 3

// WriteWords writes the section about the vocabulary.
func WriteWords(w io.Writer, v *Vocabulary) error {
	p := page{w: w}
	p.line("")
	p.line("# The words of the cards")
	p.line("")
	names := 0
	for _, word := range v.Words {
		if slices.Contains(nameKinds, word.Kind) {
			names++
		}
	}
	p.line("A word is an exported name of package `card` with which cards are written, or a name of package")
	p.line("`rules` that a card uses. %d of the words only name something: a moment of the round (window), a", names)
	p.line("number (query), something that can be forbidden (deed) or allowed (thing), a token, a die face or an")
	p.line("arc (selection). The other %d are verbs, conditions, references and numbers. A place is the", len(v.Words)-names)
	p.line("definition of a card, which several cards can share, or a helper of several definitions. A word in no")
	p.line("place is used by package `rules` alone.")
	p.line("")
	p.line("| kind | words | in no place | in one | in two | in more |")
	p.line("| --- | --- | --- | --- | --- | --- |")
	for _, kind := range wordKinds {
		var n [rare + 1]int
		all := 0
		for _, word := range v.Words {
			if word.Kind == kind {
				n[min(word.Places, rare)]++
				all++
			}
		}
		p.line("| %s | %d | %d | %d | %d | %d |", kind, all, n[0], n[1], n[2], n[3])
	}
	var sum [rare + 1]int
	for _, word := range v.Words {
		sum[min(word.Places, rare)]++
	}
	p.line("| all | %d | %d | %d | %d | %d |", len(v.Words), sum[0], sum[1], sum[2], sum[3])
	lines := 0
	for _, n := range v.Lines {
		lines += n
	}
	count := len(v.Lines)
	p.line("")
	p.line("Definitions: %d, with a median of %d lines, a mean of %.1f, 9 of 10 with at most %d, all with at",
		count, v.Lines[count/2], float64(lines)/float64(count), v.Lines[count*9/10])
	p.line("most %d. With a function of", v.Lines[count-1])
	p.line("their own: %d.", v.Own)
	for _, kind := range wordKinds {
		var names []string
		for _, word := range v.Words {
			if word.Kind == kind && word.Places < rare {
				names = append(names, word.Name)
			}
		}
		if len(names) > 0 {
			p.line("")
			p.line("%s in fewer than %d places: %s", kind, rare, quoted(names))
		}
	}
	return p.err
}
