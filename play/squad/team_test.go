package squad_test

import (
	"testing"

	"koiogran/engine/data"
	"koiogran/play/squad"
)

// wantTeam fails unless the squads of a team break this clause together, or none for an empty one.
func wantTeam(t *testing.T, f squad.Format, most int, clause string, team ...squad.Squad) {
	t.Helper()
	problems := squad.CheckTeam(data.First(), team, f, most)
	if (clause == "") != (len(problems) == 0) {
		t.Errorf("%d problems %v, want %q", len(problems), problems, clause)
	}
	for _, p := range problems {
		if p.Clause != clause {
			t.Errorf("clause %s (%s), want %q", p.Clause, p.Text, clause)
		}
	}
}

// 1e.squad.unique-per-team: a team may have a unique name once, on a card of any kind in either squad, and other
// names as often as it likes. The other team may have it, too.
func TestCheckTeam_UniqueNames(t *testing.T) {
	const clause = "1e.squad.unique-per-team"
	wedge, rookie := ofFirst("rebel", "wedgeantilles"), ofFirst("rebel", "rookiepilot")
	wantTeam(t, freeFirst, 2, clause, wedge, wedge)
	wantTeam(t, freeFirst, 2, "", rookie, rookie)
	wantTeam(t, freeFirst, 2, "", wedge, rookie)
	wantTeam(t, freeFirst, 2, "", wedge)
	luke, gunner := ofFirst("rebel", "lukeskywalker"), ofFirst("rebel", "outerrimsmuggler:lukeskywalker")
	wantTeam(t, freeFirst, 2, clause, luke, gunner)
	wantTeam(t, freeFirst, 2, "", wedge, gunner)
	wantTeam(t, freeFirst, 2, clause, ofFirst("rebel", "rookiepilot:r2d2"), ofFirst("rebel", "bluesquadronnovice:r2d2"))
}

// 1e.team.same-points: a team has as many points as the other whatever its number of players, and its
// squads count together.
func TestCheckTeam_Points(t *testing.T) {
	usual := squad.UsualOf(squad.First)
	four := ofFirst("rebel", "rookiepilot", "rookiepilot", "rookiepilot", "rookiepilot") // 84 points
	wantTeam(t, usual, 2, "", four, ofFirst("imperial", "academypilot"))                 // 96
	wantTeam(t, usual, 2, "1e.team.same-points", four, ofFirst("rebel", "goldsquadronpilot"))
	wantTeam(t, usual, 2, "", four)
	wantTeam(t, usual, 2, "1e.team.same-points", ofFirst("rebel", "rookiepilot", "rookiepilot", "rookiepilot",
		"rookiepilot", "rookiepilot"))
}

// In an Epic match of teams each player has 200 points and 3 epic points (1e.epic.squad), and who plays alone
// against two has those of both (1e.team.same-points). The squads are built by the usual rules
// (1e.team.squad-rules-recommended).
func TestCheckTeam_Epic(t *testing.T) {
	epic, err := squad.FormatNamed("first-epic")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		players, most, points int
		epic                  float64
	}{{1, 1, 200, 3}, {2, 2, 200, 3}, {1, 2, 400, 6}} {
		if f := epic.InTeam(c.players, c.most); f.Points != c.points || f.EpicPoints != c.epic {
			t.Errorf("%d of %d: %d points, %g epic points", c.players, c.most, f.Points, f.EpicPoints)
		}
	}
	cruiser, two := ofFirst("scum", "croccruiser"), ofFirst("scum", "croccruiser", "croccruiser") // 2 epic points each
	wantFirst(t, cruiser, epic.InTeam(2, 2))
	wantFirstProblem(t, two, epic.InTeam(2, 2), "1e.epic.squad")
	wantFirst(t, two, epic.InTeam(1, 2))
	wantTeam(t, epic, 2, "", two, cruiser)
	wantTeam(t, epic, 2, "1e.epic.squad", two, two)
	wantTeam(t, epic, 1, "1e.epic.squad", two)
	if usual := squad.UsualOf(squad.First); usual.InTeam(1, 2) != usual {
		t.Error("a team of the usual format has other points than a squad")
	}
}

// 2e.epic.team.seats: partners have 250 points and 8 ships each in an Epic match of second edition, and who plays alone
// against two has 500 points and 16 ships. 2e.epic.team.limited: each of them may have the same limited card.
func TestCheckTeam_SecondEdition(t *testing.T) {
	epic, err := squad.FormatNamed("epic")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ players, most, points, ships int }{{2, 2, 250, 8}, {1, 2, 500, 16}} {
		if f := epic.InTeam(c.players, c.most); f.Points != c.points || f.MaxShips != c.ships {
			t.Errorf("%d of %d: %d points, %d ships", c.players, c.most, f.Points, f.MaxShips)
		}
	}
	check := func(f squad.Format, team ...squad.Squad) string {
		for _, p := range squad.CheckTeam(data.Second(), team, f, 2) {
			return p.Clause
		}
		return ""
	}
	luke := of("rebelalliance", "lukeskywalker")
	if got := check(epic, luke, luke); got != "" {
		t.Errorf("two partners bring Luke: %s", got)
	}
	var most []string
	for range 6 {
		most = append(most, "lukeskywalker")
	}
	fleet := of("rebelalliance", most...)
	for cost := 0; cost <= 500; cost = squad.Cost(data.Second(), fleet) {
		fleet.Ships = append(fleet.Ships, luke.Ships[0])
	}
	if got := check(epic, fleet); got != "2e.epic.team.seats" {
		t.Errorf("a team of %d points: %q", squad.Cost(data.Second(), fleet), got)
	}
}
