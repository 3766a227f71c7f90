package odds_test

import (
	"errors"
	"flag"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/odds"
	"koiogran/play/squad"
	"koiogran/play/view"
)

// The size of the check: 200 situations and 100,000 attacks make a run worth quoting.
var (
	situations = flag.Int("odds.situations", 10, "attack situations whose odds are checked")
	attacks    = flag.Int("odds.attacks", 20_000, "attacks played in each")
)

// Every outcome of attacks out of random matches comes up as often as its exact chance says,
// within four standard errors; none comes up that Exact does not know.
//
// One outcome in 16,000 that are right is off by more. So one that is off is played again with
// other dice and counts as wrong if it is off again. Outcomes that are expected less than 25 times
// are counted as one, since four standard errors mean nothing for fewer.
func TestExact_EqualsFrequencies(t *testing.T) {
	draw := newDrawer(t)
	c := check{t: t}
	policies := []odds.Policy{odds.Best(odds.Prices{}), odds.First, scattered}
	for seed := uint64(1); c.situations < *situations; seed++ {
		x, s := draw.situation(seed)
		if s != nil {
			c.situation(x, s, policies[seed%3], seed)
		}
	}
	t.Logf("%d situations, %d attacks each, %d different results, %d branches",
		c.situations, *attacks, c.results, c.branches)
	t.Logf("%d outcomes compared: %d off by over 4 standard errors, %d twice, at most %.2f",
		c.compared, c.off, c.wrong, c.largest)
	t.Logf("%d situations too large and shielded for that, %d too large even so",
		c.large, c.skipped)
}

// scattered returns a policy without sense: it picks an option from the numbers in the state.
func scattered(x *game.Exec, s *game.State, q *game.Question) game.Choice {
	if q.Kind == game.PlaceQuestion || opensAttack(q) {
		return odds.First(x, s, q)
	}
	n := int(q.Proc) + int(q.PC)
	for _, f := range s.Attacks[0].Attack.Fresh {
		n = 3*n + int(f)
	}
	return q.Opts[n%q.N]
}

// check counts what is compared.
type check struct {
	t                          *testing.T
	situations, large, skipped int
	compared, results          int
	off, wrong, branches       int
	largest                    float64
}

// situation compares the odds of one situation with frequencies.
func (c *check) situation(x *game.Exec, s *game.State, policy odds.Policy, seed uint64) {
	d, err := odds.ExactWithin(x, s, policy, mostBranches)
	if errors.Is(err, odds.ErrTooMany) {
		c.large++
		shield(s)
		d, err = odds.ExactWithin(x, s, policy, mostBranches)
	}
	if errors.Is(err, odds.ErrTooMany) {
		c.skipped++
		return
	}
	if err != nil {
		c.t.Fatalf("seed %d: %v", seed, err)
	}
	all := d.Chance(func(*odds.Result) bool { return true })
	if all.Cmp(big.NewRat(1, 1)) != 0 {
		c.t.Errorf("seed %d: the chances add up to %s", seed, all)
	}
	c.situations++
	c.results += len(d.Outcomes)
	c.branches += d.Branches
	off := c.deviating(x, s, &d, play{policy, seed})
	if len(off) == 0 {
		return
	}
	c.off += len(off)
	again := c.deviating(x, s, &d, play{policy, seed + 1e9})
	for r := range off {
		if again[r] {
			c.wrong++
			c.t.Errorf("seed %d, policy %d: %+v is off by more than 4 standard errors twice",
				seed, seed%3, r)
		}
	}
}

// shield gives all ships this many shields that no damage card is drawn for an attack: most branches
// of an attack with several crits are the orders in which cards can be drawn.
func shield(s *game.State) {
	for i := range s.Ships {
		s.Ships[i].Shields = 20
	}
}

// play is how attacks are played.
type play struct {
	policy odds.Policy
	seed   uint64
}

// mostBranches is how many answers are played for the odds of one situation: with more, a few
// situations would take all the time.
const mostBranches = 50_000

// fewest is how often an outcome is expected that is compared by itself.
const fewest = 25

