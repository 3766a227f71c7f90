package squad

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"koiogran/engine/data"
)

// Lines that name several cards: a pilot with its upgrades, or upgrades alone.

// several reads "Pilot - Ship", "Pilot - upgrade, upgrade", "Pilot: upgrade, upgrade", "Ship: Pilot, upgrade"
// and "Pilot: Pilot, upgrade", where the whole is not a name.
func (l *listing) several(n name) bool {
	if l.isUpgrade(n) {
		return false
	}
	if halves := dashTag.Split(n.text, 2); len(halves) == 2 {
		for i := range halves {
			half, other := nameOfCard(halves[i]), strings.TrimSpace(halves[1-i])
			half.hints = append(append(half.hints, other), n.hints...)
			half.price, half.count = max(half.price, n.price), max(half.count, n.count)
			if half = l.whole(l.known(half), l.areUpgrades(other)); !l.pilot(half, true) {
				continue
			}
			l.inline = l.inline || l.areUpgrades(other)
			if !l.areUpgrades(other) && !l.describes(half, other) {
				l.equipAll(other)
			}
			return true
		}
	}
	pilot, rest, ok := strings.Cut(n.raw, ":")
	if !ok {
		pilot, rest, ok = cutFirst(n.raw)
	}
	first := l.known(nameOfCard(pilot))
	if first.price == 0 && len(priceTag.FindAllString(n.raw, 2)) < 2 {
		first.price = n.price
	}
	if kind := first.text; ok && (data.Key(kind) == "pilot" || l.isShip(kind) && l.leadsTo(rest)) {
		pilot, rest, _ = cutFirst(rest)
		first = l.known(nameOfCard(pilot))
		first.hints = append(append([]string{kind}, first.hints...), n.hints...)
		first.price, first.count = max(first.price, n.price), max(first.count, n.count)
	}
	if l.areUpgrades(rest) {
		first = l.whole(first, true)
	}
	if !ok || !l.pilot(first, true) {
		return false
	}
	l.inline = l.inline || l.areUpgrades(rest)
	l.equipAll(rest)
	return true
}

// leadsTo reports whether a list begins with a pilot.
func (l *listing) leadsTo(list string) bool {
	first, _, _ := cutFirst(list)
	return len(l.index.pilots[data.Key(nameOfCard(first).text)]) > 0
}

// stranger reads a line that names upgrades behind a name that no card has: a ship whose pilot is unknown.
func (l *listing) stranger(n name) bool {
	at := strangerMark.FindStringIndex(n.raw)
	if at == nil {
		return false
	}
	first, rest := nameOfCard(n.raw[:at[0]]), n.raw[at[1]:]
	if l.page || l.names(first.text) || !l.areUpgrades(rest) {
		return false
	}
	l.add(shipEntry{id: first.text, hints: first.hints, price: first.price, listed: true}, first.count)
	l.equipAll(rest)
	return true
}

// strangerMark parts a pilot from its upgrades.
var strangerMark = regexp.MustCompile(`[,;:]|` + dashTag.String())

// list gives the upgrades of a line of its own to the ships that were read last: "Predator, Afterburners".
func (l *listing) list(n name) bool {
	if _, _, ok := cutFirst(n.raw); !ok || len(l.ships) == 0 || l.isUpgrade(n) || !l.areUpgrades(n.raw) {
		return false
	}
	l.equipAll(n.raw)
	return true
}

// areUpgrades reports whether a text is a list of upgrades, of which at least one is known.
func (l *listing) areUpgrades(text string) bool {
	return slices.ContainsFunc(l.wordsIn(text), func(word string) bool { return l.isUpgrade(nameOfCard(word)) })
}

// describes reports whether a text beside a pilot is its ship, its caption, its pilot skill or its faction.
func (l *listing) describes(pilot name, text string) bool {
	in := reader{c: l.c, mode: l.mode}
	return bareNumber.MatchString(text) || slices.ContainsFunc(l.index.pilots[data.Key(pilot.text)], func(p *data.Pilot) bool {
		return in.weighHints(p, []string{nameOfCard(text).text}) > 0
	})
}

// listMark parts the names of a list.
var listMark = regexp.MustCompile(`[,;]|\s+&\s+`)

// cutFirst cuts a text at the first mark of a list.
func cutFirst(text string) (head, tail string, ok bool) {
	at := listMark.FindStringIndex(text)
	if at == nil {
		return text, "", false
	}
	return text[:at[0]], text[at[1]:], true
}

// wordsIn parts a list, also at dashes within what is not a name.
func (l *listing) wordsIn(text string) []string {
	var all []string
	for _, word := range listMark.Split(text, -1) {
		if l.names(nameOfCard(word).text) {
			all = append(all, word)
		} else {
			all = append(all, dashTag.Split(word, -1)...)
		}
	}
	return all
}

// equipAll gives a list of upgrades to the ships that were read last. What is a pilot in it is the next ship, and a number
// is what the ship costs.
func (l *listing) equipAll(text string) {
	for _, word := range l.wordsIn(text) {
		switch card := l.known(nameOfCard(strings.Trim(strings.TrimSpace(word), `"`))); {
		case card.text == "":
		case bareNumber.MatchString(card.text):
			l.lineTotal(name{price: priceOf(card.text)}, true)
		case !l.pilot(card, false):
			l.equip(card)
		}
	}
}

// priceOf reads a bare number: what a ship or a card costs.
func priceOf(text string) int {
	n, _ := strconv.Atoi(bareNumber.FindStringSubmatch(text)[1])
	return n
}
