package squad

import (
	"slices"
	"strconv"

	"koiogran/engine/data"
)

// verdict is whether a line of a restriction box holds.
type verdict int

const (
	broken verdict = iota
	unknown
	holds
)

// restrictions wants every line of every upgrade's restriction box to hold, each by any one of
// its alternatives.
func (k *checker) restrictions(s *ship) {
	if len(s.pilot.Loadout) > 0 {
		return
	}
	for _, u := range s.upgrades {
		for _, line := range u.Restrictions {
			problem := Problem{
				Clause: k.law.restriction(line, u), Ship: s.index, Card: u.ID,
				Text: u.Name + " is for " + k.describe(line) + " only; " + s.pilot.Name +
					" does not qualify.",
			}
			switch k.judge(line, u, s) {
			case broken:
				k.problems = append(k.problems, problem)
			case unknown:
				problem.Text = u.Name + " is for " + k.describe(line) + " only; whether " +
					s.pilot.Name + " qualifies is not known."
				k.doubts = append(k.doubts, problem)
			}
		}
	}
}

// judge returns the best verdict of a line's alternatives. A line about the whole squad is
// judged elsewhere and holds here.
func (k *checker) judge(r data.Restriction, u *data.Upgrade, s *ship) verdict {
	switch {
	case r.Solitary, r.Standardized,
		slices.Contains(r.Factions, s.pilot.Faction),
		slices.Contains(r.Ships, s.pilot.Ship),
		s.kind != nil && slices.Contains(r.Sizes, s.kind.Size),
		overlap(s.pilot.Keywords, r.Keywords),
		slices.ContainsFunc(r.Names, k.inSquad),
		overlap(k.arcsOf(s), r.Arcs),
		slices.Contains(r.Agility, k.c.Stats(s.pilot).Value(data.Agility)),
		slices.ContainsFunc(r.Equipped, s.equipped),
		slices.Contains(r.ShipAbilities, s.pilot.ShipAbility),
		r.Action != nil && slices.ContainsFunc(k.actionsOf(s, u), matches(*r.Action)),
		slices.Contains(r.Hull, k.valueOf(s, u, data.Hull)),
		slices.Contains(r.Shields, k.valueOf(s, u, data.Shields)),
		r.MinInitiative > 0 && k.valueOf(s, u, data.Initiative) >= r.MinInitiative,
		r.Bar != "" && k.hasPlace(s, r.Bar),
		r.NotPrinted != "" && !slices.Contains(s.pilot.Slots, r.NotPrinted),
		r.NonLimited && s.pilot.Limited == 0,
		r.Limited && s.pilot.Limited > 0:
		return holds
	case len(r.ForceSides) > 0:
		return forceSide(r.ForceSides, u, s)
	default:
		return broken
	}
}

// overlap reports whether two lists share an element.
func overlap[E comparable](a, b []E) bool {
	return slices.ContainsFunc(a, func(e E) bool { return slices.Contains(b, e) })
}

// inSquad reports whether a ship card or upgrade of that name is anywhere in the squad.
func (k *checker) inSquad(name string) bool {
	key := data.Key(name)
	return slices.ContainsFunc(k.ships, func(s ship) bool {
		return data.Key(s.pilot.Name) == key ||
			slices.ContainsFunc(s.upgrades, func(u *data.Upgrade) bool { return data.Key(u.Name) == key })
	})
}

// equipped reports whether an upgrade takes that slot.
func (s *ship) equipped(slot data.Slot) bool {
	return slices.ContainsFunc(s.upgrades, func(u *data.Upgrade) bool {
		return slices.Contains(u.Slots, slot)
	})
}

// grantsBut lists what the ship's other upgrades give, so that no card opens its own door.
func (s *ship) grantsBut(u *data.Upgrade) []data.Grant {
	others := *s
	others.upgrades = slices.DeleteFunc(slices.Clone(s.upgrades), func(o *data.Upgrade) bool {
		return o == u
	})
	return others.grants()
}

// valueOf returns a number of the ship, with what its other upgrades add.
func (k *checker) valueOf(s *ship, u *data.Upgrade, stat data.StatKind) int {
	value := k.c.Stats(s.pilot).Value(stat)
	if stat == data.Initiative {
		value = s.pilot.Initiative
	}
	for _, grant := range s.grantsBut(u) {
		if grant.Stat == stat {
			value += grant.Amount
		}
	}
	return value
}

// hasPlace reports whether the ship has a slot, filled or not.
func (k *checker) hasPlace(s *ship, slot data.Slot) bool {
	places, _ := k.placesOf(s)
	return slices.ContainsFunc(places, func(p place) bool { return p.slot == slot })
}

