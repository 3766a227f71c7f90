package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/geom"
	"koiogran/engine/rules"
)

// hunted has a TIE fighter at a place attack a huge ship and deal it a faceup card.
func hunted(t *testing.T, x, y, heading float64, title string, cards ...string) (s *scene.Scene, ship *scene.Ship) {
	t.Helper()
	s, enemy := scene.Second(t), (*scene.Ship)(nil)
	s.Unbuilt()
	enemy = s.Mine(tie, scene.At(x, y, heading), scene.With(cards...))
	ship = s.Theirs(corvette, scene.At(600, 300, 0), scene.Shields(0), scene.Energy(2))
	s.Attack(enemy, ship)
	dice := []string{"crit", "blank", "blank"}
	s.Dice(dice[:s.Rolling().N]...)
	s.Draw(title)
	return s, ship
}

// dreadnoughthunter: from outside of the arcs that the card names, the attacker's player may apply the precision shot.
func TestDreadnoughtHunter(t *testing.T) {
	for _, applies := range []bool{true, false} {
		s, ship := hunted(t, 600, 520, 180, "Exhausted Crews", "dreadnoughthunter")
		s.Asked(game.Seat1)
		if applies {
			s.ChooseNamed("apply the precision shot")
			s.WantTokens(ship, game.JamToken, 1)
		} else {
			s.Pass()
			s.WantTokens(ship, game.JamToken, 0)
		}
		s.Done()
	}
}

// dreadnoughthunter: in the arcs that the card names the precision shot comes by itself; outside of the bullseye arc, and
// without the card, there is none from elsewhere.
func TestDreadnoughtHunter_NotAsked(t *testing.T) {
	for _, c := range []struct {
		name          string
		x, y, heading float64
		title, card   string
		jams, strain  int
	}{
		{"in the arc", 600, 100, 0, "Exhausted Crews", "dreadnoughthunter", 1, 0},
		{"in the arc alone", 655, 100, 0, "Broken Keel", "dreadnoughthunter", 0, 1},
		{"in no bullseye arc", 655, 520, 180, "Exhausted Crews", "dreadnoughthunter", 0, 0},
		{"without the card", 600, 520, 180, "Exhausted Crews", "veteranwingleader", 0, 0},
		{"nothing to remove", 600, 100, 0, "Blind Sensors", "dreadnoughthunter", 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, ship := hunted(t, c.x, c.y, c.heading, c.title, c.card)
			s.WantTokens(ship, game.JamToken, c.jams)
			s.WantTokens(ship, game.StrainToken, c.strain)
			s.Done()
		})
	}
}

// bombardmentspecialists, 2e.attack.special.range-requirement: for a calculate token the weapon reaches 1 range nearer or
// farther, to range 5 at most. The attack range is as measured.
func TestBombardmentSpecialists(t *testing.T) {
	for _, c := range []struct {
		name, pilot, weapon, card string
		x, y                      float64
		calculates                int
		legal                     bool
		left                      int
	}{ // the front edge is at 410.5, the left one at 560
		{"at range 3", raider, "", "bombardmentspecialists", 600, 730, 1, true, 1},
		{"at range 4", raider, "", "bombardmentspecialists", 600, 731, 1, true, 0},
		{"at the end of range 4", raider, "", "bombardmentspecialists", 600, 830, 2, true, 1},
		{"at range 5", raider, "", "bombardmentspecialists", 600, 831, 2, false, 2},
		{"without a token", raider, "", "bombardmentspecialists", 600, 731, 0, false, 0},
		{"without the card", raider, "", "commsteam", 600, 731, 1, false, 1},
		{"from range 4 to 5", corvette, "", "bombardmentspecialists", 40, 300, 1, true, 0},
		{"beyond range 5", corvette, "", "bombardmentspecialists", 39, 300, 1, false, 1},
		{"from range 2 to 1", raider, "targetingbattery", "bombardmentspecialists", 600, 480, 1, true, 0},
		{"from range 1 to 0", raider, "", "bombardmentspecialists", 600, 430.5, 1, true, 0},
		{"at range 0 without a token", raider, "", "bombardmentspecialists", 600, 430.5, 0, false, 0},
		{"from range 2 to 0", raider, "targetingbattery", "bombardmentspecialists", 600, 430.5, 1, false, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			cards := []string{c.card}
			if c.weapon != "" {
				cards = append(cards, c.weapon)
			}
			s, ship := vessel(t, c.pilot, scene.With(cards...), scene.Tokens(game.CalculateToken, c.calculates))
			enemy := s.Theirs(tie, scene.At(c.x, c.y, 180))
			if c.y == 430.5 {
				s.Touch(ship, enemy)
			}
			weapon := 0
			if c.weapon != "" {
				weapon = len(s.Exec().G.Ships[ship.ID()].Weapons) - 1
				s.Turret(ship, geom.FrontArc)
			}
			_, legal := rules.Target(s.Exec(), ship.ID(), enemy.ID(), weapon)
			s.Is(legal == c.legal, "a target: %v", legal)
			if legal {
				if c.weapon == "" {
					s.Attack(ship, enemy)
				} else {
					s.AttackWith(ship, c.weapon, enemy)
				}
				s.WantTokens(ship, game.CalculateToken, c.left)
				finish(s)
				return
			}
			s.WantTokens(ship, game.CalculateToken, c.left)
			s.Done()
		})
	}
}
