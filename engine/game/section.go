package game

import "koiogran/engine/geom"

// Section is a half of a huge ship (1e.huge.sections). Other ships have none: NoSection stands for
// the whole ship.
type Section uint8

// The sections.
const (
	NoSection Section = iota
	ForeSection
	AftSection
)

// String returns the section's name, nothing for the whole ship.
func (s Section) String() string { return [...]string{"", "fore", "aft"}[s] }

// Other returns the other section.
func (s Section) Other() Section { return ForeSection + AftSection - s }

// Sections are both, fore first.
func Sections() [2]Section { return [...]Section{ForeSection, AftSection} }

// Of returns the section of a ship as an object, nothing for the whole ship.
func (s Section) Of(id ShipID) Object {
	if s == NoSection {
		return Object{}
	}
	return SectionOf(id, s)
}

// SectionSet is a set of sections.
type SectionSet uint8

// Has reports whether a section is in the set.
func (s SectionSet) Has(k Section) bool { return s&(1<<k) != 0 }

// With returns the set with a section added.
func (s SectionSet) With(k Section) SectionSet { return s | 1<<k }

// BothSections is the set of both.
const BothSections = SectionSet(1<<ForeSection | 1<<AftSection)

// Half is what is at a section of a huge ship.
type Half struct {
	Shields  uint8
	Damage   uint8 // damage cards, faceup and facedown
	Facedown uint8 // of these, facedown
	Counters uint8 // of these, counters in place of cards
}

// Huge is what is printed for a huge ship (1e.huge.one-ship).
type Huge struct {
	// Number counts the huge ships of a match from 0. Their damage decks follow from it.
	Number uint8
	// Two says that the ship has two ship cards, and each section its own hull and shields;
	// else one card counts the damage of both (1e.huge.damage.section-shields,
	// 1e.gr75.single-hull). Hull and Shields of ShipInfo are then those of the fore section.
	Two                 bool
	AftHull, AftShields int8
	// Energy is how many energy tokens its ship card can hold, and Crippled how many it can once
	// the section with that card is crippled (1e.energy.limit, 1e.cr90.crippled-discard-energy).
	Energy, Crippled int8
	// Holds is the section whose card holds the energy.
	Holds Section
	// Gains is the energy that each maneuver of the dial gains (1e.energy.gain-icons).
	Gains []int8
	// Lost are the maneuvers that are not on the dial while a section is crippled, by section
	// (1e.huge.crippled.maneuvers).
	Lost [3][]Maneuver
	// Fore and Aft are the actions of the sections' action bars, where the ship takes one of each
	// (1e.cr90.two-actions).
	Fore, Aft ActionSet
	// Mounts are the arcs of hardpoints, by the section that carries them.
	Mounts [3]geom.Arc
	// Weak is the value of the primary weapon once its section is crippled.
	Weak int8
	// Left are the slots that a crippled side has left, by section.
	Left [3][]string
}

// Undivided reports whether a ship is huge and has no sections, as in second edition: it is one target, and its
// energy is the charges of its ship card (2e.huge.base, 2e.huge.energy).
func (i *ShipInfo) Undivided() bool { return i.Size.Huge() && i.Huge == nil }

// Limit returns how many energy tokens the ship card of a ship can hold now.
func (h *Huge) Limit(s *Ship) int {
	if s.Crippled.Has(h.Holds) {
		return int(h.Crippled)
	}
	return int(h.Energy)
}

// Gain returns the energy that a maneuver gains, 0 for one that is not on the dial.
func (h *Huge) Gain(dial []Maneuver, m Maneuver) int {
	for i := range dial {
		if dial[i].Bearing == m.Bearing && dial[i].Speed == m.Speed {
			return int(h.Gains[i])
		}
	}
	return 0
}

// Pile returns the place in Decks of the damage deck from which a ship is dealt cards: its player's
// or, if it is huge, that of a section, or the huge one of its side (1e.huge.damage.section-deck).
func (i *ShipInfo) Pile(s Section) int {
	switch {
	case i.Undivided():
		return 2 + int(i.Side) // 2e.huge.setup.deck
	case i.Huge == nil:
		return int(i.Side)
	}
	n := 2 + 2*int(i.Huge.Number)
	if s == AftSection {
		n++
	}
	return n
}

