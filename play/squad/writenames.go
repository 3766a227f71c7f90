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

// headingOf returns what is above the ships.
func headingOf(c *data.Catalogue, s Squad) string {
	name := s.Name
	if name == "" {
		name = "Unnamed squad"
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
	text := w.pilot(pilot, ship)
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
func (w *writtenNames) pilot(p *data.Pilot, ship Ship) string {
	if len(w.upgrades[data.Key(p.Name)]) == 0 && w.reads(p, ship, p.Name) {
		return p.Name
	}
	if kind, ok := w.c.Ship(p.Ship); ok && !strings.ContainsAny(kind.Name, "()[]") && w.reads(p, ship, p.Name, kind.Name) {
		return p.Name + " [" + kind.Name + "]"
	}
	return p.Name + " [" + p.ID + "]"
}

// reads reports whether a name with these hints is read as this pilot and no other.
func (w *writtenNames) reads(p *data.Pilot, ship Ship, name string, hints ...string) bool {
	in := &reader{c: w.c, mode: modeOf(w.c.Edition), file: file{faction: string(w.s.Faction)}}
	entry := shipEntry{id: name, hints: hints, listed: true}
	if len(p.Loadout) == 0 {
		for _, u := range ship.Upgrades {
			entry.upgrades = append(entry.upgrades, upgradeEntry{id: u.ID, listed: true})
		}
	}
	best := in.choose(&entry)
	return len(best) == 1 && best[0] == p
}

// upgrade writes the name of an upgrade, with the id where the name is read as another card.
func (w *writtenNames) upgrade(pilot *data.Pilot, equipped Upgrade) string {
	u, ok := w.c.Upgrade(equipped.ID)
	if !ok {
		return equipped.ID
	}
	in := &reader{c: w.c, mode: modeOf(w.c.Edition)}
	if _, isID := w.c.Upgrade(strings.ToLower(u.Name)); !isID || u.ID == strings.ToLower(u.Name) {
		if like, ok := in.likeUpgrade(pilot, &upgradeEntry{id: u.Name, listed: true}); ok && like == u {
			return u.Name
		}
	}
	return u.Name + " [" + u.ID + "]"
}
