package scene_test

import (
	"fmt"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// recorder is a test that fails on paper.
type recorder struct {
	failure  string
	cleanups []func()
}

func (r *recorder) Helper()          {}
func (r *recorder) Failed() bool     { return r.failure != "" }
func (r *recorder) Cleanup(f func()) { r.cleanups = append(r.cleanups, f) }

func (r *recorder) Fatalf(format string, args ...any) {
	r.failure = fmt.Sprintf(format, args...)
	panic(r)
}

// failureOf plays a scene of an attack at range 1 and returns how it failed, "" if it held.
func failureOf(play func(s *scene.Scene, escort, tie *scene.Ship)) string {
	var r recorder
	func() {
		defer func() {
			if p := recover(); p != nil && p != &r {
				panic(p)
			}
		}()
		s := scene.Second(&r)
		escort := s.Mine("bluesquadronescort", scene.At(457, 300, 0))
		tie := s.Theirs("academypilot", scene.At(457, 400, 180), scene.Tokens(game.EvadeToken, 1))
		play(s, escort, tie)
		for _, f := range r.cleanups {
			f()
		}
	}()
	return r.failure
}

func TestScene_Fails(t *testing.T) {
	blanks := []string{"blank", "blank", "blank"}
	cases := []struct {
		name string
		play func(s *scene.Scene, escort, tie *scene.Ship)
		want []string // what the message says
	}{
		{"too few dice", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Attack(escort, tie)
			s.Dice("hit")
		}, []string{"1 dice are scripted, 4 are rolled", "chance is asked", "roll 4 attack dice"}},
		{"dice while a player is asked", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Engage(escort)
			s.Dice("hit")
		}, []string{"no roll is asked for", "player 1 is asked", "Blue Squadron Escort: primary"}},
		{"a face that the dice do not have", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Attack(escort, tie)
			s.Dice("evade", "hit", "hit", "hit")
		}, []string{"illegal choice"}},
		{"an ability that is not offered", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Attack(escort, tie)
			s.Dice("hit", "hit", "hit", "hit")
			s.Dice(blanks...)
			s.Use(tie, "focus")
		}, []string{"use focus of Academy Pilot is not among the options",
			"Academy Pilot: spend evade (rules)", "- pass", "at: round 1"}},
		{"an answer when nothing is open", func(s *scene.Scene, _, tie *scene.Ship) {
			s.Pick(tie)
		}, []string{"no question is open"}},
		{"a question left open", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Attack(escort, tie)
			s.Done()
		}, []string{"the script is over, but a question is open", "roll 4 attack dice"}},
		{"another start while a question is open", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Attack(escort, tie)
			s.Engage(tie)
		}, []string{"something else is started, but a question is open"}},
		{"no Done", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Engage(escort)
			s.Pass()
		}, []string{"ends without Done"}},
		{"nothing started", func(s *scene.Scene, _, _ *scene.Ship) { s.Done() },
			[]string{"Done before anything was started or looked at"}},
		{"something that must never be offered", func(s *scene.Scene, _, tie *scene.Ship) {
			s.Never(tie, "focus")
			s.Activate(tie, "1 turn-left")
		}, []string{`"focus" of Academy Pilot is offered, which must never be`}},
		{"something that must never happen by itself", func(s *scene.Scene, escort, tie *scene.Ship) {
			norra := s.Mine("norrawexley", scene.At(517, 300, 0))
			s.Never(norra, "add an evade") // with an enemy beside her
			s.Attack(tie, norra)
			s.Dice("hit", "hit", "hit")
			s.Dice("blank")
			s.Done()
		}, []string{`"add an evade" of Norra Wexley is used, which must never be`}},
		{"a refusal of what is legal", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.Engage(escort)
			s.Refused(func() { s.Declare("primary", tie) })
		}, []string{"attack Academy Pilot with primary is among the options"}},
		{"a wrong expectation", func(s *scene.Scene, escort, tie *scene.Ship) {
			s.WantTokens(tie, game.EvadeToken, 2)
		}, []string{"Academy Pilot has 1 evade tokens, want 2"}},
		{"a wrong pose", func(s *scene.Scene, escort, _ *scene.Ship) {
			s.WantPose(escort, 457.02, 300, 0)
		}, []string{"is at 457.00, 300.00 heading 0.00, want 457.02"}},
		{"a maneuver that is not on the dial", func(s *scene.Scene, _, tie *scene.Ship) {
			s.Activate(tie, "1 straight")
		}, []string{`no "1 straight"`, "2 straight blue"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := failureOf(c.play)
			for _, want := range c.want {
				if !strings.Contains(got, want) {
					t.Errorf("the failure does not say %q:\n%s", want, got)
				}
			}
		})
	}
}

func TestScene_PosesAgreeToAHundredth(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0))
	s.WantPose(tie, 457.009, 300, 359.995)
	s.Activate(tie, "2 straight")
	s.Pass()
	s.Done()
}

func TestScene_PhaseEndsWhereTheNextBegins(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0), scene.Tokens(game.EvadeToken, 1))
	s.Planning()
	s.Dial(tie, "2 straight")
	s.WantPose(tie, 457, 300, 0)
	s.Activation()
	s.Pass()
	s.WantPose(tie, 457, 420, 0)
	s.WantTokens(tie, game.EvadeToken, 1)
	s.End()
	s.WantTokens(tie, game.EvadeToken, 0)
	s.Done()
}

func TestScene_RoundEndsOnce(t *testing.T) {
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(457, 300, 0))
	far := s.Theirs("academypilot", scene.At(457, 800, 90))
	s.Round()
	s.Dial(tie, "2 straight")
	s.Dial(far, "2 straight")
	s.Pass()
	s.Pass()
	s.Done()
	s.Is(s.State().Round == 1, "the first round, got %d", s.State().Round)
}

func TestScene_OverlappingShipsAreRefused(t *testing.T) {
	got := failureOf(func(s *scene.Scene, escort, _ *scene.Ship) {
		s.Mine("academypilot", scene.At(460, 310, 45))
		s.Engage(escort)
	})
	if !strings.Contains(got, "is on top of another ship") {
		t.Errorf("got %q", got)
	}
}
