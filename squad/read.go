package squad

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"koiogran/data"
)

// ErrEdition is about squads of games other than the one that is played.
var ErrEdition = errors.New("squad: another edition")

// Read reads a squad from an XWS file, plain or compressed as in QR codes. It takes what it
// can: the report names everything that was dropped or understood generously. It fails only
// where no squad is left: on a file that is not JSON or breaks a limit, without any known ship,
// or for another game than that of the catalogue.
func Read(r io.Reader, c *data.Catalogue) (Squad, Report, error) {
	s, report, _, err := ReadAny(r, c)
	return s, report, err
}

// ReadAny reads a squad as Read does, of the edition of any of these catalogues, and returns the
// one of the squad's edition. The file shows which that is.
func ReadAny(r io.Reader, of ...*data.Catalogue) (Squad, Report, *data.Catalogue, error) {
	in := &reader{of: of}
	err := in.open(r)
	if err != nil {
		return Squad{}, in.report, nil, err
	}
	return in.squad, in.report, in.c, nil
}

// open reads the file down to its root.
func (in *reader) open(r io.Reader) error {
	content, err := load(r)
	if err != nil {
		return err
	}
	if err := syntaxError(content); err != nil {
		return err
	}
	root, ok := members(content)
	if !ok {
		return fmt.Errorf("%w: expected a squad in braces", ErrFile)
	}
	return in.read(root)
}

// reader holds one file while it is taken apart.
type reader struct {
	of     []*data.Catalogue // whose squads are read
	c      *data.Catalogue   // that of the squad's edition
	way    *way
	squad  Squad
	report Report
	file   file
}

// file is the root object before its contents are understood.
type file struct {
	faction string
	version string
	ruleset string
	deck    string
	points  int
	ships   []shipEntry
}

// shipEntry is one object of the list of pilots before its contents are understood.
type shipEntry struct {
	id       string
	name     string // older programs' id
	ship     string // id of the ship type
	section  int    // of a huge ship, counted from 1
	upgrades json.RawMessage
	vendor   json.RawMessage
}

func (in *reader) read(root []member) error {
	seen := map[string]bool{}
	for _, field := range root {
		if seen[field.key] {
			in.report.note("The field %s is given twice; the last one counts.", quote(field.key))
		}
		seen[field.key] = true
		if err := in.field(field); err != nil {
			return err
		}
	}
	if err := in.edition(); err != nil {
		return err
	}
	in.rules()
	in.deck()
	for _, entry := range in.file.ships {
		in.ship(entry)
	}
	if len(in.squad.Ships) == 0 {
		return fmt.Errorf("%w: expected at least one ship that this points list knows%s",
			ErrFile, in.report.because())
	}
	in.pairSections()
	in.faction()
	in.price()
	return nil
}

// because appends the first thing dropped to a complaint that nothing was left.
func (r *Report) because() string {
	if len(r.Dropped) == 0 {
		return ""
	}
	return ": " + strings.TrimSuffix(r.Dropped[0], ".")
}

func (in *reader) field(field member) error {
	switch field.key {
	case "name":
		in.squad.Name = in.text(field, maxName)
	case "description":
		in.squad.Description = in.text(field, maxText)
	case "faction":
		in.file.faction = in.text(field, maxID)
	case "version":
		in.file.version = in.text(field, maxID)
	case "ruleset":
		in.file.ruleset = in.text(field, maxID)
	case "points":
		in.file.points = in.number(field)
	case "damagedeck":
		in.file.deck = in.text(field, maxID)
	case "obstacles":
		in.obstacles(field)
	case "vendor":
		in.vendor(field)
	case "pilots":
		return in.pilots(field)
	case "container":
		return fmt.Errorf("%w: it is a collection of squads, and one squad is expected", ErrFile)
	default:
		in.report.drop("The field %s is not part of a squad.", quote(field.key))
	}
	return nil
}

// text reads a text and keeps it within its limit.
func (in *reader) text(field member, limit int) string {
	text, ok := word(field.value)
	if !ok {
		if !isNull(field.value) {
			in.report.drop("The %s is not a text.", field.key)
		}
		return ""
	}
	cleaned := clean(text, limit)
	if cleaned != strings.TrimSpace(text) {
		in.report.drop("Part of the %s: it is longer than %d characters or has some that cannot "+
			"be shown.", field.key, limit)
	}
	return cleaned
}

func (in *reader) number(field member) int {
	text, ok := word(field.value)
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if !ok || err != nil || math.Abs(n) > math.MaxInt16 || math.IsNaN(n) {
		if !isNull(field.value) {
			in.report.drop("The %s %s are not a number.", field.key, quote(string(field.value)))
		}
		return 0
	}
	return int(n)
}

func (in *reader) obstacles(field member) {
	in.squad.Obstacles = nil
	codes, ok := words(field.value)
	if !ok {
		in.report.drop("The obstacles are not a list of codes.")
	}
	for _, code := range codes {
		code = strings.ToLower(strings.TrimSpace(code))
		switch {
		case !KnownObstacle(code):
			in.report.drop("The obstacle %s is not known.", quote(code))
		case len(in.squad.Obstacles) == maxObstacles:
			in.report.drop("The obstacle %s is one more than three.", quote(code))
		default:
			in.squad.Obstacles = append(in.squad.Obstacles, code)
		}
	}
}

