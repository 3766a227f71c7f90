package match

import (
	"bytes"
	"context"
	"slices"
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/replay"
	"koiogran/play/squad"
)

func TestCoreSet_WhoBeginsAndWhoReturns(t *testing.T) {
	// 2e.escalation.core.start
	squads, err := CoreSet(data.Second())
	if err != nil {
		t.Fatal(err)
	}
	pilots := func(list []rules.Loadout) (ids []string) {
		for i := range list {
			ids = append(ids, list[i].Pilot)
		}
		return ids
	}
	for i, want := range [][]string{{"bluesquadronescort"}, {"academypilot", "academypilot"}} {
		if got := pilots(squads[i].Ships); !slices.Equal(got, want) {
			t.Errorf("side %d begins with %v; expected %v", i+1, got, want)
		}
	}
	if got := squads[0].Ships[0].Upgrades; len(got) == 0 {
		t.Errorf("the escort has no upgrades; expected its quick build")
	}
}

// four returns a squad of quick builds of threat 4.
func four() squad.Squad {
	cadet := squad.Ship{Pilot: "academypilot"}
	return squad.Squad{Edition: squad.Second, Faction: "galacticempire",
		Ships: []squad.Ship{cadet, cadet, cadet, cadet}}
}

func TestEscalation_CollectionsHoldNoLimitedCardTwice(t *testing.T) {
	c, _ := edition.ByID("second")
	squads, err := Escalation(c, [2]squad.Squad{four(), four()}, 5)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, l := range squads[0].Collection {
		row, _ := c.Facts.Pilot(l.Pilot)
		if row.Limited > 0 && seen[row.Name] {
			t.Errorf("%s is there twice", row.Name)
		}
		seen[row.Name] = true
	}
	if len(squads[0].Collection) != collectionShips {
		t.Errorf("%d quick builds; expected %d", len(squads[0].Collection), collectionShips)
	}
}

func TestEscalation_OnlyQuickBuildsOfOneShip(t *testing.T) {
	c, _ := edition.ByID("second")
	odd := four()
	odd.Ships[0].Upgrades = []squad.Upgrade{{ID: "crackshot"}}
	if _, err := Escalation(c, [2]squad.Squad{odd, four()}, 5); err == nil {
		t.Error("a ship that is not a quick build is allowed")
	}
}

func TestEscalation_AWholeMatchIsRecordedAndVerified(t *testing.T) {
	c, _ := edition.ByID("second")
	squads, err := Escalation(c, [2]squad.Squad{four(), four()}, 5)
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	m, err := New(Options{
		Edition: c, Dealer: dealer.NewSeeded(7), Record: &file,
		Setup: rules.Setup{Squads: squads, Width: 800, Height: 1000, Options: game.Options{
			Escalation: EscalationThreat, RoundLimit: 12}},
		Seat: func(g *game.Game, p game.Player) Player { return Bot(bot.Beginner(g, uint64(p))) },
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	record, err := replay.Read(&file)
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(c, record, nil); err != nil {
		t.Error(err)
	}
}
