package data

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// ErrNoCard is returned by List when nothing answers the query.
var ErrNoCard = errors.New("data: no card found")

// List writes the cards that answer the query, one a line with kind, id and the details that distinguish it. If
// the query is the id of a card, or only one card answers, it describes that card instead.
func (c *Catalogue) List(w io.Writer, query string) error {
	found := c.Search(query)
	if len(found) == 0 {
		return fmt.Errorf("%w: nothing has %q in its id or name", ErrNoCard, query)
	}
	named := slices.DeleteFunc(slices.Clone(found), func(card Card) bool { return card.ID != query })
	if len(found) == 1 {
		named = found
	}
	for _, card := range named {
		if err := c.Describe(w, card); err != nil {
			return err
		}
	}
	if len(named) > 0 {
		return nil
	}
	for _, card := range found {
		if _, err := fmt.Fprintln(w, c.Line(card)); err != nil {
			return fmt.Errorf("data: writing the list: %w", err)
		}
	}
	return nil
}

// ListJSON writes the cards that answer the query as a JSON array of kind, id, name and row.
func (c *Catalogue) ListJSON(w io.Writer, query string) error {
	found := c.Search(query)
	if len(found) == 0 {
		return fmt.Errorf("%w: nothing has %q in its id or name", ErrNoCard, query)
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	if err := out.Encode(found); err != nil {
		return fmt.Errorf("data: writing the list: %w", err)
	}
	return nil
}

// Line returns a card's line in a listing: kind, id and the details that distinguish it.
func (c *Catalogue) Line(card Card) string {
	return fmt.Sprintf("%-9s  %-40s  %s", card.Kind, card.ID, c.summary(card))
}

// summary returns the details that distinguish a card from others.
func (c *Catalogue) summary(card Card) string {
	switch row := card.Row.(type) {
	case *Pilot:
		ship := row.Ship
		if s, ok := c.Ship(row.Ship); ok {
			ship = s.Name
		}
		return fmt.Sprintf("%s, %s, %s %d, %d points", row.Name, ship, c.Skill, row.Initiative,
			row.Cost)
	case *Upgrade:
		return fmt.Sprintf("%s, %s, %s points", row.Name, row.Slots[0], row.Cost)
	default:
		return card.Name
	}
}

// Describe writes the facts of one card, a fact a line.
func (c *Catalogue) Describe(w io.Writer, card Card) error {
	facts := facts{{"kind", string(card.Kind)}, {"id", card.ID}}
	switch row := card.Row.(type) {
	case *Ship:
		facts.ship(row)
	case *Pilot:
		facts.pilot(c, row)
	case *Upgrade:
		facts.upgrade(row)
	case *Condition:
		facts.addNumber("limited", row.Limited)
	case *DamageCard:
		facts.add("deck", row.Deck)
		facts.add("section", row.Section)
		facts.add("trait", row.Trait)
		facts.addNumber("copies", row.Count)
	}
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n", card.Name)
	for _, fact := range facts {
		fmt.Fprintf(&text, "  %-14s %s\n", fact.name, fact.value)
	}
	if _, err := io.WriteString(w, text.String()); err != nil {
		return fmt.Errorf("data: describing %s: %w", card.ID, err)
	}
	return nil
}

type facts []struct{ name, value string }

// add notes a fact, unless there is nothing to say.
func (f *facts) add(name, value string) {
	if value != "" {
		*f = append(*f, struct{ name, value string }{name, value})
	}
}

func (f *facts) addNumber(name string, n int) {
	if n != 0 {
		f.add(name, strconv.Itoa(n))
	}
}

func (f *facts) ship(s *Ship) {
	f.add("size", string(s.Size))
	f.add("stats", list(s.Stats))
	f.add("arcs", list(s.Arcs))
	f.add("actions", list(s.Actions))
	f.add("dial", list(s.Dial))
	if s.EpicPoints > 0 {
		f.add("epic points", fmt.Sprint(s.EpicPoints))
	}
	f.design(s.Design)
}

func (f *facts) pilot(c *Catalogue, p *Pilot) {
	f.add("caption", p.Caption)
	if s, ok := c.Ship(p.Ship); ok {
		f.add("ship", s.Name)
	}
	if faction, ok := c.Faction(p.Faction); ok {
		f.add("faction", faction.Name)
	}
	f.add(c.Skill, strconv.Itoa(p.Initiative))
	f.addNumber("limited", p.Limited)
	f.add("cost", strconv.Itoa(p.Cost))
	f.add("stats", list(c.Stats(p)))
	f.add("actions", list(c.ActionBar(p)))
	f.add("slots", list(p.Slots))
	f.add("one slot of", list(p.AnyOf))
	f.add("keywords", list(p.Keywords))
	f.add("force", text(p.Force))
	f.add("charges", text(p.Charges))
	f.add("ship ability", p.ShipAbility)
	f.add("loadout", list(p.Loadout))
	f.add("grants", list(p.Grants))
	f.add("needs", p.Needs)
	f.add("launched by", p.Launched)
	f.add("formats", list(PoolNames(p.Pools)))
	f.design(p.Design)
}

func (f *facts) upgrade(u *Upgrade) {
	f.add("slots", list(u.Slots))
	f.addNumber("limited", u.Limited)
	f.add("cost", u.Cost.String())
	f.add("only for", list(u.Restrictions))
	if u.OnePerShip {
		f.add("limited", "one on a ship")
	}
	f.add("needs", u.Needs)
	f.add("discounts", list(u.Discounts))
	f.add("squads", list(u.Squads))
	for _, side := range u.Sides {
		if len(u.Sides) > 1 {
			f.add("side", side.Title)
		}
		f.add("type", side.Type)
		f.add("weapon", text(side.Attack))
		f.add("charges", text(side.Charges))
		f.add("force", text(side.Force))
		f.add("grants", list(side.Grants))
		if side.Energy != nil {
			f.add("energy", strconv.Itoa(*side.Energy))
		}
		if side.Device != nil {
			f.add("device", side.Device.Name+", a "+side.Device.Kind)
		}
	}
	f.add("armaments", list(u.Armaments))
	f.add("formats", list(PoolNames(u.Pools)))
	f.design(u.Design)
}

// design says that some of a card's numbers are this project's own.
func (f *facts) design(own bool) {
	if own {
		f.add("design", "this project's own, in part or whole")
	}
}

// list writes things one after another.
func list[T any](things []T) string {
	words := make([]string, len(things))
	for i, thing := range things {
		words[i] = fmt.Sprint(thing)
	}
	return strings.Join(words, ", ")
}

// text writes a thing that may be missing.
func text[T fmt.Stringer](thing *T) string {
	if thing == nil {
		return ""
	}
	return (*thing).String()
}
