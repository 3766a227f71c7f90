package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestWullffwarro_DamagedWithoutShields(t *testing.T) {
	for _, c := range []struct{ shields, damage, dice int }{{0, 1, 4}, {1, 1, 3}, {0, 0, 3}} {
		s := table(t)
		wullff := s.Mine("wullffwarro", here, scene.Shields(c.shields), scene.Damaged(c.damage))
		wantDice(s, wullff, s.Theirs(academy, ahead(150)), c.dice)
	}
}

func TestLowhhrick_SheltersWithEitherToken(t *testing.T) {
	for _, token := range []game.Token{game.ReinforceFore, game.ReinforceAft} {
		s := table(t)
		low, wing := s.Mine("lowhhrick", beside(40), scene.Tokens(token, 1)), s.Mine(rookie, here, scene.Tokens(focus, 1))
		tie := s.Theirs(academy, ahead(150))
		s.Attack(tie, wing)
		s.Dice("hit", "blank")
		s.Dice(blanks(2)...)
		s.Use(low, "shelter")
		step(s) // the only token
		s.WantTokens(low, token, 0)
		s.WantDefenseDice("blank", "blank", "evade")
		rest(s)
		s.Tokens(low, token, 1)
		s.Never(low, "shelter")
		s.Attack(tie, low)
		rest(s)
		s.Attack(wing, tie)
		rest(s)
	}
}

// 1e.reinforce.small-large-effect: its firing arc is all that is before it, from there its token helps to
// the fore, from behind to the aft.
func TestAuzituck_ReinforcedInItsWholeFiringArc(t *testing.T) {
	for _, c := range []struct {
		at        scene.Option
		fore, aft int // evades
	}{
		{scene.At(607, 350, 270), 1, 0}, // beside its printed arc, in the auxiliary one
		{ahead(150), 1, 0},
		{scene.At(607, 230, 270), 0, 1},
	} {
		for token, evades := range map[game.Token]int{game.ReinforceFore: c.fore, game.ReinforceAft: c.aft} {
			s := table(t)
			ship := s.Mine("wookieeliberator", here, scene.Tokens(token, 1))
			s.Attack(s.Theirs(rookie, c.at), ship)
			s.Dice("hit", "hit", "blank")
			s.Dice("blank")
			rest(s)
			s.WantShields(ship, 1+evades)
		}
	}
}
