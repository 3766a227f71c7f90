package points_test

import (
	"strings"
	"testing"

	"koiogran/content/points"
	"koiogran/engine/data"
)

// Each list names cards that there are, and changes something that it says it changes.
func TestLists_AreOfCardsThatThereAre(t *testing.T) {
	if n := len(points.Lists()); n != 7 {
		t.Fatalf("%d lists, want 7", n)
	}
	for _, l := range points.Lists() {
		c, err := points.Under(l)
		if err != nil {
			t.Fatal(err)
		}
		for id, change := range l.Pilots {
			if p, _ := c.Pilot(id); change.Cost != nil && p.Cost != *change.Cost {
				t.Errorf("%s: %s costs %d, want %d", l.ID(), id, p.Cost, *change.Cost)
			}
		}
		if c.Points != l.ID() {
			t.Errorf("the list of %s is called %q", l.ID(), c.Points)
		}
	}
}

// Today's list matches the tables.
func TestLists_TheNewestOfX2PO(t *testing.T) {
	c, err := points.Under(find(t, "x2po"))
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range data.Differences(data.Second(), c) {
		t.Errorf("%+v", change)
	}
}

func find(t *testing.T, name string) *data.PointsList {
	t.Helper()
	l, err := points.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestFind_TheListThatHeld(t *testing.T) {
	for name, want := range map[string]string{
		"x2po": "x2po@2025-12-10", "x2po@2025-03-26": "x2po@2025-03-26", "x2po@2025-01-01": "x2po@2024-09-26",
		"X2PO@2026-01-01": "x2po@2025-12-10", "legacy": "legacy@2026-03-31",
	} {
		if got := find(t, name).ID(); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	for name, want := range map[string]string{
		"x2po@2020-01-01": "no list x2po held on 2020-01-01", "x2po@today": `"today" is not a date`, "xwa": `there is no list "xwa"`,
	} {
		if _, err := points.Find(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestUnder_ALaterList(t *testing.T) {
	c, err := points.Under(find(t, "legacy@2026-03-31"))
	if err != nil {
		t.Fatal(err)
	}
	before, _ := data.Second().Pilot("soontirfel")
	after, _ := c.Pilot("soontirfel")
	if before.Cost != 56 || after.Cost != 54 {
		t.Errorf("Soontir Fel cost %d and costs %d, want 56 and 54", before.Cost, after.Cost)
	}
}

func TestParse_BadLists(t *testing.T) {
	for _, text := range []string{"", "{}", `{"name":"a","edition":"third"}`, `{"name":"a","date":"soon","edition":"second"}`,
		`{"name":"a","edition":"second","ships":{}}`} {
		if _, err := points.Parse([]byte(text)); err == nil || strings.Contains(err.Error(), "json") {
			t.Errorf("%q: %v", text, err)
		}
	}
	l, err := points.Parse([]byte(`{"name":"club","edition":"second","pilots":{"nobody":{"cost":3}}}`))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := points.Under(l); err == nil || !strings.Contains(err.Error(), `there is no ship card "nobody"`) {
		t.Error(err)
	}
}
