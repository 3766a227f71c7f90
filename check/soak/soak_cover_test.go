package soak

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/view"
)

// What is forced into a match follows from the seed and not from who is done first.
func TestRun_CoversAlikeWithAnyNumberOfWorkers(t *testing.T) {
	var runs [2]*Report
	for i, workers := range []int{1, 3} {
		runs[i] = soaked(t, Options{Edition: compiled(t), Matches: 2*batch + 10, Seed: 5, Cover: 3,
			Workers: workers, Rounds: 3})
	}
	if one, three := runs[0], runs[1]; one.Steps != three.Steps ||
		!maps.Equal(one.cards, three.cards) {
		t.Errorf("one worker took %d steps, three took %d, or used other cards",
			one.Steps, three.Steps)
	}
}

// The less it helped to force a card, the more often it is forced, within bounds.
func TestTally_NeedGrowsWithFailure(t *testing.T) {
	for _, c := range []struct {
		name string
		card tally
		left int
		want int
	}{
		{"used often enough", tally{used: 10, forced: 10, served: 10}, 0, 0},
		{"used more often", tally{used: 12, forced: 10, served: 10}, -2, 0},
		{"never forced yet", tally{used: 4}, 6, 13},
		{"one time in four", tally{used: 4, forced: 18, served: 4}, 6, 25},
		{"hopeless", tally{forced: 1000}, 10, 10 * mostTries},
	} {
		if got := c.card.need(c.left); got != c.want {
			t.Errorf("%s: to be forced %d times, want %d", c.name, got, c.want)
		}
	}
}

// What was used unforced in a quarter of the matches will be used three times as often in the rest.
func TestRun_ReckonsWithChance(t *testing.T) {
	r := &run{o: Options{Matches: 400}, next: 100}
	if got := r.byChance(tally{used: 12, served: 5}); got != 21 {
		t.Errorf("will be used %d times, want 21", got)
	}
	r.o.Matches = 0
	if got := r.byChance(tally{used: 12, served: 5}); got != 0 {
		t.Errorf("will be used %d times in no one knows how many matches", got)
	}
}

func TestLevel_TakesFromTheGreatest(t *testing.T) {
	for _, c := range []struct {
		room int
		want []int
	}{
		{100, []int{5, 60, 20, 2}}, {57, []int{5, 30, 20, 2}}, {27, []int{5, 10, 10, 2}},
		{0, []int{1, 1, 1, 1}}, // all are tried to the end
	} {
		needs := []int{5, 60, 20, 2}
		if level(needs, c.room); !slices.Equal(needs, c.want) {
			t.Errorf("in a room of %d they are %v, want %v", c.room, needs, c.want)
		}
	}
}

func TestApportion_GivesEachItsPart(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	picked := apportion([]int{30, 0, 10, 60}, 20, rng)
	var got [4]int
	for _, i := range picked {
		got[i]++
	}
	if want := [4]int{6, 0, 2, 12}; got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	if picked := apportion([]int{0, 0}, 20, rng); len(picked) > 0 {
		t.Errorf("picked %v where nothing is needed", picked)
	}
}

