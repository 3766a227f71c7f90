package scenario

import (
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"koiogran/content/catalogue"
)

// Here a scenario is held against what there is: clauses, cards, and its own ships. A name that
// means nothing would otherwise prove nothing.

// clauses checks that all of a list are clauses of an edition.
func (r *reader) clauses(n *yaml.Node, ids []string, edition string) {
	if n == nil || n.Kind != yaml.SequenceNode {
		return
	}
	for i, id := range ids {
		c, ok := catalogue.ByID(id)
		switch {
		case !ok:
			r.fail(n.Content[i], "no clause %q is in the rules catalogue, only such as %s", id,
				like(id, clausesOf(edition)))
		case string(c.Edition) != edition:
			r.fail(n.Content[i], "the clause %s belongs to the edition %s", id, c.Edition)
		}
	}
}

// texts returns the words of a list.
func texts(n *yaml.Node) []string {
	var all []string
	for _, entry := range n.Content {
		all = append(all, entry.Value)
	}
	return all
}

// clausesOf lists the clauses of an edition.
func clausesOf(edition string) []string {
	var ids []string
	for _, c := range catalogue.All() {
		if string(c.Edition) == edition {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// cards checks that the scenario names cards of its own edition.
func (r *reader) cards(n *yaml.Node, s *Scenario) {
	if n == nil || n.Kind != yaml.SequenceNode {
		return
	}
	facts := compiled()[s.Edition].Facts
	for i, id := range s.Cards {
		_, pilot := facts.Pilot(id)
		_, upgrade := facts.Upgrade(id)
		_, ship := facts.Ship(id)
		if !pilot && !upgrade && !ship {
			r.fail(n.Content[i], "no card of the edition %s has the id %q, only such as %s",
				s.Edition, id, like(id, slices.Concat(pilotIDs(s), upgradeIDs(s))))
		}
	}
}

// loadouts checks that the edition has the pilots and the upgrades of every ship.
func (r *reader) loadouts(s *Scenario) {
	facts := compiled()[s.Edition].Facts
	for i := range s.ships {
		ship := &s.ships[i]
		at := &yaml.Node{Line: ship.line}
		if _, ok := facts.Pilot(ship.pilot); !ok && ship.pilot != "" {
			r.fail(at, "the edition %s has no pilot %q, only such as %s", s.Edition, ship.pilot,
				like(ship.pilot, pilotIDs(s)))
		}
		for _, id := range slices.Concat(ship.upgrades, ship.aft) {
			if _, ok := facts.Upgrade(id); !ok {
				r.fail(at, "the edition %s has no upgrade %q, only such as %s", s.Edition, id,
					like(id, upgradeIDs(s)))
			}
		}
	}
}

// deck checks that the edition has the damage deck.
func (r *reader) deck(n *yaml.Node, s *Scenario) {
	decks := compiled()[s.Edition].Decks()
	switch {
	case n == nil || slices.Contains(decks, s.table.deck):
	case len(decks) == 0:
		r.fail(n, "the edition %s has one damage deck; leave the key deck out", s.Edition)
	default:
		r.fail(n, "the edition %s has no damage deck %q, only %s", s.Edition, s.table.deck, strings.Join(decks, ", "))
	}
}

// pilotIDs lists the pilots of the scenario's edition.
func pilotIDs(s *Scenario) []string {
	var ids []string
	for _, p := range compiled()[s.Edition].Facts.Pilots {
		ids = append(ids, p.ID)
	}
	return ids
}

// upgradeIDs lists the upgrades of the scenario's edition.
func upgradeIDs(s *Scenario) []string {
	var ids []string
	for _, u := range compiled()[s.Edition].Facts.Upgrades {
		ids = append(ids, u.ID)
	}
	return ids
}

// ids checks that everything has a name of its own.
func (r *reader) ids(s *Scenario) {
	names := matchWords()
	add := func(line int, id string) {
		if slices.Contains(names, id) {
			r.fail(&yaml.Node{Line: line}, "the name %q is taken", id)
		}
		names = append(names, id)
	}
	for i := range s.ships {
		add(s.ships[i].line, s.ships[i].id)
	}
	for i := range s.obstacles {
		add(s.obstacles[i].line, s.obstacles[i].id)
	}
}

// references checks that the ships and obstacles that are named are there.
func (r *reader) references(s *Scenario) {
	var ships, rocks []string
	for i := range s.ships {
		ships = append(ships, s.ships[i].id)
	}
	for i := range s.obstacles {
		rocks = append(rocks, s.obstacles[i].id)
	}
	for _, n := range r.named {
		if !slices.Contains(ships, n.Value) {
			r.fail(n, "the scenario has no ship %q, only %s", n.Value, strings.Join(ships, ", "))
		}
	}
	things := slices.Concat(ships, rocks)
	for _, n := range r.things {
		if !slices.Contains(things, n.Value) {
			r.fail(n, "the scenario has no ship or obstacle %q, only %s", n.Value,
				strings.Join(things, ", "))
		}
	}
}

// mostAlike is how many known names a message lists where there are hundreds.
const mostAlike = 8

// like lists the known names that begin as a word does, as far as any of them do.
func like(word string, known []string) string {
	alike := func(name string) int {
		n := 0
		for n < min(len(name), len(word)) && name[n] == word[n] {
			n++
		}
		return n
	}
	list := slices.Clone(known)
	slices.SortStableFunc(list, func(a, b string) int { return alike(b) - alike(a) })
	return strings.Join(list[:min(len(list), mostAlike)], ", ")
}
