package squad

import (
	"fmt"
	"io"
	"strings"

	"koiogran/engine/data"
)

// Sheet writes the squad for people: ships with their numbers, upgrades with their prices, and
// the total.
func Sheet(w io.Writer, c *data.Catalogue, s Squad) error {
	var out strings.Builder
	sheetOf(c, s).print(&out)
	if _, err := io.WriteString(w, out.String()); err != nil {
		return fmt.Errorf("squad: writing the sheet: %w", err)
	}
	return nil
}

// sheet is a squad with the names and numbers of its cards.
type sheet struct {
	Name      string      `json:"name"`
	Faction   string      `json:"faction"` // in words
	Points    int         `json:"points"`
	Ships     []sheetShip `json:"ships"`
	Obstacles []string    `json:"obstacles,omitempty"`
	Report    *Report     `json:"report,omitempty"`
	count     int         // of ships; the halves of a huge one are one
}

type sheetShip struct {
	ID         string      `json:"id"`
	Name       string      `json:"name"`
	Caption    string      `json:"caption,omitempty"`
	Ship       string      `json:"ship"`
	Initiative int         `json:"initiative"`
	Skill      string      `json:"-"` // what the initiative is called
	Stats      data.Stats  `json:"stats"`
	Points     int         `json:"points"` // with upgrades
	Card       int         `json:"card"`   // without
	Upgrades   []sheetCard `json:"upgrades"`
}

type sheetCard struct {
	ID     string      `json:"id"`
	Name   string      `json:"name"`
	Slots  []data.Slot `json:"slots"`
	Points *int        `json:"points,omitempty"` // none where the ship card's price includes it
}

func sheetOf(c *data.Catalogue, s Squad) *sheet {
	sheet := &sheet{
		Name: s.Name, Faction: string(s.Faction), Points: Cost(c, s), Obstacles: s.Obstacles,
		count: s.Count(c),
	}
	if f, ok := c.Faction(s.Faction); ok {
		sheet.Faction = f.Name
	}
	for _, ship := range s.Ships {
		sheet.Ships = append(sheet.Ships, sheetOfShip(c, ship))
	}
	return sheet
}

func sheetOfShip(c *data.Catalogue, s Ship) sheetShip {
	entry := sheetShip{ID: s.Pilot, Name: s.Pilot, Points: s.Cost(c), Upgrades: []sheetCard{}}
	pilot, ok := c.Pilot(s.Pilot)
	if !ok {
		return entry
	}
	entry.Name, entry.Caption, entry.Ship = pilot.Name, pilot.Caption, pilot.Ship
	entry.Skill = c.Skill
	entry.Initiative, entry.Stats, entry.Card = pilot.Initiative, c.Stats(pilot), pilot.Cost
	if kind, ok := c.Ship(pilot.Ship); ok {
		entry.Ship = kind.Name
	}
	for _, equipped := range s.Upgrades {
		card := sheetCard{ID: equipped.ID, Name: equipped.ID}
		if u, ok := c.Upgrade(equipped.ID); ok {
			card.Name, card.Slots = u.Name, u.Slots
			if price, ok := c.Price(u, pilot); ok && len(pilot.Loadout) == 0 {
				price = data.Discounted(u, price, s.cards(c))
				card.Points = &price
			}
		}
		entry.Upgrades = append(entry.Upgrades, card)
	}
	return entry
}

func (s *sheet) print(out *strings.Builder) {
	name := s.Name
	if name == "" {
		name = "Unnamed squad"
	}
	fmt.Fprintf(out, "%s\n%s, %s, %s\n", name, s.Faction,
		count(s.count, "ship"), count(s.Points, "point"))
	for _, ship := range s.Ships {
		ship.print(out)
	}
	if len(s.Obstacles) > 0 {
		var names []string
		for _, code := range s.Obstacles {
			names = append(names, ObstacleName(code))
		}
		fmt.Fprintf(out, "\nObstacles: %s\n", strings.Join(names, "; "))
	}
}

func (s *sheetShip) print(out *strings.Builder) {
	name := s.Name
	if s.Caption != "" {
		name += " (" + s.Caption + ")"
	}
	out.WriteByte('\n')
	priced(out, name, s.Points)
	fmt.Fprintf(out, "  %s, %s %d", s.Ship, s.Skill, s.Initiative)
	for _, stat := range s.Stats {
		fmt.Fprintf(out, ", %s", stat)
	}
	out.WriteByte('\n')
	if len(s.Upgrades) > 0 {
		priced(out, "  ship card", s.Card)
	}
	for _, card := range s.Upgrades {
		name := "  " + card.Name
		if len(card.Slots) > 0 {
			name += " (" + wordsOf(card.Slots, "and") + ")"
		}
		if card.Points == nil {
			out.WriteString(name + "\n")
			continue
		}
		priced(out, name, *card.Points)
	}
}

// priced writes a name and, in a column on the right, its points.
func priced(out *strings.Builder, name string, points int) {
	const column = 60
	room := max(column-len([]rune(name)), 1)
	fmt.Fprintf(out, "%s %s %3d\n", name, strings.Repeat(".", room), points)
}
