package twin

import (
	"strings"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// player returns the seat of the twin that a seat is.
func (m *mapping) player(p game.Player) game.Player { return seatOf(p, m.changes) }

// players is player for a set.
func (m *mapping) players(set game.Players) (other game.Players) {
	for p := game.Player(0); p < 8; p++ {
		if set.Has(p) {
			other |= game.Only(m.player(p))
		}
	}
	return other
}

// ship returns the ship of the twin that a ship is.
func (m *mapping) ship(id game.ShipID) game.ShipID { return m.ships[id] }

// next is ship for a number that is one more than a ship, and 0 for none.
func (m *mapping) next(n uint8) uint8 {
	if n == 0 || n == game.Aside {
		return n
	}
	return uint8(m.ship(game.ShipID(n-1))) + 1
}

// set is ship for a set.
func (m *mapping) set(set game.ShipSet) (other game.ShipSet) {
	for rest, id := set, game.ShipID(0); rest != 0; rest, id = rest>>1, id+1 {
		if rest&1 != 0 {
			other = other.With(m.ship(id))
		}
	}
	return other
}

// card returns the card of the twin that a card is.
func (m *mapping) card(id game.CardID) game.CardID {
	if i := int(id) - len(m.g.Cards); id != game.NoCard && i >= 0 {
		return game.CardID(len(m.g.Cards) + int(m.dealt[i]))
	}
	return m.cards[id]
}

// nextCard is card for a number that is one more than a card, and 0 for none.
func (m *mapping) nextCard(n uint8) uint8 {
	if n == 0 {
		return 0
	}
	return uint8(m.card(game.CardID(n-1))) + 1
}

// object returns the object of the twin that an object is.
func (m *mapping) object(o game.Object) game.Object {
	switch o.Kind {
	case game.ShipObject:
		o.ID = uint8(m.ship(game.ShipID(o.ID)))
	case game.SectionObject:
		return game.SectionOf(m.ship(o.Ship()), o.Section())
	case game.ObstacleObject:
		o.ID = m.obstacles[o.ID]
	case game.DeviceObject:
		o.ID = m.devices[o.ID]
	}
	return o
}

// rocks returns a set of obstacles in the twin, as bits.
func (m *mapping) rocks(set uint16) (other uint16) {
	for i, o := range m.obstacles {
		if set&(1<<i) != 0 {
			other |= 1 << o
		}
	}
	return other
}

// pose returns where the twin has what the match has at a pose. The zero pose is none.
func (m *mapping) pose(p geom.Pose) geom.Pose {
	if p == (geom.Pose{}) {
		return p
	}
	if m.changes&Seats != 0 {
		p = m.g.Area.Turned(p)
	}
	if m.changes&Mirror != 0 {
		p = m.g.Area.Mirrored(p)
	}
	return p
}

// maneuver returns a maneuver in the twin.
func (m *mapping) maneuver(v game.Maneuver) game.Maneuver {
	if m.changes&Mirror != 0 {
		v.Bearing = v.Bearing.Mirrored()
	}
	return v
}

// arc returns an arc in the twin.
func (m *mapping) arc(a geom.Arc) geom.Arc {
	if m.changes&Mirror != 0 {
		a = a.Mirrored()
	}
	return a
}

// arcs is arc for a set of arcs, as bits.
func (m *mapping) arcs(set uint8) (other uint8) {
	for a := range geom.Arc(8) {
		if set&(1<<a) != 0 {
			other |= 1 << m.arc(a)
		}
	}
	return other
}

// side returns a side of a ship in the twin: -1 is left, 1 is right.
func side[T int8 | int16 | int32](m *mapping, n T) T {
	if m.changes&Mirror != 0 {
		return -n
	}
	return n
}

// hook returns an ability in the twin, by its place in a set of hooks.
func (m *mapping) hook(w game.Window, h int) int {
	if i, ok := game.DealtAt(h); ok {
		return game.DealtHook(int(m.dealt[i]))
	}
	if h >= game.RuleHooks {
		return h
	}
	return m.hooks[w][h]
}

// openHooks is hook for a set.
func (m *mapping) openHooks(w game.Window, set game.HookSet) (other game.HookSet) {
	for h := range 64 * len(set) {
		if set.Has(h) {
			other.Set(m.hook(w, h))
		}
	}
	return other
}

// proc returns the procedure in the twin of the ability that a procedure carries out.
func (m *mapping) proc(id game.ProcID) game.ProcID {
	if other, ok := m.procs[id]; ok {
		return other
	}
	return id
}

// likes reports whether two abilities of the twin, by their places in sets of hooks, are one for each side.
func (m *mapping) likes(w game.Window, h, k int) bool {
	if h == k || m.changes&Mirror == 0 || h >= game.DealtHook(0) || k >= game.DealtHook(0) {
		return h == k
	}
	a, b := m.twin.Hooks[w][h], m.twin.Hooks[w][k]
	return a.Card == b.Card && (a.Ability.Name == b.Ability.Name || a.Ability.Name == mirroredName(b.Ability.Name))
}

// alignHooks brings the open abilities of a trigger that are one for each side into those that are open in the twin.
func (m *mapping) alignHooks(t, like *game.Trigger) {
	if m.changes&Mirror == 0 || t.Window != like.Window {
		return
	}
	for h := range m.twin.Hooks[t.Window] {
		if !t.Open.Has(h) || like.Open.Has(h) {
			continue
		}
		for k := range m.twin.Hooks[t.Window] {
			if m.likes(t.Window, h, k) && like.Open.Has(k) && !t.Open.Has(k) {
				t.Open.Clear(h)
				t.Open.Set(k)
				break
			}
		}
	}
}

// mirroredName returns a name with left for right.
func mirroredName(name string) string { return leftAndRight.Replace(name) }

var leftAndRight = strings.NewReplacer("left", "right", "right", "left")
