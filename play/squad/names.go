package squad

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/data"
)

// A list of names is what builders and forums show to people: a pilot and its upgrades joined by
// "+" in one line, or each on a line of its own with its price, "Pilot (52)" or "(52) Pilot
// [Ship]". Names before the first pilot are the title; which game and faction it is shows in
// which cards are known.

// line is a line of a list.
type line struct {
	text  string // without markup
	parts []name // what stands between the plus signs
	blank bool
}

// name is the name of a card as it is written.
type name struct {
	text  string
	hint  string // in brackets: the ship, the caption or the id
	whole string // with the hint, which may be part of the name
	price int    // -1 where none is written
	count int    // how many of it
}

// Marks of lists that are no part of a name.
var (
	markup   = regexp.MustCompile(`\*\*|__|^\s*[-*•·]\s+|^#+\s*|^>\s*`)
	priceTag = regexp.MustCompile(`(?i)[(\[{]\s*\+?(-?\d{1,3})\s*(?:pts?|points?)?\.?\s*[)\]}]`)
	hintTag  = regexp.MustCompile(`\[([^\[\]]*)\]\s*$|\(([^()]*)\)\s*$`)
	timesTag = regexp.MustCompile(`^(\d{1,2})\s*[x×]\s+|\s+[x×]\s*(\d{1,2})$`)
	dashTag  = regexp.MustCompile(`\s+[-–—|]\s+`)
	sumLine  = regexp.MustCompile(`(?i)^(ship total|total|points|half points|threshold|cost|damage deck)\b|` +
		`^view in\b|\bhttps?://`)
	rocks = regexp.MustCompile(`(?i)^obstacles?\s*:\s*(.*)$`)
)

// linesOf takes a text apart.
func linesOf(text string) []line {
	var lines []line
	for raw := range strings.SplitSeq(text, "\n") {
		if len(lines) == maxLines {
			break
		}
		raw = clean(strings.ReplaceAll(raw, "\t", " "), maxText)
		raw = strings.TrimSpace(markup.ReplaceAllString(raw, ""))
		if raw == "" || strings.Trim(raw, "-=_*~") == "" {
			lines = append(lines, line{blank: true})
			continue
		}
		for segment := range strings.SplitSeq(raw, " / ") {
			l := line{text: segment}
			for part := range strings.SplitSeq(segment, " + ") {
				if n := nameOfCard(part); n.text != "" {
					l.parts = append(l.parts, n)
				}
			}
			lines = append(lines, l)
		}
	}
	return lines
}

// nameOfCard takes a name apart from its price, its hint and its number.
func nameOfCard(text string) name {
	n := name{price: -1, count: 1}
	if tag := priceTag.FindStringSubmatch(text); tag != nil {
		n.price, _ = strconv.Atoi(tag[1])
		text = priceTag.ReplaceAllString(text, " ")
	}
	if tag := hintTag.FindStringSubmatch(text); tag != nil {
		n.whole = strings.TrimSpace(text)
		n.hint = strings.TrimSpace(tag[1] + tag[2])
		text = hintTag.ReplaceAllString(text, " ")
	}
	text = strings.TrimSpace(text)
	if tag := timesTag.FindStringSubmatch(text); tag != nil {
		n.count, _ = strconv.Atoi(tag[1] + tag[2])
		text = timesTag.ReplaceAllString(text, "")
	}
	n.text = strings.Trim(strings.TrimSpace(text), ",;:")
	return n
}