// needs wants the other card that an upgrade comes with, and the one that a ship card wants on another ship.
func (k *checker) needs(s *ship) {
	carries := func(o ship) bool {
		return o.index != s.index && slices.ContainsFunc(o.upgrades,
			func(u *data.Upgrade) bool { return u.ID == s.pilot.Needs })
	}
	if s.pilot.Needs != "" && !slices.ContainsFunc(k.ships, carries) {
		k.reject("2e.squad.upgrade.restrictions", s.index, s.pilot.ID, "%s requires a ship with %s in "+
			"the same squad.",
			s.pilot.Name, k.namesOf([]string{s.pilot.Needs}))
	}
	for _, u := range s.upgrades {
		has := func(other *data.Upgrade) bool { return other.ID == u.Needs }
		if u.Needs != "" && !slices.ContainsFunc(s.upgrades, has) {
			k.reject("1e.squad.card-exceptions", s.index, u.ID, "%s must be equipped together with %s.",
				u.Name, k.namesOf([]string{u.Needs}))
		}
	}
}

// actionsOf lists the ship's own actions: the bar, and what other upgrades add to it.
func (k *checker) actionsOf(s *ship, u *data.Upgrade) []data.Action {
	actions := slices.Clone(k.c.ActionBar(s.pilot))
	for _, grant := range s.grantsBut(u) {
		if grant.Action != nil {
			actions = append(actions, *grant.Action)
		}
	}
	return actions
}

// matches compares an action with the one that a restriction names, which may leave the
// difficulty open. An action that is only linked to another does not count.
func matches(wanted data.Action) func(data.Action) bool {
	return func(a data.Action) bool {
		return a.Name == wanted.Name && (wanted.Difficulty == "" || a.Difficulty == wanted.Difficulty)
	}
}

func (k *checker) arcsOf(s *ship) []data.Arc {
	var arcs []data.Arc
	for _, attack := range k.c.Stats(s.pilot).Attacks() {
		arcs = append(arcs, attack.Arc)
	}
	return arcs
}

// forceSide judges a card for one side of the Force. A Force user whose side the data do not
// give cannot be judged; a ship without Force is on no side.
func forceSide(sides []data.ForceSide, u *data.Upgrade, s *ship) verdict {
	var own []data.ForceSide
	if s.pilot.Force != nil {
		own = slices.Clone(s.pilot.Force.Sides)
	}
	for _, grant := range s.grantsBut(u) {
		own = append(own, grant.Force...)
	}
	switch {
	case overlap(own, sides):
		return holds
	case s.pilot.Force != nil && len(s.pilot.Force.Sides) == 0:
		return unknown
	default:
		return broken
	}
}

// describe says who may equip a card with this line in its box.
func (k *checker) describe(r data.Restriction) string {
	var who []string
	for _, id := range r.Factions {
		who = append(who, k.factionName(id)+" ships")
	}
	for _, id := range r.Ships {
		name := id
		if ship, ok := k.c.Ship(id); ok {
			name = ship.Name
		}
		who = append(who, "the "+name)
	}
	for _, size := range r.Sizes {
		who = append(who, string(size)+" ships")
	}
	for _, keyword := range r.Keywords {
		who = append(who, "the keyword "+keyword)
	}
	for _, name := range r.Names {
		who = append(who, "squads with "+name)
	}
	for _, arc := range r.Arcs {
		who = append(who, "ships with a "+spoken(arc)+" arc")
	}
	for _, n := range r.Agility {
		who = append(who, "ships of agility "+strconv.Itoa(n))
	}
	for _, slot := range r.Equipped {
		who = append(who, "ships with another "+spoken(slot)+" upgrade")
	}
	for _, side := range r.ForceSides {
		who = append(who, "the "+string(side)+" side of the Force")
	}
	for _, ability := range r.ShipAbilities {
		who = append(who, "ships with "+ability)
	}
	if len(r.Hull) > 0 {
		who = append(who, "ships of hull "+strconv.Itoa(slices.Max(r.Hull))+" or lower")
	}
	for _, n := range r.Shields {
		who = append(who, "ships of shields "+strconv.Itoa(n))
	}
	if r.MinInitiative > 0 {
		who = append(who, "ships of "+k.c.Skill+" "+strconv.Itoa(r.MinInitiative)+" or higher")
	}
	if r.Bar != "" {
		who = append(who, "ships with a "+spoken(r.Bar)+" slot")
	}
	if r.NotPrinted != "" {
		who = append(who, "ships without a printed "+spoken(r.NotPrinted)+" slot")
	}
	if r.Action != nil {
		who = append(who, "ships with the "+spoken(r.Action.String())+" action")
	}
	if r.Limited {
		who = append(who, "limited ships")
	}
	if r.NonLimited {
		who = append(who, "non-limited ships")
	}
	return wordsOf(who, "or")
}

func (k *checker) factionName(id data.FactionID) string {
	if faction, ok := k.c.Faction(id); ok {
		return faction.Name
	}
	return string(id)
}
