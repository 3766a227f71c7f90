package data_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
)

func TestFlightpath_HoldsTheWholeSource(t *testing.T) {
	c := data.Flightpath()
	counts := map[string][2]int{
		"unit types":  {len(c.Ships), 18},
		"pilots":      {len(c.Pilots), 52},
		"upgrades":    {len(c.Upgrades), 36 + 31},
		"deployments": {len(c.QuickBuilds), 8},
		"scenarios":   {len(c.Scenarios), 2},
		"factions":    {len(c.Factions), 2},
	}
	for kind, n := range counts {
		if n[0] != n[1] {
			t.Errorf("%d %s, want %d", n[0], kind, n[1])
		}
	}
}

// msg.component.damage-deck.contents
func TestFlightpath_TheDamageDeckHasThirtyThreeCards(t *testing.T) {
	total := 0
	for _, card := range data.Flightpath().Damage {
		total += card.Count
	}
	if total != 33 {
		t.Errorf("%d cards, want 33", total)
	}
}

func TestFlightpath_TablesAreAsFilesWritesThem(t *testing.T) {
	files, err := data.Flightpath().Files()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		stored, err := os.ReadFile("flightpath/" + file.Name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(stored, file.Content) {
			t.Errorf("%s is not as Files writes it", file.Name)
		}
	}
}

// Every attack has dice and either a range or the melee band.
func TestFlightpath_ArmamentsHavePowerAndRange(t *testing.T) {
	for _, u := range data.Flightpath().Upgrades {
		a := u.Sides[0].Attack
		ranged := a != nil && a.MinRange >= 1 && a.MaxRange >= a.MinRange && a.MaxRange <= 5
		if a != nil && (a.Value < 1 || a.Melee == ranged) {
			t.Errorf("%s: %v", u.ID, *a)
		}
	}
}

// msg.component.armament.type
func TestFlightpath_EveryArmamentHasAType(t *testing.T) {
	types := []string{"beam", "ballistic", "explosive", "melee", "device", "shield"}
	for _, u := range data.Flightpath().Upgrades {
		if u.Slots[0] == "armament" && !slices.Contains(types, u.Sides[0].Type) {
			t.Errorf("%s has the type %q", u.ID, u.Sides[0].Type)
		}
	}
}

// msg.component.pilot-ability.unique-only
func TestFlightpath_UniquePilotsHaveAnAbilityAndGenericOnesNone(t *testing.T) {
	for _, p := range data.Flightpath().Pilots {
		if p.HasAbility != (p.Limited == 1) {
			t.Errorf("%s: limited to %d, an ability: %t", p.ID, p.Limited, p.HasAbility)
		}
	}
}

// Anyone who looks a card up learns that the project has designed it.
func TestFlightpath_MarksItsOwnDesign(t *testing.T) {
	for id, own := range map[string]bool{
		"gm-cadet": true, "sturmfaust": true, "rgm-79-gm": true, "beam-saber": false,
	} {
		var out bytes.Buffer
		if err := data.Flightpath().List(&out, id); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(out.String(), "this project's own") != own {
			t.Errorf("%s: want its own design said: %t, in\n%s", id, own, out.String())
		}
	}
}

func TestFlightpath_DescribesAUnitInItsWords(t *testing.T) {
	var out bytes.Buffer
	if err := data.Flightpath().List(&out, "gm-cadet"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"structure 3", "armor 2", "shield 1", "initiative     1"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in:\n%s", want, out.String())
		}
	}
}
