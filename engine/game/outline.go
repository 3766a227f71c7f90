package game

import (
	"fmt"
	"slices"
)

// Part is a part of an outline: a step, or several parts that belong together.
//
// A procedure is written as an outline, as a rulebook writes a round or an attack: stages with
// steps, a choice among branches, what is done again and again. Proc.Compile lays it out as one
// flat list of steps, so that an outline costs nothing in play. What comes after a step follows
// from where it stands; in a step one can only say
//
//   - nothing: the next step follows (after a branch what follows all branches, after the last
//     step of a loop its first one),
//   - x.Again(): this step follows once more,
//   - x.Leave(): what follows the innermost stage or loop around the step,
//   - x.Continue(): the innermost loop begins again,
//   - x.Return(): the procedure is over.
//
// All of them mean: after whatever the step has called. A step that says Leave or Continue is in the
// same literal as the stage or loop that it leaves.
type Part interface {
	// lay appends the steps of the part; out is where to go on after it.
	lay(l *layout, out *label)
	// each visits the parts that it is made of.
	each(visit func(Part))
	// of returns the same part made of other parts.
	of(f func(Part) Part) Part
}

// Parts are parts that follow one another. They have no name and cannot be left.
type Parts []Part

// Stage is a named part, such as a numbered step of the rulebook. Leave ends it.
func Stage(name string, parts ...Part) Part { return &stage{name: name, parts: parts} }

// Loop is a stage that begins again whenever it is over. Only Leave ends it, or Return. The locals
// listed in it are at their start each time.
func Loop(name string, parts ...Part) Part { return &stage{name: name, loop: true, parts: parts} }

// If is a part that is carried out if a condition holds when its turn comes.
func If(name string, cond func(x *Exec) bool, parts ...Part) Part {
	return Fork(name, otherwise(cond), Parts(parts))
}

// IfElse is one of two parts.
func IfElse(name string, cond func(x *Exec) bool, then, other Part) Part {
	return Fork(name, otherwise(cond), then, other)
}

// Fork is one of several branches, counted from 0; where there is no such branch, none of them.
func Fork(name string, which func(x *Exec) int, branches ...Part) Part {
	return &fork{name: name, which: which, branches: branches}
}

// otherwise counts branches: the first if a condition holds, or else the second.
func otherwise(cond func(x *Exec) bool) func(x *Exec) int {
	return func(x *Exec) int {
		if cond(x) {
			return 0
		}
		return 1
	}
}

// Steps returns steps as parts.
func Steps(steps ...Step) Parts {
	parts := make(Parts, len(steps))
	for i := range steps {
		parts[i] = steps[i]
	}
	return parts
}

// Map returns the same outline with other steps.
func Map(p Part, f func(Step) Step) Part {
	if st, ok := p.(Step); ok {
		return f(st)
	}
	return p.of(func(q Part) Part { return Map(q, f) })
}

// Find returns the first stage or loop of an outline that has a name, nil if there is none.
func Find(p Part, name string) Part {
	if s, ok := p.(*stage); ok && s.name == name {
		return s
	}
	var found Part
	p.each(func(q Part) {
		if found == nil {
			found = Find(q, name)
		}
	})
	return found
}

// Once returns what a loop does, done once.
func Once(p Part) Part {
	if s, ok := p.(*stage); ok {
		return &stage{name: s.name, parts: s.parts}
	}
	return p
}

// maxLaid bounds the steps of a procedure: a frame notes its place in 8 bits.
const maxLaid = 250

// Compile places the outline of a procedure out. It panics on an outline that cannot work: that is
// a programmer's mistake, found by building the edition in a test.
func (p *Proc) Compile() {
	l := layout{proc: p}
	if p.Do == nil {
		p.Do = Steps(p.Steps...)
	} else if p.Steps != nil {
		l.fail("has both an outline and steps")
	}
	p.Steps, p.stages, p.locals = nil, nil, nil
	end := &label{}
	p.Do.lay(&l, end)
	end.at = len(p.Steps)
	if len(p.Steps) > maxLaid {
		l.fail("has %d steps, at most %d fit", len(p.Steps), maxLaid)
	}
	for i := range p.Steps {
		p.Steps[i].hop = int16(l.next[i].index() - i - 1)
	}
	for i := range p.stages {
		p.stages[i].next = l.leave[i].index()
	}
}

// label is a place in a list of steps that is still being laid out.
type label struct {
	at   int
	same *label // another label with the same place
}

// index returns the place once all steps are laid out.
func (b *label) index() int {
	for b.same != nil {
		b = b.same
	}
	return b.at
}

// flatStage is a stage or loop of a compiled procedure.
type flatStage struct {
	name   string
	first  int // its first step
	next   int // the step that follows it
	parent int // the stage around it, -1 for none
	loop   bool
}

// layout is a procedure while it is laid out.
type layout struct {
	proc  *Proc
	next  []*label // what follows each step
	leave []*label // what follows each stage
	stage int      // the innermost stage that is open, one more than its index; 0 for none
	used  int      // bytes of locals
	loop  *[]bound // the locals of the innermost loop
}

// fail panics and names the procedure.
func (l *layout) fail(format string, args ...any) {
	panic(fmt.Sprintf("game: procedure %q %s", l.proc.Name, fmt.Sprintf(format, args...)))
}

// step appends one step.
func (l *layout) step(st Step, out *label) {
	st.stage = int16(l.stage)
	l.proc.Steps = append(l.proc.Steps, st)
	l.next = append(l.next, out)
}

