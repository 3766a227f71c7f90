package bot_test

import (
	"flag"
	"testing"

	"koiogran/engine/edition"
	"koiogran/engine/game"
	"koiogran/engine/rules"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

// matches is how many matches the comparison of bots takes: 200 for a figure worth quoting.
var matches = flag.Int("bot.matches", 20, "matches in which bots are compared")

// squads returns two squads of about equal cost.
func squads() [2]rules.Squad {
	ship := func(pilot string, upgrades ...string) rules.Loadout {
		return rules.Loadout{Pilot: pilot, Upgrades: upgrades}
	}
	return [2]rules.Squad{
		{Ships: []rules.Loadout{
			ship("wedgeantilles", "servomotorsfoils", "protontorpedoes"), ship("garvendreis-t65xwing"),
			ship("bluesquadronescort"), ship("bluesquadronescort"),
		}},
		{Ships: []rules.Loadout{
			ship("howlrunner"), ship("maulermithel"), ship("academypilot"), ship("academypilot"),
			ship("academypilot"), ship("academypilot"),
		}},
	}
}

// maker makes a bot for a match.
type maker func(g *game.Game, seed uint64) bot.Player

// table is a match with all who answer in it.
type table struct {
	Exec   *game.Exec
	State  *game.State
	Seats  [2]bot.Player
	Chance dealer.Dealer
	view   view.View
}

// Next returns who answers next and what.
func (t *table) Next() (game.Player, game.Choice) {
	p := t.Exec.Waiting(t.State).First()
	q := t.Exec.Ask(t.State, p)
	if p == game.Chance {
		return p, t.Chance.Deal(q)
	}
	t.view = view.Of(t.Exec.G, t.State, p)
	return p, t.Seats[p].Answer(&t.view, q)
}

// Play plays the match to its end.
func (t *table) Play() error {
	for !t.State.Over {
		p, c := t.Next()
		if err := t.Exec.Step(t.State, p, c, nil); err != nil {
			return err
		}
	}
	return nil
}

// tables begins matches of one edition, prepared once.
func tables(t testing.TB) func(seed uint64, seats [2]maker) *table {
	t.Helper()
	c, ok := edition.ByID("second")
	if !ok {
		t.Fatal("no second edition")
	}
	return func(seed uint64, seats [2]maker) *table {
		t.Helper()
		g, s, err := c.NewGame(rules.Setup{
			Squads: squads(), Options: game.Options{RoundLimit: 40},
			Obstacles: []string{"coreasteroid0", "coreasteroid1", "coreasteroid2",
				"vt49decimatordebris0", "gascloud1", "gascloud2"},
		})
		if err != nil {
			t.Fatal(err)
		}
		return &table{
			Exec: game.NewExec(g), State: s, Chance: dealer.NewSeeded(seed),
			Seats: [2]bot.Player{seats[0](g, seed), seats[1](g, seed+1)},
		}
	}
}

// play plays a match and calls visit before every choice.
func play(t testing.TB, m *table, visit func(p game.Player, c game.Choice)) {
	t.Helper()
	for !m.State.Over {
		p, c := m.Next()
		visit(p, c)
		if err := m.Exec.Step(m.State, p, c, nil); err != nil {
			t.Fatalf("%v in %s", err, m.Exec.Where())
		}
	}
}

func TestPrograms_GiveLegalAnswers(t *testing.T) {
	begin := tables(t)
	for _, p := range bot.Programs() {
		t.Run(p.ID, func(t *testing.T) {
			for seed := range uint64(4) {
				seats := [2]maker{p.New, bot.Random}
				if seed%2 == 0 {
					seats[1] = p.New
				}
				if err := begin(seed, seats).Play(); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
			}
		})
	}
}

func TestPrograms_TheSameSeedGivesTheSameMatch(t *testing.T) {
	begin := tables(t)
	for _, p := range bot.Programs() {
		t.Run(p.ID, func(t *testing.T) {
			seats := [2]maker{p.New, p.New}
			one, two := begin(5, seats), begin(5, seats)
			if one.Play() != nil || two.Play() != nil {
				t.Fatal("an illegal answer")
			}
			if *one.State != *two.State {
				t.Error("two matches of one seed end differently")
			}
		})
	}
}

func TestRandom_SomeNeverPassAndSomeAlwaysDo(t *testing.T) {
	begin := tables(t)
	never, always := 0, 0
	for seed := range uint64(60) {
		m := begin(seed, [2]maker{bot.Random, bot.Random})
		passes, chances := 0, 0
		play(t, m, func(p game.Player, c game.Choice) {
			if p != game.Seat1 {
				return
			}
			q := m.Exec.Ask(m.State, p)
			if q.N > 1 && q.Opts[q.Default].Verb == game.PassVerb {
				chances++
				if c.Verb == game.PassVerb {
					passes++
				}
			}
		})
		switch {
		case chances > 5 && passes == 0:
			never++
		case chances > 5 && passes == chances:
			always++
		}
	}
	if never == 0 || always == 0 {
		t.Errorf("of 60 bots %d never pass and %d always do", never, always)
	}
}
