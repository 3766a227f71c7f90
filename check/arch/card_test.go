package arch

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition"
)

// A card is found by looking: a ship card is in the file of its ship, and an upgrade in that of its first slot.
func TestCards_AreInTheFileOfTheirShipOrSlot(t *testing.T) {
	for _, id := range edition.IDs() {
		root := filepath.Join("../../engine/edition", id)
		if _, err := os.Stat(filepath.Join(root, "upgrades")); err != nil {
			continue // an edition of few cards has them in the files of its tables
		}
		compiled, _ := edition.ByID(id)
		facts := compiled.Facts
		misplaced(t, filepath.Join(root, "pilots"), compiled.Pilots, func(id string) string {
			p, _ := facts.Pilot(id)
			return p.Ship
		})
		misplaced(t, filepath.Join(root, "upgrades"), compiled.Upgrades, func(id string) string {
			return slotFile(facts, id)
		})
	}
}

// slotFile returns the name of the file of an upgrade: its first slot, without the hyphens.
func slotFile(facts *data.Catalogue, id string) string {
	u, _ := facts.Upgrade(id)
	return strings.ReplaceAll(string(u.Slots[0]), "-", "")
}

// misplaced fails for each card that the file it belongs to does not name, and for each file to which none belongs.
func misplaced(t *testing.T, dir string, defs []card.Def, fileOf func(id string) string) {
	t.Helper()
	filled := map[string]bool{filepath.Base(dir): true, "shared": true, "shipability": true}
	for i := range defs {
		name := fileOf(defs[i].ID)
		filled[name] = true
		text, err := os.ReadFile(filepath.Join(dir, name+".go"))
		if err != nil || !strings.Contains(string(text), strconv.Quote(defs[i].ID)) {
			t.Errorf("%s: card %s is not in %s.go", dir, defs[i].ID, name)
		}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(defs) < 100 {
		t.Fatalf("%s: %d cards in %d files, %v", dir, len(defs), len(files), err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".go")
		if !strings.HasSuffix(name, "_test") && !filled[name] {
			t.Errorf("%s: no card belongs there; name it after the ship or slot of its cards", f)
		}
	}
}
