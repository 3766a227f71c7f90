// Package cardimport makes the tables of package data from the folders of card data that the
// community keeps, and from this project's own file of Flightpath units. It serves one command,
// koiogran cards import. Facts are taken over, card text is not.
package cardimport

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// ErrImport is wrapped by every complaint about a source folder.
var ErrImport = errors.New("cardimport: not as expected")

// Import turns a folder of card data in the community's format into a catalogue. For the second
// edition the folder has the subfolders pilots, upgrades, conditions, damage-decks, quick-builds
// and factions, for the first it has one file for each kind of card; Flightpath's units.json holds
// everything. Facts are taken over, card text is not. Everything that is not understood is an
// error naming file, card and what was expected; all of them are reported at once.
func Import(fsys fs.FS) (*data.Catalogue, error) {
	if _, err := fs.Stat(fsys, "units.json"); err == nil {
		return importFlightpath(fsys)
	}
	if _, err := fs.Stat(fsys, "ships.json"); err == nil {
		return importFirst(fsys)
	}
	im := &importer{fsys: fsys, out: &data.Catalogue{
		Edition: "second", Skill: "initiative", Scenarios: []data.Scenario{},
	}}
	im.factions()
	im.ships()
	im.upgrades()
	im.conditions()
	im.damageDeck()
	im.quickBuilds()
	sortRows(im.out)
	amend(im.out)
	im.errs = append(im.errs, verify(im.out)...)
	if err := errors.Join(im.errs...); err != nil {
		return nil, err
	}
	return im.out, nil
}

// Files imports a folder as Import does and returns the tables to write, under the name
// that the points list goes by, or that of the tables which the program carries if it is empty.
func Files(fsys fs.FS, points string) (edition string, files []data.File, err error) {
	c, err := Import(fsys)
	if err != nil {
		return "", nil, err
	}
	c.Points = points
	for _, carried := range []*data.Catalogue{data.First(), data.Second(), data.Flightpath()} {
		if points == "" && carried.Edition == c.Edition {
			c.Points = carried.Points
		}
	}
	files, err = c.Files()
	return c.Edition, files, err
}

type importer struct {
	fsys fs.FS
	out  *data.Catalogue
	file string // being read
	card string // being read
	errs []error
}

func (im *importer) fail(format string, args ...any) {
	where := im.file
	if im.card != "" {
		where += ": " + im.card
	}
	im.errs = append(im.errs, fmt.Errorf("%w: %s: %s", ErrImport, where, fmt.Sprintf(format, args...)))
}

// each calls read with the content of every file that matches the pattern, in order of name.
func (im *importer) each(pattern string, read func(content []byte)) {
	names, err := fs.Glob(im.fsys, pattern)
	im.file, im.card = pattern, ""
	if err != nil || len(names) == 0 {
		im.fail("expected at least one such file")
		return
	}
	for _, name := range names {
		im.file, im.card = name, ""
		content, err := fs.ReadFile(im.fsys, name)
		if err != nil {
			im.fail("%v", err)
			continue
		}
		read(content)
	}
}

// decode fills into from content, or complains.
func (im *importer) decode(content []byte, into any) bool {
	err := json.Unmarshal(content, into)
	if err != nil {
		im.fail("expected the community's card format: %v", err)
	}
	return err == nil
}

func (im *importer) factions() {
	im.each("factions/*.json", func(content []byte) {
		var rows []sourceFaction
		if !im.decode(content, &rows) {
			return
		}
		for _, row := range rows {
			im.out.Factions = append(im.out.Factions,
				data.Faction{ID: data.FactionID(row.XWS), Name: row.Name})
		}
	})
}

func (im *importer) ships() {
	im.each("pilots/*/*.json", func(content []byte) {
		var row sourceShip
		if !im.decode(content, &row) {
			return
		}
		im.card = row.XWS
		im.addShip(data.Ship{
			ID:      row.XWS,
			Name:    row.Name,
			Size:    term(im, "size", row.Size, data.Sizes()),
			Stats:   im.stats(row.Stats),
			Actions: im.actions(row.Actions),
			Dial:    im.dial(row.Dial),
		})
		for _, pilot := range row.Pilots {
			im.pilot(&row, pilot)
		}
	})
}

// addShip keeps one row for a ship that flies for several factions.
func (im *importer) addShip(ship data.Ship) {
	i := slices.IndexFunc(im.out.Ships, func(s data.Ship) bool { return s.ID == ship.ID })
	if i < 0 {
		im.out.Ships = append(im.out.Ships, ship)
		return
	}
	if !reflect.DeepEqual(im.out.Ships[i], ship) {
		im.fail("expected the same ship as in the other faction's file")
	}
}

func (im *importer) dial(codes []string) []data.Maneuver {
	dial := make([]data.Maneuver, 0, len(codes))
	for _, code := range codes {
		m, err := dialCode(code)
		if err != nil {
			im.fail("%v", err)
			continue
		}
		dial = append(dial, m)
	}
	return dial
}

