package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// wullffwarroAttacks lets Wullffwarro attack at range 2.
func wullffwarroAttacks(t *testing.T, options ...scene.Option) (*scene.Scene, *scene.Ship) {
	s := scene.Second(t)
	wookiee := s.Mine("wullffwarro", append(options, here)...)
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(wookiee, tie)
	return s, wookiee
}

func TestWullffwarro(t *testing.T) {
	s, wookiee := wullffwarroAttacks(t, scene.Damaged(1))
	s.Use(wookiee, "roll another die")
	s.Dice("blank", "blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestWullffwarro_DoesNot(t *testing.T) {
	s, _ := wullffwarroAttacks(t, scene.Damaged(1))
	s.Pass()
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestWullffwarro_Undamaged(t *testing.T) {
	// 2e.damage.damaged-status
	s, wookiee := wullffwarroAttacks(t, scene.Shields(0))
	s.NotOffered(wookiee, "roll another die")
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

func TestWullffwarro_AFriendAttacks(t *testing.T) {
	s := scene.Second(t)
	wookiee := s.Mine("wullffwarro", beside(20), scene.Damaged(1))
	friend := s.Mine("kashyyykdefender", here, scene.Damaged(1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(wookiee, "roll another die")
	s.Attack(friend, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}

// lowhhrickNear lets a TIE attack a friend of Lowhhrick.
func lowhhrickNear(t *testing.T, gap float64, tokens ...game.Token,
) (s *scene.Scene, lowhhrick, friend *scene.Ship) {
	s = scene.Second(t)
	lowhhrick = s.Mine("lowhhrick", beside(gap))
	friend = s.Mine("bluesquadronescort", here)
	for _, token := range tokens {
		s.Tokens(lowhhrick, token, 1)
	}
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, friend)
	return s, lowhhrick, friend
}

func TestLowhhrick(t *testing.T) {
	for _, side := range []game.Token{game.ReinforceFore, game.ReinforceAft} {
		s, lowhhrick, friend := lowhhrickNear(t, 99, side)
		s.Use(lowhhrick, "shelter")
		s.ChooseNamed(s.Exec().G.Tokens[side].Name)
		s.WantTokens(lowhhrick, side, 0)
		s.WantTokens(friend, game.EvadeToken, 1)
		s.Dice("blank", "blank")
		s.Dice("evade", "evade")
		s.Done()
	}
}

func TestLowhhrick_PicksTheToken(t *testing.T) {
	s, lowhhrick, friend := lowhhrickNear(t, 99, game.ReinforceFore, game.ReinforceAft)
	s.Use(lowhhrick, "shelter")
	s.ChooseNamed(s.Exec().G.Tokens[game.ReinforceAft].Name)
	s.WantTokens(lowhhrick, game.ReinforceFore, 1)
	s.WantTokens(lowhhrick, game.ReinforceAft, 0)
	s.WantTokens(friend, game.EvadeToken, 1)
	s.NotOffered(lowhhrick, "shelter") // once
	s.Dice("blank", "blank")
	s.Dice("evade", "evade")
	s.Done()
}

func TestLowhhrick_DefendsHimself(t *testing.T) {
	// 2e.component.friendly.range-0-of-self
	s := scene.Second(t)
	lowhhrick := s.Mine("lowhhrick", here, scene.Tokens(game.ReinforceFore, 1))
	tie := s.Theirs("academypilot", ahead(150))
	s.Attack(tie, lowhhrick)
	s.Use(lowhhrick, "shelter")
	s.ChooseNamed(s.Exec().G.Tokens[game.ReinforceFore].Name)
	s.WantTokens(lowhhrick, game.EvadeToken, 1)
	s.Dice("blank", "blank")
	s.Dice("evade")
	s.Done()
}

func TestLowhhrick_TooFar(t *testing.T) {
	s, lowhhrick, _ := lowhhrickNear(t, 101, game.ReinforceFore)
	s.Never(lowhhrick, "shelter")
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestLowhhrick_WithoutReinforceToken(t *testing.T) {
	s, lowhhrick, _ := lowhhrickNear(t, 50, game.EvadeToken)
	s.Never(lowhhrick, "shelter")
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestLowhhrick_AnEnemyDefends(t *testing.T) {
	s := scene.Second(t)
	lowhhrick := s.Mine("lowhhrick", scene.At(497+50, 490, 0), scene.Tokens(game.ReinforceFore, 1))
	escort := s.Mine("bluesquadronescort", here)
	tie := s.Theirs("academypilot", ahead(150))
	s.Never(lowhhrick, "shelter")
	s.Attack(escort, tie)
	s.Dice("blank", "blank", "blank")
	s.Dice("blank", "blank", "blank")
	s.Done()
}
