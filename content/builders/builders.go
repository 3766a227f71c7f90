// Package builders holds the numbers that squad builders write in their links, and which card each stands for. They
// are facts; koiogran cards builders makes the files from tables of the builders.
package builders

import (
	"embed"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed data/*.txt
var files embed.FS

// Table is what the numbers of one builder stand for: the ids of squad files. A card that the project does not have
// stands under the id that the builder gives it.
type Table struct {
	Pilots, Upgrades       map[int]string
	Titles, Modifications  map[int]string // first edition's builder counts these apart
	Ships, Factions, Slots map[int]string // of Launch Bay Next
	Obstacles              []string       // of Launch Bay Next, by their number
	Builds                 map[int]Build  // of quick builds
	// Foreign are the ids of cards that the project does not have: those of later rulesets. A "?" goes before them.
	Foreign map[string]bool
}

// Build is a quick build as a builder has it.
type Build struct {
	Pilot    string
	Upgrades []string
	Linked   int // the number of the build whose ship comes with it, -1 for none
	Wingmate int // the number of the build of its wingmates, -1 for none
}

// Names of the tables.
const (
	Raithos = "raithos"    // yasb.app
	Legacy  = "legacy"     // xwing-legacy.com, of X2PO
	XLC     = "xlc"        // the builder of the league XLC
	First   = "yasb-first" // first edition
	LBN     = "launch-bay" // Launch Bay Next
)

// Names lists the tables that are files.
func Names() []string { return []string{Raithos, Legacy, XLC, First, LBN} }

var tables = func() map[string]func() *Table {
	all := map[string]func() *Table{}
	for _, name := range Names() {
		all[name] = sync.OnceValue(func() *Table { return carried(name) })
	}
	return all
}()

// Named returns a table; it is read from its file when it is first asked for.
func Named(name string) *Table { return tables[name]() }

// carried reads a table that the program carries.
func carried(name string) *Table {
	content, err := files.ReadFile("data/" + name + ".txt")
	if err != nil {
		panic(err)
	}
	text := string(content)
	if rest, ok := strings.CutPrefix(text, likeRaithos); ok {
		base, err := files.ReadFile("data/" + Raithos + ".txt")
		if err != nil {
			panic(err)
		}
		text = string(base) + rest // of two lines for a number the later one counts
	}
	return Parse(text)
}

// likeRaithos is the first line of a table of which only what differs from that of Raithos is written.
const likeRaithos = "like raithos\n"

// Differences writes a table as what differs from a base: lines that the base does not have, and numbers without
// anything for those that only the base has.
func Differences(base, table string) string {
	had, has := linesByNumber(base), linesByNumber(table)
	var out strings.Builder
	out.WriteString(likeRaithos)
	for _, part := range has.parts {
		out.WriteString(part + "\n")
		all := slices.Sorted(maps.Keys(has.of[part]))
		for n := range had.of[part] {
			if _, ok := has.of[part][n]; !ok {
				all = append(all, n)
			}
		}
		slices.Sort(all)
		for _, n := range all {
			if was, ok := had.of[part][n]; !ok || was != has.of[part][n] {
				out.WriteString(strconv.Itoa(n) + " " + has.of[part][n] + "\n")
			}
		}
	}
	return out.String()
}

// numbered are the lines of a table by their part and number.
type numbered struct {
	parts []string
	of    map[string]map[int]string
}

func linesByNumber(table string) numbered {
	all := numbered{of: map[string]map[int]string{}}
	for line := range strings.Lines(table) {
		line = strings.TrimSuffix(line, "\n")
		word, rest, _ := strings.Cut(line, " ")
		n, err := strconv.Atoi(word)
		if err != nil {
			all.parts = append(all.parts, line)
			all.of[line] = map[int]string{}
			continue
		}
		all.of[all.parts[len(all.parts)-1]][n] = rest
	}
	return all
}

// kinds returns the parts of a file, by the word above them.
func (t *Table) kinds() map[string]*map[int]string {
	return map[string]*map[int]string{
		"pilots": &t.Pilots, "upgrades": &t.Upgrades, "titles": &t.Titles, "modifications": &t.Modifications,
		"ships": &t.Ships, "factions": &t.Factions, "slots": &t.Slots,
	}
}

// Parse reads the file of a table: the name of a part in a line, then its numbers, each with what it stands for.
func Parse(content string) *Table {
	t := &Table{Builds: map[int]Build{}, Foreign: map[string]bool{}}
	kinds := t.kinds()
	var into *map[int]string
	part := ""
	for line := range strings.Lines(content) {
		line = strings.TrimSuffix(line, "\n")
		word, rest, numbered := strings.Cut(line, " ")
		n, err := strconv.Atoi(word)
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case err != nil || !numbered:
			part = line
			if into = kinds[part]; into != nil && *into == nil {
				*into = map[int]string{}
			}
		case rest == "" && part == "builds":
			delete(t.Builds, n)
		case rest == "":
			delete(*into, n)
		case part == "obstacles":
			t.Obstacles = append(t.Obstacles, rest)
		case part == "builds":
			t.Builds[n] = parseBuild(rest)
		case into != nil:
			id, foreign := strings.CutPrefix(rest, "?")
			(*into)[n] = id
			if foreign {
				t.Foreign[id] = true
			}
		}
	}
	return t
}

// parseBuild reads "PILOT UPGRADE,UPGRADE LINKED WINGMATE"; "-" for none.
func parseBuild(text string) Build {
	b := Build{Linked: -1, Wingmate: -1}
	parts := strings.Fields(text)
	for i, part := range parts {
		if part == "-" {
			continue
		}
		switch i {
		case 0:
			b.Pilot = part
		case 1:
			b.Upgrades = strings.Split(part, ",")
		case 2:
			b.Linked, _ = strconv.Atoi(part)
		case 3:
			b.Wingmate, _ = strconv.Atoi(part)
		}
	}
	return b
}

// Later returns the highest number that stands for an id; false where none does.
func Later(of map[int]string, id string) (int, bool) {
	found, ok := 0, false
	for n, other := range of {
		if other == id && (!ok || n > found) {
			found, ok = n, true
		}
	}
	return found, ok
}

// Number returns the number that stands for an id, the lowest of several; false where none does.
func Number(of map[int]string, id string) (int, bool) {
	found, ok := 0, false
	for n, other := range of {
		if other == id && (!ok || n < found) {
			found, ok = n, true
		}
	}
	return found, ok
}
