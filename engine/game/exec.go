package game

import "koiogran/engine/geom"

// Random is a source of random numbers, for drawing placements.
type Random interface{ IntN(n int) int }

// Exec steps the states of one game. It holds no part of a match, only scratch memory. One
// goroutine uses it at a time; each goroutine makes its own.
type Exec struct {
	G *Game
	S *State
	// Swayed learns which cards had a modifier that changed a value, by card; nil to learn nothing.
	// It is for those who look on, and no rule reads it.
	Swayed []bool
	// Sights remembers who is in which arc of whom, for a search that comes back to the same places;
	// nil to measure each time.
	Sights *geom.Sights

	log      *Log
	cur      int // the frame whose step runs
	at       *view
	views    [12]view
	nviews   int
	pose     geomCache
	rocks    [MaxObstacles]rock
	cuts     [MaxDevices]cut
	tokens   [MaxObstacles + MaxDevices]geom.Token
	objects  [MaxObstacles + MaxDevices]Object
	others   [MaxShips]geom.Placed
	half     geom.Placed
	halved   ShipSet // the huge ship of which only a section is looked at
	otherIDs [MaxShips]ShipID
	q        Question
	pending  *Trigger // the trigger for which abilities are probed
	weighed  [4]Trigger
	nweighed int
	supposed [3]Attack // attacks that are weighed as if they were being made
	supposes int
	floor    int // the depth of the stack at which run stops, 0 to go on to the next question
}

// view is what conditions look at: a running frame or an ability that might be used.
type view struct {
	Frame
	subject ShipID
	chosen  ShipID
	spent   int // Force of the ship that is weighed as spent already
	// maneuver is the one that conditions are read of, none for the present one.
	maneuver Maneuver
	real     *Frame
	// weighed is what the query is about of which a modifier is looked at, if weighing.
	weighed  Weighed
	weighing bool
}

// NewExec returns an Exec for matches of g.
func NewExec(g *Game) *Exec { return &Exec{G: g} }

// Waiting says whose answer is awaited: one player, both, Chance, or no one when the match is
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

// Valid reports whether c answers the question that s asks p.
func (x *Exec) Valid(s *State, p Player, c Choice) bool {
	if s.Over {
		return false
	}
	x.load(s)
	st := x.step()
	return st.Who(x).Has(p) && x.legal(st, p, c) || st.Also != nil && st.Also(x, p, c)
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

// isRoll reports whether c is a possible result of r.
func (c *Choice) isRoll(r Roll) bool {
	sides := r.Color.Sides()
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
// state is unchanged. A nil log records nothing. A captain may concede for the side at any time, asked or not.
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
	asked := st.Who(x).Has(p)
	switch {
	case asked && x.legal(st, p, c) || st.Also != nil && st.Also(x, p, c):
		x.take(st, p, c, log)
		return nil
	case !asked:
		return ErrNotAsked
	}
	return ErrIllegal
}

// CallTime notes that the time limit of a match has run out. It answers nothing and changes nothing
// of the round in progress, which is played to its end and is the last (1e.limit.time-finish-round).
// It fails with ErrNoTime if there is no limit or time has been called before, and with ErrOver.
func (x *Exec) CallTime(s *State, log *Log) error {
	switch {
	case s.Over:
		return ErrOver
	case x.G.Options.TimeLimit == 0 || s.TimeUp:
		return ErrNoTime
	}
	clause := "limit.time-finish-round"
	if x.G.Options.TimedScoring {
		clause = "win.timed-scoring"
	}
	x.load(s)
	s.TimeUp = true
	x.log = log
	x.Emit(NewEvent(TimeCalled, clause, NoShip))
	x.log = nil
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

// PlayTo is Play that stops as soon as no more than this many frames are on the stack and nothing that
// they triggered waits. The state may then stand between two steps, where no one is asked: it is only to
// be looked at (SetState), and a good part of the time that it takes to reach the next question is saved.
func (x *Exec) PlayTo(s *State, p Player, c Choice, depth int) {
	x.floor = depth
	x.Play(s, p, c, nil)
	x.floor = 0
}

// SetState makes s the state that x measures and weighs, whether or not anyone is asked there.
func (x *Exec) SetState(s *State) { x.load(s) }

// take gives a choice to the open step and runs until the next question.
func (x *Exec) take(st *Step, p Player, c Choice, log *Log) {
	x.log = log
	x.S.Asking = false
	f := &x.S.Frames[x.cur]
	f.At = f.PC
	if !st.Until {
		f.PC = st.after(f.PC)
	}
	st.Take(x, p, c)
	x.run()
	x.log = nil
}
