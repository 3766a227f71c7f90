package squad

import (
	"fmt"
	"io"
	"strings"

	"koiogran/data"
)

// Sheet writes the squad for people: ships with their numbers, upgrades with their prices, and
// the total.
func Sheet(w io.Writer, c *data.Catalogue, s Squad) error {
	var out strings.Builder
	name := s.Name
	if name == "" {
		name = "A squad without a name"
	}
	faction := string(s.Faction)
	if f, ok := c.Faction(s.Faction); ok {
		faction = f.Name
	}
	fmt.Fprintf(&out, "%s\n%s, %d ships, %d points\n", name, faction, len(s.Ships), Cost(c, s))
	for _, ship := range s.Ships {
		sheetShip(&out, c, ship)
	}
	if len(s.Obstacles) > 0 {
		fmt.Fprintf(&out, "\nObstacles: %s\n", strings.Join(s.Obstacles, ", "))
	}
	if _, err := io.WriteString(w, out.String()); err != nil {
		return fmt.Errorf("squad: writing the sheet: %w", err)
	}
	return nil
}

func sheetShip(out *strings.Builder, c *data.Catalogue, s Ship) {
	pilot, ok := c.Pilot(s.Pilot)
	if !ok {
		fmt.Fprintf(out, "\n%s, which this points list does not have\n", s.Pilot)
		return
	}
	line(out, 0, titled(pilot.Name, pilot.Caption), s.Cost(c))
	kind := pilot.Ship
	if ship, ok := c.Ship(pilot.Ship); ok {
		kind = ship.Name
	}
	fmt.Fprintf(out, "  %s, initiative %d", kind, pilot.Initiative)
	for _, stat := range c.Stats(pilot) {
		fmt.Fprintf(out, ", %s", stat)
	}
	out.WriteByte('\n')
	if len(s.Upgrades) == 0 {
		return
	}
	line(out, 2, "ship card", pilot.Cost)
	for _, equipped := range s.Upgrades {
		sheetUpgrade(out, c, pilot, equipped)
	}
}

func sheetUpgrade(out *strings.Builder, c *data.Catalogue, pilot *data.Pilot, equipped Upgrade) {
	u, ok := c.Upgrade(equipped.ID)
	name := equipped.ID
	if ok {
		name = fmt.Sprintf("%s (%s)", u.Name, wordsOf(u.Slots, "and"))
	}
	if !ok || len(pilot.Loadout) > 0 {
		fmt.Fprintf(out, "  %s\n", name)
		return
	}
	price, _ := c.Price(u, pilot)
	line(out, 2, name, price)
}

// line writes a name and, in a column on the right, its points.
func line(out *strings.Builder, indent int, name string, points int) {
	const column = 60
	if indent == 0 {
		out.WriteByte('\n')
	}
	room := column - indent - len([]rune(name))
	fmt.Fprintf(out, "%s%s %s %3d\n", strings.Repeat(" ", indent), name,
		strings.Repeat(".", max(room, 1)), points)
}

func titled(name, caption string) string {
	if caption == "" {
		return name
	}
	return name + " (" + caption + ")"
}
