package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
)

func TestOutmaneuver_OnlyFromOutsideItsArc(t *testing.T) {
	s := table(t)
	wantDice(s, s.Mine(black, here, with("outmaneuver")), s.Theirs(rookie, fleeing(150)), 2, 1)
	s = table(t)
	wantDice(s, s.Mine(black, here, with("outmaneuver")), s.Theirs(rookie, ahead(150)), 2, 2)
	s = table(t) // another's attack
	s.Mine(black, beside(20), with("outmaneuver"))
	wantDice(s, s.Mine(black, here), s.Theirs(rookie, fleeing(150)), 2, 2)
	s = table(t) // out of its own arc
	wantDice(s, s.Mine("goldsquadronpilot", here), s.Theirs(rookie, fleeing(150), with("outmaneuver")), 2, 2)
}

func TestStealthDevice_UntilItIsHit(t *testing.T) {
	s := table(t)
	tie, target := s.Mine(black, here), s.Theirs(rookie, ahead(150), with("stealthdevice"))
	wantDice(s, tie, target, 2, 3)
	s = table(t)
	tie, target = s.Mine(black, here), s.Theirs(rookie, ahead(150), with("stealthdevice"))
	s.Attack(tie, target)
	s.Dice("hit", "blank")
	s.Dice(blanks(3)...)
	s.WantShields(target, 1)
	s.Done()
	wantDice(s, tie, target, 2, 2)
}

func TestOpportunist_OnlyAgainstTheUnready(t *testing.T) {
	s := table(t)
	tie, target := s.Mine(black, here, with("opportunist")), s.Theirs(rookie, ahead(150))
	s.Attack(tie, target)
	s.Use(tie, "roll another die")
	s.Dice(blanks(3)...)
	s.Dice(blanks(2)...)
	s.WantTokens(tie, stress, 1)
	s.Done()

	s = table(t)
	tie = s.Mine(black, here, with("opportunist"))
	target = s.Theirs(rookie, ahead(150), scene.Tokens(focus, 1))
	s.Never(tie, "roll another die")
	s.Attack(tie, target)
	s.Dice(blanks(2)...)
	s.Dice(blanks(2)...)
	s.Pass()
	s.Done()
}

func TestPredator_TwoDiceAgainstTheUnskilled(t *testing.T) {
	for pilot, most := range map[string]int{rookie: 2, "redsquadronpilot": 1} {
		s := table(t)
		tie, target := s.Mine(black, here, with("predator")), s.Theirs(pilot, ahead(150))
		s.Attack(tie, target)
		s.Dice("blank", "blank")
		s.Use(tie, "reroll")
		s.Number(most)
		s.Dice(blanks(most)...)
		s.Dice("blank", "blank")
		s.Done()
	}
}

func TestCrackShot_IsDiscarded(t *testing.T) {
	s := table(t)
	tie, target := s.Mine(black, here, with("crackshot")), s.Theirs(rookie, ahead(150))
	s.Attack(tie, target)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank")
	s.Use(tie, "cancel an evade")
	s.Face("evade")
	s.WantShields(target, 1)
	s.WantDiscarded(tie, "crackshot")
	s.Done()
}

