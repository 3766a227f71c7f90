package main

import (
	"slices"
	"strings"
	"testing"

	"koiogran"
)

// Anyone who adds or updates a module or a package runs go generate in the root of the project.
func TestNotice_NamesEveryModuleAndPackageAndNothingElse(t *testing.T) {
	all, err := sections("../..")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, s := range all {
		for _, p := range s.parts {
			want = append(want, p.name)
		}
	}
	if len(want) < 30 {
		t.Fatalf("found %d parts; expected more", len(want))
	}
	var named []string
	list, _, _ := strings.Cut(koiogran.Notice, "\n---")
	for line := range strings.Lines(list) {
		if name, ok := strings.CutPrefix(line, "  "); ok {
			named = append(named, strings.TrimSpace(name))
		}
	}
	for _, name := range want {
		if !slices.Contains(named, name) {
			t.Errorf("NOTICE does not name %s; run go generate", name)
		}
	}
	for _, name := range named {
		if !slices.Contains(want, name) {
			t.Errorf("NOTICE names %s, which is not in the program; run go generate", name)
		}
	}
}

func TestNotice_HasATextForEveryPart(t *testing.T) {
	list, texts, _ := strings.Cut(koiogran.Notice, "\n---")
	for line := range strings.Lines(list) {
		if name, ok := strings.CutPrefix(line, "  "); ok && !strings.Contains(texts, "\n"+strings.TrimSpace(name)+"\n") {
			t.Errorf("NOTICE has no text for %s; run go generate", strings.TrimSpace(name))
		}
	}
}
