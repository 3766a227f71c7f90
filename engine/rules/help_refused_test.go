package rules_test

import (
	"testing"

	"koiogran/check/scene"
	"koiogran/engine/game"
	"koiogran/engine/rules"
)

// refused returns why a ship or a weapon of a ship is refused in the open question.
func refused(s *scene.Scene, id game.ShipID) game.Reason {
	x := s.Exec()
	q := x.Ask(s.State(), x.Waiting(s.State()).First())
	for _, r := range rules.Refused(x, q) {
		if r.Ship == id {
			return r.Why
		}
	}
	return game.Possible
}

func TestRefused_TargetWithoutALock(t *testing.T) {
	// 2e.attack.special.requirement.lock
	s := scene.Second(t)
	ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.With("protontorpedoes"))
	locked := s.Theirs("academypilot", scene.At(400, 550, 180))
	bare := s.Theirs("academypilot", scene.At(470, 560, 180))
	s.Lock(ship, locked)
	s.Engage(ship)
	s.Weapon("protontorpedoes")
	if got := refused(s, locked.ID()); got != game.Possible {
		t.Errorf("the ship with the lock is refused for reason %d", got)
	}
	if got := refused(s, bare.ID()); got != game.NoLockOnIt {
		t.Errorf("the ship without a lock: got reason %d, want %d", got, game.NoLockOnIt)
	}
	s.Pick(locked)
	s.Dice("blank", "blank", "blank", "blank")
	s.Pass() // the lock could reroll
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestRefused_TargetTooFarForTheWeapon(t *testing.T) {
	// 2e.attack.special.range-requirement: range 1-2
	s := scene.Second(t)
	ship := s.Mine("graysquadronbomber", scene.At(400, 300, 0), scene.With("ioncannonturret"))
	near := s.Theirs("academypilot", scene.At(400, 539, 180))
	far := s.Theirs("academypilot", scene.At(460, 541, 180))
	s.Engage(ship)
	s.Weapon("ioncannonturret")
	if got := refused(s, near.ID()); got != game.Possible {
		t.Errorf("the ship at range 2 is refused for reason %d", got)
	}
	if got := refused(s, far.ID()); got != game.TooFar {
		t.Errorf("the ship at range 3: got reason %d, want %d", got, game.TooFar)
	}
	s.Pick(near)
	s.Dice("blank", "blank", "blank")
	s.Dice("evade", "evade", "evade")
	s.Done()
}

func TestRefused_WeaponWithNothingInItsArc(t *testing.T) {
	// 2e.attack.target.in-arc
	s := scene.Second(t)
	shuttle := s.Mine("omicrongrouppilot", scene.At(400, 400, 0))
	s.Theirs("academypilot", scene.At(400, 600, 0))
	s.Engage(shuttle)
	if got := refused(s, shuttle.ID()); got != game.NoTarget {
		t.Errorf("the weapon behind: got reason %d, want %d", got, game.NoTarget)
	}
	s.Pass()
	s.Done()
}

func TestAttackOrNot_SaysWhyNot(t *testing.T) {
	for _, c := range []struct {
		token  game.Token
		clause string
	}{
		{game.DisarmToken, "2e.token.disarm"},
		{game.CloakToken, "2e.token.cloak.disarmed"},
		{game.FocusToken, ""}, // it has no target
	} {
		s := scene.Second(t)
		ship := s.Mine("bluesquadronescort", scene.At(400, 300, 0), scene.Tokens(c.token, 1))
		s.Theirs("academypilot", scene.At(400, 200, 0))
		s.Engage(ship)
		s.WantEvent(game.NoAttackMade, c.clause)
		s.Done()
	}
}
