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
