package arch

import (
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// rulesOrder returns the order in which the topics of engine/rules are read: each uses what is before it, and only
// mostBack references run back.
func rulesOrder() []string {
	return []string{"dial", "turret", "wing", "edition", "object", "damage", "dock", "initiative", "setup", "reserve", "obstacle",
		"device", "mission", "round", "move", "phase", "destroy", "tractor", "ionized", "build", "upgrade", "lock", "action",
		"huge", "escalation", "attack", "cost", "help", "forecast", "condition", "contact"}
}

// mostBack is how many references run back. It may only fall.
const mostBack = 38

// TestRules_ReferencesBack counts the references between the topics of engine/rules that run back: a file uses what
// belongs to a topic that is read after its own. The topics are read in the order of rulesOrder.
func TestRules_ReferencesBack(t *testing.T) {
	fewBack(t, mostBack, "../../engine/rules", rulesOrder(), topicOf)
}

// fewBack fails if more references between the topics of a folder run back than may.
func fewBack(t *testing.T, most int, dir string, order []string, topic func(file string) string) {
	t.Helper()
	back, all := referencesBack(t, dir, order, topic)
	n := 0
	for _, at := range slices.Sorted(maps.Keys(back)) {
		n += back[at]
	}
	t.Logf("%d of %d references run back", n, all)
	if all < 200 {
		t.Errorf("%d references were found: the walk has missed most", all)
	}
	if n > most {
		t.Errorf("%d references run back, %d may: %v", n, most, back)
	}
}

// referencesBack counts the references between topics by "from → to" where they run back, and all of them. A
// reference is a file and a name of another topic that it uses; topic names the topic of a file.
func referencesBack(t *testing.T, dir string, order []string, topic func(file string) string) (back map[string]int, all int) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	parsed, home := map[string]*ast.File{}, map[string]string{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		parsed[name] = f
		for _, declared := range declaredIn(f) {
			home[declared] = topic(name)
		}
	}
	place := func(topic string) int {
		i := slices.Index(order, topic)
		if i < 0 {
			t.Errorf("%s has no place in the order in which %s is read: give it one", topic, dir)
		}
		return i
	}
	back = map[string]int{}
	for name, f := range parsed {
		from := topic(name)
		for used := range usedIn(f) {
			to, ok := home[used]
			if !ok || to == from {
				continue
			}
			all++
			if cmp.Compare(place(to), place(from)) > 0 {
				back[from+" → "+to]++
			}
		}
	}
	return back, all
}

// topicOf returns the first word of a file's name.
func topicOf(name string) string {
	topic, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(name), ".go"), "_")
	return topic
}

// declaredIn lists the names that a file declares for its package, methods apart.
func declaredIn(f *ast.File) []string {
	var names []string
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				names = append(names, d.Name.Name)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.ValueSpec:
					for _, name := range s.Names {
						names = append(names, name.Name)
					}
				case *ast.TypeSpec:
					names = append(names, s.Name.Name)
				}
			}
		}
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == "_" })
}

// usedIn returns the set of the names of the package in a file: those after a point, the keys of literals, and what a
// function declares itself are others.
func usedIn(f *ast.File) map[string]bool {
	used := map[string]bool{}
	for _, d := range f.Decls {
		names, own := map[string]bool{}, map[string]bool{}
		var visit func(n ast.Node) bool
		visit = func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				ast.Inspect(n.X, visit)
				return false
			case *ast.KeyValueExpr:
				if _, plain := n.Key.(*ast.Ident); plain {
					ast.Inspect(n.Value, visit)
					return false
				}
			case *ast.Field:
				for _, name := range n.Names {
					own[name.Name] = true
				}
			case *ast.AssignStmt:
				if n.Tok == token.DEFINE {
					for _, to := range n.Lhs {
						own[to.(*ast.Ident).Name] = true
					}
				}
			case *ast.RangeStmt:
				for _, to := range []ast.Expr{n.Key, n.Value} {
					if name, ok := to.(*ast.Ident); ok {
						own[name.Name] = true
					}
				}
			case *ast.Ident:
				names[n.Name] = true
			}
			return true
		}
		ast.Inspect(d, visit)
		for name := range names {
			if !own[name] {
				used[name] = true
			}
		}
	}
	return used
}
