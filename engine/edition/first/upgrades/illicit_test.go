package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestBlackMarketSlicerTools_StressForDamage(t *testing.T) {
	for face, damage := range map[string]int{"hit": 1, "crit": 1, "focus": 0} {
		s := table(t)
		ship := s.Mine(black, here, with("blackmarketslicertools"))
		tie := s.Theirs(academy, ahead(150), scene.Tokens(stress, 2))
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "slice")
		s.Pick(tie)
		s.Dice(face)
		s.WantFacedown(tie, damage)
		s.WantTokens(tie, stress, 2-damage)
		s.Done()
	}
}

func TestBlackMarketSlicerTools_OnlyTheStressedNear(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("blackmarketslicertools"))
	s.Theirs(academy, ahead(150))
	s.Theirs(academy, scene.At(457, 700, 180), scene.Tokens(stress, 1)) // at range 3
	s.Never(ship, "slice")
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.Done()
}

// 1e.slam.steps
func TestBurnoutSLAM_BurnsOut(t *testing.T) {
	s := table(t)
	ship := s.Mine("outerrimsmuggler", here, with("burnoutslam"))
	s.Theirs(academy, scene.At(457, 900, 180))
	other := s.Mine("outerrimsmuggler", scene.At(200, 100, 0), with("burnoutslam"))
	s.Activate(ship, "1 straight")
	s.Use(ship, "SLAM")
	s.Maneuver("1 bank-left")
	s.WantDiscarded(ship, "burnoutslam")
	s.WantDiscarded(other)
	s.WantEvent(game.CardDiscarded, "1e.squad.discarded-upgrade-facedown")
	s.Done()
	s.Never(ship, "SLAM")
	s.Perform(ship, 0)
	s.Pass()
	s.Done()
}

func TestCloakingDevice_MayFail(t *testing.T) {
	for face, tokens := range map[string]int{"focus": 0, "hit": 1} {
		s := table(t)
		ship := s.Mine(black, here, with("cloakingdevice"))
		s.Perform(ship, 0, game.CardAction)
		s.Use(ship, "cloak with the device")
		s.Use(ship, "cloak")
		s.WantTokens(ship, game.CloakToken, 1)
		s.Done()
		s.End()
		s.Dice(face)
		if face == "focus" {
			s.WantEvent(game.CardDiscarded, "")
			s.ChooseNamed("discard the cloak token")
		} else {
			s.NoEvent(game.CardDiscarded)
		}
		s.WantTokens(ship, game.CloakToken, tokens)
		s.Done()
	}
}

func TestDeadMansSwitch_HitsEveryoneNear(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("deadmansswitch"), scene.Damaged(2))
	friend, far := s.Mine(rookie, beside(60)), s.Mine(rookie, beside(300))
	tie := s.Theirs(academy, ahead(90))
	s.Attack(tie, ship)
	s.Dice("hit", "hit", "blank")
	s.Dice(blanks(3)...)
	s.WantDestroyed(ship)
	s.WantShields(friend, 1)
	s.WantShields(far, 2)
	s.WantDamage(tie, 1)
	s.Done()

	// No one is near.
	s = table(t)
	ship = s.Mine(black, here, with("deadmansswitch"), scene.Damaged(2))
	s.Never(ship, "explode")
	s.Attack(s.Theirs(academy, ahead(150)), ship)
	s.Dice("hit", "hit")
	s.Dice(blanks(3)...)
	s.WantDestroyed(ship)
	s.NoEvent(game.Used)
	s.Done()

	// Another's destruction sets nothing off.
	s = table(t)
	s.Mine(black, beside(20), with("deadmansswitch"))
	ship, tie = s.Mine(black, here, scene.Damaged(2)), s.Theirs(academy, ahead(150))
	s.Attack(tie, ship)
	s.Dice("hit", "blank")
	s.Dice(blanks(3)...)
	s.WantDestroyed(ship)
	s.WantDamage(tie, 0)
	s.Done()
}

func TestEMPDevice_InThePlaceOfAnAttack(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("empdevice"))
	friend := s.Mine(rookie, beside(60))
	tie, far := s.Theirs(academy, ahead(90)), s.Theirs(academy, ahead(250))
	s.Engage(ship)
	s.Use(ship, "set off the pulse")
	s.WantTokens(tie, ion, 2)
	s.WantTokens(friend, ion, 2)
	s.WantTokens(far, ion, 0)
	s.WantTokens(ship, ion, 2) // 1e.range.self
	s.NoEvent(game.AttackDeclared)
	s.WantEvent(game.CardDiscarded, "")
	s.Done()
}

