package soak

import (
	"context"
	"slices"

	"koiogran/check/twin"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// shrinkSeeds is how many matches of a smaller set-up are played to see it fail.
const shrinkSeeds = 12

// shrink returns a smaller scenario that fails at the same site: with fewer ships, upgrades and
// obstacles, with players who pass, in fewer rounds. It drops one thing after another for as
// long as what is left still fails, and the context allows.
func shrink(ctx context.Context, o *Options, s *scenario, site string) *scenario {
	best := alone(o, s, site)
	for again := true; again; {
		again = false
		for smaller := range best.smaller() {
			if ctx.Err() != nil {
				return best
			}
			if found := fails(ctx, o, smaller, site); found != nil {
				best, again = found, true
				break
			}
		}
	}
	return best
}

// alone returns the scenario with a twin that differs by one thing alone, if they part at the same site then.
func alone(o *Options, s *scenario, site string) *scenario {
	for _, c := range [...]twin.Changes{twin.Ships, twin.Upgrades, twin.Seats, twin.Mirror} {
		try := *s
		try.twins = c
		if s.twins&c == 0 || s.twins == c {
			continue
		}
		if out := play(o, &try, nil); out.failure != nil && out.failure.site == site {
			return &try
		}
	}
	return s
}

// fails looks for a seed with which a scenario fails at a site, its own first.
func fails(ctx context.Context, o *Options, s *scenario, site string) *scenario {
	for i := range uint64(shrinkSeeds) {
		if ctx.Err() != nil {
			return nil
		}
		try := *s
		try.seed += i << 32
		if out := play(o, &try, nil); out.failure != nil && out.failure.site == site {
			return &try
		}
	}
	return nil
}

// smaller runs over the scenarios with one thing less.
func (s *scenario) smaller() func(yield func(*scenario) bool) {
	return func(yield func(*scenario) bool) {
		for p := game.Seat1; int(p) < s.setup.Seats(); p++ {
			ships := s.setup.Squad(p).Ships
			for i := 0; len(ships) > 1 && i < len(ships); i++ {
				if !yield(s.with(func(t *scenario) {
					t.setup.Squad(p).Ships = slices.Delete(t.setup.Squad(p).Ships, i, i+1)
					t.setup.Squad(p).Wings = without(t.setup.Squad(p).Wings, i)
				})) {
					return
				}
			}
		}
		if len(s.setup.Obstacles) > 0 && !yield(s.with(func(t *scenario) {
			t.setup.Obstacles = t.setup.Obstacles[:len(t.setup.Obstacles)-1]
		})) {
			return
		}
		if !s.passing && !yield(s.with(func(t *scenario) { t.passing = true })) {
			return
		}
		if n := s.setup.Options.RoundLimit; n > 1 && !yield(s.with(func(t *scenario) {
			t.setup.Options.RoundLimit = n / 2
		})) {
			return
		}
		s.fewerUpgrades(yield)
	}
}

// fewerUpgrades runs over the scenarios with one upgrade less.
func (s *scenario) fewerUpgrades(yield func(*scenario) bool) {
	for p := game.Seat1; int(p) < s.setup.Seats(); p++ {
		for i := range s.setup.Squad(p).Ships {
			for j := range s.setup.Squad(p).Ships[i].Upgrades {
				if !yield(s.with(func(t *scenario) {
					ship := &t.setup.Squad(p).Ships[i]
					ship.Upgrades = slices.Delete(ship.Upgrades, j, j+1)
				})) {
					return
				}
			}
		}
	}
}

// with returns a changed copy.
func (s *scenario) with(change func(t *scenario)) *scenario {
	t := *s
	t.setup.Partners = slices.Clone(t.setup.Partners)
	for p := game.Seat1; int(p) < t.setup.Seats(); p++ {
		squad := t.setup.Squad(p)
		ships := slices.Clone(squad.Ships)
		for i := range ships {
			ships[i].Upgrades = slices.Clone(ships[i].Upgrades)
		}
		*squad = rules.Squad{Name: squad.Name, Ships: ships, Wings: slices.Clone(squad.Wings), Points: squad.Points,
			Deck: squad.Deck}
	}
	t.setup.Obstacles = slices.Clone(t.setup.Obstacles)
	change(&t)
	return &t
}

// without returns the wings of a squad without its i-th ship: those that it was not in.
func without(wings []rules.Wing, i int) (left []rules.Wing) {
	after := func(n int) int {
		if n > i {
			return n - 1
		}
		return n
	}
	for _, w := range wings {
		if w.Leader == i || slices.Contains(w.Mates, i) {
			continue
		}
		shifted := rules.Wing{Leader: after(w.Leader)}
		for _, mate := range w.Mates {
			shifted.Mates = append(shifted.Mates, after(mate))
		}
		left = append(left, shifted)
	}
	return left
}
