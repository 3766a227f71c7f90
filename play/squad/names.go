package squad

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"koiogran/content/nicknames"
	"koiogran/engine/data"
)

// openNames reads a list of names, as the game and faction whose cards agree best with it.
func (in *reader) openNames(text string) error {
	text, page := plainText(text)
	lines := linesOf(text)
	var attempts []attempt
	for _, c := range in.games() {
		for _, faction := range c.Factions {
			l := listing{index: indexOf(c), mode: modeOf(c.Edition), faction: faction.ID, page: page}
			l.read(lines)
			if l.pilots > 0 {
				attempts = append(attempts, l.attempt())
			}
		}
	}
	switch {
	case len(attempts) == 0 && slices.ContainsFunc(linkTag.FindAllString(text, -1), ofBuilder):
		return fmt.Errorf("%w: the link has no squad in it; copy all of it, as the builder writes it", ErrFile)
	case len(attempts) == 0 && linkTag.MatchString(text):
		return fmt.Errorf("%w: it is a link of no builder whose numbers are known; paste the XWS or the text that the builder exports",
			ErrFile)
	case len(attempts) == 0:
		return noSquad(in.games(), lines)
	case slices.ContainsFunc(attempts, func(a attempt) bool { return len(a.file.ships) <= maxShips }):
	default:
		return fmt.Errorf("%w: it has %d ships; the maximum is %d", ErrFile, len(attempts[0].file.ships), maxShips)
	}
	return in.decide(attempts)
}

// errNoSquad is about a text without the name of any pilot.
var errNoSquad = fmt.Errorf("%w: expected a squad: an XWS file, or a list of the names of pilots and "+
	"upgrades", ErrFile)

// noSquad is errNoSquad with the pilots that the first name may mean: those who are called so in part.
func noSquad(games []*data.Catalogue, lines []line) error {
	i := slices.IndexFunc(lines, func(l line) bool { return len(l.parts) > 0 })
	if i < 0 {
		return errNoSquad
	}
	written := lines[i].parts[0].text
	key := data.Key(written)
	var meant []string
	for _, c := range games {
		for j := range c.Pilots {
			p := &c.Pilots[j]
			words := strings.Fields(p.Name)
			if slices.ContainsFunc(words, func(w string) bool { return data.Key(w) == key }) && !slices.Contains(meant, p.Name) {
				meant = append(meant, p.Name)
			}
		}
	}
	if len(meant) == 0 || len(meant) > mostGuesses {
		return errNoSquad
	}
	return fmt.Errorf("%w; no pilot is called %s. Did you mean %s?", errNoSquad, quote(written), wordsOf(meant, "or"))
}

// listing is a list of names read as cards of one game and faction.
type listing struct {
	*index
	mode    *gameMode
	faction data.FactionID
	page    bool // the names stand among the words of a page
	title   string
	ships   []shipEntry
	copies  int // of the last ship
	rocks   []string
	total   int
	inline  bool // upgrades stand in the line of their pilot
	ended   bool // the total of the squad has been read
	coming  int  // how many of the next ship there are by the line before it, 0 where none says it
	comes   string
	labels  map[string]int // of ships, where lines begin with one
	notes   []string
	pilots  int // that are known
	score   int
}

// attempt returns the list as something to be read.
func (l *listing) attempt() attempt {
	ships := l.ships[:min(len(l.ships), maxShips)]
	return attempt{c: l.c, title: l.title, score: l.score, notes: l.notes, file: file{
		faction: string(l.faction), ruleset: l.mode.ruleset, points: l.total, ships: ships, rocks: l.rocks,
	}}
}

// read goes through the lines.
func (l *listing) read(lines []line) {
	joined := slices.ContainsFunc(lines, func(l line) bool { return len(l.parts) > 1 })
	fresh := true // whether the next name may well be a pilot
	for _, line := range lines {
		fresh = fresh || l.inline
		switch {
		case line.blank:
			fresh = true
			continue
		case rocks.MatchString(line.text):
			l.rocks = strings.FieldsFunc(rocks.FindStringSubmatch(line.text)[1], func(r rune) bool {
				return r == ',' || r == ' '
			})
			continue
		case sumLine.MatchString(line.text):
			l.sum(line.text)
			fresh = true
			continue
		case bareNumber.MatchString(line.text) && len(l.ships) > 0:
			continue // what the ship or the squad costs
		case l.repeats(line):
			fresh = true
			continue
		}
		ships := len(l.ships)
		for i, part := range line.parts {
			part = l.known(part)
			switch {
			case i > 0:
				if !l.list(part) {
					l.equip(part)
				}
				l.lineTotal(part, i == len(line.parts)-1)
			case l.pilot(l.whole(part, len(line.parts) > 1), fresh || joined):
			case l.alike(part), l.several(part), (fresh || len(l.ships) == 0) && l.stranger(part), l.list(part):
			case len(l.ships) == 0 && !slices.ContainsFunc(line.parts[1:], l.isUpgrade):
				l.heading(line.text)
			case (len(line.parts) > 1 || fresh && !l.isUpgrade(part) || l.misspelled(part)) && !l.noise(part):
				l.add(shipEntry{id: part.text, hints: part.hints, listed: true}, part.count)
			default:
				l.equip(part)
			}
		}
		fresh = false
		if len(l.ships) > ships {
			l.label(line)
		}
	}
	if l.coming > l.copies && len(l.ships) > 0 { // nothing comes: it is about the ship before
		l.again(l.coming-l.copies, len(l.ships)-1, l.comes)
	}
}

