package squad

import (
	"cmp"
	"slices"

	"koiogran/engine/data"
)

// copyOf is one card of the squad that has a name.
type copyOf struct {
	key     string // data.Key of its name
	name    string
	id      string
	limited int // dots before the name
	ship    int
	pilot   bool
}

// limited counts cards by name, ship cards and upgrades together. A card without dots counts
// where another card of its name has them.
func (k *checker) limited() {
	var cards []copyOf
	for _, ship := range k.ships {
		p := ship.pilot
		cards = append(cards, copyOf{data.Key(p.Name), p.Name, p.ID, p.Limited, ship.index, true})
		for _, u := range ship.upgrades {
			cards = append(cards, copyOf{data.Key(u.Name), u.Name, u.ID, u.Limited, ship.index, false})
		}
	}
	slices.SortStableFunc(cards, func(a, b copyOf) int { return cmp.Compare(a.key, b.key) })
	for group := range chunkBy(cards, func(c copyOf) string { return c.key }) {
		k.limitedGroup(group)
	}
}

func (k *checker) limitedGroup(group []copyOf) {
	limit, pilots := 0, 0
	for _, card := range group {
		limit = max(limit, card.limited)
		if card.pilot {
			pilots++
		}
	}
	if limit == 0 || len(group) <= limit {
		return
	}
	clause := k.law.limited
	switch {
	case k.f.Threat > 0 && k.law.builtLimited != "":
		clause = k.law.builtLimited
	case pilots > 0 && pilots < len(group):
		clause = k.law.acrossTypes
	}
	last := group[len(group)-1]
	k.reject(clause, last.ship, last.id, "A squad can have at most %[2]d of %[1]s; this one has %[3]d.",
		last.name, limit, len(group))
}

// solitary allows one upgrade of a slot whose cards are solitary.
func (k *checker) solitary() {
	first := map[data.Slot]*data.Upgrade{}
	for _, ship := range k.ships {
		for _, u := range ship.upgrades {
			if !slices.ContainsFunc(u.Restrictions, isSolitary) {
				continue
			}
			slot := u.Slots[0]
			if other, ok := first[slot]; ok {
				k.reject("2e.squad.upgrade.solitary", ship.index, u.ID,
					"%s is a solitary %s upgrade, but the squad already has %s.", u.Name, slot, other.Name)
				continue
			}
			first[slot] = u
		}
	}
}

func isSolitary(r data.Restriction) bool     { return r.Solitary }
func isStandardized(r data.Restriction) bool { return r.Standardized }

// sameName refuses two upgrades of one name on one ship.
func (k *checker) sameName(s *ship) {
	for i, u := range s.upgrades {
		twin := func(other *data.Upgrade) bool { return data.Key(other.Name) == data.Key(u.Name) }
		if slices.ContainsFunc(s.upgrades[:i], twin) {
			k.reject("2e.squad.upgrade.no-duplicate-name", s.index, u.ID,
				"%s has two upgrades named %s.", s.pilot.Name, u.Name)
		}
	}
}

// standardized wants an upgrade on every ship of its type once one ship has it: on every one
// with the ship ability that the upgrade asks for. A ship with a standard loadout cannot equip
// it and is left alone.
func (k *checker) standardized() {
	for _, ship := range k.ships {
		for _, u := range ship.upgrades {
			if !slices.ContainsFunc(u.Restrictions, isStandardized) {
				continue
			}
			for i := range k.ships {
				k.standardizedOn(u, &k.ships[i], &ship)
			}
		}
	}
}

func (k *checker) standardizedOn(u *data.Upgrade, s, because *ship) {
	if s.kind != because.kind || len(s.pilot.Loadout) > 0 || slices.Contains(s.upgrades, u) {
		return
	}
	for _, r := range u.Restrictions {
		if len(r.ShipAbilities) > 0 && !slices.Contains(r.ShipAbilities, s.pilot.ShipAbility) {
			return
		}
	}
	const clause = "2e.squad.upgrade.standardized"
	again := func(p Problem) bool {
		return p.Clause == clause && p.Ship == s.index && p.Card == u.ID
	}
	if !slices.ContainsFunc(k.problems, again) {
		k.reject(clause, s.index, u.ID, "%s is standardized: %s must equip it too, because %s does.",
			u.Name, s.pilot.Name, because.pilot.Name)
	}
}

// chunkBy yields the runs of equal key.
func chunkBy[E any, K comparable](list []E, key func(E) K) func(yield func([]E) bool) {
	return func(yield func([]E) bool) {
		for len(list) > 0 {
			n := 1
			for n < len(list) && key(list[n]) == key(list[0]) {
				n++
			}
			if !yield(list[:n]) {
				return
			}
			list = list[n:]
		}
	}
}
