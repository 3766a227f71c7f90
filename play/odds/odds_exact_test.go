package odds

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"

	"koiogran/engine/game"
)

// Policy answers the questions that players are asked during an attack. Equal states and questions
// get equal answers. It may step copies of the state with x; q does not outlive that.
type Policy func(x *game.Exec, s *game.State, q *game.Question) game.Choice

// MostBranches is how many answers Exact plays before it gives up: some ten seconds.
const MostBranches = 1_000_000

// Outcome is a result with its chance.
type Outcome struct {
	Result
	Chance *big.Rat
}

// Distribution is all that can result from an attack. The chances add up to exactly 1.
type Distribution struct {
	// Outcomes are ordered by damage, then by critical damage, then by chance, likely ones first.
	Outcomes []Outcome
	// Branches is how many answers were played to find them.
	Branches int

	tokens [game.NumTokens]string // the names of the tokens
}

// Chance returns how likely the results are that fit.
func (d *Distribution) Chance(fits func(r *Result) bool) *big.Rat {
	sum := new(big.Rat)
	for i := range d.Outcomes {
		if fits(&d.Outcomes[i].Result) {
			sum.Add(sum, d.Outcomes[i].Chance)
		}
	}
	return sum
}

// Exact follows the innermost attack of s, from the question that is open to the end of the
// attack, with players who answer as policy says. It returns ErrNoAttack if there is none,
// ErrTooMany if there are more than MostBranches answers to play and ErrPolicy for an answer that
// is not legal. s stays as it is; x says which match it belongs to.
func Exact(x *game.Exec, s *game.State, policy Policy) (Distribution, error) {
	return ExactWithin(x, s, policy, MostBranches)
}

// ExactWithin is Exact with another number of answers after which it gives up.
func ExactWithin(x *game.Exec, s *game.State, policy Policy, most int) (Distribution, error) {
	a, start, err := follow(x.G, s)
	if err != nil {
		return Distribution{}, err
	}
	e := explorer{attack: a, policy: policy, most: most, chances: map[Result]*big.Rat{}}
	e.open.add(0, &start, big.NewRat(1, 1))
	if err := e.explore(); err != nil {
		return Distribution{}, err
	}
	return e.distribution(), nil
}

// explorer follows all branches of an attack.
type explorer struct {
	*attack
	policy   Policy
	most     int // answers that may be played
	open     frontier
	branches int
	chances  map[Result]*big.Rat
	now      branch // the one that is followed
	next     path   // what an answer leads to
}

// explore answers the questions of all branches until every one has ended.
func (e *explorer) explore() error {
	for e.open.held > 0 {
		e.now = e.open.take()
		if err := e.branch(); err != nil {
			return err
		}
	}
	return nil
}

// collect counts a path that has ended.
func (e *explorer) collect(at *path, chance *big.Rat) {
	r := e.result(at)
	if sum := e.chances[r]; sum != nil {
		sum.Add(sum, chance)
		return
	}
	e.chances[r] = chance
}

// branch answers the open question in every way that it can be answered.
func (e *explorer) branch() error {
	p, q := e.ask(&e.now.path)
	if p != game.Chance {
		return e.answer(p, e.policy(e.x, &e.now.state, q), big.NewRat(1, 1))
	}
	if q.Kind == game.RollQuestion {
		return e.roll(q.Roll)
	}
	options, weights, total := slices.Clone(q.Options()), q.Weights, int64(0)
	for i := range options {
		total += int64(weights[i])
	}
	for i, c := range options {
		if err := e.answer(p, c, big.NewRat(int64(weights[i]), total)); err != nil {
			return err
		}
	}
	return nil
}

// roll rolls in every way.
func (e *explorer) roll(r game.Roll) error {
	if r.N > mostDice {
		return fmt.Errorf("%w: a roll of %d dice; at most %d are supported",
			ErrTooMany, r.N, mostDice)
	}
	c := game.Opt(game.RollVerb)
	for dice, ways := range r.Outcomes() {
		c.Dice = dice
		chance := big.NewRat(int64(ways), int64(1)<<(3*r.N))
		if err := e.answer(game.Chance, c, chance); err != nil {
			return err
		}
	}
	return nil
}

// answer plays one answer, which is this likely.
func (e *explorer) answer(p game.Player, c game.Choice, chance *big.Rat) error {
	if e.branches++; e.branches > e.most {
		return fmt.Errorf("%w: more than %d answers", ErrTooMany, e.most)
	}
	e.next = e.now.path
	if err := e.play(&e.next, p, c); err != nil {
		return err
	}
	chance.Mul(chance, e.now.chance)
	if e.next.state.Over {
		e.collect(&e.next, chance)
	} else {
		e.open.add(e.now.depth+1, &e.next, chance)
	}
	return nil
}

// distribution lists what was collected.
func (e *explorer) distribution() Distribution {
	d := Distribution{Branches: e.branches}
	for t := range e.x.G.Tokens {
		d.tokens[t] = e.x.G.Tokens[t].Name
	}
	for r, chance := range e.chances {
		d.Outcomes = append(d.Outcomes, Outcome{r, chance})
	}
	slices.SortFunc(d.Outcomes, func(a, b Outcome) int {
		return cmp.Or(cmp.Compare(a.Damage, b.Damage), cmp.Compare(a.Crits, b.Crits),
			b.Chance.Cmp(a.Chance), compare(&a.Result, &b.Result))
	})
	return d
}

// compare orders results that are equally likely and equally bad.
func compare(a, b *Result) int {
	return cmp.Or(cmp.Compare(truth(a.Hit), truth(b.Hit)),
		cmp.Compare(truth(a.Destroyed), truth(b.Destroyed)),
		a.Attacker.compare(&b.Attacker), a.Defender.compare(&b.Defender))
}

// compare orders what ships have left.
func (l *Left) compare(m *Left) int {
	return cmp.Or(slices.Compare(l.Tokens[:], m.Tokens[:]), cmp.Compare(l.Force, m.Force),
		cmp.Compare(l.Locks, m.Locks))
}

// truth is 1 for true.
func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
