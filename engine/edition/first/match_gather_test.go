package first_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/data"
	"koiogran/engine/edition/first"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/squad"
)

// begin begins a match of two squads, each of these pilots.
func begin(t *testing.T, one, two []rules.Loadout) (*game.Game, *game.State) {
	t.Helper()
	g, s, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: one}, {Ships: two},
	}})
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

// A ship comes with its dial, its ship card and the upgrade cards chosen for it, and nothing else
// (1e.setup.gather-forces-components); what there is no card of is refused by name.
func TestGather_EveryShipHasItsCards(t *testing.T) {
	g, _ := begin(t, []rules.Loadout{{Pilot: "wedgeantilles", Upgrades: []string{"predator", "r2d2"}}},
		[]rules.Loadout{{Pilot: "academypilot"}})
	var cards []string
	for _, c := range g.Cards {
		cards = append(cards, g.Ships[c.Ship].Pilot+" "+c.ID)
	}
	want := []string{
		"wedgeantilles wedgeantilles", "wedgeantilles predator", "wedgeantilles r2d2",
		"academypilot academypilot",
	}
	if !slices.Equal(cards, want) {
		t.Errorf("cards %q, want %q", cards, want)
	}
	for i := range g.Ships {
		row, _ := data.First().Pilot(g.Ships[i].Pilot)
		kind, _ := data.First().Ship(row.Ship)
		if len(g.Ships[i].Dial) != len(kind.Dial) {
			t.Errorf("%s has %d maneuvers, want %d", g.Ships[i].Name, len(g.Ships[i].Dial), len(kind.Dial))
		}
	}
	_, _, err := rules.Compile(first.Edition()).NewGame(rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "wedgeantilles", Upgrades: []string{"proton coffee"}}}},
	}})
	if err == nil || !strings.Contains(err.Error(), "proton coffee") {
		t.Errorf("a card that is not there: %v", err)
	}
}

// 1e.setup.play-area-size: three feet by three. The players may agree on longer or shorter sides,
// one way or both (1e.setup.play-area-resize), as far as there is room for both set-up areas.
func TestPlayArea_OfAnotherSize(t *testing.T) {
	c := rules.Compile(first.Edition())
	setup := rules.Setup{Squads: [2]rules.Squad{
		{Ships: []rules.Loadout{{Pilot: "rookiepilot"}}}, {Ships: []rules.Loadout{{Pilot: "academypilot"}}},
	}}
	for _, size := range [][2]uint16{{0, 0}, {1800, 914}, {914, 1200}, {700, 700}} {
		setup.Width, setup.Height = size[0], size[1]
		g, _, err := c.NewGame(setup)
		if err != nil {
			t.Fatal(err)
		}
		want := geom.Area{Width: int32(size[0]) * geom.Millimeter, Height: int32(size[1]) * geom.Millimeter}
		if size[0] == 0 {
			want = geom.Area{Width: 914_400_000, Height: 914_400_000}
		}
		if g.Area != want {
			t.Errorf("an area of %v for %v", g.Area, size)
		}
	}
	setup.Width, setup.Height = 300, 300
	if _, _, err := c.NewGame(setup); err == nil {
		t.Error("a match on 30 cm begins")
	}
}

