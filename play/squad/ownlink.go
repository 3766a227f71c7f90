package squad

import (
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"koiogran/content/builders"
	"koiogran/engine/data"
)

// Our own link has the whole squad in it, so that any Koiogran opens it:
//
//	#/squad/GAME/FACTION/SHIP~SHIP/OBSTACLE.OBSTACLE/NAME?list=NAME@DATE&wings=LEADER.MATE.MATE~LEADER.MATE.MATE
//
// The list is left out where it is the list of the built-in tables, and wings where the squad names none. Wings name ships
// by their places in the list, from 1.
//
// A ship is its ship card and upgrades, joined by dots. Each is the number that the game's builder has for it, or the id
// where there is none; an id of digits alone has "_" before it. In first edition u, t and m are before the numbers of
// upgrades, titles and modifications.

// OwnLink writes our own link of a squad, as what follows the address of a server.
func OwnLink(c *data.Catalogue, s Squad) string {
	table := ownTable(s.Edition)
	var ships []string
	for i := range s.Ships {
		ship := &s.Ships[i]
		cards := []string{ownWord(table.Pilots, "", ship.Pilot)}
		upgrades := ship.Upgrades
		if p, ok := c.Pilot(ship.Pilot); ok && len(p.Loadout) > 0 {
			upgrades = nil
		}
		for _, u := range upgrades {
			of, mark := ownPart(table, s.Edition, u.ID)
			cards = append(cards, ownWord(of, mark, u.ID))
		}
		ships = append(ships, strings.Join(cards, "."))
	}
	rest := slices.Clone(s.Obstacles)
	if s.Deck != "" {
		rest = append(rest, deckWord+s.Deck)
	}
	return "/#/squad/" + s.Edition + "/" + url.PathEscape(string(s.Faction)) + "/" + strings.Join(ships, "~") + "/" +
		strings.Join(rest, ".") + "/" + strings.ReplaceAll(url.PathEscape(s.Name), "+", "%2B") + queryOf(c, s)
}

// The words before the points list and before the wings of our own link.
const (
	listWord  = "list="
	wingsWord = "wings="
)

// queryOf names the points list of a catalogue, unless it is the built-in list, and the wings of a squad.
func queryOf(c *data.Catalogue, s Squad) string {
	var parts []string
	if c != data.First() && c != data.Second() && c != data.Flightpath() {
		parts = append(parts, listWord+url.QueryEscape(c.Points))
	}
	var wings []string
	for _, w := range s.Wings {
		places := []string{strconv.Itoa(w.Leader + 1)}
		for _, mate := range w.Mates {
			places = append(places, strconv.Itoa(mate+1))
		}
		wings = append(wings, strings.Join(places, "."))
	}
	if len(wings) > 0 {
		parts = append(parts, wingsWord+strings.Join(wings, "~"))
	}
	if len(parts) == 0 {
		return ""
	}
	return "?" + strings.Join(parts, "&")
}

// wingsIn reads the wings of our own link; what is not a list of places is left out.
func wingsIn(text string) []Wing {
	var list []Wing
	for one := range strings.SplitSeq(text, "~") {
		var places []int
		for word := range strings.SplitSeq(one, ".") {
			if n, err := strconv.Atoi(word); err == nil && n > 0 && n <= maxShips {
				places = append(places, n-1)
			}
		}
		if len(places) > 0 && len(list) < maxWings {
			list = append(list, Wing{Leader: places[0], Mates: places[1:]})
		}
	}
	return list
}

// deckWord is before the damage deck, which is among the obstacles.
const deckWord = "deck-"

// ownTable has the numbers of our own links.
func ownTable(edition string) *builders.Table {
	switch edition {
	case First:
		return builders.Named(builders.First)
	case Second:
		return builders.Named(builders.Legacy)
	}
	return &builders.Table{}
}

// ownPart returns where the number of an upgrade is, and the letter before it.
func ownPart(table *builders.Table, edition, id string) (map[int]string, string) {
	if edition != First {
		return table.Upgrades, ""
	}
	for _, part := range []struct {
		of   map[int]string
		mark string
	}{{table.Titles, "t"}, {table.Modifications, "m"}} {
		if _, ok := builders.Number(part.of, id); ok {
			return part.of, part.mark
		}
	}
	return table.Upgrades, "u"
}

var (
	digits = regexp.MustCompile(`^\d+$`)
	marked = regexp.MustCompile(`^([utm])(\d{1,6})$`)
)

func ownWord(of map[int]string, mark, id string) string {
	if n, ok := builders.Number(of, id); ok {
		return mark + strconv.Itoa(n)
	}
	if digits.MatchString(id) || strings.HasPrefix(id, "_") || marked.MatchString(id) {
		id = "_" + id
	}
	return strings.NewReplacer(".", "%2E", "~", "%7E").Replace(url.PathEscape(id))
}

// ownLink reads what follows "#/squad/" in our own link.
func ownLink(text string) (*linked, error) {
	text, query, _ := strings.Cut(text, "?")
	parts := strings.SplitN(text, "/", 5)
	if len(parts) < 3 || !slices.Contains([]string{First, Second, Flightpath}, parts[0]) {
		return nil, fmt.Errorf("%w: the link is cut off: expected a game, a faction and ships behind #/squad/", ErrFile)
	}
	l := &linked{edition: parts[0], faction: unescape(parts[1])}
	for part := range strings.SplitSeq(query, "&") {
		if list, ok := strings.CutPrefix(part, listWord); ok {
			l.list = clean(unescape(list), maxName)
		}
		if wings, ok := strings.CutPrefix(part, wingsWord); ok {
			l.wings = wingsIn(unescape(wings))
		}
	}
	table := ownTable(l.edition)
	for ship := range strings.SplitSeq(parts[2], "~") {
		cards := strings.Split(ship, ".")
		if cards[0] == "" {
			continue
		}
		var entry shipEntry
		entry.id, entry.what = ownCard(table.Pilots, cards[0], "pilot")
		for _, card := range cards[1:min(len(cards), maxUpgrades)] {
			of, number := table.Upgrades, card
			if tag := marked.FindStringSubmatch(card); tag != nil && l.edition == First {
				of, number = map[string]map[int]string{"u": table.Upgrades, "t": table.Titles, "m": table.Modifications}[tag[1]], tag[2]
			}
			id, what := ownCard(of, number, "upgrade")
			entry.upgrades = append(entry.upgrades, upgradeEntry{id: id, what: what})
		}
		if len(l.ships) <= maxShips {
			l.ships = append(l.ships, entry)
		}
	}
	if len(parts) > 3 && parts[3] != "" {
		for code := range strings.SplitSeq(parts[3], ".") {
			if deck, ok := strings.CutPrefix(code, deckWord); ok {
				l.deck = deck
				continue
			}
			l.rocks = append(l.rocks, code)
		}
	}
	if len(parts) > 4 {
		l.name = unescape(strings.ReplaceAll(parts[4], "+", "%2B"))
	}
	return l, nil
}

// ownCard returns the id of a card of our own link; what an unknown number is called.
func ownCard(of map[int]string, word, kind string) (id, what string) {
	if !digits.MatchString(word) {
		return strings.TrimPrefix(unescape(word), "_"), ""
	}
	n, err := strconv.Atoi(word)
	if id, ok := of[n]; ok && err == nil {
		return id, ""
	}
	return "number-" + quote(word), "The " + kind + " with the number " + quote(word) + " of our links"
}
