package squad

import (
	"cmp"
	"slices"

	"koiogran/engine/data"
)

// mostGuesses is how many cards a report names that may be meant by one that no one knows.
const mostGuesses = 3

// meantPilot lists the ids nearest to one that no one knows, the likeliest first: those that are left without
// an ending, then those that differ least; of equals those of the ship and the faction that are written.
func (in *reader) meantPilot(entry *shipEntry) []string {
	written := entry.written()
	_, rest := indexOf(in.c).pilotsOf(written)
	var near nearest
	for i := range in.c.Pilots {
		p := &in.c.Pilots[i]
		context := points(in.weighType(p, entry.ship) > 0, 2) + points(p.Faction == in.writtenFaction(), 1)
		if slices.Contains(rest, p) {
			near.add(p.ID, 0, context)
			continue
		}
		near.look(written, p.ID, context)
	}
	return near.best()
}

// meantUpgrade is meantPilot for upgrades; of equals those of the slot come first. In a list of names it may be a pilot, of
// another faction perhaps, if no upgrade is near.
func (in *reader) meantUpgrade(entry *upgradeEntry) []string {
	_, rest := indexOf(in.c).upgradesOf(entry.id)
	slot, _ := in.mode.slotOf(entry.slot)
	var near nearest
	for i := range in.c.Upgrades {
		u := &in.c.Upgrades[i]
		context := points(u.Slots[0] == slot, 2) + points(!u.LoadoutOnly, 1)
		if slices.Contains(rest, u) {
			near.add(u.ID, 0, context)
			continue
		}
		near.look(entry.id, u.ID, context)
	}
	if len(near) == 0 && entry.listed {
		return in.meantPilot(&shipEntry{id: entry.id})
	}
	return near.best()
}

// misspelled reports whether a name that no card has is nearer to that of a pilot of the faction than to those of all
// upgrades.
func (l *listing) misspelled(n name) bool {
	if l.page || l.names(n.text) {
		return false
	}
	var pilots, upgrades nearest
	for i := range l.c.Pilots {
		if p := &l.c.Pilots[i]; p.Faction == l.faction {
			pilots.look(n.text, p.Name, 0)
		}
	}
	if len(pilots) == 0 {
		return false
	}
	for i := range l.c.Upgrades {
		upgrades.look(n.text, l.c.Upgrades[i].Name, 0)
	}
	return len(upgrades) == 0 || pilots.least() < upgrades.least()
}

// nearest keeps the ids that differ little from what was written.
type nearest []guess

type guess struct {
	id                string
	distance, context int
}

func (n *nearest) add(id string, distance, context int) {
	*n = append(*n, guess{id, distance, context})
}

// look considers an id. Up to a letter in four may differ.
func (n *nearest) look(written, id string, context int) {
	a, b := data.Key(written), data.Key(id)
	most := min(len(a), 2*maxID) / 4
	if max(len(a), len(b))-min(len(a), len(b)) > most {
		return
	}
	if d := edits(a, b); d <= most {
		n.add(id, d, context)
	}
}

// least is by how many letters the nearest differs.
func (n nearest) least() int {
	return slices.MinFunc(n, func(a, b guess) int { return cmp.Compare(a.distance, b.distance) }).distance
}

// best lists the likeliest ids.
func (n *nearest) best() []string {
	slices.SortStableFunc(*n, func(a, b guess) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(b.context, a.context))
	})
	var ids []string
	for _, g := range *n {
		if len(ids) < mostGuesses && g.distance <= (*n)[0].distance+1 {
			ids = append(ids, g.id)
		}
	}
	return ids
}

// edits counts the letters to insert, delete or replace that lead from one word to the other.
func edits(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost = 1 + min(before, row[j], row[j+1])
			}
			before, row[j+1] = row[j+1], cost
		}
	}
	return row[len(b)]
}
