package squad

import (
	"fmt"
	"slices"
	"strings"

	"koiogran/data"
)

// loadout holds a standard-loadout ship to its upgrades, and keeps the cards that exist only in
// loadouts off other ships.
func (k *checker) loadout(s *ship) {
	const clause = "2e.squad.standard-loadout"
	fixed := s.pilot.Loadout
	if len(fixed) == 0 {
		for _, u := range s.upgrades {
			if u.LoadoutOnly {
				k.reject(clause, s.index, u.ID, "%s exists only in standard loadouts.", u.Name)
			}
		}
		return
	}
	if !sameIDs(k.s.Ships[s.index].Upgrades, fixed) {
		k.reject(clause, s.index, s.pilot.ID, "%s has a standard loadout: %s and nothing else.",
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

// slots wants a free slot for each slot that an upgrade takes. Slots are those of the ship card,
// those that its upgrades add or remove, and one of the pilot's choice where the ship ability
// gives that.
func (k *checker) slots(s *ship) {
	if len(s.pilot.Loadout) > 0 {
		return
	}
	free := k.slotsOf(s)
	choice := s.pilot.AnyOf
	for _, u := range s.upgrades {
		for _, slot := range u.Slots {
			if free[slot] <= 0 && slices.Contains(choice, slot) {
				choice = nil
				continue
			}
			if free[slot] <= 0 {
				k.noSlot(s, u, slot)
				break
			}
			free[slot]--
		}
	}
}

func (k *checker) noSlot(s *ship, u *data.Upgrade, slot data.Slot) {
	clause := "2e.squad.upgrade.slot-required"
	if len(u.Slots) > 1 {
		clause = "2e.squad.upgrade.several-slots"
	}
	k.reject(clause, s.index, u.ID, "%s needs %s, and %s has no %s slot left.",
		u.Name, slotsNeeded(u.Slots), s.pilot.Name, spoken(slot))
}

// slotsOf counts the slots of a ship without the one of its choice.
func (k *checker) slotsOf(s *ship) map[data.Slot]int {
	free := map[data.Slot]int{}
	for _, slot := range s.pilot.Slots {
		free[slot]++
	}
	for _, grant := range s.grants() {
		if grant.Slot != "" {
			free[grant.Slot] += grant.Amount
		}
	}
	if k.f.Pool == data.Epic && s.kind != nil && s.kind.Size != data.Huge {
		free["command"]++ // 2e.epic.command-slot
	}
	return free
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
