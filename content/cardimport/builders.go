package cardimport

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	"koiogran/content/builders"
	"koiogran/engine/data"
)

// builderCard is a card in a table of a builder.
type builderCard struct {
	XWS  string `json:"xws"`
	Ship string `json:"ship"`
	Slot string `json:"slot"`
	As   *struct {
		Pilot   string            `json:"pilot"`
		Upgrade map[string]string `json:"upgrade"`
	} `json:"as"`
}

// builderTable is a table of a builder that counts cards.
type builderTable struct {
	Pilots        map[string]builderCard `json:"pilots"`
	Upgrades      map[string]builderCard `json:"upgrades"`
	Titles        map[string]builderCard `json:"titles"`
	Modifications map[string]builderCard `json:"modifications"`
}

// launchTable is the table of Launch Bay Next, whose parts are lists of ids.
type launchTable struct {
	Factions  map[string]string `json:"factions"`
	Ships     map[string]string `json:"ships"`
	Pilots    map[string]string `json:"pilots"`
	Upgrades  map[string]string `json:"upgrades"`
	Slots     map[string]string `json:"slots"`
	Obstacles []string          `json:"obstacles"`
}

// buildTable is a table of quick builds.
type buildTable struct {
	QuickBuilds map[string]struct {
		Pilot    string      `json:"pilot"`
		Ship     string      `json:"ship"`
		Upgrades [][2]string `json:"upgrades"`
		Linked   *int        `json:"linkedId"`
		Wingmate *int        `json:"wingmateId"`
	} `json:"quickbuilds"`
}

// Builders makes the files of content/builders from a folder of tables of builders.
func Builders(folder fs.FS) ([]data.File, error) {
	var files []data.File
	base := ""
	for _, of := range []struct{ name, cards, builds string }{
		{builders.Raithos, "yasb-raithos.json", "yasb-raithos-quickbuilds.json"},
		{builders.Legacy, "yasb-x2po.json", "yasb-x2po-quickbuilds.json"},
		{builders.XLC, "yasb-xlc.json", ""},
		{builders.First, "yasb-first.json", ""},
	} {
		c := data.Second()
		if of.name == builders.First {
			c = data.First()
		}
		out, err := builderFile(folder, c, of.cards, of.builds)
		if err != nil {
			return nil, err
		}
		if of.name == builders.Raithos {
			base = out
		} else if c.Edition == "second" {
			out = builders.Differences(base, out)
		}
		files = append(files, data.File{Name: of.name + ".txt", Content: []byte(out)})
	}
	out, err := launchFile(folder)
	if err != nil {
		return nil, err
	}
	return append(files, data.File{Name: builders.LBN + ".txt", Content: []byte(out)}), nil
}

// builderFile writes the table of a builder that counts cards, with its quick builds if it has any.
func builderFile(folder fs.FS, c *data.Catalogue, cards, builds string) (string, error) {
	var table builderTable
	if err := readTable(folder, cards, &table); err != nil {
		return "", err
	}
	var out strings.Builder
	part(&out, "pilots", table.Pilots, func(b builderCard) string { return pilotID(c, b.XWS, b.Ship, b) })
	for _, p := range []struct {
		name string
		of   map[string]builderCard
	}{{"upgrades", table.Upgrades}, {"titles", table.Titles}, {"modifications", table.Modifications}} {
		if len(p.of) > 0 {
			part(&out, p.name, p.of, func(b builderCard) string { return upgradeID(c, b.XWS) })
		}
	}
	if builds == "" {
		return out.String(), nil
	}
	var quick buildTable
	if err := readTable(folder, builds, &quick); err != nil {
		return "", err
	}
	out.WriteString("builds\n")
	for _, n := range slices.Sorted(maps.Keys(numbers(quick.QuickBuilds))) {
		b := quick.QuickBuilds[strconv.Itoa(n)]
		var ids []string
		for _, u := range b.Upgrades {
			ids = append(ids, u[1])
		}
		fmt.Fprintf(&out, "%d %s %s %s %s\n", n, pilotID(c, b.Pilot, b.Ship, builderCard{}), orDash(strings.Join(ids, ",")),
			orNone(b.Linked), orNone(b.Wingmate))
	}
	return out.String(), nil
}

// launchFile writes the table of Launch Bay Next.
func launchFile(folder fs.FS) (string, error) {
	var table launchTable
	if err := readTable(folder, "lbn.json", &table); err != nil {
		return "", err
	}
	var out strings.Builder
	c := data.Second()
	as := func(id string) string { return id }
	part(&out, "factions", table.Factions, as)
	part(&out, "ships", table.Ships, as)
	part(&out, "pilots", table.Pilots, func(id string) string {
		if _, ok := c.Pilot(id); ok {
			return id
		}
		return "?" + id
	})
	part(&out, "upgrades", table.Upgrades, func(id string) string { return upgradeID(c, id) })
	part(&out, "slots", table.Slots, as)
	out.WriteString("obstacles\n")
	for i, code := range table.Obstacles {
		fmt.Fprintf(&out, "%d %s\n", i, code)
	}
	return out.String(), nil
}

func readTable(folder fs.FS, name string, into any) error {
	content, err := fs.ReadFile(folder, name)
	if err != nil {
		return fmt.Errorf("cardimport: reading a table of a builder: %w", err)
	}
	if err := json.Unmarshal(content, into); err != nil {
		return fmt.Errorf("cardimport: %s: expected a table of a builder: %w", name, err)
	}
	return nil
}

// part writes a part of a table by its numbers.
func part[Row any](out *strings.Builder, name string, of map[string]Row, id func(Row) string) {
	out.WriteString(name + "\n")
	for _, n := range slices.Sorted(maps.Keys(numbers(of))) {
		fmt.Fprintf(out, "%d %s\n", n, id(of[strconv.Itoa(n)]))
	}
}

// numbers returns the keys of a table that are numbers.
func numbers[Row any](of map[string]Row) map[int]bool {
	all := map[int]bool{}
	for key := range of {
		if n, err := strconv.Atoi(key); err == nil {
			all[n] = true
		}
	}
	return all
}

// pilotID is our id of a ship card that a builder names by its id and ship, followed by the upgrade that our card
// needs to be the same.
func pilotID(c *data.Catalogue, xws, ship string, card builderCard) string {
	if card.As != nil {
		for _, upgrade := range card.As.Upgrade {
			return card.As.Pilot + "+" + upgrade
		}
	}
	if p, ok := c.Pilot(xws); ok && p.Ship == ship {
		return p.ID
	}
	for i := range c.Pilots {
		if p := &c.Pilots[i]; (p.ID == xws || p.XWS == xws) && p.Ship == ship {
			return p.ID
		}
	}
	return "?" + xws
}

// upgradeID returns the id of an upgrade, marked where the project does not have it.
func upgradeID(c *data.Catalogue, id string) string {
	if _, ok := c.Upgrade(id); ok {
		return id
	}
	return "?" + id
}

func orNone(n *int) string {
	if n == nil {
		return "-"
	}
	return strconv.Itoa(*n)
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}