func (s Step) lay(l *layout, out *label) {
	switch {
	case s.Name == "":
		l.fail("has a step without a name after %d others", len(l.proc.Steps))
	case (s.Do == nil) == (s.Who == nil):
		l.fail("has a step %q that does not either do or ask", s.Name)
	case s.Who != nil && (s.Ask == nil || s.Take == nil):
		l.fail("has a step %q that asks without Ask or Take", s.Name)
	}
	l.step(s, out)
}

func (s Step) each(func(Part)) {}

func (s Step) of(func(Part) Part) Part { return s }

func (p Parts) lay(l *layout, out *label) {
	begin := &label{}
	for i, part := range p {
		next := &label{}
		if i == len(p)-1 {
			next = out
		}
		first := len(l.proc.Steps)
		begin.at = first
		part.lay(l, next)
		if len(l.proc.Steps) == first { // such as locals
			begin.same = next
		}
		begin = next
	}
}

func (p Parts) each(visit func(Part)) {
	for _, part := range p {
		visit(part)
	}
}

func (p Parts) of(f func(Part) Part) Part {
	parts := make(Parts, len(p))
	for i := range p {
		parts[i] = f(p[i])
	}
	return parts
}

// stage is what Stage and Loop return.
type stage struct {
	name  string
	loop  bool
	parts Parts
}

func (s *stage) lay(l *layout, out *label) {
	proc := l.proc
	first, outer := len(proc.Steps), l.stage
	proc.stages = append(proc.stages, flatStage{
		name: s.name, first: first, parent: outer - 1, loop: s.loop,
	})
	l.leave = append(l.leave, out)
	l.stage = len(proc.stages)
	if s.loop {
		s.layLoop(l)
	} else {
		s.parts.lay(l, out)
	}
	if len(proc.Steps) == first {
		l.fail("has a stage %q without steps", s.name)
	}
	l.stage = outer
}

// layLoop places the steps of a loop out: they are followed by the first of them. Where it has
// locals, that is a step which puts them back to their start.
func (s *stage) layLoop(l *layout) {
	again := &label{at: len(l.proc.Steps)}
	locals, outer := []bound{}, l.loop
	l.loop = &locals
	if hasLocals(s.parts) {
		body := &label{at: again.at + 1}
		l.step(Step{Name: s.name + ": begin anew", Do: func(x *Exec) {
			f := x.Frame()
			for i := range locals {
				clear(f.L[locals[i].at:][:locals[i].v.size])
			}
		}}, body)
	}
	s.parts.lay(l, again)
	l.loop = outer
}

// hasLocals reports whether a part lists locals, except in loops of its own.
func hasLocals(p Part) bool {
	if _, ok := p.(Locals); ok {
		return true
	}
	found := false
	p.each(func(q Part) {
		if inner, ok := q.(*stage); !ok || !inner.loop {
			found = found || hasLocals(q)
		}
	})
	return found
}

func (s *stage) each(visit func(Part)) { s.parts.each(visit) }

func (s *stage) of(f func(Part) Part) Part {
	return &stage{name: s.name, loop: s.loop, parts: s.parts.of(f).(Parts)}
}

// fork is what If, IfElse and Fork return.
type fork struct {
	name     string
	which    func(x *Exec) int
	branches Parts
}

func (k *fork) lay(l *layout, out *label) {
	if k.name == "" {
		l.fail("has a fork without a name after %d steps", len(l.proc.Steps))
	}
	begins := make([]*label, len(k.branches))
	which := k.which
	l.step(Step{Name: k.name, Do: func(x *Exec) {
		to := out
		if b := which(x); b >= 0 && b < len(begins) {
			to = begins[b]
		}
		x.Frame().PC = uint8(to.index())
	}}, out)
	for i, branch := range k.branches {
		begins[i] = &label{at: len(l.proc.Steps)}
		branch.lay(l, out)
		if len(l.proc.Steps) == begins[i].at {
			begins[i] = out
		}
	}
}

func (k *fork) each(visit func(Part)) { k.branches.each(visit) }

func (k *fork) of(f func(Part) Part) Part {
	return &fork{name: k.name, which: k.which, branches: k.branches.of(f).(Parts)}
}

// Again runs the current step once more, after what it called.
func (x *Exec) Again() {
	f := x.Frame()
	f.PC = f.At
}

// Leave ends the innermost stage or loop around the current step, after what the step called.
func (x *Exec) Leave() {
	x.Frame().PC = uint8(x.stageAround(func(*flatStage) bool { return true }).next)
}

// Continue begins the innermost loop around the current step again, after what the step called.
func (x *Exec) Continue() {
	x.Frame().PC = uint8(x.stageAround(func(s *flatStage) bool { return s.loop }).first)
}

// stageAround returns the innermost stage around the current step that fits.
func (x *Exec) stageAround(fits func(s *flatStage) bool) *flatStage {
	f := x.Frame()
	proc := &x.G.Procs[f.Proc]
	for i := int(proc.Steps[f.At].stage) - 1; i >= 0; i = proc.stages[i].parent {
		if fits(&proc.stages[i]) {
			return &proc.stages[i]
		}
	}
	panic("game: there is no stage to leave: " + x.Where())
}

// Return ends the running procedure after what it called.
func (x *Exec) Return() {
	f := x.Frame()
	f.PC = uint8(len(x.G.Procs[f.Proc].Steps))
}

// path names the stages around a step, from the outermost to the innermost.
func (p *Proc) path(step int) []string {
	var names []string
	for i := int(p.Steps[step].stage) - 1; i >= 0; i = p.stages[i].parent {
		names = append(names, p.stages[i].name)
	}
	slices.Reverse(names)
	return names
}
