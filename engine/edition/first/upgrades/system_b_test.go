package upgrades_test

import (
	"slices"
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAdvancedSensors_ActsFirst(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("advancedsensors"))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "act first")
	s.Use(ship, "evade")
	s.WantTokens(ship, evade, 1)
	s.WantTokens(ship, stress, 1)
	s.Done()

	s = table(t)
	ship = s.Mine(black, here, with("advancedsensors"))
	s.Activate(ship, "2 straight")
	s.Pass()
	s.Use(ship, "focus") // it is not used
	s.Done()
}

// The step after the maneuver is skipped.
func TestAdvancedSensors_InThePlaceOfTheStep(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("advancedsensors"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "act first")
	s.Use(ship, "evade")
	s.Done()
}

func TestElectronicBaffle_DamageForAToken(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("electronicbaffle"))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "baffle it")
	s.WantTokens(ship, stress, 0)
	s.WantShields(ship, 1)
	s.Pass()
	s.Done()
}

// The damage is a facedown card where no shield is left, and it is paid before the token goes.
func TestElectronicBaffle_PaidWithADamageCard(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("electronicbaffle"), scene.Shields(0))
	s.Activate(ship, "4 koiogran")
	s.Use(ship, "baffle it")
	s.WantFacedown(ship, 1)
	s.WantTokens(ship, stress, 0)
	paid := slices.IndexFunc(s.Events(), func(e game.Event) bool { return e.Kind == game.DamageDealt })
	gone := slices.IndexFunc(s.Events(), func(e game.Event) bool { return e.Kind == game.TokenLost })
	s.Is(0 <= paid && paid < gone, "the token is event %d, the damage %d", gone, paid)
	s.Pass()
	s.Done()
}

// Only the token that was received goes.
func TestElectronicBaffle_KeepsAnEarlierToken(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("electronicbaffle"), scene.Tokens(ion, 1))
	foe := s.Theirs("goldsquadronpilot", ahead(50), with("ioncannonturret"))
	s.AttackWith(foe, "ioncannonturret", ship)
	s.Dice("hit", "hit", "hit")
	s.Dice(blanks(int(s.Rolling().N))...)
	s.Use(ship, "baffle it")
	s.WantTokens(ship, ion, 1)
	s.Done()
}

func TestElectronicBaffle_OnlyStressAndIon(t *testing.T) {
	s := table(t)
	ship := s.Mine(red, here, with("electronicbaffle"))
	s.Never(ship, "baffle it")
	s.Activate(ship, "2 straight")
	s.Use(ship, "focus")
	s.WantTokens(ship, focus, 1)
	s.Done()
}

// 1e.value.pilot-skill-latest-effect-only
func TestEnhancedScopes_OnlyInActivation(t *testing.T) {
	s := table(t)
	ace, wing := s.Mine("wedgeantilles", here, with("enhancedscopes")), s.Mine(rookie, beside(60))
	s.Theirs(academy, scene.At(800, 800, 180))
	s.SetDial(ace, "2 straight")
	s.SetDial(wing, "2 straight")
	s.Activation()
	s.Asked(game.Seat1)
	s.Use(ace, "focus") // before the rookie
	s.WantInitiative(ace, 0)
	s.Pass() // the TIE fighter, which has no dial
	s.Pass()
	s.Done()
	s.Engagement()
	s.WantInitiative(ace, 9)
	s.Done()
}

func TestReinforcedDeflectors_AfterThreeDamage(t *testing.T) {
	for third, shields := range map[string]int{"crit": 2, "blank": 2} { // of 4
		s := table(t)
		ship := s.Mine("outerrimsmuggler", large, with("reinforceddeflectors"))
		foe := s.Theirs("bountyhunter", scene.At(457, 580, 180))
		s.Attack(foe, ship)
		s.Dice("hit", "hit", third)
		s.Dice("blank")
		s.WantShields(ship, shields)
		if third == "blank" {
			s.NoEvent(game.ShieldRegained)
		}
		s.Done()
	}
}

func TestSensorJammer_AHitForAFocus(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("sensorjammer")), s.Theirs(academy, ahead(150))
	s.Lock(tie, ship)
	s.Attack(tie, ship)
	s.Dice("hit", "hit")
	s.Use(ship, "jam a hit")
	s.WantAttackDice("hit", "focus")
	s.Use(tie, "spend target lock")
	s.Number(1) // the hit: the focus result cannot be rerolled
	s.Dice("hit")
	s.WantAttackDice("hit", "focus")
	s.Dice("blank", "blank")
	s.WantShields(ship, 1)
	s.Done()
}

