package progress_test

import (
	"bytes"
	"flag"
	"os"
	"testing"
	"testing/fstest"

	"koiogran/check/progress"
	"koiogran/content/catalogue"
	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition/first"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/edition/second"
	"koiogran/engine/rules"
)

var update = flag.Bool("update", false, "write docs/coverage.md, docs/cards.md and the list of long texts again")

const pageFile = "../../docs/coverage.md"

// TestPage_IsWhatTheCodeSays fails when cards or their tests have changed since the page was
// written.
func TestPage_IsWhatTheCodeSays(t *testing.T) {
	cards, err := progress.Cards(second.Edition(), os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := progress.Write(&page, "Second edition", cards); err != nil {
		t.Fatal(err)
	}
	more, err := progress.Cards(first.Edition(), os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	page.WriteByte('\n')
	if err := progress.Write(&page, "First edition", more); err != nil {
		t.Fatal(err)
	}
	audit, err := progress.AuditOf(flightpath.Edition(), os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	if err := progress.WriteAudit(&page, "Flightpath", audit); err != nil {
		t.Fatal(err)
	}
	for _, e := range catalogue.Editions() {
		if err := progress.Rules(&page, e); err != nil {
			t.Fatal(err)
		}
	}
	words, err := progress.Words(os.DirFS("../.."), "")
	if err != nil {
		t.Fatal(err)
	}
	if err := progress.WriteWords(&page, words); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(pageFile, page.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	old, err := os.ReadFile(pageFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(old, page.Bytes()) {
		t.Error("docs/coverage.md is stale: write it with go test ./check/progress -update")
	}
}

// A clause cannot wait for a card that is built, nor for one that does not exist.
func TestWaiting_NamesCardsThatAreNotBuilt(t *testing.T) {
	for _, e := range []*rules.Edition{first.Edition(), second.Edition(), flightpath.Edition()} {
		cards, err := progress.Cards(e, os.DirFS("../.."))
		if err != nil {
			t.Fatal(err)
		}
		waiting := map[string]bool{}
		for _, c := range cards {
			waiting[c.ID] = waiting[c.ID] || c.State == progress.Waiting
		}
		for _, w := range catalogue.Waiting(catalogue.Edition(e.ID)) {
			for _, id := range w.Cards {
				if !waiting[id] {
					t.Errorf("no card %s waits: show the clauses that wait for %s, or take it out of "+
						"content/catalogue/waiting.yaml", id, w.For)
				}
			}
		}
	}
}

// three returns an edition of three pilots with abilities, of which two are built in the same words, and one with a
// ship ability.
func three() *rules.Edition {
	row := func(id string) data.Pilot { return data.Pilot{ID: id, Ship: "kite", HasAbility: true} }
	return &rules.Edition{
		Facts: &data.Catalogue{
			Ships:  []data.Ship{{ID: "kite", Name: "Kite"}},
			Pilots: []data.Pilot{row("ann"), row("bob"), row("cyd"), {ID: "dan", Ship: "kite", ShipAbility: "Long String"}},
		},
		Pilots:        []card.Def{{ID: "ann", Summary: "Flies."}, {ID: "bob", Summary: "Flies."}},
		ShipAbilities: []card.Def{{ID: "Long String", Summary: "Flies high."}},
	}
}

// stateOf returns the states of the pilots of three, with a test of this content.
func stateOf(t *testing.T, content string) map[string]progress.State {
	t.Helper()
	tree := fstest.MapFS{"engine/edition/x_test.go": {Data: []byte("package x\n" + content)}}
	cards, err := progress.Cards(three(), tree)
	if err != nil {
		t.Fatal(err)
	}
	states := map[string]progress.State{}
	for _, c := range cards {
		states[c.ID] = c.State
	}
	return states
}

func TestCards_ATestThatNamesACardShowsItAndItsTwin(t *testing.T) {
	got := stateOf(t, `var _ = "ann"`)
	if got["ann"] != progress.Shown || got["bob"] != progress.Shown {
		t.Errorf("got %v, want ann and bob shown", got)
	}
}

func TestCards_ACommentShowsNothing(t *testing.T) {
	if got := stateOf(t, `// "ann"`); got["ann"] != progress.Built {
		t.Errorf("got %v, want ann built and not shown", got)
	}
}

func TestCards_AFunctionNamedAfterAShipAbilityShowsIt(t *testing.T) {
	for content, want := range map[string]progress.State{
		"func TestLongString() {}": progress.Shown, "func TestLongString_TooFar() {}": progress.Shown,
		`var _ = "Long String"`: progress.Shown, "func TestLongStrings() {}": progress.Built,
	} {
		if got := stateOf(t, content)["Long String"]; got != want {
			t.Errorf("with %s: %v, want %v", content, got, want)
		}
	}
}

func TestCards_WithoutADefinitionACardWaits(t *testing.T) {
	if got := stateOf(t, `var _ = "cyd"`); got["cyd"] != progress.Waiting {
		t.Errorf("got %v, want cyd waiting", got)
	}
}

func TestCards_ACardWithoutAnAbilityIsNotListed(t *testing.T) {
	if _, listed := stateOf(t, "")["dan"]; listed {
		t.Error("dan has no ability and is listed")
	}
}
