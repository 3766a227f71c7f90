package soak

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"koiogran/engine/card"
	"koiogran/engine/data"
	"koiogran/engine/edition"
	"koiogran/engine/edition/first"
	"koiogran/engine/edition/second"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/replay"
	"koiogran/play/squad"
)

var (
	matches = flag.Int("soak.matches", 150, "matches of the short soak run")
	seed    = flag.Uint64("soak.seed", 1, "seed of the short soak run")
	records = flag.String("soak.records", "", "folder for the records of what fails")
)

func compiled(t *testing.T) *rules.Compiled {
	t.Helper()
	c, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	return c
}

func soaked(t *testing.T, o Options) *Report {
	t.Helper()
	r, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The short soak run that goes with every test.
func TestRun_FindsNothing(t *testing.T) {
	r := soaked(t, Options{Edition: compiled(t), Matches: *matches, Seed: *seed, Records: *records,
		Shrink: 5 * time.Second})
	var b strings.Builder
	if _, err := r.WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	if len(r.Failures) > 0 {
		t.Errorf("matches failed:\n%s", b.String())
	}
	if r.Matches != *matches {
		t.Errorf("played %d matches, want %d", r.Matches, *matches)
	}
	t.Log("\n" + b.String())
}

func TestPlay_OneSeedGivesOneMatch(t *testing.T) {
	r, err := newRun(Options{Edition: compiled(t)})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(5) {
		s, err := r.drawer.scenario(order{seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		again, err := r.drawer.scenario(order{seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		var rec replay.Record
		one, two := play(&r.o, s, nil), play(&r.o, again, &rec)
		if one.steps != two.steps || one.result != two.result || one.rounds != two.rounds {
			t.Errorf("seed %d: %d answers and then %d", seed, one.steps, two.steps)
		}
		if len(rec.Lines) != two.steps {
			t.Errorf("seed %d: %d lines for %d answers", seed, len(rec.Lines), two.steps)
		}
		if err := replay.Play(r.o.Edition, &rec, nil); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

func TestRun_EndsByTheRoundLimit(t *testing.T) {
	r := soaked(t, Options{Edition: compiled(t), Matches: 20, Rounds: 1})
	if r.Rounds != 20 || r.Limited == 0 {
		t.Errorf("20 matches of one round: %d rounds, %d by the limit", r.Rounds, r.Limited)
	}
}

// Ship cards and upgrades are forced, those that no points list has among them, and upgrades that
// only standard loadouts have.
func TestRun_ForcesACardIntoEverySquad(t *testing.T) {
	for _, id := range []string{
		"garvendreis-t65xwing", "protontorpedoes", "echo-pnp", "relaysystem-tiephphantom",
		"hansolo/gunner", "edriotwotubes",
	} {
		t.Run(id, func(t *testing.T) {
			r, err := newRun(Options{Edition: compiled(t), Force: []string{id}})
			if err != nil {
				t.Fatal(err)
			}
			card, _, _ := strings.Cut(id, "/")
			for range 10 {
				o, _ := r.begin()
				s, err := r.drawer.scenario(o)
				if err != nil {
					t.Fatal(err)
				}
				for p := range s.setup.Squads {
					if !slices.ContainsFunc(s.setup.Squads[p].Ships, func(l rules.Loadout) bool {
						return l.Pilot == card || slices.Contains(l.Upgrades, card)
					}) {
						t.Errorf("seed %d: squad %d is without it", o.seed, p+1)
					}
				}
			}
		})
	}
}

// A ship card and an upgrade can have the same id; each is named and forced for itself.
func TestRun_TellsAnUpgradeFromAPilot(t *testing.T) {
	r, err := newRun(Options{Edition: compiled(t), Force: []string{"cienaree", "cienaree/crew"}})
	if err != nil {
		t.Fatal(err)
	}
	for i, pilot := range []bool{true, false} {
		o, _ := r.begin()
		if o.force[0].pilot != pilot || o.force[0].label != r.o.Force[i] {
			t.Errorf("forces %+v for %s", o.force[0], r.o.Force[i])
		}
	}
}

// These cards are built, and no ship that is built can have them; no others. Flightpath's armaments
// come with loadouts.
func TestStranded_TheseAndNoOthers(t *testing.T) {
	for id, want := range map[string][]string{
		squad.First: ofHugeShips(), // which are in Epic matches alone
		squad.Second: { // of huge ships
			"adaptiveshields", "alderaanianguard", "asajjventresscommand", "assailer", "bloodcrow", "bombardmentspecialists", "boostedscanners", "brighthope", "brokenhorn",
			"colicoiddestroyer", "commsteam", "corsaircrew", "corsairrefit", "corvus", "damagecontrolteam", "dodonnaspride",
			"drillbeak", "droidcrew", "echobaseevacuees", "enhancedpropulsion", "firstordercollaborators", "firstordersympathizers",
			"generalgrievouscommand", "grappler", "gunneryspecialists", "hondoohnakacommand", "igrmdroids", "impetuous", "insatiableworrt", "instigator",
			"ioncannonbattery", "jainaslight", "lawlesspirates", "liberator", "luminous", "martuuk", "merchantone", "nautolansrevenge", "neimoidiangrasp",
			"newrepublicvolunteers", "optimizedpowercore", "ordnanceteam", "ordnancetubes", "outerrimgarrison", "outerrimpatrol",
			"pointdefensebattery", "protoncannonbattery", "quantumstorm", "quickreleaselocks", "republicjudiciary", "requiem", "rifftamson", "saboteursmap", "scannerbaffler", "sensorexperts", "separatistprivateers",
			"stalwartcaptain", "strategiccommander", "suppressor", "syndicatesmugglers", "tantiveiv", "targetingbattery",
			"thunderstrike", "tibannareserves", "tractortechnicians", "tractortentacles", "trident", "turbolaserbattery", "vector",
			"zealouscaptain",
		},
		squad.Flightpath: nil,
	} {
		c, _ := edition.ByID(id)
		r, err := newRun(Options{Edition: c, Cover: 1})
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, s := range r.drawer.stranded {
			ids = append(ids, s.ID)
			if slices.Contains(r.drawer.cards(), s.ID) {
				t.Errorf("%s: %s is stranded, and in the pool", id, s.ID)
			}
		}
		slices.Sort(ids)
		if !slices.Equal(ids, want) {
			t.Errorf("%s: stranded are %v; expected %v", id, ids, want)
		}
	}
}

// Of Epic matches those cards are to be covered that are stranded in the usual ones, apart from the aft
// sections, which no squad has alone. All cards are in the pool and can be forced by name.
func TestCover_EpicHasTheCardsOfHugeShips(t *testing.T) {
	c, _ := edition.ByID(squad.First)
	r, err := newRun(Options{Edition: c, Cover: 1, Epic: true, Force: []string{"wedgeantilles"}})
	if err != nil {
		t.Fatal(err)
	}
	got := slices.DeleteFunc(r.drawer.cards(), func(id string) bool { return strings.HasSuffix(id, "aft") })
	slices.Sort(got)
	if want := ofHugeShips(); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if r.drawer.forced["wedgeantilles"] == nil || !slices.Contains(r.drawer.pool.Pilots, "wedgeantilles") {
		t.Error("a card of small ships cannot be forced or drawn")
	}
}

// ofHugeShips returns the cards of first edition that are built and that only huge ships can have, sorted.
func ofHugeShips() []string {
	facts := data.First()
	huge := func(id string) bool { s, ok := facts.Ship(id); return ok && s.Size == data.Huge }
	var list []string
	defs := first.Edition().Upgrades
	for i := range facts.Upgrades {
		u := &facts.Upgrades[i]
		if u.Sides[0].HasAbility && !slices.ContainsFunc(defs, func(d card.Def) bool { return d.ID == u.ID }) {
			continue // it is not built
		}
		only := slices.Contains([]data.Slot{"hardpoint", "team", "cargo"}, u.Slots[0])
		for _, r := range u.Restrictions {
			only = only || slices.Equal(r.Sizes, []data.Size{data.Huge}) || len(r.Ships) > 0 && huge(r.Ships[0])
		}
		if only || u.ID == "targetingcoordinator" { // which costs energy
			list = append(list, u.ID)
		}
	}
	for _, p := range facts.Pilots {
		if huge(p.Ship) && !strings.HasSuffix(p.ID, "aft") {
			list = append(list, p.ID)
		}
	}
	slices.Sort(list)
	return list
}

// What helps a card names cards that are built, each card once.
func TestCompanies_NameCardsThatAreBuilt(t *testing.T) {
	for _, id := range edition.IDs() {
		c, _ := edition.ByID(id)
		r, err := newRun(Options{Edition: c})
		if err != nil {
			t.Fatal(err)
		}
		pool := slices.Concat(r.drawer.pool.Pilots, r.drawer.pool.Upgrades)
		seen := map[string]bool{}
		for _, c := range companies[id] {
			if seen[c.card] {
				t.Errorf("%s: there are two rows for %s", id, c.card)
			}
			seen[c.card] = true
			for _, other := range slices.Concat([]string{c.card}, c.ships, c.cards, c.arms, c.prey) {
				if !slices.Contains(pool, other) {
					t.Errorf("%s: %s is helped by %s, which is not built", id, c.card, other)
				}
			}
		}
	}
}

func TestRun_RefusesToForceWhatIsNotThere(t *testing.T) {
	_, err := Run(context.Background(), Options{Edition: compiled(t), Force: []string{"nobody"}})
	if err == nil || !strings.Contains(err.Error(), "nobody") {
		t.Errorf("got %v", err)
	}
}

func TestRun_CoverForcesWhatWasNotUsed(t *testing.T) {
	r, err := newRun(Options{Edition: compiled(t), Cover: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range r.drawer.cards() {
		r.report.cards[name] = tally{used: 2}
	}
	once := tally{used: 1} // is not enough
	r.report.cards["howlrunner"], r.report.cards["crackshot"] = once, once
	r.giveUp("crackshot")
	for range 2 * openOdds {
		o, _ := r.begin()
		if open := o.seed%openOdds == 0; open == o.forcing() {
			t.Errorf("seed %d: forces %s", o.seed, names(o.force))
		} else if !open && names(o.force) != "howlrunner" {
			t.Errorf("seed %d: forces %s, want howlrunner", o.seed, names(o.force))
		}
	}
}

func TestReport_NamesTheCardsUsedLeast(t *testing.T) {
	r, err := newRun(Options{Edition: compiled(t), Cover: 5})
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range r.drawer.cards() {
		r.report.cards[id] = tally{flown: 8, used: 7}
	}
	r.report.cards["howlrunner"] = tally{flown: 9}
	r.report.cards["crackshot"] = tally{flown: 4, used: 3}
	r.report.finish(r.drawer, 1)
	want := []Usage{{"howlrunner", 0, 9}, {"crackshot", 3, 4}}
	if got := r.report.Least; len(got) != leastUsed || !slices.Equal(got[:2], want) {
		t.Errorf("got %v, want %v first", got, want)
	}
	if !slices.Equal(r.report.Short, want) {
		t.Errorf("short are %v, want %v", r.report.Short, want)
	}
	if !slices.Equal(r.report.Unused, []string{"howlrunner"}) {
		t.Errorf("unused are %v", r.report.Unused)
	}
}

func TestRun_StopsWithItsContext(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	// The context ends in the middle of the first match, which is played to its end.
	c := mistaken(func(*game.Exec) { stop() })
	r, err := Run(ctx, Options{Edition: c, Workers: 1})
	if err != nil || r.Matches != 1 {
		t.Errorf("got %v after %d matches, want one match", err, r.Matches)
	}
}

// mistaken is second edition with a mistake: something goes wrong when a ship engages.
func mistaken(wrong func(x *game.Exec)) *rules.Compiled {
	e := second.Edition()
	engage := e.Procs[card.EngageRole]
	engage.Do = game.Parts{game.Step{Name: "go wrong", Do: wrong}, engage.Do}
	e.Procs[card.EngageRole] = engage
	return rules.Compile(e)
}

// A panic in the second round is found, written down and cut down to two ships.
func TestRun_CutsAPanicDown(t *testing.T) {
	c := mistaken(func(x *game.Exec) {
		if x.S.Round == 2 {
			panic("rules: a mistake")
		}
	})
	dir := t.TempDir()
	r := soaked(t, Options{Edition: c, Matches: 6, Rounds: 12, Records: dir, Workers: 1})
	// A player that looks ahead can run into it before the match does, and an Escalation match can
	// need another ship to come so far.
	i := slices.IndexFunc(r.Failures, func(f Failure) bool {
		return strings.Contains(f.Where, "> engage (") && f.Ships == 2
	})
	if i < 0 {
		t.Fatalf("found %v", r.Failures)
	}
	f := &r.Failures[i]
	if !strings.Contains(f.Text, "a mistake") || !strings.Contains(f.Stack, "game.(*Exec).Step") {
		t.Errorf("got %+v", f)
	}
	file, err := os.Open(filepath.Join(dir, filepath.Base(f.Small)))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rec, err := replay.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if recover() == nil {
			t.Error("the smaller match does not fail")
		}
	}()
	t.Error(replay.Play(c, rec, nil))
}

func TestRun_FindsABrokenState(t *testing.T) {
	c := mistaken(func(x *game.Exec) { x.Ship(x.Self()).Shields = 99 })
	r := soaked(t, Options{Edition: c, Matches: 1, Shrink: time.Second})
	if len(r.Failures) != 1 || !strings.Contains(r.Failures[0].Text, "shields") {
		t.Errorf("got %+v", r.Failures)
	}
}

func TestRun_FindsAMatchWithoutEnd(t *testing.T) {
	r := soaked(t, Options{Edition: compiled(t), Matches: 1, Steps: 5, Shrink: time.Second})
	if len(r.Failures) != 1 || !strings.Contains(r.Failures[0].Text, "does not end") {
		t.Errorf("got %+v", r.Failures)
	}
}
