package progress

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// guideIntro is what is before the words on the page for authors of cards.
//
//go:embed guide.md
var guideIntro string

// families are the kinds of words in the order of the page, with the text about each. If told is set, the page lists
// words of the kind even if no card gives an example.
var families = [...]struct {
	kind, title, says string
	told              bool
}{
	{"reference", "Ships", "A reference names a ship, or another object, by its part in what is going on.", true},
	{"condition", "Conditions", "A condition is a yes or no about a ship, and changes nothing.", false},
	{"number", "Numbers", "Where a word takes a number, it takes one of these as well.", false},
	{"window", "Moments", "A moment is Self's own; `By` and `Against` say whose else.", true},
	{"operation", "Operations", "An operation acts: who does or suffers it, how much, of what.", false},
	{"modifier", "Modifiers", "A modifier changes a value, a permission or a ban as long as it is " +
		"in force.", false},
	{"query", "Values", "What `Set`, `Add`, `Cap` and `Include` change.", true},
	{"deed", "Deeds", "What `Forbids` forbids.", true},
	{"thing", "Things", "What `Ignores` ignores.", true},
	{"selection", "Selections", "Tokens and charges, faces of dice, arcs, pools; joined by `|`.", true},
}

// entry is a word on the page.
type entry struct {
	name, kind string
	sign, says string
	example    string
	card       string // the card that the example is from
}

// Guide writes the page for those who write cards: the words by family, each with what it says and
// the shortest example that a card gives.
func Guide(w io.Writer, tree fs.FS) error {
	entries := map[string]*entry{}
	for _, dir := range [...]string{"engine/card", "engine/rules"} {
		if err := describe(entries, tree, dir); err != nil {
			return err
		}
	}
	if err := examples(entries, tree); err != nil {
		return err
	}
	p := page{w: w}
	p.line("%s", strings.TrimRight(guideIntro, "\n"))
	for _, f := range families {
		var list []*entry
		for _, e := range entries {
			if e.kind == f.kind && (e.example != "" || f.told) {
				list = append(list, e)
			}
		}
		if len(list) == 0 {
			continue
		}
		slices.SortFunc(list, func(a, b *entry) int { return strings.Compare(a.name, b.name) })
		p.line("")
		p.line("## %s", f.title)
		p.line("")
		p.line("%s", f.says)
		p.line("")
		p.line("| word | says | example |")
		p.line("| --- | --- | --- |")
		for _, e := range list {
			example := ""
			if e.example != "" {
				example = "`" + e.example + "` (" + e.card + ")"
			}
			p.line("| `%s` | %s | %s |", cell(e.sign), cell(e.says), cell(example))
		}
	}
	return p.err
}

// cell makes text fit into a table.
func cell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

// describe adds the words that the files of a folder declare, with their first sentences.
func describe(entries map[string]*entry, tree fs.FS, dir string) error {
	inCard := dir == "engine/card"
	return eachDocumented(tree, dir, func(f *ast.File) {
		for _, d := range f.Decls {
			kinds := map[string]string{}
			declare(kinds, d, inCard)
			for name, kind := range kinds {
				short := strings.TrimPrefix(name, "rules.")
				entries[name] = &entry{name: name, kind: kind, sign: signature(d, name, short),
					says: firstSentence(docOf(d, short), short)}
			}
		}
	})
}

// eachDocumented is eachFile with comments, for one folder.
func eachDocumented(tree fs.FS, dir string, visit func(f *ast.File)) error {
	files, err := fs.Glob(tree, path.Join(dir, "*.go"))
	if err != nil {
		return fmt.Errorf("progress: %w", err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		content, err := fs.ReadFile(tree, name)
		if err != nil {
			return fmt.Errorf("progress: %w", err)
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, content, parser.ParseComments)
		if err != nil {
			return fmt.Errorf("progress: %w", err)
		}
		visit(f)
	}
	return nil
}

// signature returns how a word is written: its name, and what it takes.
func signature(d ast.Decl, name, short string) string {
	f, ok := d.(*ast.FuncDecl)
	if !ok || f.Name.Name != short || onExec(f.Type) {
		return name
	}
	var params []string
	for _, field := range f.Type.Params.List {
		_, more := field.Type.(*ast.Ellipsis)
		for _, n := range field.Names {
			if more {
				params = append(params, n.Name+"…")
			} else {
				params = append(params, n.Name)
			}
		}
	}
	return name + "(" + strings.Join(params, ", ") + ")"
}

// docOf returns the comment on a name that a declaration makes.
func docOf(d ast.Decl, name string) string {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return d.Doc.Text()
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			v, ok := spec.(*ast.ValueSpec)
			if !ok || !slices.ContainsFunc(v.Names, func(n *ast.Ident) bool { return n.Name == name }) {
				continue
			}
			switch {
			case v.Doc != nil:
				return v.Doc.Text()
			case v.Comment != nil:
				return v.Comment.Text()
			case !d.Lparen.IsValid() || len(d.Specs) == 1:
				return d.Doc.Text()
			}
		}
	}
	return ""
}