func TestSensorJammer_NothingToJam(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(red, here, with("sensorjammer")), s.Theirs(academy, ahead(150))
	s.Never(ship, "jam a hit")
	s.Attack(tie, ship)
	s.Dice("crit", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestThrustCorrector_AnEvadeForStress(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("thrustcorrector"), scene.Tokens(focus, 1))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(target, ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("focus", "blank", "blank")
	s.Use(ship, "correct the course")
	s.WantDamage(ship, 1) // at once: its dice cannot be modified any more
	s.WantTokens(ship, focus, 1)
	s.WantTokens(ship, stress, 1)
	s.Done()
}

// Its own evades are canceled, too.
func TestThrustCorrector_CancelsAll(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("thrustcorrector"))
	s.Attack(s.Theirs(rookie, ahead(150)), ship)
	s.Dice("hit", "hit", "blank")
	s.Dice("evade", "evade", "blank")
	s.Use(ship, "correct the course")
	s.WantDamage(ship, 1)
	s.Done()
}

func TestThrustCorrector_TooMuchStress(t *testing.T) {
	s := table(t)
	ship := s.Mine(black, here, with("thrustcorrector"), scene.Tokens(stress, 4))
	target := s.Theirs(rookie, ahead(150))
	s.Never(ship, "correct the course")
	s.Attack(target, ship)
	s.Dice(blanks(3)...)
	s.Dice(blanks(3)...)
	s.Done()
}

func TestOverlapped_StrikesBack(t *testing.T) {
	for _, card := range []string{"antipursuitlasers", "ionprojector"} {
		for face, struck := range map[string]int{"hit": 1, "crit": 1, "focus": 0} {
			s := table(t)
			s.Mine("outerrimsmuggler", scene.At(457, 500, 0), with(card))
			tie := s.Theirs(academy, scene.At(457, 340, 0))
			s.Activate(tie, "2 straight")
			s.Dice(face)
			if card == "ionprojector" {
				s.WantTokens(tie, ion, struck)
			} else {
				s.WantDamage(tie, struck)
			}
			s.Done()
		}
	}
}

func TestOverlapped_NotByFriends(t *testing.T) {
	for _, card := range []string{"antipursuitlasers", "ionprojector"} {
		s := table(t)
		s.Mine("outerrimsmuggler", scene.At(457, 500, 0), with(card))
		wing := s.Mine(rookie, scene.At(457, 340, 0))
		s.Activate(wing, "2 straight")
		s.WantShields(wing, 2)
		s.Done()
	}
}

func TestCountermeasures_AgilityAndALockLess(t *testing.T) {
	s := table(t)
	ship := s.Mine("outerrimsmuggler", large, with("countermeasures"))
	tie := s.Theirs(academy, facing)
	s.Lock(tie, ship)
	s.Engagement()
	s.Use(ship, "release them")
	s.ChooseNamed("remove a target lock")
	s.Pick(tie)
	s.WantLock(tie, ship, false)
	s.WantEvent(game.CardDiscarded, "")
	s.Pass()
	s.Weapon("primary")
	s.Pick(ship)
	s.Dice("blank", "blank")
	s.Is(s.Rolling().N == 2, "%d defense dice, want 2", s.Rolling().N)
	s.Dice("blank", "blank")
	s.Done()
}

func TestCountermeasures_Kept(t *testing.T) {
	s := table(t)
	wantDice(s, s.Theirs(academy, facing), s.Mine("outerrimsmuggler", large, with("countermeasures")), 2, 1)
}

func TestPulsedRayShield_AShieldForIons(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, with("pulsedrayshield"), scene.Shields(2))
	s.End()
	s.Use(ship, "recover a shield")
	s.WantShields(ship, 3)
	s.WantTokens(ship, ion, 1)
	s.Done()
}

func TestPulsedRayShield_NotWithAllShields(t *testing.T) {
	s := table(t)
	ship := s.Mine(thug, here, with("pulsedrayshield"))
	s.Never(ship, "recover a shield")
	s.End()
	s.WantTokens(ship, ion, 0)
	s.Done()
}
