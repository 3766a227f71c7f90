package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// 2e.attack.special.requirement.lock, 2e.attack.special.requirement.calculate
func TestMultiMissilePods(t *testing.T) {
	for _, c := range []struct {
		name             string
		lock, calculates bool
		charges          int
		can              bool
	}{
		{"lock", true, false, 1, true}, {"calculate", false, true, 1, true}, {"both", true, true, 1, true},
		{"neither", false, false, 1, false}, {"no charge", true, true, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("multimissilepods"))
			foe := s.Theirs(tie, scene.At(line, 440, 180))
			s.Charges(ship, "multimissilepods", c.charges)
			if c.lock {
				s.Lock(ship, foe)
			}
			if c.calculates {
				s.Tokens(ship, game.CalculateToken, 1)
			}
			if !c.can {
				s.Never(ship, "multimissilepods")
				s.Attack(ship, foe)
				s.Dice("blank", "blank", "blank", "blank")
				if c.lock {
					s.Pass()
				}
				s.Dice("blank", "blank", "blank")
				s.Done()
				return
			}
			s.AttackWith(ship, "multimissilepods", foe)
			s.WantCharges(ship, "multimissilepods", 0)
			s.Dice("blank", "blank")
			if c.lock {
				s.Pass() // the lock is there to reroll with
			}
			s.Dice("blank", "blank", "blank")
			s.Done()
		})
	}
}

// 2e.attack.step2.order-of-modifiers
func TestMultiMissilePods_MoreDice(t *testing.T) {
	for _, c := range []struct {
		name string
		at   scene.Option
		uses []string
	}{
		{"bullseye", scene.At(line, 440, 180), []string{"roll a die", "roll a second die"}},
		{"front", scene.At(line+28, 440, 180), []string{"roll a die"}},
		{"full front alone", scene.At(line+150, 330, 180), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("multimissilepods"), scene.Tokens(game.CalculateToken, 1))
			foe := s.Theirs(tie, c.at)
			s.AttackWith(ship, "multimissilepods", foe)
			for _, use := range c.uses {
				s.Use(ship, use)
			}
			if s.Questions() != "" && len(c.uses) < 2 {
				s.NotOffered(ship, "roll a second die")
			}
			s.Dice(blanks2(2 + len(c.uses))...)
			s.WantCharges(ship, "multimissilepods", 4-len(c.uses))
			s.Dice("blank", "blank", "blank")
			s.Done()
		})
	}
}

// 2e.attack.special.range-requirement, 2e.attack.range.0-forbidden
func TestHotshotTailBlaster(t *testing.T) {
	for gap, can := range map[float64]bool{0: true, 99: true, 101: false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("hotshottailblaster"))
		foe := s.Theirs(tie, scene.At(line, 260-gap, 0))
		if !can {
			s.Never(ship, "hotshottailblaster")
			s.Engage(ship)
			s.Done()
			continue
		}
		s.AttackWith(ship, "hotshottailblaster", foe)
		s.WantCharges(ship, "hotshottailblaster", 1)
		s.Dice("blank", "blank")
		s.Dice("blank", "blank", "blank")
		s.Done()
	}
}

// 2e.attack.neutralize.hits-first
func TestAutoblasters(t *testing.T) {
	for _, c := range []struct {
		name         string
		aside, turns float64
		dice, crits  int
	}{
		{"bullseye, ahead of the defender", 0, 180, 3, 0}, {"bullseye, behind the defender", 0, 0, 3, 1},
		{"no bullseye, behind the defender", 28, 0, 2, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("autoblasters"))
			foe := s.Theirs(tie, scene.At(line+c.aside, 500, c.turns))
			s.AttackWith(ship, "autoblasters", foe)
			dice := append([]string{"crit", "hit"}, blanks2(c.dice-2)...)
			s.Dice(dice...)
			s.Dice("evade", "evade", "evade")
			if c.crits > 0 {
				s.Draw("Panicked Pilot")
			}
			s.WantDamage(foe, c.crits)
			s.Done()
		})
	}
}

// 2e.attack.range-bonus.3
func TestSyncedLaserCannons(t *testing.T) {
	for _, c := range []struct {
		name   string
		token  game.Token
		weapon string
		dice   int
	}{
		{"calculating", game.CalculateToken, "syncedlasercannons", 3},
		{"focused", game.FocusToken, "syncedlasercannons", 4},
		{"another weapon", game.CalculateToken, "primary", 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("syncedlasercannons"), scene.Tokens(c.token, 1))
			foe := s.Theirs(tie, scene.At(line, 600, 180))
			s.AttackWith(ship, c.weapon, foe)
			s.Dice("blank", "blank", "blank")
			s.Dice(blanks2(c.dice)...)
			s.Done()
		})
	}
}

// 2e.token.stress.status
func TestContrabandCybernetics(t *testing.T) {
	for _, use := range []bool{true, false} {
		s := scene.Second(t)
		ship := s.Mine(xwing, south, scene.With("contrabandcybernetics"), scene.Tokens(game.StressToken, 1))
		s.PrintDial(ship, "3 straight red")
		s.Activate(ship, "3 straight")
		if use {
			s.Use(ship, "override your stress")
			s.WantCharges(ship, "contrabandcybernetics", 0)
			s.Use(ship, "focus")
			s.WantTokens(ship, game.StressToken, 2)
			s.Is(s.Of(ship).Executed.Speed == 3, "the red maneuver")
		} else {
			s.Pass()
			s.WantTokens(ship, game.StressToken, 1)
			s.Is(s.Of(ship).Executed.Speed == 2, "the stress maneuver")
		}
		s.Done()
	}
	s := scene.Second(t) // no charge is left, and a friend's stress is its own
	ship := s.Mine(xwing, south, scene.With("contrabandcybernetics"), scene.Tokens(game.StressToken, 1))
	s.Charges(ship, "contrabandcybernetics", 0)
	s.Never(ship, "override your stress")
	s.Activate(ship, "1 straight") // blue
	s.Pass()
	s.Done()
}