var (
	cites    = regexp.MustCompile(` ?\((?:1e|2e|msg)\.[^)]*\)`)
	sentence = regexp.MustCompile(`[.:] [A-Z]|\.$`)
)

// firstSentence returns the first sentence of a comment without the name that it begins with and
// without clauses.
func firstSentence(doc, name string) string {
	s := cites.ReplaceAllString(strings.Join(strings.Fields(doc), " "), "")
	if at := sentence.FindStringIndex(s); at != nil {
		s = s[:at[0]]
	}
	return strings.TrimPrefix(strings.TrimPrefix(s, name+" "), "is ")
}

// examples finds the shortest use of each word in the definitions of cards of all editions.
func examples(entries map[string]*entry, tree fs.FS) error {
	return eachFile(tree, "engine/edition", func(set *token.FileSet, f *ast.File) {
		var above []ast.Node
		ast.Inspect(f, func(n ast.Node) bool {
			if n == nil {
				above = above[:len(above)-1]
				return true
			}
			above = append(above, n)
			if e := entries[wordAt(n)]; e != nil {
				e.learn(set, above)
			}
			if _, selects := n.(*ast.SelectorExpr); selects && !receives(n) {
				above = above[:len(above)-1]
				return false
			}
			return true
		})
	})
}

// receives reports whether a node calls a method of a word or of what a word makes.
func receives(n ast.Node) bool {
	x, ok := n.(*ast.SelectorExpr).X.(*ast.Ident)
	return !ok || ast.IsExported(x.Name)
}

// wordAt returns the word that a node is, empty for none.
func wordAt(n ast.Node) string {
	switch n := n.(type) {
	case *ast.Ident:
		return n.Name
	case *ast.SelectorExpr:
		if x, ok := n.X.(*ast.Ident); ok && x.Name == "rules" {
			return "rules." + n.Sel.Name
		}
	}
	return ""
}

// most is how long an example may be.
const most = 140

// learn takes a use of the word as its example if that is shorter than the one it has. Above are the
// nodes from the file down to the word.
func (e *entry) learn(set *token.FileSet, above []ast.Node) {
	id := cardOf(above)
	if id == "" {
		return
	}
	text := sourceOf(set, usageOf(above))
	if text == "" || len(text) > most || strings.Contains(text, e.name+"(x") {
		return
	}
	if e.example == "" || len(text) < len(e.example) ||
		len(text) == len(e.example) && id < e.card {
		e.example, e.card = text, id
	}
}

// usageOf returns the node that shows how the last one is used: the call of it, the call that it is
// given to, or the field that it fills.
func usageOf(above []ast.Node) ast.Node {
	for i := len(above) - 2; i >= 0; i-- {
		switch n := above[i].(type) {
		case *ast.KeyValueExpr:
			return n
		case *ast.CallExpr:
			if outer, ok := above[i-1].(*ast.SelectorExpr); ok && i > 1 && n.Fun == above[i+1] {
				if call, ok := above[i-2].(*ast.CallExpr); ok && call.Fun == outer {
					return call // such as Set(…).For(…)
				}
			}
			return n
		}
	}
	return nil
}

// sourceOf returns the source of a node in one line, empty if it has a function of its own.
func sourceOf(set *token.FileSet, n ast.Node) string {
	if n == nil {
		return ""
	}
	own := false
	ast.Inspect(n, func(c ast.Node) bool {
		_, isFunc := c.(*ast.FuncLit)
		own = own || isFunc
		return !own
	})
	var text bytes.Buffer
	if own || format.Node(&text, set, n) != nil {
		return ""
	}
	s := strings.Join(strings.Fields(text.String()), " ")
	return strings.NewReplacer("( ", "(", ", )", ")", "{ ", "{", ", }", "}").Replace(s)
}

// isID is how the ids of cards look.
var isID = regexp.MustCompile(`^"[a-z][a-z0-9]*[a-z0-9-]*"$`)

// cardOf returns the id of the definition that a node is part of, empty if it is part of none.
func cardOf(above []ast.Node) string {
	for i := len(above) - 1; i >= 0; i-- {
		switch n := above[i].(type) {
		case *ast.CompositeLit:
			for _, e := range n.Elts {
				kv, ok := e.(*ast.KeyValueExpr)
				if !ok || typeName(kv.Key) != "ID" {
					continue
				}
				if lit, ok := kv.Value.(*ast.BasicLit); ok {
					return strings.Trim(lit.Value, `"`)
				}
			}
		case *ast.CallExpr:
			if id := idAmong(n); id != "" {
				return id
			}
		}
	}
	return ""
}

// idAmong returns the id that a helper which makes a definition is given, empty for other calls.
func idAmong(n *ast.CallExpr) string {
	f, ok := n.Fun.(*ast.Ident)
	if !ok || ast.IsExported(f.Name) {
		return ""
	}
	for _, arg := range n.Args {
		if lit, ok := arg.(*ast.BasicLit); ok && isID.MatchString(lit.Value) {
			return strings.Trim(lit.Value, `"`)
		}
	}
	return ""
}
