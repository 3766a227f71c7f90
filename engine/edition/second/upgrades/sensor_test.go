package upgrades_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

func TestAdvancedSensors_ActsBeforeItMoves(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("advancedsensors"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "act early")
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 1)
	s.WantPose(ship, line, 300+2*40+40, 0)
	s.Done() // no other action
}

func TestAdvancedSensors_NextRoundAsEver(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("advancedsensors"))
	s.Activate(ship, "2 straight")
	s.Use(ship, "act early")
	s.Use(ship, "focus")
	s.Perform(ship, 0, game.LockAction, game.EvadeAction) // its activation is over
	s.Pass()
	s.Done()
}

func TestAdvancedSensors_DeclinedItActsAfterward(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("advancedsensors"))
	s.Activate(ship, "2 straight")
	s.Pass()
	s.Use(ship, "focus")
	s.WantTokens(ship, game.FocusToken, 1)
	s.Done()
}

func TestAdvancedSensors_NotWhileStressed(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("advancedsensors"), scene.Tokens(game.StressToken, 2))
	s.Never(ship, "act early")
	s.Activate(ship, "2 straight")
	s.Done()
}

func TestFireControlSystem_RerollKeepsTheLock(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("firecontrolsystem"))
	target := s.Theirs(tie, north)
	s.Lock(ship, target)
	s.Attack(ship, target)
	s.Dice("blank", "blank", "hit")
	s.Use(ship, "reroll")
	s.Number(1)
	s.Dice("hit")
	s.Dice("evade", "blank", "blank") // the lock cannot be spent
	s.WantDamage(target, 1)
	s.WantLock(ship, target, true)
	s.Done()
}

func TestFireControlSystem_NotOffered(t *testing.T) {
	each(t, map[string]bool{"no lock": false, "the lock was spent": true},
		func(t *testing.T, has bool) {
			s := scene.Second(t)
			ship := s.Mine(xwing, south, scene.With("firecontrolsystem"))
			target := s.Theirs(tie, north)
			if has {
				s.Lock(ship, target)
			} else {
				s.Never(ship, "reroll")
			}
			s.Attack(ship, target)
			s.Dice("blank", "blank", "blank")
			if has {
				s.Use(ship, "spend lock")
				s.Never(ship, "reroll")
				s.Number(2)
				s.Dice("blank", "blank")
			}
			s.Dice("blank", "blank", "blank")
			s.Done()
		})
}

func TestCollisionDetector(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("collisiondetector"))
	s.Obstacle("vt49decimatordebris1", scene.At(line, 300+120, 0))
	s.Activate(ship, "2 straight")
	s.Use(ship, "ignore the obstacle")
	s.WantTokens(ship, game.StressToken, 0)
	s.WantCharges(ship, "collisiondetector", 1)
	s.Pass() // the action
	s.Done()
}

func TestCollisionDetector_WithoutCharges(t *testing.T) {
	s := scene.Second(t)
	ship := s.Mine(xwing, south, scene.With("collisiondetector"))
	s.Charges(ship, "collisiondetector", 0)
	s.Obstacle("vt49decimatordebris1", scene.At(line, 300+120, 0))
	s.Never(ship, "ignore the obstacle")
	s.Activate(ship, "2 straight")
	s.WantTokens(ship, game.StressToken, 1)
	s.Dice("blank")
	s.Done()
}
