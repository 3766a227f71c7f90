package match

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"koiogran/engine/data"
	"koiogran/engine/rules"
	"koiogran/play/squad"
)

// EscalationThreat is the threat of an Escalation match (2e.escalation.threat-4).
const EscalationThreat = 4

// collectionShips is how many ships a player's collection holds at most, so that the cards of both
// fit into a match.
const collectionShips = 6

// ErrEscalation says that squads cannot play Escalation.
var ErrEscalation = errors.New("match: not an Escalation match")

// Escalation makes an Escalation match of two squads of quick builds: what a ship costs is its
// threat, and each player gets a collection of quick builds of the same faction, drawn from seed
// among those that are built. It fails with ErrEscalation where a ship of a squad is not a quick build
// of its own.
func Escalation(c *rules.Compiled, squads [2]squad.Squad, seed uint64) ([2]rules.Squad, error) {
	var out [2]rules.Squad
	rng := rand.New(rand.NewPCG(seed, 0x657363))
	for p := range squads {
		out[p] = Squad(c.Facts, &squads[p])
		out[p].Points = 0
		for i := range out[p].Ships {
			ship := &out[p].Ships[i]
			threat, ok := squad.ThreatOf(c.Facts, squads[p].Faction, &squads[p].Ships[i])
			if !ok {
				return out, fmt.Errorf("%w: player %[3]d's %[2]s is not a quick build by itself",
					ErrEscalation, ship.Pilot, p+1)
			}
			ship.Points = threat
			out[p].Points += threat
		}
		out[p].Collection = collection(c, rng, &squads[p])
	}
	return out, nil
}

// collection draws quick builds that can return to a squad. No limited card is in it twice or is
// one of the squad's.
func collection(c *rules.Compiled, rng *rand.Rand, s *squad.Squad) []rules.Loadout {
	var list []rules.Loadout
	taken := map[string]bool{}
	for i := range s.Ships {
		take(c.Facts, taken, s.Ships[i].Pilot, nil)
		for _, u := range s.Ships[i].Upgrades {
			take(c.Facts, taken, "", []string{u.ID})
		}
	}
	builds := slices.Clone(c.Facts.QuickBuilds)
	rng.Shuffle(len(builds), func(i, j int) { builds[i], builds[j] = builds[j], builds[i] })
	for i := range builds {
		b := &builds[i]
		if len(list) == collectionShips || b.Faction != s.Faction || len(b.Ships) != 1 ||
			b.Threat > 2*EscalationThreat {
			continue
		}
		l := loadout(b)
		lacks, err := c.Lacks(l)
		if err == nil && len(lacks) == 0 && take(c.Facts, taken, l.Pilot, l.Upgrades) {
			list = append(list, l)
		}
	}
	return list
}

// loadout returns a quick build of one ship, at its threat.
func loadout(b *data.QuickBuild) rules.Loadout {
	return rules.Loadout{
		Pilot: b.Ships[0].Pilot, Upgrades: slices.Clone(b.Ships[0].Upgrades), Points: b.Threat,
	}
}

// take marks the limited names of a ship as taken, and reports whether none of them was.
func take(facts *data.Catalogue, taken map[string]bool, pilot string, upgrades []string) bool {
	var names []string
	if row, ok := facts.Pilot(pilot); ok && row.Limited > 0 {
		names = append(names, row.Name)
	}
	for _, id := range upgrades {
		if row, ok := facts.Upgrade(id); ok && row.Limited > 0 {
			names = append(names, row.Name)
		}
	}
	for _, name := range names {
		if taken[name] {
			return false
		}
	}
	for _, name := range names {
		taken[name] = true
	}
	return true
}

// coreSet are the pilots of Escalation with the core set, those with whom each side begins and
// those who can return (2e.escalation.core.start, 2e.escalation.core.rebel-replacement,
// 2e.escalation.core.imperial-replacement).
var coreSet = [2]struct {
	name         string
	begin, later []string
}{
	{"Rebels", []string{"bluesquadronescort"}, []string{"lukeskywalker", "jekporkins"}},
	{"Imperials", []string{"academypilot", "academypilot"}, []string{"idenversio", "valenrudor"}},
}

// CoreSet returns the squads and collections of Escalation with the core set, the Rebels in the
// first seat: the first published quick build of each pilot.
func CoreSet(facts *data.Catalogue) ([2]rules.Squad, error) {
	var out [2]rules.Squad
	for p, side := range coreSet {
		out[p].Name = side.name
		for _, part := range [...]struct {
			pilots []string
			list   *[]rules.Loadout
		}{{side.begin, &out[p].Ships}, {side.later, &out[p].Collection}} {
			for _, pilot := range part.pilots {
				i := slices.IndexFunc(facts.QuickBuilds, func(b data.QuickBuild) bool {
					return len(b.Ships) == 1 && b.Ships[0].Pilot == pilot
				})
				if i < 0 {
					return out, fmt.Errorf("%w: there is no quick build for %s", ErrEscalation, pilot)
				}
				*part.list = append(*part.list, loadout(&facts.QuickBuilds[i]))
			}
		}
	}
	return out, nil
}