func TestEMPDevice_KeptTheShipAttacks(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("empdevice"))
	tie := s.Theirs(academy, ahead(90))
	s.Engage(ship)
	s.Pass()
	s.Weapon("primary")
	s.Pick(tie)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.WantTokens(tie, ion, 0)
	s.Done()
}

func TestFeedbackArray_InThePlaceOfAnAttack(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("feedbackarray"))
	tie := s.Theirs(academy, ahead(90))
	s.Engage(ship)
	s.Use(ship, "shock")
	s.Pick(tie)
	s.WantDamage(tie, 1)
	s.WantDamage(ship, 1)
	s.WantTokens(ship, ion, 1)
	s.NoEvent(game.AttackDeclared)
	s.Done()
}

func TestFeedbackArray_NobodyAtRange1(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("feedbackarray"))
	s.Theirs(academy, ahead(150))
	s.Never(ship, "shock")
	s.Engage(ship)
	s.Pass()
	s.Done()
}

func TestGlitterstim_ForTheRound(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("glitterstim"))
	target := s.Theirs(rookie, ahead(150))
	s.Engagement()
	s.Use(ship, "take it")
	s.WantTokens(ship, stress, 1)
	s.Weapon("primary")
	s.Pick(target)
	s.Dice("focus", "focus")
	s.Use(ship, "see the hit")
	s.Dice("evade", "blank")
	s.WantShields(target, 1)
	s.Weapon("primary")
	s.Pick(ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("focus", "focus", "blank")
	s.Use(ship, "see it coming")
	s.WantDamage(ship, 0)
	s.Done()
}

func TestGlitterstim_NotTaken(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("glitterstim"))
	target := s.Theirs(rookie, ahead(150))
	s.Never(ship, "see the hit")
	s.Attack(ship, target)
	s.Dice("focus", "focus")
	s.Dice("blank", "blank")
	s.WantShields(target, 2)
	s.Done()
}

func TestHotShotBlaster_BehindTheShipOnce(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, scene.At(457, 500, 0), with("hotshotblaster"))
	tie := s.Theirs(academy, scene.At(457, 310, 0))
	s.AttackWith(ship, "hotshotblaster", tie)
	s.Dice("hit", "blank", "blank")
	s.Dice(blanks(3)...)
	s.WantDamage(tie, 1)
	s.WantEvent(game.CardDiscarded, "1e.attack.declare.pay-costs")
	s.Done()
	s.Never(ship, "hotshotblaster")
	s.Engage(ship)
	s.Done()
}

func TestInertialDampeners_StopTheShip(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("inertialdampeners"))
	s.Activate(ship, "5 straight")
	s.Use(ship, "stop")
	s.WantPose(ship, 457, 300, 0)
	s.WantTokens(ship, stress, 1)
	s.WantEvent(game.CardDiscarded, "")
	s.Done()
}

func TestIonDischargers_TheEnemyChooses(t *testing.T) {
	for choice, tokens := range map[string]int{"receive the ion token": 1, "receive none": 0} {
		s := table(t)
		ship := s.Mine("goldsquadronpilot", here, with("iondischargers"), scene.Tokens(ion, 1))
		tie := s.Theirs(academy, ahead(90))
		gold := s.Theirs("goldsquadronpilot", scene.At(540, 470, 180), with("ioncannonturret"))
		s.AttackWith(gold, "ioncannonturret", ship)
		s.Dice("hit", "blank", "blank")
		s.Dice("blank")
		s.Use(ship, "discharge")
		s.Pick(tie)
		s.ChooseNamed(choice)
		s.WantTokens(ship, ion, 1)
		s.WantTokens(tie, ion, tokens)
		if tokens == 0 {
			s.NoEvent(game.CardDiscarded)
		}
		s.Done()
	}
}

func TestIonDischargers_NobodyAtRange1(t *testing.T) {
	s := table(t)
	ship := s.Mine("goldsquadronpilot", here, with("iondischargers"))
	gold := s.Theirs("goldsquadronpilot", ahead(150), with("ioncannonturret"))
	s.Never(ship, "discharge")
	s.AttackWith(gold, "ioncannonturret", ship)
	s.Dice("hit", "blank", "blank")
	s.Dice("blank")
	s.WantTokens(ship, ion, 1)
	s.Done()
	s = table(t) // a token of another kind
	ship = s.Mine("goldsquadronpilot", here, with("iondischargers"))
	s.Theirs(rookie, ahead(60))
	s.Never(ship, "discharge")
	s.Perform(ship, 0)
	s.Use(ship, "focus")
	s.Done()
}
