package first_test

import (
	"slices"
	"strings"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// over plays on, without using anything, until what runs is over; dice show blanks.
func over(s *scene.Scene) {
	for !s.State().Over {
		if s.Exec().Waiting(s.State()).Has(game.Chance) {
			blank := make([]string, s.Rolling().N)
			for i := range blank {
				blank[i] = "blank"
			}
			s.Dice(blank...)
		} else {
			s.Pass()
		}
	}
}

// Suppressive fire ends with Captain Rex and where he holds his fire, and with nothing else.
func TestSuppressiveFire_Ends(t *testing.T) {
	for _, c := range []struct {
		heading float64 // of Captain Rex, who attacks whom he faces
		lost    bool
	}{{0, false}, {180, true}} {
		s := scene.First(t)
		rex := s.Mine("captainrex", scene.At(457, 300, c.heading))
		foe := s.Theirs(academy, scene.At(457, 490, 0))
		s.Condition(foe, "suppressivefire", rex)
		wing := s.Mine(rookie, scene.At(457, 490+190, 180))
		s.Engagement()
		if !c.lost {
			s.Weapon("primary")
			s.Pick(foe)
		}
		over(s)
		attacked := c.lost
		for _, e := range s.Events() {
			attacked = attacked || e.Kind == game.AttackDeclared
			s.Is(attacked || e.Kind != game.ConditionLost, "it ends before the phase does")
		}
		s.Done()
		s.Attack(foe, wing)
		dice := int(s.Rolling().N)
		s.Is(dice == 2 == c.lost, "%d attack dice", dice)
		over(s)
		s.Done()
	}
	s := scene.First(t)
	rex := s.Mine("captainrex", scene.At(100, 100, 0))
	wing, foe := s.Mine(rookie, here, scene.Shields(0), scene.Damaged(2)), s.Theirs("stormsquadronpilot", there)
	s.Condition(foe, "suppressivefire", rex)
	s.Attack(foe, wing)
	s.Dice("hit") // of 2 dice
	s.Dice("blank", "blank")
	s.WantDestroyed(wing)
	s.NoEvent(game.ConditionLost)
	s.Done()
}

// What tears out of a harpooned ship hurts others at range 1 of it alone.
func TestHarpooned_AtRange1(t *testing.T) {
	for _, damage := range []int{0, 2} { // with the second it is destroyed
		s := scene.First(t)
		wing, foe := s.Mine(rookie, here), s.Theirs(rookie, there, scene.Shields(0), scene.Damaged(damage))
		near := s.Theirs(rookie, scene.At(457+40+100, 490, 0))
		far := s.Theirs(rookie, scene.At(457-40-100.5, 490, 0))
		friend := s.Mine(rookie, scene.At(457, 490+140, 0))
		s.Condition(foe, "harpooned", wing)
		s.Attack(wing, foe)
		s.Dice("crit", "blank", "blank")
		s.Dice("blank", "blank")
		for !s.State().Over {
			s.Draw("Damaged Engine")
		}
		if damage == 0 {
			s.WantDamage(foe, 2)
			s.WantEvent(game.ConditionLost, "")
		}
		s.WantShields(far, 2)
		s.Is(s.Of(near).Shields < 2 && s.Of(friend).Shields == s.Of(near).Shields, "both at range 1 suffer")
		s.Done()
	}
}

// The action that cuts the line costs 1 damage for a hit or a critical hit.
func TestHarpooned_CutLoose(t *testing.T) {
	for face, shields := range map[string]int{"hit": 1, "crit": 1, "focus": 2, "blank": 2} {
		s := scene.First(t)
		ship, foe := s.Mine(rookie, here), s.Theirs(academy, there)
		s.Condition(ship, "harpooned", foe)
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "cut the line")
		s.Dice(face)
		s.WantShields(ship, shields)
		s.WantEvent(game.ConditionLost, "")
		s.Done()
	}
}

// harpooned: the card is discarded before its ship is dealt the damage card or rolls, so that it is not there any more
// to explode if that destroys the ship.
func TestHarpooned_DiscardedBeforeItHurts(t *testing.T) {
	s := scene.First(t)
	wing, foe := s.Mine(rookie, here), s.Theirs(rookie, there, scene.Damaged(2))
	near := s.Theirs(rookie, scene.At(457+40+100, 490, 0))
	s.Condition(foe, "harpooned", wing)
	s.Attack(wing, foe)
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantDestroyed(foe)
	s.WantShields(near, 1) // torn out alone
	s.Done()

	s = scene.First(t)
	ship, by := s.Mine(rookie, here, scene.Shields(0), scene.Damaged(2)), s.Theirs(academy, there)
	friend := s.Mine(rookie, scene.At(457+90, 300, 0))
	s.Condition(ship, "harpooned", by)
	s.Perform(ship, 0, game.CardAction)
	s.Use(ship, "cut the line")
	s.Dice("hit")
	s.WantDestroyed(ship)
	s.WantShields(friend, 2)
	s.Done()
}

// No one is near who could suffer.
func TestHarpooned_Alone(t *testing.T) {
	s := scene.First(t)
	wing, foe := s.Mine("redsquadronpilot", here), s.Theirs(rookie, there, scene.Shields(0), scene.Damaged(2))
	s.Condition(foe, "harpooned", wing)
	s.Attack(wing, foe)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantDestroyed(foe)
	s.NoEvent(game.Used)
	s.Done()
}

