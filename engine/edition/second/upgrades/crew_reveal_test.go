package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestGrandInquisitor_ActsAfterAReveal(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("grandinquisitor"))
	enemy := s.Theirs(tie, scene.At(line, 300+40+200, 180))
	s.Activate(enemy, "2 turn-left")
	s.Use(ship, "anticipate")
	s.Use(ship, "evade")
	s.WantTokens(ship, game.EvadeToken, 1)
	s.WantTokens(ship, game.StressToken, 1)
	s.WantForce(ship, 0)
	s.Pass() // the enemy's action
	s.Done()
}

func TestGrandInquisitor_OnlyWhiteActionsOfItsBar(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine("spicerunner", south, scene.With("grandinquisitor", "gnkgonkdroid"))
	s.Charges(ship, "gnkgonkdroid", 0)
	enemy := s.Theirs(tie, scene.At(line, 440, 180))
	s.Activate(enemy, "2 turn-left")
	s.Use(ship, "anticipate")
	s.NotOffered(ship, "boost") // it is red
	s.NotOffered(ship, "jam")
	s.NotOffered(ship, "evade") // it is not on the bar
	s.NotOffered(ship, "recover the charge")
	s.Offered(ship, "lock")
	s.Use(ship, "focus")
	s.Pass() // the enemy's action
	s.Done()
}

func TestGrandInquisitor_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		player        game.Player
		y             float64
		force, stress int
	}{
		"beyond range 2":    {game.Seat2, 300 + 40 + 201, 1, 0},
		"no Force":          {game.Seat2, 440, 0, 0},
		"a friend reveals":  {game.Seat1, 440, 1, 0},
		"stressed, for red": {game.Seat2, 440, 1, 1}, // 2e.action.stressed-cannot
	}, func(t *testing.T, c struct {
		player        game.Player
		y             float64
		force, stress int
	}) {
		s := scene.Second(t)
		ship := s.Mine(tie, south, scene.With("grandinquisitor"), scene.Force(c.force),
			scene.Tokens(game.StressToken, c.stress))
		other := s.Ship(c.player, tie, scene.At(line, c.y, 180))
		s.Never(ship, "anticipate")
		s.Activate(other, "2 turn-left")
		s.Pass() // its action
		s.Done()
	})
}

func TestChewbaccaOfTheScum_Repairs(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("chewbacca-crew"), scene.Tokens(game.FocusToken, 1))
	s.Crit(ship, "Blinded Pilot")
	s.End()
	s.Use(ship, "repair")
	s.ChooseNamed("Blinded Pilot")
	s.WantFacedown(ship, 1)
	s.WantTokens(ship, game.FocusToken, 0)
	s.Done()
}

func TestChewbaccaOfTheScum_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		focus int
		crit  bool
	}{
		"no focus token":       {0, true},
		"only facedown damage": {1, false},
	}, func(t *testing.T, c struct {
		focus int
		crit  bool
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("chewbacca-crew"), scene.Damaged(1),
			scene.Tokens(game.FocusToken, c.focus))
		if c.crit {
			s.Crit(ship, "Blinded Pilot")
		}
		s.Never(ship, "chewbacca-crew: repair")
		s.End()
		s.Done()
	})
}