// dialCode reads the community's three-letter codes: "3BW" is a white bank left at speed 3.
func dialCode(code string) (data.Maneuver, error) {
	bearings := map[byte]data.Bearing{
		'T': data.TurnLeft, 'B': data.BankLeft, 'F': data.Straight, 'N': data.BankRight,
		'Y': data.TurnRight,
		'K': data.Koiogran, 'L': data.SegnorLeft, 'P': data.SegnorRight,
		'E': data.TallonLeft, 'R': data.TallonRight,
		'O': data.Stationary, 'A': data.ReverseBankLeft, 'S': data.ReverseStraight,
		'D': data.ReverseBankRight,
	}
	difficulties := map[byte]data.Difficulty{
		'G': data.Green, 'B': data.Blue, 'W': data.White, 'R': data.Red, 'P': data.Purple,
	}
	if len(code) != 3 || code[0] < '0' || code[0] > '0'+data.MaxSpeed {
		return data.Maneuver{}, fmt.Errorf("dial code %q: expected speed, bearing and difficulty", code)
	}
	bearing, ok := bearings[code[1]]
	if !ok {
		return data.Maneuver{}, fmt.Errorf("dial code %q: expected a bearing, not %q", code, code[1])
	}
	difficulty, ok := difficulties[code[2]]
	if !ok {
		return data.Maneuver{}, fmt.Errorf("dial code %q: expected a difficulty, not %q", code, code[2])
	}
	return data.Maneuver{Speed: int(code[0] - '0'), Bearing: bearing, Difficulty: difficulty}, nil
}

func (im *importer) conditions() {
	im.each("conditions/*.json", func(content []byte) {
		var rows []sourceCondition
		if !im.decode(content, &rows) {
			return
		}
		for _, row := range rows {
			im.out.Conditions = append(im.out.Conditions,
				data.Condition{ID: row.XWS, Name: row.Name, Limited: row.Limited})
		}
	})
}

func (im *importer) damageDeck() {
	im.each("damage-decks/*.json", func(content []byte) {
		var deck sourceDeck
		if !im.decode(content, &deck) {
			return
		}
		for _, card := range deck.Cards {
			im.out.Damage = append(im.out.Damage, data.DamageCard{
				ID: data.Key(card.Title), Name: card.Title, Trait: kebab(card.Type), Count: card.Amount,
			})
		}
	})
}

func (im *importer) quickBuilds() {
	im.each("quick-builds/*.json", func(content []byte) {
		var source sourceQuickBuilds
		if !im.decode(content, &source) {
			return
		}
		for _, row := range source.Builds {
			build := data.QuickBuild{Threat: row.Threat}
			for _, ship := range row.Pilots {
				im.card = ship.ID
				quick := data.QuickShip{Pilot: ship.ID, Upgrades: im.quickUpgrades(ship.Upgrades)}
				build.Ships = append(build.Ships, quick)
				build.Faction = im.factionOf(ship.ID)
			}
			im.out.QuickBuilds = append(im.out.QuickBuilds, build)
		}
	})
}

// quickUpgrades lists the upgrades of a map from slot to ids in the order of our slots.
func (im *importer) quickUpgrades(bySlot map[string][]string) []string {
	var ids []string
	known := 0
	for _, slot := range data.Slots() {
		if list, ok := bySlot[string(slot)]; ok {
			ids = append(ids, list...)
			known++
		}
	}
	if known != len(bySlot) {
		im.fail("quick build: expected slots among %v", data.Slots())
	}
	return ids
}

func (im *importer) factionOf(pilot string) data.FactionID {
	for i := range im.out.Pilots {
		if im.out.Pilots[i].ID == pilot {
			return im.out.Pilots[i].Faction
		}
	}
	im.fail("quick build: expected a known pilot")
	return ""
}

// term reads one of a closed list of printed words.
func term[T ~string](im *importer, what, printed string, known []T) T {
	word := T(kebab(printed))
	if !slices.Contains(known, word) {
		im.fail("%s %q: expected one of %v", what, printed, known)
	}
	return word
}

// arc reads a printed arc, "Single Turret Arc".
func (im *importer) arc(printed string) data.Arc {
	return term(im, "arc", strings.TrimSuffix(printed, " Arc"), data.Arcs())
}

// sort puts every table into the order that the lookups rely on.
func sortRows(c *data.Catalogue) {
	slices.SortStableFunc(c.Factions, func(a, b data.Faction) int { return cmp.Compare(a.ID, b.ID) })
	slices.SortStableFunc(c.Ships, func(a, b data.Ship) int { return cmp.Compare(a.ID, b.ID) })
	slices.SortStableFunc(c.Pilots, func(a, b data.Pilot) int { return cmp.Compare(a.ID, b.ID) })
	slices.SortStableFunc(c.Upgrades, func(a, b data.Upgrade) int { return cmp.Compare(a.ID, b.ID) })
	slices.SortStableFunc(c.Conditions, func(a, b data.Condition) int {
		return cmp.Compare(a.ID, b.ID)
	})
	slices.SortStableFunc(c.Damage, func(a, b data.DamageCard) int { return cmp.Compare(a.ID, b.ID) })
	slices.SortStableFunc(c.QuickBuilds, func(a, b data.QuickBuild) int {
		return cmp.Compare(a.Faction, b.Faction)
	})
}

// kebab writes a printed term as the tables do: "Force Power" becomes "force-power".
func kebab(term string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(term)), " ", "-")
}
