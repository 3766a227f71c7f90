package data

import (
	"strings"
	"unicode"
)

// Slots lists every slot of second edition, in the order in which sheets show them.
func Slots() []Slot {
	return []Slot{
		"talent", "force-power", "sensor", "tech", "cannon", "turret", "torpedo", "missile",
		"crew", "gunner", "astromech", "tactical-relay", "device", "illicit", "modification",
		"title", "configuration", "command", "hardpoint", "team", "cargo", "hyperdrive",
	}
}

// FirstSlots lists every slot of first edition, in the order in which sheets show them.
func FirstSlots() []Slot {
	return []Slot{
		"elite", "system", "tech", "cannon", "turret", "torpedo", "missile", "crew", "astromech",
		"salvaged-astromech", "bomb", "illicit", "cargo", "hardpoint", "team", "modification", "title",
	}
}

// FlightpathSlots lists every slot of Flightpath. Armaments come with a loadout.
func FlightpathSlots() []Slot { return []Slot{"loadout", "armament"} }

// Arcs lists every firing arc.
func Arcs() []Arc {
	return []Arc{
		"front", "rear", "left", "right", "full-front", "full-rear", "bullseye", "single-turret",
		"double-turret", Turret,
	}
}

// Sizes lists the sizes of bases, smallest first.
func Sizes() []Size { return []Size{Small, Medium, Large, Huge} }

// StatKinds lists the kinds of numbers of second edition.
func StatKinds() []StatKind { return []StatKind{Attack, Agility, Hull, Shields, Energy} }

// Name returns what people call a pool: "Wildspace".
func (p Pool) Name() string {
	if p == "" {
		return ""
	}
	return strings.ToUpper(string(p[:1])) + string(p[1:])
}

// PoolNames returns what people call pools.
func PoolNames(pools []Pool) []string {
	var names []string
	for _, p := range pools {
		names = append(names, p.Name())
	}
	return names
}

// Pools lists the card pools of the points list.
func Pools() []Pool { return []Pool{Standard, Wildspace, Epic} }

// Key reduces a name to its letters and digits, as XWS ids and comparisons of names use it: "R2-D2"
// and "r2d2" have the same key, quotation marks do not count.
func Key(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}
