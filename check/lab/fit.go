package lab

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/mat"
)

// term is a feature of a squad: a column of the model and its number in the squad.
type term struct {
	column int
	x      float64
}

// model explains wins by the contents of the squads:
//
//	logit P(the first seat wins) = Σ β·x of its squad − Σ β·x of the other + seat + who is first
//
// A draw is half a win for either. Coefficients of a group are drawn from one normal distribution, whose spread is
// estimated too, so that a card of which little is known keeps close to the others of its kind. The last two columns are
// the seat and the first player.
type model struct {
	lists   [][]term // by squad
	columns int      // of the squads
	group   []int    // of each column; a group below 0 has only the slight prior that keeps the fit finite
	spread  []float64
}

// fitted is a model after the fit.
type fitted struct {
	beta   []float64 // one for each column, then the seat and the first player
	cov    *mat.SymDense
	spread []float64 // the standard deviation of each group
	// overlap is the correlation of the two matches of a meeting, and scatter the variance of a match against that of the
	// model, below 1 where there are draws. Both are in cov already.
	overlap, scatter float64
}

const (
	slight     = 1e-2 // the precision of columns without a group
	closeStep  = 1e-7 // the largest step at which the fit has arrived
	mostSteps  = 50
	spreadings = 25   // times that the spread of the groups is estimated again
	leastWidth = 1e-3 // of a group
)

// errFit says that the equations have no solution, which takes damaged results.
var errFit = errors.New("lab: the results cannot be explained by the model")

// fit finds the coefficients.
func (m *model) fit(obs []observed) (*fitted, error) {
	f := &fitted{beta: make([]float64, m.columns+2), spread: append([]float64(nil), m.spread...)}
	order := m.byFirst(obs)
	var inverse mat.SymDense
	for round := range spreadings + 1 {
		hessian, err := m.newton(f, obs, order)
		if err != nil {
			return nil, err
		}
		var c mat.Cholesky
		if !c.Factorize(hessian) {
			return nil, errFit
		}
		if err := c.InverseTo(&inverse); err != nil {
			return nil, fmt.Errorf("%w: %w", errFit, err)
		}
		if round == spreadings || !m.widen(f, &inverse) {
			break
		}
	}
	m.residuals(f, obs)
	f.cov = mat.NewSymDense(m.columns+2, nil)
	f.cov.ScaleSym(f.scatter*(1+f.overlap), &inverse)
	return f, nil
}

// byFirst returns the order of the matches by the squad of the first seat.
func (m *model) byFirst(obs []observed) []int32 {
	start := make([]int32, len(m.lists)+1)
	for i := range obs {
		start[obs[i].lists[0]+1]++
	}
	for i := range m.lists {
		start[i+1] += start[i]
	}
	order := make([]int32, len(obs))
	for i := range obs {
		l := obs[i].lists[0]
		order[start[l]] = int32(i)
		start[l]++
	}
	return order
}

// precision returns the precision of a column's prior.
func (m *model) precision(f *fitted, column int) float64 {
	if column >= m.columns || m.group[column] < 0 {
		return slight
	}
	s := f.spread[m.group[column]]
	return 1 / (s * s)
}

// newton takes Newton's steps until they are short, and returns the matrix of the last one.
func (m *model) newton(f *fitted, obs []observed, order []int32) (*mat.SymDense, error) {
	for range mostSteps {
		gradient, hessian := m.slope(f, obs, order)
		var c mat.Cholesky
		if !c.Factorize(hessian) {
			return nil, errFit
		}
		var step mat.VecDense
		if err := c.SolveVecTo(&step, gradient); err != nil {
			return nil, fmt.Errorf("%w: %w", errFit, err)
		}
		longest := 0.0
		for i := range f.beta {
			longest = max(longest, math.Abs(step.AtVec(i)))
		}
		scale := min(1, 2/max(longest, 1e-300)) // a step of more than 2 is shortened
		for i := range f.beta {
			f.beta[i] += scale * step.AtVec(i)
		}
		if longest < closeStep {
			return hessian, nil
		}
	}
	return nil, errFit
}

// strengths returns the sums of the squads.
func (m *model) strengths(f *fitted) []float64 {
	u := make([]float64, len(m.lists))
	for i, terms := range m.lists {
		for _, t := range terms {
			u[i] += t.x * f.beta[t.column]
		}
	}
	return u
}

// leads is 1 where the first seat is the first player, and -1 where the second is.
func leads(o *observed) float64 { return 1 - 2*float64(o.first&1) }

