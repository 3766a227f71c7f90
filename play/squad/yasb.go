package squad

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"koiogran/content/builders"
)

// yasb reads the code of a link of YASB: versions 1 to 4 of first edition, 4 to 10 of second.
type yasb struct {
	*linked
	table   *builders.Table
	of      string // what the builder is called
	version int
	mode    string
}

// read reads a code.
func (y *yasb) read(code string) {
	code = versioned.ReplaceAllString(code, "")
	between, inShip := ";", (*yasb).colons
	if y.version >= 8 {
		between, inShip = "Y", (*yasb).letters
		y.mode, code = y.modeOf(code, "Z")
	} else if y.version >= 3 {
		y.mode, code = y.modeOf(code, "!")
	}
	if y.mode == "q" {
		inShip = (*yasb).build
	}
	for ship := range strings.SplitSeq(code, between) {
		if ship = strings.TrimSpace(ship); ship == "" {
			continue
		}
		if len(y.ships) > maxShips || !inShip(y, ship) {
			y.unread++
		}
	}
	y.says()
}

// modeOf cuts the mode, and in later versions the points, off a code.
func (y *yasb) modeOf(code, mark string) (mode, rest string) {
	mode, rest, ok := strings.Cut(code, mark)
	if !ok {
		return "", code
	}
	if mark == "Z" {
		if points, ships, ok := strings.Cut(rest, mark); ok && number.MatchString(points) {
			rest = ships
		}
	}
	mode, _, _ = strings.Cut(mode, "=")
	return mode, rest
}

var number = regexp.MustCompile(`^\d{1,6}$`)

// says notes what the mode and the version of a link mean.
func (y *yasb) says() {
	switch y.mode {
	case "e", "t":
		y.report.note("The link is for Epic.")
		y.format = epicTitle
	case "q":
		y.report.note("The link is for Quick Builds.")
		y.format = quickTitle
	case "h":
		y.report.note("The link is for Wildspace.")
	}
	switch y.version {
	case 9:
		y.report.note("The link was made for a list of 20 points, whose points and slots differ from ours.")
	case 10:
		y.report.note("The link was made for the list of XWA with 50 points, whose points and slots differ from ours.")
	}
}

// letters reads a ship of version 8 and later: the pilot, X, and upgrades joined by W.
func (y *yasb) letters(text string) bool {
	parts := strings.Split(text, "X")
	if !y.pilot(parts[0]) {
		return false
	}
	for _, part := range parts[1:] {
		for id := range strings.SplitSeq(part, "W") {
			y.upgrade(y.table.Upgrades, "upgrade", id)
		}
	}
	return true
}

// colons reads a ship of version 7 and earlier: pilot:upgrades:title:titles' upgrades:modification, of which
// second edition has the pilot and upgrades alone, with what upgrades give at the end.
func (y *yasb) colons(text string) bool {
	parts := strings.Split(text, ":")
	if !y.pilot(parts[0]) {
		return false
	}
	kinds := []map[int]string{y.table.Upgrades, y.table.Titles, y.table.Modifications}
	words := []string{"upgrade", "title", "modification"}
	if y.edition == First && y.version == 1 {
		kinds = slices.Insert(kinds, 2, y.table.Upgrades)
		words = slices.Insert(words, 2, "upgrade")
	}
	for i, part := range parts[1:] {
		if y.edition == Second {
			i = 0
		}
		for id := range strings.SplitSeq(part, ",") {
			switch kind, number, given := strings.Cut(strings.TrimSpace(id), "."); {
			case given:
				y.given(kind, number)
			case i < len(kinds):
				y.upgrade(kinds[i], words[i], id)
			}
		}
	}
	return true
}

// given reads what an upgrade or a title gives room for: its kind and number.
func (y *yasb) given(kind, number string) {
	switch strings.ToUpper(kind) {
	case "T":
		y.upgrade(y.table.Titles, "title", number)
	case "M":
		if y.edition == First {
			y.upgrade(y.table.Modifications, "modification", number)
			return
		}
		y.upgrade(y.table.Upgrades, "upgrade", number)
	default:
		y.upgrade(y.table.Upgrades, "upgrade", number)
	}
}

// pilot begins a ship. One with a number that is in no table stays, and is named.
func (y *yasb) pilot(text string) bool {
	text = strings.TrimSpace(text)
	if !number.MatchString(text) {
		return false
	}
	n, _ := strconv.Atoi(text)
	id, ok := y.table.Pilots[n]
	entry := shipEntry{id: id, exact: true}
	if !ok {
		entry.id, entry.what = "number-"+text, "The pilot with the number "+text+" of "+y.of
	}
	pilot, upgrade, with := strings.Cut(entry.id, "+")
	entry.id = pilot
	if with {
		entry.upgrades = []upgradeEntry{{id: upgrade, exact: true}}
	}
	y.ships = append(y.ships, entry)
	return true
}

// upgrade gives an upgrade to the last ship. Nothing, or a number below 0, is an empty place.
func (y *yasb) upgrade(of map[int]string, word, text string) {
	text = strings.TrimSpace(text)
	if text == "" || strings.HasPrefix(text, "-") {
		return
	}
	n, err := strconv.Atoi(text)
	id, ok := of[n]
	ship := &y.ships[len(y.ships)-1]
	switch {
	case err != nil || len(text) > 6:
		y.report.drop("The %s %s of ship %d, which is not a number.", word, quote(text), len(y.ships))
	case len(ship.upgrades) > maxUpgrades:
	case !ok:
		ship.upgrades = append(ship.upgrades, upgradeEntry{
			id: "number-" + text, what: "The " + word + " with the number " + text + " of " + y.of,
		})
	default:
		ship.upgrades = append(ship.upgrades, upgradeEntry{id: id, exact: true})
	}
}

// build reads a quick build: its number, X, and how many wingmates it has.
func (y *yasb) build(text string) bool {
	first, rest, _ := strings.Cut(text, "X")
	wings, _, _ := strings.Cut(rest, "X")
	if !number.MatchString(first) {
		return false
	}
	n, _ := strconv.Atoi(first)
	b, ok := y.table.Builds[n]
	if !ok {
		y.ships = append(y.ships, shipEntry{id: "build-" + first, what: "The quick build with the number " + first + " of " + y.of})
		return true
	}
	y.builtShip(b)
	if linked, ok := y.table.Builds[b.Linked]; ok {
		y.builtShip(linked)
	}
	if mate, ok := y.table.Builds[b.Wingmate]; ok {
		count, _ := strconv.Atoi(wings)
		for range max(0, min(count, maxWingmates)) {
			y.builtShip(mate)
		}
	}
	return true
}

// maxWingmates is how many wingmates a quick build has at most.
const maxWingmates = 6

func (y *yasb) builtShip(b builders.Build) {
	entry := shipEntry{id: strings.TrimPrefix(b.Pilot, "?"), exact: true}
	for _, id := range b.Upgrades {
		entry.upgrades = append(entry.upgrades, upgradeEntry{id: id, exact: true})
	}
	y.ships = append(y.ships, entry)
}