// Six obstacles are laid in all, three of each squad or of the core set, and only then ships are placed
// (1e.setup.obstacles-total-six).
func TestObstacles_SixInTotal(t *testing.T) {
	c := rules.Compile(first.Edition())
	rocks := []string{"coreasteroid0", "coreasteroid1", "coreasteroid2"}
	for _, brought := range [][]string{nil, rocks} {
		two := [2]squad.Squad{{Obstacles: brought}, {Obstacles: brought}}
		setup := rules.Setup{Obstacles: match.Obstacles(c.Measure, &two[0], &two[1]), Squads: squads()}
		g, s, err := c.NewGame(setup)
		if err != nil {
			t.Fatal(err)
		}
		x, chance, laid := game.NewExec(g), dealer.NewSeeded(1), 0
		for ships := 0; ships == 0; {
			p := x.Waiting(s).First()
			q := x.Ask(s, p)
			var answer game.Choice
			switch {
			case p == game.Chance:
				answer = chance.Deal(q)
			case q.Kind == game.PlaceQuestion:
				answer = x.Draw(s, p, rand.New(rand.NewPCG(1, 1)))
				if answer.Object.Kind == game.ShipObject {
					ships++
				} else {
					laid++
				}
			default:
				answer = q.Opts[0]
			}
			if err := x.Step(s, p, answer, nil); err != nil {
				t.Fatal(err)
			}
		}
		if laid != 6 {
			t.Errorf("%d obstacles are laid before the first ship, want 6", laid)
		}
	}
	four := squad.Squad{Edition: squad.First, Faction: "rebel", Obstacles: append(rocks, "coreasteroid3"),
		Ships: []squad.Ship{{Pilot: "rookiepilot"}}}
	problems := squad.Check(data.First(), four, squad.UsualOf(squad.First))
	if len(problems) != 1 || problems[0].Clause != "1e.setup.obstacles-total-six" {
		t.Errorf("a squad that brings four obstacles: %v", problems)
	}
}

// At the beginning every card is in the deck and no one knows an order: whichever is drawn first
// is as likely as there are copies of it (1e.setup.damage-deck-shuffled).
func TestDamageDeck_BeginsShuffled(t *testing.T) {
	s := scene.First(t)
	rookie := s.Mine("rookiepilot", scene.At(457, 300, 0))
	tie := s.Theirs("academypilot", scene.At(457, 490, 180))
	s.Attack(rookie, tie)
	for p := range s.State().Secret {
		s.Is(s.State().Secret[p].Known == [game.MaxDealt]uint8{}, "player %d knows a card", p+1)
	}
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	x := s.Exec()
	q := x.Ask(s.State(), game.Chance)
	total := 0
	for i, c := range q.Options() {
		def, _ := data.First().DamageCard(x.G.Dealt[c.Item].ID)
		s.Is(int(q.Weights[i]) == def.Count, "%s comes %d times, want %d", def.Name, q.Weights[i], def.Count)
		total += int(q.Weights[i])
	}
	s.Is(total == 33, "%d cards, want 33", total)
	s.Draw("Damaged Engine")
	s.Done()
}

// The catalogue has seven ship cards of huge ships. A corvette is played with both of its cards only, and a
// transport or cruiser with its one (1e.huge.one-ship, 1e.component.huge-definition).
func TestHugeShips_NeedAllTheirCards(t *testing.T) {
	c := rules.Compile(first.Edition())
	aft := func(id string) *rules.Loadout { return &rules.Loadout{Pilot: id} }
	for _, one := range []struct {
		ship rules.Loadout
		ok   bool
	}{
		{rules.Loadout{Pilot: "cr90corvettefore", Aft: aft("cr90corvetteaft")}, true},
		{rules.Loadout{Pilot: "raiderclasscorvettefore", Aft: aft("raiderclasscorvetteaft")}, true},
		{rules.Loadout{Pilot: "gr75mediumtransport"}, true},
		{rules.Loadout{Pilot: "croccruiser"}, true},
		{rules.Loadout{Pilot: "cr90corvettefore"}, false},
		{rules.Loadout{Pilot: "cr90corvetteaft"}, false},
		{rules.Loadout{Pilot: "raiderclasscorvetteaft"}, false},
		{rules.Loadout{Pilot: "cr90corvettefore", Aft: aft("raiderclasscorvetteaft")}, false},
		{rules.Loadout{Pilot: "gr75mediumtransport", Aft: aft("cr90corvetteaft")}, false},
		{rules.Loadout{Pilot: "rookiepilot", Aft: aft("cr90corvetteaft")}, false},
	} {
		_, _, err := c.NewGame(rules.Setup{Squads: [2]rules.Squad{
			{Ships: []rules.Loadout{one.ship}}, {Ships: []rules.Loadout{{Pilot: "rookiepilot"}}},
		}})
		if one.ok && err != nil || !one.ok && !errors.Is(err, rules.ErrSetup) {
			t.Errorf("%s with %v: %v", one.ship.Pilot, one.ship.Aft, err)
		}
	}
}

