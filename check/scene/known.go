package scene

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"koiogran/engine/game"
	"koiogran/engine/geom"
)

// What a scene says is not offered must exist, or a misspelled name would prove nothing. Here is
// what exists: the abilities of the rules and of the cards in the scene, weapons, and maneuvers.

// mustKnow fails unless something that a ship could be offered goes by this name.
func (s *Scene) mustKnow(name string) {
	s.t.Helper()
	s.make()
	if name != "attack" && !isBearing(name) && !s.knowsAbility(name) && !s.knowsWeapon(name) {
		s.Fail("nothing here goes by %q, only attack, maneuvers such as 2 bank-left, %s", name,
			strings.Join(append(s.abilityNames(), s.weaponNames()...), ", "))
	}
}

// mustKnowAbility fails unless the rules or a card have an ability of this name.
func (s *Scene) mustKnowAbility(name string) {
	s.t.Helper()
	s.make()
	if !s.knowsAbility(name) {
		s.Fail("no ability here goes by %q, only %s", name, strings.Join(s.abilityNames(), ", "))
	}
}

// mustKnowWeapon fails unless a ship has a weapon of this name.
func (s *Scene) mustKnowWeapon(name string) {
	s.t.Helper()
	s.make()
	if !s.knowsWeapon(name) {
		s.Fail("no weapon here goes by %q, only %s", name, strings.Join(s.weaponNames(), ", "))
	}
}

// mustKnowManeuver fails unless words name a speed and a bearing.
func (s *Scene) mustKnowManeuver(words string) {
	s.t.Helper()
	if !isBearing(words) {
		s.Fail("%q is not a maneuver; expected a speed and one of %s", words,
			strings.Join(bearingNames(), ", "))
	}
}

// mustKnowWords fails unless an option could be worded so: as a ship, a card, a token, an action, an
// arc, a number, a way to place a device, or as one of the options of a step.
func (s *Scene) mustKnowWords(words string) {
	s.t.Helper()
	s.make()
	if _, err := strconv.Atoi(words); err == nil || isWay(words) || s.knowsAbility(words) || s.knowsWeapon(words) {
		return
	}
	for i := range s.g.Ships {
		if strings.Contains(plain(words), plain(s.name(game.ShipID(i)))) {
			return
		}
	}
	known := s.optionWords()
	if !slices.ContainsFunc(known, func(name string) bool { return same(name, words) }) {
		s.Fail("no option is ever worded %q, only %s", words, strings.Join(known, ", "))
	}
}

// optionWords lists how options are worded that stand for no ship, ability, weapon or maneuver.
func (s *Scene) optionWords() []string {
	words := []string{"pass", playerWord(game.Seat1), playerWord(game.Seat2), "left", "right"}
	for i := range s.g.Procs {
		for _, step := range s.g.Procs[i].Steps {
			words = append(words, step.Options...)
		}
	}
	for _, t := range s.g.Tokens {
		words = append(words, t.Name)
	}
	for _, code := range s.g.Dealt[1:] {
		words = append(words, code.Name)
	}
	for a := game.NoAction + 1; a < game.NumActions; a++ {
		words = append(words, a.String())
	}
	for a := geom.FrontArc; a <= geom.LeftAndRight; a++ {
		words = append(words, a.String())
	}
	for _, o := range s.g.Obstacles {
		words = append(words, o.ID)
	}
	words = append(append(words, s.deviceNames()...), faceNames()...)
	slices.Sort(words)
	return slices.Compact(slices.DeleteFunc(words, func(w string) bool { return w == "" }))
}

// owned is an ability, and the id and the name of the card that it is on.
type owned struct {
	ability  *game.Ability
	id, name string
}

// abilities lists the abilities of the rules and of the cards that the match begins with.
func (s *Scene) abilities() []owned {
	var all []owned
	for _, hooks := range s.g.RuleHooks {
		for _, a := range hooks {
			all = append(all, owned{a, "rules", "rules"})
		}
	}
	for i := range s.g.Cards {
		if c := &s.g.Cards[i]; c.Code != nil {
			for _, a := range c.Code.Abilities {
				all = append(all, owned{a, c.ID, c.Name})
			}
		}
	}
	return all
}

// dealt lists the abilities of the cards that can be dealt during the match.
func (s *Scene) dealt() []owned {
	var all []owned
	for _, code := range s.g.Dealt {
		if code != nil {
			for _, a := range code.Abilities {
				all = append(all, owned{a, code.ID, code.Name})
			}
		}
	}
	return all
}

// knowsAbility reports whether the rules or a card have an ability of this name.
func (s *Scene) knowsAbility(name string) bool {
	goes := func(o owned) bool { return o.goesBy(name) }
	return slices.ContainsFunc(s.abilities(), goes) || slices.ContainsFunc(s.dealt(), goes)
}

// goesBy reports whether an ability is meant by a name: its own, without "spend" too, the id or the
// name of its card, or both as in "protontorpedoes: change a hit".
func (o owned) goesBy(name string) bool {
	card, ability, qualified := strings.Cut(name, ": ")
	if qualified {
		return same(o.ability.Name, ability) && o.isOn(card)
	}
	return same(o.ability.Name, name) || same(o.ability.Name, "spend "+name) ||
		o.id != "rules" && o.isOn(name)
}

// isOn reports whether an ability is on a card of this id or name.
func (o owned) isOn(card string) bool { return same(o.id, card) || same(o.name, card) }

// abilityNames lists the abilities of the rules and of the cards that the match begins with, as
// scripts write them.
func (s *Scene) abilityNames() []string {
	var names []string
	for _, o := range s.abilities() {
		name := o.ability.Name
		if o.id != "rules" {
			name = o.id + ": " + name
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// knowsWeapon reports whether a ship has a weapon of this name.
func (s *Scene) knowsWeapon(name string) bool {
	return same(name, "primary") || slices.ContainsFunc(s.g.Cards, func(c game.CardInfo) bool {
		return same(c.ID, name) || same(c.Name, name)
	})
}

// weaponNames lists the weapons of all ships.
func (s *Scene) weaponNames() []string {
	names := []string{"primary"}
	for i := range s.g.Ships {
		for _, w := range s.g.Ships[i].Weapons {
			if int(w.Card) < len(s.g.Cards) {
				names = append(names, s.g.Cards[w.Card].ID)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// isBearing reports whether words name a speed and a bearing, and perhaps a difficulty.
func isBearing(words string) bool {
	rest := strings.TrimLeftFunc(words, unicode.IsDigit)
	if speed, err := strconv.Atoi(words[:len(words)-len(rest)]); err != nil || speed > 9 {
		return false
	}
	for _, bearing := range bearingNames() {
		for d := game.NoDifficulty; d <= game.DifficultyPurple; d++ {
			if same(rest, bearing) || same(rest, bearing+d.String()) {
				return true
			}
		}
	}
	return false
}

// bearingNames lists the bearings.
func bearingNames() []string {
	var names []string
	for b := range geom.NumBearings {
		names = append(names, b.String())
	}
	return names
}
