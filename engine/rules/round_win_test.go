package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestWin_TheOnlyOneWithAShip(t *testing.T) {
	// 2e.win.last-ship
	s := scene.Second(t)
	s.Mine("academypilot", scene.At(400, 300, 0))
	s.Theirs("academypilot") // gone
	s.End()
	s.Is(s.State().Result == game.Won1, "the first player to win")
	s.WantEvent(game.MatchOver, "2e.win.last-ship")
	s.Done()
}

func TestWin_NobodyHasAShip(t *testing.T) {
	// 2e.win.both-gone-draw
	s := scene.Second(t)
	s.Mine("academypilot")
	s.Theirs("academypilot")
	s.End()
	s.Is(s.State().Result == game.Drawn, "a draw")
	s.Done()
}

func TestWin_BothLastShipsInOneRound(t *testing.T) {
	// 2e.win.both-gone-draw
	// 2e.win.checked-after-end-phase: the destruction of the first decides nothing yet.
	s := scene.Second(t)
	tie := s.Mine("academypilot", scene.At(400, 300, 0), scene.Damaged(2))
	foe := s.Theirs("academypilot", scene.At(400, 500, 180), scene.Damaged(2))
	s.Engagement()
	shoot(s, foe)
	s.Is(s.State().Result == game.Undecided, "nothing decided yet")
	shoot(s, tie)
	s.Is(s.State().Result == game.Undecided, "nothing decided yet")
	s.End()
	s.Is(s.State().Result == game.Drawn, "a draw")
	s.Done()
}

func TestWin_IsCheckedAfterTheEndPhase(t *testing.T) {
	// 2e.win.checked-after-end-phase: the last enemy flees in the Activation phase, and the round
	// goes on to the end.
	s := scene.Second(t)
	two := s.Mine("obsidiansquadronpilot", scene.At(400, 300, 0))
	flees := s.Theirs("academypilot", scene.At(400, 850, 0))
	s.Round()
	s.Dial(two, "2 straight")
	s.Dial(flees, "5 straight")
	s.WantFled(flees)
	s.Is(s.State().Result == game.Undecided, "nothing decided yet")
	s.Use(two, "focus")
	s.Is(s.State().Result == game.Won1, "the first player to win")
	s.WantTokens(two, game.FocusToken, 0) // the end phase was played
	s.Done()
}

func TestWin_Concede(t *testing.T) {
	cases := []struct {
		name string
		p    game.Player
		want game.Result
		roll bool // while dice are rolled
	}{
		{"the player who is asked", game.Seat1, game.Won2, false},
		{"the player who is not asked", game.Seat2, game.Won1, false},
		{"while dice are rolled", game.Seat1, game.Won2, true},
	}
	for _, c := range cases {
		// 2e.win.concede
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			tie := s.Mine("academypilot", scene.At(400, 300, 0))
			foe := s.Theirs("academypilot", scene.At(400, 500, 0))
			s.Engage(tie)
			if c.roll {
				s.Declare("primary", foe)
			}
			err := s.Exec().Step(s.State(), c.p, game.Opt(game.ConcedeVerb), nil)
			s.Is(err == nil && s.State().Over && s.State().Result == c.want,
				"result %d, not %d (%v)", c.want, s.State().Result, err)
			s.Done()
		})
	}
}

// 2e.win.timed-scoring: time is called in a round, which is the last.
func TestWin_TimeRunsOut(t *testing.T) {
	for up, want := range map[bool]game.Result{true: game.Won2, false: game.Undecided} {
		s := scene.Second(t)
		s.Agree(game.Options{TimeLimit: 75, TimedScoring: true})
		s.Mine("academypilot", scene.At(400, 300, 0), scene.Damaged(2), scene.Points(22))
		s.Theirs("academypilot", scene.At(400, 700, 180), scene.Damaged(1), scene.Points(40))
		s.State().TimeUp = up
		s.End()
		s.Is(s.State().Result == want, "result %d, want %d", s.State().Result, want)
		s.Done()
	}
}
