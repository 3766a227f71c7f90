package data

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// String returns the stat as a person would say it: "attack 3 (front)".
func (s Stat) String() string {
	text := fmt.Sprintf("%s %d", s.Kind, s.Value)
	if s.Arc != "" {
		text += fmt.Sprintf(" (%s)", s.Arc)
	}
	if s.MaxRange > 0 {
		text += fmt.Sprintf(" at range %d-%d", s.MinRange, s.MaxRange)
	}
	if s.Melee {
		text += " at melee range"
	}
	if s.Recovers != 0 {
		text += fmt.Sprintf(", %+d a round", s.Recovers)
	}
	return text
}

// String returns the charges as a person would say it: "2, +1 a round".
func (c Charges) String() string {
	if c.Recovers == 0 {
		return fmt.Sprint(c.Value)
	}
	return fmt.Sprintf("%d, %+d a round", c.Value, c.Recovers)
}

// String returns the Force capacity as a person would say it: "2, +1 a round, light".
func (f Force) String() string {
	text := Charges{f.Value, f.Recovers}.String()
	for _, side := range f.Sides {
		text += ", " + string(side)
	}
	return text
}

// String returns the cost as a person would say it: "3", or "2/4/6 by agility".
func (c Cost) String() string {
	if c.By == "" {
		return fmt.Sprint(c.Value)
	}
	var values []string
	for _, key := range c.keys() {
		values = append(values, fmt.Sprint(c.Values[key]))
	}
	return strings.Join(values, "/") + " by " + c.By
}

// keys lists the keys of a variable cost, lowest number or smallest base first.
func (c Cost) keys() []string {
	if c.By != "size" {
		return slices.Sorted(maps.Keys(c.Values))
	}
	var keys []string
	for _, size := range Sizes() {
		if _, ok := c.Values[string(size)]; ok {
			keys = append(keys, string(size))
		}
	}
	return keys
}

// String returns the grant as a person would say it: "+1 crew slot".
func (g Grant) String() string {
	switch {
	case g.Slot != "" && len(g.AnyOf) > 0:
		return fmt.Sprintf("%s slots also for %s", g.Slot, strings.Join(appendWords(nil, "", g.AnyOf), ", "))
	case g.Slot != "":
		return fmt.Sprintf("%+d %s slot%s", g.Amount, g.Slot, g.terms())
	case len(g.AnyOf) > 0:
		return "one slot of " + strings.Join(appendWords(nil, "", g.AnyOf), ", ")
	case g.Through != "":
		return fmt.Sprintf("%s weapons through the %s arc", g.Through, g.Arc)
	case g.Action != nil:
		return g.Action.String()
	case g.Stat != "":
		return strings.TrimSpace(fmt.Sprintf("%+d %s %s", g.Amount, g.Stat, g.Arc))
	case g.Arc != "":
		return string(g.Arc) + " arc"
	default:
		return fmt.Sprintf("%+d force %v", g.Amount, g.Force)
	}
}

// terms says what a granted slot is for, "" where it is for any card of its kind.
func (g Grant) terms() string {
	var terms string
	if g.MaxCost > 0 {
		terms += fmt.Sprintf(" for at most %d points", g.MaxCost)
	}
	if g.OnlyUnique {
		terms += " for unique cards"
	}
	if g.Only != "" {
		terms += " for " + g.Only
	}
	if g.Different {
		terms += " for different cards"
	}
	return terms
}

// String returns the discount as a person would say it: "elite -1".
func (d Discount) String() string {
	return strings.TrimSpace(fmt.Sprintf("%s %+d", d.Slot, -d.Less))
}

// String returns the line as a person would say it: "galacticempire or coordinate red".
func (r Restriction) String() string {
	var any []string
	any = appendWords(any, "", r.Factions)
	any = appendWords(any, "", r.Ships)
	any = appendWords(any, "", r.Sizes)
	any = appendWords(any, "", r.Keywords)
	any = appendWords(any, "with ", r.Names)
	any = appendWords(any, "arc ", r.Arcs)
	any = appendWords(any, "agility ", r.Agility)
	any = appendWords(any, "equipped ", r.Equipped)
	any = appendWords(any, "force ", r.ForceSides)
	any = appendWords(any, "", r.ShipAbilities)
	if r.Action != nil {
		any = append(any, r.Action.String()+" action")
	}
	any = appendWords(any, "hull ", r.Hull)
	any = appendWords(any, "shields ", r.Shields)
	if r.MinInitiative > 0 {
		any = append(any, fmt.Sprintf("%d and above", r.MinInitiative))
	}
	if r.Bar != "" {
		any = append(any, "with a slot for "+string(r.Bar))
	}
	if r.NotPrinted != "" {
		any = append(any, "without a printed slot for "+string(r.NotPrinted))
	}
	if r.Limited {
		any = append(any, "limited")
	}
	if r.NonLimited {
		any = append(any, "non-limited")
	}
	if r.Solitary {
		any = append(any, "solitary")
	}
	if r.Standardized {
		any = append(any, "standardized")
	}
	return strings.Join(any, " or ")
}

func appendWords[T any](words []string, before string, more []T) []string {
	for _, word := range more {
		words = append(words, before+fmt.Sprint(word))
	}
	return words
}