// forcedScenario returns a match with a card in the squad of seat 1 and another in that of seat 2.
func forcedScenario(t *testing.T, r *run, one, two string) *scenario {
	t.Helper()
	o := order{seed: 1, force: [2]*forced{r.drawer.forced[one], r.drawer.forced[two]}}
	s, err := r.drawer.scenario(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What helps a card is on its ship, beside it, or in the other squad.
func TestDrawer_AForcedCardHasItsCompany(t *testing.T) {
	const krail, sai, vanes = "popskrail-battleofyavin-lsl", "st321", "staticdischargevanes"
	r, err := newRun(Options{Edition: compiled(t), Force: []string{krail, sai, vanes}})
	if err != nil {
		t.Fatal(err)
	}
	with := func(s *scenario, p int, card string) *rules.Loadout {
		ships := s.setup.Squads[p].Ships
		i := slices.IndexFunc(ships, func(l rules.Loadout) bool {
			return l.Pilot == card || slices.Contains(l.Upgrades, card)
		})
		if i < 0 {
			return &rules.Loadout{}
		}
		return &ships[i]
	}
	s := forcedScenario(t, r, krail, sai)
	if l := with(s, 0, krail); !slices.ContainsFunc(turrets, func(id string) bool {
		return slices.Contains(l.Upgrades, id)
	}) {
		t.Errorf("Krail has no turret but %v", l.Upgrades)
	}
	if with(s, 1, sai).Pilot == "" || !slices.ContainsFunc(fighters, func(id string) bool {
		return with(s, 1, id).Pilot == id
	}) {
		t.Errorf("no one is there to be coordinated: %v", s.setup.Squads[1].Ships)
	}
}

// A ship that cannot be bought comes with the upgrade that launches it.
func TestDrawer_ForcesWhatLaunchesAShip(t *testing.T) {
	const pup, title = "nashtahpuppilot", "houndstooth"
	first, _ := edition.ByID("first")
	r, err := newRun(Options{Edition: first, Force: []string{pup}})
	if err != nil {
		t.Fatal(err)
	}
	s := forcedScenario(t, r, pup, pup)
	for p := range s.setup.Squads {
		if !slices.ContainsFunc(s.setup.Squads[p].Ships, func(l rules.Loadout) bool {
			return slices.Contains(l.Upgrades, title)
		}) {
			t.Errorf("the squad of seat %d has no %s: %v", p+1, title, s.setup.Squads[p].Ships)
		}
	}
}

// atDials returns a match of a scenario at its first question about a dial, and the view of the player asked.
func atDials(t *testing.T, r *run, s *scenario) (*table, *view.View) {
	t.Helper()
	tb := &table{o: &r.o, used: map[game.CardID]bool{}}
	if err := tb.begin(s); err != nil {
		t.Fatal(err)
	}
	for {
		if tb.x.Waiting(tb.s).Has(game.Seat1) {
			if q := tb.x.Ask(tb.s, game.Seat1); q.Opts[0].Verb == game.DialVerb {
				v := view.Of(tb.g, tb.s, game.Seat1)
				return tb, &v
			}
		}
		if err := tb.step(); err != nil {
			t.Fatal(err)
		}
	}
}

// A player with a card that needs red maneuvers sets many of them, and others as well.
func TestEager_FliesAsItsCardNeedsIt(t *testing.T) {
	const ezra = "ezrabridger-tielnfighter"
	r, err := newRun(Options{Edition: compiled(t), Force: []string{ezra}})
	if err != nil {
		t.Fatal(err)
	}
	s := forcedScenario(t, r, ezra, ezra)
	tb, v := atDials(t, r, s)
	e := newGreedyPlayer(bot.Uniform(tb.g, 1), tb.g, s, game.Seat1)
	q := v.Ask(tb.x)
	set, red := 0, 0
	for range 400 {
		c, ok := e.fly(v, q)
		if !ok {
			continue
		}
		if set++; c.Maneuver.Difficulty == game.DifficultyRed {
			red++
		}
	}
	if set < 100 || set > 300 || red != set {
		t.Errorf("set %d of 400 dials itself, %d red; want about half, all red", set, red)
	}
}

// A ship that the other squad's card needs destroyed is attacked, and no other ship is.
func TestEager_HuntsForTheOtherSquadsCard(t *testing.T) {
	const hunter, prey = "howlrunner", "deathfire"
	r, err := newRun(Options{Edition: compiled(t), Force: []string{hunter, prey}})
	if err != nil {
		t.Fatal(err)
	}
	s := forcedScenario(t, r, hunter, prey)
	tb, v := atDials(t, r, s)
	e := newGreedyPlayer(bot.Uniform(tb.g, 1), tb.g, s, game.Seat1)
	for id := range tb.g.Ships {
		c := game.Opt(game.PickVerb)
		c.Ship = game.ShipID(id)
		if got, want := e.helps(v, c), tb.g.Ships[id].Pilot == prey; got != want {
			t.Errorf("hunts %s: %t", tb.g.Ships[id].Pilot, got)
		}
	}
}

// A ship card that has nothing but a modifier is used as soon as that changes a value, here the
// agility of whom it attacks, and not by being there.
func TestTable_AModifierIsUsedByWhatItChanges(t *testing.T) {
	const wedge = "wedgeantilles"
	r, err := newRun(Options{Edition: compiled(t), Force: []string{wedge, "howlrunner"}})
	if err != nil {
		t.Fatal(err)
	}
	tb, _ := atDials(t, r, forcedScenario(t, r, wedge, "howlrunner"))
	if tb.usedCards()[wedge] {
		t.Error("Wedge is used before he attacks")
	}
	for !tb.usedCards()[wedge] {
		if tb.s.Over {
			t.Fatal("Wedge never attacked in this match: take another seed")
		}
		if err := tb.step(); err != nil {
			t.Fatal(err)
		}
	}
	if tb.s.NAttacks == 0 || tb.g.Ships[tb.s.Attacks[0].Attacker].Pilot != wedge {
		t.Error("Wedge is used without an attack of his")
	}
}

// A card that was forced often and used seldom meets again whom it met when it was used.
func TestRepeat_PlaysWhatWorkedAgain(t *testing.T) {
	seldom, often := &forced{label: "seldom"}, &forced{label: "often"}
	worked := &scenario{order: order{seed: 7, force: [2]*forced{often, seldom}}}
	r := &run{served: map[string][]*scenario{"seldom": {worked}, "often": {worked}}}
	r.report.cards = map[string]tally{
		"seldom": {forced: 40, served: 2}, "often": {forced: 40, served: 30},
	}
	rng := rand.New(rand.NewPCG(1, 1))
	repeats := map[*forced]int{}
	for _, f := range []*forced{seldom, often} {
		for range 400 {
			o := order{force: [2]*forced{f, often}}
			if r.repeat(&o, rng); o.again == worked && o.force == worked.force {
				repeats[f]++
			}
		}
	}
	if repeats[often] != 0 || repeats[seldom] < 250 || repeats[seldom] > 350 {
		t.Errorf("%d and %d of 400 are repeats", repeats[seldom], repeats[often])
	}
}

// The latest are remembered, in whatever order they finished.
func TestForget_KeepsTheLatest(t *testing.T) {
	r := &run{served: map[string][]*scenario{}}
	for seed := range uint64(2 * remembered) {
		r.served["a"] = append(r.served["a"], &scenario{order: order{seed: (5 * seed) % (2 * remembered)}})
	}
	r.forget()
	for i, s := range r.served["a"] {
		if want := uint64(remembered + i); s.seed != want || len(r.served["a"]) != remembered {
			t.Errorf("of %d the %d. has seed %d, want %d", len(r.served["a"]), i, s.seed, want)
		}
	}
}
