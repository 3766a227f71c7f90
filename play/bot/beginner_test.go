package bot_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/view"
)

func TestBeginner_BeatsRandom(t *testing.T) {
	begin := tables(t)
	for name, other := range map[string]maker{"uniform": bot.Uniform, "weighted": bot.Random} {
		t.Run(name, func(t *testing.T) {
			won := 0
			for i := range *matches {
				seats, mine := [2]maker{bot.Beginner, other}, game.Won1
				if i%2 == 1 {
					seats, mine = [2]maker{other, bot.Beginner}, game.Won2
				}
				m := begin(uint64(i), seats)
				if err := m.Play(); err != nil {
					t.Fatal(err)
				}
				if m.State.Result == mine {
					won++
				}
			}
			t.Logf("the beginner won %d of %d matches", won, *matches)
			if won*10 < *matches*8 {
				t.Errorf("the beginner won %d of %d matches, want nine in ten", won, *matches)
			}
		})
	}
}

// Twenty matches of beginners among themselves end in the destruction of ships: nearly none
// flies off the table, onto a rock, or is given a maneuver that its stress forbids.
func TestBeginner_FliesWell(t *testing.T) {
	begin := tables(t)
	ships, fled, destroyed, dials, onto, stressed := 0, 0, 0, 0, 0, 0
	for seed := range uint64(20) {
		m := begin(seed, [2]maker{bot.Beginner, bot.Beginner})
		play(t, m, func(p game.Player, c game.Choice) {
			if c.Verb != game.DialVerb || c.Ship == game.NoShip {
				return
			}
			dials++
			ship := m.Exec.Ship(c.Ship)
			if ship.Has(game.StressToken) && c.Maneuver.Difficulty == game.DifficultyRed {
				stressed++
			}
			end := geom.Final(geom.Small, ship.Pose, c.Maneuver.Path(), geom.Middle)
			base := geom.Place(geom.Small, end)
			for i := range m.State.Obstacles[:m.State.NObstacles] {
				if geom.OverlapToken(&base, m.Exec.Obstacle(i), geom.WithGuides) {
					onto++
				}
			}
		})
		for i := range m.Exec.G.Ships {
			ships++
			if m.State.Ships[i].Fled {
				fled++
			}
			if m.State.Ships[i].Destroyed {
				destroyed++
			}
		}
	}
	if fled*50 > ships {
		t.Errorf("%d of %d ships fled", fled, ships)
	}
	if destroyed*2 < ships {
		t.Errorf("%d of %d ships were destroyed", destroyed, ships)
	}
	if stressed*200 > dials {
		t.Errorf("%d of %d maneuvers are red ones of stressed ships", stressed, dials)
	}
	if onto*50 > dials {
		t.Errorf("%d of %d maneuvers end on an obstacle", onto, dials)
	}
}

// answer lets a fresh beginner answer what the scene asks a player.
func answer(s *scene.Scene, p game.Player) game.Choice {
	x, state := s.Exec(), s.State()
	v := view.Of(x.G, state, p)
	q := *x.Ask(state, p)
	return bot.Beginner(x.G, 1).Answer(&v, &q)
}

// used returns the name of the ability that an answer uses, empty if it passes.
func used(s *scene.Scene, c game.Choice) string {
	if a := s.Exec().Offered(s.State(), c); a != nil {
		return a.Name
	}
	return ""
}

// finish lets beginners play a scene to its end.
func finish(s *scene.Scene) {
	x, state := s.Exec(), s.State()
	chance := dealer.NewSeeded(1)
	for !state.Over {
		p := x.Waiting(state).First()
		var c game.Choice
		if p == game.Chance {
			c = chance.Deal(x.Ask(state, p))
		} else {
			c = answer(s, p)
		}
		if err := x.Step(state, p, c, nil); err != nil {
			panic(err)
		}
	}
	s.Done()
}

// duel returns an attack of one fighter on another, which has a token, rolled up to the defender's
// turn to modify his dice. No one else is there, so what is kept is kept for nothing.
func duel(t *testing.T, token game.Token, attack, defense []string) *scene.Scene {
	t.Helper()
	s := scene.Second(t)
	a := s.Mine("academypilot", scene.At(457, 300, 0))
	d := s.Theirs("academypilot", scene.At(457, 480, 180), scene.Tokens(token, 1))
	s.Attack(a, d)
	s.Dice(attack...)
	s.Dice(defense...)
	return s
}

func TestBeginner_Defends(t *testing.T) {
	cases := []struct {
		name            string
		token           game.Token
		attack, defense []string
		want            string
	}{
		{"an evade that counters a hit", game.EvadeToken, []string{"hit", "hit"},
			[]string{"evade", "blank", "blank"}, "spend evade"},
		{"an evade that changes nothing", game.EvadeToken, []string{"hit", "blank"},
			[]string{"evade", "blank", "blank"}, ""},
		{"a focus that counters a hit", game.FocusToken, []string{"crit", "hit"},
			[]string{"evade", "focus", "blank"}, "spend focus"},
		{"a focus that changes nothing", game.FocusToken, []string{"hit", "blank"},
			[]string{"evade", "focus", "blank"}, ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := duel(t, c.token, c.attack, c.defense)
			if got := used(s, answer(s, game.Seat2)); got != c.want {
				t.Errorf("answers with %q, want %q", got, c.want)
			}
			finish(s)
		})
	}
}

