package game

import (
	"errors"
	"fmt"

	"koiogran/geom"
)

// The errors of Step. A choice that is refused leaves the state as it was.
var (
	ErrOver     = errors.New("game: the match is over")
	ErrNotAsked = errors.New("game: this player is not asked anything now")
	ErrIllegal  = errors.New("game: illegal choice")
)

// maxSteps bounds what one choice can set off; passing it is an endless chain of rules.
const maxSteps = 20000

// ProcID names a procedure of a game.
type ProcID uint16

// Step is one line of a procedure. Either Do runs to its end, or Who names those who must
// answer, Ask poses the question and Take receives the answer.
type Step struct {
	Name string
	// Begins is the phase that the step begins, SetupPhase if it begins none.
	Begins Phase
	// Options names the alternatives of a step that asks for one: OptionVerb, by Choice.N.
	Options []string
	// Do runs a step that asks nothing.
	Do func(x *Exec)
	// Who names those who must answer: nobody means that there is nothing to ask. It is pure.
	Who func(x *Exec) Players
	// Ask poses the question to p. It is pure.
	Ask func(x *Exec, p Player, q *Question)
	// Take receives p's answer.
	Take func(x *Exec, p Player, c Choice)
	// Until makes the step ask again until Who names nobody, in any order of players.
	Until bool
	// Valid and Draw stand in for listed options where a pose is asked for: Valid tells
	// whether one is legal, Draw makes a legal one.
	Valid func(x *Exec, p Player, c Choice) bool
	Draw  func(x *Exec, p Player, r Random) Choice
}

