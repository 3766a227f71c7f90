package game_test

import (
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// An edition that gains a card counts its procedures again; a match without that card stays what
// it was.
func TestFingerprint_ProceduresCountedAnew(t *testing.T) {
	c, _ := edition.ByID("second")
	g, s, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "bluesquadronescort"}}},
		{Ships: []rules.Loadout{{Pilot: "academypilot"}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	was := g.Fingerprint(s)
	h := *g
	h.Procs = slices.Insert(slices.Clone(g.Procs), 1, game.Proc{Name: "another card"})
	for i := range s.Frames[:s.Depth] {
		s.Frames[i].Proc++
	}
	if got := h.Fingerprint(s); got != was {
		t.Errorf("fingerprint %016x, want %016x", got, was)
	}
	if g.Fingerprint(s) == was {
		t.Error("another procedure runs and the fingerprint is the same")
	}
}

// Records and servers keep fingerprints from the time when energy was a calculate token.
func TestFingerprint_EnergyCountsAsCalculateTokens(t *testing.T) {
	c, _ := edition.ByID("flightpath")
	g, s, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "agar-guncannon"}}},
		{Ships: []rules.Loadout{{Pilot: "agar-guncannon"}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	s.NAttacks = 1
	with := func(token game.Token) uint64 {
		twin := *s
		twin.Ships[1].Tokens[token] = 2
		twin.Attacks[0].Spent[1] = 1<<token | 1<<game.FocusToken
		return g.Fingerprint(&twin)
	}
	if now, before := with(game.EnergyToken), with(game.CalculateToken); now != before {
		t.Errorf("fingerprint %016x, want %016x", now, before)
	}
	if with(game.EnergyToken) == g.Fingerprint(s) {
		t.Error("2 energy tokens do not show in the fingerprint")
	}
}
