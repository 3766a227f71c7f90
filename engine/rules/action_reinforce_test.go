package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// struck lets a ship at a place attack one that faces up the table with tokens, and returns the
// defender after three hits of which it evades some.
func struck(t *testing.T, at scene.Option, evades int, token game.Token, n int,
) (*scene.Scene, *scene.Ship) {
	t.Helper()
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", at)
	foe := s.Theirs("bluesquadronescort", scene.At(400, 400, 0), scene.Shields(0),
		scene.Tokens(token, n))
	s.Attack(ship, foe)
	s.Dice("hit", "hit", "hit")
	s.Dice([][]string{{"blank", "blank"}, {"evade", "blank"}, {"evade", "evade"}}[evades]...)
	return s, foe
}

func TestReinforceAction_PicksASide(t *testing.T) {
	for _, side := range []string{"reinforce fore", "reinforce aft"} {
		// 2e.action.reinforce
		s := scene.Second(t)
		ship := s.Mine("kashyyykdefender", scene.At(400, 400, 0))
		s.Perform(ship, 0, game.ReinforceAction)
		s.Use(ship, "reinforce")
		s.ChooseNamed(side)
		for token, name := range map[game.Token]string{
			game.ReinforceFore: "reinforce fore", game.ReinforceAft: "reinforce aft",
		} {
			n := 0
			if name == side {
				n = 1
			}
			s.WantTokens(ship, token, n)
		}
		s.Done()
	}
}

func TestReinforce_OnItsSide(t *testing.T) {
	ahead, behind := scene.At(400, 600, 180), scene.At(400, 200, 0)
	for _, c := range []struct {
		at     scene.Option
		token  game.Token
		damage int
	}{
		// 2e.token.reinforce.effect
		{ahead, game.ReinforceFore, 2}, {behind, game.ReinforceAft, 2},
		// 2e.token.reinforce.condition
		{ahead, game.ReinforceAft, 3}, {behind, game.ReinforceFore, 3},
	} {
		s, foe := struck(t, c.at, 0, c.token, 1)
		s.WantDamage(foe, c.damage)
		s.Done()
	}
}

func TestReinforce_AcrossTheMidline(t *testing.T) {
	for _, c := range []struct {
		y      float64
		damage int
	}{{420, 2}, {419.9, 3}, {420.1, 2}} {
		// 2e.token.reinforce.condition: a base that only touches the midline does not cross it.
		s, foe := struck(t, scene.At(550, c.y, 270), 0, game.ReinforceFore, 1)
		s.WantDamage(foe, c.damage)
		s.Done()
	}
}

func TestReinforce_AfterTheEvades(t *testing.T) {
	// 2e.attack.neutralize.reinforce-window: of three hits two are evaded, and the one that is left
	// is too few for the token. Had it come first, the evades would have canceled the rest.
	s, foe := struck(t, scene.At(400, 600, 180), 2, game.ReinforceFore, 1)
	s.WantDamage(foe, 1)
	s.Done()
}

func TestReinforce_Several(t *testing.T) {
	for _, c := range []struct{ evades, damage int }{{0, 1}, {1, 1}} {
		// 2e.token.reinforce.several: the second token finds two results left of three, or one of two.
		s, foe := struck(t, scene.At(400, 600, 180), c.evades, game.ReinforceFore, 2)
		s.WantDamage(foe, c.damage)
		s.Done()
	}
}

func TestReinforce_IsNotSpent(t *testing.T) {
	// 2e.token.reinforce.not-spent
	s, foe := struck(t, scene.At(400, 600, 180), 1, game.ReinforceFore, 1)
	s.WantDamage(foe, 1)
	s.WantTokens(foe, game.ReinforceFore, 1)
	s.Done()
}

func TestReinforce_CancelsAHitBeforeACrit(t *testing.T) {
	// 2e.token.reinforce.effect: the evade that it adds cancels as others do.
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 600, 180))
	foe := s.Theirs("academypilot", scene.At(400, 400, 0), scene.Tokens(game.ReinforceFore, 1))
	s.Attack(ship, foe)
	s.Dice("hit", "crit", "blank")
	s.Dice(blanks(3)...)
	s.Draw("Weapons Failure")
	s.WantDamage(foe, 1)
	s.Done()
}
