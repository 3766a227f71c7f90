// Package lab answers questions about squads, cards and bots by playing many matches: which squad is the best, what
// a card is worth, whether a new bot is better than the old one.
//
// A run is a file. It holds what is played (Spec), the order of its matches (the plan) and the results. A match follows
// from its place in the plan alone, so a run can be stopped at any moment, shared between machines, and put together
// again; a result is kept once, by its key. Reports are computed from the results of one engine only.
package lab

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"

	"koiogran"
	"koiogran/check/arena"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/play/bot"
)

// Question is what a run asks.
type Question string

// The questions.
const (
	Squads  Question = "squads"  // which of these squads is the best: each meets each other
	Cards   Question = "cards"   // what each card is worth: squads drawn from all cards meet at like totals
	Compare Question = "compare" // is the second bot better than the first: both sit on both sides of each pairing
)

// Selfplay asks nothing: a bot plays itself, and the rounds of its matches are what weights are fitted to.
const Selfplay Question = "selfplay"

// Questions returns all of them.
func Questions() []Question { return []Question{Squads, Cards, Compare, Selfplay} }

// Spec is what a run plays. It does not change once the run exists; its hash is the name of the run.
type Spec struct {
	Question Question `json:"question"`
	Game     string   `json:"game"`
	Format   string   `json:"format"`
	Bots     []string `json:"bots"` // each plays itself; of Compare the two that meet
	// Points is the list that prices squads while they are drawn and played. Bots value ships with it, so it
	// changes the play. Bid keeps the rule that the cheaper squad chooses the first player; without it
	// chance settles that.
	Points data.PointsList `json:"points"`
	Bid    bool            `json:"bid,omitempty"`
	// Against are other points lists. They change no match: the report compares them with the fair costs.
	Against []data.PointsList `json:"against,omitempty"`

	Matches int    `json:"matches"` // of each arm; of a run in waves, at most
	Batch   int    `json:"batch"`   // matches that are saved at once
	Seed    uint64 `json:"seed"`
	Rounds  uint8  `json:"rounds"` // after which a match is drawn
	SPRT    *SPRT  `json:"sprt,omitempty"`
	// Wave is how many matches of each arm are planned at once, 0 for all of them. The next wave follows from the results of those
	// before it. Aim is how exact the answer should be, in points or percent.
	Wave   int     `json:"wave,omitempty"`
	Aim    float64 `json:"aim,omitempty"`
	Engine string  `json:"engine"`
	// Weights holds the weights of bots such as admiral@new, the admiral by other weights.
	Weights map[string][]byte `json:"weights,omitempty"`
	Squads  string            `json:"squads"` // the hash of the squads
}

// List is a squad of a run: its name and its text in XWS.
type List struct {
	Name string
	XWS  string
}

// The errors of this package. Each says more by the text around it.
var (
	// ErrSpec says that a run cannot be begun as it was asked for.
	ErrSpec = errors.New("lab")
	// ErrFile says that a file is not a run, or cannot be read or written.
	ErrFile = errors.New("lab: run file")
	// ErrEngine says that a run belongs to another engine.
	ErrEngine = errors.New("lab: another engine")
	// ErrOdd says that a match that was played again came to something else.
	ErrOdd = errors.New("lab: a result differs when it is played again")
	// ErrStopped says that a run was stopped before all of its matches were played.
	ErrStopped = errors.New("lab: stopped")
	// ErrFew says that a run has too few results for a report.
	ErrFew = errors.New("lab: too few results")
)

// ID returns a name of the run that depends on everything it plays.
func (s *Spec) ID() string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // a Spec is plain data
	}
	return short(text)
}

// short returns a short hash.
func short(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// hashOf returns the hash of the squads of a run.
func hashOf(lists []List) string {
	h := sha256.New()
	for _, l := range lists {
		fmt.Fprintf(h, "%d %s\n%d %s\n", len(l.Name), l.Name, len(l.XWS), l.XWS)
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// arms returns the pairs of bots that play all matches of the plan: each bot against itself, or the two that are compared.
func (s *Spec) arms() [][2]string {
	if s.Question == Compare {
		return [][2]string{{s.Bots[0], s.Bots[1]}}
	}
	var arms [][2]string
	for _, b := range s.Bots {
		arms = append(arms, [2]string{b, b})
	}
	return arms
}

// check says what is wrong with a Spec.
func (s *Spec) check(lists []List) error {
	if !slices.Contains(Questions(), s.Question) {
		return fmt.Errorf("%w: there is no question %q; expected one of %v", ErrSpec, s.Question, Questions())
	}
	if s.Question == Selfplay {
		return s.checkSelfplay()
	}
	if !slices.Contains(edition.IDs(), s.Game) {
		return fmt.Errorf("%w: there is no game %q; expected one of %s", ErrSpec, s.Game, strings.Join(edition.IDs(), ", "))
	}
	if err := s.checkBots(); err != nil {
		return err
	}
	if s.SPRT != nil {
		if err := s.SPRT.check(); err != nil {
			return err
		}
	}
	for _, n := range []struct {
		name      string
		is, least int
	}{{"matches", s.Matches, 2}, {"matches a batch", s.Batch, 2}, {"rounds", int(s.Rounds), 1}, {"squads", len(lists), 2}} {
		if n.is < n.least {
			return fmt.Errorf("%w: %d %s; expected at least %d", ErrSpec, n.is, n.name, n.least)
		}
	}
	if s.Wave != 0 && (s.Wave < s.Batch || s.Wave%s.Batch != 0 || s.Question == Compare || !(s.Aim > 0)) {
		return fmt.Errorf("%w: waves of %d matches; expected some batches of %d, an aim, and another question than %s", ErrSpec, s.Wave, s.Batch, Compare)
	}
	if len(lists) > mostLists {
		return fmt.Errorf("%w: %d squads; expected at most %d", ErrSpec, len(lists), mostLists)
	}
	return nil
}

// mostLists is how many squads a run can have: the plan keeps their numbers in two bytes.
const mostLists = 1 << 16

// checkBots says what is wrong with the bots.
func (s *Spec) checkBots() error {
	for i, name := range s.Bots {
		if !arena.Known(name) && s.Weights[name] == nil {
			return fmt.Errorf("%w: there is no bot %q; expected one of %s, or the command of a program", ErrSpec, name, strings.Join(bot.IDs(), ", "))
		}
		if slices.Contains(s.Bots[:i], name) {
			return fmt.Errorf("%w: the bot %s is named twice; expected each once", ErrSpec, name)
		}
	}
	if s.Question == Compare && len(s.Bots) != 2 {
		return fmt.Errorf("%w: %d bots to compare; expected two", ErrSpec, len(s.Bots))
	}
	if len(s.Bots) == 0 {
		return fmt.Errorf("%w: no bot plays; expected some of %v", ErrSpec, bot.IDs())
	}
	return nil
}

// Engine names the engine of this program: the revision that it was built from, or its own hash where that is not known.
// Results of two engines are never put together.
func Engine() string { return engine() }

var engine = sync.OnceValue(func() string {
	revision, modified := koiogran.Revision()
	if len(revision) >= 12 && !modified {
		return revision[:12]
	}
	path, err := os.Executable()
	if err != nil {
		return "unknown"
	}
	f, err := os.Open(path)
	if err != nil {
		return "unknown"
	}
	h := sha256.New()
	_, err = io.Copy(h, f)
	if cmp.Or(err, f.Close()) != nil {
		return "unknown"
	}
	return "build-" + hex.EncodeToString(h.Sum(nil)[:6])
})
