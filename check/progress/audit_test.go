package progress_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"koiogran/check/progress"
	"koiogran/engine/card"
	"koiogran/engine/edition/flightpath"
)

// shows returns a tree with two scenarios that name a card.
func shows(id string) fstest.MapFS {
	const one = `scenario: Something
edition: flightpath
cards: [%]
ships:
  - {id: a, pilot: gm-cadet, upgrades: [rgm-79-gm.bsg], player: 1, at: [457, 300, 0]}
then:
  a: {damage: 0}
`
	text := strings.Replace(one+"---\n"+one, "%", id, 2)
	return fstest.MapFS{"content/scenarios/flightpath/pilots.yaml": {Data: []byte(text)}}
}

// audited returns a card of an audit.
func audited(t *testing.T, a *progress.Audit, id string) progress.Audited {
	t.Helper()
	i := slices.IndexFunc(a.Cards, func(c progress.Audited) bool { return c.ID == id })
	if i < 0 {
		t.Fatalf("%s is not audited", id)
	}
	return a.Cards[i]
}

func TestAuditOf_SaysInWhichScenariosACardIsShown(t *testing.T) {
	a, err := progress.AuditOf(flightpath.Edition(), shows("gene-zaku"))
	if err != nil {
		t.Fatal(err)
	}
	c := audited(t, a, "gene-zaku")
	if c.State != progress.Shown || !slices.Equal(c.By, []string{"pilots.yaml (2)"}) {
		t.Errorf("got %+v, want it shown by 2 scenarios of pilots.yaml", c)
	}
	if c := audited(t, a, "sturmfaust"); c.State != progress.Built || len(c.By) > 0 {
		t.Errorf("got %+v, want it built and not shown", c)
	}
}

func TestAuditOf_WithoutADefinitionACardWaitsAndItsUnitsDoNotFly(t *testing.T) {
	e := flightpath.Edition()
	e.Upgrades = slices.DeleteFunc(e.Upgrades, func(d card.Def) bool { return d.ID == "sturmfaust" })
	a, err := progress.AuditOf(e, shows("sturmfaust"))
	if err != nil {
		t.Fatal(err)
	}
	if c := audited(t, a, "sturmfaust"); c.State != progress.Waiting {
		t.Errorf("got %+v, want it waiting", c)
	}
	if a.Flying != a.Types-1 || a.Matched != a.Loadouts-1 {
		t.Errorf("%d of %d types and %d of %d loadouts fly, want all but one", a.Flying, a.Types,
			a.Matched, a.Loadouts)
	}
}

// Of what a card may do there is a scenario in which it does and one in which it may not.
func TestAuditOf_FlightpathShowsEveryAbilityInTwoScenariosAtLeast(t *testing.T) {
	e := flightpath.Edition()
	a, err := progress.AuditOf(e, os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range a.Cards {
		u, _ := e.Facts.Upgrade(c.ID)
		plain := c.Kind == "armament" && !u.Sides[0].HasAbility
		if c.State != progress.Shown || !plain && c.N < 2 {
			t.Errorf("%s %s: %s, by %d scenarios", c.Kind, c.ID, c.State, c.N)
		}
	}
}

func TestWriteAudit_CountsByKind(t *testing.T) {
	a := &progress.Audit{Cards: []progress.Audited{
		{Kind: "pilot", ID: "ann", Own: true, State: progress.Shown, By: []string{"x.yaml (1)"}},
		{Kind: "pilot", ID: "bob"},
	}}
	var page bytes.Buffer
	if err := progress.WriteAudit(&page, "Kites", a); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"| pilots | 1 | 0 | 1 |",
		"| `ann` | pilot | yes | shown | x.yaml (1) |"} {
		if !strings.Contains(page.String(), line) {
			t.Errorf("no line %q in\n%s", line, &page)
		}
	}
}
