package lab

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/stat/distuv"
)

// Report is what resulted from a run so far.
type Report struct {
	Standing
	Question Question       `json:"question"`
	Game     string         `json:"game"`
	Points   string         `json:"points"` // the name of its points list
	Cards    *CardReport    `json:"cards,omitempty"`
	Squads   []SquadsReport `json:"squads,omitempty"` // by bot
	Compare  *CompareReport `json:"compare,omitempty"`
}

// SquadsReport is what a bot's matches say of squads.
type SquadsReport struct {
	Bot    string   `json:"bot"`
	Squads []Ranked `json:"squads"` // the best first
	Seat   Estimate `json:"seat"`   // what sitting in seat 1 is worth, in logits
	First  Estimate `json:"first"`  // what being the first player is worth
	Draws  float64  `json:"draws"`  // the share of matches drawn
	// Matrix is how the squads did against each other, in the order of Squads.
	Matrix [][]Meeting `json:"matrix"`
	// Unexplained is how likely a matrix like this is if every squad is of one strength against all: a small number says that
	// some squads beat some others for what they are made of.
	Unexplained float64 `json:"unexplained"`
}

// Ranked is a squad with its strength.
type Ranked struct {
	Name   string   `json:"name"`
	Rating Estimate `json:"rating"` // in logits; the mean of all is 0
	Share  float64  `json:"share"`  // of the points against the whole field that the rating comes to, with its 95 % interval
	Low    float64  `json:"low"`
	High   float64  `json:"high"`
	number int
}

// Meeting is how one squad did against another.
type Meeting struct {
	Matches int     `json:"matches"`
	Share   float64 `json:"share"`
	Off     float64 `json:"off"` // how many standard errors it is from what the ratings say
}

// CompareReport is whether the second bot is better than the first.
type CompareReport struct {
	Bots    [2]string `json:"bots"`
	Test    SPRT      `json:"test"`
	Verdict Verdict   `json:"verdict"`
}

// leastMatches is how many matches of each bot a report needs.
const leastMatches = 40

// Report judges the results that the file holds. It fails with ErrOdd where a result has differed when it was played again: no
// rank is given then.
func (run *Run) Report(ctx context.Context) (*Report, error) {
	if run.Spec.Question == Selfplay {
		return nil, fmt.Errorf("%w: %s: selfplay has no report; koiogran lab export writes its rounds, and koiogran train fits weights to them", ErrSpec,
			run.name)
	}
	standing, err := run.Status(ctx)
	if err != nil {
		return nil, err
	}
	if standing.Odd > 0 {
		return nil, fmt.Errorf("%w: %s: %d batches; find the machine that computes wrongly before anything is ranked", ErrOdd, run.name, standing.Odd)
	}
	have, err := run.all(ctx)
	if err != nil {
		return nil, err
	}
	r := &Report{Standing: standing, Question: run.Spec.Question, Game: run.Spec.Game, Points: run.Spec.Points.ID()}
	var arms [][]observed
	for arm := range run.Spec.arms() {
		obs := run.observations(have, arm, run.Spec.Question == Compare)
		if len(obs) < leastMatches {
			return nil, fmt.Errorf("%w: %s: %d matches of %s; expected at least %d", ErrFew, run.name, len(obs), run.armName(arm), leastMatches)
		}
		arms = append(arms, obs)
	}
	t, err := newTable(&run.Spec, run.Lists)
	if err != nil {
		return nil, err
	}
	switch run.Spec.Question {
	case Cards:
		r.Cards, err = run.reportCards(t, arms)
	case Compare:
		r.Compare = run.reportCompare(arms[0])
	default:
		for arm, obs := range arms {
			one, failed := run.reportSquads(run.armName(arm), obs)
			if failed != nil {
				return nil, failed
			}
			r.Squads = append(r.Squads, *one)
		}
	}
	return r, err
}

