package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// A pilot who is about their own attacks, or those against them, leaves alone what others do: a friend attacks
// an enemy and hits, and is attacked by it.
func TestBystanders_DoNothing(t *testing.T) {
	for id, ability := range map[string]string{
		"kathscarlet": "unsettle", "lieutenantkestal": "cancel blanks and focus results", "tarnmison": "answer",
		"bossk": "add hits", "lieutenantblount": "hit", "dengar": "strike back",
	} {
		s := table(t)
		ship := s.Mine(id, scene.At(560, 300, 0), scene.Tokens(focus, 1))
		wing, foe := s.Mine(rookie, here), s.Theirs(rookie, ahead(150))
		s.Never(ship, id+": "+ability)
		s.Attack(wing, foe)
		s.Dice("hit", "crit", "blank")
		s.Dice("evade", "evade")
		s.WantEvent(game.AttackMissed, "")
		s.Done()
		s.Attack(wing, foe)
		s.Dice("hit", "crit", "hit")
		s.Dice("evade", "blank")
		s.WantTokens(foe, game.StressToken, 0)
		s.Done()
		s.Attack(foe, wing)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank", "focus")
		s.WantShields(wing, 1)
		s.WantLock(ship, foe, false)
		s.Done()
	}
}

// Pilots whose firing arc is behind them, too, or whose enemy's is (1e.attack.declare.turret-has-printed-arc).
func TestFiringArc_IsBehindToo(t *testing.T) {
	for name, play := range map[string]func(s *scene.Scene){
		"thanekyrell": func(s *scene.Scene) {
			ship, foe, wing := s.Mine("thanekyrell", here), s.Theirs(academy, scene.At(457, 150, 0)), s.Mine(rookie, beside(20))
			s.Attack(foe, wing)
			for !s.State().Over {
				if offers(s, ship, "thanekyrell: act") {
					s.Use(ship, "thanekyrell: act")
					s.Use(ship, "focus")
					continue
				}
				if s.Exec().Waiting(s.State()).Has(game.Chance) {
					s.Dice(blanks(int(s.Rolling().N))...)
				} else {
					s.Pass()
				}
			}
			s.WantTokens(ship, focus, 1)
		},
		"backstabber: behind a Firespray-31": func(s *scene.Scene) {
			ship, foe := s.Mine("backstabber", here), s.Theirs("bountyhunter", scene.At(457, 510, 0))
			wantDice(s, ship, foe, 2)
		},
		"oldteroch: behind a Firespray-31": func(s *scene.Scene) {
			ship, foe := s.Mine("oldteroch", here), s.Theirs("bountyhunter", scene.At(457, 440, 0), scene.Tokens(focus, 1))
			s.Engagement()
			s.Use(ship, "intimidate")
			s.Pick(foe)
			s.WantTokens(foe, focus, 0)
			rest(s)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := table(t)
			play(s)
			s.Done()
		})
	}
}

// Dice that pilots roll more, or take from those whom they attack, are theirs: a friend beside them rolls what is
// printed, and so do its enemies.
func TestBystanders_ChangeNoDice(t *testing.T) {
	for _, id := range []string{"wedgeantilles", "cobaltleader", "tennumb", "fennrau", "zertikstrom",
		"maarekstele", "theinquisitor", "majorrhymer", "darkcurse", "testpilotblackout", "magvayarro", "krassistrelix",
		"backstabber", "maulermithel", "kathscarlet-scum", "arvelcrynyd", "kavil", "grazthehunter"} {
		s := table(t)
		ship := s.Mine(id, scene.At(560, 300, 0), scene.Tokens(focus, 1))
		wing, foe := s.Mine(rookie, here), s.Theirs(academy, ahead(150))
		s.Lock(ship, foe)
		wantRolls(s, wing, foe, 3, 3)
		wantRolls(s, foe, wing, 2, 2)
	}
}
