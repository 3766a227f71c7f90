package replay_test

import (
	"strings"
	"testing"

	"koiogran/play/replay"
)

// The damage deck of a squad is in the record behind its squad, and is read back.
func TestRecord_TheDamageDeckOfASquad(t *testing.T) {
	const text = "match first reference\nsquad 1 24 \"Rookies\"\ndeck core\nship rookiepilot 21\n" +
		"squad 2 12 \"Cadets\"\nship academypilot 12\n"
	r, err := replay.Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if got := [2]string{r.Setup.Squads[0].Deck, r.Setup.Squads[1].Deck}; got != [2]string{"core", ""} {
		t.Errorf("decks %q, want core and none", got)
	}
	var out strings.Builder
	if _, err := r.WriteTo(&out); err != nil || out.String() != text {
		t.Errorf("written as %q, %v", out.String(), err)
	}
}

func TestRecord_ADamageDeckBeforeItsSquad(t *testing.T) {
	_, err := replay.Read(strings.NewReader("match first reference\ndeck core\n"))
	if err == nil || !strings.Contains(err.Error(), "expected deck") {
		t.Errorf("got %v", err)
	}
}