// A scrambled ship may modify the dice of ships that attack it.
func TestScrambled_AttackedItself(t *testing.T) {
	s := scene.First(t)
	ship, foe := s.Mine("redsquadronpilot", here, scene.With("r7astromech", "targetingscrambler")), s.Theirs(academy, scene.At(457, 440, 180))
	s.Condition(ship, "scrambled", foe)
	s.Lock(ship, foe)
	s.Attack(foe, ship)
	s.Dice("hit", "hit", "blank")
	s.Use(ship, "have hits rerolled")
	s.Number(1)
	s.Number(0)
	s.Dice("blank")
	over(s)
	s.Done()
}

// Nor are the dice of the ship with the scrambler kept from it.
func TestScrambled_DefenseDice(t *testing.T) {
	s := scene.First(t)
	ship, foe := s.Mine("syndicatethug", here, scene.With("r4b11")), s.Theirs(rookie, scene.At(457, 440, 180), scene.With("targetingscrambler"))
	s.Condition(ship, "scrambled", foe)
	s.Lock(ship, foe)
	s.Attack(ship, foe)
	s.Dice("hit", "hit", "blank")
	s.Dice("evade", "evade")
	s.Use(ship, "have evades rerolled")
	s.Number(1)
	s.Dice("blank")
	over(s)
	s.Done()
}

// A critical hit that is canceled tears nothing out, nor does one of another ship.
func TestHarpooned_NotByACanceledHit(t *testing.T) {
	s := scene.First(t)
	wing, foe := s.Mine(rookie, here), s.Theirs(rookie, there)
	near := s.Theirs(rookie, scene.At(457+90, 490, 0))
	s.Condition(foe, "harpooned", wing)
	s.Attack(wing, foe)
	s.Dice("crit", "blank", "blank")
	s.Dice("evade", "blank")
	s.NoEvent(game.ConditionLost)
	s.Done()
	s.Attack(wing, near)
	s.Dice("crit", "blank", "blank")
	s.Dice("blank", "blank")
	s.NoEvent(game.ConditionLost)
	s.WantShields(near, 1)
	s.WantShields(foe, 2)
	s.Done()
}

// The crew of an attack that has no bomb in it does not rattle, and devotion lasts until the End phase.
func TestConditions_Otherwise(t *testing.T) {
	s := scene.First(t)
	wing, foe := s.Mine(rookie, here), s.Theirs(rookie, there)
	s.Condition(foe, "rattled", wing)
	s.Attack(wing, foe)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank", "blank")
	s.WantShields(foe, 1)
	s.NoEvent(game.ConditionLost)
	s.Done()

	s = scene.First(t)
	ship, foe := s.Mine(rookie, here, scene.Tokens(game.FocusToken, 1)), s.Theirs(academy, there)
	s.Tokens(ship, game.EvadeToken, 1)
	s.Condition(ship, "fanaticaldevotion", ship)
	s.Attack(ship, foe)
	s.Dice("hit", "hit", "crit")
	s.Pass() // the token stays
	s.Dice("evade", "evade", "evade")
	s.WantDamage(foe, 0)
	s.Done()
	s.Attack(foe, ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "spend evade")
	s.Done()
	s.Engagement()
	over(s)
	s.NoEvent(game.ConditionLost)
	s.Done()
}

// The prototype strips shields, and reports, with its primary weapon alone.
func TestOptimizedPrototype_PrimaryWeapon(t *testing.T) {
	s := scene.First(t)
	ship := s.Mine("tempestsquadronpilot", here, scene.With("concussionmissiles"))
	krennic := s.Mine("bountyhunter", scene.At(600, 300, 0), scene.With("directorkrennic"))
	foe := s.Theirs(rookie, there)
	s.Condition(ship, "optimizedprototype", krennic)
	s.Lock(ship, foe)
	s.Never(ship, "strip a shield")
	s.Never(ship, "report the target")
	s.AttackWith(ship, "concussionmissiles", foe)
	over(s)
	s.Done()
}

// Any result can be spent for a shield.
func TestOptimizedPrototype_AnyResult(t *testing.T) {
	for _, face := range []string{"blank", "focus", "hit", "crit"} {
		s := scene.First(t)
		ship := s.Mine("tempestsquadronpilot", here)
		krennic := s.Mine("bountyhunter", scene.At(600, 300, 0), scene.With("directorkrennic"))
		foe := s.Theirs(rookie, there)
		s.Condition(ship, "optimizedprototype", krennic)
		s.Attack(ship, foe)
		s.Dice(face, face)
		s.Use(ship, "strip a shield")
		s.Face(face)
		s.WantShields(foe, 1)
		s.WantAttackDice(face)
		over(s)
		s.Done()
	}
}

// Director Krennic beyond range 2 hears nothing.
func TestOptimizedPrototype_ReportsNear(t *testing.T) {
	for _, far := range []bool{false, true} {
		s := scene.First(t)
		ship := s.Mine("tempestsquadronpilot", here)
		at := scene.At(457+60+200, 300, 0)
		if far {
			at = scene.At(457+60+200.5, 300, 0)
		}
		krennic := s.Mine("bountyhunter", at, scene.With("directorkrennic"))
		foe := s.Theirs(rookie, there)
		s.Condition(ship, "optimizedprototype", krennic)
		if far {
			s.Never(ship, "report the target")
		}
		s.Attack(ship, foe)
		for !far && !strings.Contains(s.Questions(), "report the target") {
			if s.Exec().Waiting(s.State()).Has(game.Chance) {
				s.Dice(slices.Repeat([]string{"blank"}, int(s.Rolling().N))...)
			} else {
				s.Pass()
			}
		}
		over(s)
		s.Done()
	}
}
