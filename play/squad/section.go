package squad

import (
	"slices"
	"strings"

	"koiogran/engine/data"
)

// deck reads which damage deck a first-edition squad brings.
func (in *reader) deck() {
	deck := strings.ToLower(in.file.deck)
	switch {
	case deck == "":
	case slices.Contains(in.mode.decks, deck):
		in.squad.Deck = deck
	default:
		in.report.drop("Unknown damage deck %s.", quote(in.file.deck))
	}
}

// sectionOf returns the halves of a huge ship's name: "cr90corvette" and "fore".
func sectionOf(ship string) (whole, half string) {
	for _, half := range []string{"fore", "aft"} {
		if whole, ok := strings.CutSuffix(ship, half); ok {
			return whole, half
		}
	}
	return ship, ""
}

// PairSections gives the two halves of each huge ship of the squad the same number. Halves without a
// number are paired in their order.
func (s *Squad) PairSections(c *data.Catalogue) {
	next := 0
	for i := range s.Ships {
		if _, half := halfOf(c, &s.Ships[i]); half == "" {
			s.Ships[i].Section = 0
		}
		next = max(next, s.Ships[i].Section)
	}
	for i := range s.Ships {
		whole, half := halfOf(c, &s.Ships[i])
		if half == "" || s.Ships[i].Section > 0 {
			continue
		}
		next++
		s.Ships[i].Section = next
		other := slices.IndexFunc(s.Ships, func(o Ship) bool {
			w, h := halfOf(c, &o)
			return o.Section == 0 && w == whole && h != half && h != ""
		})
		if other >= 0 {
			s.Ships[other].Section = next
		}
	}
}

// Count returns how many ships the squad has: the two halves of a huge ship are one.
func (s *Squad) Count(c *data.Catalogue) int {
	n := len(s.Ships)
	for i := range s.Ships {
		if s.IsAft(c, i) {
			n--
		}
	}
	return n
}

// HasHuge reports whether the squad has a huge ship.
func (s *Squad) HasHuge(c *data.Catalogue) bool {
	return slices.ContainsFunc(s.Ships, func(ship Ship) bool {
		pilot, ok := c.Pilot(ship.Pilot)
		if !ok {
			return false
		}
		kind, ok := c.Ship(pilot.Ship)
		return ok && kind.Size == data.Huge
	})
}

// OtherHalf returns the ship card of the other half of a huge ship, nothing for any other ship card.
func OtherHalf(c *data.Catalogue, pilot *data.Pilot) string {
	whole, half := halfOf(c, &Ship{Pilot: pilot.ID})
	if half == "" {
		return ""
	}
	for i := range c.Pilots {
		p := &c.Pilots[i]
		if w, h := halfOf(c, &Ship{Pilot: p.ID}); h != "" && h != half && w == whole {
			return p.ID
		}
	}
	return ""
}

// IsAft reports whether a ship of the squad is the aft half of a huge ship whose fore half is there, too.
func (s *Squad) IsAft(c *data.Catalogue, i int) bool {
	_, half := halfOf(c, &s.Ships[i])
	return half == "aft" && s.otherHalf(c, i, "fore") != nil
}

// AftOf returns the aft half of a huge ship of the squad whose fore half is given, nil for any other ship.
func (s *Squad) AftOf(c *data.Catalogue, i int) *Ship {
	if _, half := halfOf(c, &s.Ships[i]); half != "fore" {
		return nil
	}
	return s.otherHalf(c, i, "aft")
}

// otherHalf finds the half of a name that belongs to the same huge ship as a half of the squad.
func (s *Squad) otherHalf(c *data.Catalogue, i int, name string) *Ship {
	whole, _ := halfOf(c, &s.Ships[i])
	for k := range s.Ships {
		w, half := halfOf(c, &s.Ships[k])
		if w == whole && half == name && s.Ships[k].Section == s.Ships[i].Section {
			return &s.Ships[k]
		}
	}
	return nil
}

// halfOf returns of which huge ship a ship card is a half, and which half; empty words for others.
func halfOf(c *data.Catalogue, s *Ship) (whole, half string) {
	pilot, ok := c.Pilot(s.Pilot)
	if !ok {
		return "", ""
	}
	if kind, ok := c.Ship(pilot.Ship); !ok || kind.Size != data.Huge {
		return "", ""
	}
	whole, half = sectionOf(pilot.Ship)
	if half == "" {
		return "", ""
	}
	return whole, half
}