// sum reads what a ship or the squad costs by the list.
func (l *listing) sum(text string) {
	if found := sumOfShip.FindStringSubmatch(text); found != nil {
		for i := len(l.ships) - l.copies; i < len(l.ships); i++ {
			l.ships[i].total, _ = strconv.Atoi(found[1])
		}
	}
	if found := sumOfAll.FindStringSubmatch(text); found != nil && len(l.ships) > 0 {
		l.total, _ = strconv.Atoi(found[1])
		l.ended = true
	}
}

// lineTotal takes the last price of a line of several names for the price of the ship, unless it is the upgrade's.
func (l *listing) lineTotal(n name, last bool) {
	if !last || n.price == 0 || len(l.ships) == 0 || l.ships[len(l.ships)-1].price > 0 {
		return
	}
	for _, u := range l.upgrades[data.Key(n.text)] {
		if u.Cost.Value == n.price {
			return
		}
	}
	for i := len(l.ships) - l.copies; i < len(l.ships); i++ {
		l.ships[i].total = n.price
	}
}

// called returns the printed name of a card that is written as a nickname, anything else as it is.
func (l *listing) called(text string) string {
	name, ok := nicknames.Of(text)
	if key := data.Key(name); ok && (len(l.index.pilots[key]) > 0 || len(l.upgrades[key]) > 0) {
		return name
	}
	return text
}

// known takes what is in brackets for part of the name, if a card is called so, and writes a nickname out.
func (l *listing) known(n name) name {
	key := data.Key(n.whole)
	isUpgrade := func(u *data.Upgrade) bool { return data.Key(u.Name) == key }
	if n.whole != "" && (l.isPilot(n.whole) ||
		slices.ContainsFunc(l.upgrades[key], isUpgrade)) {
		n.text, n.hints, n.whole = n.whole, n.hints[1:], ""
	}
	// A number behind a name that no card has is its price: "Lone Wolf 4".
	if head, tail, ok := cutLast(n.text, " "); ok && n.price == 0 && bareNumber.MatchString(tail) && !l.names(n.text) && l.names(head) {
		n.text = head
		n.price, _ = strconv.Atoi(bareNumber.FindStringSubmatch(tail)[1])
	}
	if whole := l.called(n.text); whole != n.text {
		n.short, n.text = n.text, whole
	}
	return n
}

// names reports whether a text is the name of a card, or a nickname.
func (l *listing) names(text string) bool {
	key := data.Key(l.called(text))
	return len(l.index.pilots[key]) > 0 || len(l.upgrades[key]) > 0
}

func (l *listing) isUpgrade(n name) bool { return len(l.upgrades[data.Key(l.called(n.text))]) > 0 }

// isPilot reports whether a text is the name of a pilot, of whatever faction.
func (l *listing) isPilot(text string) bool {
	key := data.Key(text)
	return slices.ContainsFunc(l.index.pilots[key], func(p *data.Pilot) bool { return data.Key(p.Name) == key })
}

// pilot reads a name as that of a pilot of the faction, if it is one. A name that upgrades have,
// too, is a pilot only where one is expected.
func (l *listing) pilot(n name, expected bool) bool {
	key := data.Key(n.text)
	found := l.index.pilots[key]
	if len(l.ships) > 0 && len(l.upgrades[key]) > 0 && !l.flown(n.hints) && !l.costsPilot(n, expected) {
		return false
	}
	if len(found) == 0 && expected && len(l.upgrades[key]) == 0 && !strings.Contains(n.text, " ") {
		found, _ = l.pilotsOf(n.text)
	}
	if !slices.ContainsFunc(found, func(p *data.Pilot) bool { return p.Faction == l.faction }) {
		return false
	}
	l.add(shipEntry{id: n.text, short: n.short, hints: n.hints, price: n.price, listed: true}, n.count)
	l.pilots++
	for _, hint := range n.hints {
		if l.areUpgrades(hint) && !l.flies(key, hint) {
			l.equipAll(hint)
		}
	}
	return true
}

