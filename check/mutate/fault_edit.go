package mutate

import (
	"bytes"
	"go/ast"
)

// replace puts a text for a node, worded with what is around it.
func (f *file) replace(n ast.Node, with string) {
	f.put(n, with, f.source(n)+" → "+with+f.inside())
}

// inside words the smallest call, comparison or field around what is being looked at.
func (f *file) inside() string {
	for i := len(f.around) - 1; i >= 0; i-- {
		switch around := f.around[i].(type) {
		case *ast.CallExpr, *ast.KeyValueExpr, *ast.BinaryExpr:
			return " in " + shortened(f.source(around))
		}
	}
	return ""
}

// remove drops a node of a list, with the comma after it.
func (f *file) remove(n ast.Node) {
	from, to := f.offset(n.Pos()), f.offset(n.End())
	rest := f.text[to:]
	if trimmed := bytes.TrimLeft(rest, " \t\n"); len(trimmed) > 0 && trimmed[0] == ',' {
		to += len(rest) - len(trimmed) + 1
	}
	f.add(n, from, to, "", "without "+shortened(f.source(n)))
}

// insert puts a text before a node.
func (f *file) insert(n ast.Node, text, what string) {
	at := f.offset(n.Pos())
	f.add(n, at, at, text, what)
}

// put puts a text for a node.
func (f *file) put(n ast.Node, with, what string) {
	f.add(n, f.offset(n.Pos()), f.offset(n.End()), with, what)
}

// add notes a fault.
func (f *file) add(n ast.Node, from, to int, with, what string) {
	fault := f.about
	fault.Line, fault.Place = f.set.Position(n.Pos()).Line, f.decl
	fault.Cards = f.cards()
	fault.What, fault.from, fault.to, fault.with = shortened(what), from, to, with
	fault.in = f.in
	f.faults = append(f.faults, &fault)
}
