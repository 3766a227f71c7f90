package squad

import (
	"fmt"
	"io"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"koiogran/content/builders"
	"koiogran/engine/data"
)

// Link is a link that opens a squad in a builder.
type Link struct {
	Form  string   // as Conversions names it
	Title string   // what the builder is called
	URL   string   // of ours only what follows the address of a server
	Lacks []string // names of cards that the builder has no number for, which are left out
}

// Links lists the links of a squad: our own, and those of the builders of its game.
func Links(c *data.Catalogue, s Squad) []Link {
	links := []Link{{Form: "own", Title: "Koiogran", URL: OwnLink(c, s)}}
	for _, form := range []string{"legacy", "yasb", "lbn", "yasb-first"} {
		if link, err := LinkTo(c, s, form); err == nil {
			links = append(links, link)
		}
	}
	return links
}

// LinkTo writes the link of a squad for a builder: "yasb", "legacy", "lbn" or "yasb-first". It fails for a squad of a game
// that the builder is not for.
func LinkTo(c *data.Catalogue, s Squad, form string) (Link, error) {
	of := map[string]struct{ edition, table, title, address string }{
		"yasb":       {Second, builders.Raithos, "YASB", "https://yasb.app/"},
		"legacy":     {Second, builders.Legacy, "X2PO's builder", "https://xwing-legacy.com/"},
		"lbn":        {Second, builders.LBN, "Launch Bay Next", "https://launchbaynext.app/print"},
		"yasb-first": {First, builders.First, "YASB", "https://geordanr.github.io/xwing/"},
	}[form]
	if of.edition != s.Edition {
		return Link{}, fmt.Errorf("%w: links of the form %s are for squads of %s", ErrConversion, form, GameName(of.edition))
	}
	w := linkWriter{c: c, s: s, table: builders.Named(of.table)}
	link := Link{Form: form, Title: of.title}
	if form == "lbn" {
		link.URL = of.address + "?lbx=" + w.launchBay()
	} else {
		code := w.letters
		if form == "yasb-first" {
			code = w.colons
		}
		faction, _ := c.Faction(s.Faction)
		name := map[data.FactionID]string{"rebel": "Rebel Alliance", "imperial": "Galactic Empire", "scum": "Scum and Villainy"}[s.Faction]
		if name == "" && faction != nil {
			name = faction.Name
		}
		link.URL = of.address + "?f=" + escape(name) + "&d=" + code() + "&sn=" + escape(s.Name) + "&obs=" +
			strings.Join(s.Obstacles, ",")
	}
	link.Lacks = w.lacks
	return link, nil
}

// escape writes a text for a link, with %20 for spaces, which every program reads.
func escape(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }

// linkWriter writes the code of a link.
type linkWriter struct {
	c     *data.Catalogue
	s     Squad
	table *builders.Table
	lacks []string
}

// number returns the number of a card, and notes a card without one.
func (w *linkWriter) number(of map[int]string, id, name string) (string, bool) {
	n, ok := builders.Number(of, id)
	if !ok {
		w.lacks = append(w.lacks, name)
	}
	return strconv.Itoa(n), ok
}

// pilot returns the number of a ship card, and the upgrades that a link lists for it: none of a standard loadout.
func (w *linkWriter) pilot(ship *Ship) (number string, upgrades []Upgrade, ok bool) {
	name, upgrades := ship.Pilot, ship.Upgrades
	if p, known := w.c.Pilot(ship.Pilot); known {
		name = p.Name
		if len(p.Loadout) > 0 {
			upgrades = nil
		}
	}
	if p, known := w.c.Pilot(ship.Pilot); known && p.XWS != "" {
		_, own := builders.Number(w.table.Pilots, p.ID)
		if n, ok := builders.Later(w.table.Pilots, p.XWS); ok && !own { // the same card of another faction, which came later
			return strconv.Itoa(n), upgrades, true
		}
	}
	number, ok = w.number(w.table.Pilots, ship.Pilot, name)
	return number, upgrades, ok
}

// nameOf returns what an upgrade is called.
func (w *linkWriter) nameOf(id string) string {
	if u, ok := w.c.Upgrade(id); ok {
		return u.Name
	}
	return id
}

// letters writes version 8 of YASB's code.
func (w *linkWriter) letters() string {
	var ships []string
	for i := range w.s.Ships {
		pilot, upgrades, ok := w.pilot(&w.s.Ships[i])
		if !ok {
			continue
		}
		var numbers []string
		for _, u := range upgrades {
			if n, ok := w.number(w.table.Upgrades, u.ID, w.nameOf(u.ID)); ok {
				numbers = append(numbers, n)
			}
		}
		ships = append(ships, pilot+"X"+strings.Join(numbers, "W"))
	}
	mode := "s"
	if w.s.HasHuge(w.c) {
		mode = "e"
	}
	return "v8Z" + mode + "Z" + strconv.Itoa(max(Cost(w.c, w.s), UsualOf(Second).Points)) + "Z" + strings.Join(ships, "Y")
}

