package pilots_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
)

// redline lets Redline lock an enemy that it has locked already, or has not.
func redline(t *testing.T, upgrade string, locked bool) (s *scene.Scene, ship, foe, other *scene.Ship) {
	s = table(t)
	ship = s.Mine("redline", here, scene.With(upgrade))
	foe, other = s.Theirs(academy, ahead(150), scene.Damaged(2)), s.Theirs(rookie, scene.At(700, 450, 180))
	if locked {
		s.Lock(ship, foe)
	}
	s.Perform(ship, 0, game.LockAction)
	s.Use(ship, "target lock")
	return s, ship, foe, other
}

func TestRedline_TwoLocksOnOneShip(t *testing.T) {
	s, ship, foe, _ := redline(t, "protontorpedoes", false)
	twice := game.ShipAs(foe.ID())
	s.Pick(foe)
	s.WantLocks(ship, twice)
	s.Use(ship, "lock it twice")
	s.WantLocks(ship, twice, twice)
	s.Done()
	s.Perform(ship, 0, game.LockAction) // no third one
	s.WantLocks(ship, twice, twice)
	s.Done()

	// Each is spent on its own: one for the torpedoes, one for the dice.
	s.AttackWith(ship, "protontorpedoes", foe)
	s.WantLocks(ship, twice)
	s.Dice("hit", "blank", "blank", "hit")
	s.Use(ship, "spend target lock")
	s.WantLocks(ship)
	s.Number(2)
	s.Number(0)
	s.Dice("blank", "blank")
	rest(s)
}

func TestRedline_OnlyOnOneShip(t *testing.T) {
	s, ship, foe, other := redline(t, "protontorpedoes", true)
	s.Pick(other)
	s.WantLocks(ship, game.ShipAs(other.ID()))
	s.Pass()
	s.WantLock(ship, foe, false)
	s.Done()
}

func TestRedline_BothLeaveWithTheShip(t *testing.T) {
	s, ship, foe, _ := redline(t, "concussionmissiles", true)
	s.Pick(foe)
	s.WantLocks(ship, game.ShipAs(foe.ID()), game.ShipAs(foe.ID()))
	s.Done()
	s.Attack(ship, foe)
	s.Dice("hit", "hit")
	s.Pass()
	s.Dice(blanks(3)...)
	s.WantDestroyed(foe)
	s.WantLocks(ship)
	s.Done()
}
