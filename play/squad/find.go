package squad

import (
	"regexp"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// pilotsOf lists the ship cards that an id or a name may mean: those with that id or name, in any spelling; else
// those with it once an ending that builders put on ids is translated or left out. Where the ending names a card
// that the points list does not have, near are the cards that are left without it.
func (x *index) pilotsOf(written string) (found, near []*data.Pilot) {
	if found = x.pilots[data.Key(written)]; len(found) > 0 {
		return found, nil
	}
	return withoutEnding(written, x.pilots, func(p *data.Pilot, rest string) bool {
		return x.ends(p, rest) || nearEnding(rest, endingOf(p.ID, p.Name))
	})
}

// withoutEnding lists the cards of an index that an id means whose ending is theirs, or the name of a printing; else those
// that are near, because the ending is one of a card that the points list does not have.
func withoutEnding[C any](written string, of map[string][]*C, has func(c *C, rest string) bool) (found, near []*C) {
	for _, cut := range cuts(written) {
		all := of[cut.key]
		other := func(c *C) bool { return !has(c, cut.rest) }
		switch found = slices.DeleteFunc(slices.Clone(all), other); {
		case len(found) > 0:
			return found, nil
		case len(all) == 0:
		case printing.MatchString(cut.rest), cut.hyphen && !isEnding(cut.rest):
			return all, nil
		case cut.hyphen || isEnding(cut.rest):
			return nil, all
		}
	}
	return nil, nil
}

// printing is an ending that names a printing: the number of a product.
var printing = regexp.MustCompile(`^sw[xz]\d+$`)

// cut is an id without its ending.
type cut struct {
	key, rest string
	hyphen    bool // parted them
}

// cuts lists the ways in which an id may have an ending, the shortest ending behind a hyphen first, then the
// shortest one without.
func cuts(written string) []cut {
	var all []cut
	for rest := written; ; {
		i := strings.LastIndexByte(rest, '-')
		if i < 0 {
			break
		}
		rest = rest[:i]
		all = append(all, cut{data.Key(rest), data.Key(written[i:]), true})
	}
	key := data.Key(written)
	for i := len(key) - 1; i >= 3 && len(key)-i <= maxEnding; i-- {
		if key[i] < 0x80 {
			all = append(all, cut{key[:i], key[i:], false})
		}
	}
	return all
}

const maxEnding = 30 // letters

// ends reports whether a ship card may have an ending: the one of its id, the same shortened, its ship or faction.
func (x *index) ends(p *data.Pilot, rest string) bool {
	if meansEnding(rest, endingOf(p.ID, p.Name)) {
		return true
	}
	if isEnding(rest) {
		return false
	}
	kind, ok := x.c.Ship(p.Ship)
	return ok && alikeNames(rest, kind) || rest == string(p.Faction)
}

// shortEndings are the endings of ids that builders shorten: of the scenario packs, and of the second printings
// of first edition.
var shortEndings = map[string]string{
	"boy": "battleofyavin", "boe": "battleoverendor", "soc": "siegeofcoruscant", "yavin": "battleofyavin",
	"endor": "battleoverendor", "coruscant": "siegeofcoruscant", "wat": "wat1", "tfa": "swx57", "hotr": "swx57",
}

// isEnding reports whether an ending, whole or shortened, marks the cards of a scenario pack.
func isEnding(rest string) bool {
	if _, ok := shortEndings[rest]; ok {
		return true
	}
	for _, whole := range shortEndings {
		if whole == rest {
			return true
		}
	}
	return false
}

// endingOf returns what the id of a card has behind its name: "battleofyavin".
func endingOf(id, name string) string {
	rest, ok := strings.CutPrefix(data.Key(id), data.Key(name))
	if !ok {
		return ""
	}
	return rest
}

// meansEnding reports whether an ending as written, whole or shortened, means a card's ending.
func meansEnding(written, ending string) bool {
	if ending == "" || written == "" {
		return false
	}
	long, ok := shortEndings[written]
	return written == ending || ok && long == ending
}

// nearEnding reports whether a long ending is written with a letter or two wrong.
func nearEnding(written, ending string) bool {
	const long, wrong = 10, 2
	return len(written) > long && len(ending) > long && edits(written, ending) <= wrong
}

// upgradesOf lists the upgrade cards that an id or a name may mean, as pilotsOf does.
func (x *index) upgradesOf(written string) (found, near []*data.Upgrade) {
	if found = x.upgrades[data.Key(written)]; len(found) > 0 {
		return found, nil
	}
	// Some programs write out what the community's ids of the first edition shorten.
	if short := strings.Replace(written, "advanced", "adv", 1); short != written {
		if found = x.upgrades[data.Key(short)]; len(found) > 0 {
			return found, nil
		}
	}
	return withoutEnding(written, x.upgrades, func(u *data.Upgrade, rest string) bool {
		return meansEnding(rest, endingOf(u.ID, u.Name)) || rest == data.Key(string(u.Slots[0]))
	})
}

// suits says how well an upgrade card agrees with what is written of it and the ship that bears it.
func (in *reader) suits(u *data.Upgrade, pilot *data.Pilot, entry *upgradeEntry) int {
	score := 0
	slot, _ := in.mode.slotOf(entry.slot)
	score += points(u.Slots[0] == slot, 8)
	key := data.Key(entry.hint)
	hinted, _ := in.mode.slotOf(entry.hint)
	score += points(key != "" && (u.Slots[0] == hinted || meansEnding(key, endingOf(u.ID, u.Name))), 8)
	alone := checker{c: in.c, law: lawOf(in.c)}
	kind, _ := in.c.Ship(pilot.Ship)
	bearer := ship{pilot: pilot, kind: kind, upgrades: []*data.Upgrade{u}}
	alone.slots(&bearer)
	score += points(len(alone.problems) == 0, 4)
	alone.restrictions(&bearer)
	score += points(len(alone.problems) == 0, 2)
	if price, ok := in.c.Price(u, pilot); ok && entry.price > 0 && entry.price == price {
		score += 2
	}
	score += points(!u.LoadoutOnly || slices.Contains(pilot.Loadout, u.ID), 2)
	return score + points(data.Key(u.ID) == data.Key(entry.id), 1)
}

// likeUpgrade finds the upgrade card that an entry means without writing its id. The slot and the ship decide
// between several of one name.
func (in *reader) likeUpgrade(pilot *data.Pilot, entry *upgradeEntry) (*data.Upgrade, bool) {
	found, _ := indexOf(in.c).upgradesOf(entry.id)
	var best *data.Upgrade
	most := -1
	for _, u := range found {
		if score := in.suits(u, pilot, entry); score > most {
			best, most = u, score
		}
	}
	if best == nil && entry.listed {
		return in.wholeUpgrade(pilot, entry)
	}
	return best, best != nil
}
