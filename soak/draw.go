package soak

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"koiogran/game"
	"koiogran/geom"
	"koiogran/match"
	"koiogran/rules"
	"koiogran/squad"
)

// scenario is everything that decides a match.
type scenario struct {
	seed    uint64
	setup   rules.Setup
	players [2]playerKind
	passing bool // both pass wherever they can
}

// drawer draws scenarios.
type drawer struct {
	o      *Options
	pool   squad.Pool
	format squad.Format
}

// newDrawer finds out which cards are built.
func newDrawer(o Options) (*drawer, error) {
	d := &drawer{o: &o, format: squad.UsualOf(o.Edition.ID)}
	facts := o.Edition.Facts
	for i := range facts.Pilots {
		l := rules.Loadout{Pilot: facts.Pilots[i].ID}
		for _, u := range squad.Loadout(facts, &facts.Pilots[i]) {
			l.Upgrades = append(l.Upgrades, u.ID)
		}
		if lacks, err := o.Edition.Lacks(l); err == nil && len(lacks) == 0 {
			d.pool.Pilots = append(d.pool.Pilots, l.Pilot)
		}
	}
	if len(d.pool.Pilots) == 0 {
		return nil, fmt.Errorf("%w: not one ship card is built", squad.ErrPool)
	}
	for i := range facts.Upgrades {
		id := facts.Upgrades[i].ID
		l := rules.Loadout{Pilot: d.pool.Pilots[0], Upgrades: []string{id}}
		if lacks, err := o.Edition.Lacks(l); err == nil && len(lacks) == 0 {
			d.pool.Upgrades = append(d.pool.Upgrades, id)
		}
	}
	for _, id := range o.Force {
		if !slices.Contains(d.pool.Pilots, id) && !slices.Contains(d.pool.Upgrades, id) {
			return nil, fmt.Errorf("%w: %q is not the id of a card that is built", ErrForce, id)
		}
	}
	return d, nil
}

// areaOdds is how many matches there are to one on a play area of another size.
const areaOdds = 10

// forceTries is how many squads are drawn until one has a forced card.
const forceTries = 200

// scenario draws the match of a seed, with a card in both squads if one is forced.
func (d *drawer) scenario(seed uint64, force string) (*scenario, error) {
	rng := rand.New(rand.NewPCG(seed, 0x736f616b))
	s := &scenario{seed: seed}
	pool := d.swarm(rng)
	for p := range s.setup.Squads {
		built, err := d.squad(rng, pool, force)
		if err != nil {
			return nil, err
		}
		s.setup.Squads[p] = match.Squad(d.o.Edition.Facts, &built)
		s.players[p] = playerKind(rng.IntN(int(playerKinds)))
	}
	for range rng.IntN(7) {
		o := geom.Obstacle(rng.IntN(geom.Obstacles))
		if !d.o.Edition.Measure.Has(o.Kind()) {
			continue
		}
		s.setup.Obstacles = append(s.setup.Obstacles, o.ID())
	}
	s.setup.Options = game.Options{
		StrictDials: rng.IntN(2) == 0, RoundLimit: uint8(d.o.Rounds),
		TractorClear: rng.IntN(4) == 0, StationaryClear: rng.IntN(4) == 0,
		DrawnChooser: rng.IntN(4) == 0, DiceLimit: uint8(6 * (rng.IntN(4) / 3)),
	}
	if rng.IntN(areaOdds) == 0 {
		s.setup.Width = uint16(rules.LeastArea + rng.IntN(rules.MostArea-rules.LeastArea+1))
		s.setup.Height = uint16(rules.LeastArea + rng.IntN(rules.MostArea-rules.LeastArea+1))
	}
	if force == "" && rng.IntN(escalationOdds) == 0 {
		d.escalation(rng, s)
	}
	return s, nil
}

// swarm switches a random half of the cards off and gives the others very different odds, so
// that unlikely cards meet: an id that stands in a pool several times is drawn more often.
func (d *drawer) swarm(rng *rand.Rand) squad.Pool {
	half := func(ids []string) []string {
		var list []string
		for _, id := range ids {
			if rng.IntN(2) == 0 {
				continue
			}
			for range [...]int{1, 1, 1, 3, 10}[rng.IntN(5)] {
				list = append(list, id)
			}
		}
		if len(list) == 0 {
			return ids
		}
		return list
	}
	return squad.Pool{Pilots: half(d.pool.Pilots), Upgrades: half(d.pool.Upgrades)}
}

// squad draws a squad from a pool, with a card in it if one is forced.
func (d *drawer) squad(rng *rand.Rand, pool squad.Pool, force string) (squad.Squad, error) {
	facts := d.o.Edition.Facts
	if force == "" && rng.IntN(dockingOdds) == 0 {
		if s, ok := d.docking(rng); ok {
			return s, nil
		}
	}
	if force == "" {
		return squad.Random(rng, facts, pool, d.format)
	}
	pilot := slices.Contains(d.pool.Pilots, force)
	for range forceTries {
		with := squad.Pool{Pilots: slices.Clone(d.pool.Pilots), Upgrades: slices.Clone(pool.Upgrades)}
		if pilot {
			with.Pilots = append(with.Pilots, slices.Repeat([]string{force}, len(with.Pilots))...)
		} else {
			with.Upgrades = append(with.Upgrades,
				slices.Repeat([]string{force}, 1+len(with.Upgrades))...)
		}
		s, err := squad.Random(rng, facts, with, d.format)
		if err == nil && holds(&s, force) {
			return s, nil
		}
	}
	return squad.Squad{}, fmt.Errorf("%w: %q, tried %d squads", ErrForce, force, forceTries)
}

// holds tells whether a card is in a squad.
func holds(s *squad.Squad, id string) bool {
	return slices.ContainsFunc(s.Ships, func(ship squad.Ship) bool {
		return ship.Pilot == id || slices.ContainsFunc(ship.Upgrades,
			func(u squad.Upgrade) bool { return u.ID == id })
	})
}

// unused returns one of the cards that have not been used often enough and are not hopeless, empty
// if there is none.
func (d *drawer) unused(used map[string]int, hopeless map[string]bool, seed uint64) string {
	left := slices.DeleteFunc(d.missing(used, d.o.Cover),
		func(id string) bool { return hopeless[id] })
	if len(left) == 0 {
		return ""
	}
	return left[seed%uint64(len(left))]
}

// missing lists the cards of the pool that have not been used in so many matches.
func (d *drawer) missing(used map[string]int, matches int) []string {
	left := slices.DeleteFunc(d.cards(), func(id string) bool { return used[id] >= matches })
	slices.Sort(left)
	return left
}

// cards lists the cards of the pool.
func (d *drawer) cards() []string { return slices.Concat(d.pool.Pilots, d.pool.Upgrades) }
