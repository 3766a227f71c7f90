package squad

import (
	"errors"
	"fmt"
	"strings"

	"koiogran/data"
)

// Format is what players agree on before they build squads. The zero number of anything means
// that it is not limited.
type Format struct {
	Name     string
	Points   int  // a squad costs at most this (2e.squad.points.limit-200)
	Threat   int  // quick builds of this total threat instead of points
	AtMost   bool // the threat may stay under the agreed one: the casual reading
	MinShips int
	MaxShips int
	// ThreeObstacles demands the three different obstacles of organised play.
	ThreeObstacles bool
	// Pool is the set of cards allowed. In data.Epic every ship that is not huge has one more
	// command slot (2e.epic.command-slot).
	Pool data.Pool
}

// Formats lists the formats known by name; the first is the usual one. Wildspace is every card
// that is not reserved for epic games.
func Formats() []Format {
	return []Format{
		{Name: "wildspace", Points: 200, Pool: data.Wildspace},
		{Name: "standard", Points: 200, Pool: data.Standard},
		{
			Name: "tournament", Points: 200, MinShips: 2, MaxShips: 8, ThreeObstacles: true,
			Pool: data.Standard,
		},
		{Name: "epic", Points: 500, Pool: data.Epic},
		{Name: "quick", Threat: 8},
		{Name: "quick-casual", Threat: 8, AtMost: true},
	}
}

// Usual is the format of a game for which nothing else was agreed: 200 points.
func Usual() Format { return Formats()[0] }

// ErrFormat is returned by FormatNamed for a name that no format has.
var ErrFormat = errors.New("squad: unknown format")

// FormatNamed returns the format of that name, the usual one for an empty name.
func FormatNamed(name string) (Format, error) {
	if name == "" {
		return Usual(), nil
	}
	var names []string
	for _, f := range Formats() {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return Format{}, fmt.Errorf("%w %q: expected one of %s",
		ErrFormat, name, strings.Join(names, ", "))
}