// reportSquads ranks the squads by the matches of a bot.
func (run *Run) reportSquads(bot string, obs []observed) (*SquadsReport, error) {
	n := len(run.Lists)
	m := model{columns: n, group: make([]int, n), lists: make([][]term, n), spread: nil}
	for i := range n {
		m.lists[i], m.group[i] = []term{{i, 1}}, -1
	}
	fit, err := m.fit(obs)
	if err != nil {
		return nil, err
	}
	r := &SquadsReport{Bot: bot, Seat: fit.estimate(n), First: fit.estimate(n + 1)}
	mean := 0.0
	for i := range n {
		mean += fit.beta[i] / float64(n)
	}
	for i, l := range run.Lists {
		one := Ranked{Name: l.Name, Rating: fit.centered(i, n, mean), number: i}
		one.field(fit, n)
		r.Squads = append(r.Squads, one)
	}
	slices.SortStableFunc(r.Squads, func(a, b Ranked) int { return cmp.Compare(b.Rating.Is, a.Rating.Is) })
	draws := 0
	for i := range obs {
		if obs[i].score == 1 {
			draws++
		}
	}
	r.Draws = float64(draws) / float64(len(obs))
	r.meet(&m, fit, obs)
	return r, nil
}

// estimate returns a coefficient with its error.
func (f *fitted) estimate(i int) Estimate { return Estimate{f.beta[i], math.Sqrt(f.cov.At(i, i))} }

// centered returns a coefficient less the mean of the first n.
func (f *fitted) centered(i, n int, mean float64) Estimate {
	variance := 0.0
	weight := func(k int) float64 {
		if k == i {
			return 1 - 1/float64(n)
		}
		return -1 / float64(n)
	}
	for a := range n {
		for b := range n {
			variance += weight(a) * weight(b) * f.cov.At(a, b)
		}
	}
	return Estimate{f.beta[i] - mean, math.Sqrt(max(variance, 0))}
}

// field is the share of points that a squad would get against all others, by the delta method.
func (r *Ranked) field(f *fitted, n int) {
	slope := make([]float64, n)
	for j := range n {
		if j == r.number {
			continue
		}
		p := 1 / (1 + math.Exp(f.beta[j]-f.beta[r.number]))
		r.Share += p / float64(n-1)
		w := p * (1 - p) / float64(n-1)
		slope[r.number] += w
		slope[j] -= w
	}
	variance := 0.0
	for a := range n {
		for b := range n {
			variance += slope[a] * slope[b] * f.cov.At(a, b)
		}
	}
	half := 1.96 * math.Sqrt(max(variance, 0))
	r.Low, r.High = r.Share-half, r.Share+half
}

// meet fills the matrix of who met whom, and says how much of it the ratings leave unexplained.
func (r *SquadsReport) meet(m *model, f *fitted, obs []observed) {
	n := len(r.Squads)
	place := make([]int, n)
	for i, one := range r.Squads {
		place[one.number] = i
	}
	type sum struct{ n, got, want, variance float64 }
	sums := make([][]sum, n)
	for i := range sums {
		sums[i] = make([]sum, n)
	}
	u := m.strengths(f)
	for i := range obs {
		o := &obs[i]
		p, score := m.chance(f, u, o), float64(o.score)/2
		a, b := place[o.lists[0]], place[o.lists[1]]
		for _, side := range []struct {
			s        *sum
			p, score float64
		}{{&sums[a][b], p, score}, {&sums[b][a], 1 - p, 1 - score}} {
			side.s.n++
			side.s.got += side.score
			side.s.want += side.p
			side.s.variance += f.scatter * p * (1 - p)
		}
	}
	scatter, pairs := 0.0, 0
	for i := range n {
		r.Matrix = append(r.Matrix, make([]Meeting, n))
		for j := range n {
			s := sums[i][j]
			if s.n == 0 {
				continue
			}
			z := (s.got - s.want) / math.Sqrt(max(s.variance, 1e-9))
			r.Matrix[i][j] = Meeting{Matches: int(s.n), Share: s.got / s.n, Off: z}
			if i < j {
				scatter += z * z
				pairs++
			}
		}
	}
	r.Unexplained = 1
	if free := pairs - (n - 1); free > 0 {
		r.Unexplained = 1 - distuv.ChiSquared{K: float64(free)}.CDF(scatter)
	}
}

// reportCompare judges a comparison of bots by pairs of matches in which they have each other's place.
func (run *Run) reportCompare(obs []observed) *CompareReport {
	r := &CompareReport{Bots: run.Spec.arms()[0], Test: SPRT{Low: 0, High: 10}}
	if run.Spec.SPRT != nil {
		r.Test = *run.Spec.SPRT
	}
	var scores []int
	for i := 0; i+1 < len(obs); i += sides {
		score := 0
		for _, o := range obs[i : i+sides] {
			if o.swaps { // the second bot has the first seat
				score += int(o.score)
			} else {
				score += 2 - int(o.score)
			}
		}
		scores = append(scores, score)
	}
	r.Verdict = r.Test.judge(scores)
	return r
}
