package squad

import (
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/data"
)

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
	if edition == Second && f.ruleset == "" && f.firstShips() {
		in.report.note("The file is written as one of second edition (version %s), but its ships are first "+
			"edition's; it is read as a squad of first edition.", quote(f.version))
		edition = First
	}
	if strings.EqualFold(f.ruleset, Flightpath) {
		edition = Flightpath
	}
	i := slices.IndexFunc(in.of, func(c *data.Catalogue) bool { return c.Edition == edition })
	if i < 0 {
		return fmt.Errorf("%w: the squad is for %s; expected one for %s", ErrEdition,
			GameName(edition), GameName(in.of[0].Edition))
	}
	in.c, in.mode = in.of[i], modeOf(edition)
	in.squad.Edition = edition
	return nil
}

// firstShips reports whether a file names types of ships that first edition alone has, and none that second
// edition has.
func (f *file) firstShips() bool {
	found := false
	for _, s := range f.ships {
		id := data.Key(s.ship)
		if _, ok := data.Second().Ship(id); ok {
			return false
		}
		_, ok := data.First().Ship(id)
		found = found || ok
	}
	return found
}

// GameName is what the game of an edition is called in sentences: "second edition", "Flightpath".
func GameName(edition string) string {
	if edition == Flightpath {
		return "Flightpath"
	}
	return edition + " edition"
}

// rules notes that a squad was built for rules that we do not play.
func (in *reader) rules() {
	ruleset := strings.ToUpper(in.file.ruleset)
	if ruleset != "" && strings.EqualFold(ruleset, in.mode.ruleset) {
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
		id = in.firstPilot().Faction
		in.report.note("The faction %s is not known; it is taken from the first ship: %s.",
			quote(written), id)
	} else if string(id) != written {
		in.report.note("The faction %s is read as %s.", quote(written), id)
	}
	in.squad.Faction = id
}

// firstPilot is the pilot of the first ship that is known.
func (in *reader) firstPilot() *data.Pilot {
	for _, ship := range in.squad.Ships {
		if pilot, ok := in.c.Pilot(ship.Pilot); ok {
			return pilot
		}
	}
	return &data.Pilot{}
}

// writtenFaction is the faction of the file, known or not.
func (in *reader) writtenFaction() data.FactionID {
	id := data.FactionID(data.Key(in.file.faction))
	if other, ok := in.mode.factions[id]; ok {
		return other
	}
	return id
}

// price compares the points of the file with ours.
func (in *reader) price() {
	in.squad.Points = in.file.points
	cost := Cost(in.c, in.squad)
	if in.file.points != 0 && in.file.points != cost && len(in.report.Unknown) == 0 {
		in.report.note("The file says %d points; under %s it costs %d.",
			in.file.points, in.c.Points, cost)
	}
}
