package data_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"koiogran/engine/data"
)

// The maintainers of the published list count these numbers in their notes.
func TestSecond_HoldsTheWholeList(t *testing.T) {
	c := data.Second()
	counts := map[string][2]int{
		"pilots":     {len(c.Pilots), 755},
		"upgrades":   {len(c.Upgrades), 512 + 23}, // and those of loadouts that it leaves out
		"conditions": {len(c.Conditions), 21},
		"factions":   {len(c.Factions), 7},
	}
	for kind, n := range counts {
		if n[0] != n[1] {
			t.Errorf("%d %s, want %d", n[0], kind, n[1])
		}
	}
}

func TestSecond_DamageDeckHasThirtyThreeCardsAndThatOfHugeShipsThirty(t *testing.T) {
	total := map[string]int{}
	for _, card := range data.Second().Damage {
		total[card.Deck] += card.Count
	}
	if diff := cmp.Diff(map[string]int{"": 33, "huge": 30}, total); diff != "" {
		t.Error(diff)
	}
}

func TestSecond_IDsAscendWithinTheirKind(t *testing.T) {
	ids := map[data.Kind][]string{}
	for _, card := range data.Second().Cards() {
		ids[card.Kind] = append(ids[card.Kind], card.ID)
	}
	for kind, list := range ids {
		if !slices.IsSorted(list) || len(slices.Compact(list)) != len(ids[kind]) {
			t.Errorf("the ids of %s are not sorted and unique", kind)
		}
	}
}

func TestSecond_TablesAreAsFilesWritesThem(t *testing.T) {
	files, err := data.Second().Files()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		stored, err := os.ReadFile("second/" + file.Name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(stored, file.Content) {
			t.Errorf("%s was not written by an import", file.Name)
		}
	}
}

func TestSecond_EveryDialCanFlyStraightOrStandStill(t *testing.T) {
	for _, ship := range data.Second().Ships {
		if ship.ID == "syliureclasshyperspacering" {
			continue // flies by the dial of the ship docked in it
		}
		ahead := func(m data.Maneuver) bool {
			return m.Bearing == data.Straight || m.Bearing == data.Stationary
		}
		if !slices.ContainsFunc(ship.Dial, ahead) {
			t.Errorf("%s: dial %v", ship.ID, ship.Dial)
		}
	}
}

func TestSecond_DialsAreMirrorSymmetric(t *testing.T) {
	mirror := func(m data.Maneuver) data.Maneuver {
		text := string(m.Bearing)
		switch {
		case strings.HasSuffix(text, "-left"):
			m.Bearing = data.Bearing(strings.TrimSuffix(text, "left") + "right")
		case strings.HasSuffix(text, "-right"):
			m.Bearing = data.Bearing(strings.TrimSuffix(text, "right") + "left")
		}
		return m
	}
	for _, ship := range data.Second().Ships {
		if ship.ID == "jumpmaster5000" {
			continue // the one lopsided ship: easy to the left, hard to the right
		}
		for _, m := range ship.Dial {
			if !slices.Contains(ship.Dial, mirror(m)) {
				t.Errorf("%s: %s has no mirror image", ship.ID, m)
			}
		}
	}
}

func TestSecond_XWingAsPrinted(t *testing.T) {
	ship, ok := data.Second().Ship("t65xwing")
	if !ok {
		t.Fatal("the T-65 X-wing is missing")
	}
	for kind, want := range map[data.StatKind]int{
		data.Attack: 3, data.Agility: 2, data.Hull: 4, data.Shields: 2, data.Energy: 0,
	} {
		if got := ship.Stats.Value(kind); got != want {
			t.Errorf("%s %d, want %d", kind, got, want)
		}
	}
	if len(ship.Dial) != 17 {
		t.Errorf("%d maneuvers, want 17", len(ship.Dial))
	}
}

// Facts have no sentences: no string of the tables ends in a full stop or is as long as one.
func TestSecond_NoFreeText(t *testing.T) {
	files, err := data.Second().Files()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		var content any
		if err := json.Unmarshal(file.Content, &content); err != nil {
			t.Fatal(err)
		}
		eachString(content, func(s string) {
			if len(s) > 50 || strings.HasSuffix(s, ".") || strings.Contains(s, "[") {
				t.Errorf("%s: %q reads like card text", file.Name, s)
			}
		})
	}
}

func eachString(value any, visit func(string)) {
	switch value := value.(type) {
	case string:
		visit(value)
	case []any:
		for _, element := range value {
			eachString(element, visit)
		}
	case map[string]any:
		for _, element := range value {
			eachString(element, visit)
		}
	}
}

func TestSecond_LoadoutsAreFixed(t *testing.T) {
	for _, p := range data.Second().Pilots {
		if len(p.Loadout) > 0 && len(p.Slots) > 0 {
			t.Errorf("%s has both a loadout and slots", p.ID)
		}
	}
}

