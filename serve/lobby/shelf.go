package lobby

import (
	"slices"
	"strings"

	"koiogran/engine/data"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/draw"
	"koiogran/play/match"
	"koiogran/play/squad"
	"koiogran/serve/route"
	"koiogran/serve/wire"
)

// shelfKey is what the ready squads depend on as a seat sees them.
type shelfKey struct {
	edition, way, list string
	threat, seat, size int
}

// shelf returns what a player needs to choose among squads.
func (lb *Lobby) shelf(in *wire.Shelf) (*wire.Shelved, error) {
	p, size := max(in.Seat, 1).Player(), max(in.Seats, 2)
	if int(p) >= size {
		return nil, route.Invalidf("there is no seat %d in a match for %d players", in.Seat, size)
	}
	a, err := lb.AgreementOf(&in.Agreement, size)
	if err != nil {
		return nil, err
	}
	if in.Squads != nil {
		out := &wire.Shelved{Squads: []wire.ShelfSquad{}, Drawings: map[string]wire.Drawing{}}
		for _, text := range in.Squads {
			sq, err := lb.readSquad(a.Edition.ID, text)
			if err != nil {
				out.Squads = append(out.Squads, wire.ShelfSquad{XWS: text, Why: Plain(err).Error(), Ships: []wire.ShelfShip{}})
				continue
			}
			lb.shelve(out, a, p, &Squad{XWS: text, Squad: sq})
		}
		return out, nil
	}
	key := shelfKey{a.Edition.ID, a.Mode.ID, a.Terms.List, a.Format.Threat, int(p), size}
	if known, ok := lb.shelves.Load(key); ok {
		return known.(*wire.Shelved), nil
	}
	out := &wire.Shelved{Squads: []wire.ShelfSquad{}, Drawings: map[string]wire.Drawing{}}
	for i, force := range a.Mode.Forces {
		lb.shelve(out, a, p, &Squad{ID: force.ID, XWS: force.XWS, Squad: squadFrom(a.Edition, &a.Mode.forces[i])})
	}
	for i := range lb.o.Squads {
		if lb.o.Squads[i].Squad.Edition == a.Edition.ID {
			lb.shelve(out, a, p, &lb.o.Squads[i])
		}
	}
	lb.shelves.Store(key, out)
	return out, nil
}

// shelve adds a squad.
func (lb *Lobby) shelve(out *wire.Shelved, a *Agreement, p game.Player, of *Squad) {
	sq, facts := &of.Squad, a.Edition.Facts
	item := wire.ShelfSquad{
		Ready: of.ID, XWS: of.XWS, Name: sq.Name, Faction: string(sq.Faction), Points: squad.Cost(facts, *sq),
		Ships: []wire.ShelfShip{},
	}
	if c := lb.Edition(sq.Edition); c != nil && c.ID != a.Edition.ID {
		facts = c.Facts
	}
	if f, ok := facts.Faction(sq.Faction); ok {
		item.Faction = f.Name
	}
	switch err := a.Legal(sq, p); {
	case err != nil:
		item.Why = strings.TrimPrefix(err.Error(), "the squad is not legal: ")
	default:
		item.Missing = match.Waiting(a.Edition, sq)
		item.Legal = len(item.Missing) == 0
	}
	for i := range sq.Ships {
		if sq.IsAft(facts, i) {
			continue
		}
		item.Ships = append(item.Ships, shelfShip(out, facts, &sq.Ships[i]))
	}
	for _, code := range sq.Obstacles {
		item.Obstacles = append(item.Obstacles, wire.ObstacleOf(code, squad.ObstacleName(code)))
	}
	out.Squads = append(out.Squads, item)
}

// shelfShip returns a ship of a squad, and adds the drawing of its kind to out.
func shelfShip(out *wire.Shelved, facts *data.Catalogue, ship *squad.Ship) wire.ShelfShip {
	item := wire.ShelfShip{Name: ship.Pilot, Cards: []string{}}
	if p, ok := facts.Pilot(ship.Pilot); ok {
		item.Name, item.Kind, item.Type = p.Name, p.Ship, p.Ship
		if kind, ok := facts.Ship(p.Ship); ok {
			item.Type = kind.Name
		}
		if _, ok := out.Drawings[p.Ship]; !ok {
			out.Drawings[p.Ship] = drawingOfKind(facts, p.Ship)
		}
	}
	for _, u := range ship.Upgrades {
		name := u.ID
		if row, ok := facts.Upgrade(u.ID); ok {
			name = row.Name
		}
		item.Cards = append(item.Cards, name)
	}
	return item
}

// drawingOfKind returns the drawing of a type of ship.
func drawingOfKind(facts *data.Catalogue, id string) wire.Drawing {
	size := geom.Small
	if kind, ok := facts.Ship(id); ok && kind.Size == data.Huge {
		size = geom.HugeLong
	}
	return wire.DrawingOf(draw.SilhouetteOf(id, size))
}

// ownPool returns a pool without the ships that someone does not own; without a collection it is whole.
func ownPool(c *rules.Compiled, owned map[string]int, pool squad.Pool) squad.Pool {
	if owned == nil {
		return pool
	}
	pool.Pilots = slices.DeleteFunc(slices.Clone(pool.Pilots), func(id string) bool {
		p, ok := c.Facts.Pilot(id)
		return !ok || owned[p.Ship] == 0
	})
	return pool
}

// owns reports whether a squad has no more ships of each type than someone owns; without a collection all do.
func owns(c *rules.Compiled, owned map[string]int, sq *squad.Squad) bool {
	if owned == nil {
		return true
	}
	used := map[string]int{}
	for i := range sq.Ships {
		if p, ok := c.Facts.Pilot(sq.Ships[i].Pilot); ok && !sq.IsAft(c.Facts, i) {
			if used[p.Ship]++; used[p.Ship] > owned[p.Ship] {
				return false
			}
		}
	}
	return true
}