func TestBeginner_TurnsFocusResultsIntoHits(t *testing.T) {
	s := scene.Second(t)
	a := s.Mine("academypilot", scene.At(457, 300, 0), scene.Tokens(game.FocusToken, 1))
	s.Attack(a, s.Theirs("academypilot", scene.At(457, 480, 180)))
	s.Dice("focus", "hit")
	if got := used(s, answer(s, game.Seat1)); got != "spend focus" {
		t.Errorf("answers with %q", got)
	}
	finish(s)
}

// A lock rerolls blanks, and leaves focus results to the focus token.
func TestBeginner_RerollsBlanksAndKeepsFocusResultsForItsToken(t *testing.T) {
	s := scene.Second(t)
	a := s.Mine("bluesquadronescort", scene.At(457, 300, 0), scene.Tokens(game.FocusToken, 1))
	d := s.Theirs("academypilot", scene.At(457, 480, 180))
	s.Lock(a, d)
	s.Attack(a, d)
	s.Dice("focus", "blank", "blank")
	if got := used(s, answer(s, game.Seat1)); got != "spend lock" {
		t.Errorf("answers with %q", got)
	}
	s.Use(a, "spend lock")
	if c := answer(s, game.Seat1); c.N != 2 {
		t.Errorf("rerolls %d blanks, want 2", c.N)
	}
	s.Number(2)
	if c := answer(s, game.Seat1); c.N != 0 {
		t.Errorf("rerolls %d focus results, want none", c.N)
	}
	finish(s)
}

func TestBeginner_AttacksWhomItMayDestroy(t *testing.T) {
	s := scene.Second(t)
	a := s.Mine("bluesquadronescort", scene.At(457, 300, 0))
	s.Theirs("academypilot", scene.At(400, 480, 180))
	weak := s.Theirs("academypilot", scene.At(500, 480, 180), scene.Damaged(2))
	s.Engage(a)
	s.Weapon("primary")
	if c := answer(s, game.Seat1); c.Ship != weak.ID() {
		t.Errorf("attacks ship %d, want %d", c.Ship, weak.ID())
	}
	finish(s)
}

// dialled returns what a beginner sets on the dial of player 1's only ship.
func dialled(t *testing.T, build func(s *scene.Scene)) (game.Maneuver, *scene.Scene) {
	t.Helper()
	s := scene.Second(t)
	build(s)
	s.Planning()
	c := answer(s, game.Seat1)
	finish(s)
	return c.Maneuver, s
}

func TestBeginner_TurnsAwayFromTheEdge(t *testing.T) {
	// 110 mm from the edge that it looks at: straights and banks fly off the table, or leave no
	// way to stay on it
	m, _ := dialled(t, func(s *scene.Scene) {
		s.Mine("academypilot", scene.At(110, 457, 270))
		s.Theirs("academypilot", scene.At(700, 800, 180))
	})
	switch m.Bearing {
	case geom.TurnLeft, geom.TurnRight, geom.Koiogran:
	default:
		t.Errorf("sets a %d %v", m.Speed, m.Bearing)
	}
}

func TestBeginner_SetsNothingRedWhileStressed(t *testing.T) {
	// the enemy is behind it: a Koiogran turn would be tempting
	m, _ := dialled(t, func(s *scene.Scene) {
		s.Mine("academypilot", scene.At(457, 500, 0), scene.Tokens(game.StressToken, 1))
		s.Theirs("academypilot", scene.At(457, 200, 0))
	})
	if m.Difficulty == game.DifficultyRed {
		t.Errorf("sets a red %d %v", m.Speed, m.Bearing)
	}
}

func TestBeginner_KeepsOffTheRocks(t *testing.T) {
	m, s := dialled(t, func(s *scene.Scene) {
		s.Mine("academypilot", scene.At(457, 200, 0))
		s.Theirs("academypilot", scene.At(457, 700, 180))
		s.Obstacle("coreasteroid5", scene.At(457, 330, 0))
	})
	move := geom.Move{Size: geom.Small, Start: scene.PoseAt(457, 200, 0), Maneuver: m.Path()}
	way := move.Passage()
	if met := way.Meet([]geom.Token{*s.Exec().Obstacle(0)}, nil); len(met) > 0 {
		t.Errorf("sets a %d %v through the asteroid", m.Speed, m.Bearing)
	}
}

// In arc of an enemy and with him in arc, a focus token helps both ways.
func TestBeginner_FocusesInAFight(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("academypilot", scene.At(457, 300, 0))
	s.Theirs("academypilot", scene.At(457, 560, 180))
	s.Perform(ship, 0, game.FocusAction, game.BarrelRollAction)
	if got := used(s, answer(s, game.Seat1)); got != "focus" {
		t.Errorf("answers with %q", got)
	}
	finish(s)
}

func BenchmarkBeginner(b *testing.B) {
	begin := tables(b)
	m := begin(1, [2]maker{bot.Beginner, bot.Beginner})
	for seed := uint64(2); b.Loop(); {
		if m.State.Over {
			m = begin(seed, [2]maker{bot.Beginner, bot.Beginner})
			seed++
		}
		p, c := m.Next()
		if err := m.Exec.Step(m.State, p, c, nil); err != nil {
			b.Fatal(err)
		}
	}
}
