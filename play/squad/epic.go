package squad

import (
	"slices"

	"koiogran/engine/data"
)

// epic judges the huge ships of a first-edition squad: their epic points, their halves, their modifications
// (1e.epic.squad, 1e.huge.one-ship, 1e.squad.huge-modifications-only).
func (k *checker) epic() {
	for _, s := range k.ships {
		if s.kind == nil || s.kind.Size != data.Huge {
			continue
		}
		if _, half := sectionOf(s.kind.ID); half != "" && !k.paired(s.index) {
			k.reject("1e.huge.one-ship", s.index, s.pilot.ID,
				"%s is one half of a huge ship; the squad is missing the other half.", s.pilot.Name)
		}
		for _, u := range s.upgrades {
			if u.Slots[0] == "modification" && !slices.ContainsFunc(u.Restrictions, forHuge) {
				k.reject("1e.squad.huge-modifications-only", s.index, u.ID,
					"%s cannot be equipped to a huge ship such as %s.", u.Name, s.pilot.Name)
			}
		}
	}
	if points, most := k.epicPoints(), k.f.EpicPoints; most > 0 && points > most {
		k.reject("1e.epic.squad", wholeSquad, "", "The squad has %g epic points; the maximum is %g.", points, most)
	}
}

// epicPoints counts the epic points of the huge ships.
func (k *checker) epicPoints() float64 {
	points := 0.0
	for _, s := range k.ships {
		if s.kind != nil && s.kind.Size == data.Huge {
			points += s.kind.EpicPoints
		}
	}
	return points
}

// forHuge reports whether a restriction limits a card to huge ships.
func forHuge(r data.Restriction) bool { return slices.Equal(r.Sizes, []data.Size{data.Huge}) }

// paired reports whether half of a huge ship has its other half in the squad.
func (k *checker) paired(i int) bool {
	_, half := halfOf(k.c, &k.s.Ships[i])
	if half == "fore" {
		return k.s.otherHalf(k.c, i, "aft") != nil
	}
	return k.s.otherHalf(k.c, i, "fore") != nil
}

// turrets refuses a huge ship of second edition a third upgrade with a turret indicator (2e.huge.turret-pair.third).
func (k *checker) turrets() {
	for _, s := range k.ships {
		if s.kind == nil || s.kind.Size != data.Huge || s.pilot.Engagement == nil {
			continue
		}
		n := 0
		for _, u := range s.upgrades {
			if a := u.Sides[0].Attack; a != nil && (a.Arc == "single-turret" || a.Arc == "double-turret") {
				n++
			}
		}
		if n > 2 {
			k.reject("2e.huge.turret-pair.third", s.index, s.pilot.ID,
				"%s has %d upgrades with a turret indicator; the maximum is 2.", s.pilot.Name, n)
		}
	}
}
