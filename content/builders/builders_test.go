package builders_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"koiogran/content/builders"
	"koiogran/engine/data"
)

// Each number stands for a card that the project has, except for those that are marked.
func TestTables_EveryIDExists(t *testing.T) {
	for _, name := range builders.Names() {
		table, c := builders.Named(name), data.Second()
		if name == builders.First {
			c = data.First()
		}
		var missing []string
		for _, id := range table.Pilots {
			id, upgrade, with := strings.Cut(id, "+")
			_, ok := c.Pilot(id)
			if _, known := c.Upgrade(upgrade); !ok || with && !known {
				missing = append(missing, id)
			}
		}
		for _, part := range []map[int]string{table.Upgrades, table.Titles, table.Modifications} {
			for _, id := range part {
				if _, ok := c.Upgrade(id); !ok {
					missing = append(missing, id)
				}
			}
		}
		missing = slices.DeleteFunc(missing, func(id string) bool { return table.Foreign[id] })
		if len(missing) > 0 || name == builders.First && len(table.Foreign) > 0 {
			t.Errorf("%s: %q are of no card", name, missing)
		}
		if len(table.Pilots) < 250 || len(table.Upgrades) < 250 {
			t.Errorf("%s has %d pilots and %d upgrades", name, len(table.Pilots), len(table.Upgrades))
		}
		for n, b := range table.Builds {
			if _, ok := table.Builds[b.Linked]; b.Linked >= 0 && !ok || b.Pilot == "" {
				t.Errorf("%s: build %d is linked to %d, which is none", name, n, b.Linked)
			}
		}
	}
}

func TestTables_PartsOfLaunchBayNext(t *testing.T) {
	table := builders.Named(builders.LBN)
	for id := range maps.Values(table.Ships) {
		if _, ok := data.Second().Ship(id); !ok && id != "delta7baethersprite" && id != "btanr2wywing" {
			t.Errorf("ship %s", id)
		}
	}
	if len(table.Factions) != 7 || len(table.Slots) < 20 || len(table.Obstacles) != 24 {
		t.Errorf("%d factions, %d slots, %d obstacles", len(table.Factions), len(table.Slots), len(table.Obstacles))
	}
}

func TestDifferences_AndBack(t *testing.T) {
	const base, table = "pilots\n0 a\n1 b\n2 c\n", "pilots\n0 a\n2 d\n3 e\nupgrades\n7 f\n"
	want := "like raithos\npilots\n1 \n2 d\n3 e\nupgrades\n7 f\n"
	if got := builders.Differences(base, table); got != want {
		t.Fatalf("%q, want %q", got, want)
	}
	both := builders.Parse(base + strings.TrimPrefix(want, "like raithos\n"))
	if !maps.Equal(both.Pilots, map[int]string{0: "a", 2: "d", 3: "e"}) || both.Upgrades[7] != "f" {
		t.Errorf("%v %v", both.Pilots, both.Upgrades)
	}
}
