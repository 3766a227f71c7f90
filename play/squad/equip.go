package squad

import (
	"fmt"
	"slices"
	"strings"

	"koiogran/engine/data"
)

// loadout holds a standard-loadout ship to its upgrades, and keeps the cards that exist only in
// loadouts off other ships.
func (k *checker) loadout(s *ship) {
	const clause = "2e.squad.standard-loadout"
	fixed := s.pilot.Loadout
	if len(fixed) == 0 {
		for _, u := range s.upgrades {
			if u.LoadoutOnly {
				k.reject(clause, s.index, u.ID, "%s is available only in standard loadouts.", u.Name)
			}
		}
		return
	}
	if !sameIDs(k.s.Ships[s.index].Upgrades, fixed) {
		k.reject(clause, s.index, s.pilot.ID, "%s has a standard loadout and must be equipped with exactly %s.",
			s.pilot.Name, k.namesOf(fixed))
	}
}

// sameIDs reports whether the equipped upgrades are these, in any order.
func sameIDs(equipped []Upgrade, ids []string) bool {
	var have []string
	for _, u := range equipped {
		have = append(have, u.ID)
	}
	slices.Sort(have)
	return slices.Equal(have, slices.Sorted(slices.Values(ids)))
}

func (k *checker) namesOf(ids []string) string {
	var names []string
	for _, id := range ids {
		name := id
		if u, ok := k.c.Upgrade(id); ok {
			name = u.Name
		}
		names = append(names, name)
	}
	return wordsOf(names, "and")
}

// place is a slot of a ship into which one upgrade goes.
type place struct {
	slot       data.Slot
	from       *data.Upgrade // that gives it; nil where the ship card does
	maxCost    int           // of the upgrade, 0 for any
	onlyUnique bool
	only       string      // id of the one upgrade
	also       []data.Slot // what it may be treated as
	filled     bool
}

// takes reports whether an upgrade may fill the place. No card fills a place that it gives.
func (p *place) takes(u *data.Upgrade, slot data.Slot) bool {
	return !p.filled && (p.slot == slot || slices.Contains(p.also, slot)) && p.from != u &&
		(p.maxCost == 0 || u.Cost.Value <= p.maxCost) && (!p.onlyUnique || u.Limited > 0) &&
		(p.only == "" || p.only == u.ID)
}

// slots wants a free slot for each slot that an upgrade takes. A ship has the slots of its ship card,
// changed by upgrades that add or remove some, and one of the player's choice where a ship ability or
// a card gives that. Slots for few cards only are filled before others.
func (k *checker) slots(s *ship) {
	if len(s.pilot.Loadout) > 0 {
		return
	}
	places, choices := k.placesOf(s)
	for _, u := range s.upgrades {
		for _, slot := range u.Slots {
			free := func(p place) bool { return p.takes(u, slot) }
			if i := slices.IndexFunc(places, free); i >= 0 {
				places[i].filled = true
				continue
			}
			fits := func(choice []data.Slot) bool { return slices.Contains(choice, slot) }
			i := slices.IndexFunc(choices, fits)
			if i < 0 {
				k.noSlot(s, u, slot)
				break
			}
			choices = slices.Delete(slices.Clone(choices), i, i+1)
		}
	}
}

func (k *checker) noSlot(s *ship, u *data.Upgrade, slot data.Slot) {
	places, _ := k.placesOf(s)
	clause := k.law.noSlot(u, slot, places)
	k.reject(clause, s.index, u.ID, "%s requires %s, but %s has no free %s slot.",
		u.Name, slotsNeeded(u.Slots), s.pilot.Name, spoken(slot))
}

// placesOf lists the slots of a ship, those that upgrades give before its own, and the lists of
// which it has one slot more.
func (k *checker) placesOf(s *ship) (places []place, choices [][]data.Slot) {
	own := slices.Concat(s.pilot.Slots, k.c.FreeSlots)
	if len(s.pilot.AnyOf) > 0 {
		choices = append(choices, s.pilot.AnyOf)
	}
	if k.f.Pool == data.Epic && s.kind != nil && s.kind.Size != data.Huge {
		own = append(own, k.law.epicSlots...)
	}
	for _, u := range s.upgrades {
		for _, g := range u.Sides[0].Grants {
			for n := 0; n < g.Amount && g.Slot != ""; n++ {
				places = append(places, place{
					slot: g.Slot, from: u, maxCost: g.MaxCost, onlyUnique: g.OnlyUnique,
					only: g.Only,
				})
			}
			if len(g.AnyOf) > 0 && g.Slot == "" {
				choices = append(choices, g.AnyOf)
			}
		}
	}
	for _, slot := range own {
		places = append(places, place{slot: slot})
	}
	for _, g := range k.treated(s) {
		for i := range places {
			if places[i].slot == g.Slot {
				places[i].also = append(places[i].also, g.AnyOf...)
			}
		}
	}
	for _, g := range s.grants() {
		for n := g.Amount; n < 0 && g.Slot != ""; n++ {
			places = without(places, g.Slot)
		}
	}
	return places, choices
}

// treated lists what upgrades of a ship, or of the other half of a huge one, let it treat its slots as.
func (k *checker) treated(s *ship) []data.Grant {
	all := s.grants()
	for _, half := range [...]string{"fore", "aft"} {
		if s.index >= len(k.s.Ships) {
			break // it is looked at by itself
		}
		if other := k.s.otherHalf(k.c, s.index, half); other != nil {
			for _, u := range other.Upgrades {
				if card, ok := k.c.Upgrade(u.ID); ok {
					all = append(all, card.Sides[0].Grants...)
				}
			}
		}
	}
	return slices.DeleteFunc(all, func(g data.Grant) bool { return g.Slot == "" || len(g.AnyOf) == 0 })
}

// without takes one slot away, of the ship's own if it can be.
func without(places []place, slot data.Slot) []place {
	for i := len(places) - 1; i >= 0; i-- {
		if places[i].slot == slot {
			return slices.Delete(places, i, i+1)
		}
	}
	return places
}

// grants lists what the ship's upgrades give while squads are built: what their first side says,
// which is the one that faces up.
func (s *ship) grants() []data.Grant {
	var grants []data.Grant
	for _, u := range s.upgrades {
		grants = append(grants, u.Sides[0].Grants...)
	}
	return grants
}

// slotsNeeded says which slots a card takes: "a talent slot", "2 crew slots".
func slotsNeeded(slots []data.Slot) string {
	var parts []string
	for group := range chunkBy(slots, func(s data.Slot) data.Slot { return s }) {
		if n := len(group); n > 1 {
			parts = append(parts, fmt.Sprintf("%d %s slots", n, spoken(group[0])))
			continue
		}
		parts = append(parts, fmt.Sprintf("one %s slot", spoken(group[0])))
	}
	return wordsOf(parts, "and")
}

// spoken writes a term of the tables as people say it: "force power".
func spoken[T ~string](term T) string { return strings.ReplaceAll(string(term), "-", " ") }

// article puts an article before a word.
func article(word string) string {
	if strings.ContainsRune("aeiou", rune(word[0])) {
		return "an " + word
	}
	return "a " + word
}

// wordsOf joins words as a sentence does: "a, b and c".
func wordsOf[T ~string](list []T, conjunction string) string {
	var words []string
	for _, word := range list {
		words = append(words, string(word))
	}
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " " + conjunction + " " + words[last]
}
