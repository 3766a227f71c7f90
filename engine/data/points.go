package data

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// PointsList is what a points list says about the cards of an edition, where it differs from the list of the tables: an
// older list, a later one, or that of a league.
type PointsList struct {
	Name     string                   `json:"name"`           // such as "x2po"
	Date     string                   `json:"date,omitempty"` // from which it holds: "2025-12-10"
	Edition  string                   `json:"edition"`
	Pilots   map[string]PilotPoints   `json:"pilots,omitempty"`
	Upgrades map[string]UpgradePoints `json:"upgrades,omitempty"`
}

// PilotPoints is what a list changes about a ship card. What is left out stays.
type PilotPoints struct {
	Cost  *int    `json:"cost,omitempty"`
	Slots *[]Slot `json:"slots,omitempty"`
	Pools *[]Pool `json:"pools,omitempty"` // none: the card is not in the list
}

// UpgradePoints is what a list changes about an upgrade. What is left out stays.
type UpgradePoints struct {
	Cost  *Cost   `json:"cost,omitempty"`
	Pools *[]Pool `json:"pools,omitempty"`
}

// ID names the list with its date: "x2po@2025-12-10".
func (l *PointsList) ID() string {
	if l.Date == "" {
		return l.Name
	}
	return l.Name + "@" + l.Date
}

// With returns the catalogue under another points list. It fails where the list is of another edition, or names a card
// that the catalogue does not have.
func (c *Catalogue) With(l *PointsList) (*Catalogue, error) {
	if l.Edition != c.Edition {
		return nil, fmt.Errorf("data: the points list %s is for %s edition; expected one for %s", l.ID(), l.Edition, c.Edition)
	}
	out := *c
	out.Points = l.ID()
	out.Pilots, out.Upgrades = slices.Clone(c.Pilots), slices.Clone(c.Upgrades)
	for _, id := range slices.Sorted(maps.Keys(l.Pilots)) {
		p, ok := out.Pilot(id)
		if !ok {
			return nil, fmt.Errorf("data: the points list %s: there is no ship card %q", l.ID(), id)
		}
		change := l.Pilots[id]
		p.Cost, p.Slots, p.Pools = or(change.Cost, p.Cost), or(change.Slots, p.Slots), or(change.Pools, p.Pools)
	}
	for _, id := range slices.Sorted(maps.Keys(l.Upgrades)) {
		u, ok := out.Upgrade(id)
		if !ok {
			return nil, fmt.Errorf("data: the points list %s: there is no upgrade %q", l.ID(), id)
		}
		change := l.Upgrades[id]
		u.Cost, u.Pools = or(change.Cost, u.Cost), or(change.Pools, u.Pools)
	}
	return &out, nil
}

// or returns what a pointer points to, or something else without one.
func or[T any](p *T, otherwise T) T {
	if p == nil {
		return otherwise
	}
	return *p
}

// ListOf returns other's points list as its differences from c. A card that only c has is in no
// pool of the list; one that only other has is left out.
func (c *Catalogue) ListOf(other *Catalogue, name, date string) *PointsList {
	l := &PointsList{Name: name, Date: date, Edition: c.Edition, Pilots: map[string]PilotPoints{}, Upgrades: map[string]UpgradePoints{}}
	none := []Pool{}
	for i := range c.Pilots {
		a := &c.Pilots[i]
		b, ok := other.Pilot(a.ID)
		switch {
		case !ok && len(a.Pools) > 0:
			l.Pilots[a.ID] = PilotPoints{Pools: &none}
			continue
		case !ok:
			continue
		}
		var change PilotPoints
		if a.Cost != b.Cost {
			change.Cost = &b.Cost
		}
		if !sameSet(a.Slots, b.Slots) {
			change.Slots = &b.Slots
		}
		if !sameSet(a.Pools, b.Pools) {
			change.Pools = &b.Pools
		}
		if change != (PilotPoints{}) {
			l.Pilots[a.ID] = change
		}
	}
	for i := range c.Upgrades {
		a := &c.Upgrades[i]
		b, ok := other.Upgrade(a.ID)
		switch {
		case !ok && len(a.Pools) > 0 && !a.LoadoutOnly:
			l.Upgrades[a.ID] = UpgradePoints{Pools: &none}
			continue
		case !ok:
			continue
		}
		var change UpgradePoints
		if !sameCost(a.Cost, b.Cost) {
			change.Cost = &b.Cost
		}
		if !sameSet(a.Pools, b.Pools) {
			change.Pools = &b.Pools
		}
		if change != (UpgradePoints{}) {
			l.Upgrades[a.ID] = change
		}
	}
	return l
}

// sameSet reports whether two lists have the same elements, in any order.
func sameSet[E cmp.Ordered](a, b []E) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

func sameCost(a, b Cost) bool {
	return a.Value == b.Value && a.By == b.By && maps.Equal(a.Values, b.Values)
}

// Change is how a card differs between two points lists.
type Change struct {
	Kind   Kind   `json:"kind"` // a pilot or an upgrade
	ID     string `json:"id"`
	Name   string `json:"name"`
	Before *Cost  `json:"before,omitempty"` // where the cost differs
	After  *Cost  `json:"after,omitempty"`
	Gained []Slot `json:"gained,omitempty"`
	Lost   []Slot `json:"lost,omitempty"`
	Joined []Pool `json:"joined,omitempty"` // pools that it is in now
	Left   []Pool `json:"left,omitempty"`
}

// Differences lists the cards that differ between two points lists of one edition, pilots first, by their ids.
func Differences(a, b *Catalogue) []Change {
	var all []Change
	for i := range a.Pilots {
		p := &a.Pilots[i]
		q, ok := b.Pilot(p.ID)
		if !ok {
			q = &Pilot{ID: p.ID}
		}
		change := Change{Kind: KindPilot, ID: p.ID, Name: p.Name}
		change.costs(Cost{Value: p.Cost}, Cost{Value: q.Cost})
		change.Gained, change.Lost = more(q.Slots, p.Slots), more(p.Slots, q.Slots)
		change.Joined, change.Left = more(q.Pools, p.Pools), more(p.Pools, q.Pools)
		all = change.onto(all)
	}
	for i := range a.Upgrades {
		u := &a.Upgrades[i]
		v, ok := b.Upgrade(u.ID)
		if !ok {
			v = &Upgrade{ID: u.ID}
		}
		change := Change{Kind: KindUpgrade, ID: u.ID, Name: u.Name}
		change.costs(u.Cost, v.Cost)
		change.Joined, change.Left = more(v.Pools, u.Pools), more(u.Pools, v.Pools)
		all = change.onto(all)
	}
	return all
}

// costs notes a cost that differs.
func (c *Change) costs(before, after Cost) {
	if !sameCost(before, after) {
		c.Before, c.After = &before, &after
	}
}

// onto appends a change, if it is one.
func (c *Change) onto(all []Change) []Change {
	if c.Before == nil && len(c.Gained)+len(c.Lost)+len(c.Joined)+len(c.Left) == 0 {
		return all
	}
	return append(all, *c)
}

// more lists what one list has more often than another.
func more[E cmp.Ordered](a, b []E) []E {
	rest := slices.Clone(b)
	var list []E
	for _, e := range a {
		if i := slices.Index(rest, e); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
			continue
		}
		list = append(list, e)
	}
	return list
}
