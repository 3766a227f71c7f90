package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

const novice = "bluesquadronnovice" // a T-70 X-wing

func TestPrimedThrusters_UpToTwoStressTokens(t *testing.T) {
	for tokens, offered := range map[int]bool{2: true, 3: false} {
		s := table(t)
		ship := s.Mine(novice, here, with("primedthrusters"), scene.Tokens(stress, tokens))
		s.Activate(ship, "3 bank-left")
		if offered {
			s.NotOffered(ship, "focus")
			s.Use(ship, "boost")
			s.Maneuver("1 straight")
		}
		s.Done()
	}
}

func TestSensorCluster_ABlankForAFocusToken(t *testing.T) {
	s := table(t)
	ship := s.Mine(novice, here, with("sensorcluster"), scene.Tokens(focus, 1))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(tie, ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Use(ship, "sensorcluster: evade")
	s.WantShields(ship, 3)
	s.WantTokens(ship, focus, 0)
	s.Done()
}

func TestSensorCluster_NotWithoutFocus(t *testing.T) {
	s := table(t)
	ship, tie := s.Mine(novice, here, with("sensorcluster")), s.Theirs(academy, ahead(150))
	s.Never(ship, "sensorcluster: evade")
	s.Attack(tie, ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.WantShields(ship, 2)
	s.Done()
}

func TestThreatTracker_DodgesForALock(t *testing.T) {
	s := table(t)
	ship := s.Mine(novice, here, with("threattracker"))
	tie := s.Theirs(academy, ahead(150))
	s.Lock(ship, tie)
	s.Engage(tie)
	s.Use(ship, "dodge")
	s.NotOffered(ship, "focus")
	s.Use(ship, "boost")
	s.Maneuver("1 straight")
	s.WantLock(ship, tie, false)
	s.Weapon("primary")
	s.Pick(ship)
	s.Dice(blanks(3)...) // it has come to range 1
	s.Dice(blanks(2)...)
	s.Done()
}

func TestThreatTracker_OnlyForTheLockedNear(t *testing.T) {
	s := table(t)
	ship := s.Mine(novice, here, with("threattracker"))
	tie := s.Theirs(academy, ahead(250))
	s.Lock(ship, tie)
	s.Never(ship, "dodge")
	s.Engage(tie)
	s.Pass()
	s.Done()
}

// 1e.component.upgrade-weapons-guidance
func TestWeaponsGuidance_ABlankForAFocusToken(t *testing.T) {
	s := table(t)
	ship := s.Mine(novice, here, with("weaponsguidance"), scene.Tokens(focus, 1))
	tie := s.Theirs(academy, ahead(150))
	s.Attack(ship, tie)
	s.Dice("blank", "blank", "focus")
	s.Use(ship, "guide a shot")
	s.WantAttackDice("hit", "blank", "focus")
	s.Dice(blanks(3)...)
	s.WantTokens(ship, focus, 0)
	s.WantDamage(tie, 1)
	s.Done()
}

// 1e.component.upgrade-weapons-guidance
func TestWeaponsGuidance_NotWithoutATokenOrABlank(t *testing.T) {
	for tokens, dice := range map[int][]string{0: {"blank", "hit", "hit"}, 1: {"hit", "hit", "hit"}} {
		s := table(t)
		ship := s.Mine(novice, here, with("weaponsguidance"), scene.Tokens(focus, tokens))
		tie := s.Theirs(academy, ahead(150))
		s.Never(ship, "guide a shot")
		s.Attack(ship, tie)
		s.Dice(dice...)
		if tokens > 0 {
			s.Pass() // the focus token
		}
		s.Dice("evade", "evade", "evade")
		s.Done()
	}
}

// 1e.component.upgrade-weapons-guidance
func TestWeaponsGuidance_NotWhileDefending(t *testing.T) {
	s := table(t)
	ship := s.Mine(novice, here, with("weaponsguidance"), scene.Tokens(focus, 1))
	tie := s.Theirs(academy, ahead(150))
	s.Never(ship, "guide a shot")
	s.Attack(tie, ship)
	s.Dice("hit", "blank")
	s.Dice("blank", "blank")
	s.Pass()
	s.WantShields(ship, 2)
	s.NoEvent(game.CardDiscarded)
	s.Done()
}
