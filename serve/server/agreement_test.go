package server

import (
	"testing"

	"koiogran/play/squad"
	"koiogran/serve/wire"
)

// Whatever is drawn for an Escalation match fits into a match.
func TestEscalation_CollectionsFitIntoAMatch(t *testing.T) {
	t.Parallel()
	s := New(options(t, emptyStore(t)))
	defer s.Close()
	in := wire.Agreement{Edition: "second", Way: escalation}
	a, err := s.agreement(&in)
	if err != nil {
		t.Fatal(err)
	}
	for n := range uint64(40) {
		var squads [2]squad.Squad
		for seat := range squads {
			drawn, err := s.drawSquad(t.Context(), &wire.DrawnSquad{Agreement: in})
			if err == nil {
				squads[seat], err = s.squadOf("", drawn.XWS)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for seed := range uint64(20) {
			setup, err := a.deal(squads[:], n+100*seed)
			if err == nil {
				_, _, err = a.edition.NewGame(setup)
			}
			if err != nil {
				t.Errorf("seed %d: %v", n+100*seed, err)
			}
		}
	}
}
