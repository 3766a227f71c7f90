package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// unbuilt is a scene in which ship abilities may be missing.
func unbuilt(t *testing.T) *scene.Scene {
	s := scene.Second(t)
	s.Unbuilt()
	return s
}

func TestNimiChireen(t *testing.T) {
	for enemy, offered := range map[string]bool{
		"graysquadronbomber": false, "norrawexley-btla4ywing": true, "partisanrenegade": false,
	} {
		t.Run(enemy, func(t *testing.T) {
			s := unbuilt(t)
			nimi, foe := s.Theirs("nimichireen", here), s.Mine(enemy, ahead(150))
			s.Attack(nimi, foe)
			if !offered {
				s.Never(nimi, "change a blank")
			}
			s.Dice("blank", "blank", "focus")
			if offered {
				s.Use(nimi, "change a blank")
				s.WantAttackDice("focus", "blank", "focus")
			}
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

// revealing lets a pilot attack another ship, or the other way round, after both have revealed their
// dials; without a maneuver a dial was not revealed.
func revealing(t *testing.T, id, own, other string, attacks bool,
) (s *scene.Scene, pilot, foe *scene.Ship) {
	s = unbuilt(t)
	pilot, foe = s.Mine(id, here), s.Theirs("bluesquadronescort", ahead(150), scene.Tokens(game.FocusToken, 1))
	if own != "" {
		s.Reveal(pilot, own)
	}
	if other != "" {
		s.Reveal(foe, other)
	}
	if attacks {
		s.Attack(pilot, foe)
	} else {
		s.Attack(foe, pilot)
	}
	return s, pilot, foe
}

// 2e.activation.no-revealed-maneuver, 2e.activation.revealed-maneuver-persists
func TestGavynSykes(t *testing.T) {
	for _, c := range []struct {
		own, other string
		offered    bool
	}{
		{"4 straight", "3 straight", true}, {"3 straight", "3 straight", false},
		{"2 straight", "3 straight", false}, {"4 straight", "", false}, {"", "3 straight", false},
	} {
		t.Run(c.own+" against "+c.other, func(t *testing.T) {
			s, gavyn, _ := revealing(t, "gavynsykes", c.own, c.other, true)
			if !c.offered {
				s.Never(gavyn, "reroll blanks")
			}
			s.Dice("blank", "blank")
			if c.offered {
				s.Use(gavyn, "reroll blanks")
				s.Dice("hit", "blank")
				s.WantAttackDice("hit", "blank")
			}
			s.Dice(blanks(2)...)
			s.Done()

			s, gavyn, _ = revealing(t, "gavynsykes", c.own, c.other, false)
			s.Dice("hit", "hit", "blank")
			if !c.offered {
				s.Never(gavyn, "reroll blanks")
			}
			s.Dice("blank", "focus")
			if c.offered {
				s.Use(gavyn, "reroll blanks")
				s.Dice("evade")
				s.WantShields(gavyn, 1) // of two hits one is left
			}
			s.Done()
		})
	}
}

func TestContrail(t *testing.T) {
	for _, c := range []struct {
		own, other string
		offered    bool
	}{
		{"3 straight", "2 straight", true}, {"2 bank-left", "2 bank-right", false},
		{"2 bank-left", "2 turn-left", false}, {"3 straight", "", false}, {"", "2 straight", false},
	} {
		t.Run(c.own+" against "+c.other, func(t *testing.T) {
			s, contrail, foe := revealing(t, "contrail", c.own, c.other, true)
			s.Dice("hit", "hit")
			if !c.offered {
				s.Never(contrail, "change a focus")
			}
			s.Dice("focus", "focus")
			if c.offered {
				s.Use(contrail, "change a focus")
			}
			s.Use(foe, "spend focus") // of what is left
			s.WantShields(foe, map[bool]int{true: 1, false: 2}[c.offered])
			s.Done()

			s, contrail, _ = revealing(t, "contrail", c.own, c.other, false)
			if !c.offered {
				s.Never(contrail, "change a focus")
			}
			s.Dice("focus", "focus", "blank")
			if c.offered {
				s.Use(contrail, "change a focus")
				s.WantAttackDice("focus", "blank", "blank")
			}
			s.Pass() // the focus token
			s.Dice(blanks(int(s.Rolling().N))...)
			s.Done()
		})
	}
}

func TestContrail_SiegeOfCoruscant(t *testing.T) {
	for _, id := range []string{"contrail-siegeofcoruscant", "contrail-siegeofcoruscant-lsl"} {
		s, contrail, _ := revealing(t, id, "3 straight", "2 straight", true)
		s.Dice("hit", "hit")
		s.Dice("focus", "focus")
		s.Use(contrail, "change a focus")
		playOut(s)
	}
}
