package upgrades_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/data"
	"koiogran/engine/edition/first"
	"koiogran/engine/edition/first/upgrades"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// table lays out a scene of the first edition.
func table(t *testing.T) *scene.Scene { return scene.New(t, rules.Compile(first.Edition())) }

// here is where the ship that a test is about stands: small, facing up the table.
var here = scene.At(457, 300, 0)

// ahead is a place in front of here, facing it: gap is the distance between the bases in mm. At
// 101-200 mm, range 2, neither side has a range bonus.
func ahead(gap float64) scene.Option { return scene.At(457, 340+gap, 180) }

// fleeing is the same place, facing away.
func fleeing(gap float64) scene.Option { return scene.At(457, 340+gap, 0) }

// beside is a place to the right of here, facing the same way.
func beside(gap float64) scene.Option { return scene.At(497+gap, 300, 0) }

// Ships without abilities.
const (
	rookie  = "rookiepilot"
	academy = "academypilot"
	black   = "blacksquadronpilot"
)

const (
	focus  = game.FocusToken
	evade  = game.EvadeToken
	stress = game.StressToken
	ion    = game.IonToken
)

func with(id string) scene.Option { return scene.With(id) }

// blanks returns n blank faces.
func blanks(n int) []string { return slices.Repeat([]string{"blank"}, n) }

// wantDice lets a ship attack another, which hits nothing, and fails unless the two roll this many
// dice.
func wantDice(s *scene.Scene, ship, target *scene.Ship, attack, defense int) {
	s.Attack(ship, target)
	got := int(s.Rolling().N)
	s.Is(got == attack, "%d attack dice, not %d", attack, got)
	s.Dice(blanks(attack)...)
	got = int(s.Rolling().N)
	s.Is(got == defense, "%d defense dice, not %d", defense, got)
	s.Dice(blanks(defense)...)
	s.Done()
}

func TestCards_AreInTheData(t *testing.T) {
	for _, d := range upgrades.Cards() {
		u, ok := data.First().Upgrade(d.ID)
		if !ok || d.Summary == "" {
			t.Errorf("%s: no such card, or no summary", d.ID)
			continue
		}
		if (u.Sides[0].Attack != nil) != (d.Weapon != nil) {
			t.Errorf("%s: attack %v in the data, and %v here", d.ID, u.Sides[0].Attack, d.Weapon)
		}
	}
}
