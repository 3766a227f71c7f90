package bot_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/view"
)

// trusted plays a few rounds of an admiral against another program, and returns what the admiral thinks of it then.
func trusted(t *testing.T, other maker, rounds uint8) []float64 {
	t.Helper()
	m := tables(t)(3, [2]maker{bot.Admiral, other})
	for !m.State.Over && m.State.Round <= rounds {
		p, c := m.Next()
		if err := m.Exec.Step(m.State, p, c, nil); err != nil {
			t.Fatal(err)
		}
	}
	return bot.Trust(m.Seats[0])
}

// An admiral finds out within three rounds how its enemy sets dials, if it knows that way.
func TestAdmiral_LearnsHowItsEnemyFlies(t *testing.T) {
	for want, other := range []struct {
		name string
		maker
	}{1: {"wingman", bot.Wingman}, 2: {"table", bot.Table}, 3: {"solo", bot.Solo}} {
		if other.maker == nil {
			continue
		}
		got := trusted(t, other.maker, 3)
		if got[want] < 0.8 {
			t.Errorf("%s: trusts its ways %.2f, want the one at %d most", other.name, got, want)
		}
	}
}

// It does not take one who sets any dial for one who flies by points or by the first tables.
func TestAdmiral_IsNotFooledByChance(t *testing.T) {
	for n, p := range trusted(t, bot.Uniform, 3)[1:3] {
		if p > 0.2 {
			t.Errorf("trusts way %d by %.2f in one that answers at random", n+1, p)
		}
	}
}

// Before the first dial is turned over it believes in all ways alike.
func TestAdmiral_BelievesNothingBeforeItHasSeenADial(t *testing.T) {
	m := tables(t)(3, [2]maker{bot.Admiral, bot.Wingman})
	for m.State.Phase != game.PlanningPhase {
		p, c := m.Next()
		if err := m.Exec.Step(m.State, p, c, nil); err != nil {
			t.Fatal(err)
		}
	}
	got := bot.Trust(m.Seats[0])
	if got[0] != 0.2 || slices.Max(got[1:]) != slices.Min(got[1:]) {
		t.Errorf("trusts its ways %.2f", got)
	}
}

// A token that is gone after the round is for a ship that will be shot at, a lock for one that will not: it stays.
func TestAdmiral_ActsForTheEngagementToCome(t *testing.T) {
	for _, c := range []struct {
		name string
		ends scene.Option
		want string
	}{
		{"an enemy is behind it", scene.At(457, 130, 0), "focus"},
		{"neither has the other in arc", scene.At(640, 300, 90), "lock"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine("bluesquadronescort", scene.At(457, 220, 0))
			s.Theirs("academypilot", c.ends)
			s.Activate(ship, "1 straight")
			x, state := s.Exec(), s.State()
			admiral := bot.Admiral(x.G, 1)
			bot.Foresee(admiral, 1, *x.Placed(1))
			v := view.Of(x.G, state, game.Seat1)
			q := *x.Ask(state, game.Seat1)
			if got := used(s, admiral.Answer(&v, &q)); got != c.want {
				t.Errorf("answers with %q, want %q", got, c.want)
			}
			finish(s)
		})
	}
}
