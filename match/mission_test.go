package match_test

import (
	"bytes"
	"testing"

	"koiogran/bot"
	"koiogran/dealer"
	"koiogran/edition/first"
	"koiogran/game"
	"koiogran/match"
	"koiogran/replay"
	"koiogran/rules"
)

// missionMatch is a match of a mission between programs, with the squads that the mission lists.
func missionMatch(c *rules.Compiled, m *rules.Mission, seed uint64) match.Options {
	seeds := match.SeedsOf(seed)
	return match.Options{
		Edition: c,
		Setup: rules.Setup{
			Squads: match.Forces(c, m), Mission: m.ID, Options: game.Options{RoundLimit: 20},
		},
		Seat: func(g *game.Game, p game.Player) match.Player {
			return match.Bot(bot.Beginner(g, seeds.Seats[p]))
		},
		Dealer: dealer.NewSeeded(seeds.Dice),
	}
}

// The forces that a mission lists can be played (1e.mission.forces-choice), and cost no more than
// the points for which it is meant (1e.mission.recommended-points).
func TestForces_AreWithinTheRecommendedPoints(t *testing.T) {
	c := rules.Compile(first.Edition())
	if len(c.Missions) == 0 {
		t.Fatal("first edition has no missions")
	}
	for i := range c.Missions {
		m := &c.Missions[i]
		for p, squad := range match.Forces(c, m) {
			if m.Points != 100 || squad.Points < 60 || squad.Points > m.Points {
				t.Errorf("%s: player %d has %d of %d points", m.ID, p+1, squad.Points, m.Points)
			}
		}
	}
}

// Every mission is played to its end by programs, and its record verifies.
func TestMission_WholeMatches(t *testing.T) {
	c := rules.Compile(first.Edition())
	for i := range c.Missions {
		t.Run(c.Missions[i].ID, func(t *testing.T) {
			var file bytes.Buffer
			o := missionMatch(c, &c.Missions[i], 11)
			o.Record = &file
			m, err := match.New(o)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Run(t.Context()); err != nil {
				t.Fatal(err)
			}
			t.Logf("result %d in round %d", m.State.Result, m.State.Round)
			record, err := replay.Read(&file)
			if err != nil {
				t.Fatal(err)
			}
			if err := replay.Play(c, record, nil); err != nil {
				t.Error(err)
			}
		})
	}
}
