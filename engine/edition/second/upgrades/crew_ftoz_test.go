package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestFreelanceSlicer_JamsTheAttacker(t *testing.T) {
	each(t, map[string]struct {
		die  string
		jams int // that its own ship gains
	}{
		"a blank": {"blank", 0},
		"a focus": {"focus", 0},
		"a hit":   {"hit", 1},
		"a crit":  {"crit", 1},
	}, func(t *testing.T, c struct {
		die  string
		jams int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("freelanceslicer"))
		attacker := s.Theirs(tie, north, scene.Tokens(game.FocusToken, 1))
		s.Lock(ship, attacker)
		s.Attack(attacker, ship)
		s.Use(ship, "slice")
		s.Dice(c.die)
		s.WantLock(ship, attacker, false)
		s.WantTokens(attacker, game.FocusToken, 0) // 2e.token.jam.resolve-at-once
		s.WantTokens(ship, game.JamToken, c.jams)
		s.Dice("blank", "blank")
		s.Dice("blank", "blank")
		s.Done()
	})
}

func TestFreelanceSlicer_NotOffered(t *testing.T) {
	each(t, map[string]bool{"attacking": true, "without a lock": false},
		func(t *testing.T, attacks bool) {
			s := scene.Second(t)
			ship := s.Mine(tie, south, scene.With("freelanceslicer"))
			enemy := s.Theirs(tie, north)
			s.Never(ship, "slice")
			if attacks {
				s.Lock(ship, enemy)
				s.Attack(ship, enemy)
			} else {
				s.Attack(enemy, ship)
			}
			s.Dice("hit", "hit")
			if attacks {
				s.Pass() // the lock
			}
			s.Dice("evade", "evade", "blank")
			s.Done()
		})
	s := scene.Second(t) // a friend is attacked
	ship, friend := s.Mine(tie, scene.At(line+200, 300, 0), scene.With("freelanceslicer")), s.Mine(tie, south)
	enemy := s.Theirs(tie, north)
	s.Lock(ship, enemy)
	s.Never(ship, "slice")
	s.Attack(enemy, friend)
	play(s, nil, nil)
	s.Done()
}

func TestLandoCalrissian_GainsWhatHeRolls(t *testing.T) {
	each(t, map[string]struct {
		dice          [2]string
		focus, evades int
	}{
		"focus and evade": {[2]string{"focus", "evade"}, 1, 1},
		"two evades":      {[2]string{"evade", "evade"}, 0, 2},
		"focus and blank": {[2]string{"blank", "focus"}, 1, 0},
	}, func(t *testing.T, c struct {
		dice          [2]string
		focus, evades int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("landocalrissian"))
		s.Perform(ship, 0)
		s.Use(ship, "gamble")
		s.Is(s.Rolling().Color == game.DefenseDice, "they are defense dice")
		s.Dice(c.dice[0], c.dice[1])
		s.WantTokens(ship, game.FocusToken, c.focus)
		s.WantTokens(ship, game.EvadeToken, c.evades)
		s.Done()
	})
}

func TestLandoCalrissian_TwoBlanks(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("landocalrissian"))
	s.Perform(ship, 0)
	s.Use(ship, "gamble")
	s.Dice("blank", "blank")
	s.Asked(game.Seat2)
	s.ChooseNamed("evade")
	s.WantTokens(ship, game.EvadeToken, 1)
	s.WantTokens(ship, game.FocusToken, 0)
	s.Perform(ship, 0)
	s.NotOffered(ship, "gamble") // 2e.action.same-once-per-round
	s.Pass()
	s.Done()
}

func TestMinisterTua_Reinforces(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("ministertua"), scene.Damaged(1))
	s.Engagement()
	s.Use(ship, "ministertua: reinforce")
	s.Use(ship, "rules: reinforce")
	s.ChooseNamed("reinforce aft")
	s.WantTokens(ship, game.ReinforceAft, 1)
	s.WantTokens(ship, game.StressToken, 1) // 2e.action.red-gains-stress
	s.Done()
}

func TestMinisterTua_NotOffered(t *testing.T) {
	each(t, map[string]struct{ damage, stress int }{
		"not damaged": {0, 0},
		"stressed":    {1, 1}, // 2e.action.stressed-cannot
	}, func(t *testing.T, c struct{ damage, stress int }) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("ministertua"), scene.Damaged(c.damage),
			scene.Tokens(game.StressToken, c.stress))
		s.Never(ship, "ministertua: reinforce")
		s.Engagement()
		s.Done()
	})
}

