package squad

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// Wing names the ships of a wing by their places in Squad.Ships: the leader, and its mates in the order of their
// positions (2e.wing.squad.record).
type Wing struct {
	Leader int   `json:"leader"`
	Mates  []int `json:"mates"`
}

// Formation returns the wings of a squad: those that it names or, where it names none, those with the most mates that
// fit, in the order of its ships (2e.wing.squad.record).
func (s *Squad) Formation(c *data.Catalogue) []Wing {
	if s.Wings != nil {
		return s.Wings
	}
	var wings []Wing
	taken := map[int]bool{}
	for i := range s.Ships {
		if s.Ships[i].leads(c) != nil {
			taken[i] = true
			wings = append(wings, Wing{Leader: i})
		}
	}
	for _, most := range [...]int{data.LeastMates, maxShips} { // none is to lack mates for another's sake
		for n := range wings { // first the ships between one leader and the next
			until := len(s.Ships)
			if n+1 < len(wings) {
				until = wings[n+1].Leader
			}
			s.gather(c, &wings[n], taken, wings[n].Leader+1, until, most)
		}
		for n := range wings {
			s.gather(c, &wings[n], taken, 0, len(s.Ships), most)
		}
	}
	return slices.DeleteFunc(wings, func(w Wing) bool { return len(w.Mates) < data.LeastMates })
}

// gather adds the ships of a part of the squad to a wing that fit and are in no other, until it has this many mates or as
// many as its card allows.
func (s *Squad) gather(c *data.Catalogue, w *Wing, taken map[int]bool, from, until, most int) {
	most = min(most, s.Ships[w.Leader].leads(c).Most)
	for i := from; i < until && len(w.Mates) < most; i++ {
		if !taken[i] && s.admits(c, w, i) {
			taken[i] = true
			w.Mates = append(w.Mates, i)
		}
	}
}

// admits reports whether a ship can be a mate in a wing beside the mates before it.
func (s *Squad) admits(c *data.Catalogue, w *Wing, i int) bool {
	leader, _ := c.Pilot(s.Ships[w.Leader].Pilot)
	mate, _ := c.Pilot(s.Ships[i].Pilot)
	terms := s.Ships[w.Leader].leads(c)
	if leader == nil || mate == nil || terms == nil || !terms.Admits(leader, mate) {
		return false
	}
	var types []string
	for _, j := range w.Mates {
		if j == i {
			break
		}
		if before, ok := c.Pilot(s.Ships[j].Pilot); ok {
			types = append(types, before.Ship)
		}
	}
	return terms.Beside(types, mate.Ship)
}

// leads returns whom a ship can lead, nil for a ship that does not lead a wing.
func (s *Ship) leads(c *data.Catalogue) *data.Wing {
	for _, u := range s.Upgrades {
		if row, ok := c.Upgrade(u.ID); ok && row.Wing != nil {
			return row.Wing
		}
	}
	return nil
}

// Leading is a ship of a squad with a card to lead a wing, its mates, and the ships that could be mates as well.
type Leading struct {
	Wing
	Most   int   // how many mates its card allows
	Others []int // ships that are in no wing and that its card admits
}

// Leaders lists the ships of a squad with a card to lead a wing, in the order of the squad. All places that Squad.Wings
// names are in the squad.
func Leaders(c *data.Catalogue, s Squad) []Leading {
	formed, taken := s.Formation(c), map[int]bool{}
	for _, w := range formed {
		for _, i := range append([]int{w.Leader}, w.Mates...) {
			taken[i] = true
		}
	}
	var list []Leading
	for i := range s.Ships {
		terms := s.Ships[i].leads(c)
		if terms == nil {
			continue
		}
		l := Leading{Wing: Wing{Leader: i, Mates: []int{}}, Most: terms.Most}
		if n := slices.IndexFunc(formed, func(w Wing) bool { return w.Leader == i }); n >= 0 {
			l.Mates = formed[n].Mates
		}
		for j := range s.Ships {
			if j != i && !taken[j] && s.Ships[j].leads(c) == nil && s.admits(c, &l.Wing, j) {
				l.Others = append(l.Others, j)
			}
		}
		list = append(list, l)
	}
	return list
}

// Leads reports whether a ship of a squad has a card to lead a wing.
func (s *Squad) Leads(c *data.Catalogue, ship int) bool { return s.Ships[ship].leads(c) != nil }

