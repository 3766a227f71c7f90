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
	case slices.Contains(in.way.decks, deck):
		in.squad.Deck = deck
	default:
		in.report.drop("The damage deck %s is not known.", quote(in.file.deck))
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

// pairSections gives the two halves of a huge ship the same number. Halves that the file does
// not number are paired in their order.
func (in *reader) pairSections() {
	ships, next := in.squad.Ships, 0
	for i := range ships {
		if _, half := sectionOf(in.shipOf(&ships[i])); half == "" {
			ships[i].Section = 0
		}
		next = max(next, ships[i].Section)
	}
	for i := range ships {
		whole, half := sectionOf(in.shipOf(&ships[i]))
		if half == "" || ships[i].Section > 0 {
			continue
		}
		next++
		ships[i].Section = next
		other := slices.IndexFunc(ships, func(s Ship) bool {
			w, h := sectionOf(in.shipOf(&s))
			return s.Section == 0 && w == whole && h != half && h != ""
		})
		if other >= 0 {
			ships[other].Section = next
		}
	}
}

// shipOf is the ship type of a ship, of huge ones that of the half.
func (in *reader) shipOf(s *Ship) string {
	pilot, ok := in.c.Pilot(s.Pilot)
	if !ok {
		return ""
	}
	if kind, ok := in.c.Ship(pilot.Ship); ok && kind.Size == data.Huge {
		return kind.ID
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
