package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAccuracyCorrector(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, scene.With("tiex1", "accuracycorrector"))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(storm, target)
	s.Dice("crit", "blank")
	s.Use(storm, "correct")
	s.ChooseNamed("add 2 hits")
	s.WantAttackDice("hit", "hit")
	s.Dice("blank", "blank")
	s.WantShields(target, 0)
	s.Done()
}

func TestAdvancedTargetingComputer_NeedsALock(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, scene.With("tiex1", "advtargetingcomputer"))
	target := s.Theirs(rookie, ahead(150))
	s.Lock(storm, target)
	s.Attack(storm, target)
	s.Dice("blank", "blank")
	s.Use(storm, "add a critical hit")
	s.Dice("blank", "blank")
	s.WantShields(target, 1)
	s.WantLock(storm, target, true)
	s.Done()

	s = table(t)
	storm = s.Mine("tempestsquadronpilot", here, scene.With("tiex1", "advtargetingcomputer"))
	target = s.Theirs(rookie, ahead(150))
	s.Never(storm, "add a critical hit")
	s.Attack(storm, target)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Done()
}

func TestFireControlSystem(t *testing.T) {
	s := table(t)
	storm := s.Mine("tempestsquadronpilot", here, scene.With("tiex1", "firecontrolsystem"))
	target := s.Theirs(rookie, ahead(150))
	s.Attack(storm, target)
	s.Dice("blank", "blank")
	s.Dice("blank", "blank")
	s.Use(storm, "lock")
	s.WantLock(storm, target, true)
	s.Done()
}

// 1e.bomb.upgrade-names-token
func TestSeismicCharges_DroppedOnce(t *testing.T) {
	s := table(t)
	bomber := s.Mine("scimitarsquadronpilot", here, with("seismiccharges"))
	s.Theirs(rookie, ahead(400))
	s.Activate(bomber, "2 straight")
	s.Use(bomber, "drop a Seismic Charge")
	s.Is(s.State().NDevices == 1, "1 device, not %d", s.State().NDevices)
	s.Pass()
	s.Done()
	s.Never(bomber, "drop a Seismic Charge")
	s.Activate(bomber, "2 straight")
	s.Pass()
	s.Done()
}

func TestProximityMines_AreAnAction(t *testing.T) {
	s := table(t)
	bomber := s.Mine("scimitarsquadronpilot", here, with("proximitymines"))
	s.Theirs(rookie, ahead(400))
	s.Activate(bomber, "2 straight")
	s.Use(bomber, "drop a Proximity Mine")
	s.Is(s.State().NDevices == 1, "1 device, not %d", s.State().NDevices)
	s.WantTokens(bomber, game.FocusToken, 0)
	s.Done()
}