// wings judges the wings of a squad: each leader has one, of two mates at least that its card admits, and no ship is in
// two (2e.epic.wing, 2e.wing.squad.members, 2e.wing.squad.leaders).
func (k *checker) wings() {
	seen, led := map[int]bool{}, map[int]bool{}
	for _, w := range k.s.Formation(k.c) {
		if !k.placesOfWing(&w, seen) {
			continue
		}
		led[w.Leader] = true
		leader := &k.s.Ships[w.Leader]
		terms := leader.leads(k.c)
		if terms == nil {
			k.reject("2e.epic.wing", w.Leader, "", "%s has no upgrade with which it leads a wing.", k.pilotName(w.Leader))
			continue
		}
		if n := len(w.Mates); n < data.LeastMates || n > terms.Most {
			k.reject("2e.epic.wing", w.Leader, "", "The wing of %s has %s; %s allows %d to %d.",
				k.pilotName(w.Leader), count(n, "mate"), k.leaderCard(leader), data.LeastMates, terms.Most)
		}
		for _, i := range w.Mates {
			if !k.s.admits(k.c, &w, i) {
				k.reject("2e.wing.squad.leaders", i, "", "%s cannot be a mate of %s: %s.", k.pilotName(i), k.pilotName(w.Leader),
					k.whyNoMate(&w, i))
			}
		}
	}
	for i := range k.s.Ships {
		blamed := slices.ContainsFunc(k.problems, func(p Problem) bool { return p.Ship == i })
		if k.s.Ships[i].leads(k.c) != nil && !led[i] && !blamed {
			k.reject("2e.epic.wing", i, "", "%s leads a wing without mates; choose %d at least.", k.pilotName(i), data.LeastMates)
		}
	}
}

// leaderCard returns the name of the card with which a ship leads a wing.
func (k *checker) leaderCard(leader *Ship) string {
	for _, u := range leader.Upgrades {
		if row, ok := k.c.Upgrade(u.ID); ok && row.Wing != nil {
			return row.Name
		}
	}
	return ""
}

// whyNoMate says which term of its leader's card a ship does not meet, and what that wants.
func (k *checker) whyNoMate(w *Wing, i int) string {
	terms, card := k.s.Ships[w.Leader].leads(k.c), k.leaderCard(&k.s.Ships[w.Leader])
	leader, _ := k.c.Pilot(k.s.Ships[w.Leader].Pilot)
	mate, ok := k.c.Pilot(k.s.Ships[i].Pilot)
	if !ok || leader == nil {
		return "its ship card is not known"
	}
	types := terms.Ships
	if len(types) == 0 {
		types = []string{leader.Ship}
	}
	switch {
	case !slices.Contains(types, mate.Ship):
		var names []string
		for _, id := range types {
			names = append(names, k.typeName(id))
		}
		return fmt.Sprintf("its type is %s; %s takes %s", k.typeName(mate.Ship), card, strings.Join(names, " or "))
	case terms.Lower && mate.Initiative >= leader.Initiative:
		return fmt.Sprintf("its initiative is %d; %s takes ships below %d", mate.Initiative, card, leader.Initiative)
	case slices.Contains(terms.Once, mate.Ship):
		return fmt.Sprintf("its type is %s; %s takes 1 of them", k.typeName(mate.Ship), card)
	}
	return fmt.Sprintf("its type is %s; all mates by %s are of one type", k.typeName(mate.Ship), card)
}

// typeName returns the name of a type of ship.
func (k *checker) typeName(id string) string {
	if kind, ok := k.c.Ship(id); ok {
		return kind.Name
	}
	return id
}

// placesOfWing reports whether a wing names ships of the squad that are in no other.
func (k *checker) placesOfWing(w *Wing, seen map[int]bool) bool {
	for _, i := range append([]int{w.Leader}, w.Mates...) {
		switch {
		case i < 0 || i >= len(k.s.Ships):
			k.reject("2e.wing.squad.members", wholeSquad, "", "A wing names ship %d; the squad has %d ships.", i+1, len(k.s.Ships))
			return false
		case seen[i]:
			k.reject("2e.wing.squad.members", i, "", "%s is in two wings, or twice in one.", k.pilotName(i))
			return false
		}
		seen[i] = true
	}
	return true
}

// pilotName returns the name of the pilot of a ship.
func (k *checker) pilotName(i int) string {
	if p, ok := k.c.Pilot(k.s.Ships[i].Pilot); ok {
		return p.Name
	}
	return k.s.Ships[i].Pilot
}

// maxWings is how many wings a file can name.
const maxWings = maxShips

// ours reads what this program noted in a file: the wings of the squad.
func (in *reader) ours(note json.RawMessage) {
	var noted struct {
		Wings []Wing `json:"wings"`
	}
	if json.Unmarshal(note, &noted) != nil || len(noted.Wings) > maxWings {
		in.report.drop("The wings of the squad are not a list of a leader and mates by number.")
		return
	}
	in.file.wings = noted.Wings
}

// wings keeps the wings of a file, if all its ships are there still.
func (in *reader) wings() {
	if len(in.squad.Ships) == len(in.file.ships) {
		in.squad.Wings = in.file.wings
	} else if len(in.file.wings) > 0 {
		in.report.drop("The wings of the squad name ships that were left out.")
	}
}
