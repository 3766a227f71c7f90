package match_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/data"
	"koiogran/engine/edition/first"
	"koiogran/engine/edition/flightpath"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/replay"
	"koiogran/play/squad"
)

// missionMatch returns a match of a mission between programs, with the squads that the mission lists.
func missionMatch(c *rules.Compiled, m *rules.Mission, seed uint64) match.Options {
	seeds := match.SeedsOf(seed)
	return match.Options{
		Edition: c,
		Setup: rules.Setup{
			Squads: match.Forces(c, m), Mission: m.ID, Options: game.Options{RoundLimit: 20},
			Obstacles: m.Obstacles,
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
	for _, e := range []*rules.Edition{first.Edition(), second.Edition()} {
		c := rules.Compile(e)
		if len(c.Missions) == 0 {
			t.Fatalf("%s edition has no missions", c.ID)
		}
		for i := range c.Missions {
			for p, force := range match.Forces(c, &c.Missions[i]) {
				forceFits(t, c, &c.Missions[i], p, &force)
			}
		}
	}
}

// forceFits checks the force of a player that a mission lists.
func forceFits(t *testing.T, c *rules.Compiled, m *rules.Mission, p int, force *rules.Squad) {
	t.Helper()
	f := match.Format(c, m)
	if m.Points != f.Points || force.Points < m.Points*6/10 || force.Points > m.Points {
		t.Errorf("%s: player %d has %d of %d points", m.ID, p+1, force.Points, m.Points)
	}
	if huge := slices.ContainsFunc(force.Ships, func(l rules.Loadout) bool {
		row, _ := c.Facts.Pilot(l.Pilot)
		ship, _ := c.Facts.Ship(row.Ship)
		return ship.Size == data.Huge
	}); huge != m.Epic {
		t.Errorf("%s: player %d has huge ships: %v", m.ID, p+1, huge)
	}
	if problems := squad.Check(c.Facts, bought(c, force), f); len(problems) > 0 {
		t.Errorf("%s: player %d: %v", m.ID, p+1, problems)
	}
}

// bought returns the squad of which a mission lists the ships.
func bought(c *rules.Compiled, force *rules.Squad) squad.Squad {
	s := squad.Squad{Name: force.Name, Edition: c.ID}
	for i, l := range force.Ships {
		s.Ships = append(s.Ships, squad.Ship{Pilot: l.Pilot, Section: i})
		if l.Aft != nil {
			s.Ships = append(s.Ships, squad.Ship{Pilot: l.Aft.Pilot, Section: i})
		}
	}
	row, _ := c.Facts.Pilot(s.Ships[0].Pilot)
	s.Faction = row.Faction
	return s
}

// Every mission, and every scenario card, is played to its end by programs, and its record verifies.
func TestMission_WholeMatches(t *testing.T) {
	for _, e := range []*rules.Edition{first.Edition(), second.Edition(), flightpath.Edition()} {
		c := rules.Compile(e)
		for i := range c.Missions {
			t.Run(c.Missions[i].ID, func(t *testing.T) {
				o := missionMatch(c, &c.Missions[i], 11)
				record := whole(t, o)
				t.Logf("%d lines", strings.Count(record, "\n"))
				if !strings.Contains(record, "option mission "+c.Missions[i].ID+"\n") {
					t.Error("the record names no mission")
				}
			})
		}
	}
}

// whole plays a match to its end and returns its record, which verifies.
func whole(t *testing.T, o match.Options) string {
	t.Helper()
	var file bytes.Buffer
	o.Record = &file
	m, err := match.New(o)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	text := file.String()
	record, err := replay.Read(&file)
	if err != nil {
		t.Fatal(err)
	}
	if err := replay.Play(o.Edition, record, nil); err != nil {
		t.Error(err)
	}
	return text
}

// The same two forces meet as Deployment cards, where Chance says who is first, and as teams, where
// the lower total does: that of the Veterans.
//
// msg.setup.first-player.quickplay
// msg.squad.mode.quickplay
// msg.squad.mode.builder
func TestModes_WholeMatchesOfFlightpath(t *testing.T) {
	c := rules.Compile(flightpath.Edition())
	line, _ := squad.Deployment(c.Facts, "Home Fleet Pickets")
	veterans, _ := squad.Deployment(c.Facts, "Veterans of Loum")
	for _, quickplay := range []bool{true, false} {
		seeds := match.SeedsOf(3)
		o := match.Options{
			Edition: c, Dealer: dealer.NewSeeded(seeds.Dice),
			Seat: func(g *game.Game, p game.Player) match.Player {
				return match.Bot(bot.Beginner(g, seeds.Seats[p]))
			},
			Setup: rules.Setup{
				Squads:    [2]rules.Squad{match.Squad(c.Facts, &line), match.Squad(c.Facts, &veterans)},
				Obstacles: match.Obstacles(c.Measure, &line, &veterans),
				Options:   game.Options{RoundLimit: 20},
			},
		}
		who := "\n2 player "
		if quickplay {
			match.DropPoints(&o.Setup.Squads[0])
			match.DropPoints(&o.Setup.Squads[1])
			who = "\n* player "
		}
		record := whole(t, o)
		if !strings.Contains(record, who) || strings.Count(record, " player ") != 1 {
			t.Errorf("quickplay %v: who is first is not settled by %q", quickplay, who)
		}
		if strings.Count(record, "\nobstacle ") != 6 {
			t.Error("there are not six obstacles")
		}
	}
}

// A player may choose beam interference fields in place of the usual obstacles.
//
// msg.setup.obstacles.beam-field
func TestObstacles_BeamInterferenceFieldsInTheirPlace(t *testing.T) {
	c := rules.Compile(flightpath.Edition())
	line, _ := squad.Deployment(c.Facts, "Home Fleet Pickets")
	veterans, _ := squad.Deployment(c.Facts, "Veterans of Loum")
	fields := func(codes []string) (n int) {
		_, _, err := c.NewGame(rules.Setup{Obstacles: codes,
			Squads: [2]rules.Squad{match.Squad(c.Facts, &line), match.Squad(c.Facts, &veterans)}})
		if err != nil {
			t.Error(err)
		}
		for _, code := range codes {
			if o, _ := geom.ObstacleNamed(code); o.Kind() == geom.GasCloud {
				n++
			}
		}
		return n
	}
	usual := fields(match.Obstacles(c.Measure, &line, &veterans))
	line.Obstacles = []string{"gascloud1", "gascloud2", "gascloud3"}
	veterans.Obstacles = []string{"gascloud4", "gascloud5", "gascloud6"}
	if n := fields(match.Obstacles(c.Measure, &line, &veterans)); n != 6 || usual == 6 {
		t.Errorf("%d of six chosen obstacles are fields, and %d of the usual ones", n, usual)
	}
	format, err := squad.FormatNamed("quickplay")
	if err != nil {
		t.Fatal(err)
	}
	if problems := squad.Check(c.Facts, line, format); len(problems) > 0 {
		t.Errorf("a force with three fields is not legal: %v", problems)
	}
}
