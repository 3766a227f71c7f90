package mutate

import (
	"go/ast"
	"go/token"
	"slices"
)

// operators are what is put in place of an operator.
var operators = map[token.Token]token.Token{
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ,
	token.GEQ: token.GTR, token.LAND: token.LOR, token.LOR: token.LAND, token.ADD: token.SUB, token.SUB: token.ADD,
}

// rule puts faults into code that is not a definition of a card, and reports whether to look into a node.
func (f *file) rule(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CompositeLit:
		return f.nameOf(n.Type) != "Event" // which no rule reads
	case *ast.CallExpr:
		return !f.says(n)
	case *ast.BinaryExpr:
		f.operator(n)
	case *ast.UnaryExpr:
		if n.Op == token.NOT {
			f.put(n, f.source(n.X), f.source(n)+" → "+f.source(n.X))
		}
	case *ast.IfStmt:
		if _, compares := n.Cond.(*ast.BinaryExpr); !compares {
			f.put(n.Cond, "!("+f.source(n.Cond)+")", "not "+f.source(n.Cond))
		}
	case *ast.BlockStmt:
		f.statements(n.List)
	case *ast.CaseClause:
		f.statements(n.Body)
	}
	return true
}

// says reports whether a call only reports something: an event, or a bug.
func (f *file) says(n *ast.CallExpr) bool {
	return slices.Contains([]string{"Emit", "Errorf", "panic", "must", "Sprintf", "Sprint"}, f.nameOf(n.Fun))
}

// operator puts another operator for one. Sums of texts are left alone.
func (f *file) operator(n *ast.BinaryExpr) {
	other, ok := operators[n.Op]
	for _, side := range [...]ast.Expr{n.X, n.Y} {
		if lit, isLit := side.(*ast.BasicLit); isLit && lit.Kind == token.STRING && n.Op == token.ADD {
			return
		}
	}
	if ok {
		at := f.offset(n.OpPos)
		f.add(n, at, at+len(n.Op.String()), other.String(), n.Op.String()+" → "+other.String()+" in "+f.source(n))
	}
}

// statements drops each statement that has an effect.
func (f *file) statements(list []ast.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.ExprStmt:
			if call, ok := s.X.(*ast.CallExpr); ok && f.says(call) {
				continue
			}
		case *ast.AssignStmt:
			if s.Tok == token.DEFINE {
				continue
			}
		case *ast.IncDecStmt:
		default:
			continue
		}
		f.put(s, "", "without "+f.source(s))
	}
}