// HullOf returns the hull against which the damage cards of a section count.
func (i *ShipInfo) HullOf(s Section) int {
	if s == AftSection && i.Huge.Two {
		return int(i.Huge.AftHull)
	}
	return int(i.Hull)
}

// ShieldsOf returns the shield value of the ship card of a section.
func (i *ShipInfo) ShieldsOf(s Section) int {
	if s == AftSection && i.Huge.Two {
		return int(i.Huge.AftShields)
	}
	return int(i.Shields)
}

// ShieldValue returns the shield value of a section now.
func (s *Ship) ShieldValue(info *ShipInfo, at Section) int {
	return info.ShieldsOf(at) + int(s.MoreShields)
}

// HullValue returns the hull value of a section now. What changes it is on the card of the fore section.
func (s *Ship) HullValue(info *ShipInfo, at Section) int {
	if at == AftSection && info.Huge.Two {
		return info.HullOf(at)
	}
	return info.HullOf(at) + int(s.MoreHull)
}

// AllHullValue returns the hull values of all ship cards together now.
func (s *Ship) AllHullValue(info *ShipInfo) int { return info.AllHull() + int(s.MoreHull) }

// AllShields returns the shield values of all ship cards together, and AllHull the hulls.
func (i *ShipInfo) AllShields() int {
	if i.Huge != nil && i.Huge.Two {
		return int(i.Shields) + int(i.Huge.AftShields)
	}
	return int(i.Shields)
}

// AllHull returns the hull of all ship cards together.
func (i *ShipInfo) AllHull() int {
	if i.Huge != nil && i.Huge.Two {
		return int(i.Hull) + int(i.Huge.AftHull)
	}
	return int(i.Hull)
}

// ShieldsAt returns the shields that protect a section of a ship, whose info says whether each has its
// own.
func (s *Ship) ShieldsAt(info *ShipInfo, k Section) *uint8 {
	if k == AftSection && info.Huge.Two {
		return &s.Aft.Shields
	}
	return &s.Shields
}

// CardsAt returns the counts of damage cards at a section.
func (s *Ship) CardsAt(k Section) (damage, facedown, counters *uint8) {
	if k == AftSection {
		return &s.Aft.Damage, &s.Aft.Facedown, &s.Aft.Counters
	}
	return &s.Damage, &s.Facedown, &s.Counters
}

// AllDamage returns the damage cards at all sections, and AllActive the shields.
func (s *Ship) AllDamage() int { return int(s.Damage) + int(s.Aft.Damage) }

// AllActive returns the active shields of all sections.
func (s *Ship) AllActive() int { return int(s.Shields) + int(s.Aft.Shields) }

// SectionOf returns the object that a section of a ship is; the ship itself for no section.
func SectionOf(id ShipID, k Section) Object {
	if k == NoSection {
		return ShipAs(id)
	}
	return Object{SectionObject, uint8(id)<<1 | uint8(k-ForeSection)}
}

// Section returns which section of a ship an object is, NoSection for other objects.
func (o Object) Section() Section {
	if o.Kind != SectionObject {
		return NoSection
	}
	return ForeSection + Section(o.ID&1)
}

// AtSection reads cond as if of a huge ship only a section were on the table.
func (x *Exec) AtSection(id ShipID, k Section, cond func(x *Exec) bool) bool {
	base := x.Placed(id)
	whole := *base
	*base, x.halved = x.SectionPlaced(id, k), ShipSet(0).With(id)
	ok := cond(x)
	*x.Placed(id), x.halved = whole, 0
	return ok
}

// Halved reports whether only a section of one of two ships is looked at.
func (x *Exec) Halved(a, b ShipID) bool { return x.halved.Has(a) || x.halved.Has(b) }

// SectionPlaced returns a section's base where it stands, the whole base for no section.
func (x *Exec) SectionPlaced(id ShipID, k Section) geom.Placed {
	p := x.Placed(id)
	if k == NoSection {
		return *p
	}
	return p.Section(geom.Section(k - ForeSection))
}

// Half is SectionPlaced in scratch memory of x, good until it is called again.
func (x *Exec) Half(id ShipID, k Section) *geom.Placed {
	x.half = x.SectionPlaced(id, k)
	return &x.half
}
