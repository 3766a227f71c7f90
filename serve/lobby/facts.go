package lobby

import (
	"regexp"
	"slices"
	"strings"

	"koiogran/engine/data"
	"koiogran/serve/wire"
)

// shownElsewhere are the facts of a card that a builder shows in places of their own.
var shownElsewhere = []string{
	"kind", "id", "ship", "faction", "caption", "initiative", "pilot skill", "limited", "cost", "stats", "slots", "loadout",
}

// factsOf returns what else is printed on a card, in the words of people.
func factsOf(c *data.Catalogue, card data.Card) []wire.Number {
	var lines strings.Builder
	if c.Describe(&lines, card) != nil {
		return nil
	}
	var all []wire.Number
	for line := range strings.Lines(lines.String()) {
		name, value, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok || slices.Contains(shownElsewhere, name) {
			continue
		}
		all = append(all, wire.Number{Name: name, Value: inNames(c, strings.TrimSpace(value))})
	}
	return all
}

var idWord = regexp.MustCompile(`[a-z0-9]+`)

// inNames writes the names of ships and factions where a text has their ids.
func inNames(c *data.Catalogue, text string) string {
	return idWord.ReplaceAllStringFunc(text, func(id string) string {
		if kind, ok := c.Ship(id); ok {
			return kind.Name
		}
		if f, ok := c.Faction(data.FactionID(id)); ok {
			return f.Name
		}
		return id
	})
}
