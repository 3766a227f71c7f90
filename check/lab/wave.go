package lab

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"gonum.org/v1/gonum/mat"
)

// wave is a part of the plan that follows from the results of all before it. One without pairs ends the run.
type wave struct {
	pairs []pair
	why   string
}

// readWaves reads the waves that the run does not know yet.
func (run *Run) readWaves(ctx context.Context) error {
	if run.Spec.Wave == 0 {
		return nil
	}
	rows, err := run.db.QueryContext(ctx, run.sql(`SELECT pairs, why FROM wave WHERE run = ?1 AND n >= ?2 ORDER BY n`), run.run, len(run.waves))
	if err != nil {
		return run.explain(err)
	}
	defer rows.Close()
	for rows.Next() {
		var packed []byte
		var w wave
		if err := rows.Scan(&packed, &w.why); err != nil {
			return run.explain(err)
		}
		if w.pairs, err = unpackPairs(packed, len(run.Lists)); err != nil {
			return err
		}
		run.waves, run.pairs = append(run.waves, w), append(run.pairs, w.pairs...)
	}
	return run.explain(rows.Err())
}

// saveWave keeps the next wave, unless another process has kept one.
func (run *Run) saveWave(ctx context.Context, w wave) error {
	_, err := run.db.ExecContext(ctx, run.sql(`INSERT INTO wave VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING`), run.run, len(run.waves),
		packPairs(w.pairs), w.why)
	return run.explain(err)
}

// mergeWaves adds the waves of another file of the same run. Those that both have must be the same.
func (run *Run) mergeWaves(ctx context.Context, other *Run) error {
	for i := range other.waves {
		if i < len(run.waves) {
			if !slices.Equal(run.waves[i].pairs, other.waves[i].pairs) {
				return fmt.Errorf("%w: wave %d of %s and of %s", ErrOdd, i+2, run.name, other.name)
			}
			continue
		}
		if err := errors.Join(run.saveWave(ctx, other.waves[i]), run.readWaves(ctx)); err != nil {
			return err
		}
	}
	return nil
}

// ended reports whether no further wave follows.
func (run *Run) ended() bool {
	return run.Spec.Wave == 0 || run.Spec.meetings(len(run.pairs)) <= 0 ||
		len(run.waves) > 0 && len(run.waves[len(run.waves)-1].pairs) == 0
}

// planned returns how many matches of an arm there will be, at most.
func (run *Run) planned() int {
	if run.ended() {
		return run.plan(0).matches()
	}
	return (run.Spec.Matches + sides - 1) / sides * sides
}

// extend plans the next wave if all that is planned has been played, and keeps it. It reports whether there is more to play now.
func (run *Run) extend(ctx context.Context, keep func(context.Context, wave) error) (more bool, err error) {
	known := len(run.pairs)
	if err := run.readWaves(ctx); err != nil || len(run.pairs) > known || run.ended() {
		return len(run.pairs) > known, err // another process has planned one
	}
	have, err := run.done(ctx)
	if err != nil {
		return false, err
	}
	for _, b := range run.batches() {
		if !have[[2]int{b.arm, b.first}] {
			return false, nil // another process, or another share, is not done
		}
	}
	n := len(run.waves)
	w, err := run.next(ctx)
	if err == nil {
		err = keep(ctx, w)
	}
	if err == nil {
		err = run.readWaves(ctx)
	}
	return len(run.waves) > n && len(run.waves[n].pairs) > 0, err
}

// next plans the wave after those that the run knows, by their results alone: other workers may have planned it and played some of
// it already. So it does not look for further waves as all does.
func (run *Run) next(ctx context.Context) (wave, error) {
	have, err := run.load(ctx)
	if err != nil {
		return wave{}, err
	}
	for _, b := range run.batches() {
		if len(have[b]) != b.n*outcomeSize {
			return wave{}, run.damaged(b)
		}
	}
	var arms [][]observed
	for arm := range run.Spec.arms() {
		arms = append(arms, run.observations(have, arm, false))
	}
	costs, err := run.Spec.costs(run.Lists)
	if err != nil {
		return wave{}, err
	}
	rng := rand.New(rand.NewPCG(run.Spec.Seed, uint64(0x77617665+len(run.waves))))
	meetings := run.Spec.meetings(len(run.pairs))
	if run.Spec.Question == Squads {
		return run.nextSquads(rng, arms, meetings)
	}
	return run.nextCards(rng, arms, costs, meetings)
}

