package squad

import (
	"fmt"
	"io"
	"strings"

	"koiogran/engine/data"
)

// Text writes the squad as a list of names, which Read reads back: its name, its faction and
// game, and a ship a line, "Pilot + Upgrade + Upgrade". Where a name alone does not say which
// card it is, the ship type or the id follows it in brackets.
func Text(w io.Writer, c *data.Catalogue, s Squad) error {
	var out strings.Builder
	out.WriteString(headingOf(c, s))
	names := &writtenNames{index: indexOf(c), s: s}
	for _, ship := range s.Ships {
		out.WriteString(names.ship(ship) + "\n")
	}
	if len(s.Obstacles) > 0 {
		out.WriteString("\nObstacles: " + strings.Join(s.Obstacles, ", ") + "\n")
	}
	if _, err := io.WriteString(w, out.String()); err != nil {
		return fmt.Errorf("squad: writing the names: %w", err)
	}
	return nil
}

// headingOf is what stands above the ships.
func headingOf(c *data.Catalogue, s Squad) string {
	name := s.Name
	if name == "" {
		name = "A squad without a name"
	}
	faction := string(s.Faction)
	if f, ok := c.Faction(s.Faction); ok {
		faction = f.Name
	}
	return fmt.Sprintf("%s\n%s, %s, %s\n\n", name, faction, GameName(s.Edition),
		count(Cost(c, s), "point"))
}

// writtenNames writes cards by names that are read as the same cards.
type writtenNames struct {
	*index
	s Squad
}

// ship writes a pilot and its upgrades.
func (w *writtenNames) ship(ship Ship) string {
	pilot, ok := w.c.Pilot(ship.Pilot)
	if !ok {
		pilot = &data.Pilot{ID: ship.Pilot, Name: ship.Pilot}
	}
	text := w.pilot(pilot)
	if len(pilot.Loadout) > 0 {
		return text
	}
	for _, equipped := range ship.Upgrades {
		text += " + " + w.upgrade(pilot, equipped)
	}
	return text
}

// pilot writes the name of a pilot, with the ship type where other cards have the name, and with
// the id where that is not enough.
func (w *writtenNames) pilot(p *data.Pilot) string {
	l := listing{index: w.index, faction: w.s.Faction}
	if len(w.upgrades[data.Key(p.Name)]) == 0 && l.reads(name{text: p.Name}, p.ID) {
		return p.Name
	}
	if kind, ok := w.c.Ship(p.Ship); ok && !strings.ContainsAny(kind.Name, "()[]") &&
		l.reads(name{text: p.Name, hint: kind.Name}, p.ID) {
		return p.Name + " [" + kind.Name + "]"
	}
	return p.Name + " [" + p.ID + "]"
}

// reads reports whether a name is read as this pilot and no other.
func (l *listing) reads(n name, id string) bool {
	l.ships, l.notes = nil, nil
	n.price, n.count = -1, 1
	return l.pilot(n, true) && len(l.notes) == 0 && l.ships[0].id == id
}

// upgrade writes the name of an upgrade, with the id where the name is read as another card.
func (w *writtenNames) upgrade(pilot *data.Pilot, equipped Upgrade) string {
	u, ok := w.c.Upgrade(equipped.ID)
	if !ok {
		return equipped.ID
	}
	in := &reader{c: w.c}
	if _, isID := w.c.Upgrade(strings.ToLower(u.Name)); !isID || u.ID == strings.ToLower(u.Name) {
		if like, ok := in.likeUpgrade(pilot, "", strings.ToLower(u.Name)); ok && like == u {
			return u.Name
		}
	}
	return u.Name + " [" + u.ID + "]"
}
