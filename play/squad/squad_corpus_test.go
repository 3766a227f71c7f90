package squad_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// corpus reads the squads that are made up as players make theirs, by file name.
func corpus(t *testing.T) map[string]squad.Squad {
	t.Helper()
	names, err := filepath.Glob("testdata/corpus/*.xws")
	if err != nil || len(names) < 20 {
		t.Fatalf("%d squads (%v), want at least 20", len(names), err)
	}
	squads := map[string]squad.Squad{}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, report := readAny(t, string(content))
		if len(report.Unknown)+len(report.Dropped) > 0 {
			t.Errorf("%s: %q %q", name, report.Unknown, report.Dropped)
		}
		squads[filepath.Base(name)] = s
	}
	return squads
}

// catalogueOf returns the catalogue of a squad's game.
func catalogueOf(s squad.Squad) *data.Catalogue {
	if s.Edition == squad.First {
		return data.First()
	}
	return data.Second()
}

func TestCorpus_IsLegal(t *testing.T) {
	for name, s := range corpus(t) {
		if problems := squad.Check(catalogueOf(s), s, squad.UsualOf(s.Edition)); len(problems) > 0 {
			t.Errorf("%s: %v", name, problems)
		}
	}
}

func TestCorpus_IsReadFromEachForm(t *testing.T) {
	for name, s := range corpus(t) {
		for form, write := range writers {
			t.Run(name+"/"+form, func(t *testing.T) {
				text := write(t, s)
				got, report := readAny(t, text)
				if diff := cmp.Diff(cardsOf(s), cardsOf(got)); diff != "" || got.Edition != s.Edition ||
					len(report.Unknown) > 0 {
					t.Errorf("%s as %s, unknown %q\n%s", diff, got.Edition, report.Unknown, text)
				}
			})
		}
	}
}

// cardsOf lists a squad's cards; the upgrades of a ship in any order.
func cardsOf(s squad.Squad) [][]string {
	var all [][]string
	for _, ship := range s.Ships {
		cards := []string{}
		for _, u := range ship.Upgrades {
			cards = append(cards, u.ID)
		}
		slices.Sort(cards)
		all = append(all, append([]string{ship.Pilot}, cards...))
	}
	return all
}

// file writes a squad as an object of its parts, in which a ship card is named by the keys.
func file(t *testing.T, s squad.Squad, more map[string]any, keys ...string) string {
	t.Helper()
	var pilots []map[string]any
	for i := range s.Ships {
		ship := &s.Ships[i]
		p, ok := catalogueOf(s).Pilot(ship.Pilot)
		if !ok {
			t.Fatal(ship.Pilot)
		}
		upgrades := map[string][]string{}
		for _, u := range ship.Upgrades {
			upgrades[string(u.Slot)] = append(upgrades[string(u.Slot)], u.ID)
		}
		entry := map[string]any{"ship": p.Ship, "points": p.Cost, "upgrades": upgrades}
		if len(upgrades) == 0 {
			entry["upgrades"] = []string{} // as programs in PHP write an empty object
		}
		for _, key := range keys {
			entry[key] = p.ID
		}
		pilots = append(pilots, entry)
	}
	more["pilots"], more["faction"] = pilots, s.Faction
	content, err := json.Marshal(more)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func namedFile(t *testing.T, s squad.Squad) string {
	more := map[string]any{
		"description": "", "name": s.Name, "version": "2.0.0", "points": 1,
		"vendor": map[string]any{"yasb": map[string]any{"builder": "a builder", "link": "https://example.org/?d=1"}},
	}
	if s.Edition == squad.First {
		more["version"] = "1.0.0"
		return file(t, s, more, "name")
	}
	return file(t, s, more, "id", "name")
}

func versionedFile(t *testing.T, s squad.Squad) string {
	more := map[string]any{"name": s.Name, "version": "2.5.0", "obstacles": []string{}, "vendor": []string{}}
	if s.Edition == squad.First {
		more["version"] = "0.3.0"
		return file(t, s, more, "name")
	}
	return file(t, s, more, "id")
}

// lineOf is how a form writes a card: its name, its price and, of a ship card, its ship.
type lineOf func(name string, price int, ship string) string

// listed writes a squad with a line for each card.
func listed(t *testing.T, s squad.Squad, pilot, upgrade lineOf, between, after string) string {
	t.Helper()
	c := catalogueOf(s)
	var b strings.Builder
	for i := range s.Ships {
		ship := &s.Ships[i]
		p, _ := c.Pilot(ship.Pilot)
		kind, _ := c.Ship(p.Ship)
		b.WriteString(pilot(p.Name, p.Cost, kind.Name))
		for _, u := range ship.Upgrades {
			card, ok := c.Upgrade(u.ID)
			if !ok {
				t.Fatal(u.ID)
			}
			price, _ := c.Price(card, p)
			b.WriteString(between + upgrade(card.Name, price, ""))
		}
		b.WriteString(after)
	}
	return b.String()
}

func namesUnder(t *testing.T, s squad.Squad) string {
	return s.Name + "\n\n" + listed(t, s, func(name string, price int, _ string) string {
		return fmt.Sprintf("**%s (%d)**", name, price)
	}, func(name string, price int, _ string) string {
		return fmt.Sprintf("%s (%d)", name, price)
	}, "\n", "\nShip total: 50  Half Points: 25  Threshold: 3\n\n") + "Total: 200\n\nView it: https://example.org/?d=1\n"
}

func namesAfterPrices(t *testing.T, s squad.Squad) string {
	faction, _ := catalogueOf(s).Faction(s.Faction)
	return faction.Name + " - " + s.Name + "\n\n" + listed(t, s, func(name string, price int, ship string) string {
		return fmt.Sprintf("(%d) %s [%s]", price, name, ship)
	}, func(name string, price int, _ string) string {
		return fmt.Sprintf("(%d) %s", price, name)
	}, "\n", "\nPoints: 50\n\n") + "Total points: 200\n"
}

func namesJoined(t *testing.T, s squad.Squad) string {
	return listed(t, s, func(name string, _ int, ship string) string { return name + " [" + ship + "]" },
		func(name string, _ int, _ string) string { return name }, " + ", "\n")
}