// chance returns the probability that the first seat wins.
func (m *model) chance(f *fitted, u []float64, o *observed) float64 {
	seat, first := f.beta[m.columns], f.beta[m.columns+1]
	return 1 / (1 + math.Exp(-(u[o.lists[0]] - u[o.lists[1]] + seat + first*leads(o))))
}

// slope returns the gradient of the fit at its present place, and the matrix of second derivatives. Matches are gone through by the
// squad of the first seat, so that the products of the features of two squads cost as much as there are squads, and
// not as much as there are matches.
func (m *model) slope(f *fitted, obs []observed, order []int32) (*mat.VecDense, *mat.SymDense) {
	n := m.columns + 2
	seat, first := m.columns, m.columns+1
	g, h := make([]float64, n), mat.NewSymDense(n, nil)
	raw := h.RawSymmetric() // its upper half counts
	add := func(i, j int, x float64) { raw.Data[min(i, j)*raw.Stride+max(i, j)] += x }
	u := m.strengths(f)
	pull := make([]float64, len(m.lists))   // of the residuals
	weight := make([]float64, len(m.lists)) // of the matches of a squad
	bySeat, byFirst := make([]float64, len(m.lists)), make([]float64, len(m.lists))
	row, touched := make([]float64, m.columns), []int(nil)
	for k := 0; k < len(order); {
		a := obs[order[k]].lists[0]
		for ; k < len(order) && obs[order[k]].lists[0] == a; k++ {
			o := &obs[order[k]]
			b, lead := o.lists[1], leads(o)
			p := m.chance(f, u, o)
			w, r := p*(1-p), float64(o.score)/2-p
			pull[a] += r
			pull[b] -= r
			weight[a] += w
			weight[b] += w
			bySeat[a] += w
			bySeat[b] -= w
			byFirst[a] += w * lead
			byFirst[b] -= w * lead
			g[seat] += r
			g[first] += r * lead
			add(seat, seat, w)
			add(first, first, w)
			add(seat, first, w*lead)
			for _, t := range m.lists[b] {
				if row[t.column] == 0 {
					touched = append(touched, t.column)
				}
				row[t.column] += w * t.x
			}
		}
		for _, t := range m.lists[a] {
			for _, column := range touched {
				x := t.x * row[column]
				if column == t.column {
					x *= 2
				}
				add(t.column, column, -x)
			}
		}
		for _, column := range touched {
			row[column] = 0
		}
		touched = touched[:0]
	}
	for l, terms := range m.lists {
		for i, t := range terms {
			g[t.column] += pull[l] * t.x
			add(t.column, seat, bySeat[l]*t.x)
			add(t.column, first, byFirst[l]*t.x)
			for _, o := range terms[i:] {
				add(t.column, o.column, weight[l]*t.x*o.x)
			}
		}
	}
	for i := range n {
		p := m.precision(f, i)
		g[i] -= p * f.beta[i]
		add(i, i, p)
	}
	return mat.NewVecDense(n, g), h
}

// widen estimates the spread of each group from the present values of its members, and reports whether it moved.
func (m *model) widen(f *fitted, inverse *mat.SymDense) bool {
	sum, n := make([]float64, len(f.spread)), make([]float64, len(f.spread))
	for i := range m.columns {
		if k := m.group[i]; k >= 0 {
			sum[k] += f.beta[i]*f.beta[i] + inverse.At(i, i)
			n[k]++
		}
	}
	moved := false
	for k := range sum {
		if n[k] == 0 {
			continue
		}
		s := max(math.Sqrt(sum[k]/n[k]), leastWidth)
		moved = moved || math.Abs(s/f.spread[k]-1) > 0.01
		f.spread[k] = s
	}
	return moved
}

// residuals measures what the model leaves: how much matches scatter, and how alike the two of a meeting are.
func (m *model) residuals(f *fitted, obs []observed) {
	u := m.strengths(f)
	var squares, products, pairs float64
	var before float64
	for i := range obs {
		o := &obs[i]
		p := m.chance(f, u, o)
		r := (float64(o.score)/2 - p) / math.Sqrt(p*(1-p))
		squares += r * r
		if i > 0 && o.lists[0] == obs[i-1].lists[1] && o.lists[1] == obs[i-1].lists[0] {
			products -= r * before // the squads have changed over
			pairs++
		}
		before = r
	}
	if n := float64(len(obs)); n > 0 {
		f.scatter = squares / n
	}
	if pairs > 0 && squares > 0 {
		f.overlap = min(max(products/pairs/f.scatter, 0), 1)
	}
}