// flies reports whether a pilot of a name flies a ship that is called so.
func (l *listing) flies(key, hint string) bool {
	return slices.ContainsFunc(l.index.pilots[key], func(p *data.Pilot) bool {
		kind, ok := l.c.Ship(p.Ship)
		return ok && (data.Key(kind.Name) == data.Key(hint) || alikeNames(hint, kind))
	})
}

// costsPilot decides by price whether a name of both pilots and upgrades means a pilot. Where the price does not
// decide, it returns expected.
func (l *listing) costsPilot(n name, expected bool) bool {
	key := data.Key(n.text)
	near := func(cost int) bool { return weighPrice(n.price, cost) > 0 }
	pilot := slices.ContainsFunc(l.index.pilots[key], func(p *data.Pilot) bool { return near(p.Cost) })
	upgrade := slices.ContainsFunc(l.upgrades[key], func(u *data.Upgrade) bool {
		return near(u.Cost.Value) || slices.ContainsFunc(slices.Collect(maps.Values(u.Cost.Values)), near)
	})
	if pilot == upgrade {
		return expected
	}
	return pilot
}

// flown reports whether one of the hints is a ship or the id of a card, as stand behind pilots.
func (l *listing) flown(hints []string) bool {
	for _, hint := range hints {
		if _, ok := l.c.Pilot(strings.ToLower(hint)); ok {
			return true
		}
		if l.isShip(hint) {
			return true
		}
	}
	return false
}

// isShip reports whether a text is the name of a ship, whole or short.
func (l *listing) isShip(text string) bool {
	return slices.ContainsFunc(l.c.Ships, func(kind data.Ship) bool {
		return data.Key(text) == data.Key(kind.Name) || alikeNames(text, &kind)
	})
}

// add puts ships on the list.
func (l *listing) add(entry shipEntry, count int) {
	if l.coming > 1 && count <= 1 {
		count = l.coming
		l.note("Reading %s as %d of %s.", quote(l.comes), count, entry.written())
	}
	l.coming = 0
	l.copies = max(1, min(count, maxShips))
	for range l.copies {
		if len(l.ships) > maxShips {
			return
		}
		e := entry
		e.upgrades = slices.Clone(entry.upgrades)
		l.ships = append(l.ships, e)
	}
}

// equip gives an upgrade to the ships that were read last.
func (l *listing) equip(n name) {
	if len(l.ships) == 0 {
		return
	}
	entry := upgradeEntry{id: n.text, short: n.short, price: n.price, listed: true}
	if slot, rest, ok := strings.Cut(n.text, ":"); ok && !l.isUpgrade(n) {
		if _, known := l.mode.slotOf(slot); known {
			entry.id, entry.slot = strings.TrimSpace(rest), data.Key(slot)
		}
	}
	if len(n.hints) > 0 {
		entry.hint = n.hints[0]
	}
	if card, ok := l.c.Upgrade(strings.ToLower(entry.hint)); ok {
		entry.id, entry.hint = card.ID, ""
	}
	first := max(0, len(l.ships)-l.copies)
	unknown := len(l.upgrades[data.Key(entry.id)]) == 0
	if found, _ := l.upgradesOf(entry.id); unknown && len(found) == 0 {
		switch {
		case !l.isPilot(n.text) && l.flown([]string{n.text}):
			for i := first; i < len(l.ships); i++ {
				l.ships[i].hints = append(l.ships[i].hints, n.text)
			}
			return
		case l.noise(n):
			return
		}
	}
	for i := first; i < len(l.ships); i++ {
		for range n.count {
			if len(l.ships[i].upgrades) <= maxUpgrades {
				l.ships[i].upgrades = append(l.ships[i].upgrades, entry)
			}
		}
	}
}

// noise reports whether a name that no card has is not meant to be one: it is on a page or below the total, or
// it is the name of a faction or a slot and no more.
func (l *listing) noise(n name) bool {
	key := data.Key(n.text)
	if l.page || l.ended {
		return true
	}
	if _, slot := l.mode.slotOf(n.text); slot {
		return true
	}
	return slices.ContainsFunc(l.c.Factions, func(f data.Faction) bool {
		return key == data.Key(f.Name) || key == "faction"+data.Key(f.Name)
	})
}

// heading reads a line before the first pilot: the title of the squad, its faction, its game.
func (l *listing) heading(text string) {
	key := data.Key(text)
	faction, _ := l.c.Faction(l.faction)
	if strings.Contains(key, data.Key(faction.Name)) {
		l.score += saysFaction // less than a ship's own name: "Rebel" is a faction of first edition alone
		if strings.Contains(key, data.Key(GameName(l.c.Edition))) {
			l.score += saysBoth
		}
	}
	if strings.Contains(key, data.Key(GameName(l.c.Edition))) {
		l.score += saysGame
	}
	if l.title == "" && !l.page {
		l.title = text
	}
}