// A turret shoots at what is behind, which its ship does not have in its firing arc; that has the
// shooter in its own.
func TestCrackShot_OnlyInTheFiringArc(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", here, scene.With("crackshot", "ioncannonturret"))
	target := s.Theirs(rookie, scene.At(457, 110, 0))
	s.Never(ship, "cancel an evade")
	s.AttackWith(ship, "ioncannonturret", target)
	s.Dice("hit", "blank", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestJuke_OnlyWithEvade(t *testing.T) {
	s := table(t)
	tie := s.Mine(black, here, with("juke"), scene.Tokens(evade, 1))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(tie, target)
	s.Dice("hit", "hit")
	s.Dice("evade", "evade")
	s.Use(tie, "juke")
	s.WantShields(target, 1)
	s.Done()

	s = table(t)
	tie, target = s.Mine(black, here, with("juke")), s.Theirs(rookie, ahead(150))
	s.Never(tie, "juke")
	s.Attack(tie, target)
	s.Dice("hit", "blank")
	s.Dice("evade", "blank")
	s.Done()
}

func TestPushTheLimit(t *testing.T) {
	s := table(t)
	tie := s.Mine(black, here, with("pushthelimit"))
	s.Theirs(rookie, ahead(400))
	s.Activate(tie, "2 straight")
	s.Use(tie, "focus")
	s.Use(tie, "push")
	s.Use(tie, "evade")
	s.WantTokens(tie, focus, 1)
	s.WantTokens(tie, evade, 1)
	s.WantTokens(tie, stress, 1)
	s.Done()
}

func TestExpertise_NotWhileStressed(t *testing.T) {
	s := table(t)
	tie, target := s.Mine(black, here, with("expertise")), s.Theirs(rookie, ahead(150))
	s.Attack(tie, target)
	s.Dice("focus", "focus")
	s.Use(tie, "hit")
	s.Dice("blank", "blank")
	s.WantShields(target, 0)
	s.Done()

	s = table(t)
	tie = s.Mine(black, here, with("expertise"), scene.Tokens(stress, 1))
	target = s.Theirs(rookie, ahead(150))
	s.Never(tie, "hit")
	s.Attack(tie, target)
	s.Dice("focus", "focus")
	s.Dice("blank", "blank")
	s.Done()
}

func TestLoneWolf_NotBesideAFriend(t *testing.T) {
	s := table(t)
	tie, target := s.Mine(black, here, with("lonewolf")), s.Theirs(rookie, ahead(150))
	s.Mine(academy, beside(20))
	s.Never(tie, "reroll an attack blank")
	s.Attack(tie, target)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestAutothrusters_OnlyForTheirShip(t *testing.T) {
	s := table(t)
	red, wing := s.Mine("redsquadronpilot", here), s.Theirs(academy, ahead(250))
	alpha := s.Theirs("alphasquadronpilot", scene.At(520, 590, 180), with("autothrusters"))
	s.Never(alpha, "autothrusters: evade")
	s.Attack(red, wing)
	s.Dice(blanks(3)...)
	s.Dice(blanks(4)...)
	s.Done()
}

func TestLoneWolf_RerollsABlank(t *testing.T) {
	s := table(t)
	tie, target := s.Mine(black, here, with("lonewolf")), s.Theirs(rookie, ahead(150))
	s.Mine(academy, beside(201))
	s.Attack(tie, target)
	s.Dice("blank", "blank")
	s.Use(tie, "reroll an attack blank")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("focus") // one of them
	s.Dice("blank", "blank")
	s.Done()
	s.Attack(target, tie)
	s.Dice(blanks(3)...)
	s.Dice("blank", "blank", "focus")
	s.Use(tie, "reroll a defense blank")
	s.Refused(func() { s.Number(2) })
	s.Number(1)
	s.Dice("evade")
	s.Done()
}

func TestAutothrusters_AtRange3(t *testing.T) {
	s := table(t)
	red := s.Mine("redsquadronpilot", here)
	alpha := s.Theirs("alphasquadronpilot", ahead(250), with("autothrusters"))
	s.Attack(red, alpha)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(4)...)
	s.Use(alpha, "evade")
	s.WantDamage(alpha, 0)
	s.Done()

	s = table(t)
	red = s.Mine("redsquadronpilot", here)
	alpha = s.Theirs("alphasquadronpilot", ahead(150), with("autothrusters"))
	s.Never(alpha, "evade")
	s.Attack(red, alpha)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.WantDamage(alpha, 1)
	s.Done()
}

func TestR2D2_OnlyAfterAGreenManeuver(t *testing.T) {
	s := table(t)
	red := s.Mine("redsquadronpilot", here, with("r2d2"), scene.Shields(0))
	s.Theirs(academy, ahead(400))
	s.Activate(red, "1 straight")
	s.Use(red, "recover a shield")
	s.WantShields(red, 1)
	s.Pass()
	s.Done()

	s = table(t)
	red = s.Mine("redsquadronpilot", here, with("r2d2"), scene.Shields(0))
	s.Theirs(academy, ahead(400))
	s.Never(red, "recover a shield")
	s.Activate(red, "3 straight")
	s.Pass()
	s.Done()
}

func TestR2Astromech_SlowManeuversAreGreen(t *testing.T) {
	s := table(t)
	red := s.Mine("redsquadronpilot", here, with("r2astromech"), scene.Tokens(stress, 1))
	s.Theirs(academy, ahead(400))
	s.Activate(red, "2 turn left")
	s.Use(red, "treat it as green")
	s.WantTokens(red, stress, 0)
	s.Pass()
	s.Done()
}

func TestManeuveringFins(t *testing.T) {
	s := table(t)
	red := s.Mine("redsquadronpilot", here, with("maneuveringfins"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(red, "2 turn left")
	s.Use(red, "bank left")
	s.Pass()
	pose := s.State().Ships[red.ID()].Pose
	s.Is(pose.Heading == 315_000_000, "it banked left, heading %d", pose.Heading)
	s.Done()
}
