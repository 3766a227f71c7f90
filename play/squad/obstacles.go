package squad

import "strings"

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
