package first_test

import (
	"fmt"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// decks lay out a scene with either damage deck.
var decks = map[string]func(t *testing.T) *scene.Scene{"newer": func(t *testing.T) *scene.Scene { return scene.First(t) }, "older": older}

// 1e.damage.faceup-ongoing: what a damage card does after a maneuver, and after which.
func TestDamageDeck_AfterAManeuver(t *testing.T) {
	for _, c := range []struct {
		deck, title, maneuver, ship, rock string
		stress, die                       bool
		damage                            int // with the card itself
	}{
		{"newer", "Loose Stabilizer", "3 straight", "", "", true, false, 1}, // white
		{"newer", "Loose Stabilizer", "2 straight", "", "", false, false, 1},
		{"newer", "Stunned Pilot", "2 straight", "", "", false, false, 1},
		{"newer", "Stunned Pilot", "2 straight", "in the way", "", false, false, 2},
		{"newer", "Stunned Pilot", "2 straight", "", "on it", false, true, 2},
		{"newer", "Stunned Pilot", "2 straight", "", "on the way", false, true, 1},
		{"older", "Stunned Pilot", "2 straight", "", "on the way", false, true, 2},
		{"older", "Stunned Pilot", "2 straight", "", "", false, false, 1},
		{"older", "Minor Hull Breach", "2 straight", "", "", false, false, 1},
		{"older", "Minor Hull Breach", "3 straight", "", "", false, false, 1},
	} {
		s := decks[c.deck](t)
		ship := s.Mine(rookie, here, scene.Shields(0))
		s.Crit(ship, c.title)
		foe := away
		if c.ship != "" {
			foe = scene.At(457, 415, 0)
		}
		s.Theirs(academy, foe)
		switch c.rock {
		case "on it":
			s.Obstacle("coreasteroid0", scene.At(457, 420, 0))
		case "on the way":
			s.Obstacle("coreasteroid0", scene.At(457, 348, 0))
		}
		s.Activate(ship, c.maneuver)
		rolled := false
		for !s.State().Over {
			if s.Exec().Waiting(s.State()).Has(game.Chance) {
				s.Dice("blank")
				rolled = true
			} else {
				s.Pass()
			}
		}
		name := fmt.Sprint(c)
		s.Is(rolled == c.die, "%s: it rolls a die: %t", name, rolled)
		s.Is(s.Of(ship).Tokens[stress] > 0 == c.stress, "%s: stressed is not %t", name, c.stress)
		s.WantDamage(ship, c.damage)
		s.Done()
	}
}

// What works from the next round on does not in the round in which it is dealt.
func TestDamageDeck_FromTheNextRoundOn(t *testing.T) {
	for _, deck := range decks {
		s := deck(t)
		ship, foe := s.Mine(rookie, here), s.Theirs(academy, there)
		s.Crit(ship, "Damaged Cockpit")
		s.Crit(foe, "Structural Damage")
		s.Planning()
		s.WantInitiative(ship, 0)
		s.WantInitiative(foe, 1)
		s.Dial(ship, "2 straight")
		s.Dial(foe, "2 straight")
		s.Done()

		s = deck(t)
		ship = s.Mine(rookie, here)
		s.Theirs(academy, away)
		s.Crit(ship, "Damaged Cockpit")
		s.Activate(ship, "2 straight")
		s.WantInitiative(ship, 2)
		s.Pass()
		s.Done()
	}
}

// It begins to work once.
func TestDamageDeck_BeginsOnce(t *testing.T) {
	s := scene.First(t)
	ship, foe := s.Mine(rookie, here), s.Theirs(academy, away)
	s.Crit(ship, "Damaged Cockpit")
	s.Planning()
	s.Dial(ship, "2 straight")
	s.Dial(foe, "2 straight")
	s.Done()
	s.Planning()
	s.Done()
	used := 0
	for _, e := range s.Events() {
		if e.Kind == game.Used {
			used++
		}
	}
	s.Is(used == 1, "it began to work %d times", used)
}

// A hull that is breached takes every card faceup, once a round has begun with the breach.
func TestMajorHullBreach_FaceupFromTheNextRoundOn(t *testing.T) {
	for later, facedown := range map[bool]int{false: 1, true: 0} {
		s := scene.First(t)
		ship, foe := s.Mine(rookie, here, scene.Shields(0)), s.Theirs(academy, there)
		s.Crit(ship, "Major Hull Breach")
		if later {
			s.Planning()
			s.Dial(ship, "2 straight")
			s.Dial(foe, "2 straight")
			s.Done()
		}
		s.Attack(foe, ship)
		s.Dice("hit", "blank")
		s.Dice("blank", "blank")
		if later {
			s.Draw("Damaged Engine")
			s.WantCrit(ship, "Damaged Engine", 1)
		}
		s.WantFacedown(ship, facedown)
		s.Done()
	}
}

// The actions that turn damage cards facedown, and what they need to roll.
func TestDamageDeck_Actions(t *testing.T) {
	for _, c := range []struct{ deck, title, good string }{
		{"newer", "Console Fire", ""}, {"newer", "Loose Stabilizer", ""}, {"newer", "Major Hull Breach", ""},
		{"newer", "Damaged Sensor Array", "hit crit"}, {"newer", "Structural Damage", "hit crit"},
		{"newer", "Weapons Failure", "hit crit"}, {"older", "Console Fire", ""},
		{"older", "Structural Damage", "hit"}, {"older", "Weapon Malfunction", "hit crit"},
	} {
		for _, face := range []string{"hit", "crit", "focus", "blank"} {
			s := decks[c.deck](t)
			ship := s.Mine(rookie, here, scene.Shields(0))
			s.Crit(ship, c.title)
			s.Theirs(academy, away)
			s.Activate(ship, "2 straight")
			left := 0
			if c.good == "" {
				s.Use(ship, "turn it facedown")
			} else {
				s.Use(ship, "try to turn it facedown")
				s.Dice(face)
				if !strings.Contains(c.good, face) {
					left = 1
				}
			}
			s.WantCrit(ship, c.title, left)
			s.WantFacedown(ship, 1-left)
			s.Done()
		}
	}
}

// 1e.action.no-repeat-duplicate-cards
func TestDamageDeck_OneActionOfATitleARound(t *testing.T) {
	for _, c := range []struct{ deck, title, action string }{
		{"newer", "Console Fire", "turn it facedown"}, {"older", "Console Fire", "turn it facedown"},
		{"newer", "Structural Damage", "try to turn it facedown"}, {"older", "Structural Damage", "try to turn it facedown"},
	} {
		s := decks[c.deck](t)
		ship := s.Mine(rookie, here, scene.Shields(0))
		s.Crit(ship, c.title)
		s.Crit(ship, c.title)
		s.Theirs(academy, away)
		s.Perform(ship, 0)
		first := s.Exec().Ask(s.State(), game.Seat1).Options()[0]
		s.Choose(func(c game.Choice) bool { return c == first })
		over(s)
		s.Never(ship, c.action)
		s.Perform(ship, 0)
		over(s)
		s.Done()
	}
}

// Structural damage and failing weapons cost a die; a damaged engine reddens turns alone; a shaken pilot sets
// no straight, until a dial is revealed.
func TestDamageDeck_WhileFaceup(t *testing.T) {
	s := scene.First(t)
	ship, foe := s.Mine(rookie, here), s.Theirs(academy, there)
	s.Crit(ship, "Weapons Failure")
	s.Crit(foe, "Structural Damage")
	s.Attack(ship, foe)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
	s.Attack(foe, ship)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()

	for _, deck := range decks {
		for maneuver, red := range map[string]bool{"2 turn-left": true, "3 turn-right": true, "2 bank-left": false, "3 straight": false} {
			s := deck(t)
			ship := s.Mine(rookie, here)
			s.Crit(ship, "Damaged Engine")
			s.Theirs(academy, away)
			s.Activate(ship, maneuver)
			s.Is(s.Of(ship).Tokens[stress] > 0 == red, "%s: red is not %t", maneuver, red)
			if !red {
				s.Pass()
			}
			s.Done()
		}
	}

	s = scene.First(t)
	ship, foe = s.Mine(rookie, here), s.Theirs(academy, away)
	s.Crit(ship, "Shaken Pilot")
	s.Planning()
	s.Refused(func() { s.Dial(ship, "2 straight") })
	s.Dial(ship, "2 bank-left")
	s.Dial(foe, "2 straight")
	s.WantCrit(ship, "Shaken Pilot", 1)
	s.Done()
	s.Activate(ship, "2 bank-left")
	s.WantCrit(ship, "Shaken Pilot", 0)
	s.Pass()
	s.Done()
}

// A damaged sensor array of the newer deck leaves the actions of damage cards alone.
func TestDamagedSensorArray_OnlyActionsOfDamageCards(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine(rookie, here, scene.Shields(0), scene.With("r5p9"))
	s.Crit(ship, "Damaged Sensor Array")
	s.Crit(ship, "Console Fire")
	s.Theirs(academy, away)
	s.Never(ship, "focus")
	s.Never(ship, "target lock")
	s.Activate(ship, "2 straight")
	s.Use(ship, "Console Fire: turn it facedown")
	s.Done()
}
