package squad

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// Format is what players agree on before they build squads. The zero number of anything means
// that it is not limited.
type Format struct {
	Name    string
	Title   string // what people call it
	Edition string // First, Second or Flightpath; empty for any
	Points  int    // a squad costs at most this (2e.squad.points.limit-200)
	Threat  int    // quick builds of this total threat instead of points
	AtMost  bool   // the threat may stay under the agreed one: the casual reading
	// EpicPoints is how many epic points a squad has at most, and Obstacles how many obstacles it may
	// bring, 3 where it is 0 (1e.epic.squad).
	EpicPoints float64
	Obstacles  int
	// Wide says that it is played on six by three feet (1e.epic.squad, 2e.epic.area).
	Wide bool
	// PlayerPoints and PlayerEpicPoints are the limits for each player of a team, 0 where a team has as many as
	// a squad has otherwise; see InTeam.
	PlayerPoints     int
	PlayerEpicPoints float64
	MinShips         int
	MaxShips         int
	// ThreeObstacles demands the three different obstacles of organized play.
	ThreeObstacles bool
	// Pool is the set of cards allowed. In data.Epic every ship that is not huge has one more
	// command slot (2e.epic.command-slot).
	Pool data.Pool
}

// Formats lists the formats known by name; the first is the usual one. Wildspace is every card
// that is not reserved for epic games. Those of the first edition stand at the end.
func Formats() []Format {
	return []Format{
		{Name: "wildspace", Title: "Wildspace", Edition: Second, Points: 200, Pool: data.Wildspace},
		{Name: "standard", Title: "Standard", Edition: Second, Points: 200, Pool: data.Standard},
		{
			Name: "tournament", Title: "Tournament", Edition: Second, Points: 200, MinShips: 2, MaxShips: 8,
			ThreeObstacles: true, Pool: data.Standard,
		},
		{ // 2e.epic.points, 2e.epic.area; two squads of this many ships fit into a match
			Name: "epic", Title: epicTitle, Edition: Second, Points: 500, MaxShips: 16, Obstacles: 6, Wide: true,
			PlayerPoints: 250, Pool: data.Epic, // 2e.epic.team.seats
		},
		{Name: "quick", Title: quickTitle, Edition: Second, Threat: 8},
		{Name: "quick-casual", Title: "Casual Quick Builds", Edition: Second, Threat: 8, AtMost: true},
		{Name: "first", Title: "Standard", Edition: First, Points: 100}, // 1e.format.standard
		{ // 1e.format.epic, 1e.epic.squad
			Name: "first-epic", Title: epicTitle, Edition: First, Points: 300, EpicPoints: 5, Obstacles: 6, Wide: true,
			PlayerPoints: 200, PlayerEpicPoints: 3, Pool: data.Epic,
		},
		{Name: "builder", Title: "Squad Builder", Edition: Flightpath, Points: 200},       // msg.squad.mode.builder
		{Name: "quickplay", Title: "Quickplay", Edition: Flightpath, Threat: 1},           // msg.squad.mode.quickplay
		{Name: "first-escalation-60", Title: "Escalation 60", Edition: First, Points: 60}, // 1e.format.escalation
		{Name: "first-escalation-90", Title: "Escalation 90", Edition: First, Points: 90},
		{Name: "first-escalation-120", Title: "Escalation 120", Edition: First, Points: 120},
		{Name: "first-escalation-150", Title: "Escalation 150", Edition: First, Points: 150},
	}
}

// epicTitle is what people call the Epic format of each edition, and quickTitle the one of quick builds.
const (
	epicTitle  = "Epic"
	quickTitle = "Quick Builds"
)

// FormatFor returns the format of a squad if no one names one: that of its link, else the usual one of its edition.
func FormatFor(s *Squad) Format {
	for _, f := range Formats() {
		if f.Edition == s.Edition && f.Title == s.Format {
			return f
		}
	}
	return UsualOf(s.Edition)
}

// Called returns what people call the format.
func (f Format) Called() string { return cmp.Or(f.Title, f.Name) }

// UsualOf returns the format of a game of an edition for which nothing else was agreed.
func UsualOf(edition string) Format {
	for _, f := range Formats() {
		if f.Edition == edition {
			return f
		}
	}
	return Usual()
}

// For returns the format itself, or the usual one of an edition if it has no name. A title that formats of several
// editions have, such as Epic, means the one of the edition; another edition's is refused.
func (f Format) For(edition string) (Format, error) {
	if f.Name == "" {
		return UsualOf(edition), nil
	}
	if f.Edition == "" || f.Edition == edition {
		return f, nil
	}
	if data.Key(f.Name) == data.Key(f.Title) {
		for _, own := range Formats() {
			if own.Edition == edition && own.Title == f.Title {
				return own, nil
			}
		}
	}
	return f, fmt.Errorf("%w: %s is for %s, and the squad is for %s", ErrOtherFormat, f.Called(),
		GameName(f.Edition), GameName(edition))
}

// Usual returns the format of a game for which nothing else was agreed: 200 points.
func Usual() Format { return Formats()[0] }

// ErrFormat is returned by FormatNamed for a name that no format has, and ErrOtherFormat by For
// for a format of another game.
var (
	ErrFormat      = errors.New("squad: unknown format")
	ErrOtherFormat = errors.New("squad: format of another game")
)

// FormatNamed returns the format that people call so, whatever the case, or that has this id; the usual one for an
// empty name. Of several with one title it is the first; see For.
func FormatNamed(name string) (Format, error) {
	if name == "" {
		return Usual(), nil
	}
	for _, f := range Formats() {
		if f.Name == name || data.Key(f.Title) == data.Key(name) {
			return f, nil
		}
	}
	return Format{}, fmt.Errorf("%w %q; expected one of %s", ErrFormat, name, strings.Join(FormatTitles(), ", "))
}

// FormatTitles returns what people call the formats.
func FormatTitles() []string {
	var titles []string
	for _, f := range Formats() {
		if !slices.Contains(titles, f.Title) {
			titles = append(titles, f.Title)
		}
	}
	return titles
}
