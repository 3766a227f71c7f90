package second_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"koiogran/content/catalogue"
	"koiogran/engine/edition/second"
	"koiogran/engine/rules"
	"koiogran/play/replay"
)

// Every event of the golden matches cites a clause of this edition, or none.
func TestEvents_CiteClausesOfThisEdition(t *testing.T) {
	compiled := rules.Compile(second.Edition())
	files, err := filepath.Glob("../../../play/replay/testdata/*.record")
	if err != nil {
		t.Fatal(err)
	}
	played, strange := 0, map[string]int{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		r, err := replay.Read(strings.NewReader(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		if r.Edition != compiled.ID {
			continue
		}
		played++
		err = replay.Play(compiled, r, func(s replay.Step) error {
			for _, e := range s.Events {
				if _, known := catalogue.ByID(e.Clause); e.Clause != "" &&
					(!known || !strings.HasPrefix(e.Clause, "2e.")) {
					strange[e.Clause]++
				}
			}
			return nil
		})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if played < 20 {
		t.Errorf("%d matches were played, want 20 at least", played)
	}
	for clause, n := range strange {
		t.Errorf("%d events cite %s", n, clause)
	}
}
