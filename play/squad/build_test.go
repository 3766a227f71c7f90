package squad_test

import (
	"slices"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// building returns a squad of one ship that is being built.
func building(edition string, faction data.FactionID, pilot string, upgrades ...squad.Upgrade) squad.Squad {
	return squad.Squad{
		Edition: edition, Faction: faction, Ships: []squad.Ship{{Pilot: pilot, Upgrades: upgrades}},
	}
}

// idsOf returns the ids of upgrades.
func idsOf(list []*data.Upgrade) []string {
	var ids []string
	for _, u := range list {
		ids = append(ids, u.ID)
	}
	return ids
}

func TestOpenings_ThoseOfTheShipCardFilledAndFree(t *testing.T) {
	c := data.Second()
	s := building(squad.Second, "rebelalliance", "lukeskywalker", squad.Upgrade{Slot: "astromech", ID: "r2d2"})
	var filled, free []data.Slot
	for _, o := range squad.Openings(c, s, squad.Usual(), 0) {
		if o.ID == "r2d2" {
			filled = append(filled, o.Slot)
		} else {
			free = append(free, o.Slot)
		}
	}
	if !slices.Equal(filled, []data.Slot{"astromech"}) || slices.Contains(free, "astromech") ||
		!slices.Contains(free, "torpedo") || !slices.Contains(free, "force-power") {
		t.Errorf("filled %v, free %v", filled, free)
	}
}

func TestOpenings_AnUpgradeGivesAndTakesSlots(t *testing.T) {
	c := data.First() // 1e.squad.card-exceptions: Royal Guard TIE has two modifications
	count := func(upgrades ...squad.Upgrade) (n int) {
		s := building(squad.First, "galacticempire", "royalguardpilot", upgrades...)
		for _, o := range squad.Openings(c, s, squad.UsualOf(squad.First), 0) {
			if o.Slot == "modification" {
				n++
			}
		}
		return n
	}
	if with, without := count(squad.Upgrade{Slot: "title", ID: "royalguardtie"}), count(); with != without+1 {
		t.Errorf("%d modification slots with the title, %d without", with, without)
	}
}

func TestOpenings_AStandardLoadoutHasNone(t *testing.T) {
	s := building(squad.Second, "rebelalliance", "lukeskywalker-battleofyavin")
	if list := squad.Openings(data.Second(), s, squad.Usual(), 0); len(list) > 0 {
		t.Errorf("got %v", list)
	}
	if list := squad.Openings(data.Second(), s, squad.Usual(), 1); len(list) > 0 {
		t.Errorf("a ship that is not there: got %v", list)
	}
}

func TestFits_WhatTheShipMayEquipTheCheapestFirst(t *testing.T) {
	c := data.Second()
	s := building(squad.Second, "rebelalliance", "wedgeantilles")
	list := squad.Fits(c, s, squad.Usual(), 0, "talent")
	ids := idsOf(list)
	if !slices.Contains(ids, "outmaneuver") || slices.Contains(ids, "ruthless") {
		t.Errorf("want Outmaneuver and no card of the Empire, got %v", ids)
	}
	pilot, _ := c.Pilot("wedgeantilles")
	if !slices.IsSortedFunc(list, func(a, b *data.Upgrade) int {
		x, _ := c.Price(a, pilot)
		y, _ := c.Price(b, pilot)
		return x - y
	}) {
		t.Errorf("not the cheapest first: %v", ids)
	}
	full := building(squad.Second, "rebelalliance", "wedgeantilles", squad.Upgrade{Slot: "talent", ID: "outmaneuver"})
	if ids := idsOf(squad.Fits(c, full, squad.Usual(), 0, "talent")); len(ids) > 0 {
		t.Errorf("the slot is filled, and %v fit", ids)
	}
}

func TestFits_NoSecondCopyOfALimitedCard(t *testing.T) {
	c := data.Second()
	s := building(squad.Second, "rebelalliance", "lukeskywalker", squad.Upgrade{Slot: "astromech", ID: "r2d2"})
	s.Ships = append(s.Ships, squad.Ship{Pilot: "wedgeantilles"})
	if ids := idsOf(squad.Fits(c, s, squad.Usual(), 1, "astromech")); slices.Contains(ids, "r2d2") ||
		!slices.Contains(ids, "r2astromech") {
		t.Errorf("got %v", ids) // 2e.squad.limited.by-dots
	}
}

func TestPilots_OfTheFactionAndFormat(t *testing.T) {
	c := data.Second()
	var ids []string
	for _, p := range squad.Pilots(c, "rebelalliance", squad.Usual()) {
		if p.Faction != "rebelalliance" {
			t.Errorf("%s is of %s", p.ID, p.Faction)
		}
		ids = append(ids, p.ID)
	}
	if !slices.Contains(ids, "lukeskywalker") || !slices.Contains(ids, "lukeskywalker-battleofyavin") ||
		slices.Contains(ids, "alderaanianguard") { // a huge ship, for epic games
		t.Errorf("got %v", ids)
	}
}

// A configuration is printed for one type of ship, although the source of the data does not say so.
func TestFits_AConfigurationOnItsShipAlone(t *testing.T) {
	c := data.Second()
	for pilot, want := range map[string]bool{"loyalistvolunteer": true, "obiwankenobi": false} {
		s := building(squad.Second, "galacticrepublic", pilot)
		ids := idsOf(squad.Fits(c, s, squad.Usual(), 0, "configuration"))
		if slices.Contains(ids, "alpha3eesk") != want {
			t.Errorf("%s: %v", pilot, ids)
		}
	}
}

func TestFormats_HaveTitles(t *testing.T) {
	seen := map[string]string{}
	for _, f := range squad.Formats() {
		if f.Title == "" {
			t.Errorf("%s has no title", f.Name)
		}
		if other, ok := seen[f.Edition+f.Title]; ok {
			t.Errorf("%s and %s of %s are both called %s", other, f.Name, f.Edition, f.Title)
		}
		seen[f.Edition+f.Title] = f.Name
	}
}
