package lobby

import (
	"context"
	"slices"

	"koiogran/engine/data"
	"koiogran/engine/rules"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// Complete suggests the rest of a squad that is begun: of cards of the faction's ready squads where they suffice,
// of all that can fly otherwise. The ships that it has stay, perhaps with more upgrades.
func (lb *Lobby) Complete(ctx context.Context, in *wire.Draft) (*wire.Draft, error) {
	c, err := lb.builds(in.Edition, in.List)
	if err != nil {
		return nil, err
	}
	format, err := lb.formatOf(c, in.Way)
	if err != nil {
		return nil, err
	}
	rng, err := lb.lot()
	if err != nil {
		return nil, err
	}
	begun := begunAs(c.Facts, in)
	var best *squad.Squad
	for _, pool := range []squad.Pool{lb.proven(c, begun.Faction), lb.played[c.ID].pool()} {
		pool.Pilots = slices.DeleteFunc(slices.Clone(pool.Pilots), func(id string) bool {
			p, ok := c.Facts.Pilot(id)
			return !ok || p.Faction != begun.Faction
		})
		sq, err := fullest(ctx, format.Points, suggestedShare,
			func() (squad.Squad, error) { return squad.Around(rng, c.Facts, begun, pool, format) },
			func(sq *squad.Squad) bool { return len(match.Waiting(c, sq)) == 0 })
		if err == nil && sq != nil && (best == nil || sq.Points > best.Points) {
			best = sq
		}
		if best != nil && spent(best.Points, format.Points, suggestedShare) {
			break
		}
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if best == nil {
		return nil, route.Invalidf("these ships cannot be completed to a legal squad; fix the problems above first")
	}
	whole := squad.Configured(c.Facts, *best, format, func(sq *squad.Squad) bool { return len(match.Waiting(c, sq)) == 0 })
	whole.Name = in.Name
	out := draftOf(&whole)
	out.Way, out.List, out.Obstacles = in.Way, in.List, in.Obstacles
	return &out, nil
}

// proven returns the pool of the cards that a faction's ready squads fly.
func (lb *Lobby) proven(c *rules.Compiled, faction data.FactionID) (pool squad.Pool) {
	lb.eachReady(c, func(ship *squad.Ship) {
		if p, ok := c.Facts.Pilot(ship.Pilot); !ok || p.Faction != faction {
			return
		}
		pool.Pilots = append(pool.Pilots, ship.Pilot)
		for _, u := range ship.Upgrades {
			pool.Upgrades = append(pool.Upgrades, u.ID)
		}
	})
	return pool
}

// provenOn returns the upgrades that ready squads have on ships of the type of a squad's ship.
func (lb *Lobby) provenOn(c *rules.Compiled, sq squad.Squad, at int) (ids []string) {
	own, ok := c.Facts.Pilot(sq.Ships[at].Pilot)
	if !ok {
		return nil
	}
	lb.eachReady(c, func(ship *squad.Ship) {
		if p, ok := c.Facts.Pilot(ship.Pilot); ok && p.Ship == own.Ship {
			for _, u := range ship.Upgrades {
				ids = append(ids, u.ID)
			}
		}
	})
	return ids
}

// eachReady visits the ships of the ready squads of an edition.
func (lb *Lobby) eachReady(c *rules.Compiled, visit func(*squad.Ship)) {
	for i := range lb.o.Squads {
		if lb.o.Squads[i].Squad.Edition != c.ID {
			continue
		}
		for j := range lb.o.Squads[i].Squad.Ships {
			visit(&lb.o.Squads[i].Squad.Ships[j])
		}
	}
}
