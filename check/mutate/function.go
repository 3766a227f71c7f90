package mutate

import (
	"fmt"
	"go/ast"
	"slices"
	"strconv"
	"strings"
)

// function is a function in which faults can be switched on: each has a copy of it, which the function
// calls instead of going on if the fault is wanted. This many faults share one build.
type function struct {
	from, to int    // the bytes of the declaration
	name     [2]int // the bytes of its name
	body     int    // the byte after the brace that opens its body
	call     string // how a copy is called: what is before and after its number
	rest     string
	edits    []edit // names for parameters that have none

	// For a variable, the text before the value of a copy. Each copy is a separate variable, and from and to
	// enclose the value.
	variable string
}

// edit puts a text for the bytes between two places.
type edit struct {
	from, to int
	text     string
}

// function describes a function, nil if faults cannot be switched on in it.
func (f *file) function(d *ast.FuncDecl) *function {
	if d.Type.TypeParams != nil || d.Recv != nil && d.Recv.List[0].Names == nil {
		return nil
	}
	in := &function{from: f.offset(d.Pos()), to: f.offset(d.End()), body: f.offset(d.Body.Lbrace) + 1,
		name: [2]int{f.offset(d.Name.Pos()), f.offset(d.Name.End())}, call: copyOf(d.Name.Name)}
	if d.Recv != nil {
		in.call = d.Recv.List[0].Names[0].Name + "." + in.call
	}
	in.rest = "(" + strings.Join(in.arguments(f, d.Type.Params), ", ") + ")"
	if d.Type.Results != nil {
		in.call = "return " + in.call
	} else {
		in.rest += "; return"
	}
	return in
}

// copyOf names the copies of a function, each before its number.
func copyOf(name string) string { return name + "__" }

// arguments words the parameters of a function as arguments, and names those that have no name.
func (in *function) arguments(f *file, params *ast.FieldList) []string {
	var args []string
	for _, field := range params.List {
		dots := ""
		if _, variadic := field.Type.(*ast.Ellipsis); variadic {
			dots = "..."
		}
		if len(field.Names) == 0 {
			name, at := "arg__"+strconv.Itoa(len(args)), f.offset(field.Pos())
			in.edits = append(in.edits, edit{at, at, name + " "})
			args = append(args, name+dots)
		}
		for _, n := range field.Names {
			name := n.Name
			if name == "_" {
				name = "arg__" + strconv.Itoa(len(args))
				in.edits = append(in.edits, edit{f.offset(n.Pos()), f.offset(n.End()), name})
			}
			args = append(args, name+dots)
		}
	}
	return args
}

// variable describes the value of a variable in which faults can be switched on.
func (f *file) variable(v *ast.ValueSpec, i int) *function {
	in := &function{from: f.offset(v.Values[i].Pos()), to: f.offset(v.Values[i].End()), call: copyOf(v.Names[i].Name)}
	in.variable = "var " + in.call + "%d "
	if v.Type != nil {
		in.variable += f.source(v.Type) + " "
	}
	in.variable += "= "
	return in
}

// copy returns the copy of the function with a fault in it.
func (in *function) copy(f *Fault) string {
	if in.variable != "" {
		return fmt.Sprintf(in.variable, f.number) + string(f.source[in.from:f.from]) + f.with + string(f.source[f.to:in.to])
	}
	return string(f.source[in.from:in.name[0]]) + copyOf(string(f.source[in.name[0]:in.name[1]])) +
		strconv.Itoa(f.number) + string(f.source[in.name[1]:f.from]) + f.with +
		string(f.source[f.to:in.to])
}

// chosen is the variable that holds the number of the fault that is wanted.
const chosen = "fault__"

// choose returns the line of a function that goes to the copies of it.
func (in *function) choose(faults []*Fault) string {
	var b strings.Builder
	fmt.Fprintf(&b, " switch %s {", chosen)
	for _, f := range faults {
		fmt.Fprintf(&b, " case %d: %s%d%s;", f.number, in.call, f.number, in.rest)
	}
	return b.String() + "}; "
}

// picks returns what is before and after the value of a variable that goes to the copies of it.
func (in *function) picks(faults []*Fault) []edit {
	var before strings.Builder
	for _, f := range faults {
		fmt.Fprintf(&before, "%s(%s == %d, %s%d, ", picked, chosen, f.number, in.call, f.number)
	}
	return []edit{{in.from, in.from, before.String()}, {in.to, in.to, strings.Repeat(")", len(faults))}}
}

// picked is the function that picks the copy of a variable.
const picked = "pick__"

// switched is a source file whose faults can be switched on.
type switched struct {
	text  []byte
	lines map[int]*Fault // whose copy a line belongs to
}

// withSwitches puts the copies of its functions into a file, all of whose faults are given.
func withSwitches(faults []*Fault) *switched {
	in := map[*function][]*Fault{}
	for _, f := range faults {
		in[f.in] = append(in[f.in], f)
	}
	var edits []edit
	for fn, list := range in {
		if fn.variable != "" {
			edits = append(edits, fn.picks(list)...)
			continue
		}
		edits = append(edits, fn.edits...)
		edits = append(edits, edit{fn.body, fn.body, fn.choose(list)})
	}
	slices.SortFunc(edits, func(a, b edit) int { return a.from - b.from })
	var b strings.Builder
	done, source := 0, faults[0].source
	for _, e := range edits {
		b.Write(source[done:e.from])
		b.WriteString(e.text)
		done = e.to
	}
	b.Write(source[done:])
	s := &switched{lines: map[int]*Fault{}}
	line := 1 + strings.Count(b.String(), "\n")
	for _, f := range faults {
		text := "\n" + f.in.copy(f) + "\n"
		b.WriteString(text)
		for range strings.Count(text, "\n") {
			line++
			s.lines[line] = f
		}
	}
	s.text = []byte(b.String())
	return s
}
