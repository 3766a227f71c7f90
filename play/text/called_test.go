package text

import (
	"testing"

	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// Players go by the names that are given, the others by callsigns that follow from the match; a name that comes twice
// gets a number.
func TestCalled(t *testing.T) {
	got := Called(Names{"Ann", "", "Ann", "Ann"}, 4, "match")
	if got[0] != "Ann 1" || got[2] != "Ann 2" || got[3] != "Ann 3" {
		t.Errorf("%q", got)
	}
	if got[1] != Callsign("match", game.Seat2) || got[1] == "" {
		t.Errorf("the callsign is %q", got[1])
	}
	if two := Called(Names{}, 2, "match"); two[2] != "" || two[3] != "" {
		t.Errorf("%q has names for seats that are not there", two)
	}
}

// No two seats of a match have one callsign, whatever the match, and matches differ.
func TestCallsign_OfSeatsDiffer(t *testing.T) {
	seen := map[string]bool{}
	for _, match := range []string{"", "1", "2", "3", "a", "b", "c", "d"} {
		here := map[string]bool{}
		for p := range game.Player(game.MaxSeats) {
			here[Callsign(match, p)] = true
		}
		if len(here) != game.MaxSeats {
			t.Errorf("%q: %v", match, here)
		}
		seen[Callsign(match, game.Seat1)] = true
	}
	if len(seen) < 8 {
		t.Errorf("eight matches have the callsigns %v", seen)
	}
}

// Players of a record without names go by their squads, unless both have one name.
func TestRecorded(t *testing.T) {
	setup := rules.Setup{}
	setup.Squads[0].Name, setup.Squads[1].Name = "Rogues", "Cadets"
	if got := Recorded(Names{"Ann"}, &setup); got[0] != "Ann" || got[1] != "Cadets" {
		t.Errorf("%q", got)
	}
	setup.Squads[1].Name = "Rogues"
	got := Recorded(Names{}, &setup)
	if got[0] == "" || got[0] == got[1] || got[0] == "Rogues" {
		t.Errorf("%q", got)
	}
}

// Names replace the numbers, and the sentence that is kept stays as it was.
func TestNames_In(t *testing.T) {
	names := Names{"Ann", ""}
	said := NamingPlayers("Player 1 wins, player 2 loses. Player 1!")
	if got := names.In(said).String(); got != "Ann wins, player 2 loses. Ann!" {
		t.Error(got)
	}
	if said.String() != "Player 1 wins, player 2 loses. Player 1!" {
		t.Error(said)
	}
}
