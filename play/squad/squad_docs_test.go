package squad_test

import (
	"os"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// Of the squad that the page on formats shows nothing is left out.
func TestReference_ItsSquadIsRead(t *testing.T) {
	page, err := os.ReadFile("../../docs/formats.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```json\n")
	text, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("the page shows no squad")
	}
	s, report, err := squad.Read(strings.NewReader(text), data.Second())
	if err != nil || len(report.Dropped) > 0 || len(s.Ships) != 2 || len(s.Obstacles) != 3 {
		t.Errorf("%v, left out %v, %d ships, %d obstacles, want all of it", err, report.Dropped, len(s.Ships), len(s.Obstacles))
	}
}
