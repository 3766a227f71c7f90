package arena

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"sync"

	"koiogran/content/squads"
	"koiogran/engine/data"
	"koiogran/play/squad"
)

// The pools of squads: one for tuning programs, and one that is kept apart to judge them by.
const (
	Training = "training"
	Kept     = "kept"
)

// pools are the squads of each game, seven in a pool: those that are ready to fly, and some that
// were drawn at random for the arena.
var pools = map[string]map[string][]string{
	"second": {
		Training: {"ready-rebels", "ready-empire", "red-lanterns", "black-tide", "tail-gunners",
			"bombing-run", "cavern-fires"},
		Kept: {"steady-hands", "long-shadow", "old-freighter", "four-corners", "walls-of-kashyyyk",
			"heavy-hand", "morning-patrol"},
	},
	"first": {
		Training: {"first-red-flight", "first-dark-hour", "first-hired-hands", "first-new-dawn",
			"first-drawn-1", "first-drawn-3", "first-drawn-5"},
		Kept: {"first-seven-cadets", "first-long-haul", "first-sharp-eyes", "first-hard-bargain",
			"first-drawn-2", "first-drawn-4", "first-drawn-6"},
	},
	"flightpath": {
		Training: {"flightpath-302nd", "flightpath-cannon-line", "flightpath-falmel-raiders",
			"flightpath-scarlet-team", "flightpath-picket-cruiser", "flightpath-drawn-1",
			"flightpath-drawn-3"},
		Kept: {"flightpath-test-sortie", "flightpath-loum-veterans", "flightpath-home-fleet",
			"flightpath-line", "flightpath-reserve", "flightpath-drawn-2", "flightpath-drawn-4"},
	},
}

// mostPairs is how many pairs of a pool meet.
const mostPairs = 20

// Pairs returns the pairs of squads of a pool: each squad with each other, twenty of them.
func Pairs(game, pool string) [][2]string {
	list := pools[game][pool]
	var pairs [][2]string
	// by their distance in the list, so that a few pairs already have all squads in them
	for apart := 1; apart < len(list); apart++ {
		for i := range len(list) - apart {
			pairs = append(pairs, [2]string{list[i], list[i+apart]})
		}
	}
	return pairs[:min(len(pairs), mostPairs)]
}

// Squads returns the names of the squads of a pool.
func Squads(game, pool string) []string { return pools[game][pool] }

//go:embed squads/*.xws
var drawn embed.FS

// known are the squads that have been read.
var known sync.Map

// ReadSquad returns the squad of a file of the program, by its name without ending.
func ReadSquad(name string) (*squad.Squad, error) {
	if s, ok := known.Load(name); ok {
		return s.(*squad.Squad), nil
	}
	text, err := fs.ReadFile(squads.Files(), name+".xws")
	if errors.Is(err, fs.ErrNotExist) {
		text, err = fs.ReadFile(drawn, "squads/"+name+".xws")
	}
	if err != nil {
		return nil, fmt.Errorf("squad %s: expected one of the program: %w", name, err)
	}
	s, _, _, err := squad.ReadAny(bytes.NewReader(text), data.First(), data.Second(), data.Flightpath())
	if err != nil {
		return nil, fmt.Errorf("squad %s: %w", name, err)
	}
	known.Store(name, &s)
	return &s, nil
}
