package lab

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

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

// observations returns the matches of an arm that are finished, in the order of the plan. If prefix is true they end before the
// first one that is missing: what counts matches as they come must not prefer those that are over sooner.
func (run *Run) observations(have map[batch][]byte, arm int, prefix bool) []observed {
	p := run.plan(arm)
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

// observe returns a match as reports need it.
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
	State  State          `json:"state"`
	// Digest is a hash of all results: the same for two runs of one plan, however they were played.
	Digest string `json:"digest"`
	// Waves say what the next waves were planned by.
	Waves []string `json:"waves,omitempty"`
	// Workers are those that have saved something in the last ten minutes, with how many matches.
	Workers map[string]int `json:"workers,omitempty"`
}

// ArmsStanding is how far an arm is.
type ArmsStanding struct {
	Bots    string  `json:"bots"`
	Played  int     `json:"played"`
	Matches int     `json:"matches"`
	Seconds float64 `json:"seconds_a_match"` // of one worker
}

// Status says how far a run is.
func (run *Run) Status(ctx context.Context) (s Standing, err error) {
	if s, err = run.standing(ctx); err == nil {
		s.Digest, err = run.digest(ctx)
	}
	return s, err
}

// standing is Status without the digest, for which all results are read.
func (run *Run) standing(ctx context.Context) (s Standing, err error) {
	s = Standing{Run: run.run, Engine: run.Spec.Engine}
	for arm := range run.Spec.arms() {
		a := ArmsStanding{Bots: run.armName(arm), Matches: run.planned()}
		played, ms, err := run.counts(ctx, arm)
		if err != nil {
			return s, err
		}
		if a.Played = played; played > 0 {
			a.Seconds = float64(ms) / 1000 / float64(played)
		}
		s.Arms = append(s.Arms, a)
	}
	for i := range run.waves {
		s.Waves = append(s.Waves, run.waves[i].why)
	}
	if s.Odd, err = run.odds(ctx); err != nil {
		return s, err
	}
	if s.State, err = run.state(ctx); err != nil {
		return s, err
	}
	if s.Workers, err = run.recent(ctx, time.Now().Add(-recently)); err != nil {
		return s, err
	}
	list, why, err := run.failures(ctx)
	for i, b := range list {
		s.Failed = append(s.Failed, fmt.Sprintf("%s, batch from match %d: %s", run.armName(b.arm), b.first, why[i]))
	}
	return s, err
}

// digest returns a hash of all results.
func (run *Run) digest(ctx context.Context) (string, error) {
	have, err := run.all(ctx)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	for _, b := range run.batches() {
		if data, ok := have[b]; ok {
			fmt.Fprintf(h, "%v %x\n", b, data)
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
}

// recently is how long ago a worker may have saved something to be named.
const recently = 10 * time.Minute