// Proc is a named list of steps: a round, an attack, one card's ability.
type Proc struct {
	Name  string
	Steps []Step
	// Ability marks the procedure of an ability: what it triggers waits until it is done.
	Ability bool
	// Closed marks a procedure inside which triggers are answered although an ability called
	// it: an attack, a whole maneuver.
	Closed bool
	// Keeps marks a procedure that ends before whoever it destroys leaves play: an attack,
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

// Random is a source of random numbers, for drawing placements.
type Random interface{ IntN(n int) int }

// Exec steps the states of one game. It holds no part of a match, only scratch memory. One
// goroutine uses it at a time; each goroutine makes its own.
type Exec struct {
	G *Game
	S *State

	log      *Log
	cur      int // the frame whose step runs
	at       *view
	views    [12]view
	nviews   int
	pose     geomCache
	rocks    [MaxObstacles]rock
	tokens   [MaxObstacles + MaxDevices]geom.Token
	objects  [MaxObstacles + MaxDevices]Object
	others   [MaxShips]geom.Placed
	otherIDs [MaxShips]ShipID
	q        Question
	pending  *Trigger // the trigger for which abilities are probed
	weighed  [4]Trigger
	nweighed int
}

// view is what conditions look at: a running frame or an ability that might be used.
type view struct {
	Frame
	subject ShipID
	chosen  ShipID
	real    *Frame
}

// NewExec returns an Exec for matches of g.
func NewExec(g *Game) *Exec { return &Exec{G: g} }

// Waiting tells whose answer is awaited: one player, both, Chance, or nobody when the match is
// over.
func (x *Exec) Waiting(s *State) Players {
	if s.Over {
		return Nobody
	}
	x.load(s)
	return x.step().Who(x)
}

// Ask returns what p is asked. The question stays valid until x is asked or stepped again.
// It panics if p is not asked anything.
func (x *Exec) Ask(s *State, p Player) *Question {
	must(!s.Over, "asked after the end")
	x.load(s)
	st := x.step()
	must(st.Who(x).Has(p), "asked the wrong player")
	return x.ask(st, p)
}

// ask lets the open step pose its question to p.
func (x *Exec) ask(st *Step, p Player) *Question {
	f := &x.S.Frames[x.cur]
	q := &x.q
	q.Kind, q.Player, q.Proc, q.PC, q.Window = PickQuestion, p, f.Proc, f.PC, 0
	q.Ship, q.Card, q.N, q.Default, q.Roll = f.Self, f.Card, 0, 0, Roll{}
	st.Ask(x, p, q)
	if q.N == 0 && (q.Kind == PickQuestion || q.Kind == DrawQuestion) {
		panic("game: question without options: " + x.Where())
	}
	return q
}

// Valid tells whether c answers the question that s asks p.
func (x *Exec) Valid(s *State, p Player, c Choice) bool {
	if s.Over {
		return false
	}
	x.load(s)
	st := x.step()
	if !st.Who(x).Has(p) {
		return false
	}
	return x.legal(st, p, c)
}

// legal compares c with the open question.
func (x *Exec) legal(st *Step, p Player, c Choice) bool {
	q := x.ask(st, p)
	switch q.Kind {
	case PlaceQuestion:
		return st.Valid(x, p, c)
	case RollQuestion:
		return c.isRoll(q.Roll)
	}
	for i := range q.Opts[:q.N] {
		if q.Opts[i] == c {
			return true
		}
	}
	return false
}

// isRoll tells whether c is a possible result of r.
func (c *Choice) isRoll(r Roll) bool {
	sides := r.Colour.Sides()
	for f, n := range c.Dice {
		if n > 0 && sides[f] == 0 {
			return false
		}
	}
	want := Choice{Verb: RollVerb, Card: NoCard, Ship: NoShip, Dice: c.Dice}
	return *c == want && c.Dice.Total() == int(r.N)
}

// Draw makes a legal answer to a question about a placement.
func (x *Exec) Draw(s *State, p Player, r Random) Choice {
	x.load(s)
	return x.step().Draw(x, p, r)
}

// Step applies one choice of p to s and runs until the next question or the end. On error the
// state is unchanged. A nil log records nothing. A seat may concede at any time, asked or not.
func (x *Exec) Step(s *State, p Player, c Choice, log *Log) error {
	if s.Over {
		return ErrOver
	}
	x.load(s)
	if c == Opt(ConcedeVerb) && p <= Seat2 {
		x.log = log
		x.G.Concede(x, p)
		s.Asking = false
		x.run()
		x.log = nil
		return nil
	}
	st := x.step()
	if !st.Who(x).Has(p) {
		return ErrNotAsked
	}
	if !x.legal(st, p, c) {
		return ErrIllegal
	}
	x.take(st, p, c, log)
	return nil
}

// Play is Step for a choice that is known to be legal: an option that was just listed for the same
// state, a result that a dealer gave. It does not list the options again to look c up, which is
// a good part of a step's time; an illegal choice breaks the state. It is for search and
// simulation. What comes from outside goes through Step.
func (x *Exec) Play(s *State, p Player, c Choice, log *Log) {
	x.load(s)
	x.take(x.step(), p, c, log)
}

// take gives a choice to the open step and runs until the next question.
func (x *Exec) take(st *Step, p Player, c Choice, log *Log) {
	x.log = log
	x.S.Asking = false
	if !st.Until {
		x.S.Frames[x.cur].PC++
	}
	st.Take(x, p, c)
	x.run()
	x.log = nil
}

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
	x.nviews, x.nweighed = 0, 0
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
	v.subject, v.chosen = f.Self, ShipID(f.R[0])
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
		if n >= maxSteps {
			panic("game: endless chain: " + x.Where())
		}
		if (s.Pending > 0 || s.Due != 0) && x.settled() {
			continue
		}
		x.cur = int(s.Depth) - 1
		f := &s.Frames[x.cur]
		proc := &x.G.Procs[f.Proc]
		if int(f.PC) == len(proc.Steps) || (proc.OfShip && !s.Ships[f.Self].InPlay()) {
			x.pop()
			continue
		}
		x.enter()
		st := &proc.Steps[f.PC]
		switch {
		case st.Who == nil:
			f.PC++
			st.Do(x)
		case st.Who(x) == Nobody:
			f.PC++
		default:
			s.Asking = true
			return
		}
	}
	s.Over = true
}

// settled opens what waits for the running ability to end, and tells whether it did anything.
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
		if x.G.Procs[s.Frames[i].Proc].Keeps {
			return false
		}
	}
	due := s.Due
	x.cur = int(s.Depth) - 1
	x.enter()
	x.G.Settle(x)
	return s.Due != due || s.Pending > 0
}

// Call starts a procedure by its role; it runs before the next step of the running one.
func (x *Exec) Call(r Role, self ShipID) *Frame {
	return x.Push(x.G.Roles[r], self, NoCard)
}

// Push starts a procedure; it runs before the next step of the running one. The frame that it
// returns may be filled until the next Push.
func (x *Exec) Push(id ProcID, self ShipID, card CardID) *Frame {
	s := x.S
	if s.Depth == MaxFrames {
		panic("game: stack full: " + x.Where())
	}
	f := &s.Frames[s.Depth]
	*f = Frame{Proc: id, Self: self, Card: card, Held: s.Pending}
	s.Depth++
	switch x.G.Procs[id].Record {
	case AttackRecord:
		must(s.NAttacks < MaxAttacks, "too many attacks at once")
		s.NAttacks++
	case MoveRecord:
		must(s.NMoves < MaxMoves, "too many moves at once")
		s.NMoves++
	case DamageRecord:
		must(s.NDamages < MaxDamages, "too many damages at once")
		s.NDamages++
	}
	return f
}

