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
	s = table(t)
	red, foe = s.Mine("genesisred", here, scene.Tokens(evade, 1)), s.Theirs(academy, ahead(150), scene.Tokens(evade, 3))
	s.Perform(red, 0, game.LockAction)
	s.Use(red, "target lock")
	s.Pick(foe)
	s.WantTokens(red, evade, 3)
	s.WantTokens(red, focus, 0)
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

func TestQuinnJast_Reloads(t *testing.T) {
	s := table(t)
	quinn := s.Mine("quinnjast", here, scene.With("concussionmissiles", "crackshot"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Discard(quinn, "concussionmissiles")
	s.Discard(quinn, "crackshot")
	s.Engagement()
	s.Use(quinn, "quinnjast: reload")
	s.Refused(func() { s.ChooseNamed("Crack Shot") })
	s.ChooseNamed("Concussion Missiles")
	s.WantTokens(quinn, game.DisarmToken, 1)
	s.WantDiscarded(quinn, "crackshot")
	rest(s)
	s = table(t)
	quinn = s.Mine("quinnjast", here, scene.With("concussionmissiles"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Never(quinn, "quinnjast: reload")
	s.Engagement()
	rest(s)
}

func TestSunnyBounder_OnceARoundForDiceAlike(t *testing.T) {
	s := table(t)
	sunny, foe := s.Mine("sunnybounder", here), s.Theirs(rookie, ahead(150))
	s.Attack(sunny, foe)
	s.Dice("hit", "hit")
	s.Use(sunny, "add a matching result")
	s.Dice(blanks(2)...)
	s.WantDamage(foe, 1)
	s.Done()
	s.Never(sunny, "add a matching result")
	s.Attack(foe, sunny)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "evade", "evade")
	rest(s)
}

func TestSunnyBounder_AfterARerollAndInDefense(t *testing.T) {
	s := table(t)
	sunny, foe := s.Mine("sunnybounder", here), s.Theirs(rookie, ahead(150))
	s.Lock(sunny, foe)
	s.Attack(sunny, foe)
	s.Dice("hit", "blank")
	s.Use(sunny, "spend target lock")
	s.Number(1)
	s.Number(0)
	s.Dice("hit")
	s.Use(sunny, "add a matching result")
	s.WantEvent(game.DiceChanged, "")
	rest(s)
	s.WantDamage(foe, 1)
	s = table(t)
	sunny, foe = s.Mine("sunnybounder", here), s.Theirs(rookie, ahead(150))
	s.Attack(foe, sunny)
	s.Dice("hit", "hit", "blank")
	s.Dice("focus", "focus", "focus")
	s.Tokens(sunny, focus, 1)
	s.Use(sunny, "add a matching result")
	s.WantDefenseDice("focus", "focus", "focus", "focus")
	rest(s)
	s = table(t)
	sunny, foe = s.Mine("sunnybounder", here), s.Theirs(rookie, ahead(150))
	s.Never(sunny, "add a matching result")
	s.Attack(foe, sunny)
	s.Dice("hit", "hit", "blank")
	s.Dice("focus", "focus", "blank")
	rest(s)
	s = table(t)
	sunny, foe = s.Mine("sunnybounder", here, scene.With("flightinstructor")), s.Theirs(rookie, ahead(150))
	s.Attack(foe, sunny)
	s.Dice("hit", "hit", "blank")
	s.Dice("evade", "evade", "focus")
	s.Use(sunny, "reroll a focus or blank")
	s.Number(1)
	s.Dice("evade")
	s.Use(sunny, "add a matching result")
	rest(s)
}

func TestSunnyBounder_OutsideOfAttacks(t *testing.T) {
	s := table(t)
	sunny := s.Mine("sunnybounder", here)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
	s.Activate(sunny, "3 straight")
	s.Dice("hit")
	s.Offered(sunny, "add a matching result")
	s.Pass()
	s.WantShields(sunny, 0)
	rest(s)
}
