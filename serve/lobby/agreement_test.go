package lobby

import (
	"crypto/rand"
	"testing"

	"koiogran/play/squad"
	"koiogran/serve/secrets"
	"koiogran/serve/wire"
)

// Whatever is drawn for an Escalation match fits into a match.
func TestEscalation_CollectionsFitIntoAMatch(t *testing.T) {
	t.Parallel()
	lb := New(Options{Editions: []Edition{EditionOf("second", second)}, Random: secrets.Source{Reader: rand.Reader}})
	in := wire.Agreement{Edition: "second", Way: Escalation}
	a, err := lb.Agreement(&in)
	if err != nil {
		t.Fatal(err)
	}
	for n := range uint64(40) {
		var squads [2]squad.Squad
		for seat := range squads {
			drawn, err := lb.DrawSquad(t.Context(), &wire.DrawnSquad{Agreement: in})
			if err == nil {
				squads[seat], err = lb.SquadOf("", "", drawn.XWS)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for seed := range uint64(20) {
			setup, err := a.Deal(squads[:], n+100*seed)
			if err == nil {
				_, _, err = a.Edition.NewGame(setup)
			}
			if err != nil {
				t.Errorf("seed %d: %v", n+100*seed, err)
			}
		}
	}
}
