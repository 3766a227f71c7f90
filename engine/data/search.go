package data

import (
	"cmp"
	"slices"
	"strings"
)

// Kind is a kind of card. Ids are unique within one kind.
type Kind string

// Kinds of cards, in the order in which searches list them.
const (
	KindShip      Kind = "ship"
	KindPilot     Kind = "pilot"
	KindUpgrade   Kind = "upgrade"
	KindCondition Kind = "condition"
	KindDamage    Kind = "damage"
)

// Kinds lists the kinds of cards.
func Kinds() []Kind { return []Kind{KindShip, KindPilot, KindUpgrade, KindCondition, KindDamage} }

// Card is one row of any kind.
type Card struct {
	Kind Kind   `json:"kind"`
	ID   string `json:"id"`
	Name string `json:"name"`
	// Row is the *Ship, *Pilot, *Upgrade, *Condition or *DamageCard itself.
	Row any `json:"row"`

	words []string // keys of what a search looks at apart from the id
}

// Cards lists every card of the catalogue, by kind and then by id.
func (c *Catalogue) Cards() []Card {
	var cards []Card
	add := func(kind Kind, id, name string, row any, more ...string) {
		words := []string{Key(name)}
		for _, word := range more {
			words = append(words, Key(word))
		}
		cards = append(cards, Card{kind, id, name, row, words})
	}
	for i := range c.Ships {
		add(KindShip, c.Ships[i].ID, c.Ships[i].Name, &c.Ships[i])
	}
	for i := range c.Pilots {
		p := &c.Pilots[i]
		ship := ""
		if s, ok := c.Ship(p.Ship); ok {
			ship = s.Name
		}
		add(KindPilot, p.ID, p.Name, p, p.Caption, ship, string(p.Faction))
	}
	for i := range c.Upgrades {
		u := &c.Upgrades[i]
		add(KindUpgrade, u.ID, u.Name, u, string(u.Slots[0]), u.Sides[0].Title)
	}
	for i := range c.Conditions {
		add(KindCondition, c.Conditions[i].ID, c.Conditions[i].Name, &c.Conditions[i])
	}
	for i := range c.Damage {
		add(KindDamage, c.Damage[i].ID, c.Damage[i].Name, &c.Damage[i])
	}
	return cards
}

// Search lists the cards in which every word of the query occurs, in the id, the name, the
// caption, the slot, or for a pilot the ship and the faction. Capitals and punctuation do not
// count. Whole ids and names come first, then beginnings, then the rest; an empty query lists
// everything.
func (c *Catalogue) Search(query string) []Card {
	var wanted []string
	for _, word := range strings.Fields(query) {
		if key := Key(word); key != "" {
			wanted = append(wanted, key)
		}
	}
	found := slices.DeleteFunc(c.Cards(), func(card Card) bool {
		return slices.ContainsFunc(wanted, func(word string) bool { return !card.has(word) })
	})
	whole := strings.Join(wanted, "")
	slices.SortStableFunc(found, func(a, b Card) int {
		return cmp.Compare(a.distance(query, whole), b.distance(query, whole))
	})
	return found
}

func (c *Card) has(word string) bool {
	return strings.Contains(Key(c.ID), word) ||
		slices.ContainsFunc(c.words, func(w string) bool { return strings.Contains(w, word) })
}

// distance orders search results: 0 is what was asked for by its id.
func (c *Card) distance(query, key string) int {
	switch {
	case c.ID == strings.TrimSpace(query):
		return 0
	case c.words[0] == key:
		return 1
	case strings.HasPrefix(c.words[0], key):
		return 2
	default:
		return 3
	}
}
