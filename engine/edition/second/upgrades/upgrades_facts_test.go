package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestCloneCommanderCody(t *testing.T) {
	each(t, map[string]struct {
		attack, defense []string
		strain          int
	}{
		"neutralized": {[]string{"hit", "blank", "blank"}, []string{"evade", "blank", "blank"}, 1},
		"nothing":     {[]string{"focus", "blank", "blank"}, []string{"evade", "blank", "blank"}, 0},
		"a hit":       {[]string{"hit", "hit", "blank"}, []string{"evade", "blank", "blank"}, 0},
	}, func(t *testing.T, c struct {
		attack, defense []string
		strain          int
	}) {
		s := scene.Second(t)
		ship, foe := s.Mine(xwing, south, scene.With("clonecommandercody")), s.Theirs(tie, north)
		s.Attack(ship, foe)
		s.Dice(c.attack...)
		s.Dice(c.defense...)
		s.WantTokens(foe, game.StrainToken, c.strain)
		s.Done()
	})
}

// 2e.action.fail.no-triggers
func TestComposure(t *testing.T) {
	for token, offered := range map[game.Token]bool{game.StrainToken: true, game.EvadeToken: false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("composure"), scene.Tokens(token, 1))
		if !offered {
			s.Never(ship, "stay calm")
		}
		s.Perform(ship, 0, game.LockAction) // there is nothing to lock
		s.Use(ship, "lock")
		if offered {
			s.Use(ship, "stay calm")
			s.Use(ship, "focus")
			s.WantTokens(ship, game.FocusToken, 1)
			s.Never(ship, "barrel roll")
		}
		s.Done()
		s.Perform(ship, 0, game.BarrelRollAction)
		if !offered {
			s.Offered(ship, "barrel roll")
			s.Pass()
		}
		s.Done()
	}
}

func TestYodaCrew_Maneuvers(t *testing.T) {
	for name, c := range map[string]struct {
		gap      float64
		mine     bool
		maneuver string
		blocked  bool
		offered  bool
	}{
		"purple": {199, true, "1 straight", false, true}, "white": {199, true, "2 straight", false, false},
		"too far":       {215, true, "1 straight", false, false},
		"an enemy":      {199, false, "1 straight", false, false},
		"not all of it": {150, true, "1 straight", true, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := scene.Second(t)
			yoda := s.Mine("hawk", scene.At(line, 340, 0), scene.With("yoda"))
			flies := s.Ship(side(c.mine), "anakinskywalker-eta2actis", scene.At(line+c.gap+45, 300, 0))
			s.PrintDial(flies, "1 straight purple", "2 straight white")
			if c.blocked {
				s.Theirs(tie, scene.At(line+c.gap+45, 360, 0))
			}
			if !c.offered {
				s.Never(yoda, "help the Force")
			}
			if name == "white" {
				s.Force(flies, 2)
			}
			s.Activate(flies, c.maneuver)
			if c.offered {
				s.Use(yoda, "help the Force")
				s.WantForce(yoda, 1)
				s.WantForce(flies, 3)
			}
			finish(s)
		})
	}
}

func TestYodaCrew(t *testing.T) {
	each(t, map[string]struct {
		gap     float64
		terms   game.Terms
		offered bool
	}{"purple": {200, game.AsPurple, true}, "white": {200, 0, false}, "too far": {210, game.AsPurple, false}},
		func(t *testing.T, c struct {
			gap     float64
			terms   game.Terms
			offered bool
		}) {
			s := scene.Second(t)
			s.Unbuilt()
			yoda := s.Mine("hawk", south, scene.With("yoda"))
			friend := s.Mine("anakinskywalker-eta2actis", scene.At(line+c.gap+45, 300, 0))
			if !c.offered {
				s.Never(yoda, "help the Force")
			}
			s.Perform(friend, c.terms, game.FocusAction)
			s.Use(friend, "focus")
			if c.offered {
				s.WantForce(friend, 2)
				s.Use(yoda, "help the Force")
				s.WantForce(friend, 3)
				s.WantForce(yoda, 1)
			}
			s.Done()
			s.Never(yoda, "help the Force") // his own
			s.Perform(yoda, game.AsPurple, game.FocusAction)
			s.Use(yoda, "focus")
			s.Done()
		})
}
