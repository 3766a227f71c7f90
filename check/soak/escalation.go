package soak

import (
	"math/rand/v2"

	"koiogran/play/match"
	"koiogran/play/squad"
)

// escalationOdds is how many matches there are to one of Escalation, and coreOdds how many of these
// to one with the core set.
const (
	escalationOdds = 12
	coreOdds       = 6
)

// escalationTries is how many pairs of squads are drawn until one can play Escalation.
const escalationTries = 20

// escalation makes an Escalation match of the scenario, if squads for one are found.
func (d *drawer) escalation(rng *rand.Rand, s *scenario) {
	if len(d.o.Edition.Facts.QuickBuilds) == 0 {
		return
	}
	s.setup.Options.Escalation = match.EscalationThreat
	if rng.IntN(coreOdds) == 0 {
		if squads, err := match.CoreSet(d.o.Edition.Facts); err == nil {
			s.setup.Squads, s.setup.Options.CoreSet = squads, true
			return
		}
	}
	format := squad.Format{
		Name: "escalation", Edition: d.format.Edition, Threat: match.EscalationThreat,
	}
	for range escalationTries {
		var squads [2]squad.Squad
		var err error
		for p := range squads {
			squads[p], err = squad.Random(rng, d.o.Edition.Facts, d.pool, format)
			if err != nil {
				break
			}
		}
		if err != nil {
			continue
		}
		made, err := match.Escalation(d.o.Edition, squads, rng.Uint64())
		if err == nil {
			s.setup.Squads = made
			return
		}
	}
	s.setup.Options.Escalation = 0
}
