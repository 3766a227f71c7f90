package squad

import (
	"strings"

	"koiogran/engine/data"
)

// likePilot finds a ship card that a file means without writing its id: with other hyphens and
// capitals, by its name, or with the ending of another printing. The ship type and the faction
// of the file decide between several.
func (in *reader) likePilot(entry shipEntry) (*data.Pilot, bool) {
	for _, key := range keysOf(entry.written()) {
		var best *data.Pilot
		most := -1
		for i := range in.c.Pilots {
			p := &in.c.Pilots[i]
			if data.Key(p.ID) != key && data.Key(p.Name) != key && (p.XWS == "" || data.Key(p.XWS) != key) {
				continue
			}
			if score := in.fits(p, entry, key); score > most {
				best, most = p, score
			}
		}
		if best != nil {
			return best, true
		}
	}
	return nil, false
}

// fits says how well a ship card agrees with what else a file says of the ship.
func (in *reader) fits(p *data.Pilot, entry shipEntry, key string) int {
	score := 0
	if in.isShip(p.Ship, entry.ship) {
		score += 8
	}
	if p.Faction == in.writtenFaction() {
		score += 4
	}
	if data.Key(p.ID) == key {
		score += 2
	}
	if len(p.Loadout) == 0 {
		score++
	}
	return score
}

// isShip reports whether a ship type is called so, by its id or its name.
func (in *reader) isShip(id, written string) bool {
	kind, ok := in.c.Ship(id)
	return ok && written != "" &&
		(data.Key(kind.ID) == data.Key(written) || data.Key(kind.Name) == data.Key(written))
}

// keysOf lists the keys by which a written id is looked up: as it is, then without what follows
// its last hyphen, and so on. "lukeskywalker-swz12" is looked up as "lukeskywalker" at last.
func keysOf(written string) []string {
	var keys []string
	for rest := written; rest != ""; {
		if key := data.Key(rest); key != "" {
			keys = append(keys, key)
		}
		i := strings.LastIndexByte(rest, '-')
		if i < 0 {
			break
		}
		rest = rest[:i]
	}
	return keys
}

// likeUpgrade finds an upgrade card that a file means without writing its id. The slot and the
// slots of the ship decide between several of one name.
func (in *reader) likeUpgrade(pilot *data.Pilot, slot data.Slot, written string) (*data.Upgrade, bool) {
	keys := keysOf(written)
	// Some programs write out what the community's ids of the first edition shorten.
	if short := strings.Replace(written, "advanced", "adv", 1); short != written {
		keys = append(keys, data.Key(short))
	}
	for _, key := range keys {
		var best *data.Upgrade
		most := -1
		for i := range in.c.Upgrades {
			u := &in.c.Upgrades[i]
			if data.Key(u.ID) != key && data.Key(u.Name) != key {
				continue
			}
			if score := in.suits(u, pilot, slot, key); score > most {
				best, most = u, score
			}
		}
		if best != nil {
			return best, true
		}
	}
	return nil, false
}

// suits says how well an upgrade card agrees with the slot of a file and the ship that bears it.
func (in *reader) suits(u *data.Upgrade, pilot *data.Pilot, slot data.Slot, key string) int {
	score := 0
	if u.Slots[0] == slot {
		score += 8
	}
	alone := checker{c: in.c, law: lawOf(in.c)}
	kind, _ := in.c.Ship(pilot.Ship)
	bearer := ship{pilot: pilot, kind: kind, upgrades: []*data.Upgrade{u}}
	alone.slots(&bearer)
	if len(alone.problems) == 0 {
		score += 4
	}
	alone.restrictions(&bearer)
	if len(alone.problems) == 0 {
		score += 2
	}
	if data.Key(u.ID) == key {
		score++
	}
	return score
}

// meantPilot is the id nearest to one that nobody knows, none if none is near.
func (in *reader) meantPilot(written string) string {
	var near nearest
	for i := range in.c.Pilots {
		near.look(written, in.c.Pilots[i].ID)
	}
	return near.id
}

// meantUpgrade is meantPilot for upgrades.
func (in *reader) meantUpgrade(written string) string {
	var near nearest
	for i := range in.c.Upgrades {
		near.look(written, in.c.Upgrades[i].ID)
	}
	return near.id
}

// nearest keeps the id that differs least from what was written.
type nearest struct {
	id       string
	distance int
}

// look considers an id. Up to a letter in four may differ.
func (n *nearest) look(written, id string) {
	a, b := data.Key(written), data.Key(id)
	most := len(a) / 4
	if max(len(a), len(b))-min(len(a), len(b)) > most {
		return
	}
	if d := edits(a, b); d <= most && (n.id == "" || d < n.distance) {
		n.id, n.distance = id, d
	}
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
