package data_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"koiogran/engine/data"
)

// Two rows of each of five double-sided upgrades are one card with two sides.
func TestFirst_HoldsTheWholeList(t *testing.T) {
	c := data.First()
	counts := map[string][2]int{
		"ships":      {len(c.Ships), 56},
		"pilots":     {len(c.Pilots), 297},
		"upgrades":   {len(c.Upgrades), 367 - 5},
		"conditions": {len(c.Conditions), 10},
		"factions":   {len(c.Factions), 3},
	}
	for kind, n := range counts {
		if n[0] != n[1] {
			t.Errorf("%d %s, want %d", n[0], kind, n[1])
		}
	}
}

func TestFirst_DecksHaveThirtyThreeCardsAndThatOfHugeShipsTwenty(t *testing.T) {
	total := map[string]int{}
	for _, card := range data.First().Damage {
		total[card.Deck] += card.Count
	}
	if diff := cmp.Diff(map[string]int{"core": 33, "core2": 33, "huge": 20}, total); diff != "" {
		t.Error(diff)
	}
}

func TestFirst_IDsAscendWithinTheirKind(t *testing.T) {
	ids := map[data.Kind][]string{}
	for _, card := range data.First().Cards() {
		ids[card.Kind] = append(ids[card.Kind], card.ID)
	}
	for kind, list := range ids {
		if !slices.IsSorted(list) || len(slices.Compact(list)) != len(ids[kind]) {
			t.Errorf("the ids of %s are not sorted and unique", kind)
		}
	}
}

func TestFirst_TablesAreAsFilesWritesThem(t *testing.T) {
	files, err := data.First().Files()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		stored, err := os.ReadFile("first/" + file.Name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(stored, file.Content) {
			t.Errorf("%s is not as Files writes it", file.Name)
		}
	}
}

// Every ship that flies without a huge base has a dial, an attack and a front arc.
func TestFirst_ShipsCanFly(t *testing.T) {
	for _, s := range data.First().Ships {
		whole := len(s.Dial) > 4 && len(s.Stats.Attacks()) > 0 && slices.Contains(s.Arcs, "front")
		if s.Size != data.Huge && !whole {
			t.Errorf("%s lacks a dial, an attack or an arc", s.ID)
		}
	}
}

func TestFirst_WeaponsHaveDiceAndRange(t *testing.T) {
	for _, u := range data.First().Upgrades {
		for _, side := range u.Sides {
			a := side.Attack
			if a != nil && (a.Value < 1 || a.MinRange < 1 || a.MaxRange < a.MinRange || !a.NoBonus) {
				t.Errorf("%s: %v", u.ID, *a)
			}
		}
	}
}

// 1e.squad.three-factions
func TestFirst_ThreeFactions(t *testing.T) {
	var names []string
	for _, f := range data.First().Factions {
		names = append(names, f.Name)
	}
	if diff := cmp.Diff([]string{"Imperial", "Rebel", "Scum"}, names); diff != "" {
		t.Error(diff)
	}
}

// 1e.squad.ship-cards-have-faction
func TestFirst_EveryShipCardHasAFaction(t *testing.T) {
	for _, p := range data.First().Pilots {
		if _, ok := data.First().Faction(p.Faction); !ok {
			t.Errorf("%s has the faction %q", p.ID, p.Faction)
		}
	}
}

func TestFirst_DescribesAPilotByPilotSkill(t *testing.T) {
	var out bytes.Buffer
	if err := data.First().List(&out, "bobafett"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"pilot skill    8", "attack 3 (rear)", "Firespray-31"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in:\n%s", want, out.String())
		}
	}
}

func TestFirst_DescribesWhatATitleChanges(t *testing.T) {
	var out bytes.Buffer
	if err := data.First().List(&out, "vaksai"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"+2 modification slot for different cards", "discounts      -1"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in:\n%s", want, out.String())
		}
	}
}

// 1e.squad.upgrade-icons-list
func TestFirstSlots_AreThoseThatCardsTake(t *testing.T) {
	taken := map[data.Slot]bool{}
	for _, u := range data.First().Upgrades {
		taken[u.Slots[0]] = true
	}
	for _, slot := range data.FirstSlots() {
		if !taken[slot] {
			t.Errorf("no card takes the slot %s", slot)
		}
	}
	if len(taken) != 17 || len(data.FirstSlots()) != 17 {
		t.Errorf("%d slots are taken and %d listed, want 17", len(taken), len(data.FirstSlots()))
	}
}