// nextSquads gives each meeting to one of the two squads that may be the best, by top-two Thompson sampling: strengths are drawn
// from what is known of them. The best of the draw meets a squad at random; every second time it is the best of another draw.
func (run *Run) nextSquads(rng *rand.Rand, arms [][]observed, meetings int) (wave, error) {
	n := len(run.Lists)
	m := model{columns: n, group: slices.Repeat([]int{-1}, n), lists: make([][]term, n)}
	for i := range n {
		m.lists[i] = []term{{i, 1}}
	}
	mean, cov := make([]float64, n), mat.NewSymDense(n, nil)
	for _, obs := range arms {
		fit, err := m.fit(obs)
		if err != nil {
			return wave{}, err
		}
		k := float64(len(arms))
		for i := range n {
			mean[i] += fit.beta[i] / k
			for j := i; j < n; j++ {
				cov.SetSym(i, j, cov.At(i, j)+fit.cov.At(i, j)/(k*k))
			}
		}
	}
	var c mat.Cholesky
	if !c.Factorize(cov) {
		return wave{}, errFit
	}
	var lower mat.TriDense
	c.LTo(&lower)
	best := func() int {
		z := mat.NewVecDense(n, nil)
		for i := range n {
			z.SetVec(i, rng.NormFloat64())
		}
		var x mat.VecDense
		x.MulVec(&lower, z)
		top := 0
		for i := range n {
			if mean[i]+x.AtVec(i) > mean[top]+x.AtVec(top) {
				top = i
			}
		}
		return top
	}
	const tries = 20 // to draw another one
	pairs, often := make([]pair, 0, meetings), make([]int, n)
	for len(pairs) < meetings {
		a := best()
		if rng.IntN(2) == 0 {
			for first, k := a, 0; a == first && k < tries; k++ {
				a = best()
			}
		}
		b := rng.IntN(n - 1)
		if b >= a {
			b++
		}
		often[a]++
		pairs = append(pairs, pair{uint16(a), uint16(b)})
	}
	return wave{pairs, "most meetings went to squads that may be the best: " + run.most(often)}, nil
}

// most names the squads that were drawn most often.
func (run *Run) most(often []int) string {
	order := make([]int, len(often))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return often[b] - often[a] })
	var text []string
	for _, i := range order[:min(3, len(order))] {
		text = append(text, fmt.Sprintf("%s %d", run.Lists[i].Name, often[i]))
	}
	return strings.Join(text, ", ")
}

// nextCards gives meetings to the squads with cards that are known too little: a squad is drawn by how much its cards miss of the
// precision that is aimed at. If none misses any, the run ends.
func (run *Run) nextCards(rng *rand.Rand, arms [][]observed, costs []int, meetings int) (wave, error) {
	t, err := newTable(&run.Spec, run.Lists)
	if err != nil {
		return wave{}, err
	}
	c, err := run.Spec.catalogue(&run.Spec.Points)
	if err != nil {
		return wave{}, err
	}
	m := newCardModel(t, c)
	cards, _, err := run.judge(m, arms, priced)
	if err != nil {
		return wave{}, err
	}
	if len(cards) == 0 { // nothing is known of any yet
		return wave{nearPairs(rng.Uint64(), costs, meetings), "as the first one, since no bot shows surely what a point is worth"}, nil
	}
	misses, short := make([]float64, len(m.cards)), 0
	for i := range cards { // in the order of the columns after the first
		width := (cards[i].High - cards[i].Low) / 2
		if over := width*width - run.Spec.Aim*run.Spec.Aim; over > 0 {
			misses[i+1] = over
			short++
		}
	}
	sums, all := make([]float64, len(m.lists)), 0.0
	for l, terms := range m.lists {
		for _, t := range terms[1:] {
			all += misses[t.column]
		}
		sums[l] = all // of this squad and those before it
	}
	if all == 0 {
		return wave{nil, "none follows: all cards are known as exactly as was aimed at"}, nil
	}
	near := newNearby(costs)
	pairs := make([]pair, 0, meetings)
	for len(pairs) < meetings {
		a, _ := slices.BinarySearch(sums, math.Nextafter(rng.Float64()*all, math.Inf(1)))
		if b := near.opponent(rng, a); b != a {
			pairs = append(pairs, pair{uint16(a), uint16(b)})
		}
	}
	return wave{pairs, fmt.Sprintf("meetings went to squads with the %d of %d cards and ships whose intervals are wider than ±%g points", short,
		len(cards), run.Spec.Aim)}, nil
}
