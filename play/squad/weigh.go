package squad

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/data"
)

// Which game a squad is for, and which card a name means, is decided by everything that the squad says. Each
// reading gets points, and the reading with the most is taken. docs/formats.md has this table.
const (
	asWritten    = 12 // a pilot with the id that is written
	byName       = 5  // with the name, or the id in another spelling
	byEnding     = 3  // with the id once an ending is translated or left out
	sameShip     = 36 // which flies the ship that is written
	alikeShip    = 18 // which flies a ship whose name contains what is written
	sameID       = 40 // the id of the card in brackets
	otherHint    = 8  // the caption, pilot skill or printing in brackets
	sameFaction  = 4  // of the faction that is written
	usualCard    = 5  // the usual printing
	ownUpgrades  = 2  // without a standard loadout
	samePrice    = 16 // what is written costs the same
	nearPrice    = 12 // within a fifth
	farPrice     = -16
	knownUpgrade = 4  // an upgrade by its id or name
	likeUpgrade  = 2  // in another spelling
	noUpgrade    = -2 // which the points list does not have
	fitsShip     = 2  // an upgrade that its ship can equip
	ownSlot      = 1  // under the slot's own word
	ownVersion   = 6  // the version of the game's files
	ownFaction   = 4  // the game's own word for the faction
	ownKey       = 6  // ids under the key of the game's files
	ownRuleset   = 60
	saysFaction  = 2 // in a title
	saysGame     = 24
	saysBoth     = 30 // the faction in one line with the game, as our own lists begin
)

// weighPrice compares what a squad says that something costs with what it costs by a list; 0 where it says nothing.
func weighPrice(written, ours int) int {
	off := max(written-ours, ours-written)
	switch {
	case written <= 0:
		return 0
	case off == 0:
		return samePrice
	case off*5 <= written:
		return nearPrice
	case off*3 > written:
		return farPrice
	}
	return 0
}

// weighWords returns what the file says as a whole, its points apart.
func (in *reader) weighWords() int {
	f, score := in.file, 0
	version := strings.TrimSpace(f.version)
	switch {
	case version == "":
	case strings.HasPrefix(strings.ToUpper(version), "50P"):
		score += points(in.c.Edition == Second, ownRuleset)
	case version[0] == '2':
		score += points(in.c.Edition == Second, ownVersion)
	case version[0] == '0' || version[0] == '1':
		score += points(in.c.Edition == First, ownVersion)
	}
	_, own := in.c.Faction(data.FactionID(data.Key(f.faction)))
	score += points(own, ownFaction)
	switch {
	case slices.ContainsFunc(f.ships, func(s shipEntry) bool { return s.id != "" }):
		score += points(!in.mode.named, ownKey)
	case slices.ContainsFunc(f.ships, func(s shipEntry) bool { return s.name != "" }):
		score += points(in.mode.named, ownKey)
	}
	switch {
	case f.ruleset == "":
	case strings.EqualFold(f.ruleset, Flightpath):
		score += points(in.c.Edition == Flightpath, ownRuleset)
	default:
		score += points(in.c.Edition == Second, ownRuleset) // which alone has several
	}
	return score
}

// points returns what something counts if it is so.
func points(so bool, score int) int {
	if so {
		return score
	}
	return 0
}

// weighShip returns how well a ship card and its upgrades agree with an entry.
func (in *reader) weighShip(p *data.Pilot, entry *shipEntry) int {
	equipped, score := in.weighCards(p, entry.upgrades)
	score += in.weighID(p, entry) + in.weighType(p, entry.ship) + in.weighHints(p, entry.hints)
	score += points(p.Faction == in.writtenFaction(), sameFaction)
	score += points(len(p.Loadout) == 0, ownUpgrades)
	plain := data.Key(p.Name)
	score += points(p.ID == plain || p.XWS == plain || p.ID == plain+"-"+p.Ship, usualCard)
	whole := Ship{Pilot: p.ID, Upgrades: equipped}
	price := weighPrice(cmp.Or(entry.total, entry.price), whole.Cost(in.c))
	if entry.price > 0 {
		price = max(price, weighPrice(entry.price, p.Cost))
	}
	score += price
	return score + in.weighUpgrades(p, equipped)
}