// pop ends the top frame and its record.
func (x *Exec) pop() {
	s := x.S
	s.Depth--
	f := &s.Frames[s.Depth]
	switch x.G.Procs[f.Proc].Record {
	case AttackRecord:
		s.NAttacks--
		s.Attacks[s.NAttacks] = Attack{}
	case MoveRecord:
		s.NMoves--
		s.Moves[s.NMoves] = Move{}
	case DamageRecord:
		s.NDamages--
		s.Damages[s.NDamages] = Damage{}
	}
	if f.Proc == queueProc {
		x.closeQueue(f)
	}
	*f = Frame{}
}

// Frame returns the frame whose step runs: its scratch numbers may be read and written.
func (x *Exec) Frame() *Frame { return &x.S.Frames[x.cur] }

// Caller returns the frame below the running one.
func (x *Exec) Caller() *Frame { return &x.S.Frames[x.cur-1] }

// Again runs the current step once more, after what it called.
func (x *Exec) Again() { x.S.Frames[x.cur].PC-- }

// Goto makes the step with index n the next one.
func (x *Exec) Goto(n int) { x.S.Frames[x.cur].PC = uint8(n) }

// Return ends the running procedure after what it called.
func (x *Exec) Return() {
	f := x.Frame()
	f.PC = uint8(len(x.G.Procs[f.Proc].Steps))
}

// EndMatch ends the match at once.
func (x *Exec) EndMatch(r Result) {
	s := x.S
	for s.Depth > 0 {
		x.pop()
	}
	s.NTriggers, s.Pending, s.Due = 0, 0, 0
	s.Triggers = [MaxTriggers]Trigger{}
	s.Result = r
}

// Self returns the ship whose ability or procedure is looked at.
func (x *Exec) Self() ShipID { return x.at.Self }

// Card returns the card whose ability is looked at.
func (x *Exec) Card() CardID { return x.at.Card }

// Chosen returns the ship that the ability has chosen, or the candidate that is weighed.
func (x *Exec) Chosen() ShipID { return x.at.chosen }

// Subject returns the ship that a query is about.
func (x *Exec) Subject() ShipID { return x.at.subject }

// Weighed returns the card whose ability asked the query being computed, NoCard if it was none.
func (x *Exec) Weighed() CardID {
	if x.nviews < 2 {
		return NoCard
	}
	return x.views[x.nviews-2].Card
}

// Choose notes the ship that the running ability has chosen.
func (x *Exec) Choose(id ShipID) {
	x.at.chosen = id
	x.Frame().R[0] = int16(id)
}

// With evaluates cond as if the ability looked at had chosen id.
func (x *Exec) With(id ShipID, cond func(x *Exec) bool) bool {
	old := x.at.chosen
	x.at.chosen = id
	ok := cond(x)
	x.at.chosen = old
	return ok
}

// probe makes conditions look at an ability of self's card. unprobe ends that.
func (x *Exec) probe(self ShipID, card CardID) *view {
	must(x.nviews < len(x.views), "queries too deep")
	v := &x.views[x.nviews]
	x.nviews++
	*v = view{Frame: Frame{Self: self, Card: card}, subject: self, chosen: NoShip}
	if x.nviews > 1 {
		v.real = x.at.real
	}
	x.at = v
	return v
}

// unprobe ends the last probe.
func (x *Exec) unprobe() {
	x.nviews--
	if x.nviews > 0 {
		x.at = &x.views[x.nviews-1]
	} else {
		x.at = nil
	}
}

// Attack returns the innermost attack in progress, nil if there is none.
func (x *Exec) Attack() *Attack {
	if x.S.NAttacks == 0 {
		return nil
	}
	return &x.S.Attacks[x.S.NAttacks-1]
}

// Move returns the innermost move in progress, nil if there is none.
func (x *Exec) Move() *Move {
	if x.S.NMoves == 0 {
		return nil
	}
	return &x.S.Moves[x.S.NMoves-1]
}

// Damage returns the innermost damage in progress, nil if there is none.
func (x *Exec) Damage() *Damage {
	if x.S.NDamages == 0 {
		return nil
	}
	return &x.S.Damages[x.S.NDamages-1]
}

// Ship returns a ship's state.
func (x *Exec) Ship(id ShipID) *Ship { return &x.S.Ships[id] }

// Info returns what is printed for a ship.
func (x *Exec) Info(id ShipID) *ShipInfo { return &x.G.Ships[id] }

// Owner returns the player of a ship.
func (x *Exec) Owner(id ShipID) Player { return x.G.Ships[id].Player }

