package flightpath_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// What damage cards take from the dice of an attack with a beam saber or a beam spray gun.
func TestDamageCards_DiceOfAttacks(t *testing.T) {
	for _, c := range []struct {
		title, weapon   string
		attack, defense uint8
	}{
		{"", "beam-saber", 3, 2}, {"", "beam-spray-gun", 3, 2},
		{"Fire-Control Fault", "beam-saber", 3, 2}, {"Fire-Control Fault", "beam-spray-gun", 2, 2},
		{"Arm Servo Failure", "beam-saber", 2, 2}, {"Arm Servo Failure", "beam-spray-gun", 3, 2},
	} {
		s := lab(t)
		unit := cadet(s, scene.At(457, 300, 0))
		gap := 130.0
		if c.weapon == "beam-saber" {
			gap = 50
		}
		foe := s.Theirs("saberfish-reservist", scene.With("ff-s3-saberfish.std"),
			scene.At(457, 340+gap, 0))
		if c.title != "" {
			s.Crit(unit, c.title)
		}
		s.AttackWith(unit, c.weapon, foe)
		attack := s.Rolling().N
		s.Dice(blanks(int(attack))...)
		defense := s.Rolling().N
		s.Is(attack == c.attack && defense == c.defense, "%s, %s: %d and %d dice, not %d and %d",
			c.title, c.weapon, c.attack, c.defense, attack, defense)
		s.Dice(blanks(int(defense))...)
		rest(s)
		s.Done()
	}
}

func TestArmorSpall_ADieFewerAtRange1(t *testing.T) {
	for gap, fewer := range map[float64]uint8{50: 1, 100: 1, 101: 0} {
		s := lab(t)
		unit := cadet(s, scene.At(457, 300, 0))
		foe := recruit(s, scene.At(457, 340+gap, 180))
		s.AttackWith(unit, "beam-spray-gun", foe)
		s.Dice(blanks(int(s.Rolling().N))...)
		without := s.Rolling().N
		s.Dice(blanks(int(without))...)
		rest(s)
		s.Done()
		s.Crit(foe, "Armor Spall")
		s.AttackWith(unit, "beam-spray-gun", foe)
		s.Dice(blanks(int(s.Rolling().N))...)
		got := s.Rolling().N
		s.Is(got == without-fewer, "%v mm: %d defense dice, not %d", gap, without-fewer, got)
		s.Dice(blanks(int(got))...)
		rest(s)
		s.Done()
	}
}

// What damage cards do as they are dealt, after which they lie facedown or are repaired.
func TestDamageCards_AsTheyAreDealt(t *testing.T) {
	for title, tokens := range map[string]map[game.Token]int{
		"Short Circuit":      {game.IonToken: 1, game.FocusToken: 0, game.EvadeToken: 0},
		"Cockpit Concussion": {game.StressToken: 1, game.FocusToken: 1, game.EvadeToken: 1},
		"Coolant Failure":    {game.OverheatToken: 1, game.FocusToken: 1, game.EvadeToken: 1},
	} {
		s := lab(t)
		unit := cadet(s, scene.At(457, 300, 0))
		foe := recruit(s, scene.At(457, 470, 180), scene.Shields(0),
			scene.Tokens(game.FocusToken, 1), scene.Tokens(game.EvadeToken, 1))
		s.AttackWith(unit, "beam-spray-gun", foe)
		s.Dice("crit", "blank", "blank")
		s.Dice(blanks(int(s.Rolling().N))...)
		s.Pass()
		s.Draw(title)
		for kind, n := range tokens {
			s.WantTokens(foe, kind, n)
		}
		rest(s)
		s.Done()
	}
}
