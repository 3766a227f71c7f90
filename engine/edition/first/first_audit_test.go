package first_test

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"

	ready "koiogran/content/squads"
	"koiogran/engine/data"
	"koiogran/engine/edition/first"
	"koiogran/engine/rules"
	"koiogran/play/squad"
)

// ten are the ships of which every pilot is built.
var ten = []string{
	"firespray31", "t70xwing", "tieadvanced", "tiebomber", "tiefighter", "tiefofighter", "tiephantom",
	"xwing", "yt1300", "ywing",
}

// flies reports whether a match with a ship can begin, and why not.
func flies(c *rules.Compiled, pilot string, upgrades ...string) error {
	_, _, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: pilot, Upgrades: upgrades}}},
		{Ships: []rules.Loadout{{Pilot: "academypilot"}}},
	}})
	return err
}

func TestAudit_EveryPilotOfTheTenShipsFlies(t *testing.T) {
	c, pilots := rules.Compile(first.Edition()), 0
	for i := range c.Facts.Pilots {
		p := &c.Facts.Pilots[i]
		if !slices.Contains(ten, p.Ship) {
			continue
		}
		pilots++
		if err := flies(c, p.ID); err != nil {
			t.Errorf("%s: %v", p.ID, err)
		}
	}
	if pilots < 90 {
		t.Errorf("%d pilots, want at least 90", pilots)
	}
}

// Each slot of ships that are not huge ships has cards that are built, six or more of those of which
// there are many.
func TestAudit_EverySlotHasCards(t *testing.T) {
	c := rules.Compile(first.Edition())
	built, total := map[data.Slot]int{}, 0
	for i := range c.Facts.Upgrades {
		u := &c.Facts.Upgrades[i]
		if flies(c, "rookiepilot", u.ID) == nil {
			built[u.Slots[0]]++
			total++
		}
	}
	for slot, least := range map[data.Slot]int{
		"astromech": 12, "bomb": 8, "cannon": 8, "crew": 35, "elite": 30, "illicit": 10, "missile": 10,
		"modification": 12, "salvaged-astromech": 6, "system": 9, "tech": 4, "title": 14, "torpedo": 7,
		"turret": 6,
	} {
		if built[slot] < least {
			t.Errorf("%d cards of the slot %s are built, want at least %d", built[slot], slot, least)
		}
	}
	if total < 60 {
		t.Errorf("%d upgrades are built, want at least 60", total)
	}
}

// Every action is on the bar of a ship that is played, except for recover, which huge ships alone
// have; of the others some come with upgrades as well.
func TestAudit_EveryActionIsOnABar(t *testing.T) {
	c := rules.Compile(first.Edition())
	onBars, onCards := map[data.ActionName]bool{}, map[data.ActionName]bool{}
	for i := range c.Facts.Ships {
		s := &c.Facts.Ships[i]
		for _, a := range s.Actions {
			if s.Size != data.Huge {
				onBars[a.Name] = true
			}
		}
	}
	for i := range c.Facts.Upgrades {
		u := &c.Facts.Upgrades[i]
		for _, g := range u.Sides[0].Grants {
			if g.Action != nil && flies(c, "rookiepilot", u.ID) == nil {
				onCards[g.Action.Name] = true
			}
		}
	}
	for _, a := range []data.ActionName{
		data.BarrelRoll, data.Boost, data.Cloak, data.Coordinate, data.Evade, data.Focus, data.Jam,
		data.Lock, data.Reinforce, data.Reload, data.RotateArc, data.Slam,
	} {
		if !onBars[a] {
			t.Errorf("no ship that is played has the %s action", a)
		}
	}
	for _, a := range []data.ActionName{
		data.BarrelRoll, data.Boost, data.Coordinate, data.Evade, data.Lock, data.Slam,
	} {
		if !onCards[a] {
			t.Errorf("no upgrade grants the %s action", a)
		}
	}
	if onBars["recover"] {
		t.Error("a ship that is played recovers")
	}
}

// Every device of the edition is dropped by a card that is built.
func TestAudit_EveryBombIsDropped(t *testing.T) {
	c := rules.Compile(first.Edition())
	var summaries strings.Builder
	for _, d := range first.Edition().Upgrades {
		summaries.WriteString(d.Summary)
		for _, a := range slices.Concat(d.Abilities, d.Actions) {
			summaries.WriteString(a.Name)
		}
	}
	for _, d := range c.Devices {
		if name := strings.TrimPrefix(d.Name, "Outer "); !strings.Contains(summaries.String(), name) {
			t.Errorf("no card drops a %s", d.Name)
		}
	}
}

// A ship whose card is not built is refused by the card's name.
func TestAudit_WhatIsNotBuiltIsRefusedByName(t *testing.T) {
	c := rules.Compile(first.Edition())
	for _, upgrade := range []string{"proton coffee"} {
		err := flies(c, "rookiepilot", upgrade)
		if !errors.Is(err, rules.ErrUnimplemented) || !strings.Contains(err.Error(), upgrade) {
			t.Errorf("%s: %v", upgrade, err)
		}
	}
}

// The ready squads of the edition are legal, can fly, and have every one of the ten ships.
func TestAudit_ReadySquadsFlyTheTenShips(t *testing.T) {
	c := rules.Compile(first.Edition())
	names, err := fs.Glob(ready.Files(), "first-*.xws")
	if err != nil || len(names) < 6 {
		t.Fatalf("%d squads, %v", len(names), err)
	}
	flown := map[string]bool{}
	for _, name := range names {
		if strings.HasPrefix(name, "first-epic-") {
			continue // judged where Epic is
		}
		text, err := fs.ReadFile(ready.Files(), name)
		if err != nil {
			t.Fatal(err)
		}
		s, report, _, err := squad.ReadAny(bytes.NewReader(text), data.First())
		if err != nil || len(report.Dropped) > 0 {
			t.Fatalf("%s: %v, %q", name, err, report.Dropped)
		}
		for _, p := range squad.Check(data.First(), s, squad.UsualOf(squad.First)) {
			t.Errorf("%s: %s", name, p.Text)
		}
		for _, ship := range s.Ships {
			row, _ := data.First().Pilot(ship.Pilot)
			flown[row.Ship] = true
			var upgrades []string
			for _, u := range ship.Upgrades {
				upgrades = append(upgrades, u.ID)
			}
			if err := flies(c, ship.Pilot, upgrades...); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	for _, ship := range ten {
		if !flown[ship] {
			t.Errorf("no ready squad has a %s", ship)
		}
	}
}
