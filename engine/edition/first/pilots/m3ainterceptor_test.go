package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestSerissu_OneDefenseDie(t *testing.T) {
	s := table(t)
	serissu, wing := s.Mine("serissu", beside(20)), s.Mine(rookie, here)
	s.Attack(s.Theirs(academy, ahead(150)), wing)
	s.Dice("hit", "blank")
	s.Dice(blanks(2)...)
	s.Use(serissu, "reroll")
	s.Number(1)
	s.Dice("evade")
	s.WantShields(wing, 2)
	s.Done()
}

func TestGenesisRed_Mirrors(t *testing.T) {
	s := table(t)
	red := s.Mine("genesisred", here, scene.Tokens(evade, 2))
	foe := s.Theirs(academy, ahead(150), scene.Tokens(focus, 2), scene.Tokens(evade, 1))
	s.Perform(red, 0, game.LockAction)
	s.Use(red, "target lock")
	s.Pick(foe)
	s.WantTokens(red, focus, 2)
	s.WantTokens(red, evade, 2)
	s.WantTokens(foe, focus, 2)
	s.Done()
}

func TestLaetinAshera_AfterAMiss(t *testing.T) {
	for face, missed := range map[string]bool{"blank": true, "hit": false} {
		s := table(t)
		laetin, foe := s.Mine("laetinashera", here), s.Theirs(academy, ahead(150))
		if !missed {
			s.Never(laetin, "evade")
		}
		s.Attack(foe, laetin)
		s.Dice(face, "blank")
		s.Dice(blanks(3)...)
		if missed {
			s.Use(laetin, "evade")
			s.WantTokens(laetin, evade, 1)
		}
		s.Done()
	}
	s := table(t)
	laetin, foe := s.Mine("laetinashera", here), s.Theirs(academy, ahead(150))
	s.Never(laetin, "evade")
	s.Attack(laetin, foe)
	rest(s)
}

func TestInaldra_SpendsAShield(t *testing.T) {
	s := table(t)
	inaldra, foe := s.Mine("inaldra", here), s.Theirs(academy, ahead(150))
	s.Attack(inaldra, foe)
	s.Dice(blanks(2)...)
	s.Use(inaldra, "reroll")
	s.WantShields(inaldra, 0)
	s.Number(2)
	s.Dice("hit", "blank")
	s.Dice(blanks(3)...)
	s.Done()
	s.Never(inaldra, "reroll")
	s.Attack(foe, inaldra)
	rest(s)
}

func TestInaldra_Defends(t *testing.T) {
	s := table(t)
	inaldra, foe := s.Mine("inaldra", here), s.Theirs(academy, ahead(150))
	s.Attack(foe, inaldra)
	s.Dice("hit", "blank")
	s.Dice(blanks(3)...)
	s.Use(inaldra, "reroll")
	s.Number(3)
	s.Dice("evade", "blank", "blank")
	s.WantDamage(inaldra, 0)
	s.WantShields(inaldra, 0)
	s.Done()
}
