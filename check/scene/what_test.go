package scene

import (
	"strings"
	"testing"

	"koiogran/engine/card"
)

// Each deed is said by one summary, and not by the other.
func TestSaysDeed(t *testing.T) {
	for deed, c := range map[string][2]string{
		"gain 1 stress":                           {"you gain 1 stress token", "you gain 2 stress tokens"},
		"gain 2 strain":                           {"it gains 2 strain tokens", "it gains a strain token"},
		"gain 0 strain":                           {"it gains 0 strain tokens", "it gains a strain token"},
		"remove 1 ion":                            {"remove an ion token", "remove a stress token"},
		"spend 4 charge":                          {"spend 3, 4 or 5 charges", "spend 3 or 5 charges"},
		"spend 2 charge":                          {"for 2 charges", "for 1 charge"},
		"recover 1 Force":                         {"recover 1 Force", "recover 1 charge"},
		"remove 1 green":                          {"remove a green token", "remove a red token"},
		"gain 1 focus":                            {"a token like that green one", "a token like that red one"},
		"suffer 1 crit":                           {"suffer 1 critical damage", "suffer 1 hit damage"},
		"suffer 2 hit":                            {"suffer 2 hit damage", "suffer 1 hit damage"},
		"change 1 blank to hit of attack dice":    {"change 1 blank to a hit", "change 1 blank to a critical hit"},
		"change 1 hit to crit of attack dice":     {"change 1 hit to a critical hit", "change 1 focus to a critical hit"},
		"change 2 focus to evade of defense dice": {"change 2 focus results to evades", "change 1 focus result to an evade"},
		"change 1 blank or focus to hit of attack dice": {"change 1 result to a hit", "change 1 focus to a hit"},
		"reroll 1 of the attack dice":                   {"reroll 1 attack die", "reroll 2 attack dice"},
		"roll 2 more of the defense dice":               {"roll 2 more defense dice", "roll 1 more defense die"},
		"add 1 evade to defense dice":                   {"add an evade result", "add a focus result"},
		"add 1 hit to attack dice":                      {"for a critical hit you may add a hit", "for a hit you may add a critical hit"},
		"spend 1 focus of attack dice":                  {"spend 1 focus result", "spend 1 hit"},
		"perform red focus":                             {"perform a red focus action", "perform a focus action"},
		"perform boost":                                 {"perform a boost action", "perform a barrel roll action"},
		"perform any while stressed":                    {"perform an action, even while stressed", "perform an action"},
	} {
		if lacks := saysDeed(c[0], deed); lacks != "" {
			t.Errorf("%q does not say %q: %s", c[0], deed, lacks)
		}
		if saysDeed(c[1], deed) == "" {
			t.Errorf("%q says %q", c[1], deed)
		}
	}
}

func TestUndone(t *testing.T) {
	d := card.Def{Summary: "After you gain 1 strain token you may spend 1 charge to remove 1 stress token.",
		Abilities: []card.Ability{{Do: []card.Op{card.Spend(card.Self, 1, card.Charge), card.Remove(card.Self, 1, card.StressToken)}}}}
	if what := undone(&d); what != "" {
		t.Errorf("%q is not done", what)
	}
	d.Abilities[0].Do = d.Abilities[0].Do[1:]
	if what := undone(&d); what != "spend 1 charge" {
		t.Errorf("%q is not done, and not the charge", what)
	}
}

// A condition is about certain ships of one side at a range.
func TestAnswersOf(t *testing.T) {
	tables := probeTables(t, Second)
	for name, c := range map[string]struct {
		cond                 card.Cond
		self, friends, foes  bool
		least, most          int
		allSides, isPresence bool
	}{
		"a friend":        {card.All(card.Friend, card.At(0, 2)), true, true, false, 0, 2, true, false},
		"another friend":  {card.All(card.OtherFriend, card.At(1, 3)), false, true, false, 1, 3, true, false},
		"an enemy":        {card.All(card.Enemy, card.In(card.Front)), false, false, true, 0, 3, false, false},
		"with stress":     {card.All(card.Stressed, card.At(1, 1)), false, true, true, 1, 1, true, false},
		"any enemy":       {card.Any(card.Enemy, card.At(0, 1)), false, false, true, 0, 1, true, true},
		"no other friend": {card.Not(card.Any(card.OtherFriend, card.At(0, 2))), false, true, false, 0, 2, true, true},
		"an attacker":     {card.Attacking, false, false, false, -1, -1, false, false},
	} {
		a := answersOf(tables, c.cond)
		if c.isPresence {
			a = presenceOf(tables, c.cond)
		}
		least, most := a.reach()
		if a.self != c.self || a.friends() != c.friends || a.foes() != c.foes || least != c.least || most != c.most ||
			a.all() != c.allSides {
			t.Errorf("%s: %+v", name, a)
		}
	}
}

// What a summary speaks of is seen, in what stands inside an op, too, until a condition is dropped.
func TestUnseen(t *testing.T) {
	tables := probeTables(t, Second)
	near, gain := card.At(0, 2), card.Gain(card.Chosen, 1, card.FocusToken)
	d := card.Def{Summary: "Each friendly ship at range 0-2 gains 1 focus token."}
	for want, conds := range map[string][]card.Cond{
		"": {card.Friend, near}, "range 0-2": {card.Friend}, "friendly ships": {near},
	} {
		d.Abilities = []card.Ability{{Do: []card.Op{card.Provided(card.Anyone, card.EachShip(conds, gain))}}}
		if got := strings.Join(unseen(tables, nil, &d), ", "); got != want {
			t.Errorf("%q is not seen; expected %q", got, want)
		}
	}
}
