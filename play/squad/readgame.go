package squad

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// attempt is a file as it is read for one game; a list of names is read for each of its factions.
type attempt struct {
	c     *data.Catalogue
	file  file
	title string
	score int // of what only a list of names says
	notes []string
}

// factionName is what the faction of an attempt is called.
func (a *attempt) factionName() string {
	id := data.FactionID(a.file.faction)
	if f, ok := a.c.Faction(id); ok {
		return f.Name
	}
	return quote(a.file.faction)
}

// decide reads the file in each of the ways and keeps the reading with the most points: which game it is for is
// decided by everything in it, unless the game was named. Of equals the first is kept.
func (in *reader) decide(attempts []attempt) error {
	var best, lost attempt // with ships that are known, and without any
	const none = math.MinInt
	most, mostLost, second := none, none, ""
	var factions []string // those for which the squad may be, too
	for _, a := range attempts {
		if in.as != "" && a.c.Edition != in.as {
			continue
		}
		draft := in.draftOf(a)
		switch err := draft.finish(); {
		case err != nil:
			if draft.score > mostLost {
				lost, mostLost = a, draft.score
			}
		case draft.score > most:
			best, most, second, factions = a, draft.score, "", nil
		case draft.score == most && a.c.Edition != best.c.Edition:
			second = a.c.Edition
		case draft.score == most:
			factions = append(factions, a.factionName())
		}
	}
	if best.c == nil {
		best = lost
	}
	if best.c == nil {
		return fmt.Errorf("%w: there is no game %s; expected first, second or flightpath", ErrEdition, quote(in.as))
	}
	if !slices.Contains(in.of, best.c) {
		return fmt.Errorf("%w: the squad is for %s; expected one for %s", ErrEdition, GameName(best.c.Edition),
			GameName(in.of[0].Edition))
	}
	read := in.draftOf(best)
	read.draft = false
	read.claims()
	for _, note := range best.notes {
		read.report.note("%s", note)
	}
	if second != "" {
		read.report.note("Nothing in the squad says whether it is for %s or %s; it is read as the first.",
			GameName(best.c.Edition), GameName(second))
	}
	if len(factions) > 0 {
		read.report.note("Nothing in the squad says whether it is for %s; it is read as the first.",
			wordsOf(append([]string{best.factionName()}, factions...), "or"))
	}
	err := read.finish()
	*in = *read
	return err
}

// draftOf prepares the reader for one way of reading.
func (in *reader) draftOf(a attempt) *reader {
	draft := *in
	draft.c, draft.mode, draft.file, draft.draft, draft.score = a.c, modeOf(a.c.Edition), a.file, true, a.score
	draft.squad.Edition = a.c.Edition
	draft.squad.Name = cmp.Or(in.squad.Name, clean(a.title, maxName))
	draft.squad.Ships, draft.squad.Obstacles = nil, slices.Clone(in.squad.Obstacles)
	draft.report = Report{
		slices.Clone(in.report.Unknown), slices.Clone(in.report.Dropped), slices.Clone(in.report.Notes),
	}
	return &draft
}

// games returns the catalogues of all games, those that are read in place of the program's own, the game that is played
// most first.
func (in *reader) games() []*data.Catalogue {
	all := []*data.Catalogue{data.Second(), data.First(), data.Flightpath()}
	for i := range all {
		for _, c := range in.of {
			if c.Edition == all[i].Edition {
				all[i] = c
			}
		}
	}
	return all
}

// claims notes that a file's version belongs to another game.
func (in *reader) claims() {
	of := ""
	switch version := in.file.version; {
	case strings.HasPrefix(version, "2."):
		of = Second
	case strings.HasPrefix(version, "0.") || strings.HasPrefix(version, "1."):
		of = First
	}
	if of != "" && of != in.c.Edition && in.c.Edition != Flightpath {
		in.report.note("The version %s is of files of %s; by its cards and points it is read as a squad of %s.",
			quote(in.file.version), GameName(of), GameName(in.c.Edition))
	}
}

// GameName returns what the game of an edition is called in sentences: "second edition", "Flightpath".
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
		in.report.note("The squad was built for %s rules, which use different points.",
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
		in.report.note("Unknown faction %s; using the first ship's faction: %s.",
			quote(written), id)
	} else if string(id) != written {
		in.report.note("Reading faction %s as %s.", quote(written), id)
	}
	in.squad.Faction = id
}

// firstPilot returns the pilot of the first ship that is known.
func (in *reader) firstPilot() *data.Pilot {
	for _, ship := range in.squad.Ships {
		if pilot, ok := in.c.Pilot(ship.Pilot); ok {
			return pilot
		}
	}
	return &data.Pilot{}
}

// writtenFaction returns the faction of the file, known or not.
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
		in.report.note("The file lists %d points; under %s the squad costs %d.",
			in.file.points, in.c.Points, cost)
	}
}
