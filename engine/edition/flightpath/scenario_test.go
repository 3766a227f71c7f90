package flightpath_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"koiogran/engine/edition/flightpath"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// table is a match that programs play, whose answers a test can prefer.
type table struct {
	t     *testing.T
	g     *game.Game
	s     *game.State
	x     *game.Exec
	seats [2]bot.Player
	dice  dealer.Dealer
	log   *game.Log // receives the events; may be nil
	// prefer says which of the options is taken, if it fits one.
	prefer func(c game.Choice) bool
}

// scenarioOf returns what a match of the card of a scenario begins with; every unit costs 10 points.
func scenarioOf(t *testing.T, c *rules.Compiled, id string) rules.Setup {
	t.Helper()
	m, ok := c.Mission(id)
	if !ok {
		t.Fatalf("no scenario %q", id)
	}
	setup := rules.Setup{Mission: id, Obstacles: m.Obstacles}
	for p, squad := range m.Forces {
		squad.Ships = slices.Clone(squad.Ships)
		for i := range squad.Ships {
			squad.Ships[i].Points = 10
		}
		setup.Squads[p] = squad
	}
	return setup
}

// open begins a match of the card of a scenario.
func open(t *testing.T, id string) *table {
	t.Helper()
	c := rules.Compile(flightpath.Edition())
	return sit(t, c, scenarioOf(t, c, id))
}

// sit begins a match.
func sit(t *testing.T, c *rules.Compiled, setup rules.Setup) *table {
	t.Helper()
	g, s, err := c.NewGame(setup)
	if err != nil {
		t.Fatal(err)
	}
	return &table{t: t, g: g, s: s, x: game.NewExec(g), dice: dealer.NewSeeded(5),
		seats: [2]bot.Player{bot.Random(g, 1), bot.Random(g, 2)}}
}

// until plays on until done, or the end of the match.
func (m *table) until(done func() bool) {
	m.t.Helper()
	for !m.s.Over && !done() {
		p := m.x.Waiting(m.s).First()
		q := m.x.Ask(m.s, p)
		var c game.Choice
		if p == game.Chance {
			c = m.dice.Deal(q)
		} else if i := slices.IndexFunc(q.Options(), m.wants); i >= 0 {
			c = q.Opts[i]
		} else {
			v := view.Of(m.g, m.s, p)
			c = m.seats[p].Answer(&v, v.Ask(m.x))
		}
		if err := m.x.Step(m.s, p, c, m.log); err != nil {
			m.t.Fatalf("%v: %+v in %s", err, c, m.x.Where())
		}
	}
}

func (m *table) wants(c game.Choice) bool { return m.prefer != nil && m.prefer(c) }

// planning plays on to the Planning Phase of a round.
func (m *table) planning(round uint8) {
	m.t.Helper()
	m.until(func() bool { return m.s.Round == round && m.s.Phase == game.PlanningPhase })
}

// find returns the first unit of a pilot.
func (m *table) find(pilot string) game.ShipID {
	m.t.Helper()
	for i := range m.g.Ships {
		if m.g.Ships[i].Pilot == pilot {
			return game.ShipID(i)
		}
	}
	m.t.Fatalf("no %s in the match", pilot)
	return game.NoShip
}

// alone takes all units off the table but those at poses.
func (m *table) alone(at map[game.ShipID]geom.Pose) {
	for i := range m.s.Ships[:m.s.NShips] {
		pose, ok := at[game.ShipID(i)]
		m.s.Ships[i].Pose, m.s.Ships[i].OnTable = pose, ok
	}
}

// places reports whether the seat that is asked may place a unit at a pose.
func (m *table) places(id game.ShipID, pose geom.Pose) bool {
	c := game.Opt(game.PlaceVerb)
	c.Object, c.Pose = game.ShipAs(id), pose
	p := m.x.Waiting(m.s).First()
	m.x.Ask(m.s, p)
	return m.x.Valid(m.s, p, c)
}

// pose is a pose in whole millimeters and degrees.
func pose(x, y, heading int32) geom.Pose {
	return geom.Pose{
		X: x * geom.Millimeter, Y: y * geom.Millimeter, Heading: heading * geom.Degree,
	}
}

// The first card names the Federation, which no one is asked about, and could name Zeon; the second
// leaves it to chance, though the totals differ.
//
// msg.setup.first-player.scenario
func TestScenario_NamesTheFirstPlayer(t *testing.T) {
	m := open(t, "sc-shoal-convoy")
	if m.s.First != game.Seat1 || m.x.Waiting(m.s) != game.Only(game.Seat1) ||
		m.x.Ask(m.s, game.Seat1).Kind != game.PlaceQuestion {
		t.Error("the Federation does not begin by placing an obstacle")
	}
	m = open(t, "sc-relay-beacons")
	if m.x.Waiting(m.s) != game.Only(game.Chance) {
		t.Error("the first player is not left to chance")
	}
	e := flightpath.Edition()
	e.Missions[0].First = game.Only(game.Seat2)
	c := rules.Compile(e)
	m = sit(t, c, scenarioOf(t, c, "sc-shoal-convoy"))
	if m.s.First != game.Seat2 || m.x.Waiting(m.s) != game.Only(game.Seat2) {
		t.Error("a card that names the other player does not let that player begin")
	}
}

