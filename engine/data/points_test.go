package data_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"koiogran/engine/data"
)

// cards returns a catalogue of two ship cards and an upgrade.
func cards(cost int, slots []data.Slot, pools []data.Pool) *data.Catalogue {
	return &data.Catalogue{
		Edition: "second", Points: "one",
		Pilots:   []data.Pilot{{ID: "a", Cost: cost, Slots: slots, Pools: pools}, {ID: "b", Cost: 9, Pools: pools}},
		Upgrades: []data.Upgrade{{ID: "u", Cost: data.Cost{Value: cost}, Pools: pools}},
	}
}

func TestListOf_GivesTheOtherCatalogue(t *testing.T) {
	epic := []data.Pool{data.Epic}
	a, b := cards(4, []data.Slot{"talent", "crew"}, epic), cards(6, []data.Slot{"crew"}, nil)
	l := a.ListOf(b, "other", "2026-01-01")
	got, err := a.With(l)
	if err != nil {
		t.Fatal(err)
	}
	if list := data.Differences(got, b); len(list) > 0 || got.Points != "other@2026-01-01" {
		t.Errorf("%+v differ from %s", list, got.Points)
	}
	if a.Pilots[0].Cost != 4 || a.Upgrades[0].Cost.Value != 4 {
		t.Error("the catalogue itself was changed")
	}
}

func TestDifferences_CostsSlotsAndPools(t *testing.T) {
	a, b := cards(4, []data.Slot{"talent", "crew"}, []data.Pool{data.Epic}), cards(6, []data.Slot{"crew", "crew"}, []data.Pool{data.Epic})
	four, six := data.Cost{Value: 4}, data.Cost{Value: 6}
	want := []data.Change{
		{Kind: data.KindPilot, ID: "a", Before: &four, After: &six, Gained: []data.Slot{"crew"}, Lost: []data.Slot{"talent"}},
		{Kind: data.KindUpgrade, ID: "u", Before: &four, After: &six},
	}
	if diff := cmp.Diff(want, data.Differences(a, b)); diff != "" {
		t.Error(diff)
	}
}

func TestWith_RefusesAnotherEdition(t *testing.T) {
	if _, err := cards(1, nil, nil).With(&data.PointsList{Name: "x", Edition: "first"}); err == nil {
		t.Error("a list of first edition was taken for one of second")
	}
}