// deviating plays attacks and returns the outcomes that are off; rare ones are the zero result.
func (c *check) deviating(x *game.Exec, s *game.State, d *odds.Distribution, p play,
) map[odds.Result]bool {
	n := odds.Attacks{N: *attacks, Seed: p.seed}
	counts, err := odds.Sample(x, s, p.policy, n)
	if err != nil {
		c.t.Fatalf("seed %d: %v", p.seed, err)
	}
	off := map[odds.Result]bool{}
	rare, seen := 0.0, 0
	for i := range d.Outcomes {
		o := &d.Outcomes[i]
		chance, _ := o.Chance.Float64()
		got := counts[o.Result]
		delete(counts, o.Result)
		if chance*float64(n.N) < fewest {
			rare += chance
			seen += got
		} else if c.differs(chance, got) {
			off[o.Result] = true
		}
	}
	if rare*float64(n.N) >= fewest && c.differs(rare, seen) {
		off[odds.Result{}] = true
	}
	for r := range counts {
		c.t.Errorf("seed %d, policy %d: %+v came up, and has no chance", p.seed, p.seed%3, r)
	}
	return off
}

// differs reports whether a count is more than four standard errors away from its expectation.
func (c *check) differs(chance float64, got int) bool {
	n := float64(*attacks)
	c.compared++
	if chance >= 1 {
		return got != *attacks
	}
	z := math.Abs(float64(got)-n*chance) / math.Sqrt(n*chance*(1-chance))
	c.largest = max(c.largest, z)
	return z > 4
}

// drawer draws situations out of random matches with all cards that are built.
type drawer struct {
	t       *testing.T
	edition *rules.Compiled
	pool    squad.Pool
}

func newDrawer(t *testing.T) *drawer {
	t.Helper()
	e, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	d := &drawer{t: t, edition: e}
	for i := range e.Facts.Pilots {
		l := rules.Loadout{Pilot: e.Facts.Pilots[i].ID}
		for _, u := range squad.Loadout(e.Facts, &e.Facts.Pilots[i]) {
			l.Upgrades = append(l.Upgrades, u.ID)
		}
		if lacks, err := e.Lacks(l); err == nil && len(lacks) == 0 {
			d.pool.Pilots = append(d.pool.Pilots, l.Pilot)
		}
	}
	for i := range e.Facts.Upgrades {
		l := rules.Loadout{Pilot: d.pool.Pilots[0], Upgrades: []string{e.Facts.Upgrades[i].ID}}
		if lacks, err := e.Lacks(l); err == nil && len(lacks) == 0 {
			d.pool.Upgrades = append(d.pool.Upgrades, l.Upgrades[0])
		}
	}
	return d
}

// setup draws two squads and obstacles.
func (d *drawer) setup(rng *rand.Rand) rules.Setup {
	d.t.Helper()
	var setup rules.Setup
	for p := range setup.Squads {
		s, err := squad.Random(rng, d.edition.Facts, d.pool, squad.Usual())
		if err != nil {
			d.t.Fatal(err)
		}
		setup.Squads[p] = match.Squad(d.edition.Facts, &s)
	}
	for range 6 {
		o := geom.Obstacle(rng.IntN(geom.Obstacles))
		setup.Obstacles = append(setup.Obstacles, o.ID())
	}
	setup.Options.RoundLimit = 12
	return setup
}

// situation plays the match of a seed up to one of its first attacks, at random but with dials
// that keep the ships on the table. It returns no state if there are too few attacks.
func (d *drawer) situation(seed uint64) (*game.Exec, *game.State) {
	d.t.Helper()
	rng := rand.New(rand.NewPCG(seed, 0x6f646473))
	g, s, err := d.edition.NewGame(d.setup(rng))
	if err != nil {
		d.t.Fatal(err)
	}
	x, chance := game.NewExec(g), dealer.NewSeeded(seed)
	pilots := [2]bot.Player{bot.Beginner(g, seed), bot.Beginner(g, seed+1)}
	others := [2]bot.Player{bot.Random(g, seed), bot.Uniform(g, seed)}
	for wanted := rng.IntN(6); !s.Over; {
		p := x.Waiting(s).First()
		q := x.Ask(s, p)
		var c game.Choice
		if p == game.Chance {
			c = chance.Deal(q)
		} else {
			if opensAttack(q) {
				if wanted--; wanted < 0 {
					return x, s
				}
			}
			v := view.Of(g, s, p)
			if s.Phase == game.PlanningPhase {
				c = pilots[p].Answer(&v, q)
			} else {
				c = others[p].Answer(&v, q)
			}
		}
		if err := x.Step(s, p, c, nil); err != nil {
			d.t.Fatalf("seed %d: %v", seed, err)
		}
	}
	return x, nil
}

// opensAttack reports whether a question is the choice of a weapon, with one to choose.
func opensAttack(q *game.Question) bool {
	return q.N > 0 && q.Opts[0].Verb == game.WeaponVerb
}