// openNames reads a list of names, as the game and faction in which most of them are known.
func (in *reader) openNames(text string) error {
	if strings.HasPrefix(text, "http") && !strings.ContainsAny(strings.TrimSpace(text), " \t\n") {
		return fmt.Errorf("%w: it is a link, whose numbers only the builder that made it can read; "+
			"paste the XWS or the text that the builder exports", ErrFile)
	}
	lines := linesOf(text)
	var best *listing
	for _, c := range byUse(in.of) {
		index := indexOf(c)
		for _, faction := range c.Factions {
			l := listing{index: index, faction: faction.ID}
			l.read(lines)
			if best == nil || l.score > best.score {
				best = &l
			}
		}
	}
	if best == nil || best.pilots == 0 {
		return fmt.Errorf("%w: expected a squad: an XWS file, or a list of the names of "+
			"pilots and upgrades", ErrFile)
	}
	in.c, in.mode = best.index.c, modeOf(best.index.c.Edition)
	in.squad.Edition = in.c.Edition
	in.squad.Name = clean(best.title, maxName)
	in.file.faction = string(best.faction)
	in.file.ruleset = in.mode.ruleset
	if len(best.ships) > maxShips {
		return fmt.Errorf("%w: it has %d ships, and at most %d are read", ErrFile, len(best.ships), maxShips)
	}
	in.file.ships = best.ships
	in.report.Notes = append(in.report.Notes, best.notes...)
	for _, code := range best.rocks {
		in.obstacle(code)
	}
	return in.finish()
}

// byUse orders catalogues by how often their game is played, which decides between equals.
func byUse(of []*data.Catalogue) []*data.Catalogue {
	var sorted []*data.Catalogue
	for _, edition := range []string{Second, First, Flightpath} {
		for _, c := range of {
			if c.Edition == edition {
				sorted = append(sorted, c)
			}
		}
	}
	return sorted
}

// index finds cards by the keys of their names and ids.
type index struct {
	c        *data.Catalogue
	pilots   map[string][]*data.Pilot
	upgrades map[string][]*data.Upgrade
}

func indexOf(c *data.Catalogue) *index {
	x := index{c: c, pilots: map[string][]*data.Pilot{}, upgrades: map[string][]*data.Upgrade{}}
	for i := range c.Pilots {
		p := &c.Pilots[i]
		for _, key := range keysOnce(p.Name, p.ID, p.XWS) {
			x.pilots[key] = append(x.pilots[key], p)
		}
	}
	for i := range c.Upgrades {
		u := &c.Upgrades[i]
		for _, key := range keysOnce(u.Name, u.ID) {
			x.upgrades[key] = append(x.upgrades[key], u)
		}
	}
	return &x
}