// KnownObstacle reports whether a code is that of a published obstacle.
func KnownObstacle(code string) bool {
	for _, set := range []struct {
		prefix      string
		first, last int
	}{
		{"coreasteroid", 0, 5}, {"core2asteroid", 0, 5}, {"yt2400debris", 0, 2},
		{"vt49decimatordebris", 0, 2}, {"gascloud", 1, 6}, {"pomasteroid", 1, 3},
		{"pomdebris", 1, 3},
	} {
		if number, ok := strings.CutPrefix(code, set.prefix); ok && len(number) == 1 {
			n := int(number[0] - '0')
			return n >= set.first && n <= set.last
		}
	}
	return false
}

// vendor keeps what other programs noted, unread. Lists of it are left out unless empty.
func (in *reader) vendor(field member) {
	in.squad.Vendor = nil
	parts, ok := members(field.value)
	if !ok {
		in.report.drop("The vendor notes are not an object.")
	}
	for _, part := range parts {
		if part.key == vendorKey {
			continue // ours, written anew each time
		}
		if in.squad.Vendor == nil {
			in.squad.Vendor = map[string]json.RawMessage{}
		}
		in.squad.Vendor[part.key] = compact(part.value)
	}
}

func (in *reader) pilots(field member) error {
	list, ok := elements(field.value)
	if !ok {
		return fmt.Errorf("%w: expected a list of pilots", ErrFile)
	}
	if len(list) > maxShips {
		return fmt.Errorf("%w: it has %d ships, and at most %d are read", ErrFile, len(list), maxShips)
	}
	in.file.ships = nil
	for i, raw := range list {
		fields, ok := members(raw)
		if !ok {
			in.report.drop("Ship %d of the list is not an object.", i+1)
			continue
		}
		var entry shipEntry
		for _, field := range fields {
			in.shipField(&entry, field)
		}
		in.file.ships = append(in.file.ships, entry)
	}
	return nil
}

func (in *reader) shipField(entry *shipEntry, field member) {
	switch field.key {
	case "id":
		entry.id = in.text(field, maxID)
	case "name":
		entry.name = in.text(field, maxID)
	case "ship":
		entry.ship = in.text(field, maxID)
	case "upgrades":
		entry.upgrades = field.value
	case "vendor":
		if parts, ok := members(field.value); ok && len(parts) > 0 {
			entry.vendor = compact(field.value)
		}
	case "multisection_id":
		entry.section = max(in.number(field), 0) + 1
	case "points": // the price is ours to count
	default:
		in.report.drop("The field %s of a ship is not part of a squad.", quote(field.key))
	}
}

// edition decides which game the squad is for. Second edition has ids and its own words for the
// factions; a first-edition ship has a name instead of an id.
func (in *reader) edition() error {
	f := in.file
	edition := First
	hasID := func(s shipEntry) bool { return s.id != "" }
	hasName := func(s shipEntry) bool { return s.name != "" }
	_, known := data.Second().Faction(data.FactionID(data.Key(f.faction)))
	if known || f.ruleset != "" || strings.HasPrefix(f.version, "2.") ||
		strings.HasPrefix(strings.ToUpper(f.version), "50P") ||
		slices.ContainsFunc(f.ships, hasID) || !slices.ContainsFunc(f.ships, hasName) {
		edition = Second
	}
	if strings.EqualFold(f.ruleset, Flightpath) {
		edition = Flightpath
	}
	i := slices.IndexFunc(in.of, func(c *data.Catalogue) bool { return c.Edition == edition })
	if i < 0 {
		return fmt.Errorf("%w: it is of %s, and one of %s is expected", ErrEdition,
			nameOf(edition), nameOf(in.of[0].Edition))
	}
	in.c, in.way = in.of[i], wayOf(edition)
	in.squad.Edition = edition
	return nil
}

// nameOf is what an edition is called in sentences.
func nameOf(edition string) string {
	if edition == Flightpath {
		return "Flightpath"
	}
	return "the " + edition + " edition"
}

// rules notes that a squad was built for rules that we do not play.
func (in *reader) rules() {
	ruleset := strings.ToUpper(in.file.ruleset)
	if ruleset != "" && strings.EqualFold(ruleset, in.way.ruleset) {
		return
	}
	if ruleset == "" && strings.HasPrefix(strings.ToUpper(in.file.version), "50P") {
		ruleset = "XWA"
	}
	if ruleset != "" {
		in.report.note("The squad was built for the rules %s, whose points differ from ours.",
			quote(ruleset))
	}
}

// faction reads the faction, by its id or the words that some programs write instead. Without
// one that is known, the first ship decides.
func (in *reader) faction() {
	written := in.file.faction
	id := in.writtenFaction()
	if _, ok := in.c.Faction(id); !ok {
		pilot, _ := in.c.Pilot(in.squad.Ships[0].Pilot)
		id = pilot.Faction
		in.report.note("The faction %s is not known; it is taken from the first ship: %s.",
			quote(written), id)
	} else if string(id) != written {
		in.report.note("The faction %s is read as %s.", quote(written), id)
	}
	in.squad.Faction = id
}

// writtenFaction is the faction of the file, known or not.
func (in *reader) writtenFaction() data.FactionID {
	id := data.FactionID(data.Key(in.file.faction))
	if other, ok := in.way.factions[id]; ok {
		return other
	}
	return id
}

// price compares the points of the file with ours.
func (in *reader) price() {
	in.squad.Points = in.file.points
	cost := Cost(in.c, in.squad)
	if in.file.points != 0 && in.file.points != cost {
		in.report.note("The file says %d points; under %s it costs %d.",
			in.file.points, in.c.Points, cost)
	}
}
