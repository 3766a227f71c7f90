package replay

import (
	"os"
	"strings"
	"testing"

	"koiogran/engine/game"
)

// The record that the page on formats shows is one that verifies to its end.
func TestReference_ItsRecordVerifies(t *testing.T) {
	page, err := os.ReadFile("../../docs/formats.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```\nmatch ")
	text, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("the page shows no record")
	}
	r, err := Read(strings.NewReader("match " + text))
	if err != nil {
		t.Fatal(err)
	}
	over := false
	err = Play(edition(), r, func(s Step) error { over = s.State.Over; return nil })
	if err != nil || !over {
		t.Errorf("%v, over %v, want a match that is played to its end", err, over)
	}
}

// The page on formats has a row for each match setting.
func TestReference_NamesEverySetting(t *testing.T) {
	page, err := os.ReadFile("../../docs/formats.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range game.Settings() {
		if row := "| `option " + s.ID; !strings.Contains(string(page), row+"`") && !strings.Contains(string(page), row+" N`") {
			t.Errorf("docs/formats.md lacks a row for the option %s", s.ID)
		}
	}
}