// No one plays it with other forces or other obstacles.
//
// msg.squad.mode.scenario
// msg.setup.obstacles.scenario
func TestScenario_FixesForcesAndObstacles(t *testing.T) {
	c := rules.Compile(flightpath.Edition())
	for _, id := range []string{"sc-shoal-convoy", "sc-relay-beacons"} {
		if _, _, err := c.NewGame(scenarioOf(t, c, id)); err != nil {
			t.Errorf("%s: %v", id, err)
		}
		for what, change := range map[string]func(*rules.Setup){
			"another pilot": func(s *rules.Setup) { s.Squads[0].Ships[0].Pilot = "gm-command-veteran" },
			"a unit fewer":  func(s *rules.Setup) { s.Squads[1].Ships = s.Squads[1].Ships[1:] },
			"another loadout": func(s *rules.Setup) {
				s.Squads[0].Ships[1].Upgrades = []string{"rgm-79-gm.mg"}
			},
			"one more to come": func(s *rules.Setup) {
				s.Squads[1].Collection = []rules.Loadout{{Pilot: "zaku-recruit"}}
			},
			"an obstacle fewer": func(s *rules.Setup) { s.Obstacles = s.Obstacles[1:] },
			"another obstacle": func(s *rules.Setup) {
				s.Obstacles = append([]string{"coreasteroid5"}, s.Obstacles[1:]...)
			},
		} {
			setup := scenarioOf(t, c, id)
			change(&setup)
			if _, _, err := c.NewGame(setup); !errors.Is(err, rules.ErrSetup) {
				t.Errorf("%s with %s: %v, want ErrSetup", id, what, err)
			}
		}
	}
}

// The cards have other obstacles than six of any kind.
//
// msg.setup.obstacles.scenario
func TestScenario_HasItsOwnObstacles(t *testing.T) {
	for id, want := range map[string]map[geom.Kind]int{
		"sc-shoal-convoy":  {geom.Debris: 3, geom.Asteroid: 2, geom.GasCloud: 1},
		"sc-relay-beacons": {geom.Debris: 1, geom.Asteroid: 2, geom.GasCloud: 1},
	} {
		m := open(t, id)
		m.planning(1)
		for kind, n := range want {
			have := 0
			for i := range m.g.Obstacles {
				if m.g.Obstacles[i].Kind() == kind && m.s.Obstacles[i].Placed {
					have++
				}
			}
			if have != n {
				t.Errorf("%s: %d obstacles of kind %d lie there, want %d", id, have, kind, n)
			}
		}
	}
}

// Obstacles lie beyond range 1 of every beacon, where they may lie without beacons.
//
// msg.setup.obstacles.scenario
func TestScenario_KeepsObstaclesOffTheBeacons(t *testing.T) {
	m := open(t, "sc-relay-beacons")
	m.until(func() bool { return m.x.Waiting(m.s) != game.Only(game.Chance) })
	near, far := game.Opt(game.PlaceVerb), game.Opt(game.PlaceVerb)
	near.Object = game.Object{Kind: game.ObstacleObject}
	far.Object = near.Object
	near.Pose, far.Pose = pose(457, 570, 0), pose(457, 640, 0)
	p := m.x.Waiting(m.s).First()
	m.x.Ask(m.s, p)
	if m.x.Valid(m.s, p, near) || !m.x.Valid(m.s, p, far) {
		t.Error("an obstacle may lie near a beacon, or not beyond range 1 of it")
	}
	m.s.NDevices, m.s.Devices = 0, [game.MaxDevices]game.Device{}
	m.x.Ask(m.s, p)
	if !m.x.Valid(m.s, p, near) {
		t.Error("without beacons an obstacle may not lie there either")
	}
}

// Whole matches of every card by random players: each state is sound, each ends within its rounds,
// and its log cites clauses of this game.
func TestScenario_WholeMatchesAreSound(t *testing.T) {
	c := rules.Compile(flightpath.Edition())
	for id, rounds := range map[string]uint8{"sc-shoal-convoy": 10, "sc-relay-beacons": 30} {
		for seed := range uint64(8) {
			m := sit(t, c, scenarioOf(t, c, id))
			m.dice = dealer.NewSeeded(seed)
			m.seats = [2]bot.Player{bot.Random(m.g, seed), bot.Random(m.g, seed+100)}
			var log game.Log
			m.log = &log
			m.until(func() bool {
				if err := m.g.Check(m.s); err != nil {
					t.Fatalf("%s, seed %d: %v in %s", id, seed, err, m.x.Where())
				}
				return m.s.Round > rounds
			})
			if !m.s.Over {
				t.Errorf("%s, seed %d: not over after round %d", id, seed, rounds)
			}
			for _, e := range log.Events {
				if e.Clause != "" && !strings.HasPrefix(e.Clause, "msg.") {
					t.Errorf("%s: an event cites %s", id, e.Clause)
				}
			}
		}
	}
}
