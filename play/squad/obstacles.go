package squad

import (
	"fmt"
	"strconv"
	"strings"
)

func (in *reader) obstacles(field member) {
	in.squad.Obstacles = nil
	codes, ok := words(field.value)
	if !ok {
		in.report.drop("The obstacles are not a list of codes.")
	}
	for _, code := range codes {
		in.obstacle(code)
	}
}

// obstacle reads the code of an obstacle.
func (in *reader) obstacle(code string) {
	code = strings.ToLower(strings.TrimSpace(code))
	switch {
	case !KnownObstacle(code):
		in.report.drop("Unknown obstacle %s.", quote(code))
	case len(in.squad.Obstacles) == maxObstacles:
		in.report.drop("Obstacle %s: a squad can have only three obstacles.", quote(code))
	default:
		in.squad.Obstacles = append(in.squad.Obstacles, code)
	}
}

// obstacleSets are the obstacles that were published: their codes without the number, what people call them, and from
// which number to which there are some.
var obstacleSets = []struct {
	prefix, name string
	first, last  int
}{
	{"coreasteroid", "Asteroid %d", 0, 5},
	{"core2asteroid", "Asteroid %d, second core set", 0, 5},
	{"yt2400debris", "Debris %d, YT-2400", 0, 2},
	{"vt49decimatordebris", "Debris %d, VT-49", 0, 2},
	{"gascloud", "Gas cloud %d", 1, 6},
	{"pomasteroid", "Asteroid %d, Mandalore", 1, 3},
	{"pomdebris", "Debris %d, Mandalore", 1, 3},
}

// KnownObstacle reports whether a code names a published obstacle.
func KnownObstacle(code string) bool { return ObstacleName(code) != "" }

// ObstacleName returns what people call an obstacle, nothing for a code that is not one. In each set they are counted from 1.
func ObstacleName(code string) string {
	for _, set := range obstacleSets {
		number, ok := strings.CutPrefix(code, set.prefix)
		if !ok || len(number) != 1 {
			continue
		}
		if n := int(number[0] - '0'); n >= set.first && n <= set.last {
			return fmt.Sprintf(set.name, n-set.first+1)
		}
	}
	return ""
}

// ObstacleCodes lists the codes of all obstacles that a squad can bring.
func ObstacleCodes() []string {
	var all []string
	for _, set := range obstacleSets {
		for n := set.first; n <= set.last; n++ {
			all = append(all, set.prefix+strconv.Itoa(n))
		}
	}
	return all
}