func TestSecond_ShipAbilitiesThatGiveASlot(t *testing.T) {
	// 2e.squad.upgrade.slots-added-by-cards
	givers := map[string]int{}
	for _, p := range data.Second().Pilots {
		if len(p.AnyOf) > 0 {
			givers[p.ShipAbility]++
		}
	}
	if givers["Weapon Hardpoint"] != 27 || givers["Versatile Frame"] != 10 || len(givers) != 2 {
		t.Errorf("givers %v, want 27 with Weapon Hardpoint and 10 with Versatile Frame", givers)
	}
}

func TestSecond_OnlyOneForceUserHasNoSide(t *testing.T) {
	var open []string
	for _, p := range data.Second().Pilots {
		if p.Force != nil && len(p.Force.Sides) == 0 {
			open = append(open, p.ID)
		}
	}
	if !slices.Equal(open, []string{"keovenzee"}) { // the card names neither side
		t.Errorf("without a side: %v", open)
	}
}

func TestSecond_VaderInTheDefenderIsDark(t *testing.T) {
	p, ok := data.Second().Pilot("darthvader-tieddefender")
	if !ok || !slices.Contains(p.Force.Sides, data.Dark) {
		t.Errorf("Vader's Force: %v", p.Force)
	}
}

func TestPrice_ByAgilityOfTheShip(t *testing.T) {
	// 2e.squad.points.variable-cost
	c := data.Second()
	shield, _ := c.Upgrade("shieldupgrade")
	xwing, _ := c.Pilot("bluesquadronescort")
	tie, _ := c.Pilot("academypilot")
	onXwing, _ := c.Price(shield, xwing)
	onTie, _ := c.Price(shield, tie)
	if onXwing != shield.Cost.Values["2"] || onTie != shield.Cost.Values["3"] {
		t.Errorf("%d on agility 2 and %d on agility 3: %v", onXwing, onTie, shield.Cost)
	}
}

func TestPrice_BySizeOfTheBase(t *testing.T) {
	// 2e.squad.points.variable-cost
	c := data.Second()
	engine, _ := c.Upgrade("engineupgrade")
	shuttle, _ := c.Pilot("omicrongrouppilot")
	if price, ok := c.Price(engine, shuttle); !ok || price != engine.Cost.Values["large"] {
		t.Errorf("%d on a large base: %v", price, engine.Cost)
	}
}

func TestSearch_IDComesFirst(t *testing.T) {
	found := data.Second().Search("lukeskywalker")
	if len(found) < 2 || found[0].ID != "lukeskywalker" || found[1].ID != "lukeskywalker" ||
		found[0].Kind != data.KindPilot || found[1].Kind != data.KindUpgrade {
		t.Errorf("found %v, want pilot and upgrade of that id first", found)
	}
}

func TestSearch_WholeNamesBeforeLongerOnes(t *testing.T) {
	var ids []string
	for _, card := range data.Second().Search("maul") {
		ids = append(ids, card.ID)
	}
	whole, longer := slices.Index(ids, "maul-crew"), slices.Index(ids, "maulermithel")
	if whole < 0 || longer < 0 || whole > longer {
		t.Errorf("found %v, want Maul before Mauler Mithel", ids)
	}
}

func TestSearch_WordsOfNameAndShip(t *testing.T) {
	found := data.Second().Search("wedge t-65")
	if len(found) == 0 {
		t.Fatal("nothing found")
	}
	for _, card := range found {
		p, ok := card.Row.(*data.Pilot)
		if !ok || p.Ship != "t65xwing" || !strings.Contains(p.Name, "Wedge") {
			t.Errorf("found %s %s", card.Kind, card.ID)
		}
	}
}

func TestList_NothingFound(t *testing.T) {
	if err := data.Second().List(&bytes.Buffer{}, "xyzzy"); !errors.Is(err, data.ErrNoCard) {
		t.Errorf("error %v, want ErrNoCard", err)
	}
}

func TestList_OneCardIsDescribed(t *testing.T) {
	var out bytes.Buffer
	if err := data.Second().List(&out, "howlrunner"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"“Howlrunner”", "TIE/ln Fighter", "Galactic Empire"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in %q", want, &out)
		}
	}
}

func TestListJSON_IsAnArrayOfRows(t *testing.T) {
	var out bytes.Buffer
	if err := data.Second().ListJSON(&out, "howlrunner"); err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Kind data.Kind
		Row  data.Pilot
	}
	if err := json.Unmarshal(out.Bytes(), &rows); err != nil {
		t.Fatal(err)
	}
	if len(rows) != 1 || rows[0].Kind != data.KindPilot || rows[0].Row.Ship != "tielnfighter" {
		t.Errorf("rows %+v", rows)
	}
}

func FuzzManeuver(f *testing.F) {
	f.Add("3 bank-left white")
	f.Add("0 stationary red")
	f.Add("6 straight blue")
	f.Fuzz(func(t *testing.T, text string) {
		var m data.Maneuver
		if m.UnmarshalText([]byte(text)) == nil && m.String() != text {
			t.Errorf("%q read as %q", text, m)
		}
	})
}
