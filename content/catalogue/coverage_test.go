package catalogue_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"koiogran/content/catalogue"
)

// The two clauses that the small trees below cite.
const (
	cited = "2e.token.strain.effect"
	other = "2e.token.strain.not-cumulative"
)

// tree makes a project of one package out of file names and texts, in which ID stands for
// the cited clause.
func tree(files ...string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for i := 0; i < len(files); i += 2 {
		text := strings.ReplaceAll(files[i+1], "ID", cited)
		fsys[files[i]] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

func status(t *testing.T, fsys fstest.MapFS, id string) catalogue.Status {
	t.Helper()
	r, err := catalogue.Coverage(fsys)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Clauses {
		if c.ID == id {
			return c.Status
		}
	}
	t.Fatalf("the report lacks %s", id)
	return ""
}

func TestCoverage_WhatShowsAClause(t *testing.T) {
	const test = "package a\n\nimport \"testing\"\n\n"
	cases := []struct {
		name, file, text string
		want             catalogue.Status
	}{
		{"doc comment", "a/a_test.go",
			test + "// TestA shows ID.\nfunc TestA(t *testing.T) {}", "shown"},
		{"comment inside", "a/a_test.go", test + "func TestA(t *testing.T) {\n\t// ID\n}", "shown"},
		{"string inside", "a/a_test.go",
			test + "func TestA(t *testing.T) { t.Log(\"see ID\") }", "shown"},
		{"subtest", "a/a_test.go",
			test + "func TestA(t *testing.T) { t.Run(\"ID\", func(t *testing.T) {}) }", "shown"},
		{"skipped test", "a/a_test.go",
			test + "// TestA shows ID.\nfunc TestA(t *testing.T) { t.Skip(); t.Log(\"ID\") }", "not built"},
		{"skipped literal", "a/a_test.go",
			test + "func TestA(t *testing.T) { t.Run(\"x\", func(t *testing.T) { t.SkipNow() /* ID */ }) }",
			"not built"},
		{"skip on a condition", "a/a_test.go",
			test + "func TestA(t *testing.T) { if testing.Short() { t.Skip(\"ID\") } }", "shown"},
		{"test commented out", "a/a_test.go",
			test + "// func TestA(t *testing.T) { t.Log(\"ID\") }\n\nvar _ testing.T", "not built"},
		{"helper", "a/a_test.go", test + "// ID\nfunc helper(t *testing.T) {}", "not built"},
		{"not a test by name", "a/a_test.go", test + "// ID\nfunc Testify(t *testing.T) {}", "not built"},
		{"not a test file", "a/a.go", test + "// ID\nfunc TestA(t *testing.T) {}", "built"},
		{"left out by a constraint", "a/a_test.go",
			"//go:build ignore\n\n" + test + "// ID\nfunc TestA(t *testing.T) {}", "not built"},
		{"code comment", "a/a.go", "package a\n\n// A follows ID.\nconst A = 1\n", "built"},
		{"code string", "a/a.go", "package a\n\nconst A = \"ID\"\n", "built"},
		{"end of a sentence", "a/a.go", "package a\n\n// As ID.\n", "built"},
		{"scenario", "content/scenarios/second/a.yaml", "scenario: x\nrules: [ID]\n", "shown"},
		{"scenario of several documents", "content/scenarios/a.yaml",
			"scenario: x\n---\nrules:\n  - ID\n", "shown"},
		{"scenario naming it elsewhere", "content/scenarios/a.yaml", "scenario: ID\nrules: []\n", "not built"},
		{"yaml elsewhere", "docs/a.yaml", "rules: [ID]\n", "not built"},
		{"testdata", "a/testdata/a.go", "package a\n\n// ID\n", "not built"},
		{"prose", "docs/a.md", "ID\n", "not built"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := status(t, tree(c.file, c.text), cited); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

func TestCoverage_OtherClausesAreUntouched(t *testing.T) {
	if got := status(t, tree("a.go", "package a // ID\n"), other); got != catalogue.NotBuilt {
		t.Errorf("%s is %s though only %s is cited", other, got, cited)
	}
}

func TestCoverage_AnAliasCountsForItsClause(t *testing.T) {
	fsys := tree("a.go", "package a // 2e.token.tractor.chooser\n")
	if got := status(t, fsys, "2e.token.tractor.move"); got != catalogue.Built {
		t.Errorf("got %s, want built: the chooser was merged into the move", got)
	}
}

func TestCoverage_UnknownIDsAreErrorsWithTheirPlaces(t *testing.T) {
	fsys := tree(
		"a/a.go", "package a\n\n// See 2e.token.strain for all of them.\n",
		"content/scenarios/b.yaml", "rules:\n  - 2e.no.such\n",
		"a/c_test.go", "package a\n\nvar s = `\n1e.never.heard.of`\n",
	)
	_, err := catalogue.Coverage(fsys)
	if !errors.Is(err, catalogue.ErrUnknown) {
		t.Fatalf("got %v, want ErrUnknown", err)
	}
	for _, place := range []string{
		"a/a.go:3 cites 2e.token.strain;", "content/scenarios/b.yaml:2 cites 2e.no.such;",
		"a/c_test.go:4 cites 1e.never.heard.of;",
	} {
		if !strings.Contains(err.Error(), place) {
			t.Errorf("error %q does not say %q", err, place)
		}
	}
}

func TestCoverage_AFileThatDoesNotParseIsAnError(t *testing.T) {
	_, err := catalogue.Coverage(tree("a/a.go", "package"))
	if err == nil || !strings.Contains(err.Error(), "a/a.go") {
		t.Errorf("got %v, want an error that names a/a.go", err)
	}
}

// Every id that the project's code, tests and scenarios cite must exist.
func TestCoverage_TheProjectCitesOnlyClausesThatExist(t *testing.T) {
	r, err := catalogue.Coverage(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	var table strings.Builder
	if err := r.WriteTable(&table); err != nil {
		t.Fatal(err)
	}
	t.Log("\n" + table.String())
}

func TestWriteTable_CountsByTopicAndOrigin(t *testing.T) {
	r := catalogue.Report{Clauses: []catalogue.Covered{
		covered(catalogue.Second, "token", catalogue.Seed, catalogue.Shown),
		covered(catalogue.Second, "token", catalogue.Seed, catalogue.NotBuilt),
		covered(catalogue.Second, "token", catalogue.Reference, catalogue.Built),
		covered(catalogue.Second, "arc", catalogue.Reference, catalogue.Shown),
	}}
	var out strings.Builder
	if err := r.WriteTable(&out); err != nil {
		t.Fatal(err)
	}
	for _, row := range []string{
		"token 2 1 0 1 1 0 1 0", "arc 0 0 0 0 1 1 0 0", "all 2 1 0 1 2 1 1 0",
	} {
		if !hasRow(out.String(), row) {
			t.Errorf("no row %q in\n%s", row, out.String())
		}
	}
}

func covered(
	e catalogue.Edition, topic string, o catalogue.Origin, s catalogue.Status,
) catalogue.Covered {
	id := fmt.Sprintf("2e.%s.%s.%s", topic, o, s)
	clause := catalogue.Clause{ID: id, Edition: e, Topic: topic, Origin: o}
	return catalogue.Covered{Clause: clause, Status: s}
}

func hasRow(table, row string) bool {
	for line := range strings.Lines(table) {
		if strings.Join(strings.Fields(line), " ") == row {
			return true
		}
	}
	return false
}

func TestWriteList_NamesThePlace(t *testing.T) {
	r, err := catalogue.Coverage(tree("a/a.go", "package a\n\n// ID\n", "a/b.go", "package a // ID\n"))
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := r.WriteList(&out); err != nil {
		t.Fatal(err)
	}
	if want := "  " + cited + "  a/a.go:3 and 1 more\n"; !strings.Contains(out.String(), want) {
		t.Errorf("the list lacks %q", want)
	}
}

func TestWrite_KeepsToTheWidth(t *testing.T) {
	var out strings.Builder
	shown := func(string) []string { return []string{strings.Repeat("a title ", 20)} }
	if err := catalogue.Write(&out, 80, catalogue.All()[:20], shown); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if len([]rune(line)) > 81 {
			t.Errorf("%d columns, want at most 80: %s", len([]rune(line))-1, line)
		}
	}
}

func TestWrite_SaysRuleSourceAndScenarios(t *testing.T) {
	c, _ := catalogue.ByID(cited)
	var out strings.Builder
	shown := func(id string) []string { return []string{"shows " + id} }
	if err := catalogue.Write(&out, 80, []catalogue.Clause{c}, shown); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{c.ID, c.Rule, "Source: " + c.Source, "Scenario: shows " + c.ID} {
		if !strings.Contains(text, want) {
			t.Errorf("%q lacks %q", text, want)
		}
	}
}
