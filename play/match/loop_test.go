package match_test

import (
	"context"
	"errors"
	"testing"

	"koiogran/engine/game"
	"koiogran/play/bot"
	"koiogran/play/dealer"
	"koiogran/play/match"
	"koiogran/play/view"
)

// slow is a match in which the first player has to be waited for in the planning phase, and programs play otherwise.
type slow struct {
	x     *game.Exec
	state *game.State
	seats [2]bot.Player
	deal  dealer.Dealer
	chose []game.Player // who has chosen, in the planning phase
}

// slowMatch sets up a slow match.
func slowMatch(t *testing.T) *slow {
	t.Helper()
	o := duel(1)
	g, state, err := o.Edition.NewGame(o.Setup)
	if err != nil {
		t.Fatal(err)
	}
	return &slow{
		x: game.NewExec(g), state: state, seats: [2]bot.Player{bot.Uniform(g, 1), bot.Uniform(g, 2)},
		deal: dealer.NewSeeded(match.SeedsOf(1).Dice),
	}
}

func (s *slow) At() (*game.Exec, *game.State) { return s.x, s.state }
func (s *slow) TimeUp() bool                  { return false }
func (s *slow) CallTime() error               { return errors.New("time is called without a limit") }

func (s *slow) Answer(p game.Player) (game.Choice, match.Reply, error) {
	switch {
	case p == game.Chance:
		return s.deal.Deal(s.x.Ask(s.state, p)), match.Chosen, nil
	case p == game.Seat1 && s.state.Phase == game.PlanningPhase:
		return game.Choice{}, match.Waits, nil
	}
	v := view.Of(s.x.G, s.state, p)
	return s.seats[p].Answer(&v, v.Ask(s.x)), match.Chosen, nil
}

func (s *slow) Choose(p game.Player, c game.Choice) error {
	if s.state.Phase == game.PlanningPhase {
		s.chose = append(s.chose, p)
	}
	return s.x.Step(s.state, p, c, nil)
}

// While a player is waited for, others who are asked answer; then the match stands still.
func TestAdvance_OthersAnswerWhileOneIsWaitedFor(t *testing.T) {
	s := slowMatch(t)
	if err := match.Advance(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	if got := s.x.Waiting(s.state); got != game.Only(game.Seat1) || len(s.chose) == 0 {
		t.Errorf("the match waits for %b, and %v have chosen", got, s.chose)
	}
	before := *s.state
	if err := match.Advance(t.Context(), s); err != nil || *s.state != before {
		t.Errorf("the match has gone on without the player that it waits for: %v", err)
	}
}

// A context that is done ends the loop between two choices.
func TestAdvance_StopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := match.Advance(ctx, slowMatch(t)); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}
