package twin

import (
	"fmt"
	"slices"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// mapping is what in the twin of a match stands for what in the match.
type mapping struct {
	changes   Changes
	g, twin   *game.Game
	ships     [256]game.ShipID
	cards     [256]game.CardID
	obstacles [game.MaxObstacles]uint8
	weapons   [game.MaxShips][game.MaxWeapons]uint8
	hooks     [game.NumWindows][]int
	// Abilities of one card that are called alike are one ability for each side. Which is the other's mirror shows when
	// they are used: procs notes it by their procedures.
	procs map[game.ProcID]game.ProcID
	// Devices and dealt cards take free places, so more than one order is possible.
	devices [game.MaxDevices]uint8
	dealt   [game.MaxDealt]uint8
}

// mappingOf finds the mapping from one game to another, whose squads are in other orders.
func mappingOf(g, twin *game.Game, changes Changes, o orders) mapping {
	m := mapping{changes: changes, g: g, twin: twin, procs: map[game.ProcID]game.ProcID{}}
	for i := range m.devices {
		m.devices[i] = uint8(i)
	}
	for i := range m.dealt {
		m.dealt[i] = uint8(i)
	}
	for i := range m.ships {
		m.ships[i], m.cards[i] = game.ShipID(i), game.CardID(i)
	}
	m.mapShips(o)
	m.mapCards(false)
	m.mapRemotes()
	m.mapCards(true)
	m.mapObstacles()
	for i := range g.Ships {
		m.mapWeapons(game.ShipID(i))
	}
	m.mapHooks()
	return m
}

// mapShips maps the ships of the squads by their orders, and the ships that cards add by their type.
func (m *mapping) mapShips(o orders) {
	start := func(g *game.Game, p game.Player) int {
		return slices.IndexFunc(g.Ships, func(s game.ShipInfo) bool { return s.Owner == p })
	}
	listed := map[game.ShipID]bool{}
	for p := range o {
		seat := game.Player(p)
		from, to := start(m.g, seat), start(m.twin, m.player(seat))
		for _, order := range o[p] {
			for i, n := range order {
				m.ships[from+i] = game.ShipID(to + n)
				listed[game.ShipID(from+i)] = true
			}
			from, to = from+len(order), to+len(order)
		}
	}
	var rest, twins []int
	taken := map[int]bool{}
	for id := range listed {
		taken[int(m.ships[id])] = true
	}
	for i := range m.g.Ships {
		if !listed[game.ShipID(i)] && m.g.Ships[i].Remote == nil {
			rest = append(rest, i)
		}
		if !taken[i] && m.twin.Ships[i].Remote == nil {
			twins = append(twins, i)
		}
	}
	m.pair(rest, twins,
		func(i int) string { s := &m.g.Ships[i]; return fmt.Sprint(s.Pilot, m.player(s.Owner)) },
		func(i int) string { s := &m.twin.Ships[i]; return fmt.Sprint(s.Pilot, s.Owner) },
		func(i, j int) { m.ships[i] = game.ShipID(j) })
}

// mapRemotes finds remotes by the cards that place them.
func (m *mapping) mapRemotes() {
	m.pair(indices(len(m.g.Ships)), indices(len(m.twin.Ships)),
		func(i int) string {
			if r := m.g.Ships[i].Remote; r != nil {
				return fmt.Sprint(m.card(r.Card), r.Kind)
			}
			return ""
		},
		func(i int) string {
			if r := m.twin.Ships[i].Remote; r != nil {
				return fmt.Sprint(r.Card, r.Kind)
			}
			return ""
		},
		func(i, j int) { m.ships[i] = game.ShipID(j) })
}

// mapCards finds cards by their ships: those of ships, or those of remotes. Of cards that are alike the first stands for the first.
func (m *mapping) mapCards(remotes bool) {
	lent := func(c *game.CardInfo, ship func(game.ShipID) game.ShipID) game.ShipID {
		if c.Lent == 0 {
			return game.NoShip
		}
		return ship(game.ShipID(c.Lent - 1))
	}
	key := func(c *game.CardInfo, ship func(game.ShipID) game.ShipID) string {
		return fmt.Sprint(ship(c.Ship), " ", c.ID, c.Slot, lent(c, ship), c.Under, c.Section)
	}
	m.pair(indices(len(m.g.Cards)), indices(len(m.twin.Cards)),
		func(i int) string {
			if c := &m.g.Cards[i]; remotes == (m.g.Ships[c.Ship].Remote != nil) {
				return key(c, m.ship)
			}
			return ""
		},
		func(i int) string { return key(&m.twin.Cards[i], same) },
		func(i, j int) { m.cards[i] = game.CardID(j) })
}

// mapObstacles finds obstacles that cards drop by these cards.
func (m *mapping) mapObstacles() {
	for i := range m.obstacles {
		m.obstacles[i] = uint8(i)
	}
	key := func(i int, o *game.ObstacleInfo, card func(game.CardID) game.CardID) string {
		if !o.Dropped {
			return fmt.Sprint("rock", i)
		}
		return fmt.Sprint(o.ID, o.Device, o.Stuff, card(o.Card))
	}
	m.pair(indices(len(m.g.Obstacles)), indices(len(m.twin.Obstacles)),
		func(i int) string { return key(i, &m.g.Obstacles[i], m.card) },
		func(i int) string { return key(i, &m.twin.Obstacles[i], same) },
		func(i, j int) { m.obstacles[i] = uint8(j) })
}

// mapWeapons finds the weapons of a ship by their cards and arcs.
func (m *mapping) mapWeapons(id game.ShipID) {
	key := func(w *game.Weapon, card func(game.CardID) game.CardID, arc geom.Arc, docked uint8) string {
		return fmt.Sprint(card(w.Card), arc, w.Turret, w.Value, w.Min, w.Max, docked, w.Headers.Set)
	}
	mine, other := m.g.Ships[id].Weapons, m.twin.Ships[m.ship(id)].Weapons
	for i := range m.weapons[id] {
		m.weapons[id][i] = uint8(i)
	}
	m.pair(indices(len(mine)), indices(len(other)),
		func(i int) string { return key(&mine[i], m.card, m.arc(mine[i].Arc), m.next(mine[i].Docked)) },
		func(i int) string { return key(&other[i], same, other[i].Arc, other[i].Docked) },
		func(i, j int) { m.weapons[id][i] = uint8(j) })
}

// mapHooks finds the abilities of cards by window: the first of a card stands for the first of its twin.
func (m *mapping) mapHooks() {
	for w := range m.hooks {
		mine, other := m.g.Hooks[w], m.twin.Hooks[w]
		m.hooks[w] = make([]int, len(mine))
		m.pair(indices(len(mine)), indices(len(other)),
			func(i int) string { return fmt.Sprint(m.card(mine[i].Card), mine[i].Ability.Name) },
			func(i int) string { return fmt.Sprint(other[i].Card, other[i].Ability.Name) },
			func(i, j int) { m.hooks[w][i] = j })
	}
}

// pair finds for each of a list the one of another list with the same key: of several the first for the first. It
// panics if there is none.
func (m *mapping) pair(mine, other []int, key, otherKey func(int) string, found func(i, j int)) {
	places := map[string][]int{}
	for _, j := range other {
		k := otherKey(j)
		places[k] = append(places[k], j)
	}
	for _, i := range mine {
		k := key(i)
		if k == "" {
			continue
		}
		list := places[k]
		if len(list) == 0 {
			panic("twin: nothing stands for " + k)
		}
		found(i, list[0])
		places[k] = list[1:]
	}
}

// indices lists the numbers from 0 up to one below n.
func indices(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// same returns what it is given.
func same[T any](v T) T { return v }
