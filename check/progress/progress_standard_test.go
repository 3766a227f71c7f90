package progress_test

import (
	"os"
	"slices"
	"testing"

	"koiogran/check/progress"
	"koiogran/engine/data"
	"koiogran/engine/edition/second"
	"koiogran/play/squad"
)

// leftOut are the waiting cards of second edition that ships can have which are not huge.
var leftOut = []string{
	"reckless-battleoverendor", // no source has its text
}

// Every other card of second edition that waits is for huge ships: no ship that is not huge can have it, in
// any format.
func TestCards_OnlyThoseOfHugeShipsWait(t *testing.T) {
	list, err := progress.Cards(second.Edition(), os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	facts := data.Second()
	huge := map[string]bool{}
	for i := range facts.Ships {
		huge[facts.Ships[i].ID] = facts.Ships[i].Size == data.Huge
	}
	standard := map[string]string{} // cards that wait, and who can have them
	for _, c := range list {
		if c.State != progress.Waiting {
			continue
		}
		for i := range facts.Pilots {
			p := &facts.Pilots[i]
			if !huge[p.Ship] && has(facts, p, c) {
				standard[c.ID] = p.ID
				break
			}
		}
	}
	for id, pilot := range standard {
		if !slices.Contains(leftOut, id) {
			t.Errorf("%s waits, and %s, which is not huge, can have it", id, pilot)
		}
	}
	for _, id := range leftOut {
		if standard[id] == "" {
			t.Errorf("%s is built, or for huge ships alone: it needs no exception", id)
		}
	}
}

// has reports whether a ship card is the card, shows it as its ship ability, comes with it, or can be equipped
// with it, in epic games or others.
func has(facts *data.Catalogue, p *data.Pilot, c progress.Card) bool {
	u, ok := facts.Upgrade(c.ID)
	switch {
	case c.Kind == "pilot":
		return p.ID == c.ID
	case c.Kind == "ship ability" || !ok:
		return p.ShipAbility == c.ID
	case len(p.Loadout) > 0:
		return slices.Contains(p.Loadout, c.ID)
	}
	s := squad.Squad{Edition: squad.Second, Faction: p.Faction,
		Ships: []squad.Ship{{Pilot: p.ID, Upgrades: []squad.Upgrade{{Slot: u.Slots[0], ID: c.ID}}}}}
	for _, pool := range []data.Pool{"", data.Epic} {
		fits := true
		for _, problem := range squad.Check(facts, s, squad.Format{Pool: pool}) {
			fits = fits && problem.Card != c.ID
		}
		if fits {
			return true
		}
	}
	return false
}