// Others returns the bases of the ships in play except one, and which ships they are. The
// slices are scratch memory of x.
func (x *Exec) Others(except ShipID) ([]geom.Placed, []ShipID) {
	n := 0
	for id := range x.EachShip() {
		if id != except {
			x.others[n], x.otherIDs[n] = *x.Placed(id), id
			n++
		}
	}
	return x.others[:n], x.otherIDs[:n]
}

// Placed returns a ship's base where it stands, ready for measuring.
func (x *Exec) Placed(id ShipID) *geom.Placed {
	return x.pose.at(id, x.G.Ships[id].Size, x.S.Ships[id].Pose)
}

// Obstacle returns an obstacle's outline where it lies, ready for measuring.
func (x *Exec) Obstacle(i int) *geom.Token {
	pose := x.S.Obstacles[i].Pose
	c := &x.rocks[i]
	if !c.filled || c.pose != pose {
		*c = rock{pose: pose, filled: true, token: geom.PlaceObstacle(x.G.Obstacles[i].Outline, pose)}
	}
	return &c.token
}

// Device returns a device's outline where it lies, ready for measuring.
func (x *Exec) Device(i int) geom.Token {
	d := &x.S.Devices[i]
	return geom.PlaceDevice(x.G.Devices[d.Kind].Outline, d.Pose)
}

// Tokens returns the obstacles and devices on the table and which objects they are. The slices
// are scratch memory of x.
func (x *Exec) Tokens() ([]geom.Token, []Object) {
	n := 0
	for i := range x.S.Obstacles[:x.S.NObstacles] {
		if o := &x.S.Obstacles[i]; o.Placed && !o.Gone {
			x.tokens[n], x.objects[n] = *x.Obstacle(i), Object{ObstacleObject, uint8(i)}
			n++
		}
	}
	for i := range x.S.Devices[:x.S.NDevices] {
		x.tokens[n], x.objects[n] = x.Device(i), Object{DeviceObject, uint8(i)}
		n++
	}
	return x.tokens[:n], x.objects[:n]
}

// rock is an obstacle's outline at a pose.
type rock struct {
	pose   geom.Pose
	filled bool
	token  geom.Token
}

// Where prints the stack in words, for panics and reports.
func (x *Exec) Where() string {
	text := fmt.Sprintf("round %d", x.S.Round)
	for i := range x.S.Frames[:x.S.Depth] {
		f := &x.S.Frames[i]
		proc := &x.G.Procs[f.Proc]
		text += " > " + proc.Name
		if f.Self != NoShip && int(f.Self) < len(x.G.Ships) {
			text += " (" + x.G.Ships[f.Self].Name + ")"
		}
		pc := int(f.PC)
		if i < int(x.S.Depth)-1 && pc > 0 {
			pc-- // a step that called another procedure has been left already
		}
		if pc < len(proc.Steps) {
			text += " / " + proc.Steps[pc].Name
		}
	}
	return text
}

// must panics with a message of this package unless ok.
func must(ok bool, message string) {
	if !ok {
		panic("game: " + message)
	}
}

// geomCache keeps the placed bases of ships, so that measuring does not place them anew.
type geomCache struct {
	pose   [MaxShips]geom.Pose
	placed [MaxShips]geom.Placed
	filled [MaxShips]bool
}

// at returns the base of ship id at a pose.
func (c *geomCache) at(id ShipID, size geom.Size, pose geom.Pose) *geom.Placed {
	if !c.filled[id] || c.pose[id] != pose {
		c.filled[id], c.pose[id] = true, pose
		c.placed[id] = geom.Place(size, pose)
	}
	return &c.placed[id]
}

// EachShip runs over the ships in play.
func (x *Exec) EachShip() func(yield func(ShipID) bool) {
	return func(yield func(ShipID) bool) {
		for i := range int(x.S.NShips) {
			if x.S.Ships[i].InPlay() && !yield(ShipID(i)) {
				return
			}
		}
	}
}

// EachObject runs over everything with a position on the table: ships in play, obstacles,
// devices.
func (x *Exec) EachObject() func(yield func(Object) bool) {
	return func(yield func(Object) bool) {
		for id := range x.EachShip() {
			if !yield(ShipAs(id)) {
				return
			}
		}
		for i := range x.S.Obstacles[:x.S.NObstacles] {
			if !x.S.Obstacles[i].Gone && !yield(Object{ObstacleObject, uint8(i)}) {
				return
			}
		}
		for i := range x.S.Devices[:x.S.NDevices] {
			if !yield(Object{DeviceObject, uint8(i)}) {
				return
			}
		}
	}
}
