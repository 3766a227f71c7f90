package squad

import (
	"fmt"
	"slices"

	"koiogran/engine/data"
)

// Grows finds what a squad of an Escalation series of first edition lacks of the one before it: each
// ship of that, with all its upgrades, to which it may have more (1e.format.escalation). The problems
// name ships of the squad before.
func Grows(c *data.Catalogue, before, after Squad) []Problem {
	g := growth{before: before.Ships, after: after.Ships, taken: make([]int, len(after.Ships))}
	for i := range g.taken {
		g.taken[i] = -1
	}
	var problems []Problem
	for i := range before.Ships {
		if g.place(i, make([]bool, len(after.Ships))) {
			continue
		}
		name := before.Ships[i].Pilot
		if p, ok := c.Pilot(name); ok {
			name = p.Name
		}
		problems = append(problems, Problem{Clause: "1e.format.escalation", Ship: i,
			Card: before.Ships[i].Pilot,
			Text: fmt.Sprintf("%s is missing a ship with %s and all of its upgrades.", after.Name, name)})
	}
	return problems
}

// growth matches the ships of a squad with those of the next one.
type growth struct {
	before, after []Ship
	taken         []int // for each ship after, which one before it stands for; -1 for none
}

// place finds a ship for one of the squad before, and moves others that it can move.
func (g *growth) place(i int, seen []bool) bool {
	for j := range g.after {
		if seen[j] || !grownFrom(&g.after[j], &g.before[i]) {
			continue
		}
		seen[j] = true
		if g.taken[j] < 0 || g.place(g.taken[j], seen) {
			g.taken[j] = i
			return true
		}
	}
	return false
}

// grownFrom reports whether a ship is another one with all its upgrades.
func grownFrom(after, before *Ship) bool {
	if after.Pilot != before.Pilot {
		return false
	}
	left := slices.Clone(after.Upgrades)
	for _, u := range before.Upgrades {
		k := slices.IndexFunc(left, func(have Upgrade) bool { return have.ID == u.ID })
		if k < 0 {
			return false
		}
		left = slices.Delete(left, k, k+1)
	}
	return true
}
