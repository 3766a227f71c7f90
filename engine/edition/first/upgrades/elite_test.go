package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestCalculation_CostsAFocusToken(t *testing.T) {
	s := table(t)
	tie := s.Mine(black, here, with("calculation"), scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(tie, target)
	s.Dice("focus", "blank")
	s.Use(tie, "calculate")
	s.WantAttackDice("crit", "blank")
	s.Dice("evade", "blank")
	s.WantTokens(tie, focus, 0)
	s.Done()

	s = table(t)
	tie, target = s.Mine(black, here, with("calculation")), s.Theirs(rookie, ahead(150))
	s.Never(tie, "calculate")
	s.Attack(tie, target)
	s.Dice("focus", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestCoolHand_ATokenForStress(t *testing.T) {
	s := table(t)
	tie := s.Mine(black, here, with("coolhand"))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(tie, "3 koiogran")
	s.Use(tie, "stay cool")
	s.ChooseNamed("evade")
	s.WantTokens(tie, evade, 1)
	s.WantTokens(tie, stress, 1)
	s.WantDiscarded(tie, "coolhand")
	s.Done()
}

func TestFearlessness_EachInTheOthersArc(t *testing.T) {
	s := table(t)
	boba := s.Mine("bountyhunter", scene.At(457, 300, 0), with("fearlessness"))
	target := s.Theirs(rookie, scene.At(457, 410, 180))
	s.Attack(boba, target)
	s.Dice(blanks(4)...)
	s.Use(boba, "add a hit")
	s.Dice("evade", "blank")
	s.Done()

	s = table(t)
	boba = s.Mine("bountyhunter", scene.At(457, 300, 0), with("fearlessness"))
	target = s.Theirs(rookie, scene.At(457, 410, 0))
	s.Never(boba, "add a hit")
	s.Attack(boba, target)
	s.Dice(blanks(4)...)
	s.Dice("blank", "blank")
	s.Done()
}

func TestSwarmTactics_LendsPilotSkill(t *testing.T) {
	s := table(t)
	leader, wing := s.Mine(black, here, with("swarmtactics")), s.Mine(academy, beside(20))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Engagement()
	s.Use(leader, "lead")
	s.Pick(wing)
	s.WantInitiative(wing, 4)
	s.Pick(wing)
	s.Done()
}

func TestTrickShot_OnlyObstructed(t *testing.T) {
	s := table(t)
	tie := s.Mine(black, here, with("trickshot"))
	target := s.Theirs(rookie, scene.At(540, 490, 180))
	s.Obstacle("coreasteroid0", scene.At(498, 395, 0))
	s.Attack(tie, target)
	s.Use(tie, "roll another die")
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()

	s = table(t)
	tie, target = s.Mine(black, here, with("trickshot")), s.Theirs(rookie, ahead(150))
	s.Never(tie, "roll another die")
	wantDice(s, tie, target, 2, 2)
}

func TestWingman_TakesStress(t *testing.T) {
	s := table(t)
	s.Mine(black, here, with("wingman"))
	wing := s.Mine(academy, beside(20), scene.Tokens(stress, 2))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Engagement()
	s.Pick(wing)
	s.WantTokens(wing, stress, 1)
	s.Done()
}

func TestWired_OnlyWhileStressed(t *testing.T) {
	s := table(t)
	tie := s.Mine(black, here, with("wired"), scene.Tokens(stress, 1))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(tie, target)
	s.Dice("focus", "blank")
	s.Use(tie, "reroll attack dice")
	s.Number(1)
	s.Dice("hit")
	s.Dice("evade", "blank")
	s.Done()

	s = table(t)
	tie, target = s.Mine(black, here, with("wired")), s.Theirs(rookie, ahead(150))
	s.Never(tie, "reroll attack dice")
	s.Attack(tie, target)
	s.Dice("focus", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestAdvancedCloakingDevice_CloaksAfterAnAttack(t *testing.T) {
	s := table(t)
	phantom := s.Mine("sigmasquadronpilot", here, with("advancedcloakingdevice"))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(phantom, target)
	s.Dice(blanks(4)...)
	s.Dice("blank", "blank")
	s.Use(phantom, "cloak")
	s.Use(phantom, "cloak")
	s.WantTokens(phantom, game.CloakToken, 1)
	s.Done()
}

func TestStygiumParticleAccelerator_EvadesAfterCloaking(t *testing.T) {
	s := table(t)
	phantom := s.Mine("sigmasquadronpilot", here, with("stygiumparticleaccelerator"))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(phantom, "2 straight")
	s.Use(phantom, "cloak")
	s.Use(phantom, "evade cloaked")
	s.Use(phantom, "evade")
	s.WantTokens(phantom, evade, 1)
	s.Done()
	s = table(t) // after another action
	phantom = s.Mine("sigmasquadronpilot", here, with("stygiumparticleaccelerator"))
	s.Never(phantom, "evade cloaked")
	s.Perform(phantom, 0)
	s.Use(phantom, "focus")
	s.Done()
}

func TestTwinIonEngine_BanksMayBeGreen(t *testing.T) {
	s := table(t)
	tie := s.Mine(black, here, with("twinionenginemkii"), scene.Tokens(stress, 1))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(tie, "3 bank left")
	s.Use(tie, "treat it as green")
	s.WantTokens(tie, stress, 0)
	s.Pass()
	s.Done()

	s = table(t)
	tie = s.Mine(black, here, with("twinionenginemkii"), scene.Tokens(stress, 1))
	s.Theirs(rookie, scene.At(800, 800, 180))
	s.Activate(tie, "3 bank left")
	s.Pass() // it stays white
	s.WantTokens(tie, stress, 1)
	s.Done()
}

// 1e.maneuver.difficulty-conflict-harder-wins
func TestR2Astromech_HarderWins(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("r2astromech"))
	s.Crit(ship, "Damaged Engine")
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Never(ship, "treat it as green")
	s.Activate(ship, "2 turn left")
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestServomotorSFoils_ATurnBecomesATallonRoll(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("servomotorsfoils"))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ship, "3 turn left")
	s.Use(ship, "Tallon roll left")
	s.Place(ship, 347, 410, 180)
	s.WantTokens(ship, stress, 1)
	s.Done()
}

func TestServomotorSFoils_NeedNotBeTurned(t *testing.T) {
	for _, turned := range []bool{true, false} {
		s := table(t)
		ship := s.Mine(red, here, with("servomotorsfoils"))
		s.SetDial(ship, "3 turn left")
		s.Theirs(academy, scene.At(800, 800, 180))
		s.Activation()
		if turned {
			s.Use(ship, "turn the foils")
		} else {
			s.Pass()
			s.Pass()                            // the TIE's action
			s.Offered(ship, "Tallon roll left") // they are open still
		}
		s.Is(s.State().Charges[1].Side == 1 == turned, "turned: %v", turned)
		for !s.State().Over {
			s.Pass()
		}
		s.Done()
	}
}

func TestServomotorSFoils_Closed(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("servomotorsfoils"), scene.Tokens(stress, 1))
	s.CardSide(ship, "servomotorsfoils", 2)
	s.Theirs(academy, scene.At(800, 800, 180))
	s.Activate(ship, "2 bank left")
	s.WantTokens(ship, stress, 0)
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.Done()

	s = table(t)
	ship = s.Mine(red, here, with("servomotorsfoils"))
	s.CardSide(ship, "servomotorsfoils", 2)
	wantDice(s, ship, s.Theirs(academy, ahead(150)), 2, 3)
}