func TestNienNunb_EasierBanks(t *testing.T) {
	each(t, map[string]struct {
		maneuver string
		stress   int // of 1 that it has before
	}{
		"white bank 3 is blue":   {"3 bank-left", 0},
		"and to the right":       {"3 bank-right", 0},
		"white turn 3 stays":     {"3 turn-left", 1},
		"white straight 3 stays": {"3 straight", 1},
	}, func(t *testing.T, c struct {
		maneuver string
		stress   int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("niennunb"), scene.Tokens(game.StressToken, 1))
		s.Activate(ship, c.maneuver)
		if c.stress == 0 {
			s.Pass() // the action
		}
		s.WantTokens(ship, game.StressToken, c.stress)
		s.Done()
	})
}

func TestNienNunb_OnlyItsOwnShip(t *testing.T) {
	s := scene.Second(t)
	s.Mine(xwing, scene.At(line+200, 300, 0), scene.With("niennunb"))
	ship := s.Mine(xwing, south, scene.Tokens(game.StressToken, 1))
	s.Activate(ship, "3 bank-left")
	s.WantTokens(ship, game.StressToken, 1)
	s.Done()
}

func TestNoviceTechnician_Repairs(t *testing.T) {
	each(t, map[string]struct {
		die    string
		facing int // facedown cards afterward
	}{
		"a hit exposes a card": {"hit", 0},
		"a crit does not":      {"crit", 1},
	}, func(t *testing.T, c struct {
		die    string
		facing int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("novicetechnician"))
		s.Crit(ship, "Blinded Pilot")
		s.End()
		s.Use(ship, "try to repair")
		s.Dice(c.die)
		s.ChooseNamed("Blinded Pilot")
		if c.die == "hit" {
			s.Draw("Blinded Pilot") // the only card it has
		}
		s.WantFacedown(ship, c.facing)
		s.WantDamage(ship, 1)
		s.Done()
	})
}

func TestNoviceTechnician_NotWithoutFaceupDamage(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("novicetechnician"), scene.Damaged(2))
	s.Never(ship, "try to repair")
	s.End()
	s.Done()
}

func TestPerceptiveCopilot_FocusesTwice(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("perceptivecopilot"))
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 2)
	s.Done()
}

func TestPerceptiveCopilot_OnlyAfterItsOwnFocus(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(tie, south, scene.With("perceptivecopilot"))
	friend := s.Mine(tie, scene.At(line+100, 300, 0))
	s.Perform(friend, 0)
	s.Use(friend, "focus")
	s.WantTokens(friend, game.FocusToken, 1)
	s.Perform(ship, 0)
	s.Use(ship, "evade")
	s.WantTokens(ship, game.FocusToken, 0)
	s.Done()
}

func TestR2D2Crew_RecoversAShield(t *testing.T) {
	each(t, map[string]struct {
		die    string
		facing int // facedown cards afterward
	}{
		"a hit exposes a card": {"hit", 0},
		"a crit does not":      {"crit", 1},
	}, func(t *testing.T, c struct {
		die    string
		facing int
	}) {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("r2d2-crew"), scene.Shields(0), scene.Damaged(1))
		s.End()
		s.Use(ship, "recover a shield")
		s.Dice(c.die)
		if c.die == "hit" {
			s.Draw("Blinded Pilot")
		}
		s.WantShields(ship, 1)
		s.WantFacedown(ship, c.facing)
		s.Done()
	})
}

func TestR2D2Crew_NotOffered(t *testing.T) {
	each(t, map[string]struct {
		pilot           string
		shields, damage int
	}{
		"shielded":            {xwing, 1, 1},
		"not damaged":         {xwing, 0, 0},
		"no shield to regain": {tie, 0, 1},
	}, func(t *testing.T, c struct {
		pilot           string
		shields, damage int
	}) {
		s := scene.Second(t)
		ship := s.Mine(c.pilot, south, scene.With("r2d2-crew"), scene.Shields(c.shields),
			scene.Damaged(c.damage))
		s.Never(ship, "recover a shield")
		s.End()
		s.Done()
	})
}

func TestTacticalOfficer_CoordinateIsWhite(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("tacticalofficer"))
	friend := s.Mine(xwing, scene.At(line+100, 300, 0))
	s.Perform(ship, game.OnBar)
	s.Use(ship, "coordinate")
	s.Pick(friend)
	s.Use(friend, "focus")
	s.WantTokens(ship, game.StressToken, 0)
	s.Done()
}