// keysOnce lists the different keys of words.
func keysOnce(words ...string) []string {
	var keys []string
	for _, word := range words {
		if key := data.Key(word); key != "" && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// listing is a list of names read as cards of one game and faction.
type listing struct {
	*index
	faction data.FactionID
	title   string
	ships   []shipEntry
	copies  int // of the last ship
	rocks   []string
	notes   []string
	pilots  int // that are known
	score   int
}

// read goes through the lines.
func (l *listing) read(lines []line) {
	joined := slices.ContainsFunc(lines, func(l line) bool { return len(l.parts) > 1 })
	fresh := true // whether the next name may well be a pilot
	for _, line := range lines {
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
			fresh = true
			continue
		}
		for i, part := range line.parts {
			part = l.known(part)
			switch {
			case i > 0:
				l.equip(part)
			case l.pilot(part, fresh || joined):
			case l.several(part):
			case len(l.ships) == 0:
				l.heading(line.text)
			case len(line.parts) > 1 || fresh && !l.isUpgrade(part):
				l.add(shipEntry{id: part.text, ship: part.hint}, part.count)
			default:
				l.equip(part)
			}
		}
		fresh = false
	}
}

// several reads "Pilot - Ship" and "Pilot: upgrade, upgrade", where the whole is no name.
func (l *listing) several(n name) bool {
	if halves := dashTag.Split(n.text, 2); len(halves) == 2 && !l.isUpgrade(n) {
		for i := range halves {
			half := n
			half.text, half.hint = strings.TrimSpace(halves[i]), strings.TrimSpace(halves[1-i])
			if l.pilot(half, true) {
				return true
			}
		}
	}
	pilot, rest, ok := strings.Cut(n.text, ":")
	if !ok {
		pilot, rest, ok = strings.Cut(n.text, ",")
	}
	if !ok || l.isUpgrade(n) || !l.pilot(nameOfCard(pilot), true) {
		return false
	}
	for word := range strings.SplitSeq(rest, ",") {
		if upgrade := nameOfCard(word); upgrade.text != "" {
			l.equip(upgrade)
		}
	}
	return true
}

// known takes what stands in brackets for part of the name, if a card is called so.
func (l *listing) known(n name) name {
	key := data.Key(n.whole)
	isPilot := func(p *data.Pilot) bool { return data.Key(p.Name) == key }
	isUpgrade := func(u *data.Upgrade) bool { return data.Key(u.Name) == key }
	if n.whole != "" && (slices.ContainsFunc(l.index.pilots[key], isPilot) ||
		slices.ContainsFunc(l.upgrades[key], isUpgrade)) {
		n.text, n.hint, n.whole = n.whole, "", ""
	}
	return n
}

func (l *listing) isUpgrade(n name) bool { return len(l.upgrades[data.Key(n.text)]) > 0 }

// pilot reads a name as that of a pilot of the faction, if it is one. A name that upgrades have,
// too, is a pilot only where one is expected.
func (l *listing) pilot(n name, expected bool) bool {
	key := data.Key(n.text)
	if n.hint == "" && !expected && len(l.ships) > 0 && len(l.upgrades[key]) > 0 {
		return false
	}
	var best []*data.Pilot
	most := -1
	for _, p := range l.index.pilots[key] {
		if p.Faction != l.faction {
			continue
		}
		score := l.agrees(p, n)
		if score > most {
			best, most = nil, score
		}
		if score == most {
			best = append(best, p)
		}
	}
	if len(best) == 0 {
		return false
	}
	if len(best) > 1 {
		l.notes = append(l.notes, fmt.Sprintf("%s may be %s; it is read as the first.", n.text,
			l.among(best)))
	}
	l.add(shipEntry{id: best[0].ID, ship: best[0].Ship}, n.count)
	l.pilots++
	l.score += 3
	if n.price >= 0 && n.price == best[0].Cost {
		l.score += 3
	}
	if l.flies(best[0], data.Key(n.hint)) {
		l.score += 3
	}
	return true
}

// flies reports whether a key is the name or the id of the ship that a pilot flies.
func (l *listing) flies(p *data.Pilot, key string) bool {
	kind, ok := l.c.Ship(p.Ship)
	return key != "" && (key == data.Key(p.Ship) || ok && key == data.Key(kind.Name))
}

// agrees says how well a ship card agrees with what stands beside its name.
func (l *listing) agrees(p *data.Pilot, n name) int {
	score := 0
	hint := data.Key(n.hint)
	switch {
	case hint == "":
	case hint == data.Key(p.ID):
		score += 16
	case l.flies(p, hint), hint == data.Key(p.Caption):
		score += 8
	}
	if n.price == p.Cost {
		score += 4
	}
	if len(p.Loadout) == 0 {
		score += 2
	}
	if plain := data.Key(p.Name); p.ID == plain || p.ID == plain+"-"+p.Ship {
		score += 5 // the usual printing
	}
	return score
}

// among lists cards of one name by what tells them apart.
func (l *listing) among(pilots []*data.Pilot) string {
	var words []string
	for _, p := range pilots {
		words = append(words, p.ID)
	}
	return wordsOf(words, "or")
}

// add puts ships on the list.
func (l *listing) add(entry shipEntry, count int) {
	l.copies = max(1, min(count, maxShips))
	for range l.copies {
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
	id := n.text
	if l.isUpgrade(n) {
		l.score += 2
	}
	if known, ok := l.c.Upgrade(strings.ToLower(n.hint)); ok {
		id = known.ID
	}
	for i := len(l.ships) - l.copies; i < len(l.ships); i++ {
		for range n.count {
			l.ships[i].upgrades = append(l.ships[i].upgrades, upgradeEntry{id: id, named: true})
		}
	}
}

// heading reads a line before the first pilot: the title of the squad, its faction, its game.
func (l *listing) heading(text string) {
	key := data.Key(text)
	faction, _ := l.c.Faction(l.faction)
	if strings.Contains(key, data.Key(faction.Name)) {
		l.score += 2 // less than a ship's own name: "Rebel" is a faction of first edition alone
	}
	if strings.Contains(key, data.Key(GameName(l.c.Edition))) {
		l.score += 6
	}
	if l.title == "" {
		l.title = text
	}
}
