package bot

import (
	"cmp"
	"context"
	"slices"

	"koiogran/engine/game"
	"koiogran/play/value"
	"koiogran/play/view"
)

// Reviewer says after a round what the best bot without playouts saw in it, from the seat of one side: what it expected the
// other side to do, and what that side's maneuvers gained or lost. It knows what lies open and nothing else, so that it says
// the same after a round whatever is secret. It is for one goroutine.
type Reviewer struct {
	by     *admiral
	rounds []openRound
	solved int // how many of the rounds it has thought about
	last   *matrix
	hoped  float64 // what it hoped for in the last of them, before the dials were known
}

// openRound is what lies open of a round.
type openRound struct {
	start game.Table // before a dial was set
	flown [game.MaxShips]game.Maneuver
	ended bool
}

// Review is what a reviewer says of a round to the side that it does not play.
type Review struct {
	Round  int
	Table  game.Table // before a dial was set
	Ships  []Flown    // ships of that side whose dials were turned over, those first that it expected least
	Judged bool       // whether it says how likely that side wins: not if a ship left what it thought possible
	Before float64    // how likely that side was to win before the dials were known,
	After  float64    // and when they were, before anything else was
	// Better is what would have been best for that side against the dials that were set, with another maneuver of one ship;
	// Other is the same for the reviewer's side, with how likely the reviewed side wins then. Both are nil if nothing was better.
	Better, Other *Instead
}

// Flown is a ship whose dial was turned over, and what was expected of it.
type Flown struct {
	Ship           game.ShipID
	Flown          game.Maneuver
	Chance         float64 // how likely that was
	Expected       game.Maneuver
	ExpectedChance float64
}

// Instead is another maneuver of one ship, and how likely the reviewed side wins with it.
type Instead struct {
	Ship     game.ShipID
	Maneuver game.Maneuver
	Chance   float64
}

// NewReviewer returns a reviewer of matches of g that plays against a side.
func NewReviewer(g *game.Game, against game.Player) *Reviewer {
	return &Reviewer{by: newReviewing(g, against.Side().Other())}
}

// newReviewing returns the bot whose eye a reviewer has, in a seat.
func newReviewing(g *game.Game, seat game.Player) *admiral {
	a := forecasterBy(value.Fitted(), g, reviewSeed)
	a.me = seat
	return a
}

// reviewSeed seeds what a reviewer draws, so that it says the same each time.
const reviewSeed = 1

// Watch notes how a match stands, after each choice. Where choices were taken back it forgets what followed from them.
func (r *Reviewer) Watch(t *game.Table) {
	n := len(r.rounds)
	for n > 0 && r.rounds[n-1].start.Round > t.Round {
		n--
	}
	r.rounds = r.rounds[:n]
	fresh := n == 0 || r.rounds[n-1].start.Round < t.Round
	if n > 0 {
		r.rounds[n-1].ended = fresh || t.Over
	}
	if r.solved > r.Rounds() {
		r.by, r.solved = newReviewing(r.by.g, r.by.me), 0
	}
	switch {
	case fresh:
		if t.Phase == game.PlanningPhase && !t.Over {
			r.rounds = append(r.rounds, openRound{start: *t})
		}
	case t.Phase == game.PlanningPhase:
		r.rounds[n-1].flown = [game.MaxShips]game.Maneuver{}
	default:
		for i := range r.rounds[n-1].flown {
			if m := t.Ships[i].Revealed; !m.IsNone() {
				r.rounds[n-1].flown[i] = m
			}
		}
	}
}

// Rounds is how many rounds have ended.
func (r *Reviewer) Rounds() int {
	n := len(r.rounds)
	if n > 0 && !r.rounds[n-1].ended {
		n--
	}
	return n
}

