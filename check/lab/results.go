package lab

import (
	"context"
	"fmt"

	"koiogran/check/arena"
)

// observed is a match as reports need it.
type observed struct {
	lists  [2]uint16 // by seat
	first  uint8     // which seat was the first player
	score  uint8     // of the first seat, in halves: 0, 1 for a draw, 2
	swaps  bool      // the bots have changed over
	rounds uint8
}

// results are the bytes of all finished batches.
func (f *File) results(ctx context.Context) (map[batch][]byte, error) {
	rows, err := f.db.QueryContext(ctx, `SELECT arm, first, n, data FROM result`)
	if err != nil {
		return nil, f.explain(err)
	}
	defer rows.Close()
	have := map[batch][]byte{}
	for rows.Next() {
		var b batch
		var data []byte
		if err := rows.Scan(&b.arm, &b.first, &b.n, &data); err != nil {
			return nil, f.explain(err)
		}
		if len(data) != b.n*outcomeSize || b.arm < 0 || b.arm >= len(f.Spec.arms()) || b.first < 0 || b.first+b.n > f.plan(b.arm).matches() {
			return nil, fmt.Errorf("%w: %s: the results of matches %d to %d are damaged", ErrFile, f.path, b.first, b.first+b.n-1)
		}
		have[b] = data
	}
	return have, f.explain(rows.Err())
}

// observations are the matches of an arm that are finished, in the order of the plan. If prefix is true they end before the
// first one that is missing: what counts matches as they come must not prefer those that are over sooner.
func (f *File) observations(have map[batch][]byte, arm int, prefix bool) []observed {
	p := f.plan(arm)
	var all []observed
	for _, b := range p.batches(arm) {
		data, ok := have[b]
		if !ok && prefix {
			break
		}
		for i := 0; i < len(data); i += outcomeSize {
			all = append(all, observe(p.fixture(b.first+i/outcomeSize), unpack(data[i:]), &p.bots))
		}
	}
	return all
}

// observe is a match as reports need it.
func observe(f fixture, o arena.Outcome, bots *[2]string) observed {
	score := [...]uint8{1, 2, 0}[o.Winner]
	return observed{
		lists: [2]uint16{uint16(f.lists[0]), uint16(f.lists[1])}, first: uint8(o.First), score: score,
		swaps: f.bots[0] != bots[0], rounds: uint8(o.Round),
	}
}

// Standing is how far a run is.
type Standing struct {
	Run    string         `json:"run"`
	Engine string         `json:"engine"`
	Arms   []ArmsStanding `json:"arms"`
	Failed []string       `json:"failed,omitempty"` // batches that could not be played, and why
	Odd    int            `json:"odd"`              // batches that came to something else when they were played again
}

// ArmsStanding is how far an arm is.
type ArmsStanding struct {
	Bots    string  `json:"bots"`
	Played  int     `json:"played"`
	Matches int     `json:"matches"`
	Seconds float64 `json:"seconds_a_match"` // of one worker
}

// Status says how far a run is.
func (f *File) Status(ctx context.Context) (Standing, error) {
	s := Standing{Run: f.Spec.ID(), Engine: f.Spec.Engine}
	for arm := range f.Spec.arms() {
		a := ArmsStanding{Bots: f.armName(arm), Matches: f.plan(arm).matches()}
		var ms int
		err := f.db.QueryRowContext(ctx, `SELECT coalesce(sum(n), 0), coalesce(sum(ms), 0) FROM result WHERE arm = ?`, arm).Scan(&a.Played, &ms)
		if err != nil {
			return s, f.explain(err)
		}
		if a.Played > 0 {
			a.Seconds = float64(ms) / 1000 / float64(a.Played)
		}
		s.Arms = append(s.Arms, a)
	}
	if err := f.db.QueryRowContext(ctx, `SELECT count(*) FROM odd`).Scan(&s.Odd); err != nil {
		return s, f.explain(err)
	}
	rows, err := f.db.QueryContext(ctx, `SELECT arm, first, text FROM failure ORDER BY arm, first`)
	if err != nil {
		return s, f.explain(err)
	}
	defer rows.Close()
	for rows.Next() {
		var b batch
		var text string
		if err := rows.Scan(&b.arm, &b.first, &text); err != nil {
			return s, f.explain(err)
		}
		s.Failed = append(s.Failed, fmt.Sprintf("%s, batch from match %d: %s", f.armName(b.arm), b.first, text))
	}
	return s, f.explain(rows.Err())
}
