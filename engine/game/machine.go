package game

import (
	"errors"
	"fmt"
	"strings"
)

// The errors of Step and of CallTime. What is refused leaves the state as it was.
var (
	ErrOver     = errors.New("game: the match is over")
	ErrNotAsked = errors.New("game: this player is not asked anything now")
	ErrIllegal  = errors.New("game: illegal choice")
	ErrNoTime   = errors.New("game: no time limit runs")
)

// maxSteps bounds what one choice can set off; passing it is an endless chain of rules.
const maxSteps = 20000

// ProcID names a procedure of a game.
type ProcID uint16

// Step is one line of a procedure. Either Do runs to its end, or Who names those who must
// answer, Ask poses the question and Take receives the answer.
type Step struct {
	Name string
	// Options names the alternatives of a step that asks for one: OptionVerb, by Choice.N.
	Options []string
	// Do runs a step that asks nothing.
	Do func(x *Exec)
	// Lasts is the modifier that lasts after the step began it (Exec.Last), nil for most.
	Lasts *Mod
	// Who names those who must answer: no one means that there is nothing to ask. It is pure.
	Who func(x *Exec) Players
	// Ask poses the question to p. It is pure.
	Ask func(x *Exec, p Player, q *Question)
	// Take receives p's answer.
	Take func(x *Exec, p Player, c Choice)
	// Until makes the step ask again until Who names no one, in any order of players.
	Until bool
	// Valid and Draw stand in for listed options where a pose is asked for: Valid reports
	// whether one is legal, Draw makes a legal one.
	Valid func(x *Exec, p Player, c Choice) bool
	Draw  func(x *Exec, p Player, r Random) Choice
	// Also reports whether a choice is legal apart from those listed, even of a player who is not asked,
	// as long as the step waits for someone. Such a choice takes back an answer; it is never
	// offered. It is nil for nearly every step.
	Also func(x *Exec, p Player, c Choice) bool

	hop   int16 // from the step after it in the list to the one that follows it: 0 for nearly all
	stage int16 // the innermost stage around it, one more than its index; 0 for none
}

// Proc is a named procedure: a round, an attack, one card's ability. Do is its outline, the rest
// of what its steps are follows from that by Compile.
type Proc struct {
	Name string
	Do   Part
	// Steps are the steps of the outline in one list.
	Steps  []Step
	stages []flatStage
	locals []bound
	// Ability marks the procedure of an ability: what it triggers waits until it is done.
	Ability bool
	// Closed marks a procedure inside which triggers are answered although an ability called
	// it: an attack, a whole maneuver.
	Closed bool
	// Keeps marks a procedure that ends before the ships that it destroys leave play: an attack,
	// damage, a detonation.
	Keeps bool
	// Record is the record that a frame of this procedure owns.
	Record RecordKind
	// OfShip ends the procedure as soon as the frame's ship leaves play.
	OfShip bool
}

// RecordKind is a kind of record that lives as long as a frame.
type RecordKind uint8

// The kinds of records.
const (
	NoRecord RecordKind = iota
	AttackRecord
	MoveRecord
	DamageRecord
)

// Begin makes a new state run a procedure to its first question.
func (x *Exec) Begin(s *State, p ProcID) {
	x.load(s)
	x.Push(p, NoShip, NoCard)
	x.run()
}

// Resume runs a state whose frames were set by hand, as scenes do, to its next question.
func (x *Exec) Resume(s *State, log *Log) {
	x.load(s)
	x.log = log
	x.run()
	x.log = nil
}

// load makes s the state at work.
func (x *Exec) load(s *State) {
	x.S = s
	x.cur = int(s.Depth) - 1
	x.nviews, x.nweighed, x.supposes = 0, 0, 0
	x.at, x.pending = nil, nil
	if x.cur >= 0 {
		x.enter()
	}
}

// enter makes the top frame the one that conditions look at.
func (x *Exec) enter() {
	f := &x.S.Frames[x.cur]
	v := &x.views[0]
	v.Frame, v.real = *f, f
	v.subject, v.chosen, v.spent = f.Self, f.Chosen, 0
	v.weighing = false
	x.at, x.nviews = v, 1
}

// step returns the step at which the state waits.
func (x *Exec) step() *Step {
	f := &x.S.Frames[x.cur]
	return &x.G.Procs[f.Proc].Steps[f.PC]
}

// run is the whole interpreter.
func (x *Exec) run() {
	s := x.S
	for n := 0; s.Depth > 0; n++ {
		if int(s.Depth) <= x.floor && s.Pending == 0 && s.Deferred == 0 {
			return
		}
		if n >= maxSteps {
			panic("game: endless chain: " + x.Where())
		}
		if (s.Pending > 0 || s.Deferred != 0) && x.settled() || x.G.Mission != nil && x.achieved() {
			continue
		}
		x.cur = int(s.Depth) - 1
		f := &s.Frames[x.cur]
		proc := &x.G.Procs[f.Proc]
		if int(f.PC) == len(proc.Steps) || (proc.OfShip && !x.Present(f.Self)) {
			x.pop()
			continue
		}
		x.enter()
		st := &proc.Steps[f.PC]
		f.At = f.PC
		switch {
		case st.Who == nil:
			f.PC = st.after(f.PC)
			st.Do(x)
		case st.Who(x) == Nobody:
			f.PC = st.after(f.PC)
		default:
			s.Asking = true
			return
		}
	}
	s.Over = true
}

// after returns what follows a step that is at pc.
func (s *Step) after(pc uint8) uint8 { return uint8(int(pc) + 1 + int(s.hop)) }

// settled opens what waits for the running ability to end, and reports whether it did anything.
func (x *Exec) settled() bool {
	s := x.S
	n, idle := x.idle()
	if !idle {
		return false
	}
	if n > 0 {
		s.Pending -= uint8(n)
		x.openQueue(int(s.NTriggers)-n, int(s.NTriggers))
		return true
	}
	if s.Pending > 0 {
		return false
	}
	for i := range s.Frames[:s.Depth] {
		if f := &s.Frames[i]; x.G.Procs[f.Proc].Keeps || x.isQueue(f) {
			return false
		}
	}
	due := s.Deferred
	x.cur = int(s.Depth) - 1
	x.enter()
	x.G.RunDeferred(x)
	return s.Deferred != due || s.Pending > 0
}

// Where prints the stack in words, for panics and reports: every procedure that runs, the stages
// and the step at which it stands, and its locals.
func (x *Exec) Where() string {
	var text strings.Builder
	fmt.Fprintf(&text, "round %d", x.S.Round)
	for i := range x.S.Frames[:x.S.Depth] {
		f := &x.S.Frames[i]
		proc := &x.G.Procs[f.Proc]
		text.WriteString(" > " + proc.Name)
		if f.Self != NoShip && int(f.Self) < len(x.G.Ships) {
			text.WriteString(" (" + x.G.Ships[f.Self].Name + ")")
		}
		if int(f.At) < len(proc.Steps) {
			for _, name := range proc.path(int(f.At)) {
				text.WriteString(" / " + name)
			}
			text.WriteString(" / " + proc.Steps[f.At].Name)
		}
		text.WriteString(x.locals(f))
	}
	return text.String()
}

// must panics with a message of this package unless ok.
func must(ok bool, message string) {
	if !ok {
		panic("game: " + message)
	}
}