// Review reviews the last round that has ended, nil if there is none. It thinks about all rounds that it has not yet thought
// about, and stops between two of them with ctx's error once that is done.
func (r *Reviewer) Review(ctx context.Context) (*Review, error) {
	n := r.Rounds()
	if n == 0 {
		return nil, nil
	}
	for ; r.solved < n; r.solved++ {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		r.think(&r.rounds[r.solved])
	}
	return r.judge(&r.rounds[n-1]), nil
}

// think solves a round as it was before the dials were set, and learns from what they showed.
func (r *Reviewer) think(round *openRound) {
	a := r.by
	r.sit(&round.start)
	r.last = a.solve()
	r.hoped = r.last.hopes()
	shown := game.State{Table: round.start}
	for i := range round.flown {
		shown.Ships[i].Revealed = round.flown[i]
	}
	v := view.Of(a.g, &shown, a.me)
	a.reader.watch(&v)
}

// sit takes the reviewer's seat at an open table.
func (r *Reviewer) sit(t *game.Table) {
	a := r.by
	open := game.State{Table: *t}
	for i := range a.g.Ships {
		open.Ships[i].DialSet = open.Ships[i].DialKept // of others none is known
	}
	v := view.Of(a.g, &open, a.me)
	a.v, a.q = &v, nil
	a.imagine()
}

// judge says of a round that was thought about last what its dials came to.
func (r *Reviewer) judge(round *openRound) *Review {
	m := r.last
	out := &Review{Round: int(round.start.Round), Table: round.start, Judged: true, Before: 1 - r.hoped}
	plan := make([]int, len(m.f.ships))
	for i := range m.f.ships {
		fl := &m.f.ships[i]
		chances := m.chancesOf(i)
		plan[i] = likeliest(chances)
		flown := round.flown[fl.id]
		if flown.IsNone() || !fl.chooses() {
			continue
		}
		seen := Flown{Ship: fl.id, Flown: flown, Expected: fl.moves[plan[i]].m, ExpectedChance: chances[plan[i]]}
		k := slices.IndexFunc(fl.moves, func(c course) bool { return c.m == flown })
		if k < 0 {
			out.Judged = false
		} else {
			plan[i], seen.Chance = k, chances[k]
		}
		if !fl.mine {
			out.Ships = append(out.Ships, seen)
		}
	}
	slices.SortStableFunc(out.Ships, func(a, b Flown) int { return cmp.Compare(a.Chance, b.Chance) })
	if out.Judged {
		out.After = m.f.judge(plan)[theirs]
		out.Better, out.Other = m.instead(plan, theirs, out.After), m.instead(plan, ours, out.After)
	}
	return out
}

// chancesOf is how likely each move of a ship is in the mix of its side.
func (m *matrix) chancesOf(i int) []float64 {
	side := m.sideOf(i)
	chances := make([]float64, len(m.f.ships[i].moves))
	for k, p := range m.mix[side] {
		chances[m.plans[side][k][i]] += p
	}
	return chances
}

// likeliest is the place of the largest of some chances.
func likeliest(chances []float64) int {
	best := 0
	for k, p := range chances {
		if p > chances[best] {
			best = k
		}
	}
	return best
}

// leastGain is how much likelier a side must win for another maneuver to be named.
const leastGain = 0.01

// instead finds the other move of one ship of a side with which it does best against a plan that gives the enemy's side a
// chance to win, nil if none does better.
func (m *matrix) instead(plan []int, side int, chance float64) *Instead {
	sign := 1.0
	if side == ours {
		sign = -1
	}
	var best *Instead
	most := leastGain
	joint := slices.Clone(plan)
	for i := range m.f.ships {
		fl := &m.f.ships[i]
		if m.sideOf(i) != side || !fl.chooses() {
			continue
		}
		for k := range fl.moves {
			joint[i] = k
			if n := m.f.judge(joint)[theirs]; sign*(n-chance) > most {
				best, most = &Instead{Ship: fl.id, Maneuver: fl.moves[k].m, Chance: n}, sign*(n-chance)
			}
		}
		joint[i] = plan[i]
	}
	return best
}