// weighID returns how a card is named.
func (in *reader) weighID(p *data.Pilot, entry *shipEntry) int {
	for _, written := range []string{entry.id, entry.name} {
		id := strings.ToLower(written)
		switch key := data.Key(written); {
		case id == "":
		case p.ID == id || p.XWS == id:
			if entry.listed {
				return byName // a name that happens to be an id
			}
			return asWritten
		case key == data.Key(p.ID) || key == data.Key(p.Name) || p.XWS != "" && key == data.Key(p.XWS):
			return byName
		}
	}
	return byEnding
}

// weighType returns how well the ship of a card fits the one that is written.
func (in *reader) weighType(p *data.Pilot, ship string) int {
	kind, ok := in.c.Ship(p.Ship)
	key := data.Key(ship)
	switch {
	case key == "":
		return 0
	case key == data.Key(p.Ship) || ok && key == data.Key(kind.Name):
		return sameShip
	case ok && alikeNames(ship, kind):
		return alikeShip
	}
	return 0
}

// alikeNames reports whether what is written is short for the name of a ship: "Y-Wing" for the BTL-A4
// Y-wing, "TIE Fighter" for the TIE/ln Fighter.
func alikeNames(written string, kind *data.Ship) bool {
	key := data.Key(written)
	if len(key) < 3 {
		return false
	}
	if whole, _ := sectionOf(key); strings.Contains(data.Key(kind.Name), key) || strings.Contains(data.Key(kind.ID), whole) {
		return true
	}
	if older, ok := data.First().Ship(key); ok {
		written = older.Name // "tiefighter" of the TIE/ln Fighter
	}
	name := data.Key(kind.Name)
	words := strings.FieldsFunc(strings.ToLower(written), func(r rune) bool { return data.Key(string(r)) == "" })
	for _, word := range words {
		_, after, ok := strings.Cut(name, word)
		if !ok {
			return false
		}
		name = after
	}
	return len(words) > 1
}

// weighHints returns what is beside a name in brackets.
func (in *reader) weighHints(p *data.Pilot, hints []string) int {
	best := 0
	for _, hint := range hints {
		key, score := data.Key(hint), in.weighType(p, hint)
		faction, _ := in.c.Faction(p.Faction)
		switch {
		case key == "":
		case key == data.Key(p.ID):
			score = sameID
		case score > 0:
		case key == data.Key(p.Caption), key == "ps"+strconv.Itoa(p.Initiative),
			key == "i"+strconv.Itoa(p.Initiative), meansEnding(key, endingOf(p.ID, p.Name)),
			faction != nil && len(key) > 3 && strings.HasPrefix(data.Key(faction.Name), key):
			score = otherHint
		}
		best = max(best, score)
	}
	return best
}

// weighUpgrades returns how many of the upgrades a ship can equip.
func (in *reader) weighUpgrades(p *data.Pilot, equipped []Upgrade) int {
	kind, _ := in.c.Ship(p.Ship)
	bearer := ship{pilot: p, kind: kind}
	fixed, others := 0, 0
	for _, u := range equipped {
		if slices.Contains(p.Loadout, u.ID) {
			fixed++
			continue
		}
		others++
		if card, ok := in.c.Upgrade(u.ID); ok {
			bearer.upgrades = append(bearer.upgrades, card)
		}
	}
	if len(p.Loadout) > 0 {
		return fitsShip*fixed + noUpgrade*others
	}
	alone := checker{c: in.c, law: lawOf(in.c), s: Squad{Ships: []Ship{{Pilot: p.ID, Upgrades: equipped}}}}
	alone.ships = []ship{bearer}
	alone.loadout(&bearer)
	alone.slots(&bearer)
	alone.restrictions(&bearer)
	return fitsShip * max(0, len(bearer.upgrades)-len(alone.problems))
}