// A discarded upgrade card counts toward what its ship was worth anyway
// (1e.squad.discarded-upgrade-still-scored).
func TestScores_CountDiscardedUpgrades(t *testing.T) {
	s := scene.First(t)
	vet := s.Mine("blacksquadronpilot", scene.At(457, 300, 0), scene.With("crackshot"), scene.Points(15))
	foe := s.Theirs("rookiepilot", scene.At(457, 490, 180))
	s.Attack(vet, foe)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank")
	s.Use(vet, "cancel an evade")
	s.Face("evade")
	s.WantEvent(game.CardDiscarded, "")
	s.Done()
	s.Lose(vet)
	s.End()
	scores := rules.Scores(s.Exec())
	s.Is(scores == [2]int{0, 15}, "the scores are %v", scores)
	s.Done()
}

// What a mission says about set-up stands against the rules and against a card that says otherwise
// (1e.precedence.mission-over-card): Han Solo is set up where the mission has him.
func TestMission_OverACard(t *testing.T) {
	for _, depth := range []int32{0, geom.Band} {
		e := first.Edition()
		e.Missions = []rules.Mission{{Mission: game.Mission{ID: "ambush", Depth: [2]int32{depth, 0}}}}
		g, s, err := rules.Compile(e).NewGame(rules.Setup{Mission: "ambush", Squads: [2]rules.Squad{
			{Ships: []rules.Loadout{{Pilot: "hansolo-swx57", Points: 46}}},
			{Ships: []rules.Loadout{{Pilot: "academypilot", Points: 12}}},
		}})
		if err != nil {
			t.Fatal(err)
		}
		x := game.NewExec(g)
		answer(t, x, s, game.Seat2, func(c game.Choice) bool { return c.N == 1 })
		answer(t, x, s, game.Seat1, func(c game.Choice) bool { return c.N == int16(geom.LowerEdge) })
		place(t, x, s, 1, geom.Pose{X: 300_000_000, Y: 880_000_000, Heading: 180 * geom.Degree})
		far := game.Opt(game.PlaceVerb)
		far.Object, far.Pose = game.ShipAs(0), geom.Pose{X: 600_000_000, Y: 400_000_000}
		if err := x.Step(s, game.Seat1, far, nil); (err == nil) != (depth == 0) {
			t.Errorf("depth %d: placed at 400 mm: %v", depth, err)
		}
	}
}

// A mission may put the tracking token, which counts the rounds, to its own use
// (1e.component.tracking-token-mission-use): here player 2 has to hold out for two of them.
func TestMission_UsesTheTrackingToken(t *testing.T) {
	e := first.Edition()
	e.Missions = []rules.Mission{{Mission: game.Mission{ID: "siege", Judge: func(x *game.Exec) game.Result {
		if x.S.Round == 2 {
			return game.Won2
		}
		return game.Undecided
	}}}}
	for mission, over := range map[string]bool{"siege": true, "": false} {
		g, s, err := rules.Compile(e).NewGame(rules.Setup{Mission: mission, Squads: [2]rules.Squad{
			{Ships: []rules.Loadout{{Pilot: "rookiepilot", Points: 21}}},
			{Ships: []rules.Loadout{{Pilot: "academypilot", Points: 12}}},
		}})
		if err != nil {
			t.Fatal(err)
		}
		x := game.NewExec(g)
		answer(t, x, s, game.Seat2, func(c game.Choice) bool { return c.N == 1 })
		answer(t, x, s, game.Seat1, func(c game.Choice) bool { return c.N == int16(geom.LowerEdge) })
		place(t, x, s, 1, geom.Pose{X: 100_000_000, Y: 880_000_000, Heading: 180 * geom.Degree})
		place(t, x, s, 0, geom.Pose{X: 800_000_000, Y: 60_000_000})
		for s.Round < 3 && !s.Over {
			p := x.Waiting(s).First()
			q := x.Ask(s, p)
			c := q.Opts[q.N-1] // pass, if that is offered
			if at := slices.IndexFunc(q.Options(), func(c game.Choice) bool {
				return c.Maneuver.Bearing == geom.Straight && c.Maneuver.Speed == 2
			}); at >= 0 {
				c = q.Opts[at]
			}
			if err := x.Step(s, p, c, nil); err != nil {
				t.Fatal(err)
			}
		}
		if s.Over != over || over && (s.Result != game.Won2 || s.Round != 2) {
			t.Errorf("%q: over %v in round %d with %v", mission, s.Over, s.Round, s.Result)
		}
	}
}

