package scenario

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/replay"
)

// Puzzles looks for puzzles in the record of a match and writes them as scenarios. Each is the table as a round of the
// match began, with the ships of one fight, the maneuvers that the other side executed, and set dice. It has one best
// answer: one maneuver, or one for each ship, that can reach the goal, while no other does in all that was tried.
func Puzzles(w io.Writer, c *rules.Compiled, r *replay.Record) error {
	f := finder{w: w, c: c}
	if err := replay.Play(c, r, f.visit); err != nil {
		return err
	}
	return f.look()
}

// finder looks for puzzles, round by round.
type finder struct {
	w     io.Writer
	c     *rules.Compiled
	g     *game.Game
	round uint8
	begun *game.State     // as the round began
	flown []game.Maneuver // what each ship executed in it
}

// visit follows the match. A round that is over is looked at when the next one begins.
func (f *finder) visit(step replay.Step) error {
	s := step.State
	f.g = step.Exec.G
	if s.Phase == game.PlanningPhase && s.Round != f.round {
		if err := f.look(); err != nil {
			return err
		}
		begun := *s
		f.round, f.begun, f.flown = s.Round, &begun, make([]game.Maneuver, len(f.g.Ships))
	}
	for id := range f.flown {
		if s.Ships[id].Activated {
			f.flown[id] = s.Ships[id].Executed
		}
	}
	return nil
}

// look makes puzzles of the round that is over.
func (f *finder) look() error {
	if f.begun == nil {
		return nil
	}
	for p := game.Seat1; p <= game.Seat2; p++ {
		for id := range f.g.Ships {
			if f.g.Ships[id].Owner != p || !f.fit(id) {
				continue
			}
			for _, d := range f.drafts(p, id) {
				found, err := f.try(&d)
				if err != nil {
					return err
				}
				if found {
					break
				}
			}
		}
	}
	return nil
}

// The distances in which ships make a fight, in millimeters between their centers.
const (
	nearest  = 120
	farthest = 430
)

// fit reports whether a ship stands for itself in a puzzle: on the table, without faceup damage, with no token but
// stress.
func (f *finder) fit(id int) bool {
	s := &f.begun.Ships[id]
	if !s.OnTable || s.Destroyed || s.Damage != s.Facedown || f.g.Ships[id].Huge != nil || f.g.Ships[id].Remote != nil {
		return false
	}
	for t := range s.Tokens {
		if game.Token(t) != game.StressToken && s.Tokens[t] > 0 {
			return false
		}
	}
	return s.Locks[0] == (game.Object{}) && f.flown[id] != (game.Maneuver{})
}

// near lists the ships of a seat that fit and are in a fight with a ship, the nearest first.
func (f *finder) near(id int, seat game.Player) []int {
	far := func(o int) float64 {
		a, b := f.begun.Ships[id].Pose, f.begun.Ships[o].Pose
		return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) / geom.Millimeter
	}
	var list []int
	for o := range f.g.Ships {
		if o != id && f.g.Ships[o].Owner == seat && f.fit(o) && far(o) > nearest && far(o) < farthest {
			list = append(list, o)
		}
	}
	slices.SortFunc(list, func(a, b int) int { return cmp.Compare(far(a), far(b)) })
	return list
}

// The most that the target of a puzzle has left.
const mostLeft = 3

// drafts returns what may become a puzzle for a ship, the richest first: to destroy the nearest enemy unhurt, to destroy it,
// to do so with a wingmate, to stay unhurt.
func (f *finder) drafts(p game.Player, id int) []draft {
	enemies := f.near(id, game.Seat2-p)
	if len(enemies) == 0 {
		return nil
	}
	enemies = enemies[:min(len(enemies), 2)]
	base := draft{finder: f, seat: p, mine: []int{id}, enemies: enemies}
	var list []draft
	if f.left(enemies[0]) <= mostLeft {
		destroys := base
		destroys.destroy = true
		unhurt := destroys
		unhurt.unhurt = true
		list = append(list, unhurt, destroys)
		if wing := f.near(id, p); len(wing) > 0 && f.left(enemies[0]) > 1 {
			pair := destroys
			pair.mine = []int{id, wing[0]}
			pair.enemies = enemies[:1]
			list = append(list, pair)
		}
	}
	escape := base
	escape.unhurt = true
	return append(list, escape)
}

// left returns what is left of hull and shields of a ship.
func (f *finder) left(id int) int {
	s := &f.begun.Ships[id]
	return int(f.g.Ships[id].Hull) - int(s.Damage) + int(s.Shields)
}

// A draft is played at random a few times, which drops most of them; then more often, and again to be sure. At most this many of
// a thousand ways may reach the goal.
const (
	glances  = 200
	tries    = 700
	again    = 2000
	mostWays = 90
)

// try plays a draft at random, writes it if it is a puzzle, and reports whether it is.
func (f *finder) try(d *draft) (found bool, err error) {
	s, err := d.scenario(nil)
	if err != nil {
		return false, nil // a ship or its place is not for a scenario
	}
	rnd := rand.New(rand.NewPCG(uint64(f.round), uint64(d.mine[0])))
	ways, n := map[string]bool{}, 0
	wander := func(times int) bool {
		for range times {
			way, outcome, err := s.wander(rnd)
			if err != nil {
				return false
			}
			if outcome == Reached {
				n++
				ways[way] = true
			}
			if len(dialsOf(ways)) > 1 {
				return false
			}
		}
		return n > 0
	}
	times := (glances + tries + again) * len(d.mine)
	if !wander(glances*len(d.mine)) || !wander(tries*len(d.mine)) || n*1000 > mostWays*(glances+tries) ||
		!wander(again*len(d.mine)) || len(ways) < leastRight {
		return false, nil
	}
	right := shortest(ways)
	s, err = d.scenario(right)
	if err != nil || s.Play() != nil {
		return false, nil
	}
	_, err = fmt.Fprintf(f.w, "---\n# Round %d; %d of %d ways reach the goal.\n%s", f.round, n, times, d.text(right))
	return true, err
}

// set finds the dials that a way sets.
var set = regexp.MustCompile(`\{dial: [^}]*\}`)

// dialsOf returns the different dials that ways set.
func dialsOf(ways map[string]bool) []string {
	var list []string
	for way := range ways {
		dials := set.FindAllString(way, -1)
		slices.Sort(dials)
		list = append(list, strings.Join(dials, ", "))
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// Best plays a lesson this many times at random and returns the different dials with which
// the goal was reached.
func (s *Scenario) Best(times int) ([]string, error) {
	ways := map[string]bool{}
	rnd := rand.New(rand.NewPCG(1, uint64(times)))
	for range times {
		way, outcome, err := s.wander(rnd)
		if err != nil {
			return nil, err
		}
		if outcome == Reached {
			ways[way] = true
		}
	}
	return dialsOf(ways), nil
}

// shortest returns the shortest ways, as many as a puzzle shows.
func shortest(ways map[string]bool) []string {
	var list []string
	for way := range ways {
		list = append(list, way)
	}
	slices.SortFunc(list, func(a, b string) int {
		if len(a) != len(b) {
			return len(a) - len(b)
		}
		return strings.Compare(a, b)
	})
	return list[:leastRight]
}