// barOrder is the order in which first edition's builder has the slots of a ship, that of the printed bars.
var barOrder = []data.Slot{
	"elite", "system", "turret", "cannon", "torpedo", "missile", "crew", "astromech", "salvaged-astromech", "bomb", "illicit",
	"tech", "cargo", "hardpoint", "team",
}

// colons writes version 4 of YASB's code, for first edition: a place for each slot of the ship, and behind the title and
// the modification what they give room for.
func (w *linkWriter) colons() string {
	var ships []string
	for i := range w.s.Ships {
		pilot, upgrades, ok := w.pilot(&w.s.Ships[i])
		if !ok {
			continue
		}
		ships = append(ships, pilot+":"+w.bar(w.s.Ships[i].Pilot, upgrades))
	}
	mode := "s"
	if w.s.HasHuge(w.c) {
		mode = "e"
	}
	return "v4!" + mode + "!" + strings.Join(ships, ";")
}

// bar writes the upgrades of a ship of first edition.
func (w *linkWriter) bar(id string, upgrades []Upgrade) string {
	var slots []data.Slot
	if p, ok := w.c.Pilot(id); ok {
		slots = slices.Clone(p.Slots)
	}
	slices.SortStableFunc(slots, func(a, b data.Slot) int { return slices.Index(barOrder, a) - slices.Index(barOrder, b) })
	places := make([]string, len(slots))
	title, modification := "-1", "-1"
	var given []string
	for _, u := range upgrades {
		of, mark, single := w.table.Upgrades, "U", (*string)(nil)
		switch u.Slot {
		case "title":
			of, mark, single = w.table.Titles, "T", &title
		case "modification":
			of, mark, single = w.table.Modifications, "M", &modification
		}
		n, ok := w.number(of, u.ID, w.nameOf(u.ID))
		if !ok {
			continue
		}
		if single != nil && *single == "-1" {
			*single = n
			continue
		}
		at := -1
		for k := range slots {
			if at < 0 && slots[k] == u.Slot && places[k] == "" {
				at = k
			}
		}
		if at < 0 {
			given = append(given, mark+"."+n)
			continue
		}
		places[at] = n
	}
	for k := range places {
		if places[k] == "" {
			places[k] = "-1"
		}
	}
	return strings.Join(places, ",") + ":" + title + ":" + modification + ":" + strings.Join(given, ",")
}

// launchBay writes the code of Launch Bay Next, of its present form. It has the id of a card without a number.
func (w *linkWriter) launchBay() string {
	word := func(of map[int]string, id string) string {
		if n, ok := builders.Number(of, id); ok {
			return strconv.Itoa(n)
		}
		return "'" + id + "'"
	}
	faction, _ := w.c.Faction(w.s.Faction)
	number := 0
	if faction != nil {
		number, _ = builders.Number(w.table.Factions, faction.Name)
	}
	var ships, rocks []string
	for i := range w.s.Ships {
		ship := &w.s.Ships[i]
		kind, upgrades := "", ship.Upgrades
		if p, ok := w.c.Pilot(ship.Pilot); ok {
			kind = p.Ship
			if len(p.Loadout) > 0 {
				upgrades = nil
			}
		}
		text := "l" + word(w.table.Ships, kind) + "." + word(w.table.Pilots, ship.Pilot)
		for _, u := range upgrades {
			text += ".l" + word(w.table.Slots, string(u.Slot)) + "." + word(w.table.Upgrades, u.ID) + "r"
		}
		ships = append(ships, text+"r")
	}
	for _, code := range w.s.Obstacles {
		if n := slices.Index(w.table.Obstacles, code); n >= 0 {
			rocks = append(rocks, strconv.Itoa(n))
		}
	}
	name := strings.NewReplacer("'", "’", `"`, "”").Replace(w.s.Name)
	return fmt.Sprintf("'%s'.%d.%d.0.2.l%sr.l%sr", escape(name), Cost(w.c, w.s), number, strings.Join(ships, "."),
		strings.Join(rocks, "."))
}

// writeLink writes a squad as a link of a builder, and what the builder lacks into the report.
func writeLink(form string) func(io.Writer, *data.Catalogue, Squad, *Report) error {
	return func(w io.Writer, c *data.Catalogue, s Squad, report *Report) error {
		link := Link{URL: OwnLink(c, s)}
		if form != "own" {
			var err error
			if link, err = LinkTo(c, s, form); err != nil {
				return err
			}
		}
		for _, name := range link.Lacks {
			report.drop("%s, which %s has no number for.", name, link.Title)
		}
		_, err := fmt.Fprintln(w, link.URL)
		return err
	}
}