// Terms of expansions matter only where their components are in play
// (1e.component.expansion-terms-optional): in a match of small ships without cloaks, bombs, ion
// weapons and debris clouds nothing follows from their clauses, and with them something does.
func TestExpansions_OnlyWithTheirComponents(t *testing.T) {
	topics := []string{"cloak.", "decloak.", "bomb.", "ion.", "obstacle.debris"}
	cites := func(one, two, rocks []string) map[string]bool {
		found := map[string]bool{}
		for seed := range uint64(12) {
			for _, e := range eventsOf(t, one, two, rocks, seed) {
				for _, topic := range topics {
					if strings.HasPrefix(e.Clause, "1e."+topic) {
						found[topic] = true
					}
				}
			}
		}
		return found
	}
	if found := cites([]string{"redsquadronveteran", "bluesquadronnovice"},
		[]string{"epsilonsquadronpilot", "epsilonsquadronpilot", "zetasquadronpilot"},
		[]string{"coreasteroid0", "coreasteroid1"}); len(found) > 0 {
		t.Errorf("clauses of %v in a match without", found)
	}
	found := cites([]string{"goldsquadronpilot ioncannonturret", "redsquadronveteran"},
		[]string{"sigmasquadronpilot", "scimitarsquadronpilot seismiccharges"},
		[]string{"vt49decimatordebris0", "vt49decimatordebris1"})
	for _, topic := range topics {
		if !found[topic] && topic != "decloak." {
			t.Errorf("no clause of %s in a match with its components", topic)
		}
	}
}

// A size is a matter of cards: a small ship does what the rules say, and a card may ask for its
// size anyway (1e.component.small-no-special-rules).
func TestSmallShips_CardsReferToTheirSize(t *testing.T) {
	cards := data.First()
	u, _ := cards.Upgrade("primedthrusters")
	if len(u.Restrictions) != 1 || !slices.Equal(u.Restrictions[0].Sizes, []data.Size{data.Small}) {
		t.Errorf("restrictions %+v", u.Restrictions)
	}
	g, _ := begin(t, []rules.Loadout{{Pilot: "rookiepilot"}}, []rules.Loadout{{Pilot: "outerrimsmuggler"}})
	for id, small := range []bool{true, false} {
		if (g.Ships[id].Size == geom.Small) != small {
			t.Errorf("%s is small: %v", g.Ships[id].Name, !small)
		}
	}
}

// eventsOf plays a few rounds of a match at random and returns what happened. A ship is a line of
// its pilot and upgrades.
func eventsOf(t *testing.T, one, two, rocks []string, seed uint64) []game.Event {
	t.Helper()
	var squads [2]rules.Squad
	for p, lines := range [...][]string{one, two} {
		for _, line := range lines {
			words := strings.Fields(line)
			squads[p].Ships = append(squads[p].Ships,
				rules.Loadout{Pilot: words[0], Upgrades: words[1:], Points: 20})
		}
	}
	g, s, err := rules.Compile(first.Edition()).NewGame(rules.Setup{
		Squads: squads, Obstacles: rocks, Options: game.Options{RoundLimit: 10},
	})
	if err != nil {
		t.Fatal(err)
	}
	log := &game.Log{}
	seats := [2]bot.Player{bot.Random(g, seed), bot.Random(g, seed+1)}
	(&scene.BotMatch{Game: g, State: s, Seats: seats, Seed: seed, Log: log}).Play(t)
	return log.Events
}
