package squad

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// People say that a ship comes again instead of writing it again: "x2" or "same as above" below it, "two of these" before it,
// "C: same as A", "same upgrades" behind a pilot. What is understood is noted.

const (
	numbers = `(\d{1,2}|one|two|three|four|five|six|seven|eight|a pair|a couple)`
	andThen = `(?i)^(?:(?:and|then|plus|finally|with),? )*`
	ended   = `[.!:,]*$`
)

var (
	timesLine = regexp.MustCompile(`(?i)^\(?(?:[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×])\)?$`)
	sameLine  = regexp.MustCompile(andThen + `(?:the |exactly )?(?:same(?: again| ship| thing)?(?: as (?:above|before|([A-Z]|\d{1,2})))?|ditto|again)` + ended)
	moreLine  = regexp.MustCompile(andThen + `(?:` + numbers + ` more|another)(?: (?:one|ship))?(?: (?:of (?:these|those|them|the same)|like (?:it|that|this)|the same))?` + ended)
	theseLine = regexp.MustCompile(andThen + numbers + `(?:\s*[x×])? (?:of (?:these|those|them|the following)|copies of)(?: (?:guys|ships|fellows))?` + ended)
	sameTail  = regexp.MustCompile(`(?i)\s*(?:[:,;(\[–—-]|\s-\s|\bwith\b|\bw/)\s*(?:the )?same(?: upgrades| cards| build| loadout| stuff)?(?: as (?:above|before))?[)\]]?$`)
	labelTag  = regexp.MustCompile(`^(?:Ship )?([A-Z]|\d{1,2}):\s+`)
)

// numberOf reads a number in digits or words; nothing is one.
func numberOf(word string) int {
	switch word = strings.ToLower(word); word {
	case "", "one":
		return 1
	case "a pair", "a couple":
		return 2
	}
	for i, name := range [...]string{"two", "three", "four", "five", "six", "seven", "eight"} {
		if word == name {
			return i + 2
		}
	}
	n, _ := strconv.Atoi(word)
	return n
}

// repeats reads a line that says how often a ship comes, and reports whether it is one.
func (l *listing) repeats(line line) bool {
	text := line.text
	if found := theseLine.FindStringSubmatch(text); found != nil {
		l.coming, l.comes = numberOf(found[1]), text
		return true
	}
	if len(l.ships) == 0 {
		return false
	}
	if found := timesLine.FindStringSubmatch(text); found != nil {
		l.again(numberOf(found[1]+found[2])-l.copies, len(l.ships)-1, text)
		return true
	}
	if found := sameLine.FindStringSubmatch(text); found != nil {
		of := len(l.ships) - 1
		if found[1] != "" {
			labeled, ok := l.labels[strings.ToUpper(found[1])]
			if !ok {
				return false
			}
			of = labeled
		}
		l.again(1, of, text)
		l.label(line)
		return true
	}
	if found := moreLine.FindStringSubmatch(text); found != nil {
		l.again(numberOf(found[1]), len(l.ships)-1, text)
		return true
	}
	return false
}

// again puts more of a ship on the list.
func (l *listing) again(n, of int, said string) {
	l.coming = 0
	if n <= 0 {
		return
	}
	before := l.copies
	ship := l.ships[of]
	l.note("Reading %s as %d more of %s.", quote(said), n, ship.written())
	l.add(ship, n)
	if of == len(l.ships)-n-1 {
		l.copies += before // what follows is for all of them
	}
}

// alike reads a pilot with the upgrades of the ship before: "Turr Phennir: same upgrades".
func (l *listing) alike(n name) bool {
	at := sameTail.FindStringIndex(n.raw)
	if at == nil || at[0] == 0 || len(l.ships) == 0 {
		return false
	}
	model := l.ships[len(l.ships)-1]
	first := l.whole(l.known(nameOfCard(n.raw[:at[0]])), true)
	if !l.pilot(first, true) {
		return false
	}
	l.note("Reading %s as the upgrades of %s.", quote(strings.Trim(n.raw[at[0]:], " :,;()[]–—-")), model.written())
	for i := len(l.ships) - l.copies; i < len(l.ships); i++ {
		l.ships[i].upgrades = append(l.ships[i].upgrades, model.upgrades...)
	}
	return true
}

// label notes which ship a line with a letter or a number before it has put on the list.
func (l *listing) label(line line) {
	if line.label == "" || len(l.ships) == 0 {
		return
	}
	if l.labels == nil {
		l.labels = map[string]int{}
	}
	l.labels[line.label] = len(l.ships) - 1
}

// note keeps what is said about the reading if it is the one that is taken.
func (l *listing) note(format string, args ...any) {
	l.notes = append(l.notes, fmt.Sprintf(format, args...))
}
