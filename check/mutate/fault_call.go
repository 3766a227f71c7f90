package mutate

import (
	"go/ast"
	"slices"
)

// conditional are the words that take a list of conditions.
var conditional = []string{"All", "Either", "AnyShip", "Any", "Choose", "ChooseUpTo", "ChooseObject",
	"ShipsThat", "Ships", "Each", "EachShip", "By", "Against", "For", "If", "Is", "With"}

// call drops the arguments of words that take conditions, and negations.
func (f *file) call(n *ast.CallExpr) {
	name := f.nameOf(n.Fun)
	if sel, ok := n.Fun.(*ast.SelectorExpr); ok {
		name = sel.Sel.Name
	}
	switch {
	case name == "Not" && len(n.Args) == 1:
		f.put(n, f.source(n.Args[0]), f.source(n)+" → "+f.source(n.Args[0]))
	case slices.Contains(conditional, name):
		var conds []ast.Expr
		for i, arg := range n.Args {
			_, literal := arg.(*ast.BasicLit)
			spread := n.Ellipsis.IsValid() && i == len(n.Args)-1
			if !literal && !spread && !f.idle(n, name, f.nameOf(arg)) {
				conds = append(conds, arg)
			}
		}
		f.drops(conds)
	}
}

// rollers are whom a modifier is about, as one of the dice is about who rolls them: the edition asks for
// no one else's.
var rollers = map[string]string{"AttackDiceOf": "Attacking", "DefenseDiceOf": "Defending",
	"AttackRangeOf": "Attacking", "AtRangeZero": "Attacking", "ObstaclesInAttacks": "Attacking", "Neutralizing": "Defending"}

// idle reports whether a condition of a call holds whatever happens, so that dropping it changes
// nothing: Anyone is true of every ship, and only of the attacker or of the defender are some things
// ever asked for, which the modifier is about if For lists it, or If does without a For.
func (f *file) idle(n *ast.CallExpr, name, cond string) bool {
	if cond == "Anyone" {
		return name != "Either"
	}
	if name != "For" && name != "If" {
		return false
	}
	for {
		sel, ok := n.Fun.(*ast.SelectorExpr)
		if !ok {
			break
		}
		inner, ok := sel.X.(*ast.CallExpr)
		if !ok {
			return false
		}
		if inner, ok := inner.Fun.(*ast.SelectorExpr); ok && name == "If" && inner.Sel.Name == "For" {
			return false
		}
		n = inner
	}
	for _, arg := range n.Args {
		if roller := rollers[f.nameOf(arg)]; roller != "" && roller == cond {
			return true
		}
	}
	return false
}

// drops drops each of a list of expressions.
func (f *file) drops(list []ast.Expr) {
	for _, e := range list {
		f.remove(e)
	}
}
